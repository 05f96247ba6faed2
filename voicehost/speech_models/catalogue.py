"""The models for hearing and the voices for speaking that can be fetched, read from ``models/catalogue.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from voicehost.errors import UsageError
from voicehost.resources import models

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

FILE = "catalogue.toml"
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Offer:
    """Something that can be fetched. ``size`` and ``sha256`` are of the file at ``source``, in bytes and hex.

    A model is a zip file. A voice is a file of ONNX, and ``settings`` are size and sha256 of the one beside it.
    """

    name: str
    language: str
    kind: str
    size: int
    licence: str
    source: str
    sha256: str | None = None
    reject_token: str | None = None
    notes: str = ""
    settings: tuple[int, str] | None = None

    @property
    def noun(self) -> str:
        """What people call it; the commands about it are ``voicehost models`` and ``voicehost voices``."""
        return "model" if self.kind == "vosk" else "voice"

    @property
    def files(self) -> tuple[Offer, ...]:
        """Its files, each as an offer of its own."""
        if self.settings is None:
            return (self,)
        size, sha256 = self.settings
        beside = replace(self, source=f"{self.source}.json", size=size, sha256=sha256, settings=None)
        return (replace(self, settings=None), beside)

    @property
    def file_name(self) -> str:
        """What the file is called here."""
        if self.noun == "model":
            return f"{self.name}.zip"
        return f"{self.name}.onnx.json" if self.source.endswith(".json") else f"{self.name}.onnx"

    @property
    def host(self) -> str:
        """The computer that it is fetched from."""
        return urlsplit(self.source).hostname or self.source


@dataclass(frozen=True)
class Limits:
    """How large a model may be when it is unpacked: files, bytes, bytes for each packed one, memory for each byte."""

    files: int
    bytes: int
    times_packed: int
    memory_times: int


@dataclass(frozen=True)
class Catalogue:
    """What of one kind can be fetched, the recommended one of a language first, and the limits of any model."""

    offers: tuple[Offer, ...]
    limits: Limits
    noun: str = "model"

    @classmethod
    def load(cls, file: Path | None = None, noun: str = "model") -> Catalogue:
        """Read the models, or the "voice"s, of the catalogue that comes with the program, or of another."""
        data = tomllib.loads((file or models() / FILE).read_text(encoding="utf-8"))
        return cls(tuple(_offer(**entry) for entry in data[noun]), Limits(**data["limits"]), noun)

    def named(self, name: str) -> Offer | None:
        """The model of exactly this name."""
        return next((offer for offer in self.offers if offer.name == name), None)

    def recommended(self, language: str) -> Offer | None:
        """The model to begin with in a language."""
        return next((offer for offer in self.offers if offer.language == language), None)

    def offer(self, wanted: str) -> Offer:
        """The model of this name, or the one to begin with in this language. Raises UsageError."""
        found = self.named(wanted.strip()) or self.recommended(wanted.strip().casefold())
        if found is None:
            languages = ", ".join(dict.fromkeys(offer.language for offer in self.offers))
            names = ", ".join(offer.name for offer in self.offers)
            raise UsageError(
                f"There is no {self.noun} {wanted!r} in the catalogue. Languages: {languages}. "
                f"{self.noun.capitalize()}s: {names}. {_OTHERS[self.noun]}"
            )
        return found


_OTHERS = {
    "model": "Any other Vosk model can be added from its zip file by voicehost models add.",
    "voice": "Any other Piper voice can be added from its folder by voicehost voices add.",
}


def _offer(settings: Mapping[str, Any] | None = None, **entry: Any) -> Offer:
    return Offer(**entry, settings=(settings["size"], settings["sha256"]) if settings else None)


@cache
def limits() -> Limits:
    """The limits of any model."""
    return Catalogue.load().limits


def megabytes(size: int) -> str:
    """A size for people."""
    return f"{max(1, round(size / MEGABYTE))} MB"
