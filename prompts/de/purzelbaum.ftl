# What is said in a game of Purzelbaum, in German.
# Every spoken message has three lengths: the value, .short and .brief. Name first, question last, at most two short
# sentences before somebody has to act. Never what players must remember: not which hole, not what lies in it.

title-purzelbaum = Purzelbaum

# Counts, used inside other messages. They stand where nominative and accusative are alike, never after "mit".

part-nuts = { $nuts ->
        [0] keine Nuss
        [one] eine Nuss
       *[other] { NUMBER_WORDS($nuts) } Nüsse
    }
part-leaves = { $leaves ->
        [0] kein Blatt
        [one] ein Blatt
       *[other] { NUMBER_WORDS($leaves) } Blätter
    }
part-hidden = { $hidden ->
        [0] keine Nuss ist
        [one] eine Nuss ist
       *[other] { NUMBER_WORDS($hidden) } Nüsse sind
    }
part-tree = { $tree ->
        [0] keine Nuss und kein Blatt
        [one] eine Nuss und ein Blatt
       *[other] { NUMBER_WORDS($tree) } Nüsse und { NUMBER_WORDS($tree) } Blätter
    }
part-white = { $white ->
        [0] keine Scheibe ist
        [one] eine Scheibe ist
       *[other] { NUMBER_WORDS($white) } Scheiben sind
    }

# Where a nut that missed goes, by the house rule; used inside other messages

part-hole = { $hole ->
        [any] einem Loch
        [green] einem Loch unter Grün
       *[another] einem anderen Loch
    }
part-below = { $hole ->
        [green] darunter, oder unter der nächsten grünen
       *[another] in dem Loch darunter
    }
part-nearest = { $hole ->
        [any] im nächsten Loch
        [green] unter der nächsten grünen Scheibe
       *[another] im nächsten anderen Loch
    }
part-liked = { $hole ->
        [any] in einem Loch, wo du willst
        [green] unter einer grünen Scheibe, wo du willst
       *[another] in einem anderen Loch, wo du willst
    }

# Setting up, one step at a time

setup-1 = Legt das Wiesengitter in die Schachtel, und auf jedes der zwanzig Löcher eine grüne Scheibe. Sagt: weiter.
    .short = Das Gitter in die Schachtel, zwanzig Scheiben darauf, grün nach oben. Sagt: weiter.
    .brief = Gitter, zwanzig grüne Scheiben. Weiter?
setup-2 = Jetzt der Baum. Stellt den Stamm in die Mitte, die Astlöcher nach oben. Sagt: weiter.
    .short = Der Stamm in die Mitte, die Astlöcher oben. Sagt: weiter.
    .brief = Der Stamm. Weiter?
setup-3 = Steckt die acht Äste durch den Stamm, wie es euch gefällt. Sagt: weiter.
    .short = Steckt die acht Äste hinein, wie ihr wollt. Sagt: weiter.
    .brief = Acht Äste. Weiter?
setup-4 = Es wird Frühling, und der Baum treibt aus! An jedes Astende kommt ein Blatt, sechzehn sind es. Sagt: weiter.
    .short = Frühling! An jedes Astende ein Blatt, sechzehn sind es. Sagt: weiter.
    .brief = Sechzehn Blätter. Weiter?
setup-5 = Es ist Sommer, und die Nüsse werden reif. Hängt an jedes Astende eine Nuss, sechzehn sind es. Steht der Baum?
    .short = Sommer! An jedes Astende eine Nuss, sechzehn sind es. Steht der Baum?
    .brief = Sechzehn Nüsse. Fertig?

# Wofür man sehen muss, und der Aufbau zum Fühlen: Form und Anzahl, und kein Zeichen, das etwas verrät

needs-eyes = Eines braucht Augen oder zarte Finger: wohin eine Nuss gefallen ist. Wollt ihr beim Aufbau fühlen, sagt: zum Fühlen.
    .short = Wohin eine Nuss fällt, braucht Augen oder zarte Finger. Zum Aufbauen nach Gefühl sagt: zum Fühlen.
    .brief = Nach Gefühl? Sagt: zum Fühlen.
touch-1 = Sucht den Stamm, vier lange und vier kurze Äste, sechzehn Blätter, sechzehn Nüsse, zwanzig Scheiben, ein Gitter. Alles da? Sagt: weiter.
    .short = Stamm, acht Äste, sechzehn Blätter, sechzehn Nüsse, zwanzig Scheiben, Gitter. Alles da? Sagt: weiter.
    .brief = Stamm, acht Äste, sechzehn, sechzehn, zwanzig, Gitter. Weiter?
touch-2 = Die Schachtel dreht sich nie. Eine Wäscheklammer zeigt, wo vorne ist, von da zählt ihr. Fühlen ist kein Ziehen. Sagt: weiter.
    .short = Eine Wäscheklammer zeigt, wo vorne ist. Die Schachtel dreht sich nie. Sagt: weiter.
    .brief = Die Klammer nach vorne. Weiter?
touch-3 = Klebt auf jede grüne Seite einen kleinen Punkt, immer an die gleiche Stelle: So fühlen sich alle Scheiben gleich an. Sagt: weiter.
    .short = Ein Punkt auf jede grüne Seite, bei allen gleich. Sagt: weiter.
    .brief = Punkte auf Grün. Weiter?
