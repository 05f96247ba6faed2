# What is said in a game of Sauerbaum, in German.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Nothing is hidden here, so everything may be told; moves are never advised.

title-sauerbaum = Sauerbaum

# Counts and dice, used inside other messages. Drops stand in the nominative, after a colon; only part-to-catch does not.

part-drops = { $drops ->
        [0] kein Tropfen
        [one] ein Tropfen
       *[other] { NUMBER_WORDS($drops) } Tropfen
    }
part-cloud = { $cloud ->
        [0] kein Tropfen
        [one] ein Tropfen
       *[other] { NUMBER_WORDS($cloud) } Tropfen
    }
part-tree = { $tree ->
        [0] kein Tropfen
        [one] ein Tropfen
       *[other] { NUMBER_WORDS($tree) } Tropfen
    }
part-to-catch = { $to_catch ->
        [one] noch einen Tropfen
       *[other] noch { NUMBER_WORDS($to_catch) } Tropfen
    }
# The longest form stands first, so that a sentence is never taken for a shorter one.
part-greens = { $third ->
       *[some] { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } und { NUMBER_WORDS($third) }
        [0] { $second ->
           *[some] { NUMBER_WORDS($first) } und { NUMBER_WORDS($second) }
            [0] { NUMBER_WORDS($first) }
        }
    }

# Setting up, one step at a time

setup-1 = Holt den Spielplan, sechzig Tropfen, einen blauen und drei grüne Würfel und die Figuren heraus. Alles da? Sagt: weiter.
    .short = Der Plan, sechzig Tropfen, ein blauer, drei grüne Würfel, und Figuren. Alles da? Sagt: weiter.
    .brief = Plan, sechzig Tropfen, vier Würfel, Figuren. Weiter?
setup-2 = Legt den Plan so hin, dass die Krone oben ist und die Wurzeln unten. Links und rechts gelten von hier. Sagt: weiter.
    .short = Krone oben, Wurzeln unten: So sind links und rechts für alle gleich. Sagt: weiter.
    .brief = Krone oben, Wurzeln unten. Weiter?
setup-3 = Zählt die Felder in den Wurzeln. Sind es nicht sieben, sagt die Zahl, zum Beispiel: sechs Wurzelfelder. Sonst sagt: weiter.
    .short = Sieben Wurzelfelder? Wenn nicht, sagt, wie viele. Sonst sagt: weiter.
    .brief = Sieben Wurzelfelder? Oder weiter?
setup-4 = Nehmt alle eine Figur. Jede kommt auf ein eigenes Wurzelfeld. Sagt: weiter.
    .short = Jede Figur auf ein eigenes Wurzelfeld. Sagt: weiter.
    .brief = Figuren in die Wurzeln. Weiter?
setup-5 = Legt einen Tropfen auf das oberste Feld vom Baum. Steht der Baum?
    .short = Ein Tropfen auf das oberste Feld. Steht der Baum?
    .brief = Ein Tropfen oben. Fertig?

# Wofür man sehen muss, und der Aufbau zum Fühlen: Form und Anzahl. Hier ist nichts geheim, also darf alles Zeichen tragen.

needs-eyes = Tropfen und Würfel brauchen Augen oder Finger, die nichts verschieben. Ich kann würfeln. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .short = Tropfen und Würfel brauchen Augen oder Finger. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .brief = Nach Gefühl? Sagt: zum Fühlen.
touch-1 = Sucht den Spielplan, sechzig kleine Tropfen, einen großen und drei kleine Würfel und sieben Figuren. Alles da? Sagt: weiter.
    .short = Der Plan, sechzig Tropfen, ein großer, drei kleine Würfel, und Figuren. Alles da? Sagt: weiter.
    .brief = Plan, sechzig Tropfen, vier Würfel, Figuren. Weiter?
touch-2 = Der Plan dreht sich nie. Eine Wäscheklammer kommt an den Rand über der Krone: Dort beginnt der Regen. Fühlen ist kein Ziehen. Sagt: weiter.
    .short = Eine Wäscheklammer zeigt den Rand über der Krone. Der Plan dreht sich nie. Sagt: weiter.
    .brief = Die Klammer über die Krone. Weiter?
touch-3 = Am anderen Rand sind die Wurzeln. Sind es nicht sieben Felder, sagt die Zahl, zum Beispiel: sechs Wurzelfelder. Sonst sagt: weiter.
    .short = Sieben Wurzelfelder? Wenn nicht, sagt, wie viele. Sonst sagt: weiter.
    .brief = Sieben Wurzelfelder? Oder weiter?
touch-4 = Macht ein Zeichen an eure Figur, das ihr fühlt, etwa einen Faden oder etwas Knete. Jede kommt auf ein eigenes Wurzelfeld. Sagt: weiter.
    .short = Ein Faden oder etwas Knete an jede Figur, und jede auf ein eigenes Wurzelfeld. Sagt: weiter.
    .brief = Figuren mit Zeichen in die Wurzeln. Weiter?
touch-5 = Legt einen Tropfen auf das oberste Feld vom Baum. Kann niemand die Würfel lesen, sagt im Zug: würfle du. Steht der Baum?
    .short = Ein Tropfen auf das oberste Feld. Würfeln kann auch ich: Sagt, würfle du. Steht der Baum?
    .brief = Ein Tropfen oben. Fertig?

# The question of each phase

ask-setting-up = Steht der Baum?
    .short = Steht der Baum?
    .brief = Fertig?
ask-sizing = Mit wie vielen Tropfen spielt ihr: vierzig, sechzig, oder einer anderen Zahl?
    .short = Wie viele Tropfen: vierzig, sechzig, oder eine andere Zahl?
    .brief = Wie viele Tropfen?
ask-dictating = { $row ->
        [1] Wie viele Felder hat die oberste Reihe?
        [21] Das waren zwanzig Reihen, mehr kann ich mir nicht merken. Sagt: das sind alle Reihen.
       *[other] Sagt: das sind alle Reihen, oder: Wie viele Felder hat Reihe { NUMBER_WORDS($row) }?
    }
    .short = { $row ->
        [1] Wie viele Felder hat die oberste Reihe?
        [21] Mehr als zwanzig Reihen gehen nicht. Sagt: das sind alle Reihen.
       *[other] Wie viele Felder hat Reihe { NUMBER_WORDS($row) }?
    }
    .brief = { $row ->
        [21] Sagt: das sind alle Reihen.
       *[other] Reihe { NUMBER_WORDS($row) }?
    }
ask-starting = { $starter ->
        [youngest] Anfangen darf, wer am jüngsten ist. Wer ist das?
       *[table] Wer fängt an? Die Regel überlässt es euch. Wer soll es sein?
    }
    .short = { $starter ->
        [youngest] Wer ist am jüngsten?
       *[table] Wer fängt an?
    }
    .brief = { $starter ->
        [youngest] Am jüngsten?
       *[table] Wer fängt an?
    }
ask-rolling = { $name }, wirf alle vier Würfel. Was zeigt der blaue, und was die grünen?
    .short = { $name }, würfle. Blau, und grün?
    .brief = { $name }.
ask-drawing = Was zeigen die Würfel?
    .short = Was zeigen die Würfel?
    .brief = Die Würfel?
ask-greens-missing = { $missing ->
        [one] { $name }, und der letzte grüne Würfel?
        [3] { $name }, und die drei grünen Würfel?
       *[other] { $name }, und die anderen { NUMBER_WORDS($missing) } grünen Würfel?
    }
    .short = { $missing ->
        [one] Der letzte grüne Würfel?
        [3] Und die drei grünen?
       *[other] Die anderen { NUMBER_WORDS($missing) } grünen?
    }
    .brief = { $missing ->
        [one] Noch ein grüner?
       *[other] { NUMBER_WORDS($missing) } grüne?
    }
ask-blue-missing = { $name }, und was zeigt der blaue Würfel?
    .short = Und der blaue Würfel?
    .brief = Blau?
ask-counting-roots = Wie viele Wurzelfelder sind jetzt bedeckt?
    .short = Wie viele Wurzeln sind bedeckt?
    .brief = Wie viele Wurzeln?
ask-seeping = { $seeps ->
        [one] { $name }, ein Tropfen rutscht. In welcher Reihe und auf welchem Feld liegt er?
       *[other] { $name }, { NUMBER_WORDS($seeps, "masculine") } Tropfen rutschen. In welcher Reihe und auf welchem Feld liegt der nächste?
    }
    .short = { $seeps ->
        [one] Ein Tropfen rutscht: Welche Reihe und welches Feld?
       *[other] { NUMBER_WORDS($seeps, "masculine") } rutschen. Der nächste: Welche Reihe und welches Feld?
    }
    .brief = Welcher Tropfen?
ask-moving = { $mode ->
        [rows] { $moves_left ->
            [3] { $name }, sag nach jedem Zug die Reihe und das Feld. Wo steht deine Figur?
           *[other] { $name }, der nächste Zug. Wo steht deine Figur jetzt?
        }
       *[counts] { $order ->
            [as_rolled] { $name }, zieh in der Reihenfolge der Würfel. Wie viele Tropfen hast du gefangen?
           *[free] { $name }, leg die Tropfen, dann zieh, wie du willst. Wie viele Tropfen hast du gefangen?
        }
    }
    .short = { $mode ->
        [rows] { $name }, welche Reihe und welches Feld?
       *[counts] { $name }, zieh. Wie viele Tropfen hast du gefangen?
    }
    .brief = { $mode ->
        [rows] Reihe und Feld?
       *[counts] Gefangen?
    }
