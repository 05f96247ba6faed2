# What the host says of itself, in German. Every spoken message has three lengths: the value, .short and .brief.
# "du" for the one who is named, "ihr" for the table. Nobody's gender is guessed, and no name gets a genitive.
# Name first, question last, at most two sentences before somebody has to act.

welcome = Hallo, ich leite euer Spiel. Mit Enter bin ich still, mit h bekommt ihr Hilfe.
    .short = Hallo. Tippt h für Hilfe.
    .brief = Hallo.
welcome-back = Da seid ihr ja wieder. Ich habe euer Spiel { $title } aufgehoben.
    .short = Da seid ihr wieder. Euer Spiel { $title } ist noch da.
    .brief = Euer Spiel { $title }.
welcome-crashed = Bei mir ist etwas schiefgegangen, aber ich bin wieder da. Euer Spiel ist noch da.
    .short = Ich bin wieder da. Euer Spiel ist noch da.
    .brief = Ich bin wieder da.
welcome-woken = Ich habe eine Weile geschlafen. So weit sind wir.
    .short = Ich habe geschlafen. So weit sind wir.
    .brief = Ich habe geschlafen.

# The evening

ask-game = Was wollt ihr spielen? { $games }?
    .short = Welches Spiel? { $games }?
    .brief = Welches Spiel?
ask-players = { $title }! Wer spielt mit? Sagt eure Namen nach links, dann: das sind alle.
    .short = Wer spielt mit? Eure Namen nach links, dann: das sind alle.
    .brief = Wer spielt mit?
ask-more-players = { $names }. Wer sitzt links daneben? Oder sagt: das sind alle.
    .short = { $names }. Wer noch? Oder: das sind alle.
    .brief = { $names }. Wer noch?
ask-table = { $names }. Sind das alle?
    .short = { $names }. Sind das alle?
    .brief = { $names }. Alle?
ask-animal = Diesen Namen verstehe ich nicht. Tippt ihn ein, oder nehmt ein Tier: { $animals }.
    .short = Tippt den Namen, oder nehmt ein Tier: { $animals }.
    .brief = Tippen, oder { $animals }.
ask-name-alike = { $name } klingt wie { $other }. Bleibt der Name, ein anderer, oder ein Tier?
    .short = { $name } klingt wie { $other }. Bleibt es, ein anderer Name, oder ein Tier?
    .brief = { $name }, oder ein anderer Name?
ask-name-word = { $name } bedeutet im Spiel schon etwas. Bleibt es, ein anderer Name, oder ein Tier?
    .short = { $name } bedeutet schon etwas. Bleibt es, ein anderer Name, oder ein Tier?
    .brief = { $name }, oder ein anderer Name?
ask-options = Einstellungen: { $options }. Welche, oder weiter?
    .short = { $options }, oder weiter?
    .brief = { $options }?
ask-evening-over = Wollt ihr eine Revanche?
    .short = Eine Revanche?
    .brief = Revanche?
ask-confirm = Ich habe gehört: { $heard }. Stimmt das?
    .short = { $heard }, stimmt das?
    .brief = { $heard }?
ask-confirm-other-player = Ich habe gehört: { $heard }. Dran ist aber { $name }. Zählt es für { $name }?
    .short = { $heard }? Dran ist { $name }. Für { $name }?
    .brief = Für { $name }?
ask-plays-on = { $name } geht. Spielt jemand für { $name } weiter?
    .short = Spielt jemand für { $name } weiter?
    .brief = Jemand für { $name }?
ask-confirm-quit = Wollt ihr hier Schluss machen? Ich hebe das Spiel für später auf.
    .short = Schluss machen und das Spiel aufheben?
    .brief = Schluss machen?
ask-confirm-newgame = Soll ein neues Spiel anfangen? Dieses hebe ich für später auf.
    .short = Neu anfangen und dieses aufheben?
    .brief = Neu anfangen?
ask-choose = Ich habe mehreres gehört. { $heard }. Was davon stimmt?
    .short = { $heard }. Was davon?
    .brief = { $heard }?
item-heard-1 = das Erste: { $heard }
item-heard-2 = das Zweite: { $heard }
item-heard-3 = das Dritte: { $heard }
ask-opposite = Ich höre zweierlei. { $name ->
        [none] { $heard }?
       *[other] { $name }: { $heard }?
    }
    .short = { $name ->
        [none] { $heard }?
       *[other] { $name }: { $heard }?
    }
    .brief = { $heard }?
ask-who = Wer sagt das? { $names }?
    .short = Wer? { $names }?
    .brief = Wer?
ask-who-was-it = Wer war es dann? { $names }?
    .short = Wer war es? { $names }?
    .brief = Wer war es?
ask-helper = Wer hilft euch?
    .short = Wer hilft euch?
    .brief = Wer hilft?
ask-kept = Wer ist wieder da?
    .short = Wer ist wieder da?
    .brief = Wer ist da?
