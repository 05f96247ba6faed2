"""Files that look like a Vosk model, and zip files of them."""

from __future__ import annotations

import hashlib
import io
import zipfile
from typing import TYPE_CHECKING

from voicehost.speech_models.catalogue import Catalogue, Limits, Offer
from voicehost.speech_models.trial import Trial

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from pathlib import Path

FST, MDL = b"\xd6\xfd\xb2\x7e rest", b"\0B<TransitionModel> rest"
MODEL: Mapping[str, bytes] = {
    "am/final.mdl": MDL,
    "conf/mfcc.conf": b"--use-energy=false",
    "conf/model.conf": b"--beam=10.0",
    "graph/HCLr.fst": FST,
    "graph/Gr.fst": FST,
    "graph/phones/word_boundary.int": b"1 nonword",
}
SMALL = "vosk-model-small-xx-0.1"
LIMITS = Limits(files=30, bytes=10_000, times_packed=20, memory_times=2)


def zipped(files: Mapping[str, bytes], inside: str = "") -> bytes:
    """A zip file; ``inside`` is the folder that its files lie in."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in files.items():
            file.writestr(f"{inside}/{name}" if inside else name, data)
    return packed.getvalue()


def lay_out(folder: Path, files: Mapping[str, bytes] = MODEL) -> Path:
    """The files, unpacked."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def offer(data: bytes, source: str, name: str = SMALL) -> Offer:
    """The catalogue's entry of a zip file that is served at ``source``."""
    digest = hashlib.sha256(data).hexdigest()
    return Offer(name, "xx", "vosk", len(data), "Apache-2.0", source, digest, "[unk]", "Small.")


def catalogue(*offers: Offer) -> Catalogue:
    return Catalogue(offers, LIMITS)


def loads(_folder: Path, _words: Collection[str] = ()) -> Trial:
    """A trial that every model passes."""
    return Trial(0.5, rejects=True, lacks=frozenset())
