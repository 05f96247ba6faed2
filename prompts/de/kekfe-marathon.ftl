# What is said in a game of Kekfe Marathon and of its twin Sabrina Stachelschwein, in German.
# $box says which of them is on the table: "cookies" with Pummel the unicorn, or "balloons" with Sabrina the porcupine.
# Texts without $box fit both: the figure, the card, the middle.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Never what lies face down in the middle, and values of cards are never printed.

title-kekfe-marathon = Kekfe-Marathon
    .also = Pummeleinhorn box=cookies; Sabrina box=balloons; Sabrina Stachelschwein box=balloons

# The two vocabularies, and counts, used inside other messages. They never stand after "mit", which wants another case.

part-figure = { $box ->
        [balloons] Sabrina
       *[cookies] Pummel
    }
part-item = { $box ->
        [balloons] Ballon
       *[cookies] Keks
    }
part-items = { $box ->
        [balloons] Ballons
       *[cookies] Kekse
    }
part-symbol = { $box ->
        [balloons] Stachelschwein
       *[cookies] Einhorn
    }
part-cards = { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { NUMBER_WORDS($cards) } Karten
    }
part-cards-left = { $cards ->
        [0] keine Karte bleibt
        [one] eine Karte bleibt
       *[other] { NUMBER_WORDS($cards) } Karten bleiben
    }
part-centre = { $centre ->
        [0] liegt keine Karte
        [one] liegt eine Karte
       *[other] liegen { NUMBER_WORDS($centre) } Karten
    }
part-total = { $box ->
        [balloons] { $total ->
            [-1] minus ein Ballon
            [one] ein Ballon
           *[other] { NUMBER_WORDS($total) } Ballons
        }
       *[cookies] { $total ->
            [-1] minus ein Keks
            [one] ein Keks
           *[other] { NUMBER_WORDS($total) } Kekse
        }
    }
part-won-with = { $unit ->
        [games] { $total ->
            [-1] minus ein Spiel
            [one] ein Spiel
           *[other] { NUMBER_WORDS($total) } Spiele
        }
        [cards] { $total ->
            [-1] minus eine Karte
            [one] eine Karte
           *[other] { NUMBER_WORDS($total) } Karten
        }
       *[values] { part-total }
    }
part-way = { $direction ->
        [clockwise] im Uhrzeigersinn
       *[counter_clockwise] gegen den Uhrzeigersinn
    }
part-value = { $value ->
        [8] eine Acht
       *[other] eine { NUMBER_WORDS($value) }
    }

# Setting up, one step at a time

setup-1 = Welche Schachtel habt ihr: das Einhorn mit den Keksen, oder das Stachelschwein mit den Ballons? Dann sagt: weiter.
    .short = Das Einhorn mit Keksen, oder das Stachelschwein mit Ballons? Dann sagt: weiter.
    .brief = Einhorn oder Stachelschwein? Weiter?
    .settles = box
setup-2 = Holt achtundzwanzig Karten, fünf Freunde für die Lücken, die Figur und den Würfel heraus. Alles da? Sagt: weiter.
    .short = Achtundzwanzig Karten, fünf Freunde, die Figur und der Würfel. Sagt: weiter.
    .brief = Karten, Freunde, Figur, Würfel. Weiter?
setup-3 = Mischt die Karten. Zu zweit bekommt ihr je acht, zu dritt sieben, zu viert sechs, zu fünft fünf. Sagt: weiter.
    .short = Zu zweit je acht Karten, zu dritt sieben, zu viert sechs, zu fünft fünf. Sagt: weiter.
    .brief = Zwei: acht, drei: sieben, vier: sechs, fünf: fünf. Weiter?
setup-4 = Legt eure Karten offen in eine Reihe, so dass alle Reihen zusammen einen Kreis machen. Sagt: weiter.
    .short = Offen in eine Reihe, alle Reihen machen einen Kreis. Sagt: weiter.
    .brief = Ein Kreis aus Reihen. Weiter?
setup-5 = Stellt in jede Lücke zwischen zwei Reihen einen Freund, und legt die anderen Karten verdeckt in die Mitte. Ist der Kreis fertig?
    .short = In jede Lücke einen Freund, die anderen Karten verdeckt in die Mitte. Ist der Kreis fertig?
    .brief = Freunde, und der Rest in die Mitte. Fertig?

# Wofür man sehen muss, und der Aufbau zum Fühlen: Form und Anzahl, und kein Zeichen, das etwas verrät

needs-eyes = Karten und Würfel brauchen Augen: Jemand sagt, was sie zeigen, oder ich würfle. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .short = Karten und Würfel brauchen Augen. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .brief = Nach Gefühl? Sagt: zum Fühlen.
touch-1 = Welche Schachtel habt ihr: das Einhorn mit den Keksen, oder das Stachelschwein mit den Ballons? Dann sagt: weiter.
    .short = Das Einhorn mit Keksen, oder das Stachelschwein mit Ballons? Dann sagt: weiter.
    .brief = Einhorn oder Stachelschwein? Weiter?
    .settles = box
touch-2 = Sucht achtundzwanzig Karten, fünf Freunde aus je zwei Teilen, die Figur und den Würfel. Alles da? Sagt: weiter.
    .short = Achtundzwanzig Karten, fünf Freunde, die Figur und der Würfel. Sagt: weiter.
    .brief = Karten, Freunde, Figur, Würfel. Weiter?
touch-3 = Punkte für die Finger kommen auf die Vorderseite, so viele wie die Karte zählt, und nie auf den Rücken. Alle Rücken bleiben gleich. Sagt: weiter.
    .short = Punkte nur auf die Vorderseiten. Alle Rücken bleiben gleich. Sagt: weiter.
    .brief = Punkte nach vorn, nie auf den Rücken. Weiter?
touch-4 = Eine Karte in der Mitte liegt verdeckt, und niemand fühlt darunter. Die anderen zu fühlen, ist kein Ziehen. Sagt: weiter.
    .short = Unter den Karten in der Mitte fühlt niemand. Sagt: weiter.
    .brief = Keine Finger unter die Mitte. Weiter?
touch-5 = Mischt die Karten. Zu zweit bekommt ihr je acht, zu dritt sieben, zu viert sechs, zu fünft fünf. Sagt: weiter.
    .short = Zu zweit je acht Karten, zu dritt sieben, zu viert sechs, zu fünft fünf. Sagt: weiter.
    .brief = Zwei: acht, drei: sieben, vier: sechs, fünf: fünf. Weiter?
touch-6 = Legt eure Karten offen in eine Reihe, Rand an Rand, so dass alle Reihen einen Kreis machen. In jede Lücke kommt ein Freund. Sagt: weiter.
    .short = Offene Reihen, Rand an Rand, und in jede Lücke im Kreis ein Freund. Sagt: weiter.
    .brief = Ein Kreis aus Reihen, mit Freunden. Weiter?
