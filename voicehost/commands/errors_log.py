"""Where the details of a mistake of ours are written, for whoever mends it."""

from __future__ import annotations

import os
from datetime import datetime
from typing import TYPE_CHECKING

from voicehost.resources import data_folder, private_folder

if TYPE_CHECKING:
    from pathlib import Path

ERRORS = "errors.log"


def write_details(error: BaseException) -> Path:
    """Append what went wrong and where; gives the file, which its owner alone can read. Raises OSError."""
    import traceback

    log = private_folder(data_folder()) / ERRORS
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    with os.fdopen(os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), "a", encoding="utf-8") as file:
        file.write(f"{now}\n{''.join(traceback.format_exception(error))}\n")
    return log
