# What is said in a game of Knusperhexe, in German.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Never what players must remember: not what lies on the roof, not what lies
# under the top of a pile. What a card shows is said once (.printed leaves it out).

title-knusperhexe = Knusperhexe

# Counts and sweets, used inside other messages. Sweets stand without an article, so that none has to fit.

part-cards = { $cards ->
        [0] keine Karte
        [one] eine Karte
       *[other] { NUMBER_WORDS($cards) } Karten
    }
part-roof = { $roof ->
        [0] keine Karte
        [one] eine Karte
       *[other] { NUMBER_WORDS($roof) } Karten
    }
part-candies = { $candies ->
        [0] kein Bonbon
        [one] ein Bonbon
       *[other] { NUMBER_WORDS($candies) } Bonbons
    }
part-sticks = { $sticks ->
        [0] keine Zuckerstange
        [one] eine Zuckerstange
       *[other] { NUMBER_WORDS($sticks) } Zuckerstangen
    }
part-sweet = { $sweet ->
        [gummy-bear] Gummibärchen
        [chocolate-bar] Schokoriegel
        [lollipop] Lolli
        [sugar-stick] Zuckerstange
        [licorice] Lakritze
        [caramel] Karamell
        [jelly-bean] Geleebohne
        [marshmallow] Mäusespeck
        [peppermint] Pfefferminz
        [gingerbread-heart] Lebkuchenherz
        [chewing-gum] Kaugummi
        [wrapped-candy] Bonbon
       *[other] { $sweet }
    }

# Setting up, one step at a time

setup-1 = Holt fünf Bonbons, zehn Lebkuchenkarten und sechsunddreißig Kekskarten aus der Schachtel. Ist alles da? Sagt: weiter.
    .short = Fünf Bonbons, zehn Lebkuchenkarten, sechsunddreißig Kekskarten. Alles da? Sagt: weiter.
    .brief = Fünf, zehn und sechsunddreißig. Weiter?
setup-2 = Stellt den Deckel in den Boden der Schachtel. Ringsum bleibt ein Spalt offen. Sagt: weiter.
    .short = Der Deckel in den Boden, mit einem Spalt ringsum. Sagt: weiter.
    .brief = Deckel in den Boden. Weiter?
setup-3 = Steckt die zehn Lebkuchenkarten aufrecht in den Spalt: Das sind die Wände. Sagt: weiter.
    .short = Die zehn Lebkuchenkarten in den Spalt, als Wände. Sagt: weiter.
    .brief = Zehn Wände. Weiter?
setup-4 = Auf den Kekskarten sind vier Sorten Süßigkeiten. Nennt sie einzeln, zum Beispiel: Gummibärchen. Oder sagt: weiter.
    .short = Welche vier Süßigkeiten sind es? Nennt noch eine, oder sagt: weiter.
    .brief = Noch eine Süßigkeit, oder weiter?
setup-5 = Jetzt das Dach, Keks nach oben. Legt auf jede Ecke vom Haus eine Karte. Sagt: weiter.
    .short = Keks nach oben, auf jede Ecke eine Karte. Sagt: weiter.
    .brief = Vier Ecken. Weiter?
setup-6 = Legt weitere Karten an den Rand, von Ecke zu Ecke, bis er hält. Sagt: weiter.
    .short = Weitere Karten an den Rand, bis er hält. Sagt: weiter.
    .brief = Der Rand. Weiter?
setup-7 = Legt die anderen Karten über die offene Mitte, alle sechsunddreißig, ohne Lücke. Sagt: weiter.
    .short = Alle anderen über die Mitte, ohne Lücke. Sagt: weiter.
    .brief = Die Mitte, ohne Lücke. Weiter?
setup-8 = Legt die fünf Bonbons neben das Haus. Ist das Dach fertig?
    .short = Die fünf Bonbons neben das Haus. Ist das Dach fertig?
    .brief = Fünf Bonbons. Fertig?

# Wofür man sehen muss, und der Aufbau zum Fühlen: Form und Anzahl, und kein Zeichen, das etwas verrät

needs-eyes = Eines braucht Augen: welche Süßigkeit auf der genommenen Karte ist. Jemand sagt es an. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .short = Welche Süßigkeit eine Karte zeigt, braucht Augen. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .brief = Nach Gefühl? Sagt: zum Fühlen.
touch-1 = Sucht fünf Bonbons aus Holz, zehn Lebkuchenkarten und sechsunddreißig Kekskarten: zwei Formen von Karten. Alles da? Sagt: weiter.
    .short = Fünf Bonbons, zehn Karten für die Wände, sechsunddreißig für das Dach. Alles da? Sagt: weiter.
    .brief = Fünf, zehn und sechsunddreißig. Weiter?
touch-2 = Die Schachtel dreht sich nie. Eine Wäscheklammer zeigt, wo vorne ist, von da zählt ihr. Fühlen ist kein Ziehen. Sagt: weiter.
    .short = Eine Wäscheklammer zeigt, wo vorne ist. Die Schachtel dreht sich nie. Sagt: weiter.
    .brief = Die Klammer nach vorne. Weiter?
touch-3 = Klebt auf die Keksseite jeder Kekskarte einen kleinen Punkt, bei allen gleich. Nie auf die Süßigkeit: Das würde man fühlen. Sagt: weiter.
    .short = Ein Punkt auf jede Keksseite, bei allen gleich, und keiner auf die Süßigkeiten. Sagt: weiter.
    .brief = Punkte auf die Kekse. Weiter?