touch-4 = Legt das Gitter in die Schachtel. Sucht die zwanzig Löcher Reihe für Reihe, auf jedes eine Scheibe, Punkt nach oben. Sagt: weiter.
    .short = Das Gitter in die Schachtel, auf jedes der zwanzig Löcher eine Scheibe, Punkt nach oben. Sagt: weiter.
    .brief = Gitter, zwanzig Scheiben, Punkt oben. Weiter?
touch-5 = Stellt den Stamm in die Mitte, die Löcher nach oben. Steckt die acht Äste hindurch, wie ihr wollt. Sagt: weiter.
    .short = Der Stamm in die Mitte, Löcher oben, acht Äste hindurch. Sagt: weiter.
    .brief = Stamm, acht Äste. Weiter?
touch-6 = Jeder Ast hat zwei Enden. Steckt an jedes Ende ein Blatt und davor eine Nuss, von beiden sechzehn. Steht der Baum?
    .short = An jedes Ende ein Blatt und eine Nuss, von beiden sechzehn. Steht der Baum?
    .brief = Sechzehn Blätter, sechzehn Nüsse. Fertig?

# The question of each phase

ask-setting-up = Steht der Baum?
    .short = Steht der Baum?
    .brief = Fertig?
ask-starting = Wer hat zuletzt eine Nuss geknabbert?
    .short = Wer hat zuletzt eine Nuss geknabbert?
    .brief = Wer zuletzt?
ask-agreeing = Wer fängt an?
    .short = Wer fängt an?
    .brief = Wer fängt an?
ask-autumn = { $name }, du bist dran: Heb eine grüne Scheibe ab und schubs eine Nuss hinunter. Getroffen oder daneben?
    .short = { $name }, schubs eine Nuss hinunter. Getroffen oder daneben?
    .brief = { $name }.
ask-burying = { $name }, ist die Nuss vergraben?
    .short = { $name }, ist sie vergraben?
    .brief = { $name }, vergraben?
    .printed = Ist die Nuss vergraben?
ask-snow = Dreht alle grünen Scheiben um, die Blätter bleiben liegen. Ist alles weiß?
    .short = Dreht die grünen Scheiben um. Ist alles weiß?
    .brief = Alles weiß?
ask-winter = { $name }, du bist dran: Heb eine weiße Scheibe ab. Was hast du gefunden?
    .short = { $name }, heb eine weiße Scheibe ab. Was hast du gefunden?
    .brief = { $name }.
ask-over = Wollt ihr eine Revanche?
    .short = Eine Revanche?
    .brief = Revanche?

# The same questions in other words

again-setting-up = Hängen alle Blätter und alle Nüsse am Baum?
    .short = Hängt alles am Baum?
    .brief = Alles am Baum?
again-starting = Wer von euch hat zuletzt eine Nuss gegessen? Sagt einen Namen, oder: keiner.
    .short = Wer hat zuletzt eine Nuss gegessen? Ein Name, oder: keiner.
    .brief = Ein Name, oder keiner?
again-agreeing = Sagt einen Namen: Wer soll anfangen?
    .short = Sagt einen Namen.
    .brief = Ein Name?
again-autumn = { $name }, ist die Nuss in das offene Loch gefallen: ja oder nein?
    .short = { $name }, ist sie im Loch, ja oder nein?
    .brief = Im Loch, ja oder nein?
again-burying = Liegt die Nuss jetzt unter ihrer Scheibe? Dann sag: vergraben.
    .short = Wenn sie unter einer Scheibe liegt, sag: vergraben.
    .brief = Sag: vergraben.
again-snow = Wenn jede Scheibe ihre weiße Seite zeigt, sagt: alles weiß.
    .short = Wenn alles weiß ist, sagt: alles weiß.
    .brief = Sagt: alles weiß.
again-winter = { $name }, was lag da: nichts, ein Blatt, oder wie viele Nüsse?
    .short = Nichts, ein Blatt, oder wie viele Nüsse?
    .brief = Blatt? Nüsse?

# For those who feel instead of see: said after the turn's question was heard in full

reminder-autumn = Sag laut, welches Loch du aufmachst und was schon darin liegt.
    .short = Sag, welches Loch und was darin liegt.
    .brief = Welches Loch?
reminder-burying = Sag laut, in welches Loch du sie legst und was schon darin liegt.
    .short = Sag, welches Loch und was darin liegt.
    .brief = Welches Loch?
reminder-winter = Sag laut, welche Scheibe du abhebst.
    .short = Sag, welche Scheibe.
    .brief = Welche Scheibe?

# What happens

event-meadow-is-ready = Was für ein schöner Baum!
    .short = Der Baum steht.
    .brief = Fertig.
event-starter-is-open = { $way ->
        [youngest] Dann fängt an, wer am jüngsten ist.
        [chance] Dann lose ich einen Namen aus.
       *[ask] Dann entscheidet ihr. Vielleicht, wer am jüngsten ist?
    }
    .short = { $way ->
        [youngest] Dann fängt an, wer am jüngsten ist.
        [chance] Dann lose ich einen Namen aus.
       *[ask] Dann entscheidet ihr.
    }
    .brief = { $way ->
        [youngest] Wer am jüngsten ist.
        [chance] Ich lose einen Namen aus.
       *[ask] Entscheidet ihr.
    }
event-starter-is-known = Gut, { $seat } fängt an.
    .short = { $seat } fängt an.
    .brief = { $seat } fängt an.
event-autumn-turn = { $seat }, du bist dran: Heb eine grüne Scheibe ab und schubs eine Nuss hinunter.
    .short = { $seat }, schubs eine Nuss hinunter.
    .brief = { $seat }.