ask-stands = Steht auf dem Tisch noch alles wie vorher?
    .short = Steht noch alles?
    .brief = Steht alles?
ask-what-is-wrong = Was stimmt nicht? Sag es richtig, zum Beispiel: nein, daneben. Oder sag: rückgängig.
    .short = Was stimmt nicht? Sag es richtig, oder sag: rückgängig.
    .brief = Was stimmt nicht?

event-game-was-chosen = Gut. Das ist etwas für { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) } Leute.
    .short = Gut. Für { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) } Leute.
    .brief = Gut.
event-table-was-set = Reihum nach links: { $seats }.
    .short = { $seats }.
    .brief = { $seats }.
event-player-was-renamed = Ab jetzt sage ich { $seat }.
    .short = Ich sage { $seat }.
    .brief = { $seat }.
event-helper-was-named = { $name } hilft. { $name }, wenn ich dich frage, sag, was auf dem Tisch liegt, und gib keinen Rat.
    .short = { $name } hilft: Sag nur, was da liegt, ohne Rat.
    .brief = { $name } hilft.
event-helper-is-gone = Gut. Ab jetzt frage ich nur noch, wer mitspielt.
    .short = Ich frage nur noch, wer mitspielt.
    .brief = Nur, wer mitspielt.
undone-helper-named = { $name } hilft also nicht.
undone-house-rule-set = Diese Hausregel gilt nicht mehr.
undone-helper-gone = Es hilft euch weiter jemand.
event-forgotten = Vergessen.
    .short = Vergessen.
    .brief = Vergessen.
event-corrected = Verbessert.
    .short = Verbessert.
    .brief = Verbessert.
undone-host-rolls = Ich habe nicht gewürfelt.
undone-turn-given = Der Zug geht zurück.
event-undone = Zurückgenommen.
    .short = Zurückgenommen.
    .brief = Zurückgenommen.

event-host-will-roll = Ich würfle für euch.
    .short = Ich würfle.
    .brief = Ich würfle.

event-seat-is-empty = { $seat } ist gegangen. Was { $seat } gesammelt hat, zählt weiter.
    .short = { $seat } ist gegangen. Alles zählt weiter.
    .brief = { $seat } ist weg.
event-seat-is-taken = Schön, dass du wieder da bist, { $seat }!
    .short = { $seat } ist wieder da.
    .brief = { $seat } ist da.
event-turn-was-given = Jetzt ist { $seat } dran.
    .short = { $seat } ist dran.
    .brief = Also { $seat }.
event-one-is-left = Nur { $seat } ist noch da, also hebe ich das Spiel auf. Sagt, wer wiederkommt, oder sagt: Schluss.
    .short = Nur { $seat } ist noch da. Ich hebe das Spiel auf.
    .brief = Nur { $seat } ist da.

refused-not-now = Das passt hier nicht.
    .short = Das passt hier nicht.
    .brief = Jetzt nicht.
refused-out-of-range = { $value } passt nicht: nur { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) }.
    .short = Nur { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) }.
    .brief = { NUMBER_WORDS($least) } bis { NUMBER_WORDS($most) }.
refused-game-over = Das Spiel ist aus. Für noch eins sagt: Revanche.
    .short = Das Spiel ist aus. Sagt: Revanche.
    .brief = Das Spiel ist aus.
refused-must-remember = Das müsst ihr euch selber merken.
    .short = Das müsst ihr euch merken.
    .brief = Merken!
refused-seat-empty = { $seat } sitzt gerade nicht am Tisch.
    .short = { $seat } ist nicht da.
    .brief = { $seat } ist nicht da.
refused-seat-taken = { $seat } sitzt schon am Tisch.
    .short = { $seat } ist schon da.
    .brief = { $seat } ist da.
refused-turn-open = Macht erst diesen Zug fertig, oder sagt: rückgängig. Dann kann { $seat } gehen.
    .short = Erst diesen Zug fertig machen, oder: rückgängig.
    .brief = Erst diesen Zug.
refused-one-player = Du bist allein am Tisch, also wartet das Spiel. Sag, wer wieder da ist, oder sag: Schluss.
    .short = Du bist allein. Sag, wer wieder da ist, oder: Schluss.
    .brief = Das Spiel wartet.
refused-unknown-game = Das Spiel { $game } kenne ich nicht.
    .short = { $game } kenne ich nicht.
    .brief = { $game } kenne ich nicht.
refused-too-many-players = Das sind zu viele. Mitspielen können { NUMBER_WORDS($most) }.
    .short = Nur { NUMBER_WORDS($most) } können mitspielen.
    .brief = Nur { NUMBER_WORDS($most) }.
refused-too-few-players = Zum Spielen braucht es mindestens { NUMBER_WORDS($least) }, und ich zähle erst { NUMBER_WORDS($now) }.
    .short = Es braucht { NUMBER_WORDS($least) }, ich habe { NUMBER_WORDS($now) }.
    .brief = Ich brauche { NUMBER_WORDS($least) }.