touch-7 = Die anderen Karten kommen verdeckt in die Mitte. Kann niemand den Würfel lesen, sagt im Zug: würfle du. Ist der Kreis fertig?
    .short = Die anderen Karten verdeckt in die Mitte. Würfeln kann auch ich: Sagt, würfle du. Ist der Kreis fertig?
    .brief = Der Rest in die Mitte. Fertig?

# The question of each phase

ask-setting-up = Ist der Kreis fertig?
    .short = Ist der Kreis fertig?
    .brief = Fertig?
ask-starting = Wer hat die höchste Karte mit einem { part-symbol }?
    .short = Wer hat das höchste { part-symbol }?
    .brief = Das höchste { part-symbol }?
ask-agreeing = Wer fängt an?
    .short = Wer fängt an?
    .brief = Wer fängt an?
ask-spotting = { $name }, wie viele von deinen Karten liegen links von { part-figure }?
    .short = { $name }, wie viele Karten liegen links von { part-figure }?
    .brief = Wie viele links?
ask-dictating = { $name }, von links nach rechts: Was ist die nächste Karte wert?
    .short = { $name }, die nächste Karte?
    .brief = Die nächste?
ask-facing = Wohin schaut { part-figure }: im Uhrzeigersinn, oder andersrum?
    .short = Schaut { part-figure } im Uhrzeigersinn, oder andersrum?
    .brief = Im Uhrzeigersinn?
ask-rolling = { $name }, würfle. Was zeigt der Würfel?
    .short = { $name }, würfle. Was ist es?
    .brief = { $name }.
ask-casting = Was zeigt der Würfel?
    .short = Was zeigt der Würfel?
    .brief = Der Würfel?
ask-choosing = { $name }, wie weit gehst du: eins, zwei, drei, vier oder fünf?
    .short = { $name }, wie weit?
    .brief = Wie weit?
ask-landing = { $box ->
        [balloons] Bei wem ist ein Ballon geplatzt?
       *[cookies] Bei wem hat Pummel einen Keks gefressen?
    }
    .short = Bei wem war der { part-item }?
    .brief = Bei wem?
ask-offering = { $name }, nimmst du eine Karte aus der Mitte?
    .short = { $name }, nimmst du eine Karte?
    .brief = { $name }: nimmst du eine?
ask-drawing = { $name }, deck irgendeine Karte aus der Mitte auf. Was ist sie wert?
    .short = { $name }, deck eine Karte auf. Was ist sie wert?
    .brief = Was ist sie wert?
ask-laying = { $name }, in wessen Reihe legst du sie?
    .short = { $name }, in wessen Reihe?
    .brief = Wessen Reihe?
ask-placing = { $name }, leg sie in deine Reihe, wo du willst. Links oder rechts von { part-figure }, oder an ein Ende?
    .short = { $name }, wo in deiner Reihe liegt sie?
    .brief = Wo liegt sie?
ask-inserting = { $name }, nach wie vielen Karten von links liegt sie in dieser Reihe?
    .short = { $name }, nach wie vielen Karten von links?
    .brief = Nach wie vielen?
ask-counting = { $name }, zähl deine Karten zusammen. Wie viele { part-items } sind übrig?
    .short = { $name }, wie viele { part-items } sind übrig?
    .brief = { $name }, wie viele?
ask-over = Wollt ihr eine Revanche?
    .short = Eine Revanche?
    .brief = Revanche?

# The same questions in other words

again-setting-up = Machen alle Reihen einen Kreis, mit einem Freund in jeder Lücke?
    .short = Machen alle Reihen einen Kreis?
    .brief = Der Kreis?
again-starting = Sucht das { part-symbol } auf euren Karten. Bei wem steht dort die größte Zahl?
    .short = Bei wem steht beim { part-symbol } die größte Zahl?
    .brief = Ein Name?
again-agreeing = Sagt einen Namen: Wer soll anfangen?
    .short = Sagt einen Namen.
    .brief = Ein Name?
again-spotting = { $name }, sag eine Zahl: Wie viele Karten in deiner Reihe liegen links von { part-figure }?
    .short = { $name }, eine Zahl, bitte: Wie viele links?
    .brief = Eine Zahl?
again-dictating = Sag die Zahl auf der nächsten Karte, von eins bis acht.
    .short = Eine Zahl von eins bis acht.
    .brief = Eins bis acht?
again-facing = Sagt: im Uhrzeigersinn, oder: andersrum. Im Uhrzeigersinn heißt nach links, mit dem Gesicht zur Mitte.
    .short = Sagt: nach links, oder: nach rechts.
    .brief = Links oder rechts?
again-rolling = { $name }, ist es zwei, drei, fünf, eins bis fünf, der Pfeil oder die Karte?
    .short = { $name }: zwei, drei, fünf, eins bis fünf, Pfeil oder Karte?
    .brief = Zwei, drei, fünf, Pfeil, Karte?
again-casting = Ist es zwei, drei, fünf, eins bis fünf, der Pfeil oder die Karte?
    .short = Zwei, drei, fünf, eins bis fünf, Pfeil oder Karte?
    .brief = Zwei, drei, fünf, Pfeil, Karte?
again-choosing = { $name }, sag, wie viele Karten du weitergehst, von eins bis fünf.
    .short = { $name }, eine Zahl von eins bis fünf.
    .brief = Eins bis fünf?
again-landing = Wer musste eine Karte in die Mitte legen? Sagt den Namen.
    .short = Sagt, bei wem die Karte wegkam.
    .brief = Ein Name?
again-offering = { $name }, sag: Ich nehme sie, oder: Ich lasse sie liegen.
    .short = { $name }, nehmen oder liegen lassen?
    .brief = Nehmen oder lassen?
again-drawing = { $name }, sag die Zahl auf der Karte, die du aufgedeckt hast.
    .short = { $name }, sag ihre Zahl.
    .brief = Ihre Zahl?
again-laying = { $name }, sag einen Namen: In wessen Reihe liegt die neue Karte?
    .short = { $name }, sag, wessen Reihe.
    .brief = Ein Name?
again-placing = { $name }, sag: links von { part-figure }, rechts von { part-figure }, ans linke Ende, oder ans rechte Ende.
    .short = { $name }, links oder rechts von { part-figure }, oder an welches Ende?
    .brief = Links, rechts, oder ein Ende?
again-inserting = { $name }, sag zum Beispiel: nach zwei Karten. Oder sag: ganz links.
    .short = { $name }, nach zwei Karten, zum Beispiel?
    .brief = Eine Zahl, oder ein Ende?
again-counting = { $name }, sag eine Zahl: alles auf deinen Karten zusammen.
    .short = { $name }, eine Zahl für alle deine Karten.
    .brief = Eine Zahl?

# What happens

