"""What the host suggests to say is taken: none of its own sentences is refused."""

from __future__ import annotations

import pytest
from test_bug_log import moments

from voicehost.dialogue.outcome import Outcome
from voicehost.shelf import BUILT_IN

NO_ANSWERS = (Outcome.REFUSED, Outcome.SET_ASIDE)
SUGGESTED = 3


@pytest.mark.parametrize("game", BUILT_IN)
def test_no_suggested_number_is_out_of_range_at_any_moment(game: str) -> None:
    for table in moments(game, seed=6):
        talk = table.host.talk
        for sentence in talk.words.suggestions(talk.session, talk.pending, SUGGESTED):
            reply = table.host.conversation.imagined(talk.session.twin()).typed(sentence)
            assert reply.outcome not in NO_ANSWERS, (sentence, [line.spoken for line in reply.lines])