refused-same-name = { $name } gibt es schon. Nehmt bitte einen anderen Namen, oder hängt etwas an.
    .short = { $name } gibt es schon. Einen anderen Namen, bitte.
    .brief = Ein anderer Name, bitte.
refused-no-name = Ich habe keinen Namen gehört.
    .short = Ich habe keinen Namen gehört.
    .brief = Kein Name.
refused-no-helper = Ich weiß von niemandem, der hilft. Sagt: wir haben Hilfe.
    .short = Ich weiß von niemandem, der hilft.
    .brief = Niemand hilft.
refused-no-longer-fits = Dann kann das danach nicht gewesen sein. Sagt: rückgängig, und erzählt es, wie es war.
    .short = Dann passt das danach nicht. Sagt: rückgängig, und erzählt, wie es war.
    .brief = Das passt nicht. Sagt: rückgängig.
refused-rule-too-late = Mit dieser Hausregel passt das Spiel bis hierher nicht. Wählt sie, wenn das nächste anfängt.
    .short = Sie passt nicht zum Spiel bis hierher. Wählt sie beim nächsten.
    .brief = Zu spät für dieses Spiel.
refused-unknown-house-rule = Diese Hausregel hat das Spiel nicht.
    .short = Diese Hausregel gibt es nicht.
    .brief = Gibt es nicht.

# Answers

answer-who-is-playing = { $count ->
        [one] Bis jetzt spielt { $names } mit.
       *[other] Ihr seid { NUMBER_WORDS($count) }, reihum nach links: { $names }.
    }
    .short = { $names }.
    .brief = { $names }.
answer-who-helps = { $name } hilft.
    .short = { $name } hilft.
    .brief = { $name } hilft.
answer-helper-offered = Hilft euch jemand, der sieht? Dann sagt: wir haben Hilfe.
    .short = Hilft jemand, sagt: wir haben Hilfe.
    .brief = Hilfe? Sagt: wir haben Hilfe.
answer-helper-asked = { $name }, was siehst du? Sag es bitte, und gib keinen Rat.
    .short = { $name }, was siehst du? Bitte keinen Rat.
    .brief = { $name }, was siehst du?
answer-nobody-yet = Noch sitzt niemand am Tisch.
    .short = Noch niemand.
    .brief = Noch niemand.
answer-names-please = Gut. Sagt eure Namen reihum nach links.
    .short = Eure Namen, bitte.
    .brief = Eure Namen?
answer-won-last-time = Zuletzt habt ihr { $title } gespielt, und gewonnen hat: { $names }.
    .short = Bei { $title }: { $names }.
    .brief = { $names }.
answer-nobody-won-last-time = Zuletzt habt ihr { $title } gespielt, und niemand hat gewonnen.
    .short = Bei { $title } hat niemand gewonnen.
    .brief = Niemand.
answer-no-last-time = Es gibt noch kein Spiel, das zu Ende gespielt ist.
    .short = Noch kein Spiel zu Ende.
    .brief = Noch keins.
answer-how-often-won = { $count ->
        [0] { $name } hat noch nicht gewonnen.
        [one] { $name } hat einmal gewonnen.
       *[other] { $name } hat { NUMBER_WORDS($count) }mal gewonnen.
    }
    .short = { $count ->
        [0] Noch nicht.
        [one] Einmal.
       *[other] { NUMBER_WORDS($count) }mal.
    }
    .brief = { $count ->
        [0] Noch nicht.
        [one] Einmal.
       *[other] { NUMBER_WORDS($count) }mal.
    }
answer-recap = { $count ->
        [one] Heute habt ihr ein Spiel gespielt.
       *[other] Heute habt ihr { NUMBER_WORDS($count) } Spiele gespielt.
    }
    .short = { $count ->
        [one] Ein Spiel heute.
       *[other] { NUMBER_WORDS($count) } Spiele heute.
    }
    .brief = Heute:
answer-recap-won = { $title }: gewonnen hat { $names }.
    .short = { $title }: gewonnen hat { $names }.
    .brief = { $title }: gewonnen hat { $names }.
answer-recap-nobody = { $title }: Niemand hat gewonnen.
    .short = { $title }: Niemand hat gewonnen.
    .brief = { $title }: Niemand hat gewonnen.
answer-recap-none = Heute ist noch kein Spiel zu Ende gegangen.
    .short = Heute noch kein fertiges Spiel.
    .brief = Heute keins.
answer-cut-off = Ich war noch nicht fertig. Sagt: was hab ich verpasst?
    .short = Für den Rest sagt: was hab ich verpasst?
    .brief = Sagt: was hab ich verpasst?
ask-more = Weiter?
    .short = Weiter?
    .brief = Weiter?
answer-nothing-happened = Es ist noch nichts passiert.
    .short = Noch nichts.
    .brief = Noch nichts.