event-circle-is-ready = Was für ein schöner Kreis!
    .short = Der Kreis ist fertig.
    .brief = Fertig.
event-starter-is-open = { $way ->
        [youngest] Dazu sagt die Regel nichts. Dann fängt an, wer am jüngsten ist.
        [next_highest] Dann vergleicht eure nächsthöchsten Karten mit dem Zeichen.
       *[ask] Dazu sagt die Regel nichts, also entscheidet ihr. Vielleicht, wer am jüngsten ist?
    }
    .short = { $way ->
        [youngest] Dann fängt an, wer am jüngsten ist.
        [next_highest] Dann vergleicht die nächsthöchsten.
       *[ask] Dann entscheidet ihr.
    }
    .brief = { $way ->
        [youngest] Wer am jüngsten ist.
        [next_highest] Vergleicht die nächsten.
       *[ask] Entscheidet ihr.
    }
event-marathon-begins = Gut, { $seat } fängt an. Diese Karte kommt verdeckt in die Mitte, und { part-figure } auf ihren Platz.
    .short = { $seat } fängt an. Die Karte kommt in die Mitte, { part-figure } auf ihren Platz.
    .brief = { $seat } fängt an.
event-spot-is-known = { $left ->
        [0] { part-figure } steht am linken Ende der Reihe von { $seat }.
        [one] { part-figure } steht da, und eine Karte liegt links davon.
       *[other] { part-figure } steht da, und { NUMBER_WORDS($left) } Karten liegen links davon.
    }
    .short = { $left ->
        [0] Keine Karte links.
        [one] Eine Karte links.
       *[other] { NUMBER_WORDS($left) } Karten links.
    }
    .brief = { $left ->
        [0] Keine links.
       *[other] { NUMBER_WORDS($left, "feminine") } links.
    }
event-row-began = Jetzt die Reihe von { $seat }, { part-cards }, von links nach rechts.
    .short = Die Reihe von { $seat }, { part-cards }.
    .brief = Die Reihe von { $seat }.
event-card-is-known = { $left ->
        [0] { NUMBER_WORDS($value) }, und die Reihe ist fertig.
       *[other] { NUMBER_WORDS($value) }, und es fehlt noch { NUMBER_WORDS($left, "feminine") }.
    }
    .short = { $left ->
        [0] { NUMBER_WORDS($value) }, und die Reihe ist fertig.
       *[other] { NUMBER_WORDS($value) }, noch { NUMBER_WORDS($left, "feminine") }.
    }
    .brief = { $left ->
        [0] { NUMBER_WORDS($value) }, fertig.
       *[other] { NUMBER_WORDS($value) }, noch { NUMBER_WORDS($left, "feminine") }.
    }
    .printed = Eine Karte ist gesagt.
event-figure-looks = { part-figure } schaut { part-way }.
    .short = { part-figure } schaut { part-way }.
    .brief = { part-way }.
event-figure-turned = { part-figure } dreht um und schaut jetzt { part-way }.
    .short = Jetzt schaut { part-figure } { part-way }.
    .brief = Jetzt { part-way }.
event-roll-turn = { $seat }, würfle.
    .short = { $seat }, würfle.
    .brief = { $seat }.
event-rolls-for = Die Reihe von { $seat } bleibt im Kreis, und { $neighbour } würfelt dafür.
    .short = { $neighbour } würfelt für die Reihe von { $seat }.
    .brief = { $neighbour } für { $seat }.
event-steps-are-free = Eins bis fünf: { $seat } darf wählen.
    .short = { $seat } darf wählen, eins bis fünf.
    .brief = { $seat } wählt.
event-figure-moves = { $steps ->
        [one] { part-figure } geht eine Karte weiter.
       *[other] { part-figure } geht { NUMBER_WORDS($steps) } Karten weiter.
    }
    .short = { $steps ->
        [one] Eine Karte weiter.
       *[other] { NUMBER_WORDS($steps) } Karten weiter.
    }
    .brief = { $steps ->
        [one] Eine Karte weiter.
       *[other] { NUMBER_WORDS($steps) } Karten weiter.
    }
event-figure-stays = { part-figure } bleibt stehen, und keine Karte geht. Würfle noch einmal!
    .short = { part-figure } bleibt stehen. Noch einmal würfeln!
    .brief = Bleibt stehen. Noch einmal!
event-something-burst = { $box ->
        [balloons] Peng!
       *[cookies] Mampf!
    }
    .short = { $box ->
        [balloons] Peng!
       *[cookies] Mampf!
    }
    .brief = { $box ->
        [balloons] Peng!
       *[cookies] Mampf!
    }
event-card-burst = { $box ->
        [balloons] Peng! Bei { $seat } platzt ein Ballon, und { part-cards-left }.
       *[cookies] Mampf! Bei { $seat } frisst Pummel einen Keks, und { part-cards-left }.
    }
    .short = { $box ->
        [balloons] Peng! Ein Ballon von { $seat }, und { part-cards-left }.
       *[cookies] Mampf! Ein Keks von { $seat }, und { part-cards-left }.
    }
    .brief = Bei { $seat }, { $cards ->
        [0] keine bleibt
       *[other] { NUMBER_WORDS($cards, "feminine") } übrig
    }.
event-burst-was = Es war { part-value }.
    .short = Es war { part-value }.
    .brief = Es war { part-value }.
    .printed = Ihre Zahl müsst ihr euch merken.
event-figure-stands = Ja, { part-figure } steht in der Reihe von { $seat }.
    .short = Ja, in der Reihe von { $seat }.
    .brief = Ja, bei { $seat }.
event-card-offered = Die Karte! { $seat } darf eine aus der Mitte nehmen oder sie liegen lassen.
    .short = { $seat } darf eine Karte nehmen oder sie lassen.
    .brief = Nehmen oder lassen.
event-card-taken = Eine Karte aus der Mitte für { $seat }, das macht jetzt { NUMBER_WORDS($cards, "feminine") }.
    .short = Eine Karte für { $seat }, jetzt { NUMBER_WORDS($cards, "feminine") }.
    .brief = Eine Karte für { $seat }.
event-card-to-lay = Eine Karte aus der Mitte für { $seat }, für irgendeine Reihe.
    .short = Eine Karte für irgendeine Reihe.
    .brief = Eine Karte für irgendeine Reihe.
event-card-goes-to = Sie kommt in die Reihe von { $seat }, das sind dort jetzt { NUMBER_WORDS($cards, "feminine") }.
    .short = In die Reihe von { $seat }, jetzt { NUMBER_WORDS($cards, "feminine") }.
    .brief = Die Reihe von { $seat }.
event-drawn-is = { $value ->
        [8] Jackpot: Es ist eine Acht!
       *[other] Es ist eine { NUMBER_WORDS($value) }.
    }
    .short = { $value ->
        [8] Jackpot: eine Acht!
       *[other] Es ist eine { NUMBER_WORDS($value) }.
    }
    .brief = { $value ->
        [8] Eine Acht!
       *[other] Eine { NUMBER_WORDS($value) }.
    }
    .printed = Die Karte liegt offen: Schaut auf ihre Zahl.
