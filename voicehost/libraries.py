"""A Python library that is missing is named, with the one command that mends it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from voicehost.errors import LibraryError

if TYPE_CHECKING:
    from collections.abc import Iterator

OURS = frozenset({"voicehost", "engines"})

_PACKAGES = {"fluent": "fluent.runtime", "yaml": "PyYAML"}
"""Those that are installed by another name than they are imported by."""


@contextmanager
def named() -> Iterator[None]:
    """Raises LibraryError where the block finds that somebody else's library is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if not library or library in OURS:
            raise
        package = _PACKAGES.get(library, library)
        raise LibraryError(
            f"The Python library {library} is missing. Install it with: pip install --force-reinstall {package}"
        ) from missing
