"""A server in a process of its own: `python -m tests.server.run HOST PORT DB PACE LIMITS`."""

from __future__ import annotations

import sys

import msgspec

from flibuste.server import Limits, serve

if __name__ == "__main__":
    host, port, db, pace, limits = sys.argv[1:]
    serve(
        host,
        port=int(port),
        db=db,
        pace=float(pace),
        workers=1,
        limits=msgspec.json.decode(limits, type=Limits),
    )