event-card-is-laid = { $place ->
        [left_of_figure] Sie liegt direkt links von { part-figure }.
        [right_of_figure] Sie liegt direkt rechts von { part-figure }.
        [left_end] Sie liegt am linken Ende der Reihe von { $seat }.
       *[right_end] Sie liegt am rechten Ende der Reihe von { $seat }.
    }
    .short = { $place ->
        [left_of_figure] Sie liegt links von { part-figure }.
        [right_of_figure] Sie liegt rechts von { part-figure }.
        [left_end] Sie liegt am linken Ende.
       *[right_end] Sie liegt am rechten Ende.
    }
    .brief = { $place ->
        [left_of_figure] Links von { part-figure }.
        [right_of_figure] Rechts von { part-figure }.
        [left_end] Am linken Ende.
       *[right_end] Am rechten Ende.
    }
event-card-is-laid-after = { $cards ->
        [0] Sie liegt in der Reihe von { $seat } ganz links als erste.
        [one] Sie liegt in der Reihe von { $seat } nach einer Karte von links.
       *[other] Sie liegt in der Reihe von { $seat } nach { NUMBER_WORDS($cards) } Karten von links.
    }
    .short = { $cards ->
        [0] Sie liegt von links als erste.
        [one] Sie liegt nach einer Karte von links.
       *[other] Sie liegt nach { NUMBER_WORDS($cards) } Karten von links.
    }
    .brief = { $cards ->
        [0] Von links als erste.
        [one] Nach einer Karte.
       *[other] Nach { NUMBER_WORDS($cards) } Karten.
    }
event-card-is-laid-between = Sie liegt zwischen der { NUMBER_WORDS($low) } und der { NUMBER_WORDS($high) }.
    .short = Sie liegt zwischen { NUMBER_WORDS($low) } und { NUMBER_WORDS($high) }.
    .brief = Zwischen { NUMBER_WORDS($low) } und { NUMBER_WORDS($high) }.
    .printed = Sie liegt zwischen zwei Karten.
event-rolls-again = { $way ->
        [arrow] Würfle noch einmal!
        [left] Sie bleibt in der Mitte. Würfle noch einmal!
        [choose] Die Mitte ist leer. Such dir eine andere Seite vom Würfel aus, und sag sie mir.
       *[roll_again] Die Mitte ist leer, also gibt es nichts zu nehmen. Würfle noch einmal!
    }
    .short = { $way ->
        [arrow] Würfle noch einmal!
        [left] Sie bleibt liegen. Würfle noch einmal!
        [choose] Die Mitte ist leer. Such dir eine andere Seite vom Würfel aus.
       *[roll_again] Die Mitte ist leer. Würfle noch einmal!
    }
    .brief = { $way ->
        [arrow] Noch einmal!
        [left] Sie bleibt. Noch einmal!
        [choose] Leer. Such eine andere Seite aus.
       *[roll_again] Leer. Würfle noch einmal!
    }
event-row-is-empty = { $box ->
        [balloons] Das war der letzte Ballon von { $seat }, also ist das Spiel aus!
       *[cookies] Das war der letzte Keks von { $seat }, also ist das Spiel aus!
    }
    .short = Das war die letzte Karte von { $seat }. Das Spiel ist aus!
    .brief = Die letzte Karte von { $seat }. Ende!
event-counting-began = Jetzt zählen alle anderen die { part-items } auf ihren Karten zusammen.
    .short = Alle anderen zählen ihre { part-items } zusammen.
    .brief = Alle anderen zählen.
event-total-is-known = { $seat } hat { NUMBER_WORDS($total) }.
    .short = { $seat } hat { NUMBER_WORDS($total) }.
    .brief = { $seat }: { NUMBER_WORDS($total) }.
event-game-ended = Spiel { NUMBER_WORDS($game) } von { NUMBER_WORDS($games) } ist aus. Punkte bis jetzt: { $rows }.
    .short = Spiel { NUMBER_WORDS($game) } ist aus. Punkte: { $rows }.
    .brief = Punkte: { $rows }.
event-praised = { $deed ->
        [richest] { $seat } hat die besten { part-items } gerettet.
        [most_cards] { $seat } hat mehr gerettet als alle anderen: { part-cards-of-praise }.
        [some_cards] { $seat } ist tapfer gelaufen und rettet { part-cards-of-praise }.
       *[gave_all] { $box ->
            [balloons] { $seat } hat für das lauteste Fest alles gegeben.
           *[cookies] { $seat } hat Pummel am besten gefüttert.
        }
    }
    .short = { $deed ->
        [richest] { $seat } hat die besten { part-items }.
        [most_cards] { $seat } hat die meisten Karten.
        [some_cards] { $seat } ist tapfer gelaufen.
       *[gave_all] { $seat } hat alles gegeben.
    }
    .brief = { $deed ->
        [richest] { $seat }: die besten { part-items }.
        [most_cards] { $seat }: die meisten Karten.
        [some_cards] { $seat }: tapfer gelaufen.
       *[gave_all] { $seat }: alles gegeben.
    }
part-cards-of-praise = { $count ->
        [one] eine Karte
       *[other] { NUMBER_WORDS($count) } Karten
    }
event-won = { $seat } gewinnt den Marathon: { part-won-with }!
    .short = { $seat } gewinnt: { part-won-with }!
    .brief = { $seat } gewinnt!
event-won-together = { $seats } gewinnen den Marathon zusammen, jeweils { part-won-with }!
    .short = { $seats } gewinnen zusammen, jeweils { part-won-with }!
    .brief = { $seats } gewinnen!
event-nobody-won = { $seats } haben jeweils { part-won-with }, also gewinnt nach eurer Hausregel niemand.
    .short = { $seats } haben gleich viel, also gewinnt niemand.
    .brief = Gleich viel: Niemand gewinnt.
event-ranking = Und das seid ihr alle. { $rows }.
    .short = { $rows }.
    .brief = { $rows }.

item-runner-ranked = { $place ->
        [0] Nach Hause gegangen
       *[other] Platz { NUMBER_WORDS($place) }
    }: { $seat }, zusammen { NUMBER_WORDS($total) }, { part-cards }
    .short = { $place ->
        [0] Nach Hause gegangen
       *[other] Platz { NUMBER_WORDS($place) }
    }: { $seat }, { NUMBER_WORDS($total) }
    .brief = { $seat } { NUMBER_WORDS($total) }
item-game-points = { $seat } { NUMBER_WORDS($points) }
item-runner-cards = { $seat }: { part-cards }
    .short = { $seat }: { part-cards }
    .brief = { $seat } { NUMBER_WORDS($cards) }
