"""``voicehost demo``: a whole random game with simulated people around a physical box."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("game")
@click.option("--players", type=click.IntRange(min=1), metavar="N", help="How many play. Without it, the seed decides.")
@click.option("--lang", "language", default="en", metavar="LANGUAGE", help="The language of the table, for example de.")
@click.option("--seed", type=int, default=1, metavar="N", help="The same number gives the same game.")
@click.option(
    "--mode",
    type=click.Choice(["audio", "text", "keys", "instant", "few", "loud"]),
    default="audio",
    help="By sound in memory (what you get without it), without sound, by keys alone, or through the sound card.",
)
@click.option(
    "--mishear",
    type=click.FloatRange(0, 1),
    default=0.0,
    metavar="SHARE",
    help="This share of what is said arrives as something else, for example 0.1. Not through the sound card.",
)
@click.option(
    "--rule",
    "rules",
    multiple=True,
    metavar="NAME=VALUE",
    help="A house rule by which they play, for example board=rows; may be given again.",
)
@click.option(
    "--json",
    "json_path",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Also write the result as JSON.",
)
def demo(  # noqa: PLR0913, PLR0917  one argument for each option
    game: str,
    players: int | None,
    language: str,
    seed: int,
    mode: str,
    mishear: float,
    rules: tuple[str, ...],
    json_path: Path | None,
) -> int:
    """Let simulated people play a random game of GAME.

    At the end the host's count stands beside the truth; the exit status is 0 only if they are equal.
    """
    from voicehost.rehearsal.demo import run
    from voicehost.shelf import name_of

    options = dict(rule.partition("=")[::2] for rule in rules)
    return run(name_of(game), players, seed, mode, json_path, language=language, mishear=mishear, options=options)
