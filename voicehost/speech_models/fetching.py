"""Fetches a model or a voice over a network that may break off, stall or lie, and goes on where it stopped before."""

from __future__ import annotations

import hashlib
import http.client
import shutil
import ssl
import time
import urllib.error
import urllib.request
import zipfile
import zlib
from dataclasses import dataclass
from http import HTTPStatus
from typing import IO, TYPE_CHECKING

from voicehost import __version__
from voicehost.errors import ModelError
from voicehost.speech_models.catalogue import MEGABYTE, megabytes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from voicehost.speech_models.catalogue import Offer

ATTEMPTS = 5
"""How often one command connects, as long as each connection brings something."""

_CHUNK = 1 << 16
_SLOWEST = 1_000
"""Bytes a second; a connection that brings less has stalled."""
_ROOM = 4
"""The zip file and the unpacked model, which is about twice as large, must fit on the disk, and a little more."""

BY_HAND = {
    "model": "Or fetch the zip file with a browser and type: voicehost models add FILE.zip",
    "voice": "Or fetch its .onnx and .onnx.json files with a browser into a folder and type: voicehost voices add DIR",
}
"""What always works, by what is wanted."""


class _BrokeOffError(Exception):
    """The network, not the disk, went away."""


@dataclass(frozen=True)
class Fetcher:
    """Fetches offers. ``say`` gets plain lines; ``patience`` is how many seconds nothing may come."""

    say: Callable[[str], None]
    clock: Callable[[], float] = time.monotonic
    patience: float = 30.0

    def fetch(self, offer: Offer, part: Path) -> None:
        """Bring ``part`` to the whole file of the offer, and verify it. Raises ModelError.

        What came before a broken connection or Ctrl+C stays in ``part`` for the next time; what is not the model goes.
        """
        if _size(part) > offer.size:
            part.unlink()
        _refuse_full_disk(offer, part)
        if _size(part) < offer.size:
            begun = f", going on after {megabytes(_size(part))}" if _size(part) else ""
            self.say(f"Fetching {offer.name}, {megabytes(offer.size)}, from {offer.host}{begun}.")
        try:
            self._fetch_all(offer, part)
        except KeyboardInterrupt:
            self.say(f"Stopped. {_kept(offer, part)}")
            raise
        except OSError as error:
            raise ModelError(f"{part.parent} cannot be written ({error.strerror}): make room there.") from error
        verify(offer, part)

    def _fetch_all(self, offer: Offer, part: Path) -> None:
        reason = ""
        for _ in range(ATTEMPTS):
            have = _size(part)
            if have >= offer.size:
                return
            reason = self._fetch_some(offer, part) or reason
            if _size(part) <= have:
                break
        if _size(part) < offer.size:
            reason = reason or f"{offer.host} ended the connection too early."
            raise ModelError(" ".join(filter(None, [reason, _kept(offer, part), BY_HAND[offer.noun]])))

    def _fetch_some(self, offer: Offer, part: Path) -> str:
        """One connection. Gives a sentence about what ended it too early, or nothing. Raises ModelError."""
        have = _size(part)
        try:
            with _answer(offer, have, self.patience) as answer:
                _refuse_another_size(offer, answer)
                goes_on = answer.status == HTTPStatus.PARTIAL_CONTENT
                if goes_on and not answer.headers.get("Content-Range", "").startswith(f"bytes {have}-"):
                    part.unlink()
                    return f"{offer.host} sent another piece than it was asked for, so everything must come again."
                with part.open("ab" if goes_on else "wb") as file:
                    return self._copy(answer, file, offer)
        except urllib.error.HTTPError as error:
            return _refused(offer, part, error)
        except urllib.error.URLError as error:
            return _unreachable(offer, error.reason)
        except _BrokeOffError:
            return f"The connection to {offer.host} broke off."

    def _copy(self, answer: http.client.HTTPResponse, file: IO[bytes], offer: Offer) -> str:
        have = file.tell()
        told = 10 * have // offer.size
        since, had = self.clock(), have
        while have < offer.size and (chunk := _read(answer, min(_CHUNK, offer.size - have))):
            file.write(chunk)
            have += len(chunk)
            if 10 * have // offer.size > told:
                told = 10 * have // offer.size
                self.say(f"{have // MEGABYTE} of {megabytes(offer.size)}, {10 * told} percent.")
            elapsed = self.clock() - since
            if elapsed > self.patience:
                if have - had < _SLOWEST * elapsed:
                    return f"{offer.host} sends next to nothing."
                since, had = since + elapsed, have
        return ""