item-runner-sum = { $seat }: { part-cards }, zusammen { NUMBER_WORDS($total) }
    .short = { $seat }: { part-cards }, { NUMBER_WORDS($total) }
    .brief = { $seat } { NUMBER_WORDS($total) }
item-runner-points = { $seat }: { part-cards }, und { NUMBER_WORDS($points) } aus den Spielen davor
    .short = { $seat }: { part-cards }, davor { NUMBER_WORDS($points) }
    .brief = { $seat } { NUMBER_WORDS($points) }
item-seat-ahead = { NUMBER_WORDS($steps) }: { $seat }
item-seat-and-value-ahead = { NUMBER_WORDS($steps) }: { $seat }, { part-value }

# Story

story-opening = Auf die Plätze! Rund und rund im Kreis geht es, und keine Karte ist sicher.
    .alt1 = Hört gut zu: Heute geht der große Marathon um euren Tisch.
    .alt2 = Sind die Schuhe zugebunden? Gleich fängt der Marathon an.
story-start-cookies = Pummel riecht Kekse und galoppiert los!
    .short = Pummel galoppiert los!
    .brief = Los geht es!
story-start-balloons = Sabrina eilt zum Fest. Vorsicht, Stacheln!
    .short = Sabrina eilt los!
    .brief = Los geht es!
story-one-left-cookies = Ein letzter Keks! Pummel riecht ihn schon.
    .short = Ein letzter Keks!
    .brief = Noch einer!
story-one-left-balloons = Ein letzter Ballon! Haltet ihn gut fest.
    .short = Ein letzter Ballon!
    .brief = Noch einer!
story-next-game-cookies = Pummel hat wieder Hunger. Mischt alle Karten!
    .short = Mischt alle Karten für das nächste Spiel!
    .brief = Neu mischen!
story-next-game-balloons = Das nächste Fest fängt an. Blast neue Ballons auf, und mischt alle Karten!
    .short = Mischt alle Karten für das nächste Spiel!
    .brief = Neu mischen!
story-cheer = Hurra!
    .alt1 = Ein Leckerbissen aus der Mitte!
    .alt2 = Was für ein Glück!
    .alt3 = Prächtig!
    .alt4 = Oh, eine Überraschung!
    .alt5 = Wunderbar!
    .alt6 = Tada!
    .alt7 = Noch eine für dich!
    .alt8 = Bravo!
    .alt9 = Das hilft!
story-comfort = Oje.
    .alt1 = Was für ein Lauf!
    .alt2 = Trotzdem gut gelaufen.
    .alt3 = So ist das beim Marathon.
    .alt4 = Wie schade.
    .alt5 = Kopf hoch.
    .alt6 = Macht nichts.
    .alt7 = Alles weg!
event-story-told = { $beat ->
        [start-cookies] { story-start-cookies }
        [start-balloons] { story-start-balloons }
        [one-left-cookies] { story-one-left-cookies }
        [one-left-balloons] { story-one-left-balloons }
        [next-game-cookies] { story-next-game-cookies }
       *[next-game-balloons] { story-next-game-balloons }
    }
    .short = { $beat ->
        [start-cookies] { story-start-cookies.short }
        [start-balloons] { story-start-balloons.short }
        [one-left-cookies] { story-one-left-cookies.short }
        [one-left-balloons] { story-one-left-balloons.short }
        [next-game-cookies] { story-next-game-cookies.short }
       *[next-game-balloons] { story-next-game-balloons.short }
    }
    .brief = { $beat ->
        [start-cookies] { story-start-cookies.brief }
        [start-balloons] { story-start-balloons.brief }
        [one-left-cookies] { story-one-left-cookies.brief }
        [one-left-balloons] { story-one-left-balloons.brief }
        [next-game-cookies] { story-next-game-cookies.brief }
       *[next-game-balloons] { story-next-game-balloons.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-cards-in-rows = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-in-centre = { $cards ->
        [0] Die Mitte ist leer.
        [one] In der Mitte liegt eine Karte verdeckt.
       *[other] In der Mitte liegen { NUMBER_WORDS($cards) } Karten verdeckt.
    }
    .short = { $cards ->
        [0] Keine: Die Mitte ist leer.
       *[other] { part-cards } in der Mitte.
    }
    .brief = { $cards ->
        [0] Keine.
       *[other] { NUMBER_WORDS($cards, "feminine") }.
    }
answer-on-the-table = Im Kreis liegen { NUMBER_WORDS($circle) } Karten, und in der Mitte { part-centre } verdeckt.
    .short = Im Kreis { NUMBER_WORDS($circle) }, in der Mitte { NUMBER_WORDS($centre, "feminine") }.
    .brief = { NUMBER_WORDS($circle) } und { NUMBER_WORDS($centre, "feminine") }.
answer-looks-towards = { part-figure } schaut { part-way }, zur Reihe von { $seat }.
    .short = { part-way }, zu { $seat }.
    .brief = Zu { $seat }.
answer-card-ahead = { $steps ->
        [one] Eine Karte weiter liegt eine von { $seat }.
       *[other] { NUMBER_WORDS($steps) } Karten weiter liegt eine von { $seat }.
    }
    .short = Eine von { $seat }.
    .brief = Von { $seat }.
answer-value-ahead = { $steps ->
        [one] Eine Karte weiter liegt eine von { $seat }, { part-value }.
       *[other] { NUMBER_WORDS($steps) } Karten weiter liegt eine von { $seat }, { part-value }.
    }
    .short = Eine von { $seat }, { part-value }.
    .brief = { $seat }, { part-value }.
    .printed = Eine von { $seat }.
answer-cards-ahead = Voraus liegen: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-values-ahead = Voraus liegen: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
    .printed = Was voraus liegt, ist gesagt.
answer-row-values = Die Karten von { $seat }, von links nach rechts: { $values }.
    .short = { $seat }, von links nach rechts: { $values }.
    .brief = { $values }.
    .printed = Die Karten von { $seat } sind gesagt.
answer-game-number = { $games ->
        [one] Ihr spielt ein Spiel.
       *[other] Das ist Spiel { NUMBER_WORDS($game) } von { NUMBER_WORDS($games) }.
    }
    .short = { $games ->
        [one] Ein Spiel.
       *[other] Spiel { NUMBER_WORDS($game) } von { NUMBER_WORDS($games) }.
    }
    .brief = { $games ->
        [one] Ein Spiel.
       *[other] Spiel { NUMBER_WORDS($game) }.
    }
answer-empty-row = Bei { $seat } ist der letzte { part-item } weg, also ist das Spiel aus.
    .short = Die Reihe von { $seat } ist leer.
    .brief = Die von { $seat }.

# Why something cannot be

refused-which-way = Daran erkenne ich die Richtung nicht. Ist es im Uhrzeigersinn, oder andersrum?
    .short = Im Uhrzeigersinn, oder andersrum?
    .brief = Im Uhrzeigersinn?
refused-stands-elsewhere = Nach meiner Zählung steht { part-figure } in der Reihe von { $seat }. Stimmt das nicht, sagt: rückgängig.
    .short = Nach meiner Zählung in der Reihe von { $seat }. Sonst sagt: rückgängig.
    .brief = Ich habe { $seat }. Rückgängig?
refused-more-cards-left = Nach meiner Zählung hat { $seat } noch { part-cards }. Bei wem war die Karte?
    .short = Bei { $seat } liegt noch etwas: { part-cards }. Bei wem war es?
    .brief = { $seat } hat noch { part-cards }. Bei wem?
refused-centre-holds = Nach meiner Zählung { part-centre } in der Mitte. Was zeigt der Würfel?
    .short = Nach meiner Zählung { part-centre } in der Mitte.
    .brief = In der Mitte { part-centre }.
refused-must-take = Nach den Regeln muss die Karte genommen werden. Nimm sie bitte.
    .short = Sie muss genommen werden.
    .brief = Du musst sie nehmen.
refused-whose-row = In wessen Reihe kommt sie? Sag mir das bitte zuerst.
    .short = Zuerst bitte, wessen Reihe.
    .brief = Wessen Reihe?
refused-where-in-own-row = Sie kommt in deine eigene Reihe. Wo liegt sie dort?
    .short = Deine eigene Reihe. Wo dort?
    .brief = Wo in deiner Reihe?
refused-one-to-five-steps = { $least ->
        [0] Es können null bis fünf Karten sein. Wie weit ist es?
       *[1] Es können eins bis fünf Karten sein. Wie weit ist es?
    }
    .short = { $least ->
        [0] Null bis fünf. Wie weit?
       *[1] Eins bis fünf. Wie weit?
    }
    .brief = { $least ->
        [0] Null bis fünf?
       *[1] Eins bis fünf?
    }
refused-beside-figure = Genau da steht { part-figure }. Liegt die Karte links oder rechts davon?
    .short = Links oder rechts von { part-figure }?
    .brief = Links oder rechts?
refused-no-such-pair = Solche Nachbarn kenne ich in der Reihe nicht. Nach wie vielen Karten von links liegt sie?
    .short = Solche Nachbarn kenne ich nicht. Nach wie vielen Karten von links?
    .brief = Keine solchen Nachbarn. Wo?
refused-no-such-total = Bei so vielen Karten muss es { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) } sein: { part-cards }. Zählt bitte noch einmal.
    .short = Es muss { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) } sein. Noch einmal?
    .brief = { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) }. Noch einmal?
