"""Lets ``python -m voicehost`` and the installed command ``voicehost`` do the same."""

import sys

from voicehost.errors import LibraryError
from voicehost.libraries import named


def main() -> int:
    """Run one command and give its exit status. Ctrl+C ends even a command that is still being loaded in silence."""
    try:
        with named():
            from voicehost.commands import main as run
    except KeyboardInterrupt:
        return 130
    except LibraryError as missing:
        sys.stderr.write(f"{missing}\n")
        return missing.exit_status
    return run()


if __name__ == "__main__":
    sys.exit(main())