answer-shorter = Ich fasse mich kürzer. Wollt ihr mehr hören, sagt: genauer.
    .short = Ich fasse mich kürzer.
    .brief = Kürzer.
answer-you-can-say = Ihr könnt sagen: { $sentences }.
    .short = Sagt: { $sentences }.
    .brief = { $sentences }.
answer-keys = Oder tippt { $keys }, und drückt Enter.
    .short = Oder tippt { $keys }.
    .brief = Tippt { $keys }.
answer-type-it = Oder tippt es, und drückt Enter.
    .short = Oder tippt es.
    .brief = Oder tippt es.
answer-your-house-rule = Eure Hausregel: { $rule }
    .short = Eure Hausregel: { $rule }
    .brief = Eure Hausregel: { $rule }
answer-otherwise-by-the-book = Sonst gilt die Anleitung: { $rule }
    .short = Sonst gilt die Anleitung: { $rule }
    .brief = Sonst: { $rule }
answer-no-house-rules = Dieses Spiel hat keine Hausregeln.
    .short = Keine Hausregeln.
    .brief = Keine.
answer-edge-of-history = Weiter geht es in dieser Richtung nicht.
    .short = Weiter geht es nicht.
    .brief = Ende.
answer-no-game-yet = Noch läuft kein Spiel.
    .short = Noch kein Spiel.
    .brief = Noch kein Spiel.
answer-nothing-to-undo = Es gibt nichts zurückzunehmen.
    .short = Es gibt nichts zurückzunehmen.
    .brief = Da ist nichts.
answer-nothing-to-redo = Es gibt nichts wiederherzustellen.
    .short = Es gibt nichts wiederherzustellen.
    .brief = Da ist nichts.
answer-still-fits = Was danach kam, passt noch. Soll es wieder gelten, sagt: wiederherstellen.
    .short = Was danach kam, gilt wieder mit: wiederherstellen.
    .brief = Für den Rest: wiederherstellen.
answer-no-longer-fits = Was danach kam, passt jetzt nicht mehr. Erzählt es bitte, wie es war.
    .short = Was danach kam, passt nicht mehr. Erzählt es neu.
    .brief = Erzählt den Rest neu.
answer-nothing-to-correct = Es gibt noch nichts zu verbessern.
    .short = Es gibt nichts zu verbessern.
    .brief = Da ist nichts.
answer-was-player = Ich habe das schon für { $name } aufgeschrieben.
    .short = Das habe ich schon für { $name }.
    .brief = Ja, für { $name }.
answer-was-other-player = Der Reihe nach war { $other } dran. Hat { $name } stattdessen gespielt, sagt: rückgängig.
    .short = Dran war { $other }. Zum Zurücknehmen sagt: rückgängig.
    .brief = Dran war { $other }.
answer-unknown-words = Das verstehe ich nicht: { $text }.
    .short = Das verstehe ich nicht: { $text }.
    .brief = Unverständlich: { $text }.
answer-plays-for = Gut. Ich sage weiter denselben Namen.
    .short = Gut. Der Name bleibt.
    .brief = Gut.
answer-by-touch = Gut. Ich sage den Aufbau nach Form und Anzahl.
    .short = Gut. Nach Form und Anzahl.
    .brief = Zum Fühlen.
answer-by-sight = Gut. Ich sage den Aufbau so, wie es aussieht.
    .short = Gut. Wie es aussieht.
    .brief = Zum Sehen.
answer-paused = Ich warte. Sagt: weiter, wenn ihr so weit seid.
    .short = Ich warte. Sagt: weiter.
    .brief = Ich warte.
answer-kept = Euer Spiel ist aufgehoben. Um weiterzuspielen, startet mich mit dem Wort resume.
    .short = Euer Spiel ist aufgehoben.
    .brief = Aufgehoben.
answer-kept-for-another = Euer Spiel ist aufgehoben. Wollt ihr zurück, sagt: das alte Spiel.
    .short = Aufgehoben. Zurück geht es mit: das alte Spiel.
    .brief = Aufgehoben.
answer-no-old-game = Ich habe kein Spiel aufgehoben, das weitergehen könnte.
    .short = Ich habe kein Spiel aufgehoben.
    .brief = Kein altes Spiel.
answer-goodbye = Tschüss.
    .short = Tschüss.
    .brief = Tschüss.
answer-slower = Ich spreche jetzt langsamer.
    .short = Jetzt langsamer.
    .brief = Langsamer.
answer-faster = Ich spreche jetzt schneller.
    .short = Jetzt schneller.
    .brief = Schneller.
answer-louder = Ich spreche jetzt lauter.
    .short = Jetzt lauter.
    .brief = Lauter.
answer-quieter = Ich spreche jetzt leiser.
    .short = Jetzt leiser.
    .brief = Leiser.
answer-language = Ich spreche jetzt Deutsch.
    .short = Jetzt Deutsch.
    .brief = Deutsch.