ask-agreeing = { $claim ->
        [won] Seid ihr alle einig, dass der Baum gerettet ist?
       *[lost] { $losing ->
            [one] Seht ihr alle einen Tropfen in den Wurzeln?
           *[other] Sind wirklich { NUMBER_WORDS($losing) } Wurzelfelder bedeckt?
        }
    }
    .short = { $claim ->
        [won] Sind alle einig, dass der Baum gerettet ist?
       *[lost] Sind { NUMBER_WORDS($losing, "feminine") } von den Wurzeln bedeckt?
    }
    .brief = Sind alle einig?
ask-over = Wollt ihr eine Revanche?
    .short = Eine Revanche?
    .brief = Revanche?

# The same questions in other words

again-setting-up = Sind die Figuren in den Wurzeln, und ein Tropfen ganz oben?
    .short = Figuren in den Wurzeln, ein Tropfen oben?
    .brief = Alles am Platz?
again-sizing = Sagt eine Zahl von zwölf bis sechzig. Zum Anfangen sind vierzig gut.
    .short = Sagt eine Zahl von zwölf bis sechzig.
    .brief = Zwölf bis sechzig?
ask-copy = Beim letzten Mal hatten die Reihen von oben { $told } Felder. Ist es der gleiche Baum?
    .short = Von oben { $told } Felder. Ist es der gleiche Baum?
    .brief = Der gleiche Baum?
again-copy = Hat euer Baum in den Reihen von oben { $told } Felder, ja oder nein?
    .short = Von oben { $told } Felder, ja oder nein?
    .brief = Wie beim letzten Mal?
again-dictating = { $row ->
        [21] Sagt jetzt: das sind alle Reihen.
       *[other] Zählt die Felder der nächsten Reihe nach unten, und sagt die Zahl.
    }
    .short = { $row ->
        [21] Sagt jetzt: das sind alle Reihen.
       *[other] Sagt, wie viele Felder die nächste Reihe hat.
    }
    .brief = { $row ->
        [21] Alle Reihen?
       *[other] Die nächste Reihe?
    }
again-starting = Sagt einen Namen: Wer soll anfangen?
    .short = Sagt einen Namen.
    .brief = Ein Name?
again-rolling = { $name }, sag es so: blau vier, grün zwei, drei, fünf. Oder sag: würfle du.
    .short = { $name }, so: blau vier, grün zwei, drei, fünf.
    .brief = Erst blau, dann grün?
again-drawing = Sagt es so: blau vier, grün zwei, drei, fünf.
    .short = So: blau vier, grün zwei, drei, fünf.
    .brief = Erst blau, dann grün?
again-greens-missing = Sag nur die grünen Zahlen, die noch fehlen, zum Beispiel: zwei, fünf.
    .short = Sag die grünen Zahlen, die fehlen.
    .brief = Welche grünen?
again-blue-missing = Sag nur die Zahl auf dem blauen Würfel, zum Beispiel: blau vier.
    .short = Sag die blaue Zahl, zum Beispiel: blau vier.
    .brief = Der blaue?
again-counting-roots = Zählt die Wurzelfelder mit einem Tropfen, und sagt die Zahl, oder: keins.
    .short = Wurzelfelder mit Tropfen: Sagt eine Zahl, oder: keins.
    .brief = Eine Zahl, oder keins?
again-seeping = Sucht einen Tropfen aus, der rutschen kann, und sagt es so: Reihe drei, Feld zwei.
    .short = Sucht einen Tropfen aus, so: Reihe drei, Feld zwei.
    .brief = Reihe und Feld?
again-moving = { $mode ->
        [rows] Sag es so: Reihe drei, Feld zwei. Oder sag: ich kann nicht.
       *[counts] Sag: nichts, oder eins, zwei, drei Tropfen. Oder sag: ich kann nicht.
    }
    .short = { $mode ->
        [rows] So: Reihe drei, Feld zwei.
       *[counts] Nichts, eins, zwei oder drei?
    }
    .brief = { $mode ->
        [rows] Reihe, Feld?
       *[counts] Nichts, eins, zwei, drei?
    }
again-agreeing = Alle müssen einig sein. Ja oder nein?
    .short = Ihr alle: ja oder nein?
    .brief = Ja oder nein?

# Said after the question was heard in full

reminder-rolling = Kann niemand die Würfel sehen, sag: würfle du.
    .short = Oder sag: würfle du.
    .brief = Oder: würfle du.
reminder-moving = Ein Zug, der nicht geht, ist verloren: Sag dann, die Fünf geht nicht.
    .short = Verlorener Zug: Sag, die Fünf geht nicht.
    .brief = Geht die Fünf nicht?

# What happens: setting up

event-tree-is-ready = Der Baum steht, und dunkle Wolken ziehen auf.
    .short = Der Baum steht.
    .brief = Fertig.
event-drops-are-chosen = Im Spiel sind { NUMBER_WORDS($drops) } Tropfen. Einer liegt in der Krone. Die anderen sind die Wolke über dem Baum.
    .short = Im Spiel sind { NUMBER_WORDS($drops) } Tropfen, alle bis auf einen in der Wolke.
    .brief = Im Spiel: { NUMBER_WORDS($drops) } Tropfen.
event-root-fields-are-known = Der Baum hat { $fields ->
        [one] ein Wurzelfeld
       *[other] { NUMBER_WORDS($fields) } Wurzelfelder
    }.
    .short = { $fields ->
        [one] Ein Wurzelfeld.
       *[other] { NUMBER_WORDS($fields) } Wurzelfelder.
    }
    .brief = Wurzelfelder: { NUMBER_WORDS($fields) }.
event-row-is-known = Reihe { NUMBER_WORDS($row) } hat { $fields ->
        [one] ein Feld
       *[other] { NUMBER_WORDS($fields) } Felder
    }.
    .short = Reihe { NUMBER_WORDS($row) } hat { NUMBER_WORDS($fields) }.
    .brief = Reihe { NUMBER_WORDS($row) } hat { NUMBER_WORDS($fields) }.
event-board-is-known = Jetzt kenne ich den Baum. Stellt eure Figuren in die Wurzeln: von links, in eurer Reihenfolge.
    .short = Jetzt kenne ich den Baum. Figuren in die Wurzeln, von links, in eurer Reihenfolge.
    .brief = Jetzt kenne ich den Baum.
event-starter-is-known = Gut, { $seat } fängt an.
    .short = { $seat } fängt an.
    .brief = { $seat } fängt an.

# What happens: a turn

event-roll-turn = { $seat }, du bist dran: Wirf alle vier Würfel.
    .short = { $seat }, würfle.
    .brief = { $seat }.
event-dice-so-far = { $blue ->
        [0] Bis jetzt: grün { part-greens }.
       *[other] { $first ->
           *[some] Bis jetzt: blau { NUMBER_WORDS($blue) }, grün { part-greens }.
            [0] Bis jetzt: blau { NUMBER_WORDS($blue) }.
        }
    }
    .short = { $blue ->
        [0] Bis jetzt: grün { part-greens }.
       *[other] { $first ->
           *[some] Bis jetzt: blau { NUMBER_WORDS($blue) }, grün { part-greens }.
            [0] Bis jetzt: blau { NUMBER_WORDS($blue) }.
        }
    }
    .brief = { $blue ->
        [0] Bis jetzt: grün { part-greens }.
       *[other] { $first ->
           *[some] Bis jetzt: blau { NUMBER_WORDS($blue) }, grün { part-greens }.
            [0] Bis jetzt: blau { NUMBER_WORDS($blue) }.
        }
    }
event-dice-rolled = Blau { NUMBER_WORDS($blue) }; grün { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } und { NUMBER_WORDS($third) }.
    .short = Blau { NUMBER_WORDS($blue) }; grün { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } und { NUMBER_WORDS($third) }.
    .brief = Blau { NUMBER_WORDS($blue) }; grün { NUMBER_WORDS($first) }, { NUMBER_WORDS($second) } und { NUMBER_WORDS($third) }.
event-rain-fell = Es regnet: { $drops ->
        [one] Ein Tropfen fällt
       *[other] { NUMBER_WORDS($drops) } Tropfen fallen
    } auf die ersten freien Felder. { $cloud ->
        [0] Die Wolke ist leer!
       *[other] In der Wolke bleiben: { NUMBER_WORDS($cloud, "masculine") }.
    }
    .short = Aus der Wolke in den Baum: { NUMBER_WORDS($drops, "masculine") }. { $cloud ->
        [0] Die Wolke ist leer!
       *[other] In der Wolke bleiben: { NUMBER_WORDS($cloud, "masculine") }.
    }
    .brief = { NUMBER_WORDS($drops, "masculine") } in den Baum, in der Wolke noch { NUMBER_WORDS($cloud, "masculine") }.
