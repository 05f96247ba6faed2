"""What people say at a table in German (games.md 0.3 and the German tables of each game) means what it says."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from voicehost.dialogue.pending import Ask
from voicehost.dialogue.words import ALWAYS, AT_THE_TABLE, BY_ASK, BY_PHASE, labels_of
from voicehost.evening import Phase
from voicehost.language.names import Names
from voicehost.language.reading import Reading, Value
from voicehost.language.rivals import rivals
from voicehost.language.templates import Moment, Sentences
from voicehost.resources import prompts
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engines.game import Game
    from voicehost.language.wordgraph import WordGraph

NAMED: Mapping[str, Mapping[str, Value]] = {
    "seat": {"Anna": 0, "Ben": 1, "Jörg": 2},
    "game": {"Purzelbaum": "purzelbaum", "Knusperhexe": "knusperhexe"},
}
GAMES = [name for name, entry in Shelf.load().entries.items() if "de" in entry.languages]
EVENING = {"choosing": Phase.CHOOSING, "seating": Phase.SEATING}
ASKED_IN_A_GAME = [ask for ask in Ask if ask not in (Ask.TABLE, Ask.ANIMAL, Ask.NAME)]


@cache
def sentences(game: str) -> Sentences:
    return Sentences.load("de", game)


def engine(game: str) -> type[Game]:
    return Shelf.load().entries[game].game


def phases(game: str) -> list[str]:
    return [str(phase.value) for phase in type(engine(game).first_phase)]


def expected(game: str, phase: str) -> frozenset[str]:
    return frozenset(step.on.__name__ for step in engine(game).steps if step.source.value == phase)


@cache
def graph_in(game: str, phase: str, ask: Ask | None = None, corrects: str = "") -> WordGraph:
    """What the host understands in a phase of the game, or of the evening before it."""
    if phase in EVENING and not game:
        live, context = BY_PHASE[EVENING[phase]], {phase}
    else:
        evening = Phase.OVER if phase == "over" else Phase.PLAYING
        live = BY_PHASE[evening] | expected(game, phase) | {query.__name__ for query in engine(game).queries}
        context = {phase, str(evening.value)}
    live |= ALWAYS | AT_THE_TABLE if game else ALWAYS
    live |= set(BY_ASK[ask]) if ask else set()
    context |= labels_of(ask) if ask else set()
    before = Moment(expected(game, corrects), {corrects}) if corrects else None
    return sentences(game or "purzelbaum").graph(live, context, NAMED, before)


def understood(text: str, game: str, phase: str, ask: Ask | None = None, corrects: str = "") -> tuple[Reading, ...]:
    graph = graph_in(game, phase, ask, corrects)
    return sentences(game or "purzelbaum").understanding.understand(text, graph)


def meant(intent: str, **slots: Any) -> Reading:
    return Reading(intent, tuple(sorted(slots.items())))


def rows(table: dict[tuple[str, Reading], list[str]]) -> list[tuple[str, Reading, str]]:
    return [(phase, reading, text) for (phase, reading), texts in table.items() for text in texts]


THREE = {"name1": "Anna", "name2": "Ben", "name3": "Clara"}

BEFORE_THE_GAME = {
    ("choosing", meant("NewGame")): ["Los geht's", "neues Spiel", "fang an"],
    ("choosing", meant("NewGame", game="purzelbaum")): ["wir wollen Purzelbaum spielen", "Purzelbaum, bitte"],
    ("seating", meant("Players", count=3)): ["wir sind zu dritt", "wir sind drei", "3"],
    ("seating", meant("PlayersNamed", **THREE)): ["Anna, Ben und Clara", "wir sind Anna, Ben und Clara"],
    ("seating", meant("PlayersNamed", name1="Ben")): ["Ben sitzt links von mir", "ich bin Ben", "und Ben"],
    ("seating", meant("PlayersNamed", name1="Clara")): ["Clara spielt auch mit", "ich heiße Clara"],
    ("seating", meant("PlayersNamed", name1="Jörg")): ["Jörg", "Joerg", "Jorg"],
    ("seating", meant("ThatsAll")): ["das sind alle", "das war's", "fertig", "alle da", "los geht's"],
}  # fmt: skip

IN_EVERY_GAME = {
    ("autumn", meant("WhoseTurn")): ["wer ist dran?", "wer ist der Nächste?", "bin ich dran?", "wer kommt jetzt?"],
    ("autumn", meant("Score")): [
        "wie steht's?", "wie viele hab ich?", "wer führt?", "wer gewinnt gerade?", "wie viel hat Ben?",
    ],
    ("autumn", meant("WhatsLeft")): ["was liegt auf dem Tisch?", "wie viele sind noch übrig?"],
    ("autumn", meant("WhatHappened")): ["was war zuletzt?", "was ist passiert"],
    ("autumn", meant("Repeat")): ["noch mal bitte", "wie bitte?", "was?", "hä?", "wiederhol das", "noch mal"],
    ("autumn", meant("WhatCanISay")): ["was kann ich sagen?"],
    ("autumn", meant("Help")): ["was muss ich jetzt machen?", "Hilfe"],
    ("autumn", meant("Rules")): ["wie war das noch mal?", "was ist die Regel?", "darf ich das?"],
    ("autumn", meant("WasPlayer", seat=1)): ["das war Ben, nicht ich", "nein, das war Ben"],
    ("autumn", meant("WrongPlayer")): ["falscher Spieler", "das war ich nicht"],
    ("autumn", meant("Undo")): [
        "rückgängig", "rueckgaengig", "nimm das zurück", "zurück", "einen Schritt zurück", "das war falsch", "falsch",
        "doch nicht", "stimmt nicht",
    ],
    ("autumn", meant("Pause")): ["warte", "Moment", "Pause", "sei mal still", "gleich"],
    ("autumn", meant("GoOn")): ["weiter", "mach weiter", "fertig", "bereit", "der Nächste", "hab's", "los geht's"],
    ("autumn", meant("Leaves", seat=1)): ["Ben muss weg"],
    ("autumn", meant("Leaves")): ["ich hör auf"],
    ("over", meant("Quit")): ["ich hör auf", "nein", "nein danke"],
    ("autumn", meant("PlaysFor")): ["Mama spielt für ihn"],
    ("autumn", meant("Quit")): ["Spiel beenden", "wir hören auf", "Schluss"],
    ("over", meant("Rematch")): ["noch mal!", "Revanche", "ja bitte", "los geht's"],
    ("over", meant("Repeat")): ["noch mal bitte", "wie bitte"],
    ("autumn", meant("Louder")): ["lauter"],
    ("autumn", meant("Slower")): ["langsamer"],
    ("autumn", meant("Shorter")): ["kürzer bitte", "kuerzer"],
    ("autumn", meant("Cheer")): ["juhu!", "oh nein!", "Mist!", "haha", "komm schon!", "Menno"],
    ("winter", meant("Found", nuts=0, leaf=False)): ["keine", "gar nichts"],
    ("winter", meant("Found", nuts=1)): ["eins", "eine", "einen", "1"],
    ("winter", meant("Found", nuts=2)): ["zwei", "zwo", "2"],
    ("winter", meant("Found", nuts=3)): ["drei"],
    ("winter", meant("Found", nuts=13)): ["dreizehn"],
}  # fmt: skip

ANSWERS = {
    (Ask.CONFIRM, meant("Yes")): ["ja", "jo", "genau", "stimmt", "richtig"],
    (Ask.CONFIRM, meant("No")): ["nein", "nee", "nö", "falsch", "stimmt nicht"],
    (Ask.CHOOSE, meant("Choice", number=1)): ["das Erste", "die erste", "Nummer eins"],
    (Ask.CHOOSE, meant("Choice", number=2)): ["das zweite", "ich meinte das zweite"],
    (Ask.WHO, meant("SeatNamed", seat=1)): ["Ben", "das war Ben", "Ben war's"],
    (Ask.WHO, meant("Me")): ["ich", "ich war's"],
    (Ask.WHO, meant("Nobody")): ["keiner", "niemand"],
}

PURZELBAUM = {
    ("starting", meant("StarterNamed")): ["ich hab zuletzt eine Nuss gegessen", "ich hatte heute Nutella"],
    ("starting", meant("NobodyKnows")): ["keiner"],
    ("setting_up", meant("SetUp")): ["der Baum steht", "alle Nüsse hängen", "alle Nuesse haengen"],
    ("autumn", meant("HoleOpened")): ["ich nehm die da", "ich mach die Sieben auf", "Loch ist offen"],
    ("autumn", meant("Hit")): [
        "getroffen!", "drin!", "reingefallen", "Treffer", "hat geklappt", "plumps", "ist im Loch",
        "ich krieg das Blatt",
    ],
    ("autumn", meant("Missed")): [
        "daneben", "nicht getroffen", "vorbei", "knapp daneben", "nicht drin", "rausgesprungen", "verfehlt",
    ],
    ("autumn", meant("Missed", landing="on_disk")): [
        "liegt auf einer Scheibe", "auf der grünen", "auf der Vier", "auf einer weißen", "auf einer weissen",
        "auf einer mit Blatt",
    ],
    ("burying", meant("Landed", landing="on_disk")): ["auf der gruenen", "auf der Vier"],
    ("burying", meant("Landed", landing="between")): [
        "zwischen zwei Scheiben", "in der Mitte", "am nächsten bei der da", "genau gleich weit",
    ],
    ("burying", meant("Landed", landing="outside")): [
        "neben der Schachtel", "runtergefallen", "weggekullert", "unter den Tisch", "wir finden sie nicht",
    ],
    ("burying", meant("Buried")): ["vergraben", "ich hab sie hier rein", "fertig", "ja", "drin"],
    ("burying", meant("Buried", by=1)): ["Ben hat sie versteckt"],
    ("burying", meant("GoOn")): ["zu", "umgedreht", "weiße Seite oben"],
    ("autumn", meant("TwoFell")): ["zwei sind gefallen"],
    ("autumn", meant("LeafFellOff")): ["das Blatt ist abgefallen"],
    ("autumn", meant("TreeFellOver")): ["der Baum ist umgefallen"],
    ("autumn", meant("Stuck")): ["die klemmt"],
    ("autumn", meant("DiskSlipped")): ["die Scheibe ist verrutscht"],
    ("winter", meant("Found", nuts=0, leaf=False)): ["nichts", "leer"],
    ("winter", meant("Found", nuts=1)): ["eine Nuss"],
    ("winter", meant("Found", nuts=2)): ["zwei Nüsse!", "zwei Nuesse", "zwo Nusse"],
    ("winter", meant("Found", nuts=0, leaf=True)): ["ein Blatt", "nur ein Blatt"],
    ("winter", meant("Found", nuts=1, leaf=True)): ["Blatt und Nuss", "ein Blatt und eine Nuss"],
    ("winter", meant("Found", nuts=3)): ["drei!!"],
    ("winter", meant("GoOn")): ["noch Schnee", "jetzt ist grün"],
    ("winter", meant("AllGreen")): ["alles grün!", "Frühling!"],
    ("autumn", meant("HowManyOnTree")): ["wie viele Nüsse hängen noch?"],
    ("winter", meant("HowManyHidden")): ["wie viele sind noch versteckt?"],
    ("winter", meant("HowManyDisks")): ["wie viele weiße gibt's?"],
    ("winter", meant("WhereAreLeaves")): ["wo liegen Blätter?"],
    ("winter", meant("WhereIsTheNut")): ["wo ist die Nuss?"],
    ("winter", meant("WasItEmpty")): ["war die leer?"],
    ("winter", meant("WhatIsInHole")): ["ist in der Sieben was drin?"],
    ("over", meant("GoOn")): ["fertig"],
    ("over", meant("Score")): ["ich hab elf", "zähl mal"],
}  # fmt: skip

KNUSPERHEXE = {
    ("starting", meant("StarterNamed")): ["ich hab gerade Kekse gegessen", "ich bin die Jüngste"],
    ("setting_up", meant("SetUp")): ["das Dach ist fertig", "Haus steht"],
    ("taking", meant("CardTaken")): ["hab eine", "hält", "puh", "steht noch"],
    ("taking", meant("SweetSeen", sweet="gummy-bear")): ["Gummibärchen"],
    ("taking", meant("SweetSeen", sweet="chocolate-bar")): ["Schokoriegel"],
    ("taking", meant("SweetSeen", sweet="lollipop")): ["Lolli", "Lutscher"],
    ("taking", meant("SweetSeen", sweet="sugar-stick")): ["Zuckerstange"],
    ("taking", meant("UnknownSweet")): ["was Rotes", "keine Ahnung, was das ist"],
    ("taking", meant("SameAgain")): ["schon wieder!", "das Gleiche", "hab ich schon", "muss zurück", "zurück"],
    ("taking", meant("Kept")): ["was anderes", "neu", "ich behalt sie"],
    ("taking", meant("Pause")): ["gleich"],
    ("holding", meant("SameAgain")): ["gleich", "das Gleiche"],
    ("returning", meant("PutBack")): ["zurückgelegt, hält", "zurück", "hält", "ja"],
    ("taking", meant("Collapsed")): [
        "das Dach ist eingestürzt", "alles eingekracht", "zusammengebrochen", "krach", "alles runter",
    ],
    ("taking", meant("SomethingFell")): ["eine ist reingefallen"],
    ("taking", meant("TwoCameOff")): ["es sind zwei abgegangen"],
    ("taking", meant("OnlySlipped")): ["nur eine ist verrutscht"],
    ("blaming", meant("Blamed", seat=1)): ["Ben war's", "nein, Ben"],
    ("blaming", meant("Blamed")): ["der hat gewackelt"],
    ("blaming", meant("FellByItself")): ["von alleine"],
    ("taking", meant("LastCardTaken")): ["das war die letzte", "Dach ist leer"],
    ("rebuilding", meant("PileCounted", cards=9)): ["ich hab neun"],
    ("rebuilding", meant("PileCounted", cards=7)): ["sieben Karten"],
    ("counting", meant("SticksEqual")): ["wir haben gleich viele"],
    ("counting", meant("SugarSticks", sticks=4)): ["vier Zuckerstangen", "vier"],
    ("rebuilding", meant("WhoHasCandies")): ["ich krieg das Bonbon", "keiner kriegt's", "wer hat Bonbons?"],
    ("taking", meant("HowManyOnRoof")): ["wie viele Karten liegen noch auf dem Dach?"],
    ("taking", meant("WhatIsOnTop")): ["was liegt bei mir oben?", "und bei Ben?"],
    ("taking", meant("WhereIsTheSweet")): ["wo ist das Gummibärchen?"],
    ("taking", meant("WhatWasReturned")): ["welche hat Ben zurückgelegt?"],
    ("over", meant("WhoHasCandies")): ["zwei Bonbons!", "gewonnen"],
    ("over", meant("Cheer")): ["tanzen!"],
}  # fmt: skip

KEKFE_MARATHON = {
    ("setting_up", meant("HouseRule", rule="box", value="cookies")): ["wir haben das Pummeleinhorn"],
    ("setting_up", meant("HouseRule", rule="box", value="balloons")): ["das mit dem Stachelschwein"],
    ("dictating", meant("CardsTold", first=3, second=7, third=2, fourth=8)): ["meine Karten sind 3, 7, 2, 8"],
    ("starting", meant("StarterNamed")): ["ich hab die höchste, eine Acht mit Stachelschwein"],
    ("starting", meant("StarterTied")): ["wir haben beide eine Sieben"],
    ("facing", meant("LooksTo", seat=1)): ["sie schaut zu Ben"],
    ("facing", meant("FacingTold", direction="clockwise")): ["im Uhrzeigersinn", "nach links"],
    ("facing", meant("FacingTold", direction="counter_clockwise")): ["andersrum"],
    ("rolling", meant("Rolled", face="two")): ["zwei", "zwo"],
    ("rolling", meant("Rolled", face="five")): ["eine Fünf", "eine Fuenf"],
    ("rolling", meant("Rolled", face="one_to_five")): ["eins bis fünf", "darf wählen"],
    ("rolling", meant("Rolled", face="arrow")): ["Pfeil", "umdrehen"],
    ("rolling", meant("Rolled", face="card")): ["Karte", "das Schwarze"],
    ("choosing", meant("Stepped", steps=4)): ["ich geh vier"],
    ("choosing", meant("Stepped", steps=3)): ["drei Felder"],
    ("choosing", meant("Stepped", steps=1)): ["nur eins"],
    ("landing", meant("Landed")): [
        "sie steht auf meiner Sieben", "er hat meinen Keks gefressen", "Pummel steht auf der Acht",
    ],
    ("landing", meant("Landed", seat=0)): ["auf Annas Karte", "auf der Karte von Anna"],
    ("landing", meant("Landed", seat=1)): ["bei Ben", "Ben"],
    ("rolling", meant("Popped")): ["peng!", "geplatzt"],
    ("drawing", meant("Drew", value=5)): ["ich hab eine Fünf gezogen"],
    ("drawing", meant("Drew", value=8)): ["Jackpot, eine Acht"],
    ("placing", meant("Laid", place="left_of_figure")): ["links neben Sabrina"],
    ("placing", meant("Laid", place="right_end")): ["ans Ende"],
    ("placing", meant("LaidBetween", pair=37)): ["zwischen die Drei und die Sieben"],
    ("offering", meant("TookCard")): ["ja", "ich nehm sie", "ja gern"],
    ("offering", meant("LeftCard")): ["nein danke", "ich lass sie liegen", "lieber nicht"],
    ("rolling", meant("LeftCard")): ["ich lasse die Karte liegen"],
    ("laying", meant("LaidInRow", seat=1)): ["Ben", "ich leg sie in die Reihe von Ben", "zu Ben"],
    ("laying", meant("LaidInRow")): ["in meine Reihe", "bei mir"],
    ("laying", meant("Laid", place="left_of_figure")): ["links neben Sabrina"],
    ("inserting", meant("LaidAfter", cards=2)): ["nach zwei Karten"],
    ("inserting", meant("Laid", place="left_end")): ["links", "ganz links"],
    ("rolling", meant("NoCardLeft")): ["keine Karte mehr da", "die Mitte ist leer"],
    ("landing", meant("LastBurst")): ["das war meine letzte", "ich hab keine mehr"],
    ("counting", meant("Counted", total=21)): ["einundzwanzig"],
    ("counting", meant("HowManyCards")): ["ich hab vier Karten"],
    ("counting", meant("CountForMe")): ["zähl für mich"],
    ("rolling", meant("WhatIsAhead", steps=3)): ["was liegt drei weiter?"],
    ("rolling", meant("WhichWay")): ["wohin schaut sie?"],
    ("rolling", meant("HowManyCards")): ["wie viele Karten hat Ben?"],
    ("rolling", meant("HowManyInCentre")): ["wie viele in der Mitte?"],
    ("rolling", meant("WhereIsCard")): ["wo ist die Acht?"],
    ("rolling", meant("WhatIsInCentre")): ["ist noch eine gute dabei?"],
    ("setting_up", meant("HouseRule", rule="count", value="cards")): ["ohne Zahlen"],
    ("setting_up", meant("HouseRule", rule="games", value="three")): ["wir spielen drei Partien"],
    ("setting_up", meant("HouseRule", rule="last_burst", value="minus")): [
        "die letzte Karte kostet Punkte", "die letzte Karte kostet einen Sieg", "mit Minuspunkten",
    ],
    ("setting_up", meant("HouseRule", rule="last_burst", value="nothing")): ["die letzte Karte kostet nichts"],
    ("setting_up", meant("HouseRule", rule="taking", value="may")): ["die Karte darf liegen bleiben"],
    ("setting_up", meant("HouseRule", rule="taking", value="must")): ["die Karte muss genommen werden"],
    ("setting_up", meant("HouseRule", rule="laying", value="anywhere")): ["die Karten dürfen überall liegen"],
    ("setting_up", meant("HouseRule", rule="laying", value="own_row")): ["nur in die eigene Reihe"],
    ("setting_up", meant("WhichGame")): ["zweites Spiel"],
}  # fmt: skip


SAUERBAUM = {
    ("sizing", meant("DropsChosen", drops=40)): ["vierzig Tropfen"],
    ("sizing", meant("DropsChosen", drops=60)): ["sechzig, wir sind Profis"],
    ("sizing", meant("NotForYou")): ["ich bin Rot"],
    ("rolling", meant("Rolled", blue=4, first=2, second=3, third=5)): ["blau vier, grün zwei, drei, fünf"],
    ("rolling", meant("Rolled", blue=4)): ["der blaue zeigt vier"],
    ("rolling", meant("Rolled", first=2, second=3, third=5)): ["zwei drei fünf"],
    ("greens_missing", meant("Rolled", first=6, second=6)): ["zwei Sechser"],
    ("moving", meant("RainDone")): ["Tropfen liegen", "hat geregnet"],
    ("moving", meant("RainDone", drops=4)): ["vier drin"],
    ("moving", meant("CloudCounted", drops=0)): ["die Wolke ist leer"],
    ("moving", meant("CloudCounted", drops=2)): ["nur noch zwei in der Wolke"],
    ("moving", meant("Captured", drops=1)): ["einen geschnappt", "geschlagen", "hab ihn"],
    ("moving", meant("Captured", drops=2)): ["zwei in dem Zug"],
    ("moving", meant("Captured", drops=3)): ["alle drei"],
    ("moving", meant("Captured", drops=0)): ["nichts", "keinen", "nur gezogen"],
    ("moving", meant("Blocked")): ["ich kann nicht", "ich stecke fest", "eingeschlossen", "blockiert"],
    ("moving", meant("DieLost", die=5)): ["die Fünf geht nicht"],
    ("rolling", meant("Freed")): ["ich bin wieder frei", "Ben hat mich befreit"],
    ("rolling", meant("HowToFree")): ["holt mich raus"],
    ("moving", meant("RootReached")): ["einer ist in der Wurzel", "eine Wurzel ist belegt"],
    ("counting_roots", meant("RootsCovered", fields=3)): ["drei Wurzelfelder", "drei"],
    ("counting_roots", meant("RootsCovered", fields=0)): ["keins", "keine"],
    ("moving", meant("RootsFull")): ["Wurzeln voll", "verloren"],
    ("moving", meant("MayITurn")): ["darf ich hier abbiegen?"],
    ("moving", meant("MayIJump")): ["darf ich über Anna springen?"],
    ("moving", meant("WhichDirections")): ["auch schräg?"],
    ("moving", meant("WhichGapFirst")): ["welche Lücke zuerst?"],
    ("moving", meant("HowManyInCloud")): ["wie viele sind in der Wolke?"],
    ("moving", meant("HowManyInTree")): ["wie viele noch im Baum?"],
    ("moving", meant("HowClose")): ["wie knapp ist es?"],
    ("moving", meant("Score")): ["wer hat die meisten?"],
    ("moving", meant("WinDeclared")): [
        "wir haben gewonnen, oder?", "das kann nicht mehr runterkommen", "der Baum ist gerettet",
    ],
    ("moving", meant("OneTooMany")): ["einer zu viel"],
    ("moving", meant("Recounted", drops=9)): ["nachgezählt: ich hab neun"],
    ("moving", meant("WrongRow")): ["falsche Reihe"],
}  # fmt: skip


@pytest.mark.parametrize(("phase", "reading", "text"), rows(BEFORE_THE_GAME))
def test_what_is_said_before_the_game_means_what_it_says(phase: str, reading: Reading, text: str) -> None:
    assert understood(text, "", phase) == (reading,)


@pytest.mark.parametrize(("phase", "reading", "text"), rows(IN_EVERY_GAME) + rows(PURZELBAUM))
def test_what_is_said_at_purzelbaum_means_what_it_says(phase: str, reading: Reading, text: str) -> None:
    assert understood(text, "purzelbaum", phase) == (reading,)


@pytest.mark.parametrize(("phase", "reading", "text"), rows(KNUSPERHEXE))
def test_what_is_said_at_knusperhexe_means_what_it_says(phase: str, reading: Reading, text: str) -> None:
    assert understood(text, "knusperhexe", phase) == (reading,)


@pytest.mark.parametrize(("phase", "reading", "text"), rows(KEKFE_MARATHON))
def test_what_is_said_at_kekfe_marathon_means_what_it_says(phase: str, reading: Reading, text: str) -> None:
    assert understood(text, "kekfe-marathon", phase) == (reading,)


@pytest.mark.parametrize(("phase", "reading", "text"), rows(SAUERBAUM))
def test_what_is_said_at_sauerbaum_means_what_it_says(phase: str, reading: Reading, text: str) -> None:
    assert understood(text, "sauerbaum", phase) == (reading,)


@pytest.mark.parametrize(
    ("ask", "reading", "text"), [(ask, reading, text) for (ask, reading), texts in ANSWERS.items() for text in texts]
)
def test_an_answer_to_the_host_means_what_it_says(ask: Ask, reading: Reading, text: str) -> None:
    assert understood(text, "purzelbaum", "winter", ask) == (reading,)


@pytest.mark.parametrize("text", ["fertig", "weiter", "ja", "steht", "der Nächste"])
def test_a_step_of_setting_up_is_done_when_somebody_says_so(text: str) -> None:
    assert understood(text, "purzelbaum", "setting_up", Ask.SET_UP) == (meant("GoOn"),)


def test_back_is_a_step_of_setting_up_and_taking_back_elsewhere() -> None:
    assert understood("zurück", "purzelbaum", "setting_up", Ask.SET_UP) == (meant("Back"),)
    assert understood("zurück", "purzelbaum", "autumn") == (meant("Undo"),)


@pytest.mark.parametrize(
    ("text", "game", "phase", "inner"),
    [
        ("nein, zwei", "purzelbaum", "winter", meant("Found", nuts=2)),
        ("nee, zwo Nüsse", "purzelbaum", "winter", meant("Found", nuts=2)),
        ("ich meinte daneben", "purzelbaum", "autumn", meant("Missed")),
        ("doch daneben", "purzelbaum", "autumn", meant("Missed")),
        ("doch nicht drin", "purzelbaum", "autumn", meant("Missed")),
        ("nein, das Gleiche", "knusperhexe", "taking", meant("SameAgain")),
    ],
)
def test_a_correction_holds_the_report_that_was_meant(text: str, game: str, phase: str, inner: Reading) -> None:
    assert understood(text, game, phase, corrects=phase) == (Reading("Correct", inner=inner),)


def test_three_may_still_become_thirteen() -> None:
    graph = graph_in("purzelbaum", "winter")
    assert graph.progress(["drei"]).name == "OPEN"
    assert graph.progress(["dreizehn", "nüsse", "gefunden"]).name == "DONE"


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_means_two_things(game: str) -> None:
    found = [
        (phase, ask, rival)
        for phase in phases(game)
        for ask in (None, *ASKED_IN_A_GAME)
        for rival in rivals(graph_in(game, phase, ask, phase if expected(game, phase) else ""))
    ]
    assert found == []


@pytest.mark.parametrize("phase", EVENING)
def test_no_sentence_means_two_things_before_the_game(phase: str) -> None:
    asks = (None, Ask.TABLE, Ask.ANIMAL, Ask.CONFIRM, Ask.CHOOSE) if phase == "seating" else (None,)
    assert [rival for ask in asks for rival in rivals(graph_in("", phase, ask))] == []


@pytest.mark.parametrize("game", GAMES)
def test_german_understands_every_intent_that_english_understands_in_the_same_states(game: str) -> None:
    english = Sentences.load("en", game)
    assert sentences(game).intents == english.intents
    assert sentences(game).labels == english.labels


def test_recognisers_get_german_words_as_their_dictionaries_spell_them() -> None:
    words = graph_in("purzelbaum", "winter").words()
    assert {"weiß", "grün", "nüsse", "zwölf"} <= words
    assert words.isdisjoint({"weiss", "gruen", "nuesse", "nusse", "zwoelf"})


def test_no_name_gets_a_genitive() -> None:
    names = Names.load(prompts() / "de")
    assert [names.possessive(name) for name in ("Anna", "Jonas")] == ["von Anna", "von Jonas"]