answer-no-such-language = In dieser Sprache gibt es das Spiel nicht.
    .short = In dieser Sprache nicht.
    .brief = In dieser Sprache nicht.
answer-voice-host = Ich spreche wieder.
    .short = Ich spreche wieder.
    .brief = Ich spreche.
answer-voice-none = Ich schreibe jetzt nur. Damit ich wieder spreche, tippt: Stimme an.
    .short = Ich schreibe jetzt nur.
    .brief = Nur Schrift.
answer-voice-reader = Ich schreibe jetzt nur, und euer Bildschirmleser liest.
    .short = Jetzt liest euer Bildschirmleser.
    .brief = Nur Schrift.
answer-sounds-true = Die kurzen Töne sind an.
    .short = Töne an.
    .brief = Töne an.
answer-ears-back = Ich kann euch wieder hören.
    .short = Ich höre euch wieder.
    .brief = Ich höre wieder.
answer-room-is-loud = Hier ist es zu laut für meine Ohren. Kommt näher, nehmt ein Headset, oder nehmt Tasten: h sagt euch welche.
    .short = Hier ist es zu laut. Kommt näher, oder nehmt Tasten.
    .brief = Zu laut hier.
answer-voice-is-distorted = Bei mir klingt es verzerrt. Geht etwas weg vom Mikrofon, oder stellt es leiser.
    .short = Es klingt verzerrt. Geht etwas weg.
    .brief = Verzerrt. Geht etwas weg.
answer-sounds-false = Die kurzen Töne sind aus.
    .short = Töne aus.
    .brief = Töne aus.
answer-stop-word-true = Ich höre jetzt auf euer Stopp, auch wenn ich gerade spreche.
    .short = Ich höre auf Stopp, auch wenn ich spreche.
    .brief = Ich höre auf Stopp.
answer-stop-word-false = Solange ich spreche, höre ich nichts.
    .short = Solange ich spreche, höre ich nichts.
    .brief = Nicht, solange ich spreche.
answer-story-rich = Ich erzähle die ganze Geschichte.
    .short = Die ganze Geschichte.
    .brief = Ganze Geschichte.
answer-story-little = Ich erzähle ein wenig von der Geschichte.
    .short = Wenig Geschichte.
    .brief = Wenig Geschichte.
answer-story-off = Ich lasse die Geschichte weg.
    .short = Keine Geschichte.
    .brief = Keine Geschichte.
answer-length-full = Ich sage alles ausführlich, bis ihr es kennt.
    .short = Ganze Sätze.
    .brief = Ausführlich.
answer-length-short = Ich sage kurze Sätze.
    .short = Kurze Sätze.
    .brief = Kurz.
answer-length-brief = Ich sage sehr kurze Sätze.
    .short = Sehr kurze Sätze.
    .brief = Sehr kurz.
answer-patience-200 = Ich lasse euch mehr Zeit.
    .short = Mehr Zeit.
    .brief = Mehr Zeit.
answer-patience-100 = Ich warte so lange wie sonst.
    .short = So lange wie sonst.
    .brief = Wie sonst.
answer-attention-asked = Ich höre zu, wenn ich etwas frage.
    .short = Ich höre zu, wenn ich frage.
    .brief = Wenn ich frage.
answer-attention-open = Ich höre immer zu, wenn ich still bin.
    .short = Ich höre immer zu.
    .brief = Immer.
answer-attention-named = Ich höre auf das, was mit meinem Namen anfängt. Sagt: Spielleiter, und dann das andere.
    .short = Ich höre auf: Spielleiter.
    .brief = Sagt erst Spielleiter.
answer-attention-key = Ich höre einmal zu nach der Taste zum Sprechen: i und Enter, oder bei Soforttasten Enter allein.
    .short = Ich höre zu nach i und Enter.
    .brief = Nach der Taste i.
answer-keys-letters = Tippt einen Buchstaben oder einen Satz und drückt Enter.
    .short = Ein Buchstabe und Enter.
    .brief = Mit Enter.
answer-keys-instant = Jetzt gilt jede Taste sofort. Für einen Satz drückt zuerst den Schrägstrich.
    .short = Tasten gelten sofort. Ein Satz beginnt mit dem Schrägstrich.
    .brief = Sofort.
answer-keys-few = Hoch und runter sagen die Antworten, Enter nimmt eine, Leertaste wiederholt, die Rücktaste nimmt zurück. Links und rechts sind für alles andere.
    .short = Hoch und runter sagen die Antworten, Enter nimmt eine. Links und rechts sind für den Rest.
    .brief = Pfeile und Enter.
answer-profile-child = Ich spreche langsam und erzähle alles, für Kinder.
    .short = Für Kinder.
    .brief = Kinder.
answer-profile-adult = Ich spreche für Erwachsene.
    .short = Für Erwachsene.
    .brief = Erwachsene.