touch-4 = Auf der anderen Seite sind vier Sorten Süßigkeiten. Wer sehen kann, nennt sie einzeln. Oder sagt: weiter.
    .short = Welche vier Süßigkeiten sind es? Nennt noch eine, oder sagt: weiter.
    .brief = Noch eine Süßigkeit, oder weiter?
touch-5 = Stellt den Deckel in den Boden und fühlt den Spalt ringsum. Steckt die zehn Lebkuchenkarten aufrecht hinein. Sagt: weiter.
    .short = Der Deckel in den Boden, und zehn Wände in den Spalt ringsum. Sagt: weiter.
    .brief = Deckel, zehn Wände. Weiter?
touch-6 = Punkt nach oben: Legt auf jede Ecke eine Kekskarte, dann weitere an die Ränder, bis der Rand hält. Sagt: weiter.
    .short = Punkt nach oben, erst die Ecken, dann die Ränder. Sagt: weiter.
    .brief = Ecken und Ränder, Punkt oben. Weiter?
touch-7 = Legt alle anderen über die Mitte, bis die flache Hand keine Lücke findet. Die Bonbons liegen daneben. Ist das Dach fertig?
    .short = Alle anderen über die Mitte, ohne Lücke. Ist das Dach fertig?
    .brief = Die Mitte, ohne Lücke. Fertig?

# The question of each phase

ask-setting-up = Ist das Dach fertig?
    .short = Ist das Dach fertig?
    .brief = Fertig?
ask-starting = { $round ->
        [1] Wer hat zuletzt Kekse gegessen?
       *[other] Wer hat diesmal zuletzt Kekse gegessen?
    }
    .short = Wer hat zuletzt Kekse gegessen?
    .brief = Wer hat zuletzt gegessen?
ask-agreeing = Wer von euch ist am jüngsten?
    .short = Wer ist am jüngsten?
    .brief = Am jüngsten?
ask-taking = { $mine ->
        [0] { $name }, du bist dran: Nimm eine Karte vom Dach und dreh sie um. Was ist es?
       *[other] { $name }, du bist dran: Nimm eine Karte. Etwas Neues, oder das Gleiche wie auf deinem Stapel?
    }
    .short = { $mine ->
        [0] { $name }, nimm deine erste Karte. Was ist es?
       *[other] { $name }, nimm eine Karte. Etwas Neues, oder das Gleiche?
    }
    .brief = { $name }.
ask-holding = { $name }, vergleich sie mit deinem Stapel. Etwas Neues, oder das Gleiche?
    .short = { $name }, etwas Neues, oder das Gleiche?
    .brief = Neu, oder das Gleiche?
ask-returning = { $name }, leg sie zurück aufs Dach, Keks nach oben. Hält das Dach?
    .short = { $name }, leg sie zurück, Keks nach oben. Hält es?
    .brief = Hält es?
ask-doubting = Ist das Dach eingestürzt?
    .short = Ist das Dach eingestürzt?
    .brief = Eingestürzt?
ask-blaming = { $bump ->
        [whose_turn] Ist das Dach wirklich eingestürzt?
       *[other] Das Dach ist eingestürzt. War es { $name }?
    }
    .short = { $bump ->
        [whose_turn] Ist es wirklich eingestürzt?
       *[other] War es { $name }?
    }
    .brief = { $bump ->
        [whose_turn] Wirklich eingestürzt?
       *[other] { $name }?
    }
ask-naming = Wer war es dann: ein Name, oder niemand?
    .short = Wer war es: ein Name, oder niemand?
    .brief = Wer war es?
ask-repairing = Legt die gefallenen Karten wieder aufs Dach, Keks nach oben. Ist das Dach fertig?
    .short = Legt die Karten wieder aufs Dach. Ist es fertig?
    .brief = Dach fertig?
ask-counting = { $sugar_sticks ->
        [stick_cards] { $name }, sieh deinen Stapel durch. Wie viele Karten zeigen eine Zuckerstange?
       *[other] { $name }, sieh deinen Stapel durch. Wie viele Zuckerstangen sind auf deinen Karten?
    }
    .short = { $sugar_sticks ->
        [stick_cards] { $name }, wie viele Karten mit Zuckerstange?
       *[other] { $name }, wie viele Zuckerstangen?
    }
    .brief = { $name }, wie viele?
ask-rebuilding = Baut das Dach wieder auf, mit allen sechsunddreißig Karten, Keks nach oben. Ist es fertig?
    .short = Baut das Dach wieder auf, mit allen Karten. Ist es fertig?
    .brief = Dach fertig?
ask-over = Wollt ihr eine Revanche?
    .short = Eine Revanche?
    .brief = Revanche?

# The same questions in other words

again-setting-up = Liegen alle sechsunddreißig Karten auf dem Haus?
    .short = Liegen alle Karten auf dem Haus?
    .brief = Liegen alle?
again-starting = Wer hatte zuletzt einen Keks? Sagt einen Namen, oder: wir sind uns nicht einig.
    .short = Sagt einen Namen, oder: wir sind uns nicht einig.
    .brief = Ein Name, oder niemand?
again-agreeing = Wer ist als Letztes auf die Welt gekommen? Sagt den Namen.
    .short = Sagt einen Namen.
    .brief = Ein Name?
again-taking = { $mine ->
        [0] { $name }, wenn du eine Karte hast, sag: hab eine.
       *[other] { $name }, behältst du die Karte, oder muss sie zurück?
    }
    .short = { $mine ->
        [0] { $name }, sag: hab eine.
       *[other] { $name }, behalten, oder muss sie zurück?
    }
    .brief = { $mine ->
        [0] Sag: hab eine.
       *[other] Behalten, oder zurück?
    }
