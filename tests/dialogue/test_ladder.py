"""The ladder climbs on silence and misses, and ends in quiet waiting."""

from voicehost.dialogue.ladder import NEXT_RUNG_AFTER, SOFT_SOUND_AFTER, Ladder, Rung


def test_the_first_seconds_after_a_question_belong_to_thinking() -> None:
    ladder = Ladder()
    ladder.listening(0.0)

    assert [ladder.tick(now) for now in (1.0, 5.0, SOFT_SOUND_AFTER - 0.1)] == [None, None, None]


def test_silence_climbs_a_soft_sound_then_other_words_then_choices_then_keys_then_rests() -> None:
    ladder = Ladder()
    now = 0.0
    reached = []
    ladder.listening(now)
    for _ in range(400):
        now += 0.5
        rung = ladder.tick(now)
        if rung is not None:
            reached.append(rung)
            if rung > Rung.SOFT_SOUND:
                ladder.listening(now)

    assert reached == [Rung.SOFT_SOUND, Rung.REPHRASED, Rung.CHOICES, Rung.KEYS, Rung.WAITING]


def test_the_rephrased_question_comes_fifteen_seconds_after_the_question() -> None:
    ladder = Ladder()
    ladder.listening(100.0)
    ladder.tick(100.0 + SOFT_SOUND_AFTER)

    assert ladder.tick(100.0 + NEXT_RUNG_AFTER - 0.1) is None
    assert ladder.tick(100.0 + NEXT_RUNG_AFTER) is Rung.REPHRASED


def test_no_clock_runs_while_somebody_speaks() -> None:
    ladder = Ladder()
    ladder.listening(0.0)
    ladder.speech_began()

    assert ladder.tick(1000.0) is None


def test_each_miss_changes_the_tactics_and_the_last_one_is_followed_by_quiet() -> None:
    ladder = Ladder()

    assert [ladder.missed() for _ in range(5)] == [
        Rung.REPHRASED,
        Rung.CHOICES,
        Rung.KEYS,
        Rung.WAITING,
        Rung.WAITING,
    ]
    ladder.listening(0.0)
    assert ladder.tick(1e6) is None


def test_an_answer_starts_the_ladder_anew() -> None:
    ladder = Ladder()
    ladder.missed()
    ladder.missed()
    ladder.answered()

    assert ladder.missed() is Rung.REPHRASED
