"""The catalogue is data that holds: official sources, whole figures, and a model for every language of the host."""

from __future__ import annotations

import re

import pytest

from voicehost.errors import UsageError
from voicehost.resources import models, prompts
from voicehost.speech_models.catalogue import Catalogue, Offer, megabytes

CATALOGUE = Catalogue.load()


@pytest.mark.parametrize("offer", CATALOGUE.offers, ids=lambda offer: offer.name)
def test_every_offer_comes_from_its_makers_site_with_licence_size_and_digest(offer: Offer) -> None:
    assert offer.source == f"https://alphacephei.com/vosk/models/{offer.name}.zip"
    assert offer.licence
    assert offer.notes.endswith(".")
    assert offer.kind == "vosk"
    assert 10_000_000 < offer.size < CATALOGUE.limits.bytes
    assert offer.sha256 is None or re.fullmatch("[0-9a-f]{64}", offer.sha256)


def test_names_are_told_apart() -> None:
    names = [offer.name for offer in CATALOGUE.offers]

    assert len(set(names)) == len(names)


def test_every_language_that_the_host_speaks_has_a_small_model_first() -> None:
    for language in [path.parent.name for path in prompts().glob("*/host.ftl")] + ["de"]:
        offer = CATALOGUE.recommended(language)
        assert offer is not None
        assert offer.name.startswith(f"vosk-model-small-{language}")


def test_the_folder_of_the_catalogue_holds_data_and_no_model() -> None:
    assert [path.name for path in models().iterdir()] == ["catalogue.toml"]


def test_a_model_is_found_by_language_in_any_case_and_by_name() -> None:
    assert CATALOGUE.offer("EN").name == "vosk-model-small-en-us-0.15"
    assert CATALOGUE.offer("vosk-model-en-us-0.22-lgraph").language == "en"


@pytest.mark.parametrize("wanted", ["fr", "", "vosk-model-small-en-us", "../x"])
def test_what_the_catalogue_lacks_is_told_with_what_it_has(wanted: str) -> None:
    with pytest.raises(UsageError, match=r"Languages: en, de\. Models: vosk-model-small-en-us-0\.15, .*models add"):
        CATALOGUE.offer(wanted)


def test_sizes_are_told_in_megabytes() -> None:
    assert [megabytes(size) for size in (1, 41_205_931, 2_000_000_000)] == ["1 MB", "41 MB", "2000 MB"]