again-holding = { $name }, behältst du die Karte, oder muss sie zurück?
    .short = { $name }, behalten, oder muss sie zurück?
    .brief = Behalten, oder zurück?
again-returning = Wenn sie wieder auf dem Dach liegt, sag: zurückgelegt.
    .short = Wenn sie wieder liegt, sag: zurückgelegt.
    .brief = Sag: zurückgelegt.
again-doubting = Ist das Dach zusammengebrochen, ja oder nein? Steht es noch, sagt: nein.
    .short = Ist es zusammengebrochen, ja oder nein?
    .brief = Ja oder nein?
again-blaming = Sagt ja, oder sagt, wer es war. Steht das Dach noch, sagt: es steht noch.
    .short = Ja, oder ein Name, oder: es steht noch.
    .brief = Ja, oder ein Name?
again-naming = Welche Hand war es? War es keine, sagt: niemand.
    .short = Sagt einen Namen, oder: niemand.
    .brief = Ein Name, oder niemand?
again-repairing = Wenn die Karten wieder auf dem Dach liegen, sagt: das Dach ist fertig.
    .short = Sagt: das Dach ist fertig.
    .brief = Sagt: fertig.
again-counting = { $name }, zähl die Zuckerstangen und sag die Zahl.
    .short = { $name }, sag die Zahl.
    .brief = Die Zahl?
again-rebuilding = Wenn alle sechsunddreißig Karten auf dem Haus liegen, sagt: das Dach ist fertig.
    .short = Sagt: das Dach ist fertig.
    .brief = Sagt: fertig.

# For those who hear instead of see: said after the turn's question was heard in full

reminder-taking = Sag laut, was die Karte zeigt, damit alle es sich merken können.
    .short = Sag laut, was sie zeigt.
    .brief = Was ist es?
reminder-returning = Sag laut, wohin du sie auf das Dach legst.
    .short = Sag, wohin du sie legst.
    .brief = Wohin?

# What happens: setting up

event-sweet-is-known = { $known ->
        [4] Gut, { part-sweet }: Das sind alle vier. Sagt jetzt: weiter.
       *[other] Gut, { part-sweet }.
    }
    .short = Gut, { part-sweet }.
    .brief = Gut, { part-sweet }.
event-roof-is-ready = Was für ein leckeres Dach!
    .short = Das Dach ist fertig.
    .brief = Das Dach steht.
event-youngest-begins = Dann fängt an, wer am jüngsten ist.
    .short = Dann, wer am jüngsten ist.
    .brief = Dann, wer am jüngsten ist.
event-starter-is-known = Gut, { $seat } fängt an.
    .short = { $seat } fängt an.
    .brief = { $seat } fängt an.

# What happens: a turn

event-taking-turn = { $seat }, du bist dran: Nimm eine Karte.
    .short = { $seat }, nimm eine Karte.
    .brief = { $seat }.
event-card-is-taken = { $seat } hat eine Karte, und das Dach hält.
    .short = Es hält.
    .brief = Es hält.
event-card-kept = { $seat } behält sie und legt sie obenauf, das Süße nach oben. Das macht { part-cards }.
    .short = { $seat } behält sie: { part-cards }.
    .brief = { $seat }: { part-cards }.
event-sweet-kept = { $seat } behält die Karte mit { part-sweet } und legt sie obenauf. Das macht { part-cards }.
    .short = { $seat } behält { part-sweet }: { part-cards }.
    .brief = { $seat }, { part-sweet }: { part-cards }.
    .printed = { $seat } behält sie: { part-cards }.
event-sweet-in-hand = Einmal { part-sweet }. Was oben auf dem Stapel von { $seat } liegt, hat mir niemand gesagt.
    .short = Einmal { part-sweet } für { $seat }. Und oben auf dem Stapel?
    .brief = Einmal { part-sweet } für { $seat }. Und oben?
    .printed = { $seat } hat eine Karte. Was oben auf dem Stapel liegt, hat mir niemand gesagt.
event-same-sweet = Schon wieder das Gleiche, { $seat }! Die Karte muss zurück.
    .short = Das Gleiche, { $seat }. Sie muss zurück.
    .brief = Zurück damit, { $seat }.
event-sweet-goes-back = Schon wieder { part-sweet }, { $seat }! Die Karte muss zurück.
    .short = Wieder { part-sweet }, { $seat }. Sie muss zurück.
    .brief = Zurück mit { part-sweet }, { $seat }.
    .printed = Schon wieder das Gleiche, { $seat }! Die Karte muss zurück.
event-last-card-goes-back = Es ist die letzte Karte, und auch sie muss zurück. Nehmen darf sie, wer sie behalten kann.
    .short = Auch die letzte Karte muss zurück. Nehmen darf sie, wer sie behalten kann.
    .brief = Auch die letzte muss zurück.
event-card-is-back = Sie liegt wieder auf dem Dach, { $seat }, und das Dach hält.
    .short = Sie ist zurück, { $seat }, und das Dach hält.
    .brief = Sie ist zurück, { $seat }.

# What happens: something fell

event-collapse-doubted = Oh! Da ist etwas gefallen.
    .short = Da ist etwas gefallen.
    .brief = Oh!
event-slip-mended = Gut, es steht noch. Legt zurück, was verrutscht ist, und macht weiter.
    .short = Es steht noch. Legt zurück, was verrutscht ist.
    .brief = Es steht noch.
