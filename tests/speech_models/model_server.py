"""A web server on this computer that serves a file well, or in one of the ways in which servers fail."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Behaviour = Callable[["Handler", bytes, int], None]


class Handler(BaseHTTPRequestHandler):
    """Answers one request as the server's next behaviour says."""

    server: Server

    def do_GET(self) -> None:
        begin = int(self.headers.get("Range", "bytes=0-").removeprefix("bytes=").removesuffix("-"))
        self.server.asked.append(begin)
        behaviour = self.server.behaviours.popleft() if self.server.behaviours else well
        behaviour(self, self.server.data, begin)

    def log_message(self, *_: object) -> None:
        """Print nothing."""

    def begin(self, status: int, length: int, total: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(length))
        if total:
            self.send_header("Content-Range", total)
        self.end_headers()


class Server(ThreadingHTTPServer):
    """Serves ``data``; each request takes the next of ``behaviours``, then all are served well."""

    daemon_threads = True

    def __init__(self, data: bytes) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.data = data
        self.behaviours: deque[Behaviour] = deque()
        self.asked: list[int] = []
        self.done = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/vosk/models/model.zip"


@contextmanager
def serving(data: bytes) -> Iterator[Server]:
    server = Server(data)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server
    finally:
        server.done.set()
        server.shutdown()
        thread.join()
        server.server_close()


def well(handler: Handler, data: bytes, begin: int) -> None:
    if begin:
        handler.begin(206, len(data) - begin, f"bytes {begin}-{len(data) - 1}/{len(data)}")
    else:
        handler.begin(200, len(data))
    handler.wfile.write(data[begin:])


def from_the_start(handler: Handler, data: bytes, _begin: int) -> None:
    """Knows nothing of ranges."""
    well(handler, data, 0)


def breaks_off(handler: Handler, data: bytes, begin: int) -> None:
    """Sends the half of what is left."""
    half = begin + (len(data) - begin) // 2
    handler.begin(206 if begin else 200, len(data) - begin, f"bytes {begin}-/{len(data)}" if begin else "")
    handler.wfile.write(data[begin:half])


def brings_nothing(handler: Handler, data: bytes, begin: int) -> None:
    handler.begin(206 if begin else 200, len(data) - begin, f"bytes {begin}-/{len(data)}" if begin else "")


def stalls(handler: Handler, data: bytes, begin: int) -> None:
    """Sends the half of what is left and then nothing more, with the line open."""
    breaks_off(handler, data, begin)
    handler.wfile.flush()
    handler.server.done.wait(10)


def hangs_up(handler: Handler, _data: bytes, _begin: int) -> None:
    handler.connection.close()


def not_found(handler: Handler, _data: bytes, _begin: int) -> None:
    handler.send_error(404)


def no_such_range(handler: Handler, _data: bytes, _begin: int) -> None:
    handler.send_error(416)


def another_piece(handler: Handler, data: bytes, begin: int) -> None:
    """Sends less than it was asked for, from a later place."""
    handler.begin(206, len(data) - begin - 10, f"bytes {begin + 10}-{len(data) - 1}/{len(data)}")
    handler.wfile.write(data[begin + 10 :])


def other_length(handler: Handler, _data: bytes, _begin: int) -> None:
    """A log-in page of a hotel, instead of the file."""
    page = b"<html>Welcome! Please log in.</html>"
    handler.begin(200, len(page))
    handler.wfile.write(page)


def no_length(handler: Handler, data: bytes, _begin: int) -> None:
    """Sends more than the file, and tells no length."""
    handler.send_response(200)
    handler.end_headers()
    handler.wfile.write(data + b"and more")


def other_bytes(handler: Handler, data: bytes, begin: int) -> None:
    """As long as the file, and not the file."""
    well(handler, bytes(len(data)), begin)
