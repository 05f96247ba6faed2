"""Words chosen by ear: which sentences that the host suggests are heard as something else, and their better twins.

Run ``python benchmarks/confusions.py [--small] [--games A B] [--results FILE] [--page docs/confusions.md]``. In every
moment of a rehearsed game each sentence that the host suggests, and others that mean the same, is said by many voices
in several noises, and heard by each recogniser with the whole list of the moment: as a decoder hears it, without the
judge. What is known in the results is not measured again.
"""

from __future__ import annotations

import argparse
import json
import time
import zlib
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from figures import circumstances, command_line, table, upper_bound
from moments import moments_of
from rooms import LEAD_SECONDS, TAIL_SECONDS, Noise, Room
from trials import Table
from voices import HELD_OUT, SYNTHETIC, TUNED, Person, children, natural, present, speech

from voicehost.hearing.model_folder import checked
from voicehost.hearing.pocketsphinx import SphinxList, SphinxModel
from voicehost.hearing.recogniser import RATE
from voicehost.hearing.vosk import VoskEar, VoskModel
from voicehost.shelf import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from moments import Moment

    from voicehost.hearing.recogniser import Recogniser

NOISES = (None, Noise("babble", 15))
AROUND_SECONDS = 0.15
SEED = 5
NAMES_ASKED = "ask-who"
"""The end of the names of moments in which the answer is a name, which nobody can choose by ear."""
SURE = 0.08
"""A twin is better if it is heard right more often by so much, and more trials than chance allows."""


class Told(NamedTuple):
    """One sentence in one moment: how often it was heard right, of how many, and what else was heard."""

    right: int
    trials: int
    others: Counter[str]

    @property
    def share(self) -> float:
        """How often it was heard right."""
        return self.right / self.trials


class Trials:
    """Lets people say sentences and recognisers hear them."""

    def __init__(self, people: Sequence[Person], noises: Sequence[Noise | None], vosk: Path | None) -> None:
        self.recognisers: dict[str, Recogniser] = {"PocketSphinx": SphinxList(SphinxModel())}
        if vosk:
            model = VoskModel(checked(vosk))
            self.recognisers["Vosk"] = VoskEar(model.recogniser, model.knows, rejects=model.rejects)
        self._people, self._noises = people, noises
        babblers = [person for person in people if person.child == 1][:4] if any(noises) else []
        talk = Table("tuned", SEED).talk if babblers else []
        self._room = Room(np.random.default_rng(SEED), babblers, talk)

    def hear(self, moment: Moment, sentence: str) -> Iterator[dict[str, Any]]:
        """A line for each voice, noise and recogniser."""
        meaning = moment.meaning(sentence)
        for person in self._people:
            pcm = speech(person, sentence)
            for noise in self._noises:
                chance = zlib.crc32(f"{sentence} {person} {noise}".encode())
                sound = self._room.sound(pcm, noise, np.random.default_rng(chance))
                cut = sound[int((LEAD_SECONDS - AROUND_SECONDS) * RATE) : -int((TAIL_SECONDS - AROUND_SECONDS) * RATE)]
                for name, recogniser in self.recognisers.items():
                    recogniser.listen_for(moment.graph)
                    recogniser.hear(cut)
                    said = next((each.text for each in recogniser.finish()), "")
                    yield {
                        "game": moment.game,
                        "moment": moment.name,
                        "sentence": sentence,
                        "recogniser": name,
                        "who": str(person),
                        "noise": str(noise or "quiet"),
                        "heard": said,
                        "right": bool(said) and moment.meaning(said) == meaning,
                        "meaning": repr(meaning),
                    }


def measure(moments: Sequence[Moment], options: argparse.Namespace) -> list[dict[str, Any]]:
    """All lines, those that were known included."""
    results: Path | None = options.results
    lines = [json.loads(line) for line in results.read_text().splitlines()] if results and results.exists() else []
    known = {(line["game"], line["moment"], line["sentence"]) for line in lines}
    todo = [(moment, one) for moment in moments for one in moment.sentences]
    todo = [(moment, one) for moment, one in todo if (moment.game, moment.name, one) not in known]
    if not todo or not options.minutes:
        return lines
    people = [Person("espeak", "en-us")] if options.small else _people()
    trials = Trials(people, NOISES[:1] if options.small else NOISES, options.model)
    until = time.monotonic() + 60 * options.minutes
    for moment, sentence in todo:
        if time.monotonic() > until:
            break
        found = list(trials.hear(moment, sentence))
        lines += found
        if results:
            with results.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in found)
    return lines


