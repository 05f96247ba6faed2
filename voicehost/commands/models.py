"""``voicehost models``: models that make the host hear better. Nothing is fetched unless it is asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from voicehost import settings
from voicehost.commands.terminal import complain, put
from voicehost.errors import ModelError, PromptError
from voicehost.resources import models_folder

if TYPE_CHECKING:
    from voicehost.speech_models.catalogue import Catalogue, Offer
    from voicehost.speech_models.fetching import Fetcher
    from voicehost.speech_models.folder import ModelsFolder
    from voicehost.speech_models.installed import Installed
    from voicehost.speech_models.trial import Trial

MANY_WORDS = 12
"""More words than this are not read out one by one."""


class Subcommands(click.Group):
    """The group; without a name ``list`` is meant."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put ``list`` where nothing stands."""
        return super().parse_args(ctx, args or ["list"])


@click.group(cls=Subcommands)
def models() -> None:
    """List, get, add, check or remove speech models.

    With a Vosk model of your language the host hears better. Without a further word, the models are listed.
    """


@models.command("list")
def list_models() -> None:
    """List the models that are here, and those that can be fetched."""
    folder, catalogue = _folder()
    here = folder.installed()
    put(f"Models in {folder.path}: {len(here)}")
    for model in here:
        put(_described(model, folder))
    names = {model.name for model in here}
    rest = [offer for offer in catalogue.offers if offer.name not in names]
    put(f"To be fetched with voicehost models get NAME: {len(rest)}")
    for offer in rest:
        put(f"{offer.name}: {offer.language}, {_size(offer.size)}, {offer.licence}, from {offer.host}. {offer.notes}")


@models.command()
@click.argument("wanted", metavar="[LANGUAGE|NAME]", required=False)
@click.option("--ask", is_flag=True, help="Ask first whether to fetch it, and say nothing where a model is there.")
def get(wanted: str | None, *, ask: bool) -> None:
    """Fetch a model from the site of its maker.

    It is the small model of LANGUAGE, by default of the language in your settings, or the model NAME. A fetch that was
    broken off goes on where it stopped.
    """
    folder, catalogue = _folder()
    language = settings.load()[0].language
    if ask and not _agreed(wanted or language, folder, catalogue):
        return
    model = folder.get(catalogue.offer(wanted or language), _fetcher())
    put(f"{model.name} is there. Games in the language {model.language} listen with it from now on.")


@models.command()
@click.argument("source", metavar="FILE.zip|DIR", type=click.Path(path_type=Path))
@click.option("--lang", "language", metavar="LANGUAGE", help="The language, where the model's name does not tell it.")
def add(source: Path, language: str | None) -> None:
    """Add a Vosk model from a zip file or a folder."""
    put(f"Adding {source}. This takes a moment.")
    model = _folder()[0].add(source, language)
    put(f"{model.name} is there. Games in the language {model.language} listen with it from now on.")


@models.command()
@click.argument("wanted", metavar="[NAME|LANGUAGE]", required=False)
def check(wanted: str | None) -> int:
    """Load models and say what each can.

    Without a name, all models that are here are checked.
    """
    folder = _folder()[0]
    chosen = folder.find(wanted) if wanted else folder.installed()
    if not chosen:
        put("There is no model to check. To get one, type: voicehost models get")
    return max([0, *(_check(model, folder) for model in chosen)])


@models.command()
@click.argument("wanted", metavar="NAME|LANGUAGE")
def remove(wanted: str) -> None:
    """Remove a model, or what a broken fetch has left of it."""
    put(f"{_folder()[0].remove(wanted)} is removed.")


def _folder() -> tuple[ModelsFolder, Catalogue]:
    from voicehost.speech_models.catalogue import Catalogue
    from voicehost.speech_models.folder import ModelsFolder

    catalogue = Catalogue.load()
    return ModelsFolder(models_folder(), catalogue), catalogue


def _fetcher() -> Fetcher:
    from voicehost.speech_models.fetching import Fetcher

    return Fetcher(put)


def _size(size: int) -> str:
    from voicehost.speech_models.catalogue import megabytes

    return megabytes(size)


def _described(model: Installed, folder: ModelsFolder) -> str:
    if model.language is None:
        return f"{model.name}: {_size(model.size)}, language unknown: remove it, and add it again with --lang."
    return f"{model.name}: {model.language}, {_size(model.size)}{_use(model, folder)}"


def _use(model: Installed, folder: ModelsFolder) -> str:
    try:
        used = folder.in_use(str(model.language))
    except ModelError:
        return ", broken: voicehost models check tells why"
    return ", in use" if used is not None and used.is_relative_to(model.folder) else ""


def _agreed(wanted: str, folder: ModelsFolder, catalogue: Catalogue) -> bool:
    """Whether to fetch: asked of people at a terminal; elsewhere one line tells the command."""
    offer = catalogue.named(wanted) or catalogue.recommended(wanted)
    if offer is None or folder.in_use(offer.language) is not None:
        return False
    if not sys.stdin.isatty():
        complain(f"To be heard better, get a speech model of {_size(offer.size)}: voicehost models get {wanted}")
        return False
    return _yes(offer)


def _yes(offer: Offer) -> bool:
    put(f"voicehost hears better with the speech model {offer.name}: {_size(offer.size)}, {offer.licence}, free.")
    try:
        return click.confirm(f"Fetch it from {offer.host} now?", default=False)
    except click.Abort:
        put("")
        return False


def _check(model: Installed, folder: ModelsFolder) -> int:
    words = _words(model.language)
    try:
        trial = folder.check(model, words)
    except ModelError as error:
        complain(f"{model.name}: {error}")
        return error.exit_status
    put(f"{model.name}: {_ability(trial)}")
    if words:
        put(f"{model.name}: {_vocabulary(trial, len(words), str(model.language))}")
    return 0


def _ability(trial: Trial) -> str:
    heard = "tells other sounds from words" if trial.rejects else "has no way to say that a sound is no word"
    return f"loaded in {trial.seconds:.1f} seconds, takes a list of sentences, {heard}."


def _vocabulary(trial: Trial, words: int, language: str) -> str:
    lacking = sorted(trial.lacks)
    told = f": {', '.join(lacking[:MANY_WORDS])}{' and others' if len(lacking) > MANY_WORDS else ''}" if lacking else ""
    return f"of {words} words of the games in {language} it lacks {len(lacking)}{told}."


def _words(language: str | None) -> frozenset[str]:
    """All words of the games in a language; none where the games do not speak it."""
    from voicehost.texts import words_of_games

    try:
        return words_of_games(language) if language else frozenset()
    except PromptError as error:
        complain(f"The words of the games in {language} are left out: {error}")
        return frozenset()