answer-profile-practised = Ich spreche schnell und sage wenig, für geübte Ohren.
    .short = Schnell und kurz.
    .brief = Geübte Ohren.
answer-who-is-me = Ich sehe nicht, wer spricht. Sagt den Namen.
    .short = Ich sehe euch nicht. Sagt den Namen.
    .brief = Den Namen, bitte.
answer-called = Ich höre zu.
    .short = Ich höre zu.
    .brief = Ja?
answer-type-sentence = Tippt einen Satz und drückt Enter.
    .short = Tippt und drückt Enter.
    .brief = Tippt, und Enter.
answer-typed-so-far = { $keys }, und dann Enter?
    .short = { $keys }, und Enter?
    .brief = { $keys }, Enter?
answer-keys-not-here = Einzelne Tasten brauchen ein Terminal. Tippt also einen Buchstaben oder einen Satz und drückt Enter.
    .short = Einzelne Tasten brauchen ein Terminal. Drückt nach jeder Enter.
    .brief = Mit Enter, bitte.
answer-press = Oder drückt { $keys }.
    .short = Oder drückt { $keys }.
    .brief = Drückt { $keys }.
answer-restored = Ich mache da weiter, wo wir waren.
    .short = Ich mache weiter.
    .brief = Weiter.
answer-cut-short = Von { NUMBER_WORDS($all) } Meldungen kann ich nur die ersten { NUMBER_WORDS($taken) } übernehmen, denn seitdem haben sich die Regeln geändert.
    .short = Übernommen habe ich { NUMBER_WORDS($taken) } von { NUMBER_WORDS($all) } Meldungen.
    .brief = { NUMBER_WORDS($taken) } von { NUMBER_WORDS($all) } Meldungen.

# Ears and voice that are missing. $reason is a sentence in English, for whoever can mend it.

# What the short sounds say, for those who see them instead

earcon-open = (Ich höre zu.)
earcon-taken = (Genommen.)
earcon-not-understood = (Nicht verstanden.)
earcon-your-turn = (Jemand anders ist dran.)
earcon-score = (Der Stand.)
earcon-end = (Schluss.)

ears-lost = Ich kann euch nicht hören, also tippt bitte. Der Grund, auf Englisch: { $reason }
ears-no-model = Deutsch kann ich auf diesem Computer noch nicht hören, also tippt bitte. Damit ich höre, holt das Sprachmodell mit: voicehost models get de. Oder nennt eins mit --model.
voice-lost = Ich kann nicht sprechen, also lest bitte. Der Grund, auf Englisch: { $reason }
voice-no-language = Auf diesem Computer gibt es keine deutsche Stimme, also schreibe ich nur. Eine Stimme bekommt ihr in den Einstellungen eures Systems.
voice-back = Ich kann wieder sprechen.
    .short = Ich kann wieder sprechen.
    .brief = Ich kann wieder sprechen.
voice-reserve = Die natürliche Stimme ist ausgefallen, also spricht eine andere.
    .short = Die natürliche Stimme ist ausgefallen, also spricht eine andere.
    .brief = Die natürliche Stimme ist ausgefallen, also spricht eine andere.

# When something was not understood

again-rephrased = Noch einmal, bitte.
    .short = Noch einmal, bitte.
    .brief = Noch einmal, bitte.
    .alt1 = Sag das bitte noch mal.
    .alt2 = Das habe ich nicht verstanden.
again-now-i-hear = Jetzt kann ich dich hören. Noch einmal, bitte.
    .short = Jetzt kann ich dich hören. Noch einmal, bitte.
    .brief = Noch einmal, bitte.
    .alt1 = Sag es bitte noch mal, eben war ich noch nicht so weit.
again-ears-back = Ich höre wieder. Was hast du gesagt?
    .short = Ich höre wieder. Noch einmal, bitte.
    .brief = Noch einmal, bitte.
    .alt1 = Eben habe ich nichts gehört. Was hast du gesagt?
again-game = Sagt, was es sein soll: { $games }?
    .short = Sagt ein Spiel: { $games }?
    .brief = { $games }?
again-players = Sagt eure Namen, einen nach dem anderen, reihum nach links.
    .short = Eure Namen, einen nach dem anderen.
    .brief = Eure Namen, bitte.
again-more-players = Bis jetzt { $names }. Sagt noch einen Namen, oder sagt: das sind alle.
    .short = Noch ein Name nach { $names }, oder: das sind alle.
    .brief = Noch ein Name, oder: das sind alle.
again-table = Ich habe { $names }. Seid ihr damit alle, ja oder nein?
    .short = Seid ihr alle: { $names }? Ja oder nein?
    .brief = { $names }, ja oder nein?
again-animal = Bitte tippt den Namen, oder sucht euch ein Tier aus: { $animals }.
    .short = Den Namen tippen, oder ein Tier: { $animals }.
    .brief = Getippt, oder { $animals }?