event-winter-turn = { $seat }, du bist dran: Heb eine weiße Scheibe ab.
    .short = { $seat }, heb eine weiße Scheibe ab.
    .brief = { $seat }.
event-hole-is-open = Das Loch von { $seat } ist offen.
    .short = Das Loch ist offen.
    .brief = Offen.
event-nut-hit = Getroffen! { $seat } bekommt das Blatt. Die Scheibe kommt weiß zurück.
    .short = Getroffen! { $seat } bekommt das Blatt.
    .brief = Getroffen! Ein Blatt für { $seat }.
event-nut-missed = Daneben. { $seat }, leg die Scheibe weiß auf dein Loch, und das Blatt darauf.
    .short = Daneben. { $seat }, weiße Scheibe aufs Loch, Blatt darauf.
    .brief = Daneben, { $seat }.
event-nut-to-bury = Vergrab die Nuss in { part-hole }: unter ihr, oder im nächsten. Neben der Schachtel? { $beside ->
        [stays_out] Dann bleibt sie draußen.
        [neighbour_may] Dann darf { $neighbour } sie verstecken.
       *[neighbour] Dann versteckt sie { $neighbour }.
    }
    .short = Vergrab die Nuss, wo sie liegt. { $beside ->
        [stays_out] Neben der Schachtel bleibt sie draußen.
        [neighbour_may] Neben der Schachtel darf { $neighbour } sie verstecken.
       *[neighbour] Neben der Schachtel versteckt sie { $neighbour }.
    }
    .brief = Vergrab sie.
event-bury-it = { $landing ->
        [on_disk] Auf einer Scheibe: { $seat }, versteck sie { part-below }.
        [between] Zwischen den Scheiben: { $seat }, versteck sie { part-nearest }.
       *[outside] Neben der Schachtel: { $seat }, versteck sie { part-liked }.
    } Diese Scheibe kommt so zurück, wie sie lag.
    .short = { $landing ->
        [on_disk] { $seat }, versteck sie { part-below }.
        [between] { $seat }, versteck sie { part-nearest }.
       *[outside] { $seat }, versteck sie { part-liked }.
    }
    .brief = { $landing ->
        [on_disk] { $seat }, unter diese Scheibe.
        [between] { $seat }, ins nächste Loch.
       *[outside] { $seat }, wohin du willst.
    }
    .printed = Versteck die Nuss. Diese Scheibe kommt so zurück, wie sie lag.
event-nut-stays-out = Neben der Schachtel: Sie bleibt aus dem Spiel. Legt sie weg.
    .short = Neben der Schachtel: Sie bleibt draußen.
    .brief = Sie bleibt draußen.
event-second-nut = { $way ->
        [kept] { $seat } behält die andere Nuss, und ihr Blatt.
       *[buried] Die andere Nuss gilt als daneben. Dreht eine grüne Scheibe auf Weiß, das Blatt darauf, und versteckt die Nuss.
    }
    .short = { $way ->
        [kept] { $seat } behält die andere Nuss, und ihr Blatt.
       *[buried] Die andere gilt als daneben: eine weiße Scheibe, ihr Blatt darauf, und versteckt sie.
    }
    .brief = { $way ->
        [kept] Die andere für { $seat }.
       *[buried] Die andere daneben.
    }
event-nut-is-buried = Gut versteckt.
    .short = Vergraben.
    .brief = Vergraben.
event-winter-came = Das war die letzte Nuss: Der Baum ist kahl, und der Winter kommt!
    .short = Der Baum ist kahl. Der Winter kommt!
    .brief = Winter!
event-winter-starter-is-known = { $way ->
        [last_of_tied] Am wenigsten Blätter haben mehrere. In der Reihe kommt { $seat } zuletzt und fängt an.
        [last_in_order] Am wenigsten Blätter haben mehrere. { $seat } ist ganz zuletzt in der Reihe und fängt an.
        [last_nut] Am wenigsten Blätter haben mehrere. Die letzte Nuss kam von { $seat }: { $seat } fängt an.
       *[fewest] { $seat } hat am wenigsten Blätter und fängt an.
    }{ $may_pass ->
        [true] {" "}Oder gib es weiter, und sag, wer stattdessen anfängt.
       *[false] {""}
    }
    .short = { $way ->
        [last_in_order] { $seat } ist ganz zuletzt in der Reihe und fängt an.
        [last_nut] Die letzte Nuss kam von { $seat }: { $seat } fängt an.
       *[fewest] { $seat } hat am wenigsten Blätter und fängt an.
    }{ $may_pass ->
        [true] {" "}Oder gib es weiter.
       *[false] {""}
    }
    .brief = { $seat } fängt an{ $may_pass ->
        [true] , oder gibt es weiter.
       *[false] .
    }
event-nuts-found = { $leaf ->
        [true] { $seat } findet ein Blatt und { part-nuts }! Die Scheibe bleibt weiß.
       *[false] { $seat } findet { part-nuts }! Die Scheibe bleibt weiß.
    }
    .short = { $leaf ->
        [true] { $seat } findet ein Blatt und { part-nuts }. Wieder weiß.
       *[false] { $seat } findet { part-nuts }. Wieder weiß.
    }
    .brief = { $leaf ->
        [true] Ein Blatt und { part-nuts } für { $seat }.
       *[false] { part-nuts } für { $seat }.
    }
event-leaf-found = Ein Blatt für { $seat }, und keine Nuss. Die Scheibe wird grün.
    .short = Ein Blatt für { $seat }, keine Nuss. Jetzt grün.
    .brief = Ein Blatt für { $seat }.
