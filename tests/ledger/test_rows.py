"""The history in force is a pure fold of a game's rows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voicehost.errors import LedgerError
from voicehost.ledger import History, Row, Step, fold, last_of

COMMANDS = st.lists(st.tuples(st.sampled_from(["taken", "undone", "redone", "replaced", "asked"]), st.integers(0, 9)))


def row(number: int, command: str, **payload: Any) -> Row:
    return Row("1", number, command, payload, at=0.0)


def told(number: int) -> dict[str, Any]:
    return {"kind": "found", "nuts": number}


def timeline(commands: list[tuple[str, int]]) -> tuple[list[Row], History]:
    """Rows that fit each other, and the history they leave, kept another way: one line of steps and a place on it."""
    rows: list[Row] = []
    line: list[Step] = []
    here = 0
    for command, pick in commands:
        number = len(rows) + 1
        can = {"undone": here, "redone": len(line) - here, "replaced": here}.get(command, 1)
        if not can:
            continue
        match command:
            case "taken":
                line[here : here + 1] = [Step(number, (told(number),))]
                here += 1
                rows.append(row(number, command, reports=[told(number)]))
            case "undone":
                here -= pick % here + 1
                rows.append(row(number, command, row=line[here].row))
            case "redone":
                here += pick % (len(line) - here) + 1
                rows.append(row(number, command, row=line[here - 1].row))
            case "replaced":
                at = pick % here
                line[at] = Step(line[at].row, (told(number),))
                rows.append(row(number, command, row=line[at].row, reports=[told(number)]))
            case _:
                rows.append(row(number, command, question="hole"))
    return rows, History(tuple(line[:here]), tuple(reversed(line[here:])))


@given(COMMANDS)
def test_the_fold_of_any_rows_is_the_line_of_steps_up_to_where_we_are(commands: list[tuple[str, int]]) -> None:
    rows, history = timeline(commands)

    assert fold(rows) == history


@given(COMMANDS)
def test_taking_all_back_and_doing_it_again_changes_nothing(commands: list[tuple[str, int]]) -> None:
    rows, history = timeline([*commands, ("taken", 0)])
    first, last = fold(rows).steps[0].row, fold(rows).steps[-1].row
    back = [*rows, row(len(rows) + 1, "undone", row=first)]
    again = [*back, row(len(back) + 1, "redone", row=last)]

    assert fold(back).steps == ()
    assert fold(again) == history


def test_without_a_named_row_the_nearest_step_is_meant() -> None:
    rows = [row(1, "taken", reports=[told(1)]), row(2, "taken", reports=[told(2)]), row(3, "undone"), row(4, "undone")]

    assert fold(rows) == History((), (Step(2, (told(2),)), Step(1, (told(1),))))
    assert fold([*rows, row(5, "redone")]) == History((Step(1, (told(1),)),), (Step(2, (told(2),)),))


def test_a_replaced_report_is_swapped_where_it_stands_and_one_undo_takes_it_back() -> None:
    rows = [row(1, "taken", reports=[told(1)]), row(2, "replaced", reports=[told(9)])]

    assert fold(rows).steps == (Step(1, (told(9),)),)
    assert fold([*rows, row(3, "undone")]).steps == ()


def test_a_step_is_replaced_under_those_that_came_after_it() -> None:
    rows = [row(number, "taken", reports=[told(number)]) for number in (1, 2, 3)]
    rows.append(row(4, "replaced", reports=[told(9)], back=2))

    assert fold(rows).steps == (Step(1, (told(9),)), Step(2, (told(2),)), Step(3, (told(3),)))
    with pytest.raises(LedgerError, match="Row 5 of game 1 fits nothing"):
        fold([*rows, row(5, "replaced", reports=[told(8)], back=3)])


def test_what_was_told_anew_after_an_undo_leaves_the_way_to_what_came_after_it() -> None:
    rows = [row(1, "taken", reports=[told(1)]), row(2, "taken", reports=[told(2)]), row(3, "undone"), row(4, "undone")]
    anew = [*rows, row(5, "taken", reports=[told(7)])]

    assert fold(anew) == History((Step(5, (told(7),)),), (Step(2, (told(2),)),))
    assert fold([*anew, row(6, "redone")]) == History((Step(5, (told(7),)), Step(2, (told(2),))))


@pytest.mark.parametrize("command", ["undone", "redone", "replaced"])
def test_a_row_that_fits_nothing_before_it_is_refused_in_a_sentence(command: str) -> None:
    with pytest.raises(LedgerError, match="Row 1 of game 1 fits nothing"):
        fold([row(1, command, reports=[])])


def test_the_question_that_still_stands_is_the_newest_of_its_kind() -> None:
    rows = [row(1, "asked", question="hole"), row(2, "taken", reports=[]), row(3, "undone")]

    assert last_of(rows, "asked") == rows[0]
    assert last_of(rows, "taken", "undone") == rows[2]
    assert last_of(rows, "kept") is None
