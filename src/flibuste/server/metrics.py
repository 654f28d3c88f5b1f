"""Figures for who runs a server, in the words of Prometheus, on a port of their own."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress

#: Upper ends of the classes of a move's time, in seconds.
CLASSES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
#: Seconds in which somebody who asks for the figures must have asked.
PATIENCE = 5.0


class Metrics:
    """What is counted. Gauges are asked for when they are read."""

    def __init__(self) -> None:
        self.requests: Counter[int] = Counter()
        self.choices = 0
        self._times = [0] * (len(CLASSES) + 1)
        self._time = 0.0
        self.gauges: dict[str, tuple[str, Callable[[], Mapping[str, float]]]] = {}

    def gauge(self, name: str, about: str, read: Callable[[], Mapping[str, float]]) -> None:
        """A figure that `read` gives when it is asked for, by its labels (`""`: without)."""
        self.gauges[name] = (about, read)

    def request(self, status: int) -> None:
        self.requests[status] += 1

    def choice(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.choices += 1
        self._time += seconds
        self._times[next((n for n, end in enumerate(CLASSES) if seconds <= end), len(CLASSES))] += 1

    def text(self) -> str:
        lines = [
            "# HELP flibuste_requests_total Answers, by status.",
            "# TYPE flibuste_requests_total counter",
        ]
        lines += [
            f'flibuste_requests_total{{status="{status}"}} {count}'
            for status, count in sorted(self.requests.items())
        ]
        lines += [
            "# HELP flibuste_choice_seconds Time until a move was acknowledged.",
            "# TYPE flibuste_choice_seconds histogram",
        ]
        total = 0
        for end, count in zip((*map(str, CLASSES), "+Inf"), self._times, strict=True):
            total += count
            lines.append(f'flibuste_choice_seconds_bucket{{le="{end}"}} {total}')
        lines += [f"flibuste_choice_seconds_sum {self._time:.6f}", f"flibuste_choice_seconds_count {total}"]
        for name, (about, read) in self.gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge"]
            lines += [f"{name}{label} {value:g}" for label, value in read().items()]
        return "\n".join(lines) + "\n"


async def serve_metrics(metrics: Metrics, bound: socket.socket) -> asyncio.Server:
    """Answer whoever asks on that port with the figures."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, OSError):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            known = head.split(b" ", 2)[1:2] == [b"/metrics"]
            body = metrics.text().encode() if known else b"/metrics\n"
            status = b"200 OK" if known else b"404 Not Found"
            writer.write(
                b"HTTP/1.1 " + status + b"\r\ncontent-type: text/plain; version=0.0.4; charset=utf-8\r\n"
                b"connection: close\r\ncontent-length: " + str(len(body)).encode() + b"\r\n\r\n" + body
            )
            await writer.drain()
        writer.close()

    return await asyncio.start_server(answer, sock=bound, limit=8192)
