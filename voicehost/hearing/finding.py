"""Which ears this evening has: Vosk where there is a model for the language, else PocketSphinx for English.

A model that is broken costs one sentence: where PocketSphinx knows the language, it listens instead.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from voicehost.errors import ModelError, NoModelError, UsageError
from voicehost.hearing.child import INSTEAD, HearingChild
from voicehost.hearing.deaf import DeafEars
from voicehost.hearing.ears import ChildEars
from voicehost.hearing.model_folder import find_model
from voicehost.hearing.recipe import Recipe
from voicehost.inputs import Remark

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from voicehost.hearing.ears import Ears
    from voicehost.inputs import Input

CHOICES = ("auto", "vosk", "pocketsphinx", "none")
"""What ``--ears`` takes."""

BUILT_IN_LANGUAGE = "en"
"""The language whose PocketSphinx model comes inside the wheel."""


def find_ears(  # noqa: PLR0913, PLR0917 - one argument for each option of the command line
    language: str,
    choice: str,
    model: Path | None,
    models: Path,
    wavs: Sequence[Path],
    post: Callable[[Input], None],
    clock: Callable[[], float],
) -> Ears:
    """Ears for ``language``, listening to the microphone or to the recordings ``wavs``.

    ``choice`` is one of CHOICES, ``model`` a Vosk model that was asked for, ``models`` the folder of installed ones.
    What is heard goes to ``post``; a microphone that is missing is said there too, later, as ``EarsLost``.
    Raises NoModelError when no recogniser knows the language, ModelError for a broken model, UsageError for a recording
    that cannot be read.
    """
    if choice not in CHOICES:
        raise UsageError(f"There are no ears called {choice}: choose one of {', '.join(CHOICES)}.")
    if choice == "none":
        return DeafEars()
    spare = Recipe() if choice == "auto" and model is None and language == BUILT_IN_LANGUAGE else None
    try:
        recipe = find_recipe(language, choice, model, models)
    except NoModelError:
        raise
    except ModelError as broken:
        if spare is None:
            raise
        post(Remark(INSTEAD.format(trouble=broken)))
        recipe = spare
    recipes = recipe, None if recipe == spare else spare
    return _tape_ears(*recipes, wavs, post, clock) if wavs else _microphone_ears(*recipes, post, clock)


def find_recipe(language: str, choice: str, model: Path | None, models: Path) -> Recipe:
    """The recogniser for ``language``; it is never heard through the model of another. Raises ModelError."""
    folder = find_model(language, model, models) if choice in ("auto", "vosk") else None
    if folder is not None:
        return Recipe(folder)
    if choice == "vosk":
        raise NoModelError(
            f"There is no Vosk model for the language {language} on this computer: name one with --model, or by "
            f"VOICEHOST_MODEL_{language.upper()}, or type: voicehost models get {language}"
        )
    if language != BUILT_IN_LANGUAGE:
        raise NoModelError(
            f"Nothing on this computer understands the language {language} yet, so I go on by keys: "
            f"to be heard, name a Vosk model with --model, or by VOICEHOST_MODEL_{language.upper()}, "
            f"or type: voicehost models get {language}"
        )
    return Recipe()


def _tape_ears(
    recipe: Recipe,
    spare: Recipe | None,
    wavs: Sequence[Path],
    post: Callable[[Input], None],
    clock: Callable[[], float],
) -> ChildEars:
    from voicehost.hearing.tape import Tape
    from voicehost.hearing.wavfile import read_wav

    tape = Tape([read_wav(wav) for wav in wavs], post, clock)
    child = HearingChild(recipe, tape.hear, clock, spare=spare)
    tape.start(child)
    return ChildEars(child, tape, clock)


def _microphone_ears(
    recipe: Recipe, spare: Recipe | None, post: Callable[[Input], None], clock: Callable[[], float]
) -> ChildEars:
    from voicehost.hearing.microphone import Microphone

    child = HearingChild(recipe, post, clock, spare=spare)
    return ChildEars(child, Microphone(child.hear, post, clock), clock)