event-nothing-found = Nichts für { $seat }. Die Scheibe wird grün: Es taut.
    .short = Nichts für { $seat }. Jetzt grün.
    .brief = Nichts, { $seat }.
event-all-found = Alle Nüsse und alle Blätter sind gefunden! Dreht den letzten Schnee auf Grün, oder sagt einfach: Frühling.
    .short = Alles ist gefunden! Spielt weiter, oder sagt: Frühling.
    .brief = Alles gefunden. Oder sagt: Frühling.
event-counts-differ = Nach meiner Zählung fehlt noch: { part-leaves } und { part-nuts }. Zusammen müssen es { NUMBER_WORDS($together) } sein: Zählt bitte nach.
    .short = Nach meiner Zählung fehlt noch: { part-leaves } und { part-nuts }. Zählt bitte nach.
    .brief = Es fehlt noch: { part-leaves } und { part-nuts }. Zählt bitte.
event-spring-came = Die Wiese ist grün. Der Frühling ist da, und das Spiel ist aus!
    .short = Frühling! Das Spiel ist aus.
    .brief = Frühling!
event-praised = { $deed ->
        [most_nuts] { $seat } hat die feinste Nase für Nüsse und fand { NUMBER_WORDS($count, "feminine") }.
        [most_leaves] { $seat } hat mehr Blätter gesammelt als alle anderen: { NUMBER_WORDS($count) }.
        [some_nuts] { $seat } hat tapfer gegraben und einen Vorrat angelegt.
        [some_leaves] { $seat } hat Blätter für ein weiches Bett gesammelt.
       *[patience] { $seat } blieb den ganzen Winter guter Dinge.
    }
    .short = { $deed ->
        [most_nuts] { $seat } hat die feinste Nase für Nüsse.
        [most_leaves] { $seat } hat die meisten Blätter.
        [some_nuts] { $seat } hat einen Vorrat angelegt.
        [some_leaves] { $seat } hat ein weiches Bett aus Blättern.
       *[patience] { $seat } blieb guter Dinge.
    }
    .brief = { $deed ->
        [most_nuts] { $seat }: die feinste Nase.
        [most_leaves] { $seat }: die meisten Blätter.
        [some_nuts] { $seat }: ein voller Vorrat.
        [some_leaves] { $seat }: ein weiches Bett.
       *[patience] { $seat }: guter Dinge.
    }
event-won = { $seat } ist das glücklichste Eichhörnchen von allen: { part-leaves } und { part-nuts }, zusammen { NUMBER_WORDS($total) }!
    .short = { $seat } gewinnt: { part-leaves } und { part-nuts }!
    .brief = { $seat } gewinnt!
event-won-together = { $seats } sind die glücklichsten Eichhörnchen: jeweils { part-leaves } und { part-nuts }. Ihr gewinnt zusammen!
    .short = { $seats } gewinnen zusammen, jeweils { NUMBER_WORDS($total) }!
    .brief = { $seats } gewinnen!
event-ranking = Und das seid ihr alle: { $rows }.
    .short = { $rows }.
    .brief = { $rows }.

item-ranked = { $seat } { $place ->
        [0] musste gehen
       *[other] auf Platz { NUMBER_WORDS($place) }
    }, { part-leaves } und { part-nuts }
    .short = { $seat } { $place ->
        [0] musste gehen
       *[other] auf Platz { NUMBER_WORDS($place) }
    }, zusammen { NUMBER_WORDS($total) }
    .brief = { $seat } { NUMBER_WORDS($total) }
item-finds = { $seat }: { part-leaves } und { part-nuts }
    .short = { $seat }: { part-leaves }, { part-nuts }
    .brief = { $seat } { NUMBER_WORDS($total) }

# Story

story-opening = Es war einmal ein Baum voller Nüsse, und darunter wohnten flinke Eichhörnchen. Das seid ihr!
    .alt1 = Hört zu, kleine Eichhörnchen: Ein Jahr vergeht, und ihr sammelt, was vom Baum purzelt.
    .alt2 = Das Jahr fängt an, und die Eichhörnchen wachen auf. Sind eure Pfoten warm?
story-autumn = Der Herbst ist da, und die Nüsse sind reif!
    .short = Der Herbst ist da!
    .brief = Herbst!
story-first-snow = Auf der Wiese liegt der erste Schnee.
    .short = Der erste Schnee.
    .brief = Erster Schnee.
story-half-of-autumn = Die Hälfte der Nüsse ist gefallen. Die Tage werden kälter.
    .short = Die Hälfte der Nüsse ist gefallen.
    .brief = Die Hälfte ist unten.
story-last-nut = Eine Nuss hängt noch am Baum. Psst!
    .short = Eine Nuss hängt noch am Baum.
    .brief = Die letzte Nuss.
story-last-nut-found = Das war die letzte versteckte Nuss! Im Schnee liegen nur noch Blätter.
    .short = Das war die letzte versteckte Nuss.
    .brief = Letzte Nuss gefunden.
story-cheer = Hurra!
    .alt1 = Gut gemacht!
    .alt2 = Was für eine Pfote!
    .alt3 = Prächtig!
    .alt4 = Plumps!
    .alt5 = Wunderbar!
    .alt6 = Oh, wie schön!
    .alt7 = Schlaues Eichhörnchen!
    .alt8 = Mmh, lecker!
    .alt9 = Hopp, hopp, hurra!
    .alt10 = Bravo!
    .alt11 = Wie ein echtes Eichhörnchen!
