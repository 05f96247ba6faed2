"""Pulls the plug of typed games at random moments: ``python benchmarks/kills.py [KILLS [SEED]] [FILE.json]``.

Bar: after each of 200 kills every report that was answered is there, and at most one that was not.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from killing import Killer

KILLS, SEED = 200, 1


def main() -> int:
    numbers = [int(argument) for argument in sys.argv[1:] if argument.isdecimal()]
    kills, seed = [*numbers, *[KILLS, SEED][len(numbers) :]]
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        result = Killer(Path(folder), seed).kill(kills)
    print(f"kills          {result.kills:5}")
    print(f"while answering{result.amid:5}")
    print(f"games played   {result.games:5}")
    print(f"amiss          {len(result.amiss):5}")
    print(f"seconds        {time.monotonic() - began:5.0f}")
    for sentence in result.amiss:
        print(sentence)
    for file in [argument for argument in sys.argv[1:] if argument.endswith(".json")]:
        Path(file).write_text(json.dumps(asdict(result), indent=2) + "\n", encoding="utf-8")
    return 1 if result.amiss else 0


if __name__ == "__main__":
    sys.exit(main())