again-name-alike = { $name } und { $other } klingen für mich fast gleich. Sagt: der Name bleibt. Oder sagt einen anderen Namen oder ein Tier.
    .short = { $name } und { $other } klingen fast gleich. Sagt: der Name bleibt, oder einen anderen, oder ein Tier.
    .brief = Bleibt { $name }, oder wer sonst?
again-name-word = Mit { $name } ist im Spiel etwas anderes gemeint. Sagt: der Name bleibt. Oder sagt einen anderen Namen oder ein Tier.
    .short = { $name } ist im Spiel etwas anderes. Sagt: der Name bleibt, oder einen anderen, oder ein Tier.
    .brief = Bleibt { $name }, oder wer sonst?
again-options = Sucht euch eine Einstellung aus: { $options }. Oder sagt: weiter.
    .short = Sucht aus: { $options }. Oder: weiter.
    .brief = Etwas davon: { $options }?
again-evening-over = Noch ein Spiel? Sagt: Revanche, oder: Schluss.
    .short = Sagt: Revanche, oder: Schluss.
    .brief = Noch ein Spiel?
again-confirm = Habt ihr das gesagt: { $heard }? Ja oder nein?
    .short = { $heard }: ja oder nein?
    .brief = { $heard }, ja?
again-confirm-other-player = { $heard }: ist das für { $name }, ja oder nein?
    .short = { $heard }, für { $name }: ja oder nein?
    .brief = { $name }, ja oder nein?
again-plays-on = Wer spielt für { $name } weiter? Sagt einen Namen, oder: niemand.
    .short = Einen Namen für { $name }, oder: niemand.
    .brief = Ein Name, oder niemand?
again-confirm-quit = Das Spiel bleibt aufgehoben. Wollt ihr aufhören, ja oder nein?
    .short = Wollt ihr aufhören, ja oder nein?
    .brief = Aufhören, ja oder nein?
again-confirm-newgame = Dieses Spiel bleibt aufgehoben. Wollt ihr ein neues, ja oder nein?
    .short = Wollt ihr ein neues Spiel, ja oder nein?
    .brief = Ein neues, ja oder nein?
again-choose = Eins davon stimmt: { $heard }. Welches?
    .short = Welches stimmt: { $heard }?
    .brief = Welches: { $heard }?
again-opposite = Nur eins davon kann stimmen. { $name ->
        [none] { $heard }?
       *[other] { $name }: { $heard }?
    }
    .short = Nur eins stimmt: { $heard }?
    .brief = Welches: { $heard }?
again-who = Sagt einen von den Namen: { $names }.
    .short = Ein Name: { $names }?
    .brief = Sagt einen Namen.
again-who-was-it = Sagt, wer gespielt hat: { $names }.
    .short = Wer hat gespielt: { $names }?
    .brief = Wer hat gespielt?
again-helper = Sagt, wie die Hilfe heißt, oder: niemand.
    .short = Der Name der Hilfe, oder: niemand.
    .brief = Ein Name, oder niemand?
again-kept = Sagt, wer wieder am Tisch sitzt.
    .short = Sagt, wer wieder hier sitzt.
    .brief = Sagt, wer es ist.
again-stands = Ist auf dem Tisch alles an seinem Platz, ja oder nein?
    .short = Alles an seinem Platz, ja oder nein?
    .brief = Alles am Platz?
again-more = Soll ich weitererzählen, ja oder nein?
    .short = Soll ich weiter, ja oder nein?
    .brief = Und weiter?
again-setup = Seid ihr so weit, sagt: weiter. Ist alles fertig, sagt: alles ist aufgebaut.
    .short = Sagt: weiter, oder: alles ist aufgebaut.
    .brief = Weiter, oder alles aufgebaut?

help-anytime = Ihr könnt jederzeit fragen: wer ist dran, wie steht es, noch mal bitte, rückgängig. Mit m hört ihr alle Tasten.
    .short = Fragt jederzeit: wer ist dran, wie steht es, noch mal bitte, rückgängig. Mit m alle Tasten.
    .brief = Mit m alle Tasten.
help-keys = Nehmen wir die Tastatur, oder jemand tippt für dich.
    .short = Nehmen wir die Tastatur.
    .brief = Die Tastatur, bitte.
help-keys-helper = Nehmen wir die Tastatur. { $name } kann für dich tippen.
    .short = Nehmen wir die Tastatur, mit { $name }.
    .brief = { $name }, die Tastatur, bitte.
help-menu =
    Tasten, immer mit Enter: t für wer ist dran, s für den Spielstand, x für was noch da ist, l für was zuletzt war, r oder nichts für noch mal.
    Vor und zurück: u für rückgängig, U für wiederherstellen, p für Pause, g für weiter, Komma und Punkt für ältere und neuere Zeilen.
    Hilfe: h für Hilfe, w für wer mitspielt, o für Einstellungen und Hausregeln, m für diese Tasten.
    Meine Stimme: Plus für schneller, Minus für langsamer. Mit i höre ich einmal zu. Aufhören mit dem Wort ende. Das Spiel bleibt erhalten.

