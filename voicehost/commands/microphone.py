"""The option that chooses a microphone, for every command that listens to one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import click

Function = Callable[..., int]


def _choose(_: click.Context, __: click.Parameter, name: str | None) -> None:
    """What listens runs in processes of its own, and inherits the name."""
    if name:
        from voicehost.hearing.devices import WANTED

        os.environ[WANTED] = name


def microphone_option(command: Function) -> Function:
    """Give a command the option."""
    option: Callable[[Function], Any] = click.option(
        "--microphone",
        metavar="NAME",
        callback=_choose,
        expose_value=False,
        help="A part of the name of the microphone; doctor lists them.",
    )
    chosen: Function = option(command)
    return chosen
