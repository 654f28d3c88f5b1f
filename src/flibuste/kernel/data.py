"""Component data: TOML files in a game's `data/` folder, each entry with its source.

An overlay folder (`flibuste --data DIR`, or FLIBUSTE_DATA) lays its owner's own figures over ours:
`DIR/GAME/FILE.toml` has the same shape, with only what differs. Entries are matched by `id`; an id that
we do not have is added. `DIR/GAME/text/{fr,en}.ftl` names what was added, and says anew what has changed.
"""

from __future__ import annotations

import os
import re
import tomllib
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from .decoders import convert
from .files import read_bytes, read_text

T = TypeVar("T")

#: Where an owner's own figures are looked for.
VARIABLE = "FLIBUSTE_DATA"
OWNER = "owner"


class BadData(ValueError):
    """Component data that can't be used: names the file, the entry and the field."""


#: An id is a word of options and records: nothing may part it, and it must not read as a number or a seat.
Word = Annotated[str, msgspec.Meta(pattern=r"^(?!-?[0-9]+$|p[0-9]+$)\S+$")]


class Component(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every entry has: its id, and where its figures come from (`rulebook 8.41`, `public`,
    `house`, or `owner` for what the owner of a box typed in)."""

    id: Word
    source: str


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a component file, by where its figures come from."""

    #: without .toml
    file: str
    #: its id; the name of its table where that has but one
    id: str
    source: str


def overlay() -> Path | None:
    folder = os.environ.get(VARIABLE)
    return Path(folder) if folder else None


def use_overlay(folder: str) -> None:
    """Lay the files of a folder over ours; to be called before any game is loaded."""
    if not folder or not Path(folder).is_dir():
        raise BadData(f"{folder or repr(folder)}: expected a folder of component data")
    os.environ[VARIABLE] = folder


def read(package: str, file: str, kind: type[T]) -> T:
    """The component file `data/FILE.toml` of a game, with the owner's figures over it, as a struct."""
    laid, where = _laid(package, file)
    try:
        return convert(laid, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{where}: {_name_entry(str(error), laid)}") from None


def tables(package: str, file: str) -> dict[str, Any]:
    """The component file `data/FILE.toml` of a game, with the owner's figures over it, as it is written."""
    return _laid(package, file)[0]


def entries(package: str) -> list[Entry]:
    """Every entry of a game's component files that has a source, the owner's included."""
    folder = files(package) / "data"
    names = sorted(file.name for file in folder.iterdir()) if folder.is_dir() else []
    stems = [name.removesuffix(".toml") for name in names if name.endswith(".toml")]
    return [
        Entry(file=stem, id=str(table.get("id", key)), source=table["source"])
        for stem in stems
        for key, value in tables(package, stem).items()
        for table in (value if _are_entries(value) else [value])
        if isinstance(table, dict) and "source" in table
    ]


def _laid(package: str, file: str) -> tuple[dict[str, Any], str]:
    """A component file with the owner's figures over it, and where to look for a fault in it."""
    name = f"{file}.toml"
    game = package.rpartition(".")[2]
    text = (files(package) / "data" / name).read_text(encoding="utf-8")
    laid = _parse(name, text)
    where = name
    folder = overlay()
    if folder is not None and (folder / game / name).exists():
        where = str(folder / game / name)
        own = _parse(where, _read_own(folder / game / name))
        laid = _lay_over(laid, own, where)
    return laid, where


def own_texts(package: str, lang: str) -> str | None:
    """The owner's own texts of a game in a language, if there are any."""
    folder = overlay()
    path = folder / package.rpartition(".")[2] / "text" / f"{lang}.ftl" if folder is not None else None
    if path is None or not path.exists():
        return None
    return _read_own(path)


def _read_own(path: Path) -> str:
    try:
        return read_text(path)
    except ValueError as error:
        raise BadData(str(error)) from None


def version(package: str) -> str:
    """A fingerprint of all component data in use, for records. Raises BadData where the owner has a file that
    none of ours is named as: it would change nothing."""
    game = package.rpartition(".")[2]
    digest = blake2b(digest_size=6)
    ours = [file for file in (files(package) / "data").iterdir() if file.name.endswith(".toml")]
    for file in sorted(ours, key=lambda file: file.name):
        digest.update(file.read_bytes())
    names = {file.name for file in ours}
    folder = overlay()
    if folder is not None and (folder / game).is_dir():
        for path in sorted((folder / game).glob("*.toml")):
            if path.name not in names:
                raise BadData(f"{path}: {game} has no such file: expected {', '.join(sorted(names))}")
            digest.update(read_bytes(path))
    return digest.hexdigest()


def misfit(game: str, error: Exception) -> BadData | None:
    """What to say when a game can't be made of figures that each have the right shape: the entry of the
    owner's that holds the word which was not found, or at least the folder. None without an overlay."""
    folder = overlay()
    if folder is None or not (folder / game).is_dir():
        return None
    word = error.args[0] if isinstance(error, LookupError) and error.args else None
    for path in sorted((folder / game).glob("*.toml")):
        for key, entries in _parse(str(path), _read_own(path)).items():
            for entry in entries if _are_entries(entries) else ():
                for field, value in entry.items():
                    if word in (value if isinstance(value, list) else [value]):
                        return BadData(
                            f"{path}: {key} {entry.get('id')!r}, field {field}: there is no {word!r}"
                        )
    said = f"these figures do not fit together ({type(error).__name__}: {error})"
    return BadData(f"{folder / game}: {said}")


#: From how many characters on a file is kept as it was read: the parser takes a second for a megabyte.
LARGE = 50_000


def _parse(where: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text) if len(text) < LARGE else _parse_once(text)
    except ValueError as error:  # a number of thousands of digits, too
        raise BadData(f"{where}: not a whole TOML file: {error}") from None


def _parse_once(text: str) -> dict[str, Any]:
    """A large file, as it was read before where that was kept: by the hash of its text, in the user's folder
    for such things (XDG_CACHE_HOME, else ~/.cache)."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    kept = Path(home) / "flibuste" / f"{blake2b(text.encode(), digest_size=20).hexdigest()}.msgpack"
    try:
        return msgspec.msgpack.decode(kept.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError):
        parsed = tomllib.loads(text)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        part = kept.with_suffix(f".{os.getpid()}")
        part.write_bytes(msgspec.msgpack.encode(parsed))
        part.replace(kept)
    except OSError:
        pass  # nowhere to keep it: it is read again next time
    return parsed


def _lay_over(ours: dict[str, Any], own: dict[str, Any], where: str) -> dict[str, Any]:
    laid = dict(ours)
    for key, value in own.items():
        base = ours.get(key)
        if isinstance(base, dict) and isinstance(value, dict):
            laid[key] = _lay_over(base, value, where)
        elif _are_entries(base) and _are_entries(value):
            laid[key] = _lay_entries(key, base, value, where)
        else:
            laid[key] = value
    return laid


def _are_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _lay_entries(key: str, ours: Any, own: Any, where: str) -> list[dict[str, Any]]:
    laid = {entry["id"]: entry for entry in ours}
    for number, entry in enumerate(own, 1):
        if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
            raise BadData(f"{where}: {key} number {number}: field id: expected the id of an entry")
        laid[entry["id"]] = laid.get(entry["id"], {}) | {"source": OWNER} | entry
    return list(laid.values())


def _name_entry(message: str, tables: Any) -> str:
    """msgspec says `… - at `$.card[3].copies``: say `card 'smoke', field copies: …`."""
    said, at, path = message.partition(" - at `$")
    if not at:
        return message
    words: list[str] = []
    node = tables
    for name, index in re.findall(r"\.?([A-Za-z_][\w-]*)|\[(\d+|\.\.\.)\]", path.rstrip("`")):
        if name:
            words.append(name)
            node = node.get(name) if isinstance(node, dict) else None
        elif index.isdigit() and isinstance(node, list):
            node = node[int(index)]
            entry = node.get("id", f"number {int(index) + 1}") if isinstance(node, dict) else index
            words.append(repr(entry))
    return f"{' '.join(words)}: {said}"