event-drops-slide = { $way ->
        [chosen_drop] { $drops ->
            [one] Sucht einen Tropfen aus: Er rutscht in die tiefste Reihe, die der Regen erreicht hat.
           *[other] Sucht { NUMBER_WORDS($drops, "masculine") } Tropfen aus: Jeder rutscht in die tiefste Reihe, die der Regen erreicht hat.
        }
       *[first_drop] { $drops ->
            [one] Der erste Tropfen oben rutscht ins nächste freie Feld.
           *[other] { NUMBER_WORDS($drops) }mal nacheinander: Der erste Tropfen oben rutscht ins nächste freie Feld.
        }
    }
    .short = { $way ->
        [chosen_drop] { $drops ->
            [one] Sucht einen Tropfen aus: Er rutscht in die tiefste Reihe mit Regen.
           *[other] Sucht { NUMBER_WORDS($drops, "masculine") } Tropfen aus: Jeder rutscht in die tiefste Reihe mit Regen.
        }
       *[first_drop] { $drops ->
            [one] Der erste Tropfen rutscht ins nächste freie Feld.
           *[other] { NUMBER_WORDS($drops) }mal rutscht der erste Tropfen ins nächste freie Feld.
        }
    }
    .brief = { $way ->
        [chosen_drop] Sucht aus, was rutscht: { NUMBER_WORDS($drops, "masculine") }.
       *[first_drop] Von oben rutschen: { NUMBER_WORDS($drops, "masculine") }.
    }
event-row-slides = Die ganze oberste Reihe Tropfen rutscht, von links, in die ersten offenen Reihen darunter.
    .short = Die ganze oberste Reihe rutscht in die ersten offenen Reihen.
    .brief = Die oberste Reihe rutscht.
event-drops-to-choose = { $drops ->
        [one] Ein Tropfen sickert in die tiefste Reihe, die der Regen erreicht hat. Ihr sucht ihn aus.
       *[other] { NUMBER_WORDS($drops, "masculine") } Tropfen sickern in die tiefste Reihe, die der Regen erreicht hat. Ihr sucht sie aus.
    }
    .short = { $drops ->
        [one] Ein Tropfen sickert. Ihr sucht ihn aus.
       *[other] { NUMBER_WORDS($drops, "masculine") } Tropfen sickern. Ihr sucht sie aus.
    }
    .brief = Es sickern: { NUMBER_WORDS($drops, "masculine") }.
event-last-root-is-held = Ein Tropfen findet kein freies Feld: Auf der letzten offenen Wurzel steht eine Figur.
    .short = Kein freies Feld: Auf der letzten Wurzel steht eine Figur.
    .brief = Eine Figur auf der letzten Wurzel.
event-must-leave-root = { $seat } steht auf der letzten offenen Wurzel. Nach eurer Hausregel führt der nächste Zug von ihr weg.
    .short = { $seat } muss weg von der letzten offenen Wurzel.
    .brief = { $seat }, weg von der letzten Wurzel.
event-last-root-is-open = { $way ->
        [lost] Nur noch eine Wurzel ist offen. Hält nur eine Figur sie gegen einen Tropfen, zählt sie als bedeckt.
       *[must_leave] Nur noch eine Wurzel ist offen. Keine Figur darf da bleiben: Der nächste Zug führt weg.
    }
    .short = { $way ->
        [lost] Eine Wurzel, die nur eine Figur hält, zählt als bedeckt.
       *[must_leave] Keine Figur darf auf der letzten offenen Wurzel bleiben.
    }
    .brief = { $way ->
        [lost] Nur von einer Figur gehalten, zählt sie.
       *[must_leave] Keine Figur bleibt da.
    }
event-rest-is-lost = Die Wolke war zu Ende, der Rest vom Wurf verfällt: { NUMBER_WORDS($drops, "masculine") }.
    .short = Der Rest vom Wurf verfällt: { NUMBER_WORDS($drops, "masculine") }.
    .brief = Es verfällt: { NUMBER_WORDS($drops, "masculine") }.
event-drops-landed = Tropfen liegen jetzt auf { $spots }.
    .short = Tropfen auf { $spots }.
    .brief = Auf { $spots }.
event-drops-slid = Tropfen rutschen von { $slides }.
    .short = Von { $slides }.
    .brief = Von { $slides }.
event-no-room-for-rain = Für den Regen ist kein Feld frei, also bewegt sich nichts.
    .short = Kein Feld frei: Nichts bewegt sich.
    .brief = Nichts bewegt sich.
event-rain-lies = Der Regen ist gefallen.
    .short = Es hat geregnet.
    .brief = Geregnet.
event-cloud-agrees = { $cloud ->
        [0] Ja, die Wolke ist leer.
       *[other] Ja, in der Wolke: { NUMBER_WORDS($cloud, "masculine") }.
    }
    .short = { $cloud ->
        [0] Ja, die Wolke ist leer.
       *[other] Ja, in der Wolke: { NUMBER_WORDS($cloud, "masculine") }.
    }
    .brief = { $cloud ->
        [0] Ja, sie ist leer.
       *[other] Ja, { NUMBER_WORDS($cloud, "masculine") }.
    }
event-cloud-is-corrected = Ich ändere das: In der Wolke { part-cloud }, im Baum { part-tree }.
    .short = Geändert: In der Wolke { part-cloud }, im Baum { part-tree }.
    .brief = Wolke { NUMBER_WORDS($cloud, "masculine") }, Baum { NUMBER_WORDS($tree, "masculine") }.
event-roots-are-covered = { $root ->
        [0] Kein Wurzelfeld ist bedeckt.
        [one] Ein Wurzelfeld ist bedeckt.
       *[other] { NUMBER_WORDS($root) } Wurzelfelder sind bedeckt.
    }
    .short = { $root ->
        [0] Keine Wurzel ist bedeckt.
        [one] Eine Wurzel ist bedeckt.
       *[other] { NUMBER_WORDS($root) } Wurzeln sind bedeckt.
    }
    .brief = { $root ->
        [0] Die Wurzeln sind frei.
       *[other] Wurzeln: { NUMBER_WORDS($root, "feminine") }.
    }
event-drops-caught = Geschnappt, { $seat }: { part-drops }!
    .short = { $seat } schnappt zu: { part-drops }!
    .brief = { part-drops } für { $seat }.
event-nothing-caught = Diesmal kein Tropfen für { $seat }.
    .short = Kein Tropfen für { $seat }.
    .brief = Keiner, { $seat }.
event-moves-are-over = { $seat } ist gezogen, mit { $drops ->
        [one] einem Tropfen
       *[other] { NUMBER_WORDS($drops) } Tropfen
    } in diesem Zug.
    .short = { $seat } ist gezogen: { part-drops }.
    .brief = { $seat }: { part-drops }.
event-figure-stands = { $seat } steht in Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }.
    .short = { $seat }: Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }.
    .brief = Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }.
event-die-is-lost = Die { NUMBER_WORDS($die) } geht nicht. { $left ->
        [0] Mehr Würfel sind nicht da.
        [one] Ein Würfel bleibt.
       *[other] { NUMBER_WORDS($left) } Würfel bleiben.
    }
    .short = Die { NUMBER_WORDS($die) } geht nicht. { $left ->
        [0] Keiner bleibt.
        [one] Einer bleibt.
       *[other] { NUMBER_WORDS($left) } bleiben.
    }
    .brief = Keine { NUMBER_WORDS($die) }. { $left ->
        [0] Keiner bleibt.
        [one] Einer bleibt.
       *[other] { NUMBER_WORDS($left) } bleiben.
    }
event-is-blocked = { $seat } kann nicht ziehen: Die Würfel sind verloren. Ihr anderen, macht einen Weg frei!
    .short = { $seat } kann nicht ziehen. Macht einen Weg frei!
    .brief = { $seat } steckt fest.
event-lost-dice-rain = Was nicht geht, regnet auch: noch { NUMBER_WORDS($drops, "masculine") }.
    .short = Noch mehr Regen: { NUMBER_WORDS($drops, "masculine") }.
    .brief = Noch { NUMBER_WORDS($drops, "masculine") }.
event-is-encircled = { $seat } ist vom Regen eingeschlossen. Ihr anderen, macht einen Weg frei!
    .short = { $seat } ist eingeschlossen.
    .brief = { $seat } ist eingeschlossen.
event-is-free = { $seat } ist wieder aus dem Regen heraus.
    .short = { $seat } ist wieder frei.
    .brief = { $seat } ist frei.
event-stack-is-corrected = Ich ändere das: für { $seat } { part-drops }, und im Baum { part-tree }.
    .short = Geändert: für { $seat } { part-drops }, im Baum { part-tree }.
    .brief = { $seat }, { NUMBER_WORDS($drops, "masculine") }, Baum { NUMBER_WORDS($tree, "masculine") }.

# What happens: the end

event-cannot-be-lost = { $left ->
        [one] Es gibt nur noch einen Tropfen: Der Baum kann nicht mehr verloren gehen.
       *[other] Es gibt nur noch { NUMBER_WORDS($left) } Tropfen: Der Baum kann nicht mehr verloren gehen.
    }
    .short = Der Baum kann nicht mehr verloren gehen.
    .brief = Verlieren geht nicht mehr.
