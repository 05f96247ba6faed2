"""The open question of the host is plain data and comes back whole from the ledger."""

import json

from hypothesis import given
from hypothesis import strategies as st

from voicehost.dialogue.pending import Ask, Pending
from voicehost.language.reading import Reading

SLOTS = st.dictionaries(
    st.sampled_from(["nuts", "leaf", "seat"]), st.integers(0, 16) | st.booleans() | st.text(max_size=5)
)
PLAIN = st.builds(
    lambda intent, slots: Reading(intent, tuple(sorted(slots.items()))), st.sampled_from(["Found", "Hit"]), SLOTS
)
READINGS = PLAIN | st.builds(lambda inner: Reading("Correct", inner=inner), PLAIN)
OPEN = st.builds(
    lambda ask, said, step: Pending(ask, tuple(said), tuple(reading.intent for reading in said), step),
    st.sampled_from(Ask),
    st.lists(READINGS, max_size=3),
    st.integers(0, 9),
)
QUESTIONS = OPEN | st.builds(lambda then: Pending(Ask.STANDS, then=then), OPEN)


@given(QUESTIONS)
def test_every_question_survives_a_restart(pending: Pending) -> None:
    assert Pending.from_plain(json.loads(json.dumps(pending.to_plain()))) == pending