refused-another-counts = Erst { $seat }, bitte. Wie viele sind es?
    .short = Erst { $seat }. Wie viele?
    .brief = Erst { $seat }.
refused-cards-not-known = Das hat mir niemand gesagt. Schaut bitte selbst, oder lasst jemanden schauen.
    .short = Das hat mir niemand gesagt. Schaut bitte.
    .brief = Das weiß ich nicht.

# One-key answers. The die's are in an order in which two, three and five have their own number.

choice-starter-named = fängt an
choice-starter-tied = mehrere haben sie
choice-facing-told-clockwise = im Uhrzeigersinn
choice-facing-told-counter-clockwise = andersrum
choice-rolled-one-to-five = eins bis fünf
choice-rolled-two = zwei
choice-rolled-three = drei
choice-rolled-arrow = Pfeil
choice-rolled-five = fünf
choice-rolled-card = Karte
choice-host-rolls = würfle du
choice-landed = Karte
choice-took-card = nehmen
choice-left-card = liegen lassen
choice-laid-in-row = Reihe
choice-laid-left-of-figure = links von der Figur
choice-laid-right-of-figure = rechts von der Figur
choice-laid-left-end = linkes Ende
choice-laid-right-end = rechtes Ende

# What goes back where after undo; never a number

undone-set-up = Zurück zum Aufbauen.
undone-starter-named = { $seat } fängt doch nicht an. Die Karte kommt wieder offen dahin, wo die Figur stand.
undone-starter-tied = Zurück zur höchsten Karte.
undone-spot-told = Zurück zur Frage, wo die Figur steht.
undone-cards-told = Diese Karten sind nicht gesagt.
undone-facing-told = Die Figur schaut noch nirgendwohin.
undone-looks-to = Die Figur schaut noch nirgendwohin.
undone-rolled = { $face ->
        [arrow] Die Figur dreht wieder um.
        [card] Eine Karte, die genommen wurde, kommt verdeckt in die Mitte zurück.
        [one_to_five] Zurück zum Würfeln.
       *[other] Die Figur geht zurück. Wurde eine Karte umgedreht, kommt sie wieder offen hin.
    }
undone-stepped = Die Figur geht zurück. Wurde eine Karte umgedreht, kommt sie wieder offen hin.
undone-popped = Zurück zum Würfeln.
undone-landed = Die Figur geht zurück. Wurde eine Karte umgedreht, kommt sie wieder offen hin.
undone-last-burst = Die Figur geht zurück, und die letzte Karte kommt wieder offen hin.
undone-took-card = Diese Karte kommt verdeckt in die Mitte zurück.
undone-left-card = Zurück zu dieser Karte in der Mitte.
undone-laid-in-row = Die Karte kommt wieder in die Hand.
undone-drew = Diese Karte kommt verdeckt in die Mitte zurück.
undone-laid = Die Karte kommt wieder in die Hand.
undone-laid-after = Die Karte kommt wieder in die Hand.
undone-laid-between = Die Karte kommt wieder in die Hand.
undone-no-card-left = Zurück zum Würfeln.
undone-counted = Diese Summe ist vergessen.

# How the table stood, to build it up again

put-back-rolling = In der Mitte { part-centre } verdeckt. In der Reihe von { $name } steht { part-figure } und schaut { part-way }.
    .short = In der Mitte { part-centre }. Bei { $name } steht { part-figure } und schaut { part-way }.
    .brief = In der Mitte { part-centre }.
put-back-landing = In der Mitte { part-centre } verdeckt. { part-figure } ist aus der Reihe von { $name } losgelaufen.
    .short = In der Mitte { part-centre }. Von { $name } ist { part-figure } weg.
    .brief = In der Mitte { part-centre }.
put-back-choosing = In der Mitte { part-centre } verdeckt. In der Reihe von { $name } steht { part-figure } und schaut { part-way }.
    .short = In der Mitte { part-centre }. Bei { $name } steht { part-figure }.
    .brief = In der Mitte { part-centre }.
put-back-offering = In der Mitte { part-centre } verdeckt, und { $name } darf eine nehmen.
    .short = In der Mitte { part-centre }, und { $name } darf eine nehmen.
    .brief = In der Mitte { part-centre }.
