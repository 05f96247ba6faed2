"""Whatever was said can be had again, except what was to be heard only once."""

from voicehost.dialogue.history import History
from voicehost.language.line import Kind, Line

FIRST = Line("One.", Kind.EVENT, "one")
SECOND = Line("Two.", Kind.EVENT, "two")
FLEETING = Line("It lies on a green disk.", Kind.EVENT, "where", printed="It lies on a disk.", fleeting=True)


def test_the_last_exchange_can_be_repeated_whole() -> None:
    history = History()
    history.add([FIRST])
    history.add([SECOND, FLEETING])

    assert history.latest == (SECOND, FLEETING)


def test_what_is_fleeting_is_gone_after_the_next_report_and_never_in_the_history() -> None:
    history = History()
    history.add([FIRST, FLEETING])
    history.forget_fleeting()

    assert history.latest == (FIRST,)
    assert FLEETING not in history.recent(10)


def test_the_keys_step_through_the_lines_and_do_not_wrap_at_the_ends() -> None:
    history = History()
    history.add([FIRST, SECOND])

    assert [history.older(), history.older(), history.older()] == [SECOND, FIRST, None]
    assert [history.newer(), history.newer()] == [SECOND, None]
    assert (history.oldest(), history.newest()) == (FIRST, SECOND)
