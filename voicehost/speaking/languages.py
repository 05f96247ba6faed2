"""Which voice speaks a language, whatever an engine tells about its voices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from voicehost.errors import NoVoiceError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def choose_voice(voices: Sequence[Mapping[str, Any]], language: str) -> str:
    """The id of the voice that speaks ``language`` best: its plain form first ("en"), then a region ("en-gb").

    Engines leave the language blank or tell it in several forms, so the id counts as well.
    Raises NoVoiceError when none speaks it: a text is never read by the voice of another language.
    """
    wanted = _code(language)
    ranked = sorted(
        (_distance(wanted, voice), place, str(voice["id"]))
        for place, voice in enumerate(voices)
        if voice.get("id") and _distance(wanted, voice) is not None
    )
    if not ranked:
        raise NoVoiceError(
            f'No voice on this computer speaks the language "{language}", so lines are only printed. '
            "Add a voice for it in the settings of your system."
        )
    return ranked[0][2]


def _distance(wanted: str, voice: Mapping[str, Any]) -> int | None:
    """0: by its id; 1: by what it tells; more: a region of the language, the shorter the nearer; None: another one."""
    identity = str(voice["id"]).lower().replace("\\", "/").rsplit("/", 1)[-1]
    told = [_code(str(each)) for each in voice.get("languages") or [] if str(each).strip()]
    if identity == wanted:
        return 0
    if wanted in told:
        return 1
    main = wanted.split("-", maxsplit=1)[0]
    lengths = [len(each) for each in [*told, _locale_in(identity)] if each.split("-")[0] == main]
    return 1 + min(lengths) if lengths else None


def _locale_in(identity: str) -> str:
    """The language code inside an id such as "com.apple.voice.compact.de-de.anna" or "tts_ms_de-de_hedda_11.0"."""
    for part in identity.replace(".", " ").replace("_", " ").split():
        head, _, region = part.partition("-")
        if len(head) in {2, 3} and len(region) in {2, 3} and head.isalpha() and region.isalpha():
            return part
    return identity if len(identity.split("-", maxsplit=1)[0]) in {2, 3} else ""


def _code(language: str) -> str:
    return language.strip().strip("\x00").lower().replace("_", "-")