put-back-laying = In der Mitte { part-centre } verdeckt, und { $name } muss noch eine Karte legen.
    .short = In der Mitte { part-centre }, und eine ist in der Hand.
    .brief = In der Mitte { part-centre }.
put-back-inserting = In der Mitte { part-centre } verdeckt, und { $name } muss noch eine Karte legen.
    .short = In der Mitte { part-centre }, und eine ist in der Hand.
    .brief = In der Mitte { part-centre }.
put-back-placing = In der Mitte { part-centre } verdeckt, und { $name } muss noch eine Karte legen.
    .short = In der Mitte { part-centre }, und eine ist in der Hand.
    .brief = In der Mitte { part-centre }.
put-back-drawing = In der Mitte { part-centre } verdeckt, und { $name } muss noch eine Karte legen.
    .short = In der Mitte { part-centre }, und eine ist in der Hand.
    .brief = In der Mitte { part-centre }.

# House rules

house-rule-box-cookies = Ihr habt das Einhorn: Pummel läuft und frisst Kekse.
house-rule-box-balloons = Ihr habt das Stachelschwein: Sabrina läuft, und Ballons platzen.
house-rule-help-counts = Ich weiß, wie viele Karten ihr habt, und ihr sagt mir, bei wem eine wegkommt.
house-rule-help-ring = Ich weiß, welche Karte wo liegt, und sage, wo die Figur landet.
house-rule-help-full = Ich weiß, welche Karte wo liegt und was sie wert ist, und zähle für euch zusammen.
house-rule-count-values = Es zählen die Zahlen auf den Karten.
house-rule-count-cards = Es zählen nur die Karten, egal, was darauf steht.
house-rule-games-one = Ihr spielt ein Spiel.
house-rule-games-three = Ihr spielt drei Spiele, und alles wird zusammengezählt.
house-rule-games-three-by-wins = Ihr spielt drei Spiele, und wer die meisten gewinnt, gewinnt.
house-rule-starter-ask = Sind die höchsten Karten gleich, entscheidet ihr, wer anfängt.
house-rule-starter-youngest = Sind die höchsten Karten gleich, fängt an, wer am jüngsten ist.
house-rule-starter-next-highest = Sind die höchsten Karten gleich, vergleicht ihr die nächsthöchsten.
house-rule-direction-starter = Wer anfängt, sagt, wohin die Figur schaut.
house-rule-direction-table = Ihr sagt zusammen, wohin die Figur schaut.
house-rule-direction-chance = Ich lose aus, wohin die Figur schaut.
house-rule-zero-steps-no = Bei eins bis fünf geht die Figur mindestens eine Karte weiter.
house-rule-zero-steps-yes = Bei eins bis fünf darf die Figur auch stehen bleiben. Sag: null Schritte. Dann würfelst du noch einmal.
house-rule-taking-must = Zeigt der Würfel die Karte, muss man eine aus der Mitte nehmen.
house-rule-taking-may = Zeigt der Würfel die Karte, nimmst du eine oder sagst: Ich lasse sie liegen. Dann würfelst du noch einmal.
house-rule-laying-own-row = Eine Karte aus der Mitte kommt in die eigene Reihe.
house-rule-laying-anywhere = Eine Karte aus der Mitte darf überall im Kreis liegen. Ihr sagt mir, in wessen Reihe.
house-rule-empty-centre-roll-again = Ist die Mitte leer, heißt die Karte auf dem Würfel nur: noch einmal würfeln.
house-rule-empty-centre-choose = Ist die Mitte leer, darf man sich bei der Karte auf dem Würfel eine andere Seite aussuchen.
house-rule-tie-shared = Bei Gleichstand gewinnt ihr zusammen.
house-rule-tie-more-cards = Bei Gleichstand gewinnen mehr Karten.
house-rule-tie-nobody = Bei Gleichstand gewinnt niemand.
house-rule-last-burst-nothing = Bei drei Spielen bringt eine leere Reihe keine Punkte und kostet auch keine.
house-rule-last-burst-minus = Bei drei Spielen kostet die letzte Karte so viele Punkte wie das kleinste Ergebnis der anderen. Zählt ihr Siege, kostet sie einen Sieg.

# The rules of this moment

rule-now-setting-up = Alle haben eine Reihe offener Karten, und alle Reihen machen einen Kreis, mit einem Freund in jeder Lücke. Der Rest liegt verdeckt in der Mitte.
rule-now-starting = Wer die höchste Karte mit dem Zeichen hat, legt sie verdeckt in die Mitte und stellt die Figur auf ihren Platz.
rule-now-agreeing = Die höchsten Karten sind gleich, und die Regel sagt nicht, wer anfängt. Also entscheidet ihr.
rule-now-spotting = Ich muss nur wissen, wo in der Reihe die Figur steht, damit ich zählen kann.
rule-now-dictating = Sagt mir alle Karten, jede Reihe von links nach rechts, damit ich für euch zählen kann.
rule-now-facing = Die Figur schaut im Kreis in eine Richtung. Dahin läuft sie, bis ein Pfeil sie umdreht.
rule-now-rolling = Bei zwei, drei und fünf geht die Figur so viele Karten weiter. Bei eins bis fünf wählst du. Der Pfeil dreht sie um, die Karte nimmt eine aus der Mitte, und dann würfelst du noch einmal.
rule-now-casting = Ich würfle für euch, und was der Würfel zeigt, gilt wie jeder andere Wurf.
rule-now-choosing = Geh eine, zwei, drei, vier oder fünf Karten weiter, wie du willst. Nur Karten zählen, nicht die Lücken.
rule-now-landing = Die Karte, auf die die Figur kommt, wandert verdeckt in die Mitte, und die Figur steht auf ihrem Platz. Als Nächstes würfelt, wem die Reihe gehört.
rule-now-offering = Nimm eine Karte aus der Mitte, oder lass sie liegen. Vorher schaut niemand nach. Dann würfle noch einmal.
rule-now-drawing = Deck eine Karte aus der Mitte auf. Sie gehört dir, egal, was sie wert ist.
rule-now-laying = Leg die neue Karte in irgendeine Reihe im Kreis, auch in deine eigene. Dann würfle noch einmal.
rule-now-placing = Leg die neue Karte irgendwo in deine Reihe, auch neben die Figur oder an ein Ende. Dann würfle noch einmal.
rule-now-inserting = Leg die neue Karte irgendwo in diese Reihe, und zähl vom linken Ende, so wie ihr Spieler sie sieht. Dann würfle noch einmal.
rule-now-counting = Wer keine Karte mehr hat, zählt nichts. Alle anderen zählen die Zahlen auf ihren Karten zusammen.
rule-now-over = Die höchste Summe gewinnt.

# Rules by topic: what must be done when ...

