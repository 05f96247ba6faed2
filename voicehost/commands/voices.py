"""``voicehost voices``: natural voices for Piper, fetched and kept like speech models, and tried aloud."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from voicehost import settings
from voicehost.commands.models import Subcommands
from voicehost.commands.terminal import complain, put
from voicehost.errors import ModelError, UsageError
from voicehost.resources import voices_folder
from voicehost.speaking.piper_voices import has_piper

if TYPE_CHECKING:
    from voicehost.inputs import Input
    from voicehost.speaking.supply import Speech
    from voicehost.speech_models.installed import Installed
    from voicehost.speech_models.voices import VoicesFolder

NO_PIPER = "Piper is not installed. To install it, type: pip install 'voicehost[piper]'"


@click.group(cls=Subcommands)
def voices() -> None:
    """List, try, get, add, use or remove natural voices.

    They speak through Piper, an extra: pip install 'voicehost[piper]'. Without a further word, the voices are listed.
    """


@voices.command("list")
def list_voices() -> None:
    """List the voices that are here, and those that can be fetched."""
    folder = _folder()
    here = folder.installed()
    put(f"Voices in {folder.path}: {len(here)}")
    for voice in here:
        put(_described(voice, folder))
    if not has_piper():
        put(NO_PIPER)
    names = {voice.name for voice in here}
    rest = [offer for offer in folder.catalogue.offers if offer.name not in names]
    put(f"To be fetched with voicehost voices get NAME: {len(rest)}")
    for offer in rest:
        put(f"{offer.name}: {offer.language}, {_size(offer.size)}, {offer.licence}, from {offer.host}. {offer.notes}")
    put("All other languages are spoken by the voice of your system.")


@voices.command("try")
@click.argument("wanted", metavar="[LANGUAGE|NAME]", required=False)
@click.option("--rate", "words_per_minute", type=click.IntRange(80, 400), metavar="N", help="Words per minute.")
def try_aloud(wanted: str | None, words_per_minute: int | None) -> None:
    """Say a sentence with a voice.

    It is the voice that speaks LANGUAGE in games, by default the language in your settings, or the voice NAME.
    """
    stored = settings.load()[0]
    language, model = _wanted(wanted or stored.language)
    speech = _loaded(language, model, stored.voice_engine)
    try:
        _say(speech, language, words_per_minute or stored.words_per_minute)
    finally:
        speech.close()


@voices.command()
@click.argument("wanted", metavar="[LANGUAGE|NAME]", required=False)
def get(wanted: str | None) -> None:
    """Fetch a voice from the collection of Piper's makers.

    It is the first voice of LANGUAGE, by default of the language in your settings, or the voice NAME. A fetch that was
    broken off goes on where it stopped.
    """
    from voicehost.speech_models.fetching import Fetcher

    _refuse_without_piper()
    folder = _folder()
    offer = folder.catalogue.offer(wanted or settings.load()[0].language)
    _tell(folder.get(offer, Fetcher(put)))


@voices.command()
@click.argument("source", metavar="DIR|FILE.onnx", type=click.Path(path_type=Path))
@click.option("--lang", "language", metavar="LANGUAGE", help="The language, where the voice's name does not tell it.")
def add(source: Path, language: str | None) -> None:
    """Add a Piper voice from its .onnx file, with the .onnx.json file beside it."""
    _refuse_without_piper()
    put(f"Adding {source}. This takes a moment.")
    _tell(_folder().add(source, language))


@voices.command()
@click.argument("wanted", metavar="NAME")
def use(wanted: str) -> None:
    """Let one of several voices speak its language."""
    put(f"{_folder().choose(wanted)} speaks from now on.")


@voices.command()
@click.argument("wanted", metavar="NAME|LANGUAGE")
def remove(wanted: str) -> None:
    """Remove a voice, or what a broken fetch has left of it."""
    put(f"{_folder().remove(wanted)} is removed.")


def _folder() -> VoicesFolder:
    from voicehost.speech_models.catalogue import Catalogue
    from voicehost.speech_models.voices import VoicesFolder

    return VoicesFolder(voices_folder(), Catalogue.load(noun="voice"))


def _refuse_without_piper() -> None:
    if not has_piper():
        raise UsageError(NO_PIPER)


def _tell(voice: Installed) -> None:
    put(f"{voice.name} is there. Games in the language {voice.language} are spoken by it from now on.")


def _size(size: int) -> str:
    from voicehost.speech_models.catalogue import megabytes

    return megabytes(size)


def _described(voice: Installed, folder: VoicesFolder) -> str:
    try:
        used = folder.in_use(str(voice.language))
    except ModelError as broken:
        return f"{voice.name}: {voice.language}, broken. {broken}"
    use = ", in use" if used is not None and used.is_relative_to(voice.folder) else ""
    return f"{voice.name}: {voice.language}, {_size(voice.size)}{use}"


def _wanted(wanted: str) -> tuple[str, Path | None]:
    """The language to speak, and the file of the voice if one was named. Raises UsageError, ModelError."""
    from voicehost.speaking.piper_voices import checked_voice

    named = [voice for voice in _folder().installed() if voice.name == wanted]
    return (str(named[0].language), checked_voice(named[0].folder)) if named else (wanted, None)


def _loaded(language: str, model: Path | None, engine: str) -> Speech:
    """What speaks. Raises VoiceError, DeviceError, UsageError."""
    from voicehost.speaking.finding import Engine, load_speech, speech_with
    from voicehost.speaking.speech_child import piper_child

    if model is None:
        return load_speech(time.monotonic, Engine(engine, voices_folder()), _remark, language)
    _refuse_without_piper()
    return speech_with(piper_child(language, model), time.monotonic)


def _remark(given: Input) -> None:
    complain(str(getattr(given, "sentence", "")))


def _say(speech: Speech, language: str, words_per_minute: int) -> None:
    from voicehost.language.narration import Narration
    from voicehost.resources import prompts
    from voicehost.speaking.speakable import sentences

    spoken = language if (prompts() / language / "host.ftl").exists() else "en"
    text = Narration(spoken).text("welcome")
    put(text)
    playing = [speech.player.play(speech.synthesiser.render(part, words_per_minute)) for part in sentences(text)]
    for each in playing:
        speech.player.heard(each)