event-end-claimed = { $claim ->
        [won] Nach meiner Zählung sind noch Tropfen draußen: { NUMBER_WORDS($left, "masculine") }.
       *[lost] Dann schauen wir zusammen auf die Wurzeln.
    }
    .short = { $claim ->
        [won] Noch draußen sind: { NUMBER_WORDS($left, "masculine") }.
       *[lost] Schauen wir auf die Wurzeln.
    }
    .brief = { $claim ->
        [won] Noch draußen: { NUMBER_WORDS($left, "masculine") }.
       *[lost] Also die Wurzeln.
    }
event-not-agreed = Dann geht das Spiel weiter.
    .short = Das Spiel geht weiter.
    .brief = Es geht weiter.
event-tree-saved = Der Baum ist gerettet! Ihr habt alle zusammen gewonnen. Gefangene Tropfen: { NUMBER_WORDS($caught) }.
    .short = Der Baum ist gerettet! Ihr habt alle gewonnen.
    .brief = Gerettet! Ihr habt alle gewonnen.
event-tree-lost = { $root ->
        [one] Ein Tropfen ist in den Wurzeln, und der Baum ist verloren. Ihr verliert zusammen.
       *[other] { NUMBER_WORDS($root) } Wurzelfelder sind bedeckt, und der Baum ist verloren. Ihr verliert zusammen.
    }
    .short = Der Baum ist verloren. Ihr verliert zusammen.
    .brief = Der Baum ist verloren.
event-praised = { $deed ->
        [most_drops] { $seat } hat mehr Tropfen gefangen als alle anderen: { NUMBER_WORDS($count, "masculine") }.
        [best_turn] { $seat } hatte den schönsten Zug, Tropfen auf einmal: { NUMBER_WORDS($count, "masculine") }.
        [out_of_the_rain] { $seat } saß mitten im Regen und blieb ganz ruhig.
        [some_drops] { $seat } hat dem Baum geholfen und fing { $count ->
            [one] einen Tropfen
           *[other] { NUMBER_WORDS($count) } Tropfen
        }.
       *[patience] { $seat } hat bis zum Schluss zum Baum gehalten.
    }
    .short = { $deed ->
        [most_drops] { $seat } hat die meisten Tropfen gefangen.
        [best_turn] { $seat } hatte den schönsten Zug.
        [out_of_the_rain] { $seat } blieb im Regen ganz ruhig.
        [some_drops] { $seat } hat dem Baum geholfen.
       *[patience] { $seat } hat zum Baum gehalten.
    }
    .brief = { $deed ->
        [most_drops] { $seat }: die meisten Tropfen.
        [best_turn] { $seat }: der schönste Zug.
        [out_of_the_rain] { $seat }: tapfer im Regen.
        [some_drops] { $seat }: eine gute Hilfe.
       *[patience] { $seat }: ein treues Herz.
    }
event-award-given = Den Verdienstorden für die Rettung des Baums bekommt { $seat }: { part-drops }!
    .short = Den Verdienstorden bekommt { $seat }: { part-drops }!
    .brief = Der Orden: { $seat }!
event-award-shared = { $seats } haben gleich viele gefangen, jeweils { NUMBER_WORDS($drops, "masculine") }, und teilen sich den Verdienstorden!
    .short = { $seats } teilen sich den Verdienstorden, jeweils { NUMBER_WORDS($drops, "masculine") }!
    .brief = Der Orden: { $seats } zusammen!
event-no-award = { $drops ->
        [0] Niemand hat einen Tropfen gefangen, also bekommt niemand den Orden. Der Baum dankt euch allen.
       *[other] Mehrere haben die meisten Tropfen, also bekommt niemand den Orden. Der Baum dankt euch allen.
    }
    .short = Diesmal bekommt niemand den Orden.
    .brief = Diesmal kein Orden.
event-ranking = Und das seid ihr alle: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.

item-ranked = { $place ->
        [0] { $seat } musste gehen
       *[other] { $seat }
    }: { part-drops }
    .short = { $seat }: { part-drops }
    .brief = { $seat } { NUMBER_WORDS($drops) }
item-stack = { $seat }: { part-drops }
    .short = { $seat }: { part-drops }
    .brief = { $seat } { NUMBER_WORDS($drops) }
item-spot = Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }
item-slide = Reihe { NUMBER_WORDS($from_row) }, Feld { NUMBER_WORDS($from_field) }, nach Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }
item-neighbour = { $direction ->
        [up_left] links oben
        [up] oben
        [up_right] rechts oben
        [left] links
        [right] rechts
        [down_left] links unten
        [down] unten
       *[down_right] rechts unten
    } { $content ->
        [drop] ein Tropfen
        [figure] eine Figur
       *[empty] frei
    }
item-field-content = Feld { NUMBER_WORDS($field) } { $content ->
        [drop] ein Tropfen
        [figure] eine Figur
       *[empty] frei
    }

# Story

story-opening = Saurer Regen bedroht den alten Baum. Nur ihr könnt ihn abschütteln, bevor er in die Wurzeln sickert!
    .alt1 = Da steht ein alter Baum, und darüber hängt eine saure Wolke. Hinauf mit euch, ihr Baumretter!
    .alt2 = Hört ihr den Donner? Der Baum braucht euch heute alle.
story-clouds = Der erste Tropfen hängt in der Krone. Den Stamm hinauf, alle zusammen!
    .short = Der erste Tropfen hängt in der Krone.
    .brief = Den Stamm hinauf!
story-half-of-cloud = Die halbe Wolke ist heruntergekommen.
    .short = Die halbe Wolke ist weg.
    .brief = Die halbe Wolke.
story-cloud-is-empty = Der Himmel ist klar! Aber die Tropfen im Baum sickern weiter.
    .short = Die Wolke ist weg, aber die Tropfen sickern weiter.
    .brief = Der Himmel ist klar.
story-first-root = Die erste Wurzel schmeckt sauer. Bäh!
    .short = Die erste Wurzel schmeckt sauer.
    .brief = Die erste Wurzel.
story-one-root-open = Nur eine Wurzel ist noch übrig. Helft alle mit!
    .short = Nur eine Wurzel ist noch übrig.
    .brief = Noch eine Wurzel.
story-sunshine = Die Sonne kommt heraus, und der alte Baum streckt seine Blätter.
    .short = Die Sonne kommt heraus.
    .brief = Sonnenschein!
story-mourning = Der alte Baum lässt die Blätter hängen. Pflanzen wir einen neuen.
    .short = Der alte Baum lässt die Blätter hängen.
    .brief = Armer Baum.
story-cheer = Hurra!
    .alt1 = Gut gemacht!
    .alt2 = Plitsch!
    .alt3 = Prächtig!
    .alt4 = Abgeschüttelt!
    .alt5 = Wunderbar!
    .alt6 = Der Baum sagt danke!
    .alt7 = Schlau!
    .alt8 = Toll geklettert!
    .alt9 = Bravo!
    .alt10 = Erwischt!
    .alt11 = Baum gerettet, Stück für Stück!
story-comfort = Macht nichts.
    .alt1 = Na ja.
    .alt2 = So ist das.
    .alt3 = Trotzdem gut geklettert.
    .alt4 = Wie schade.
    .alt5 = Kopf hoch.
    .alt6 = Nicht schlimm.
    .alt7 = Der Baum hat Geduld.