event-two-cards = { $way ->
        [both_back] Zwei auf einmal: Beide kommen ungesehen zurück. Dann nimm eine.
        [collapse] Zwei auf einmal: Das gilt bei euch als Einsturz.
       *[one_stays] Zwei auf einmal: Behalte ungesehen eine, und leg die andere zurück.
    }
    .short = { $way ->
        [both_back] Zwei auf einmal: Leg beide zurück, dann nimm eine.
        [collapse] Zwei auf einmal: ein Einsturz.
       *[one_stays] Zwei auf einmal: Behalte eine ungesehen, eine kommt zurück.
    }
    .brief = { $way ->
        [both_back] Beide zurück.
        [collapse] Zwei: ein Einsturz.
       *[one_stays] Eine ungesehen, eine zurück.
    }
event-crash = Krach, bumm!
    .short = Krach!
    .brief = Krach!
event-not-the-taker = Also nicht { $seat }.
    .short = Nicht { $seat }.
    .brief = Nicht { $seat }.
event-rebuild-and-go-on = Das zählt bei euch nicht. Aufs Dach gehören wieder { part-cards }, dann geht die Runde weiter.
    .short = Das zählt nicht. Zurück aufs Dach: { part-cards }.
    .brief = Das zählt nicht: { part-cards } zurück.
event-roof-collapsed = { $seat } hat das Dach zum Einsturz gebracht und geht diese Runde leer aus.
    .short = Es war { $seat } und geht diese Runde leer aus.
    .brief = Es war { $seat }.

# What happens: the end of a round

event-roof-is-empty = Der letzte Keks ist vom Dach: Die Runde ist vorbei!
    .short = Das Dach ist leer: Die Runde ist vorbei.
    .brief = Das Dach ist leer.
event-last-card-for-nobody = Die letzte Karte zählt für niemanden, und die Runde ist vorbei.
    .short = Die letzte Karte gehört niemandem. Die Runde ist vorbei.
    .brief = Sie gehört niemandem. Die Runde ist vorbei.
event-piles-counted = Nach meiner Zählung: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-pile = { $seat }, { part-cards }
    .brief = { $seat } { NUMBER_WORDS($cards) }
event-sticks-decide = { $seats } haben je { part-cards }, also entscheiden Zuckerstangen.
    .short = { $seats } haben je { part-cards }. Zuckerstangen entscheiden.
    .brief = Gleichstand: Zuckerstangen.
event-sticks-counted = { $seat } hat { part-sticks }.
    .short = { $seat }: { part-sticks }.
    .brief = { $seat }: { part-sticks }.
event-candy-won = { $candies ->
        [2] Das Bonbon bekommt { $seat }, und es ist das zweite!
       *[other] Das Bonbon bekommt { $seat }!
    }
    .short = { $candies ->
        [2] { $seat } bekommt das zweite Bonbon!
       *[other] { $seat } bekommt das Bonbon!
    }
    .brief = Ein Bonbon für { $seat }!
event-no-candy = Diesmal bekommt niemand das Bonbon.
    .short = Niemand bekommt das Bonbon.
    .brief = Kein Bonbon.
event-pile-is-corrected = Gut, { $seat } hat { part-cards }. Ich zähle noch einmal.
    .short = { $seat } hat { part-cards }. Ich zähle noch einmal.
    .brief = { $seat } hat { part-cards }.
event-pile-laid-aside = Der Stapel von { $seat } kommt beiseite und gewinnt kein Bonbon.
    .short = Der Stapel von { $seat } kommt beiseite.
    .brief = Stapel von { $seat } beiseite.
event-next-round = Jetzt kommt Runde { NUMBER_WORDS($round) }, und { $seat } fängt an. Soll es anders sein, sagt einen Namen.
    .short = Runde { NUMBER_WORDS($round) }: Anfangen wird { $seat }.
    .brief = Runde { NUMBER_WORDS($round) }: { $seat } zuerst.
event-next-round-is-open = Jetzt kommt Runde { NUMBER_WORDS($round) }.
    .short = Runde { NUMBER_WORDS($round) }.
    .brief = Runde { NUMBER_WORDS($round) }.

# What happens: the end of the game

event-praised = { $deed ->
        [nimble] { $seat } hat die flinksten Finger im ganzen Wald.
        [most_cards] Mehr Kekse als { $seat } hat niemand geknabbert: { NUMBER_WORDS($count) }.
        [steady] { $seat } hat kein einziges Mal das Dach zum Einsturz gebracht.
        [sweet] { $seat } nimmt { $count ->
            [one] ein Bonbon
           *[other] { NUMBER_WORDS($count) } Bonbons
        } mit nach Hause.
       *[brave] { $seat } hatte keine Angst vor der Hexe.
    }
    .short = { $deed ->
        [nimble] { $seat } hat die flinksten Finger.
        [most_cards] Mehr als { $seat } hat niemand geknabbert.
        [steady] { $seat } hat das Dach nie zum Einsturz gebracht.
        [sweet] { $seat } nimmt ein Bonbon mit nach Hause.
       *[brave] { $seat } hatte keine Angst.
    }
    .brief = { $deed ->
        [nimble] { $seat }: die flinksten Finger.
        [most_cards] { $seat }: ein voller Bauch.
        [steady] { $seat }: die ruhigste Hand.
        [sweet] { $seat }: ein Bonbon.
       *[brave] { $seat }: das mutigste Herz.
    }
