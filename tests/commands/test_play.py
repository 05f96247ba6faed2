"""``voicehost play`` and ``resume`` hand the host what was asked for, on top of what the table has chosen for good."""

from __future__ import annotations

from pathlib import Path

import pytest

from voicehost import settings
from voicehost.commands import main
from voicehost.settings import PlayOptions, Settings


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[PlayOptions]:
    """What the host was asked for; it answers with the status 7."""
    asked: list[PlayOptions] = []

    def host(options: PlayOptions) -> int:
        asked.append(options)
        return 7

    monkeypatch.setattr("voicehost.commands.play.host", host)
    return asked


@pytest.mark.parametrize("arguments", [[], ["play"]], ids=["bare", "play"])
def test_without_a_game_the_host_is_asked_for_an_evening(arguments: list[str], asked: list[PlayOptions]) -> None:
    assert main(arguments) == 7
    assert asked == [PlayOptions(Settings())]


def test_options_without_a_command_are_those_of_play(asked: list[PlayOptions]) -> None:
    main(["--ears", "none", "--players", "Anna, Ben"])

    assert asked == [PlayOptions(Settings(ears="none"), players=("Anna", "Ben"))]


def test_all_options_reach_the_host(asked: list[PlayOptions], tmp_path: Path) -> None:
    first, second = tmp_path / "eins zwei.wav", tmp_path / "2.wav"
    first.touch()
    second.touch()
    options = ["--lang", "de", "--ears", "vosk", "--model", "m", "--voice", "reader", "--rate", "160"]
    options += ["--voice-engine", "piper", "--print-sounds", "--lead-in", "on"]
    files = ["--wav", str(first), "--wav", str(second), "--transcript", "t.txt"]
    main(["play", "Purzelbaum", "--players", " Zoë ,, O'Neill,", *options, *files])

    assert asked == [
        PlayOptions(
            Settings(
                language="de",
                words_per_minute=160,
                voice="reader",
                ears="vosk",
                voice_engine="piper",
                printed_sounds=True,
                lead_in="on",
            ),
            game="purzelbaum",
            players=("Zoë", "O'Neill"),
            model=Path("m"),
            wavs=(first, second),
            transcript=Path("t.txt"),
        )
    ]


def test_tonights_options_leave_the_stored_settings_alone(asked: list[PlayOptions]) -> None:
    settings.remember(words_per_minute=200, sounds=False)
    main(["play", "--rate", "90"])

    assert asked[0].settings == Settings(words_per_minute=90, sounds=False)
    assert settings.load()[0].words_per_minute == 200


def test_settings_that_cannot_be_read_are_told_by_the_host(asked: list[PlayOptions], folder_of_its_own: Path) -> None:
    folder_of_its_own.mkdir()
    (folder_of_its_own / settings.FILE).write_text("{", encoding="utf-8")
    main([])

    assert asked[0].settings == Settings()
    assert len(asked[0].notices) == 1


@pytest.mark.parametrize(("arguments", "game"), [(["resume"], None), (["resume", "12"], "12")], ids=["newest", "named"])
def test_resume_names_the_kept_game(arguments: list[str], game: str | None, asked: list[PlayOptions]) -> None:
    main(arguments)

    assert asked == [PlayOptions(Settings(), resume=True, game_id=game)]