event-story-told = { $beat ->
        [clouds] { story-clouds }
        [half-of-cloud] { story-half-of-cloud }
        [cloud-is-empty] { story-cloud-is-empty }
        [first-root] { story-first-root }
        [one-root-open] { story-one-root-open }
        [sunshine] { story-sunshine }
       *[mourning] { story-mourning }
    }
    .short = { $beat ->
        [clouds] { story-clouds.short }
        [half-of-cloud] { story-half-of-cloud.short }
        [cloud-is-empty] { story-cloud-is-empty.short }
        [first-root] { story-first-root.short }
        [one-root-open] { story-one-root-open.short }
        [sunshine] { story-sunshine.short }
       *[mourning] { story-mourning.short }
    }
    .brief = { $beat ->
        [clouds] { story-clouds.brief }
        [half-of-cloud] { story-half-of-cloud.brief }
        [cloud-is-empty] { story-cloud-is-empty.brief }
        [first-root] { story-first-root.brief }
        [one-root-open] { story-one-root-open.brief }
        [sunshine] { story-sunshine.brief }
       *[mourning] { story-mourning.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-in-cloud = { $cloud ->
        [0] Die Wolke ist leer.
        [one] In der Wolke ist ein Tropfen.
       *[other] In der Wolke sind { NUMBER_WORDS($cloud) } Tropfen.
    }
    .short = { $cloud ->
        [0] Die Wolke ist leer.
       *[other] { NUMBER_WORDS($cloud, "masculine") } in der Wolke.
    }
    .brief = { $cloud ->
        [0] Keiner.
       *[other] { NUMBER_WORDS($cloud, "masculine") }.
    }
answer-in-tree = { $tree ->
        [0] Im Baum liegt kein Tropfen.
        [one] Im Baum liegt ein Tropfen.
       *[other] Im Baum liegen { NUMBER_WORDS($tree) } Tropfen.
    }
    .short = { $tree ->
        [0] Keiner im Baum.
       *[other] { NUMBER_WORDS($tree, "masculine") } im Baum.
    }
    .brief = { $tree ->
        [0] Keiner.
       *[other] { NUMBER_WORDS($tree, "masculine") }.
    }
answer-roots-now = { $root ->
        [0] Keins von { NUMBER_WORDS($roots) } Wurzelfeldern ist bedeckt.
        [one] Eins von { NUMBER_WORDS($roots) } Wurzelfeldern ist bedeckt.
       *[other] { NUMBER_WORDS($root) } von { NUMBER_WORDS($roots) } Wurzelfeldern sind bedeckt.
    }
    .short = { $root ->
        [0] Keins von { NUMBER_WORDS($roots) } Wurzelfeldern.
       *[other] { NUMBER_WORDS($root) } von { NUMBER_WORDS($roots) } Wurzelfeldern.
    }
    .brief = { $root ->
        [0] Keins.
       *[other] { NUMBER_WORDS($root) }.
    }
answer-left = In der Wolke { part-cloud }, im Baum { part-tree }, bedeckte Wurzelfelder { NUMBER_WORDS($root) }. Gefangen habt ihr { NUMBER_WORDS($caught) }.
    .short = Wolke { NUMBER_WORDS($cloud) }, Baum { NUMBER_WORDS($tree) }, Wurzeln { NUMBER_WORDS($root) }, gefangen { NUMBER_WORDS($caught) }.
    .brief = Wolke { NUMBER_WORDS($cloud) }, Baum { NUMBER_WORDS($tree) }.
answer-closeness = { $to_catch ->
        [0] Der Baum kann nicht mehr verloren gehen.
       *[other] Fangt { part-to-catch }, dann ist der Baum sicher.
    } { $roots_left ->
        [0] Die Wurzeln sind verloren.
        [one] Noch eine bedeckte Wurzel, und er ist verloren.
       *[other] Noch { NUMBER_WORDS($roots_left) } bedeckte Wurzeln, und er ist verloren.
    }
    .short = { $to_catch ->
        [0] Der Baum ist sicher.
       *[other] Fangt { part-to-catch }, dann ist er sicher.
    } Freie Wurzeln bis zum Ende: { NUMBER_WORDS($roots_left, "feminine") }.
    .brief = Zu fangen { NUMBER_WORDS($to_catch, "masculine") }, freie Wurzeln { NUMBER_WORDS($roots_left, "feminine") }.
answer-dice-now = { $blue ->
        [0] { $first ->
            [0] Noch ist nichts gewürfelt.
           *[other] Der Wurf: grün { part-greens }; Blau fehlt noch.
        }
       *[other] { $first ->
            [0] Der Wurf: blau { NUMBER_WORDS($blue) }; Grün fehlt noch.
           *[other] Der Wurf: blau { NUMBER_WORDS($blue) }, grün { part-greens }.
        }
    }
    .short = { $blue ->
        [0] { $first ->
            [0] Noch nichts.
           *[other] Der Wurf: grün { part-greens }.
        }
       *[other] { $first ->
            [0] Der Wurf: blau { NUMBER_WORDS($blue) }.
           *[other] Der Wurf: blau { NUMBER_WORDS($blue) }, grün { part-greens }.
        }
    }
    .brief = { $blue ->
        [0] { $first ->
            [0] Noch nichts.
           *[other] Der Wurf: grün { part-greens }.
        }
       *[other] { $first ->
            [0] Der Wurf: blau { NUMBER_WORDS($blue) }.
           *[other] Der Wurf: blau { NUMBER_WORDS($blue) }, grün { part-greens }.
        }
    }
answer-encircled-now = { $seats-count ->
        [0] Niemand ist eingeschlossen.
        [one] { $seats } ist vom Regen eingeschlossen.
       *[other] { $seats } sind vom Regen eingeschlossen.
    }
    .short = { $seats-count ->
        [0] Niemand ist eingeschlossen.
       *[other] Eingeschlossen: { $seats }.
    }
    .brief = { $seats-count ->
        [0] Niemand.
       *[other] { $seats }.
    }
answer-surroundings = { $seat } steht in Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }. Ringsum: { $neighbours }.
    .short = { $seat }, Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }: { $neighbours }.
    .brief = Rings um { $seat }: { $neighbours }.
answer-row-contents = Reihe { NUMBER_WORDS($row) }, von links: { $fields }.
    .short = Reihe { NUMBER_WORDS($row) }: { $fields }.
    .brief = Reihe { NUMBER_WORDS($row) }: { $fields }.

# Why something cannot be

refused-too-many-for-box = In der Schachtel sind { NUMBER_WORDS($most) } Tropfen, nicht { NUMBER_WORDS($drops) }. Wie viele nehmt ihr?
    .short = Es gibt nur { NUMBER_WORDS($most) }. Wie viele nehmt ihr?
    .brief = Höchstens { NUMBER_WORDS($most) }. Wie viele?
refused-not-on-a-die = Ein Würfel zeigt eins bis sechs, nicht { NUMBER_WORDS($value) }. Was zeigt er?
    .short = Ein Würfel zeigt eins bis sechs. Was zeigt er?
    .brief = Eins bis sechs?
refused-too-many-greens = Bekannt sind schon { NUMBER_WORDS($known) } grüne Würfel, also { $missing ->
        [0] fehlt keiner
        [one] fehlt nur noch einer
       *[other] fehlen nur noch { NUMBER_WORDS($missing) }
    }. Sag bitte alle drei grünen Zahlen.
    .short = Zu viele grüne Würfel. Sag bitte alle drei grünen Zahlen.
    .brief = Alle drei grünen Zahlen, bitte.
refused-not-rolled = Erst die Würfel, dann der Regen, dann die Züge.
    .short = Erst die Würfel.
    .brief = Erst die Würfel.
refused-already-rolled = Diese Würfel kenne ich schon. Ist einer falsch, sag: nein, blau drei.
    .short = Die Würfel kenne ich. Zum Ändern sag: nein, blau drei.
    .brief = Die kenne ich schon.
refused-roots-first = Die Wolke ist leer, also zuerst die Wurzeln. Wie viele Wurzelfelder sind bedeckt?
    .short = Zuerst: Wie viele Wurzelfelder sind bedeckt?
    .brief = Erst die Wurzeln: Wie viele?
refused-drops-first = { $seeps ->
        [one] Zuerst rutscht ein Tropfen. In welcher Reihe und auf welchem Feld liegt er?
       *[other] Zuerst rutschen { NUMBER_WORDS($seeps, "masculine") } Tropfen. In welcher Reihe und auf welchem Feld liegt der nächste?
    }
    .short = Zuerst die Tropfen, die rutschen. Welche Reihe und welches Feld?
    .brief = Zuerst: Welcher Tropfen?
refused-no-drop-there = In Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }, liegt kein Tropfen. Welcher rutscht?
    .short = Da liegt kein Tropfen. Welcher rutscht?
    .brief = Da liegt keiner. Welcher?
refused-drop-stays = Der Tropfen in Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) }, kann jetzt nicht rutschen. Welcher sonst?
    .short = Der Tropfen kann jetzt nicht rutschen. Welcher sonst?
    .brief = Der bleibt. Welcher sonst?
refused-blue-showed = Der blaue Würfel zeigte { NUMBER_WORDS($blue) }, nicht { NUMBER_WORDS($drops) }. Schaut bitte noch einmal.
    .short = Blau zeigte { NUMBER_WORDS($blue) }. Schaut bitte noch einmal.
    .brief = Blau war { NUMBER_WORDS($blue) }.
refused-too-many-drops = { $most ->
        [0] Es liegt kein Tropfen da, den man nehmen kann.
        [one] In diesem Zug ist nur ein Tropfen zu holen.
       *[other] In diesem Zug sind nur { NUMBER_WORDS($most) } Tropfen zu holen.
    } Wie viele hast du gefangen?
    .short = { $most ->
        [0] Es ist keiner zu holen.
       *[other] Höchstens { NUMBER_WORDS($most, "masculine") }.
    } Wie viele hast du gefangen?
    .brief = Höchstens { NUMBER_WORDS($most, "masculine") }. Wie viele?
refused-not-that-die = Kein grüner Würfel, der noch übrig ist, zeigt { NUMBER_WORDS($die) }. Welcher ist es?
    .short = Eine grüne { NUMBER_WORDS($die) } ist nicht mehr da. Welcher ist es?
    .brief = Keine { NUMBER_WORDS($die) }. Welcher?
refused-cloud-too-full = Außerhalb von Stapeln und Wurzeln { $most ->
        [one] ist ein
       *[other] sind { NUMBER_WORDS($most) }
    } Tropfen, in der Wolke können also nicht { NUMBER_WORDS($drops) } sein. Wie viele sind es?
    .short = Höchstens { NUMBER_WORDS($most) }. Wie viele sind in der Wolke?
    .brief = Höchstens { NUMBER_WORDS($most) }. Wie viele?