rule-goal = Behaltet möglichst viel auf euren Karten, bis jemand die letzte verliert.
    .short = Behaltet am Ende am meisten.
    .brief = Am meisten gewinnt.
rule-faces = Zwei, drei und fünf gehen weiter. Bei eins bis fünf wählst du. Der Pfeil dreht um, die Karte nimmt eine aus der Mitte.
    .short = Zahlen gehen, der Pfeil dreht um, die Karte nimmt eine.
    .brief = Gehen, drehen oder nehmen.
rule-spot = Gezählt werden nur Karten. Der Platz, den die Figur verlässt, schließt sich und zählt nicht.
    .short = Nur Karten zählen, nicht der Platz.
    .brief = Nur Karten zählen.
rule-markers = Freunde und Lücken zwischen den Reihen werden nicht gezählt, nur Karten.
    .short = Freunde werden nicht gezählt.
    .brief = Nur Karten zählen.
rule-wrap = Sind es weniger Karten als Schritte, geh im Kreis weiter.
    .short = Geh im Kreis weiter.
    .brief = Im Kreis weiter.
rule-highest-tied = Sind die höchsten Karten gleich, oder hat niemand eine, sagt die Regel nichts. Entscheidet ihr. Vielleicht, wer am jüngsten ist?
    .short = Die Regel sagt nichts. Entscheidet ihr.
    .brief = Entscheidet ihr.
rule-where-to-lay = Irgendwo in deine Reihe: zwischen Karten, an ein Ende oder neben die Figur. Eine Reihe geht von Freund zu Freund.
    .short = Irgendwo in deine Reihe, von Freund zu Freund.
    .brief = Irgendwo in deine Reihe.
rule-last-card = Wer die letzte Karte verliert, zählt nichts. Alle anderen zählen, und zu zweit gewinnt, wer noch Karten hat.
    .short = Die leere Reihe zählt nichts. Alle anderen zählen.
    .brief = Sie zählt nichts.
rule-again = Nach Pfeil oder Karte würfelst du noch einmal, so oft es kommt.
    .short = Du würfelst jedes Mal noch einmal.
    .brief = Noch einmal würfeln.
rule-no-zero = Eins bis fünf heißt: mindestens eine Karte.
    .short = Mindestens eine Karte.
    .brief = Mindestens eine.
rule-must-take = Ja, die Karte muss genommen werden, auch eine niedrige.
    .short = Ja, sie muss genommen werden.
    .brief = Ja.
rule-own-row = Dann ist deine eigene Karte weg, und du würfelst noch einmal, denn die Figur steht ja in deiner Reihe.
    .short = Deine Karte ist weg, und du würfelst noch einmal.
    .brief = Du würfelst noch einmal.
rule-looking = Die Karte lag offen, also haben alle sie gesehen. Dann kommt sie verdeckt in die Mitte.
    .short = Alle haben sie gesehen. Dann kommt sie verdeckt weg.
    .brief = Alle haben sie gesehen.
rule-peeking = Niemand schaut Karten in der Mitte an. Nur die genommene wird aufgedeckt.
    .short = Nicht gucken. Nur die genommene wird aufgedeckt.
    .brief = Nicht gucken.
rule-deal = Zu zweit bekommt ihr je acht Karten, zu dritt sieben, zu viert sechs, und zu fünft fünf.
    .short = Zu zweit acht, zu dritt sieben, zu viert sechs, zu fünft fünf.
    .brief = Acht, sieben, sechs, fünf.
rule-variant = Für die Kleinen zählt nur, wie viele Karten es sind. Wer anfängt, bleibt gleich.
    .short = Nur die Zahl der Karten zählt.
    .brief = Zählt die Karten.
rule-marathon = Spielt drei Spiele, und zählt alles zusammen. Eine leere Reihe bringt nichts.
    .short = Drei Spiele, zusammengezählt.
    .brief = Drei Spiele zusammen.
rule-who-is-next = Als Nächstes würfelt, in wessen Reihe die Figur steht. Reihum geht es nicht.
    .short = In wessen Reihe die Figur steht.
    .brief = Die Reihe mit der Figur.
rule-centre-empty = Ist die Mitte leer, gibt es nichts zu nehmen, und du würfelst noch einmal.
    .short = Es gibt nichts zu nehmen. Würfle noch einmal.
    .brief = Würfle noch einmal.
rule-centre-empty-choose = Ist die Mitte leer, suchst du dir eine andere Seite vom Würfel aus.
    .short = Du suchst eine andere Seite vom Würfel aus.
    .brief = Eine andere Seite.
rule-tie = Bei Gleichstand gewinnt ihr zusammen.
    .short = Ihr gewinnt zusammen.
    .brief = Zusammen.
rule-tie-more-cards = Bei Gleichstand gewinnen mehr Karten.
    .short = Mehr Karten gewinnen.
    .brief = Mehr Karten.
rule-tie-nobody = Bei Gleichstand gewinnt niemand.
    .short = Niemand gewinnt.
    .brief = Niemand.
rule-first-direction = Wer anfängt, sagt, wohin die Figur zuerst schaut.
    .short = Wer anfängt.
    .brief = Wer anfängt.
rule-first-direction-table = Ihr sagt zusammen, wohin die Figur zuerst schaut.
    .short = Ihr sagt es zusammen.
    .brief = Alle zusammen.
rule-first-direction-chance = Ich lose aus, wohin die Figur zuerst schaut.
    .short = Ich lose es aus.
    .brief = Ich lose aus.
answer-rule-told = { $topic ->
        [centre-empty] { rule-centre-empty }
        [centre-empty-choose] { rule-centre-empty-choose }
        [tie] { rule-tie }
        [tie-more-cards] { rule-tie-more-cards }
        [tie-nobody] { rule-tie-nobody }
        [first-direction-table] { rule-first-direction-table }
        [first-direction-chance] { rule-first-direction-chance }
       *[first-direction] { rule-first-direction }
    }
    .short = { $topic ->
        [centre-empty] { rule-centre-empty.short }
        [centre-empty-choose] { rule-centre-empty-choose.short }
        [tie] { rule-tie.short }
        [tie-more-cards] { rule-tie-more-cards.short }
        [tie-nobody] { rule-tie-nobody.short }
        [first-direction-table] { rule-first-direction-table.short }
        [first-direction-chance] { rule-first-direction-chance.short }
       *[first-direction] { rule-first-direction.short }
    }
    .brief = { $topic ->
        [centre-empty] { rule-centre-empty.brief }
        [centre-empty-choose] { rule-centre-empty-choose.brief }
        [tie] { rule-tie.brief }
        [tie-more-cards] { rule-tie-more-cards.brief }
        [tie-nobody] { rule-tie-nobody.brief }
        [first-direction-table] { rule-first-direction-table.brief }
        [first-direction-chance] { rule-first-direction-chance.brief }
       *[first-direction] { rule-first-direction.brief }
    }