def _people() -> list[Person]:
    """Natural voices that are quick to make, some of them as children, and two others."""
    grown = [person for person in natural(present([*TUNED, *HELD_OUT])) if person.make != "festival"]
    young = [child for child in children(grown) if child.child == 1.3][::2]
    return grown + young + [person for person in TUNED if person.make == SYNTHETIC][1:3]


def told(lines: Sequence[Mapping[str, Any]]) -> dict[tuple[str, str, str], dict[str, Told]]:
    """By (game, moment, meaning), and then by sentence."""
    grouped: dict[tuple[str, str, str], dict[str, list[Mapping[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        grouped[line["game"], line["moment"], line["meaning"]][line["sentence"]].append(line)
    return {key: {one: _told(each) for one, each in group.items()} for key, group in grouped.items()}


def _told(lines: Sequence[Mapping[str, Any]]) -> Told:
    wrong = Counter(line["heard"] for line in lines if not line["right"] and line["heard"])
    return Told(sum(line["right"] for line in lines), len(lines), wrong)


def page(moments: Sequence[Moment], lines: Sequence[Mapping[str, Any]], command: str) -> str:
    """The page for docs/: what the host suggests now, as far as it was heard."""
    suggested = {(moment.game, moment.name, one) for moment in moments for one in moment.suggested}
    wanted = [line for line in lines if (line["game"], line["moment"], line["sentence"]) in suggested]
    parts = ["# Sentences by ear", ABOUT, circumstances(command), _by_recogniser(wanted)]
    rows: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    for (game, moment, _), group in told(lines).items():
        best = max(group, key=lambda sentence: group[sentence].share)
        for sentence, one in group.items():
            if (game, moment, sentence) in suggested:
                twin = (best, _share(group[best])) if _is_better(group[best], one) else ("", "")
                rows[game].append((moment, sentence, _share(one), _others(one), *twin))
    head = ("moment", "suggested", "heard right", "heard instead", "better twin", "heard right")
    parts += [f"## {game}\n\n{table(head, sorted(found))}" for game, found in rows.items()]
    return "\n\n".join(parts) + "\n"


ABOUT = """Which of the sentences that the host suggests are heard as something else, and which that mean the same are
heard better. Each was said by ten voices, adults and children, in the quiet and in babble at 15 dB, and heard by one
decoder with the whole list of the moment, without votes or judge: so the shares are far below what the host makes of
them (figures.md), and only their order counts. A twin is named where it is better by more than chance.
`benchmarks/confusions.py` writes this page; with `--model DIR` it asks a Vosk model too."""


def _by_recogniser(lines: Sequence[Mapping[str, Any]]) -> str:
    rows = []
    names = sorted({(line["recogniser"], line["noise"]) for line in lines})
    for recogniser, noise in names:
        one = _told([line for line in lines if (line["recogniser"], line["noise"]) == (recogniser, noise)])
        rows.append((recogniser, noise, str(one.trials), _share(one)))
    return table(("recogniser", "noise", "n", "suggested sentences heard right"), rows)


def _share(one: Told) -> str:
    return f"{100 * one.share:.0f} % of {one.trials}"


def _others(one: Told) -> str:
    return ", ".join(f"{text} ({count})" for text, count in one.others.most_common(2))


def _is_better(one: Told, other: Told) -> bool:
    """True if the gap is large and no work of chance: their 95 % bounds for mishearing do not meet."""
    least = upper_bound(one.trials - one.right, one.trials)
    most = 1 - upper_bound(other.right, other.trials)
    return one.share - other.share > SURE and least < most


def main() -> None:
    """Measure, print, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--small", action="store_true", help="one moment of one game, one voice, in the quiet")
    parser.add_argument("--games", nargs="+", default=list(Shelf.load().entries))
    parser.add_argument("--model", type=Path, metavar="DIR", help="an English Vosk model that is to hear them too")
    parser.add_argument("--minutes", type=float, default=1e6, help="stop after so long")
    parser.add_argument("--results", type=Path, metavar="FILE", help="lines of JSON that are added to")
    parser.add_argument("--page", type=Path, help="the page to write, docs/confusions.md")
    options = parser.parse_args()
    if options.small:
        options.games = options.games[:1]
    moments = [each for game in options.games for each in moments_of(game, SEED) if not each.name.endswith(NAMES_ASKED)]
    moments = moments[: 1 if options.small else None]
    command = command_line("confusions")
    written = page(moments, measure(moments, options), command)
    print(written)
    if options.page:
        options.page.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