refused-roots-stay-covered = Bedeckt { $root ->
        [one] war schon ein Wurzelfeld, und dieser
       *[other] waren schon { NUMBER_WORDS($root) } Wurzelfelder, und diese
    } Tropfen { $root ->
        [one] bleibt
       *[other] bleiben
    }. Wie viele sind jetzt bedeckt?
    .short = Bedeckt waren { NUMBER_WORDS($root) }, und das bleibt so. Wie viele jetzt?
    .brief = Mindestens { NUMBER_WORDS($root) }. Wie viele?
refused-too-many-roots = { $most ->
        [0] Noch kann kein Wurzelfeld bedeckt sein.
       *[other] Höchstens { NUMBER_WORDS($most) } Wurzelfelder können bedeckt sein.
    } Wie viele sind bedeckt?
    .short = Höchstens { NUMBER_WORDS($most) }. Wie viele sind bedeckt?
    .brief = Höchstens { NUMBER_WORDS($most) }. Wie viele?
refused-stack-too-high = Nach meiner Zählung können es höchstens { $most ->
        [one] ein
       *[other] { NUMBER_WORDS($most) }
    } Tropfen sein. Zählt bitte noch einmal.
    .short = Höchstens { NUMBER_WORDS($most) }. Zählt bitte noch einmal.
    .brief = Höchstens { NUMBER_WORDS($most) }. Noch einmal?
refused-nothing-caught = Niemand hat bis jetzt einen Tropfen gefangen, der Regen kann also noch in die Wurzeln.
    .short = Niemand hat bis jetzt einen Tropfen gefangen.
    .brief = Noch kein Tropfen gefangen.
refused-not-all-taken = Ihr spielt bis zum letzten Tropfen, und { $left ->
        [one] einer ist
       *[other] { NUMBER_WORDS($left) } sind
    } noch zu fangen.
    .short = Noch zu fangen: { NUMBER_WORDS($left, "masculine") }.
    .brief = Noch { NUMBER_WORDS($left, "masculine") }.
refused-cannot-be-lost = In Baum und Wurzeln zusammen { $left ->
        [one] liegt nur ein
       *[other] liegen nur { NUMBER_WORDS($left) }
    } Tropfen, die Wurzeln können also nicht voll sein. Schaut bitte noch einmal.
    .short = Bei so wenigen Tropfen im Baum können die Wurzeln nicht voll sein: { NUMBER_WORDS($left) }.
    .brief = Sie können nicht voll sein.
refused-is-encircled = Ich weiß schon, dass { $seat } eingeschlossen ist.
    .short = { $seat } ist eingeschlossen, ja.
    .brief = Ich weiß.
refused-not-encircled = Ich wusste nicht, dass { $seat } eingeschlossen war. Es ändert sich nichts.
    .short = { $seat } war die ganze Zeit frei.
    .brief = { $seat } war frei.
refused-no-such-field = Reihe { NUMBER_WORDS($row) } hat kein Feld { NUMBER_WORDS($field) }. Welche Reihe und welches Feld?
    .short = Reihe { NUMBER_WORDS($row) }, Feld { NUMBER_WORDS($field) } gibt es nicht. Welches ist es?
    .brief = Das Feld gibt es nicht. Welches?
refused-field-taken = Da steht schon { $seat }, und ein Zug darf nicht auf einer anderen Figur enden. Welches Feld ist es?
    .short = Da steht schon { $seat }. Welches Feld ist es?
    .brief = Da ist { $seat }. Welches Feld?
refused-drop-in-roots = Da liegt ein Tropfen, und in den Wurzeln kann ihn niemand mehr nehmen. Welches Feld ist es?
    .short = Tropfen in den Wurzeln bleiben. Welches Feld ist es?
    .brief = Ein Wurzeltropfen. Welches Feld?
refused-must-leave-root = Nach eurer Hausregel bleibt keine Figur auf der letzten offenen Wurzel. Welches Feld ist es dann?
    .short = Keine Figur bleibt auf der letzten offenen Wurzel. Welches Feld ist es?
    .brief = Nicht die letzte Wurzel. Welches Feld?
refused-board-is-known = Das zähle ich selbst auf dem Plan: Wolke { NUMBER_WORDS($cloud) }, Wurzeln { NUMBER_WORDS($root) }. Sagt mir nur, wo die Figur steht.
    .short = Das zähle ich selbst. Wo steht die Figur?
    .brief = Wo steht sie?
refused-no-board = Ich zähle nur Tropfen und kenne die Felder nicht. Dafür gibt es die Hausregel mit den Reihen.
    .short = Die Felder von eurem Plan kenne ich nicht.
    .brief = Die Felder kenne ich nicht.
refused-no-advice = Welchen Weg ihr geht, findet ihr zusammen heraus. Ich kann sagen, wie viele Tropfen wo sind.
    .short = Das findet ihr zusammen heraus.
    .brief = Das entscheidet ihr.

# One-key answers

choice-starter-named = fängt an
choice-agreed = alle sind einig
choice-disagreed = nicht alle sind einig

# What goes back where after undo

undone-set-up = Zurück zum Aufbauen.
undone-drops-chosen = Zurück zur Zahl der Tropfen.
undone-root-fields-counted = Zurück zu den Wurzelfeldern.
undone-row-added = Diese Reihe ist vergessen.
undone-rows-complete = Zurück zu den Reihen vom Baum.
undone-starter-named = { $seat } fängt doch nicht an. Liegen bleibt alles, wie es ist.
undone-rolled = Die Tropfen von diesem Wurf kommen dahin zurück, woher sie kamen, und die Würfel sind wieder offen.
undone-rain-done = Zurück zum Regen.
undone-drop-chosen = Der Tropfen geht dahin zurück, woher er kam.
undone-cloud-counted = Es gilt wieder meine alte Wolke.
undone-roots-covered = Zurück zur Frage, wie viele Wurzeln bedeckt sind.
undone-root-reached = Zurück zur Frage, wie viele Wurzeln bedeckt sind.
undone-roots-full = Die Wurzeln sind also nicht verloren.
undone-captured = Die gefangenen Tropfen kommen auf ihre Felder zurück, die Figur dahin, wo sie anfing.
undone-blocked = Zurück zu den Zügen.
undone-die-lost = Die { NUMBER_WORDS($die) } gilt wieder.
undone-moved-to = Die Figur geht dahin zurück, woher sie kam, ein gefangener Tropfen auf sein Feld.
undone-moves-over = Zurück zu den Zügen.
undone-encircled = { $seat } ist also nicht eingeschlossen.
undone-freed = { $seat } ist also noch eingeschlossen.
undone-recounted = Es gilt wieder meine alte Zählung.
undone-win-declared = Dann hat das niemand gesagt.
undone-agreed = Das Spiel ist also nicht aus.
undone-disagreed = Zurück zur Frage, ob alle einig sind.

# How the table stood, to build it up again

put-back-rolling = Über den Baum gehören: { part-cloud }, in den Baum: { part-tree }, in die Wurzeln: { NUMBER_WORDS($root) }.
    .short = Wolke { NUMBER_WORDS($cloud) }, Baum { NUMBER_WORDS($tree) }, Wurzeln { NUMBER_WORDS($root) }.
    .brief = Wolke { NUMBER_WORDS($cloud) }, Baum { NUMBER_WORDS($tree) }, Wurzeln { NUMBER_WORDS($root) }.
put-back-greens-missing = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-blue-missing = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-counting-roots = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-seeping = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }
put-back-moving = { put-back-rolling }
    .short = { put-back-rolling.short }
    .brief = { put-back-rolling.brief }

# House rules

