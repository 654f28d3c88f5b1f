"""What stays the same while the server runs, encoded and compressed once: what is told of the installed
games, and the client's files. A page is its body in the common frame, with the script of its name."""

from __future__ import annotations

import asyncio
import gzip
import json
import mimetypes
import re
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar import Request, Response

from flibuste.draw.icons import PATHS
from flibuste.kernel.installed import find, games

TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


#: What a module imports when it is loaded.
_IMPORT = re.compile(r'^(?:import|export) .*?from "(\./|/web/js/)([\w.-]+)";$', re.M)


class File:
    """A body of some kind of media, also compressed."""

    def __init__(self, kind: str, body: bytes) -> None:
        self.kind = kind
        self.body = body
        self.packed = gzip.compress(body, 9, mtime=0)
        self.tag = f'"{blake2b(body, digest_size=8).hexdigest()}"'


def _file(name: str, body: bytes) -> File:
    kind = TYPES.get(name[name.rfind(".") :]) or mimetypes.guess_type(name)[0]
    return File(kind or "application/octet-stream", body)


def _preloads(shipped: dict[str, File], script: str) -> bytes:
    """All modules that a page's script will import, for the browser to fetch them at once."""
    reached = [script]
    for name in reached:
        beside = name[: name.rfind("/") + 1]
        for place, imported in _IMPORT.findall(shipped[name].body.decode()):
            path = (beside if place == "./" else "js/") + imported
            if path not in reached and path in shipped:
                reached.append(path)
    return "".join(f'<link rel="modulepreload" href="/web/{name}">' for name in reached).encode()


@cache
def all_files() -> dict[str, File]:
    shipped: dict[str, File] = {}

    def gather(folder: Traversable, prefix: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                gather(entry, f"{prefix}{entry.name}/")
            elif entry.name[entry.name.rfind(".") :] in TYPES:
                shipped[prefix + entry.name] = _file(entry.name, entry.read_bytes())

    gather(files("flibuste") / "web", "")
    for game in games():  # a game's own widgets and pages
        own = files(find(game).package) / "web"
        if own.is_dir():
            gather(own, f"games/{game}/")
    emblems = json.dumps({name: d for name, (_, d) in PATHS.items()}, separators=(",", ":"))
    shipped["js/emblems.js"] = _file("emblems.js", f"export const EMBLEMS = {emblems};\n".encode())
    frame = shipped.pop("frame.html").body
    for name in [name for name in shipped if name.endswith(".html")]:
        bare = name.removesuffix(".html")
        script = f"{bare}.js" if "/" in bare else f"js/{bare}.js"  # a game's own has all beside each other
        page = frame.replace(b"STYLE", f"{bare}.css".encode()).replace(b"SCRIPT", script.encode())
        page = page.replace(b"<!-- modules -->", _preloads(shipped, script))
        shipped[name] = _file(name, page.replace(b"<!-- body -->", shipped[name].body.strip()))
    return shipped


def page_path(game: str, page: str) -> str:
    """Where a game's own page is."""
    return f"/{page}/{game}"


def own_pages() -> dict[str, str]:
    """The pages that the installed games bring: where each is, and its file."""
    return {
        page_path(game, page): f"games/{game}/{page}.html" for game in games() for page in find(game).pages
    }


def answer(name: str, request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """A file as a response, or None when there is no such file."""
    file = all_files().get(name)
    return None if file is None else _sent(file, request)


_leaves: dict[tuple[Callable[..., Any], ...], File] = {}


async def leaf(request: Request[Any, Any, Any], write: Callable[..., Any], *about: Any) -> Response[Any]:
    """What `write` tells of a game (a picture, or what is sent as JSON), as a response. It is written when it
    is first asked for, and kept: to do that each time cost so much that one guest could keep all others
    waiting. So only what there are few of may be asked about."""
    key = (write, *about)
    file = _leaves.get(key)
    if file is None:
        file = _leaves[key] = await asyncio.to_thread(_written, write, *about)
    return _sent(file, request)


def _written(write: Callable[..., Any], *about: Any) -> File:
    written = write(*about)
    if isinstance(written, str):
        return File(TYPES[".svg"], written.encode())
    return File("application/json", msgspec.json.encode(written))


def _sent(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    headers = {"cache-control": "no-cache", "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)
