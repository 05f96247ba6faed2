"""A room that drowns one utterance after another is told of, once."""

from __future__ import annotations

from voicehost.hearing.din import Din
from voicehost.hearing.tuning import DinTuning

TUNING = DinTuning(frames=50, stands_out=30.0, utterances=3, again=100.0)
ROOM = 1000.0
DROWNED, CLEAR = ROOM * 10**2.9, ROOM * 10**3.1


def din() -> Din:
    made = Din(TUNING)
    for _ in range(TUNING.frames):
        made.hear(ROOM)
    return made


def test_the_third_drowned_utterance_running_is_told_and_the_next_ones_are_not() -> None:
    room = din()

    told = [room.drowns(DROWNED, at, understood=False) for at in range(9)]

    assert [at for at, each in enumerate(told) if each] == [2]


def test_it_is_told_once_more_after_a_while() -> None:
    room = din()
    for at in range(3):
        room.drowns(DROWNED, at, understood=False)

    assert [room.drowns(DROWNED, 200 + at, understood=False) for at in range(3)] == [False, False, True]


def test_what_was_understood_or_stands_out_begins_the_count_anew() -> None:
    for loudest, understood in ((DROWNED, True), (CLEAR, False)):
        room = din()
        room.drowns(DROWNED, 0, understood=False)
        room.drowns(DROWNED, 1, understood=False)
        room.drowns(loudest, 2, understood=understood)

        assert not room.drowns(DROWNED, 3, understood=False)


def test_one_loud_crash_makes_no_loud_room() -> None:
    room = din()
    room.hear(ROOM * 1e6)

    assert not any(room.drowns(CLEAR, at, understood=False) for at in range(9))