house-rule-board-counts = Ich zähle Tropfen, Würfel und Wurzeln und überlasse euch den Plan.
house-rule-board-rows = Ihr sagt mir die Reihen von eurem Plan, und ich sage, wohin jeder Tropfen fällt.
house-rule-drops-any = Im Spiel darf jede Zahl von Tropfen bis sechzig sein.
house-rule-drops-forty-or-sixty = Im Spiel sind vierzig Tropfen oder sechzig.
house-rule-starter-table = Ihr sagt, wer anfängt.
house-rule-starter-youngest = Anfangen darf, wer am jüngsten ist.
house-rule-dice-order-free = Die grünen Würfel gelten in beliebiger Reihenfolge.
house-rule-dice-order-as-rolled = Die grünen Würfel gelten in der Reihenfolge, in der sie fielen.
house-rule-rest-of-roll-moves = Geht die Wolke zu Ende, bewegt der Rest vom Wurf Tropfen von oben.
house-rule-rest-of-roll-lost = Geht die Wolke zu Ende, verfällt der Rest vom Wurf.
house-rule-empty-cloud-first-drop = Ist die Wolke leer, rutscht der erste Tropfen oben ins nächste freie Feld.
house-rule-empty-cloud-top-row = Ist die Wolke leer, rutscht bei jedem Wurf die ganze oberste Reihe, was auch der blaue Würfel zeigt.
house-rule-empty-cloud-chosen-drop = Ist die Wolke leer, sucht ihr die Tropfen aus; jeder rutscht in die tiefste Reihe, die der Regen erreicht hat.
house-rule-same-drop-again = Ein Tropfen darf sich in einem Wurf mehrmals bewegen.
house-rule-same-drop-once = Ein Tropfen bewegt sich in einem Wurf nur einmal.
house-rule-last-root-stays-open = Eine Figur auf der letzten offenen Wurzel hält sie frei, und ein Tropfen ohne freies Feld bleibt, wo er ist.
house-rule-last-root-lost = Der Baum ist verloren, wenn nur eine Figur auf der letzten offenen Wurzel einen Tropfen abhält.
house-rule-last-root-must-leave = Keine Figur darf auf der letzten offenen Wurzel bleiben: Ihr nächster Zug führt weg.
house-rule-loss-all-roots = Der Baum ist verloren, wenn alle Wurzelfelder bedeckt sind.
house-rule-loss-first-root = Der Baum ist verloren, wenn das erste Wurzelfeld bedeckt ist.
house-rule-loss-more-than-half = Der Baum ist verloren, wenn mehr als die Hälfte der Wurzelfelder bedeckt ist.
house-rule-victory-certain = Ich sage, wann der Baum nicht mehr verloren gehen kann; dann habt ihr gewonnen. Einig sein könnt ihr euch auch früher.
house-rule-victory-declared = Ihr habt gewonnen, wenn alle einig sind, dass der Baum gerettet ist.
house-rule-victory-last-drop = Ihr habt gewonnen, wenn kein Tropfen mehr zu fangen ist.
house-rule-award-shared = Haben mehrere die meisten Tropfen, teilen sie sich den Orden.
house-rule-award-nobody = Haben mehrere die meisten Tropfen, bekommt niemand den Orden.
house-rule-lost-dice-lost = Würfel, die nicht gehen, sind verloren.
house-rule-lost-dice-rain = Würfel, die nicht gehen, regnen auch.
house-rule-moves-must = Ein Zug, der geht, wird gemacht.
house-rule-moves-may-skip = Einen Zug darf man auslassen.
house-rule-figures-alone = Ein Zug darf nicht auf einer anderen Figur enden.
house-rule-figures-share = Figuren dürfen sich ein Feld teilen.

# The rules of this moment

rule-now-setting-up = Ein Tropfen liegt auf dem obersten Feld, die anderen über dem Baum. Jede Figur steht auf einem eigenen Wurzelfeld.
rule-now-sizing = Vierzig Tropfen sind gut zum Anfangen, sechzig für alle, die das Spiel kennen. Der in der Krone zählt mit.
rule-now-dictating = Sagt mir die Reihen von oben, eine nach der anderen, ohne die Wurzeln. Ich merke sie mir, auch für das nächste Spiel.
rule-now-starting = Die Regel sagt nicht, wer anfängt. Dann geht es nach links herum.
rule-now-rolling = Wirf alle vier Würfel. Der blaue sagt, wie viele Tropfen fallen; jeder grüne ist ein Zug.
rule-now-drawing = Die Würfel werden für euch geworfen.
rule-now-greens-missing = Jeder der drei grünen Würfel ist ein Zug.
rule-now-blue-missing = Der blaue Würfel sagt, wie viele Tropfen fallen, bevor du ziehst.
rule-now-counting-roots = Ist die Wolke leer, sickern Tropfen nach unten. Was in den Wurzeln ist, bleibt für immer.
rule-now-seeping = Nach eurer Hausregel sucht ihr die Tropfen aus. Jeder rutscht in die tiefste Reihe, die der Regen erreicht hat, und mindestens eine Reihe.
rule-now-moving = Leg erst die Tropfen. Dann mach drei Züge, einen für jeden grünen Würfel. Wer auf einem Tropfen endet, nimmt ihn.
rule-now-agreeing = Ihr könnt zusammen sagen, dass der Regen nicht mehr in die Wurzeln kommt. Dann habt ihr gewonnen.
rule-now-over = Ihr gewinnt oder verliert zusammen. Wer die meisten Tropfen gefangen hat, bekommt den Verdienstorden.

# Rules by topic
rule-goal = Schüttelt die Tropfen vom Baum, bevor sie seine Wurzeln bedecken. Ihr gewinnt oder verliert zusammen.
    .short = Fangt die Tropfen, bevor sie die Wurzeln bedecken.
    .brief = Rettet die Wurzeln.
rule-turning = Abbiegen darf eine Figur nur am Rand vom Baum oder auf dem Kreis am Stamm. Jeder Zug darf in eine neue Richtung gehen.
    .short = Abbiegen nur am Rand oder auf dem Kreis. Jeder Zug darf neu wählen.
    .brief = Am Rand oder auf dem Kreis.
rule-jumping = Über Figuren darfst du springen, über Tropfen nicht. Übersprungene Felder zählen mit.
    .short = Über Figuren ja, über Tropfen nein.
    .brief = Figuren ja, Tropfen nein.
rule-directions = Quer, hinauf, hinunter und schräg: Eine Figur zieht in jede Richtung.
    .short = In jede Richtung, auch schräg.
    .brief = Alle Richtungen.
rule-gaps = Das erste leere Feld von oben, jede Reihe von links. Lücken werden gefüllt, bevor tiefere Reihen drankommen.
    .short = Von oben, jede Reihe von links, Lücken zuerst.
    .brief = Lücken zuerst, von oben.
rule-empty-cloud = Der erste Tropfen von oben links rutscht in das erste leere Feld danach. Derselbe Tropfen darf noch einmal rutschen.
    .short = Der erste Tropfen rutscht in das erste leere Feld danach.
    .brief = Der erste rutscht.
rule-empty-cloud-once = Der erste Tropfen von oben links rutscht in das erste leere Feld danach. Jeder Tropfen bewegt sich im Wurf nur einmal.
    .short = Der erste Tropfen rutscht, jeder nur einmal im Wurf.
    .brief = Jeder nur einmal.
rule-empty-cloud-top-row = Nach eurer Hausregel rutscht bei jedem Wurf die ganze oberste Reihe, von links, in die ersten offenen Reihen darunter.
    .short = Bei jedem Wurf rutscht die ganze oberste Reihe.
    .brief = Die oberste Reihe rutscht.
rule-empty-cloud-chosen-drop = Nach eurer Hausregel sucht ihr die Tropfen aus. Jeder rutscht in die tiefste Reihe, die der Regen erreicht hat, und mindestens eine Reihe.
    .short = Ihr sucht aus; jeder rutscht in die tiefste Reihe mit Regen.
    .brief = Ihr sucht aus.
rule-rest-of-roll = Geht die Wolke zu Ende, bewegt der Rest vom Wurf Tropfen von oben im Baum.
    .short = Der Rest bewegt Tropfen von oben.
    .brief = Der Rest bewegt Tropfen.
rule-rest-of-roll-lost = Geht die Wolke zu Ende, verfällt der Rest vom Wurf. Das ist eure Hausregel.
    .short = Der Rest vom Wurf verfällt.
    .brief = Er verfällt.
rule-rain-on-figure = Ein Feld mit einer Figur ist nicht leer, also überspringt es der Regen.
    .short = Der Regen überspringt Figuren.
    .brief = Figuren überspringt er.
rule-last-root = Ein Feld mit einer Figur ist nicht bedeckt. Ein Tropfen, der kein leeres Feld findet, bleibt, wo er ist.
    .short = Die Figur hält es frei. Der Tropfen bleibt, wo er ist.
    .brief = Es bleibt frei.
rule-last-root-lost = Nach eurer Hausregel rettet eine Figur die letzte offene Wurzel nicht: Findet ein Tropfen kein anderes Feld, ist der Baum verloren.
    .short = Eine Figur rettet die letzte offene Wurzel nicht.
    .brief = Sie ist verloren.
rule-last-root-must-leave = Nach eurer Hausregel darf keine Figur auf der letzten offenen Wurzel bleiben. Ihr nächster Zug führt weg.
    .short = Die Figur muss mit dem nächsten Zug weg.
    .brief = Die Figur muss weg.
rule-root-drops = Nein. Ein Tropfen in den Wurzeln bleibt, und kein Zug darf darauf enden.
    .short = Nein, Tropfen in den Wurzeln bleiben.
    .brief = Sie bleiben.
rule-dice-order = Nimm die grünen Würfel, in welcher Reihenfolge du willst. Die Regel lässt es offen.
    .short = In welcher Reihenfolge du willst.
    .brief = Wie du willst.
rule-dice-order-as-rolled = Nimm die grünen Würfel in der Reihenfolge, in der sie fielen. Das ist eure Hausregel.
    .short = In der Reihenfolge des Wurfs.
    .brief = Wie gewürfelt.
rule-must-move = Ein Zug, der geht, wird gemacht. Geht keiner, sag: ich kann nicht.
    .short = Was geht, wird gezogen.
    .brief = Ja, wenn es geht.
rule-must-move-may-skip = Nach eurer Hausregel darf man einen Zug auslassen.
    .short = Einen Zug darf man auslassen.
    .brief = Du darfst auslassen.
rule-must-take = Wer auf einem Tropfen endet, nimmt ihn. Über einen Tropfen springen darf man nicht.
    .short = Wer auf einem Tropfen endet, nimmt ihn.
    .brief = Nimm ihn.