event-won = { $seat } hat zwei Bonbons und gewinnt! Spring jetzt um den Tisch wie Rumpelstilzchen!
    .short = { $seat } gewinnt! Spring um den Tisch wie Rumpelstilzchen!
    .brief = { $seat } gewinnt! Spring!
event-ranking = Und das seid ihr alle. { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-ranked = { $place ->
        [0] Nach Hause gegangen
       *[other] Platz { NUMBER_WORDS($place) }
    }: { $seat }, { part-candies } und insgesamt { part-cards }
    .short = { $place ->
        [0] Nach Hause gegangen
       *[other] Platz { NUMBER_WORDS($place) }
    }: { $seat }, { part-candies }
    .brief = { $seat } { NUMBER_WORDS($candies) }

# Story

story-opening = Tief im Wald steht ein Häuschen aus Lebkuchen. Das Dach ist aus Keksen, und ihr habt solchen Hunger!
    .alt1 = Knusper, knusper, Knäuschen, wer knuspert an meinem Häuschen? Leise jetzt, die Hexe schläft!
    .alt2 = Hänsel und Gretel haben ein Lebkuchenhaus gefunden. Kommt und kostet vom Dach!
story-nibbling = Ganz leise: Die Hexe schläft!
    .short = Ganz leise!
    .brief = Leise!
story-nibbling-again = Die Hexe ist wieder eingeschlafen.
    .short = Die Hexe schläft wieder.
    .brief = Sie schläft wieder.
story-half-of-roof = Das halbe Dach ist aufgegessen. Da drin schnarcht jemand.
    .short = Das halbe Dach ist aufgegessen.
    .brief = Das halbe Dach.
story-last-card = Ein Keks liegt noch auf dem Dach. Psst!
    .short = Ein Keks liegt noch da.
    .brief = Der letzte Keks.
story-witch = Und die Hexe wacht auf: Wer knuspert an meinem Häuschen?
    .short = Die Hexe wacht auf!
    .brief = Die Hexe!
story-cheer = Knusper!
    .alt1 = Lecker!
    .alt2 = Gut gemacht!
    .alt3 = Köstlich!
    .alt4 = Knabber, knabber!
    .alt5 = Mmh!
    .alt6 = Was für flinke Finger!
    .alt7 = Wie ein Mäuschen!
    .alt8 = Bravo!
    .alt9 = Wie das knackt!
    .alt10 = Prächtig!
    .alt11 = Wie süß!
story-comfort = Na ja.
    .alt1 = Wie schade.
    .alt2 = Macht nichts.
    .alt3 = So ein Pech.
    .alt4 = So ist das.
    .alt5 = Kopf hoch.
    .alt6 = Nicht schlimm.
    .alt7 = Beim nächsten Mal.
event-story-told = { $beat ->
        [nibbling] { story-nibbling }
        [nibbling-again] { story-nibbling-again }
        [half-of-roof] { story-half-of-roof }
        [last-card] { story-last-card }
       *[witch] { story-witch }
    }
    .short = { $beat ->
        [nibbling] { story-nibbling.short }
        [nibbling-again] { story-nibbling-again.short }
        [half-of-roof] { story-half-of-roof.short }
        [last-card] { story-last-card.short }
       *[witch] { story-witch.short }
    }
    .brief = { $beat ->
        [nibbling] { story-nibbling.brief }
        [nibbling-again] { story-nibbling-again.brief }
        [half-of-roof] { story-half-of-roof.brief }
        [last-card] { story-last-card.brief }
       *[witch] { story-witch.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-holdings = { $seat }: { part-candies }, und auf dem Stapel { part-cards }
    .short = { $seat }: { part-candies }, { part-cards }
    .brief = { $seat }: { part-candies }, { NUMBER_WORDS($cards) }
answer-cards-told = Nach meiner Zählung: { $rows }. Stimmt ein Stapel nicht, sagt es so: Anna hat neun Karten.
    .short = Nach meiner Zählung: { $rows }.
    .brief = { $rows }.
answer-candies-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-candies = { $seat }: { part-candies }
answer-on-roof = { $roof ->
        [0] Auf dem Dach liegt keine Karte.
        [one] Auf dem Dach liegt eine Karte.
       *[other] Auf dem Dach liegen { NUMBER_WORDS($roof) } Karten.
    }
    .short = { $roof ->
        [0] Keine Karte auf dem Dach.
       *[other] { part-roof } auf dem Dach.
    }
    .brief = { $roof ->
        [0] Keine.
       *[other] { NUMBER_WORDS($roof, "feminine") }.
    }
answer-round-told = Das ist Runde { NUMBER_WORDS($round) }.
    .short = Runde { NUMBER_WORDS($round) }.
    .brief = Runde { NUMBER_WORDS($round) }.
answer-left = Runde { NUMBER_WORDS($round) }: auf dem Dach { part-roof }, und neben dem Haus { $supply ->
        [one] ein Bonbon
       *[other] { NUMBER_WORDS($supply) } Bonbons
    }.
    .short = { part-roof } auf dem Dach, { $supply ->
        [one] ein Bonbon
       *[other] { NUMBER_WORDS($supply) } Bonbons
    } neben dem Haus.
    .brief = { part-roof } auf dem Dach.
answer-tops-told = Obenauf seht ihr: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
    .printed = Was auf euren Stapeln obenauf liegt, seht ihr auf dem Tisch.
item-top = { $sweet ->
        [none] { $seat } hat keine Karte
        [untold] die Karte von { $seat } hat mir niemand gesagt
       *[other] { $seat }, { part-sweet }
    }
answer-sweets-told = Eure Süßigkeiten sind: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
item-named-sweet = { part-sweet }

# Why something cannot be

refused-first-card = { $seat } hat noch keinen Stapel, die erste Karte bleibt also liegen. Hast du eine?
    .short = { $seat } hat noch keinen Stapel: Die erste Karte bleibt.
    .brief = Die erste Karte bleibt.
refused-four-sweets = Es gibt nur vier Sorten Süßigkeiten, und die kenne ich alle. Sagt: weiter.
    .short = Ich kenne alle { NUMBER_WORDS($sweets) } Süßigkeiten. Sagt: weiter.
    .brief = Alle { NUMBER_WORDS($sweets) } sind bekannt.
refused-sweet-is-known = Das habe ich schon: { part-sweet }. Nennt eine andere Süßigkeit, oder sagt: weiter.
    .short = Das habe ich schon: { part-sweet }.
    .brief = Das habe ich schon.
refused-not-your-sweet = Zu euren vier Süßigkeiten gehört das nicht: { part-sweet }. Was zeigt die Karte?
    .short = Das gehört nicht zu euren vier: { part-sweet }. Was ist es?
    .brief = Keine von euren vier.
refused-roof-not-empty = Nach meiner Zählung { $left ->
        [one] liegt noch eine Karte
       *[other] liegen noch { NUMBER_WORDS($left) } Karten
    } auf dem Dach. Zählt eure Stapel, und sagt es so: Anna hat neun Karten.
    .short = Nach meiner Zählung { $left ->
        [one] liegt noch eine Karte
       *[other] liegen noch { NUMBER_WORDS($left) } Karten
    } auf dem Dach. Zählt bitte eure Stapel.
    .brief = Nach meiner Zählung noch { NUMBER_WORDS($left, "feminine") } auf dem Dach.
refused-one-card-left = Auf dem Dach lag nur eine Karte, zwei können also nicht abgegangen sein.
    .short = Auf dem Dach lag nur eine Karte.
    .brief = Da lag nur eine.
refused-counts-for-taker = Bei euch zählt es immer für { $seat }, denn { $seat } ist dran. Ist das Dach eingestürzt?
    .short = Bei euch zählt es für { $seat }. Ist das Dach eingestürzt?
    .brief = Es zählt für { $seat }.
refused-too-many-cards = Die anderen Stapel haben { NUMBER_WORDS($others) } von sechsunddreißig, hier können höchstens { NUMBER_WORDS($most) } sein, nicht { NUMBER_WORDS($cards) }.
    .short = Hier können höchstens { NUMBER_WORDS($most) } sein: Die anderen haben { NUMBER_WORDS($others) }.
    .brief = Höchstens { NUMBER_WORDS($most) }.
refused-too-many-sticks = Das glaube ich nicht: { NUMBER_WORDS($sticks) } Zuckerstangen. Wie viele sind es?
    .short = Das sind zu viele: { NUMBER_WORDS($sticks) }. Wie viele?
    .brief = Zu viele. Wie viele?
refused-not-felt = Welche Karte locker ist, kann ich nicht fühlen. Das wissen deine Finger besser.
    .short = Das kann ich nicht fühlen. Deine Finger schon.
    .brief = Das kann ich nicht fühlen.
refused-no-sweets-told = Welche Süßigkeiten es gibt, hat mir niemand gesagt. Es sind vier Sorten.
    .short = Die Süßigkeiten hat mir niemand gesagt.
    .brief = Das hat mir niemand gesagt.

# One-key answers

choice-starter-named = fängt an
choice-nobody-knows = wir sind uns nicht einig
choice-kept = etwas Neues
choice-same-again = das Gleiche
choice-put-back = zurückgelegt
choice-something-fell = etwas ist gefallen
choice-two-came-off = zwei sind abgegangen
choice-collapsed = das Dach ist eingestürzt
choice-only-slipped = nur verrutscht
choice-blamed = war es
choice-blame-taken = ja
choice-blame-denied = jemand anders
choice-fell-by-itself = niemand

# What goes back where after undo; never what a card shows

undone-sweet-named = Diese Süßigkeit ist vergessen.
undone-set-up = Zurück zum Dach.
undone-starter-named = { $seat } fängt doch nicht an. Liegen bleibt alles, wie es ist.
undone-nobody-knows = Zurück zur Frage, wer zuletzt Kekse gegessen hat.
undone-card-taken = Die Karte kommt dahin zurück, wo sie war.
undone-last-card-taken = Die Karte kommt dahin zurück, wo sie war.
undone-kept = Die Karte kommt wieder vom Stapel: Vergleich noch einmal.
undone-same-again = Die Karte kommt wieder in die Hand: Vergleich noch einmal.
undone-sweet-seen = Die Karte kommt wieder in die Hand: Vergleich noch einmal.
undone-put-back = Die Karte kommt wieder in die Hand.
undone-something-fell = Es ist also nichts gefallen.
undone-only-slipped = Zurück zu dem, was verrutscht ist.
undone-two-came-off = Zurück zu einer Karte.
undone-collapsed = Das Dach steht also.
undone-blame-taken = Zurück zur Frage, wer es war. Wurde ein Bonbon verteilt, kommt es neben das Haus zurück.
undone-blame-denied = Zurück zur Frage, wer es war.
undone-blamed = Zurück zur Frage, wer es war. Wurde ein Bonbon verteilt, kommt es neben das Haus zurück.
undone-fell-by-itself = Zurück zur Frage, wer es war. Wurde ein Bonbon verteilt, kommt es neben das Haus zurück.
undone-sugar-sticks = Zurück zu den Zuckerstangen. Wurde ein Bonbon verteilt, kommt es neben das Haus zurück.
undone-sticks-equal = Zurück zu den Zuckerstangen.
undone-pile-counted = Es gilt wieder meine alte Zählung.

# How the table stood, to build it up again

put-back-taking = Aufs Dach gehören { part-roof }, Keks nach oben. Die Stapel bleiben, wo sie sind.
    .short = Aufs Dach { part-roof }, Keks nach oben.
    .brief = { part-roof } aufs Dach.
put-back-holding = Aufs Dach gehören { part-roof }, Keks nach oben, und { $name } hält eine in der Hand.
    .short = Aufs Dach { part-roof }, und eine in der Hand.
    .brief = { part-roof } aufs Dach.
put-back-returning = Aufs Dach gehören { part-roof }, Keks nach oben, und { $name } legt eine zurück.
    .short = Aufs Dach { part-roof }, und eine kommt zurück.
    .brief = { part-roof } aufs Dach.
put-back-rebuilding = Alle sechsunddreißig Karten gehören aufs Dach, Keks nach oben.
    .short = Alle Karten aufs Dach, Keks nach oben.
    .brief = Alle aufs Dach.

# House rules

house-rule-last-card-goes-back = Ist die letzte Karte das Gleiche wie auf dem Stapel, muss sie zurück wie jede andere.
house-rule-last-card-ends-round = Ist die letzte Karte das Gleiche wie auf dem Stapel, zählt sie für niemanden, und die Runde ist vorbei.
house-rule-last-card-is-kept = Ist die letzte Karte das Gleiche wie auf dem Stapel, bleibt sie trotzdem.
house-rule-falling-cards-table-decides = Wenn etwas fällt, entscheidet ihr, ob das Dach eingestürzt ist.
house-rule-falling-cards-every-card = Jede Karte, die fällt, gilt als Einsturz.
house-rule-falling-cards-whole-roof = Erst wenn das ganze Dach fällt, ist es ein Einsturz.
house-rule-fall-when-returning-counts = Fällt das Dach beim Zurücklegen, dann zählt das.
house-rule-fall-when-returning-rebuild = Fällt das Dach beim Zurücklegen, wird es geflickt, und die Runde geht weiter.
house-rule-bump-who-did-it = Wer das Dach zum Einsturz bringt, geht leer aus, auch außer der Reihe.
house-rule-bump-whose-turn = Fällt das Dach, war es immer, wer gerade dran ist.
house-rule-bump-rebuild = Stößt jemand anders an den Tisch, wird das Dach geflickt, und die Runde geht weiter.
house-rule-collapser-ties-never = Wer das Dach zum Einsturz bringt, zählt in dieser Runde gar nicht.
house-rule-collapser-ties-counts = Wer das Dach zum Einsturz bringt, kann nicht gewinnen, zählt aber beim Gleichstand.
house-rule-sugar-sticks-tied-players = Bei Gleichstand zählt Zuckerstangen, wer gleich viele Karten hat.
house-rule-sugar-sticks-all-players = Bei Gleichstand zählen alle ihre Zuckerstangen, die gewinnen können.
house-rule-sugar-sticks-stick-cards = Bei Gleichstand werden die Karten mit Zuckerstangen gezählt.
house-rule-no-cards-may-win = Auch ganz ohne Karte kann man die meisten haben.
house-rule-no-cards-never = Ohne Karte gewinnt niemand ein Bonbon.
house-rule-next-round-goes-round = Die nächste Runde geht links vom letzten Zug weiter.
house-rule-next-round-cookies = Vor jeder Runde frage ich wieder, wer zuletzt Kekse gegessen hat.
house-rule-next-round-collapser = Wer das Dach zum Einsturz bringt, fängt die nächste Runde an.
house-rule-next-round-winner = Wer das Bonbon gewinnt, fängt die nächste Runde an.
house-rule-two-cards-one-stays = Gehen zwei Karten auf einmal ab, bleibt eine, und die andere kommt zurück.
house-rule-two-cards-both-back = Gehen zwei Karten auf einmal ab, kommen beide zurück.
house-rule-two-cards-collapse = Gehen zwei Karten auf einmal ab, gilt das als Einsturz.

# The rules of this moment

rule-now-setting-up = Alle sechsunddreißig Kekskarten werden das Dach: erst die Ecken, dann der Rand, dann die Mitte. Es darf keine Lücke bleiben.
rule-now-starting = Wer zuletzt Kekse gegessen hat, fängt an. Dann geht es nach links herum.
rule-now-agreeing = Könnt ihr euch nicht einigen, fängt an, wer am jüngsten ist.
rule-now-taking = Nimm leise irgendeine Karte vom Dach, und dreh sie um. Ist es etwas anderes als oben auf deinem Stapel, behalt sie. Ist es das Gleiche, muss sie zurück.
rule-now-holding = Vergleich sie nur mit der obersten Karte von deinem Stapel. Neues bleibt, das Gleiche muss zurück.
rule-now-returning = Leg die Karte irgendwo aufs Dach zurück, Keks nach oben. Fällt das Dach jetzt, zählt das auch.
rule-now-doubting = Ihr entscheidet, ob das Dach eingestürzt ist. Was nur verrutscht ist, wird zurückgelegt.
rule-now-blaming = Wer das Dach zum Einsturz gebracht hat, kann diese Runde nicht gewinnen.
rule-now-naming = Wer das Dach zum Einsturz gebracht hat, kann diese Runde nicht gewinnen.
rule-now-repairing = Die gefallenen Karten kommen wieder aufs Dach, Keks nach oben. Die Stapel bleiben, wie sie sind.
rule-now-counting = Ihr habt gleich viele Karten, also bekommt das Bonbon, wer die meisten Zuckerstangen darauf hat. Ist auch das gleich, bekommt es niemand.
rule-now-rebuilding = Alle sechsunddreißig Karten werden wieder das Dach. Die Bonbons bleiben vor euch liegen.
rule-now-over = Wer zuerst zwei Bonbons hat, gewinnt.

# Rules by topic: what must be done when ...

rule-goal = Knabbert so viele Kekse, wie ihr könnt, bevor das Dach fällt. Die meisten Karten gewinnen ein Bonbon, zwei Bonbons gewinnen das Spiel.
    .short = Die meisten Karten gewinnen ein Bonbon, zwei Bonbons das Spiel.
    .brief = Zwei Bonbons gewinnen.
rule-collapse = Fällt das Dach, ist die Runde vorbei. Wer es war, kann sie nicht gewinnen; von den anderen bekommt das Bonbon, wer die meisten Karten hat.
    .short = Die Runde ist vorbei, und wer es war, kann sie nicht gewinnen.
    .brief = Die Runde ist vorbei.
rule-returning-falls = Das zählt genauso: Wer das Dach zum Einsturz bringt, beim Nehmen oder Zurücklegen, kann die Runde nicht gewinnen.
    .short = Beim Nehmen oder Zurücklegen, es zählt.
    .brief = Es zählt.
rule-same = Was gleich ist wie oben auf deinem Stapel, muss aufs Dach zurück, Keks nach oben. Die Karten darunter sind egal.
    .short = Das Gleiche wie oben muss zurück.
    .brief = Das Gleiche muss zurück.
rule-face-down = Die Karte liegt mit dem Keks nach oben, das Süße ist versteckt. Alle haben es gesehen: Merkt euch, wo sie liegt!
    .short = Keks nach oben, das Süße versteckt.
    .brief = Keks nach oben.
rule-where-back = Leg sie irgendwo aufs Dach. Weit weg von den anderen ist ein guter Platz.
    .short = Irgendwo aufs Dach.
    .brief = Irgendwo.
rule-slip = Steht das Dach noch, legt zurück, was verrutscht ist, und macht weiter.
    .short = Legt es zurück, und macht weiter.
    .brief = Zurücklegen.
rule-two-cards = Gehen zwei ab und das Dach steht noch, bleibt eine ungesehen in der Hand, die andere kommt zurück. Dafür gibt es Hausregeln.
    .short = Eine bleibt ungesehen, die andere kommt zurück.
    .brief = Eine bleibt, eine kommt zurück.
rule-last-card = Ist die letzte Karte das Gleiche wie auf deinem Stapel, muss sie zurück, und wer nach dir dran ist, nimmt sie. Kann niemand sie behalten, ist die Runde vorbei.
    .short = Sie muss zurück wie jede andere.
    .brief = Sie muss zurück.
rule-end-of-round = Eine Runde ist vorbei, wenn das Dach leer ist oder einstürzt.
    .short = Wenn das Dach leer ist oder einstürzt.
    .brief = Leer oder eingestürzt.
rule-draw = Bei Gleichstand gewinnen die meisten Zuckerstangen. Ist auch das gleich, bekommt niemand das Bonbon.
    .short = Die meisten Zuckerstangen gewinnen, sonst niemand.
    .brief = Zuckerstangen.
rule-who-starts = Anfangen darf, wer zuletzt Kekse gegessen hat, sonst, wer am jüngsten ist. Die nächste Runde geht nach links weiter.
    .short = Wer zuletzt Kekse gegessen hat, oder, wer am jüngsten ist.
    .brief = Wer zuletzt Kekse gegessen hat.
rule-unknown-sweet = Den Namen musst du nicht wissen. Schau: Ist es das gleiche Bild wie oben auf dem Stapel, oder ein anderes?
    .short = Ist es das gleiche Bild wie oben, oder ein anderes?
    .brief = Das gleiche, oder ein anderes?
rule-into-the-house = Eine Karte, die ins Haus fällt, gilt als genommen. Fisch sie heraus und sieh sie an.
    .short = Sie gilt als genommen. Fisch sie heraus.
    .brief = Sie gilt als genommen.
rule-walls = Haltet alle das Dach, und rückt die Wand gerade. Fällt das Dach dabei, baut es wieder auf.
    .short = Haltet das Dach, und rückt die Wand gerade.
    .brief = Wand gerade rücken.
rule-by-touch = Eine Karte hat eine Keksseite und eine süße Seite, und beide fühlen sich gleich an. Also muss sagen, was sie zeigt, wer sehen kann.
    .short = Wer sieht, muss sagen, was eine Karte zeigt.
    .brief = Jemand muss sagen, was sie zeigt.
answer-rule-told = { $topic ->
        [unknown-sweet] { rule-unknown-sweet }
        [into-the-house] { rule-into-the-house }
       *[walls] { rule-walls }
    }
    .short = { $topic ->
        [unknown-sweet] { rule-unknown-sweet.short }
        [into-the-house] { rule-into-the-house.short }
       *[walls] { rule-walls.short }
    }
    .brief = { $topic ->
        [unknown-sweet] { rule-unknown-sweet.brief }
        [into-the-house] { rule-into-the-house.brief }
       *[walls] { rule-walls.brief }
    }