story-comfort = Macht nichts.
    .alt1 = Na ja.
    .alt2 = Das passiert jedem Eichhörnchen.
    .alt3 = So ist das.
    .alt4 = Wie schade.
    .alt5 = Kopf hoch.
    .alt6 = Nicht schlimm.
    .alt7 = Geduld, kleines Eichhörnchen.
event-story-told = { $beat ->
        [autumn] { story-autumn }
        [first-snow] { story-first-snow }
        [half-of-autumn] { story-half-of-autumn }
        [last-nut] { story-last-nut }
       *[last-nut-found] { story-last-nut-found }
    }
    .short = { $beat ->
        [autumn] { story-autumn.short }
        [first-snow] { story-first-snow.short }
        [half-of-autumn] { story-half-of-autumn.short }
        [last-nut] { story-last-nut.short }
       *[last-nut-found] { story-last-nut-found.short }
    }
    .brief = { $beat ->
        [autumn] { story-autumn.brief }
        [first-snow] { story-first-snow.brief }
        [half-of-autumn] { story-half-of-autumn.brief }
        [last-nut] { story-last-nut.brief }
       *[last-nut-found] { story-last-nut-found.brief }
    }

# Answers

answer-score-told = { $rows }.
    .short = { $rows }.
    .brief = { $rows }.
answer-on-tree = { $nuts ->
        [0] Der Baum ist kahl.
        [one] Eine Nuss hängt am Baum, mit ihrem Blatt.
       *[other] { NUMBER_WORDS($nuts) } Nüsse hängen am Baum, jede mit ihrem Blatt.
    }
    .short = { $nuts ->
        [0] Keine: Der Baum ist kahl.
       *[other] { part-nuts } am Baum.
    }
    .brief = { $nuts ->
        [0] Keine.
       *[other] { NUMBER_WORDS($nuts, "feminine") }.
    }
answer-hidden = { $nuts ->
        [0] Auf der Wiese ist keine Nuss versteckt.
        [one] Auf der Wiese ist eine Nuss versteckt.
       *[other] Auf der Wiese sind { NUMBER_WORDS($nuts) } Nüsse versteckt.
    }
    .short = { $nuts ->
        [0] Keine Nuss ist versteckt.
       *[other] { part-nuts } versteckt.
    }
    .brief = { $nuts ->
        [0] Keine.
       *[other] { NUMBER_WORDS($nuts, "feminine") }.
    }
answer-disks = { $green ->
        [0] Alle Scheiben sind weiß.
        [20] Alle Scheiben sind grün.
       *[other] { NUMBER_WORDS($green) } Scheiben grün und { NUMBER_WORDS($white) } weiß.
    }
    .short = { $green ->
        [0] Alle weiß.
        [20] Alle grün.
       *[other] { NUMBER_WORDS($green) } grün, { NUMBER_WORDS($white) } weiß.
    }
    .brief = { $green ->
        [0] Alle weiß.
        [20] Alle grün.
       *[other] { NUMBER_WORDS($green) } grün, { NUMBER_WORDS($white) } weiß.
    }
answer-leaves-on-disks = { $leaves ->
        [0] Auf der Wiese liegt kein Blatt.
        [one] Auf der Wiese liegt ein Blatt.
       *[other] Auf der Wiese liegen { NUMBER_WORDS($leaves) } Blätter.
    }
    .short = { $leaves ->
        [0] Kein Blatt auf der Wiese.
       *[other] { part-leaves } auf der Wiese.
    }
    .brief = { $leaves ->
        [0] Keins.
       *[other] { NUMBER_WORDS($leaves) }.
    }
answer-left-in-autumn = { $drops ->
        [0] Alle sechzehn Nüsse hängen am Baum.
        [one] Eine von sechzehn Nüssen ist gefallen. Auf der Wiese: { part-leaves }, und { part-hidden } versteckt.
       *[other] { NUMBER_WORDS($drops) } von sechzehn Nüssen sind gefallen. Auf der Wiese: { part-leaves }, und { part-hidden } versteckt.
    }
    .short = Am Baum { NUMBER_WORDS($tree, "feminine") }, in der Wiese { NUMBER_WORDS($hidden, "feminine") }.
    .brief = { NUMBER_WORDS($tree, "feminine") } am Baum.
answer-left-in-winter = Auf der Wiese: { part-leaves }, { part-hidden } versteckt, und { part-white } weiß.
    .short = { part-leaves }, { part-hidden } versteckt, und { part-white } weiß.
    .brief = { part-leaves }, und { part-hidden } versteckt.

# Why something cannot be

refused-no-nut-on-tree = Das war die letzte Nuss, es kann also keine mehr fallen. Ist sie vergraben?
    .short = Am Baum hängt keine Nuss mehr. Ist die letzte vergraben?
    .brief = Der Baum ist kahl. Vergraben?
refused-too-many-nuts = Gefunden sind schon { NUMBER_WORDS($found) }, also { $left ->
        [0] ist keine mehr übrig
        [one] ist nur noch eine übrig
       *[other] sind nur noch { NUMBER_WORDS($left) } übrig
    }. Wie viele hast du gefunden?
    .short = { $left ->
        [0] Es ist keine Nuss mehr übrig.
        [one] Es ist nur noch eine Nuss übrig.
       *[other] Es sind nur noch { NUMBER_WORDS($left) } Nüsse übrig.
    } Wie viele hast du gefunden?
    .brief = { $left ->
        [0] Keine ist mehr übrig.
        [one] Nur eine ist übrig.
       *[other] Nur { NUMBER_WORDS($left) } sind übrig.
    } Wie viele?
