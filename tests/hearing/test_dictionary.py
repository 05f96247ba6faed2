"""How words sound: listed, listed in several ways, or made up, so that any first name can be heard."""

from __future__ import annotations

from pathlib import Path

import pocketsphinx
import pytest

from voicehost.hearing.dictionary import Dictionary
from voicehost.hearing.pronounce import pronounce, to_arpabet
from voicehost.rehearsal.espeak import espeak

VOWELS = "AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW"
CONSONANTS = "B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH"
ARPABET = {*VOWELS.split(), *CONSONANTS.split()}


@pytest.fixture
def dictionary(tmp_path: Path) -> Dictionary:
    file = tmp_path / "small.dict"
    file.write_text("a AH\na(2) EY\nnuts N AH T S\n", encoding="utf-8")
    return Dictionary(file, made={"xanthe": "Z AE N DH"}.get)  # type: ignore[arg-type]


def test_all_listed_ways_are_found(dictionary: Dictionary) -> None:
    assert dictionary.ways("a") == (("a", "AH"), ("a(2)", "EY"))
    assert dictionary.ways("nuts") == (("nuts", "N AH T S"),)


def test_bl_01_a_word_that_is_not_listed_is_made_up_and_one_without_sound_has_no_way(dictionary: Dictionary) -> None:
    assert dictionary.ways("xanthe") == (("xanthe", "Z AE N DH"),)
    assert dictionary.ways("nut") == ()


@pytest.mark.parametrize("word", ["", "0", "b", "nutss", "zz", "éclair"])
def test_what_would_stand_before_between_or_after_the_words_is_not_listed(dictionary: Dictionary, word: str) -> None:
    assert not dictionary.lists(word)


def test_every_word_of_the_dictionary_that_comes_with_the_recogniser_is_found() -> None:
    file = Path(pocketsphinx.get_model_path()) / "en-us" / "cmudict-en-us.dict"
    entries = [tuple(line.split(" ", 1)) for line in file.read_text(encoding="utf-8").splitlines()]
    dictionary = Dictionary(file)
    listed: dict[str, list[tuple[str, ...]]] = {}
    for entry in entries:
        listed.setdefault(entry[0].partition("(")[0], []).append(entry)

    assert all(dictionary.ways(word) == tuple(ways) for word, ways in [*listed.items()][::10])


@pytest.mark.parametrize("name", ["xanthe", "björn", "zoë", "saoirse", "jürgen", "o'neill", "nguyễn", "c", "łukasz"])
def test_any_first_name_gets_sounds_that_the_model_knows(name: str) -> None:
    phones = pronounce(name).split()

    assert phones
    assert set(phones) <= ARPABET


@pytest.mark.parametrize(("word", "phones"), [("ben", "B EH N"), ("sixteen", "S IH K S T IY N"), ("", "")])
def test_made_up_sounds_are_those_of_english(word: str, phones: str) -> None:
    assert pronounce(word) == phones


def test_longer_letters_win_and_marks_are_left_out() -> None:
    assert to_arpabet("tʃˈaɪld") == "CH AY L D"


def test_asking_for_a_pronunciation_leaves_the_voices_of_the_same_library_alone() -> None:
    before = espeak().render("hello", "en-us", 50, 150)
    pronounce("wilhelmina")

    assert len(espeak().render("hello", "en-us", 50, 150)) == pytest.approx(len(before), rel=0.01)
