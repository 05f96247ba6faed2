"""Lets ``python -m voicehost`` do what the command ``voicehost`` does."""

import sys

from voicehost.commands import main

if __name__ == "__main__":
    sys.exit(main())
