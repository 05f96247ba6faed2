"""The models that can be fetched, read from ``models/catalogue.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from voicehost.errors import UsageError
from voicehost.resources import models

if TYPE_CHECKING:
    from pathlib import Path

FILE = "catalogue.toml"
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Offer:
    """A model that can be fetched. ``size`` and ``sha256`` are of the zip file at ``source``, in bytes and hex."""

    name: str
    language: str
    kind: str
    size: int
    licence: str
    source: str
    sha256: str | None = None
    reject_token: str | None = None
    notes: str = ""

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
    """What can be fetched, the recommended model of a language first, and the limits of any model."""

    offers: tuple[Offer, ...]
    limits: Limits

    @classmethod
    def load(cls, file: Path | None = None) -> Catalogue:
        """Read the catalogue that comes with the program, or another."""
        data = tomllib.loads((file or models() / FILE).read_text(encoding="utf-8"))
        return cls(tuple(Offer(**model) for model in data["model"]), Limits(**data["limits"]))

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
                f"There is no model {wanted!r} in the catalogue. Languages: {languages}. Models: {names}. "
                "Any other Vosk model can be added from its zip file by voicehost models add."
            )
        return found


@cache
def limits() -> Limits:
    """The limits of any model."""
    return Catalogue.load().limits


def megabytes(size: int) -> str:
    """A size for people."""
    return f"{max(1, round(size / MEGABYTE))} MB"
