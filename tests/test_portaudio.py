"""What native libraries write never reaches the screen; what we write does."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from voicehost.portaudio import keep_quiet, quiet_stderr

if TYPE_CHECKING:
    import pytest


def test_bl_48_chatter_inside_the_block_is_gone_and_after_it_nothing_is_lost(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with quiet_stderr(), quiet_stderr():
        os.write(2, b"ALSA lib\n")
    os.write(2, b"after\n")
    assert capfd.readouterr().err == "after\n"


def test_bl_48_while_a_stream_runs_only_python_reaches_the_screen() -> None:
    program = (
        "import os, sys; from voicehost.portaudio import keep_quiet, quiet_stderr; end = keep_quiet()\n"
        "os.write(2, b'native\\n'); print('ours', file=sys.stderr)\n"
        "with quiet_stderr(): print('ours inside', file=sys.stderr)\n"
        "end(); os.write(2, b'native after\\n'); print('ours after', file=sys.stderr)\n"
        "keep_quiet(); os.write(2, b'native'); 1 / 0\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    lines = done.stderr.splitlines()
    assert lines[:4] == ["ours", "ours inside", "native after", "ours after"]
    assert lines[-1] == "ZeroDivisionError: division by zero"


def test_a_program_started_without_a_standard_error_is_kept_quiet_too() -> None:
    program = "from voicehost.portaudio import keep_quiet; keep_quiet()()"
    shell = f'exec "{sys.executable}" -c "{program}" 2>&-'
    done = subprocess.run(shell, shell=True, check=False)  # noqa: S602 - only a shell can close it beforehand
    assert done.returncode == 0


def test_ending_the_quiet_twice_does_no_harm(capfd: pytest.CaptureFixture[str]) -> None:
    end = keep_quiet()
    end()
    end()
    os.write(2, b"after\n")
    assert capfd.readouterr().err == "after\n"
