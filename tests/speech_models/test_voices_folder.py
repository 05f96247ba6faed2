"""A voice comes as carefully as a model: both files whole and verified, tried in a child, in place or not at all."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from model_files import LIMITS

sys.path.insert(0, str(Path(__file__).parent.parent / "speaking"))

from piper_files import NAME, ONNX, SETTINGS, libraries_in, voice_in

from voicehost.errors import ModelError, UsageError
from voicehost.speaking.piper_voices import MANIFEST
from voicehost.speech_models.catalogue import Catalogue, Offer
from voicehost.speech_models.fetching import Fetcher, verify
from voicehost.speech_models.voices import VoicesFolder, VoiceTrial, try_voice

if TYPE_CHECKING:
    from collections.abc import Collection

BESIDE = json.dumps(SETTINGS).encode()
OFFER = Offer(
    NAME,
    "en",
    "piper",
    len(ONNX),
    "CC0-1.0",
    f"https://example.org/voices/{NAME}.onnx",
    hashlib.sha256(ONNX).hexdigest(),
    settings=(len(BESIDE), hashlib.sha256(BESIDE).hexdigest()),
)


class Network(Fetcher):
    """Brings each file at once, and verifies it; ``lying`` brings another one."""

    lying = False

    def fetch(self, offer: Offer, part: Path) -> None:
        data = BESIDE if offer.source.endswith(".json") else ONNX
        part.write_bytes(b"x" * len(data) if self.lying else data)
        verify(offer, part)


def speaks(_folder: Path, _: Collection[str]) -> VoiceTrial:
    return VoiceTrial(0.5, 0.2)


@pytest.fixture
def voices(tmp_path: Path) -> VoicesFolder:
    return VoicesFolder(tmp_path / "home" / "voices", Catalogue((OFFER,), LIMITS, "voice"), speaks)


def fetcher() -> Network:
    return Network(lambda _: None)


def test_a_voice_is_fetched_with_its_settings_and_speaks_its_language(voices: VoicesFolder) -> None:
    voice = voices.get(OFFER, fetcher())

    assert sorted(file.name for file in voice.folder.iterdir()) == sorted(
        [f"{NAME}.onnx", f"{NAME}.onnx.json", MANIFEST]
    )
    assert voices.in_use("en") == voice.folder / f"{NAME}.onnx"
    assert [path.name for path in voices.path.iterdir()] == [NAME]


def test_another_file_than_the_catalogues_is_deleted_and_nothing_is_installed(voices: VoicesFolder) -> None:
    network = fetcher()
    object.__setattr__(network, "lying", True)
    with pytest.raises(ModelError, match=r"is not en_US-test-medium.*voicehost voices add DIR"):
        voices.get(OFFER, network)

    assert list(voices.path.iterdir()) == []


def test_a_voice_that_cannot_speak_is_not_taken_in_and_its_files_are_kept_for_the_next_time(
    voices: VoicesFolder,
) -> None:
    def mute(folder: Path, _: Collection[str]) -> VoiceTrial:
        raise ModelError(f"The voice in {folder} cannot speak.")

    voices._trial = mute
    with pytest.raises(ModelError, match=f"The voice in {NAME}"):
        voices.get(OFFER, fetcher())

    assert voices.installed() == ()
    assert voices.remove(NAME) == NAME
    assert list(voices.path.iterdir()) == []


@pytest.mark.parametrize("named", ["the folder", "the file"])
def test_a_voice_is_added_from_its_folder_or_file_without_what_lies_beside_it(
    voices: VoicesFolder, tmp_path: Path, named: str
) -> None:
    source = voice_in(tmp_path / "Stick von Zoë")
    (source / "letter.txt").write_text("private", encoding="utf-8")
    voice = voices.add(source if named == "the folder" else source / f"{NAME}.onnx")

    assert voice.language == "en"
    assert not (voice.folder / "letter.txt").exists()


def test_a_voice_with_a_name_of_its_own_needs_a_language(voices: VoicesFolder, tmp_path: Path) -> None:
    source = voice_in(tmp_path / "grandma", "grandma")
    with pytest.raises(UsageError, match="--lang"):
        voices.add(source)

    assert voices.add(source, "de").name == "piper-de"


def test_one_of_two_voices_is_chosen(voices: VoicesFolder, tmp_path: Path) -> None:
    voices.get(OFFER, fetcher())
    other = voices.add(voice_in(tmp_path / "other", "en_GB-other-low"))
    assert voices.in_use("en") == other.folder / "en_GB-other-low.onnx"
    with pytest.raises(UsageError, match="There are several"):
        voices.choose("en")

    assert voices.choose(NAME) == NAME
    assert voices.in_use("en") == voices.path / NAME / f"{NAME}.onnx"


def test_the_trial_speaks_in_a_child(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(libraries_in(tmp_path / "libraries")))
    trial = try_voice(voice_in(tmp_path / NAME))

    assert trial.seconds > 0
    assert trial.a_second > 0
    with pytest.raises(ModelError, match="cannot speak"):
        try_voice(voice_in(tmp_path / "en_US-bad-low", onnx=ONNX + b"broken"))


@pytest.mark.parametrize("offer", Catalogue.load(noun="voice").offers, ids=lambda offer: offer.name)
def test_every_voice_of_the_catalogue_is_free_pinned_and_verified(offer: Offer) -> None:
    assert offer.source.startswith("https://huggingface.co/rhasspy/piper-voices/resolve/v1.0.0/")
    assert offer.source.endswith(f"/{offer.name}.onnx")
    assert offer.licence == "CC0-1.0"
    assert [file.file_name for file in offer.files] == [f"{offer.name}.onnx", f"{offer.name}.onnx.json"]
    for file in offer.files:
        assert file.sha256
        assert len(file.sha256) == 64


def test_both_languages_of_the_games_have_a_voice() -> None:
    catalogue = Catalogue.load(noun="voice")
    assert [catalogue.offer(language).language for language in ("en", "de")] == ["en", "de"]
    with pytest.raises(UsageError, match=r"There is no voice 'fr'.*voices add"):
        catalogue.offer("fr")