refused-all-nuts-are-here = Nur eine Scheibe ist weiß, also muss darunter liegen, was fehlt: { $left ->
        [one] eine Nuss
       *[other] { NUMBER_WORDS($left) } Nüsse
    }. Schau bitte noch einmal. Ist trotzdem alles grün, sag: alles grün.
    .short = Unter der letzten weißen Scheibe: { NUMBER_WORDS($left, "feminine") }. Schau noch einmal, oder sag: alles grün.
    .brief = Hier fehlt noch: { NUMBER_WORDS($left, "feminine") }. Schaust du nach?
refused-no-leaf-left = Auf der Wiese liegt kein Blatt mehr. Was hast du gefunden?
    .short = Auf der Wiese liegt kein Blatt mehr. Was hast du gefunden?
    .brief = Kein Blatt ist mehr da. Was sonst?
refused-leaf-on-every-disk = Nach meiner Zählung liegt auf jeder weißen Scheibe ein Blatt. War hier eins?
    .short = Auf jeder weißen Scheibe liegt ein Blatt. War hier eins?
    .brief = War da ein Blatt?
refused-not-all-found = Es fehlt noch etwas: { part-leaves } und { part-nuts }. Hebt bitte die weißen Scheiben ab, oder sagt: rückgängig.
    .short = Es fehlt noch: { part-leaves } und { part-nuts }.
    .brief = Noch: { part-leaves } und { part-nuts }.
refused-not-tracked = { $leaves ->
        [one] Ein Blatt liegt auf der Wiese.
       *[other] { NUMBER_WORDS($leaves) } Blätter liegen auf der Wiese.
    } Wo, das weiß ich nicht: Schaut oder fühlt nach.
    .short = { part-leaves }. Wo, weiß ich nicht: Schaut oder fühlt.
    .brief = { part-leaves }. Schaut oder fühlt.

# One-key answers

choice-starter-named = fängt an
choice-nobody-knows = keiner
choice-hit = getroffen
    .phases = autumn
choice-missed = daneben
    .phases = autumn
choice-also-fell = noch eine Nuss ist gefallen
choice-declined = ich will sie nicht verstecken
choice-buried = vergraben
choice-landed-on-disk = auf einer Scheibe
choice-landed-between = zwischen den Scheiben
choice-landed-outside = neben der Schachtel
choice-snow-lies = alles weiß

# What goes back where after undo; never which hole

undone-set-up = Zurück zum Aufbauen.
undone-starter-named = { $seat } fängt doch nicht an. Liegen bleibt alles, wie es ist.
undone-nobody-knows = Zurück zur Frage, wer eine Nuss geknabbert hat.
undone-hole-opened = Die Scheibe liegt wieder auf ihrem Loch.
undone-hit = Nehmt die Nuss aus dem Loch. Nuss und Blatt kommen an ihren Ast zurück, die Scheibe wird wieder grün.
undone-also-fell = Die andere Nuss und ihr Blatt kommen an ihren Ast zurück. Eine Scheibe, die für sie umgedreht wurde, wird wieder grün.
undone-declined = Die Nuss neben der Schachtel versteckt wieder, wer links sitzt.
undone-missed = Nuss und Blatt kommen an ihren Ast zurück, die Scheibe wird wieder grün.
undone-landed = Zurück zu der Nuss, die daneben fiel.
undone-buried = Die Nuss kommt wieder aus ihrem Loch heraus.
undone-snow-lies = Die grünen Scheiben kommen zurück.
undone-found = Was gefunden war, kommt in sein Loch zurück, ein Blatt auf seine Scheibe, weiß nach oben.
undone-all-green = Die letzten Scheiben werden wieder weiß.

# How the table stood, to build it up again

put-back-autumn = An den Baum gehören { part-tree }, und { part-white } weiß. Was in den Löchern liegt, bleibt dort.
    .short = An den Baum { part-tree }, und { part-white } weiß.
    .brief = { NUMBER_WORDS($tree, "feminine") } am Baum, { NUMBER_WORDS($white) } weiß.
put-back-burying = An den Baum gehören { part-tree }, und { part-white } weiß. Eine Nuss muss noch vergraben werden.
    .short = An den Baum { part-tree }, { part-white } weiß, und eine Nuss wartet.
    .brief = { NUMBER_WORDS($tree, "feminine") } am Baum, { NUMBER_WORDS($white) } weiß.
put-back-winter = Der Baum bleibt kahl, und { part-white } weiß. Ein Blatt tragen davon { NUMBER_WORDS($leaves_on_disks) }.
    .short = { part-white } weiß, ein Blatt tragen davon { NUMBER_WORDS($leaves_on_disks) }.
    .brief = Weiß { NUMBER_WORDS($white) }, mit Blatt { NUMBER_WORDS($leaves_on_disks) }.

# House rules

