"""``voicehost doctor``: look at microphone, loudspeaker, voice, recogniser and words, and tell each in a line."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from voicehost import settings
from voicehost.commands.microphone import microphone_option
from voicehost.commands.terminal import put
from voicehost.errors import UsageError, VoicehostError
from voicehost.resources import prompts
from voicehost.settings import CHOICES

if TYPE_CHECKING:
    from collections.abc import Callable


@click.command()
@click.option("--lang", "language", metavar="LANGUAGE", help="The language of the table, for example de.")
@click.option("--ears", type=click.Choice(CHOICES["ears"][:-1]), help="The recogniser to look at.")
@click.option("--model", type=click.Path(path_type=Path), metavar="DIR", help="The folder of a Vosk model.")
@microphone_option
def doctor(language: str | None, ears: str | None, model: Path | None) -> int:
    """Check microphone, loudspeaker, voice, recogniser and keys.

    Each is told in one line, aloud where there is a voice, with what mends it. The exit status is 0 if a game can be
    played by voice, and 1 if something that it needs is missing.
    """
    from voicehost.doctor.examination import examine
    from voicehost.doctor.instruments import RealInstruments
    from voicehost.language.narration import Narration

    stored, _ = settings.load()
    language = language or stored.language
    if not (prompts() / language / "host.ftl").exists():
        raise UsageError(f"I do not speak {language!r} yet.")
    narration = Narration(language)
    wanted = ears or (stored.ears if stored.ears in CHOICES["ears"][:-1] else "auto")
    instruments = RealInstruments(language, wanted, model, stored.words_per_minute)
    missing = False
    try:
        for finding in examine(instruments):
            missing = missing or finding.missing
            line = narration.text(finding.text, **finding.values)
            put(line)
            _say(instruments.speak, line)
    finally:
        instruments.shut()
    return int(missing)


def _say(speak: Callable[[str], None], line: str) -> None:
    """A voice that fails has been told, or will be: the line is printed in any case."""
    with suppress(VoicehostError):
        speak(line)
