"""Imports point one way (DESIGN.md section 3): each room may know only the rooms that its row names."""

from __future__ import annotations

import ast
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent

GROUND = "errors inputs resources"
"""What every room of the host may know."""

TALK = "language.line language.wordgraph language.reading language.grammar"
"""The data that language hands to ears and voice."""

HOSTING = f"{GROUND} texts around host opening logbook archive shelf ledger evening dialogue language hearing speaking"
"""What an evening is put together from."""

ARROWS = {
    # room: the rooms of voicehost it may import; "engines" where it may know the rules of games
    "errors": "",
    "inputs": "",
    "libraries": "errors",
    "resources": "",
    "messages": "errors engines",
    "portaudio": "errors",
    "screen": "errors inputs",
    "settings": "errors resources speaking.pace",
    "shelf": "errors resources engines",
    "diagram": "evening dialogue.floor engines",
    "ledger": GROUND,
    "hearing": f"{GROUND} portaudio resting {TALK}",
    "speaking": f"{GROUND} libraries portaudio {TALK}",
    "speech_models": f"{GROUND} hearing speaking {TALK}",
    "testing": f"{GROUND} {TALK}",
    "language": f"{GROUND} engines",
    "texts": "language shelf resources",
    "doctor": f"{GROUND} portaudio hearing speaking speech_models texts",
    "evening": "engines",
    "session": "evening engines",
    "dialogue": f"{GROUND} texts language evening session messages engines",
    "logbook": "errors ledger messages evening session dialogue.pending engines",
    "archive": "errors ledger logbook session engines",
    "plot": "",
    "prompt_lengths": "resources shelf speaking.pace",
    "sheet": "archive plot retelling texts language",
    "retelling": "texts dialogue session",
    "waking": "",
    "resting": "",
    "manners": "settings speaking dialogue.outcome dialogue.preferences language",
    "around": "inputs waking dialogue language hearing speaking",
    "host": f"{GROUND} around dialogue language hearing speaking",
    "opening": f"{GROUND} texts dialogue language evening session logbook archive ledger shelf engines",
    "beginning": "errors evening language dialogue logbook opening settings",
    "supervisor": "errors libraries",
    "play": f"{HOSTING} beginning manners resting screen settings waking",
    "rehearsal": f"{HOSTING} play testing portaudio",
    "commands": f"{GROUND} play rehearsal shelf settings diagram language speech_models texts ledger archive retelling"
    " supervisor libraries screen sheet speaking doctor hearing.single_keys hearing.devices",
    "__init__": "",
    "__main__": "commands errors libraries",
}

TYPES_ONLY = {"language": "engines"}
"""Rooms that may know others only by the types of what they are handed."""


class Import(NamedTuple):
    room: str
    module: str
    for_types: bool
    place: str


def imports_of(path: Path) -> list[Import]:
    """Every import of a file, also those inside functions."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing = {
        id(node)
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test).endswith("TYPE_CHECKING")
        for node in ast.walk(block)
    }
    parts = path.relative_to(ROOT).with_suffix("").parts
    room = "engines" if parts[0] == "engines" else parts[1]
    found = []
    for node in ast.walk(tree):
        place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Import):
            found += [Import(room, alias.name, id(node) in typing, place) for alias in node.names]
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place}: imports are absolute"
            names = [f"{node.module}.{alias.name}" for alias in node.names if alias.name != "__version__"]
            modules = names if node.module in ("voicehost", "engines") else [str(node.module)]
            found += [Import(room, module, id(node) in typing, place) for module in modules]
    return found


FILES = sorted([*ROOT.glob("engines/**/*.py"), *ROOT.glob("voicehost/**/*.py")])
IMPORTS = [found for path in FILES for found in imports_of(path)]
INSIDE = [found for found in IMPORTS if found.module.startswith(("voicehost.", "engines."))]


def allowed(room: str, module: str) -> bool:
    """Whether a room of the host may import a module."""
    package, _, rest = module.partition(".")
    if package == "engines":
        return "engines" in ARROWS[room].split()
    if rest.split(".")[0] == room:
        return True
    return any(rest == arrow or rest.startswith(f"{arrow}.") for arrow in ARROWS[room].split())


def test_every_room_stands_in_the_table() -> None:
    rooms = {path.relative_to(ROOT / "voicehost").with_suffix("").parts[0] for path in ROOT.glob("voicehost/**/*.py")}

    assert rooms == set(ARROWS)


@pytest.mark.parametrize("room", ARROWS)
def test_a_room_imports_only_what_its_row_names(room: str) -> None:
    wrong = [found for found in INSIDE if found.room == room and not allowed(room, found.module)]

    assert not wrong, "\n".join(f"{found.place} imports {found.module}" for found in wrong)


@pytest.mark.parametrize(("room", "package"), TYPES_ONLY.items())
def test_some_rooms_know_others_by_their_types_only(room: str, package: str) -> None:
    known = [found for found in INSIDE if found.room == room and found.module.startswith(f"{package}.")]

    assert not [found.place for found in known if not found.for_types]


def test_games_know_nothing_but_the_standard_library_and_transitions() -> None:
    outside = {found.module.split(".")[0] for found in IMPORTS if found.room == "engines"} - sys.stdlib_module_names

    assert outside == {"engines", "transitions"}


def test_no_room_imports_a_room_that_imports_it() -> None:
    """Rooms form no circle, whatever the table says."""
    knows: dict[str, set[str]] = {room: set() for room in ARROWS}
    for found in INSIDE:
        if found.module.startswith("voicehost.") and found.room in knows:
            knows[found.room].add(found.module.split(".")[1])
    order = TopologicalSorter({room: others - {room} for room, others in knows.items()})

    assert len(list(order.static_order())) >= len(ARROWS)