house-rule-starter-ask = Weiß keiner, wer zuletzt eine Nuss geknabbert hat, entscheidet ihr, wer anfängt.
house-rule-starter-youngest = Weiß keiner, wer zuletzt eine Nuss geknabbert hat, fängt an, wer am jüngsten ist.
house-rule-starter-chance = Weiß keiner, wer zuletzt eine Nuss geknabbert hat, lose ich einen Namen aus.
house-rule-turning-branches-no = Die Äste bleiben im Spiel, wie sie sind.
house-rule-turning-branches-yes = Bevor eine Nuss fällt, darf ein Ast gedreht werden.
house-rule-second-nut-back-on-tree = Fällt eine zweite Nuss, kommt sie an ihren Ast zurück.
house-rule-second-nut-buried = Fällt eine zweite Nuss, gilt sie als daneben und wird auch versteckt.
house-rule-second-nut-kept = Fällt eine zweite Nuss, behält sie mit ihrem Blatt, wer sie gestoßen hat.
house-rule-missed-hole-another = Eine Nuss, die daneben fiel, kommt in ein anderes Loch als das verfehlte.
house-rule-missed-hole-any = Eine Nuss, die daneben fiel, darf auch in das verfehlte Loch.
house-rule-missed-hole-green = Eine Nuss, die daneben fiel, kommt nur unter eine grüne Scheibe.
house-rule-beside-box-neighbour = Eine Nuss neben der Schachtel versteckt, wer links sitzt.
house-rule-beside-box-neighbour-may = Wer links sitzt, darf eine Nuss neben der Schachtel ablehnen, und es versteckt sie, wer sie gestoßen hat.
house-rule-beside-box-stays-out = Eine Nuss neben der Schachtel bleibt aus dem Spiel, und zu finden sind weniger.
house-rule-winter-start-must = Wer im Winter anfangen soll, fängt an.
house-rule-winter-start-may-pass = Haben mehrere am wenigsten Blätter, darf es weitergeben, wer im Winter anfangen soll.
house-rule-winter-starter-last-of-tied = Haben mehrere am wenigsten Blätter, fängt im Winter an, wer davon in der Reihe zuletzt kommt.
house-rule-winter-starter-last-in-order = Haben mehrere am wenigsten Blätter, fängt im Winter an, wer in der Reihe ganz zuletzt kommt.
house-rule-winter-starter-last-nut = Haben mehrere am wenigsten Blätter, fängt im Winter an, wer die letzte Nuss gestoßen hat.
house-rule-ending-all-green = Das Spiel geht, bis die ganze Wiese grün ist.
house-rule-ending-all-found = Das Spiel ist aus, sobald alle Nüsse und Blätter gefunden sind.

# The rules of this moment

rule-now-setting-up = Auf jedem Loch liegt eine grüne Scheibe. An jedem der sechzehn Astenden hängen ein Blatt und eine Nuss.
rule-now-starting = Wer zuletzt eine Nuss geknabbert hat, fängt an. Dann geht es nach links herum.
rule-now-agreeing = Keiner weiß, wer eine Nuss geknabbert hat, also muss jemand anders anfangen.
rule-now-autumn = Heb eine grüne Scheibe ab, und schubs eine Nuss mit ihrem Blatt hinunter. Fällt sie ins Loch, gehört das Blatt dir. Dann kommt die Scheibe zurück, weiß nach oben.
rule-now-burying = Das Blatt liegt auf der Scheibe, die du geöffnet hast, jetzt weiß. Versteck die Nuss in einem anderen Loch: darunter, oder am nächsten dran. Die Scheibe dort kommt so zurück, wie sie lag.
rule-now-snow = Dreht alle grünen Scheiben auf Weiß. Blätter bleiben liegen.
rule-now-winter = Heb eine weiße Scheibe ab. Blatt und Nüsse gehören dir. Lag eine Nuss da, kommt die Scheibe weiß zurück; sonst wird sie grün.
rule-now-over = Die meisten Blätter und Nüsse zusammen gewinnen. Ist das gleich, gewinnen mehr Nüsse.

# Rules by topic: what must be done when ...

rule-goal = Sammelt bis zum Frühling die meisten Blätter und Nüsse.
    .short = Sammelt die meisten Blätter und Nüsse.
    .brief = Die meisten gewinnen.
rule-beside-the-box = Eine Nuss neben der Schachtel versteckt, wer links sitzt, in jedem Loch außer dem verfehlten. Danach geht der Zug weiter.
    .short = Neben der Schachtel versteckt sie, wer links sitzt.
    .brief = Wer links sitzt, versteckt sie.
rule-on-a-disk = Liegt die Nuss auf einer Scheibe, versteck sie in dem Loch darunter. Die Scheibe kommt so zurück, wie sie lag, mit ihrem Blatt.
    .short = Auf einer Scheibe: Versteck sie darunter. Die Scheibe bleibt, wie sie war.
    .brief = Versteck sie darunter.
rule-between-disks = Zwischen Scheiben kommt sie ins nächste andere Loch. Sind mehrere gleich nah, sucht sich eins aus, wer geworfen hat.
    .short = Zwischen Scheiben: das nächste andere Loch.
    .brief = Das nächste andere Loch.
rule-which-hole = Im Herbst machst du irgendeine grüne Scheibe auf. Was schon im Loch liegt, bleibt dort.
    .short = Irgendeine grüne. Was im Loch liegt, bleibt dort.
    .brief = Irgendeine grüne.
rule-rim = Springt sie erst und fällt dann hinein, ist sie drin. Hängt sie am Rand, entscheidet ihr zusammen.
    .short = Nur wo sie am Ende liegt, zählt. Am Rand entscheidet ihr.
    .brief = Ihr entscheidet.
rule-winter = Heb eine weiße Scheibe ab. Was du findest, gehört dir. Nüsse gefunden: wieder weiß. Keine Nuss: grün.
    .short = Eine weiße Scheibe. Nüsse: wieder weiß. Keine Nuss: grün.
    .brief = Nüsse: weiß. Keine: grün.