def verify(offer: Offer, file: Path) -> None:
    """Compare a whole file with the catalogue. Raises ModelError, and deletes the file, if it is another one."""
    if _size(file) != offer.size or not (_has_digest(file, offer.sha256) if offer.sha256 else _is_sound_zip(file)):
        file.unlink()
        raise ModelError(
            f"What {offer.host} sent is not {offer.name} as the catalogue knows it, so it was deleted. "
            f"Try once more, or later. {BY_HAND[offer.noun]}"
        )


def _has_digest(file: Path, sha256: str) -> bool:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest() == sha256


def _is_sound_zip(file: Path) -> bool:
    """By the checksums that the zip file itself carries."""
    try:
        with zipfile.ZipFile(file) as packed:
            return packed.testzip() is None
    except (zipfile.BadZipFile, zlib.error, EOFError):
        return False


def _answer(offer: Offer, have: int, patience: float) -> http.client.HTTPResponse:
    headers = {"User-Agent": f"voicehost/{__version__}", **({"Range": f"bytes={have}-"} if have else {})}
    request = urllib.request.Request(offer.source, headers=headers)  # noqa: S310 - our own catalogue
    try:
        return urllib.request.urlopen(request, timeout=patience)  # type: ignore[no-any-return]  # noqa: S310
    except urllib.error.URLError:
        raise
    except (OSError, http.client.HTTPException) as error:
        raise _BrokeOffError from error


def _read(answer: http.client.HTTPResponse, most: int) -> bytes:
    try:
        return answer.read1(most)
    except (OSError, http.client.HTTPException) as error:
        raise _BrokeOffError from error


def _refuse_another_size(offer: Offer, answer: http.client.HTTPResponse) -> None:
    told = answer.headers.get("Content-Length")
    if answer.status == HTTPStatus.PARTIAL_CONTENT:
        told = answer.headers.get("Content-Range", "").rpartition("/")[2]
    if told and told.isdecimal() and int(told) != offer.size:
        raise ModelError(
            f"{offer.host} offers {int(told)} bytes where {offer.name} has {offer.size}, so nothing was fetched. "
            f"Is there a log-in page between you and the network? {BY_HAND[offer.noun]}"
        )


def _refused(offer: Offer, part: Path, error: urllib.error.HTTPError) -> str:
    if error.code == HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE:
        part.unlink(missing_ok=True)
    return f"{offer.host} answers {error.code} ({error.reason}) to {offer.source}."


def _unreachable(offer: Offer, reason: object) -> str:
    if isinstance(reason, ssl.SSLCertVerificationError):
        return (
            f"The certificate of {offer.host} cannot be verified ({reason.verify_message}): "
            "look whether the date of this computer is right, and try again later."
        )
    if isinstance(reason, TimeoutError):
        return f"{offer.host} does not answer."
    return f"{offer.host} cannot be reached: is there a network?"


def _refuse_full_disk(offer: Offer, part: Path) -> None:
    needed = _ROOM * offer.size - _size(part)
    if shutil.disk_usage(part.parent).free < needed:
        raise ModelError(f"{offer.name} needs {megabytes(needed)} in {part.parent}: make room there first.")


def _kept(offer: Offer, part: Path) -> str:
    if not _size(part):
        return ""
    have = f"{_size(part) // MEGABYTE} of {megabytes(offer.size)}"
    return f"What has come, {have}, is kept; to go on, type: voicehost {offer.noun}s get {offer.name}."


def _size(file: Path) -> int:
    return file.stat().st_size if file.exists() else 0