rule-sharing = Ein Zug darf nicht auf einer anderen Figur enden. Über sie springen darfst du.
    .short = Nicht auf einer anderen Figur.
    .brief = Nicht teilen.
rule-sharing-share = Nach eurer Hausregel dürfen sich Figuren ein Feld teilen.
    .short = Figuren dürfen sich ein Feld teilen.
    .brief = Ja, teilt es.
rule-freeing = Wer eingeschlossen ist, darf jeden Tropfen nehmen, den ein Zug erreicht. Die anderen können von oben oder unten einen Weg frei machen.
    .short = Nimm einen Tropfen, den du erreichst; die anderen machen einen Weg frei.
    .brief = Andere machen einen Weg frei.
rule-freeing-rain = Wer eingeschlossen ist, verliert die Züge, und nach eurer Hausregel regnen diese Würfel. Die anderen können einen Weg frei machen.
    .short = Verlorene Würfel regnen; die anderen machen einen Weg frei.
    .brief = Andere machen einen Weg frei.
rule-winning = Ihr habt gewonnen, wenn zu wenige Tropfen übrig sind, um die Wurzeln zu bedecken. Ich sage es euch. Ihr könnt euch auch früher einig sein.
    .short = Wenn zu wenige Tropfen für die Wurzeln übrig sind.
    .brief = Wenn die Wurzeln sicher sind.
rule-winning-declared = Ihr habt gewonnen, wenn alle einig sind, dass der Baum gerettet ist. Ich sage, wann er nicht mehr verloren gehen kann.
    .short = Wenn alle einig sind, dass der Baum gerettet ist.
    .brief = Wenn alle einig sind.
rule-winning-last-drop = Ihr habt gewonnen, wenn kein Tropfen mehr zu fangen ist.
    .short = Wenn der letzte Tropfen gefangen ist.
    .brief = Der letzte Tropfen.
rule-losing = Der Baum ist verloren, wenn auf jedem Wurzelfeld ein Tropfen liegt.
    .short = Wenn alle Wurzelfelder bedeckt sind.
    .brief = Alle Wurzeln bedeckt.
rule-losing-first-root = Der Baum ist verloren, sobald ein Wurzelfeld bedeckt ist. Das ist eure Hausregel.
    .short = Wenn ein Wurzelfeld bedeckt ist.
    .brief = Eine Wurzel bedeckt.
rule-losing-more-than-half = Der Baum ist verloren, wenn mehr als die Hälfte der Wurzelfelder bedeckt ist. Das ist eure Hausregel.
    .short = Wenn mehr als die Hälfte der Wurzeln bedeckt ist.
    .brief = Mehr als die Hälfte.
rule-award = Wer die meisten Tropfen gefangen hat, bekommt den Verdienstorden. Bei gleich vielen teilt ihr ihn.
    .short = Die meisten Tropfen; bei gleich vielen teilt ihr ihn.
    .brief = Die meisten Tropfen.
rule-award-nobody = Wer die meisten Tropfen gefangen hat, bekommt den Verdienstorden. Sind es mehrere, bekommt ihn niemand.
    .short = Die meisten Tropfen; sind es mehrere, niemand.
    .brief = Die meisten Tropfen.
rule-one-too-many = Nehmt den letzten zurück, oder legt den fehlenden dazu, damit es zum blauen Würfel passt.
    .short = Macht es passend zum blauen Würfel.
    .brief = Wie der blaue Würfel sagt.
rule-wrong-row = Legt ihn auf das erste leere Feld von oben, jede Reihe von links.
    .short = Legt ihn auf das erste leere Feld von oben.
    .brief = Erstes leeres Feld.
answer-rule-told = { $topic ->
        [turning] { rule-turning }
        [jumping] { rule-jumping }
        [directions] { rule-directions }
        [gaps] { rule-gaps }
        [empty-cloud] { rule-empty-cloud }
        [empty-cloud-once] { rule-empty-cloud-once }
        [empty-cloud-top-row] { rule-empty-cloud-top-row }
        [empty-cloud-chosen-drop] { rule-empty-cloud-chosen-drop }
        [rest-of-roll] { rule-rest-of-roll }
        [rest-of-roll-lost] { rule-rest-of-roll-lost }
        [rain-on-figure] { rule-rain-on-figure }
        [last-root] { rule-last-root }
        [last-root-lost] { rule-last-root-lost }
        [last-root-must-leave] { rule-last-root-must-leave }
        [root-drops] { rule-root-drops }
        [dice-order] { rule-dice-order }
        [dice-order-as-rolled] { rule-dice-order-as-rolled }
        [must-move] { rule-must-move }
        [must-move-may-skip] { rule-must-move-may-skip }
        [must-take] { rule-must-take }
        [sharing] { rule-sharing }
        [sharing-share] { rule-sharing-share }
        [freeing] { rule-freeing }
        [freeing-rain] { rule-freeing-rain }
        [winning] { rule-winning }
        [winning-declared] { rule-winning-declared }
        [winning-last-drop] { rule-winning-last-drop }
        [losing] { rule-losing }
        [losing-first-root] { rule-losing-first-root }
        [losing-more-than-half] { rule-losing-more-than-half }
        [award] { rule-award }
        [award-nobody] { rule-award-nobody }
        [one-too-many] { rule-one-too-many }
       *[wrong-row] { rule-wrong-row }
    }
    .short = { $topic ->
        [turning] { rule-turning.short }
        [jumping] { rule-jumping.short }
        [directions] { rule-directions.short }
        [gaps] { rule-gaps.short }
        [empty-cloud] { rule-empty-cloud.short }
        [empty-cloud-once] { rule-empty-cloud-once.short }
        [empty-cloud-top-row] { rule-empty-cloud-top-row.short }
        [empty-cloud-chosen-drop] { rule-empty-cloud-chosen-drop.short }
        [rest-of-roll] { rule-rest-of-roll.short }
        [rest-of-roll-lost] { rule-rest-of-roll-lost.short }
        [rain-on-figure] { rule-rain-on-figure.short }
        [last-root] { rule-last-root.short }
        [last-root-lost] { rule-last-root-lost.short }
        [last-root-must-leave] { rule-last-root-must-leave.short }
        [root-drops] { rule-root-drops.short }
        [dice-order] { rule-dice-order.short }
        [dice-order-as-rolled] { rule-dice-order-as-rolled.short }
        [must-move] { rule-must-move.short }
        [must-move-may-skip] { rule-must-move-may-skip.short }
        [must-take] { rule-must-take.short }
        [sharing] { rule-sharing.short }
        [sharing-share] { rule-sharing-share.short }
        [freeing] { rule-freeing.short }
        [freeing-rain] { rule-freeing-rain.short }
        [winning] { rule-winning.short }
        [winning-declared] { rule-winning-declared.short }
        [winning-last-drop] { rule-winning-last-drop.short }
        [losing] { rule-losing.short }
        [losing-first-root] { rule-losing-first-root.short }
        [losing-more-than-half] { rule-losing-more-than-half.short }
        [award] { rule-award.short }
        [award-nobody] { rule-award-nobody.short }
        [one-too-many] { rule-one-too-many.short }
       *[wrong-row] { rule-wrong-row.short }
    }
    .brief = { $topic ->
        [turning] { rule-turning.brief }
        [jumping] { rule-jumping.brief }
        [directions] { rule-directions.brief }
        [gaps] { rule-gaps.brief }
        [empty-cloud] { rule-empty-cloud.brief }
        [empty-cloud-once] { rule-empty-cloud-once.brief }
        [empty-cloud-top-row] { rule-empty-cloud-top-row.brief }
        [empty-cloud-chosen-drop] { rule-empty-cloud-chosen-drop.brief }
        [rest-of-roll] { rule-rest-of-roll.brief }
        [rest-of-roll-lost] { rule-rest-of-roll-lost.brief }
        [rain-on-figure] { rule-rain-on-figure.brief }
        [last-root] { rule-last-root.brief }
        [last-root-lost] { rule-last-root-lost.brief }
        [last-root-must-leave] { rule-last-root-must-leave.brief }
        [root-drops] { rule-root-drops.brief }
        [dice-order] { rule-dice-order.brief }
        [dice-order-as-rolled] { rule-dice-order-as-rolled.brief }
        [must-move] { rule-must-move.brief }
        [must-move-may-skip] { rule-must-move-may-skip.brief }
        [must-take] { rule-must-take.brief }
        [sharing] { rule-sharing.brief }
        [sharing-share] { rule-sharing-share.brief }
        [freeing] { rule-freeing.brief }
        [freeing-rain] { rule-freeing-rain.brief }
        [winning] { rule-winning.brief }
        [winning-declared] { rule-winning-declared.brief }
        [winning-last-drop] { rule-winning-last-drop.brief }
        [losing] { rule-losing.brief }
        [losing-first-root] { rule-losing-first-root.brief }
        [losing-more-than-half] { rule-losing-more-than-half.brief }
        [award] { rule-award.brief }
        [award-nobody] { rule-award-nobody.brief }
        [one-too-many] { rule-one-too-many.brief }
       *[wrong-row] { rule-wrong-row.brief }
    }
