"""Lets ``python -m voicehost`` and the installed command ``voicehost`` do the same."""

import sys


def main() -> int:
    """Run one command and give its exit status. Ctrl+C ends even a command that is still being loaded in silence."""
    try:
        from voicehost.commands import main as run
    except KeyboardInterrupt:
        return 130
    return run()


if __name__ == "__main__":
    sys.exit(main())
