"""The command ``voicehost`` itself: which commands there are, and that a bare one hosts a game."""

from __future__ import annotations

import click

from voicehost import __version__
from voicehost.commands.demo import demo
from voicehost.commands.doctor import doctor
from voicehost.commands.forget import forget
from voicehost.commands.games import diagram, games, rules
from voicehost.commands.history import history
from voicehost.commands.models import models
from voicehost.commands.play import play, resume
from voicehost.commands.sheet import sheet
from voicehost.commands.voices import voices


class Commands(click.Group):
    """The group of all commands. Without a command's name, ``play`` is meant."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put ``play`` in front of options that are not the group's own."""
        own = ("--help", "-h", "--version")
        if not args or (args[0].startswith("-") and args[0] not in own):
            args = ["play", *args]
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; an unknown one is told with those that exist. Raises click.UsageError."""
        if args and args[0] not in self.commands:
            from difflib import get_close_matches

            near = get_close_matches(args[0], self.commands, n=1)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise click.UsageError(f"There is no command {args[0]!r}.{hint} Commands: {', '.join(self.commands)}.", ctx)
        return super().resolve_command(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        """The commands in the order in which people need them."""
        return list(self.commands)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, message="%(prog)s %(version)s")
def voicehost() -> None:
    """Host a board game that you play with your own copy, by voice and by keys.

    Without a command, voicehost asks which game you want and leads you through it.
    """


for command in (play, resume, games, rules, history, sheet, forget, diagram, demo, models, voices, doctor):
    voicehost.add_command(command)
