"""The process in which the listener works: started by ``child_process``, ended by the end of its input."""

from __future__ import annotations

import signal
import sys
from typing import IO, TYPE_CHECKING

import numpy as np

from voicehost.errors import VoicehostError
from voicehost.hearing.wire import Alive, Close, Open, Ready, Refused, Sound, Start, own_output, receive, send
from voicehost.resting import hold_little

if TYPE_CHECKING:
    from voicehost.hearing.listener import Listener


def main() -> None:
    """Listen to what comes in by standard input; what happened goes out by standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    hold_little()
    answers = own_output()
    try:
        serve(sys.stdin.buffer, answers)
    except (EOFError, OSError, ValueError):
        return  # the host has ended


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Make the listener and serve it until ``requests`` end, which raises EOFError."""
    start: Start = receive(requests)
    try:
        listener = start.recipe.listener()
    except VoicehostError as refused:
        send(answers, Refused(str(refused)))
        return
    send(answers, Ready())
    while True:
        _serve_one(listener, receive(requests), answers)


def _serve_one(listener: Listener, request: object, answers: IO[bytes]) -> None:
    match request:
        case Open(graph, at, patience, over):
            listener.open(graph, at, patience, over=over)
        case Close():
            listener.close()
        case Sound(pcm, at):
            for message in listener.feed(np.frombuffer(pcm, np.int16), at):
                send(answers, message)
            send(answers, Alive(at, listener.unheard))


if __name__ == "__main__":
    main()