rule-leaf = Ein Treffer gewinnt das Blatt. Sonst liegt es auf der weißen Scheibe, bis sie im Winter jemand abhebt.
    .short = Ein Treffer gewinnt das Blatt. Sonst wartet es auf den Winter.
    .brief = Ein Treffer gewinnt es.
rule-tie = Habt ihr gleich viel, gewinnen mehr Nüsse. Sind auch die gleich, gewinnt ihr zusammen.
    .short = Mehr Nüsse gewinnen. Sonst gewinnt ihr zusammen.
    .brief = Mehr Nüsse gewinnen.
rule-who-starts = Im Herbst fängt an, wer zuletzt eine Nuss geknabbert hat. Im Winter, wer am wenigsten Blätter hat.
    .short = Im Herbst, wer zuletzt geknabbert hat; im Winter, wer am wenigsten Blätter hat.
    .brief = Wer zuletzt geknabbert hat.
rule-looking = In ein offenes Loch dürfen alle schauen. Merkt euch, was ihr seht!
    .short = Alle dürfen schauen. Merkt es euch!
    .brief = Alle dürfen schauen.
rule-end = Der Winter ist vorbei, wenn alle zwanzig Scheiben grün sind.
    .short = Wenn alle Scheiben grün sind.
    .brief = Alles grün.
rule-recount = Kommen eure Sammlungen zusammen nicht auf zweiunddreißig, zählt noch einmal.
    .short = Zusammen müssen es zweiunddreißig sein. Zählt noch einmal.
    .brief = Zählt noch einmal.
rule-two-fell = Nur eine Nuss zählt. Hängt die andere mit ihrem Blatt zurück.
    .short = Nur eine zählt. Hängt die andere zurück.
    .brief = Eine zählt.
rule-second-nut-buried = Die andere gilt als daneben und wird auch versteckt. Sag: noch eine Nuss ist gefallen.
    .short = Sie gilt als daneben. Sag: noch eine Nuss ist gefallen.
    .brief = Sag: noch eine Nuss ist gefallen.
rule-second-nut-kept = Die andere gehört dir, mit ihrem Blatt. Sag: noch eine Nuss ist gefallen.
    .short = Sie gehört dir. Sag: noch eine Nuss ist gefallen.
    .brief = Sag: noch eine Nuss ist gefallen.
rule-leaf-fell-off = Steckt das Blatt wieder an seinen Ast. Es zählt nicht.
    .short = Steckt es wieder an.
    .brief = Wieder anstecken.
rule-tree-fell-over = Stellt ihn wieder auf, und hängt zurück, was gefallen ist. Was in den Löchern liegt, bleibt dort.
    .short = Stellt ihn auf, und hängt zurück, was fiel.
    .brief = Wieder aufstellen.
rule-stuck = Schubs sie noch einmal. Hängt sie am Rand vom Loch, entscheidet ihr, ob sie drin ist.
    .short = Noch einmal schubsen. Am Rand entscheidet ihr.
    .brief = Noch einmal schubsen.
rule-disk-slipped = Legt die Scheibe zurück, wie sie lag. Was ihr gesehen habt, dürft ihr euch merken.
    .short = Legt sie zurück, wie sie lag.
    .brief = Zurücklegen.
rule-nut-lost = Sucht sie zusammen. Bleibt sie verschwunden, nehmt einen Knopf dafür, und wer links sitzt, versteckt ihn.
    .short = Bleibt sie weg, versteckt einen Knopf dafür.
    .brief = Nehmt einen Knopf.
rule-branches = Die Äste bleiben im Spiel, wie sie sind. Für kleine Hände gibt es eine Hausregel.
    .short = Die Äste bleiben, wie sie sind.
    .brief = Nicht drehen.
rule-branches-may-turn = Ja, ihr dürft einen Ast drehen, bevor eine Nuss fällt.
    .short = Ja, bevor eine Nuss fällt.
    .brief = Ja.
answer-rule-told = { $topic ->
        [two-fell] { rule-two-fell }
        [second-nut-buried] { rule-second-nut-buried }
        [second-nut-kept] { rule-second-nut-kept }
        [leaf-fell-off] { rule-leaf-fell-off }
        [tree-fell-over] { rule-tree-fell-over }
        [stuck] { rule-stuck }
        [disk-slipped] { rule-disk-slipped }
        [nut-lost] { rule-nut-lost }
        [branches-may-turn] { rule-branches-may-turn }
       *[branches] { rule-branches }
    }
    .short = { $topic ->
        [two-fell] { rule-two-fell.short }
        [second-nut-buried] { rule-second-nut-buried.short }
        [second-nut-kept] { rule-second-nut-kept.short }
        [leaf-fell-off] { rule-leaf-fell-off.short }
        [tree-fell-over] { rule-tree-fell-over.short }
        [stuck] { rule-stuck.short }
        [disk-slipped] { rule-disk-slipped.short }
        [nut-lost] { rule-nut-lost.short }
        [branches-may-turn] { rule-branches-may-turn.short }
       *[branches] { rule-branches.short }
    }
    .brief = { $topic ->
        [two-fell] { rule-two-fell.brief }
        [second-nut-buried] { rule-second-nut-buried.brief }
        [second-nut-kept] { rule-second-nut-kept.brief }
        [leaf-fell-off] { rule-leaf-fell-off.brief }
        [tree-fell-over] { rule-tree-fell-over.brief }
        [stuck] { rule-stuck.brief }
        [disk-slipped] { rule-disk-slipped.brief }
        [nut-lost] { rule-nut-lost.brief }
        [branches-may-turn] { rule-branches-may-turn.brief }
       *[branches] { rule-branches.brief }
    }