# The score sheet, which is printed and not said

sheet-title = Spielbogen: { $title }
sheet-played = Gespielt am { $date } von { $names }.
sheet-open = Begonnen am { $date } von { $names }, noch nicht zu Ende.
sheet-places = Wer wie viel hat
sheet-place = Platz
sheet-player = Name
sheet-points = Punkte
sheet-course = Der Stand von Zug zu Zug
sheet-course-text = Die Linien gehen von Zug 1 bis Zug { $turns }: { $ends }.
sheet-no-course = Es wurde noch kein Zug gespielt.
sheet-turn = Zug
sheet-told = Der Abend, wie er erzählt wurde
item-sheet-end = { $name } endet bei { $points }

# Choices and keys

key-yes = j
key-no = n
choice-yes = ja
choice-no = nein
choice-keep-name = der Name bleibt
choice-next = nächster Schritt
choice-set-up = alles ist aufgebaut
choice-by-touch = zum Fühlen
choice-by-sight = zum Sehen
choice-thats-all = das sind alle
choice-nobody = niemand
choice-rematch = Revanche
choice-quit = aufhören
item-choice = { $key } für { $label }

# Was voicehost doctor sagt, eine Zeile je Ding, mit dem, was hilft.

doctor-begin = Ich sehe nach, ob alles da ist, was ein Spiel mit Stimme braucht. Seid bitte kurz still.
doctor-voice = Stimme: gut.
doctor-no-voice = Stimme: fehlt. Der Grund, auf Englisch: { $reason }
doctor-loudspeaker = Lautsprecher: gut, { $name }.
doctor-no-loudspeaker = Lautsprecher: fehlt. Der Grund, auf Englisch: { $reason }
doctor-microphone = Mikrofon: gut, { $name }.
doctor-loud-room = Mikrofon: { $name } hört einen lauten Raum. Schaltet aus, was brummt oder spielt, oder nehmt ein Headset.
doctor-no-microphone = Mikrofon: fehlt. Der Grund, auf Englisch: { $reason }
doctor-microphones = Mikrofone: { $names }. Um eines zu wählen, hängt einen Teil seines Namens an: { $option } NAME.
doctor-echo = Echo: gut. Meine Stimme kommt nach { $milliseconds } Millisekunden zurück.
doctor-late-echo = Echo: Meine Stimme kommt { $milliseconds } Millisekunden zu spät. Mit einem Lautsprecher am Kabel werde ich schneller.
doctor-no-echo = Echo: Das Mikrofon hört mich nicht. Mit Kopfhörern ist das richtig; sagt: Kopfhörer an, und ich höre auf Stopp, auch wenn ich spreche. Sonst stellt den Lautsprecher lauter.
doctor-say-hello = Sagt jetzt: Hallo, hier bin ich!
doctor-speech = Deine Stimme: gut.
doctor-narrow-speech = Deine Stimme klingt wie am Telefon, darum frage ich bei allem nach. Nehmt ein anderes Mikrofon als das von einem Headset ohne Kabel.
doctor-faint-speech = Deine Stimme: leise. Komm näher, oder stellt das Mikrofon lauter.
doctor-clipped-speech = Deine Stimme: verzerrt. Geh etwas weg, oder stellt das Mikrofon leiser.
doctor-no-speech = Deine Stimme: Ich habe niemanden gehört. Hast du gesprochen, dann komm näher, oder stellt das Mikrofon lauter.
doctor-recogniser = Spracherkennung: gut, { $name }.
doctor-no-recogniser = Spracherkennung: fehlt. Der Grund, auf Englisch: { $reason }
doctor-model = Sprachmodell: gut, { $name }.
doctor-built-in-model = Sprachmodell: das kleine eingebaute. Mit einem anderen höre ich besser: voicehost models get
doctor-words = Wörter: Ich kann alle { $count } Wörter der Spiele hören.
doctor-guessed-words = Wörter: Ich kann alle { $count } Wörter der Spiele hören. In meinem Wörterbuch fehlen { $guessed }, bei denen rate ich den Klang: { $words }.
doctor-lacking-words = Wörter: Von { $count } Wörtern der Spiele kann ich { $lacking } nicht hören: { $words }. Sagt es anders, oder tippt.
doctor-keys = Tasten: gut.
doctor-no-keys = Tasten: Hier kann niemand tippen. Startet mich in einem Terminal.
doctor-well = Das war alles, ihr könnt mit Stimme spielen.
doctor-missing = { $count ->
    [one] Ein Ding fehlt. Bis es da ist, spielt ihr mit Tasten und lest, was ich sage.
   *[other] { $count } Dinge fehlen. Bis sie da sind, spielt ihr mit Tasten und lest, was ich sage.
}
