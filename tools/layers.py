"""`make check`: the layers hold themselves.

Arrows point down only: games → (words, draw) → kernel; bots, arena, lessons, cli and server stand beside the
games and reach them through the `Game` contract. No cycles, no import inside a function but for optional
extras, no private name of another module, and no game named outside its own folder.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
#: what each room may import besides itself; a game is the room `games`
BELOW = {
    "kernel": set[str](),
    "words": {"kernel"},
    "draw": {"kernel", "words"},
    "games": {"kernel", "words", "draw"},
    "bots": {"kernel", "words"},
    "lessons": {"kernel", "words"},
    "arena": {"kernel", "words", "draw", "bots"},
    "server": {"kernel", "words", "draw", "bots", "lessons"},
    "cli": {"kernel", "words", "draw", "bots", "lessons", "arena", "server"},
}
#: libraries that are extras: whoever does not use them need not have them
EXTRAS = {"psycopg", "ray", "numpy", "choix", "openskill", "prometheus_client", "pettingzoo", "gymnasium"}


class Module(NamedTuple):
    name: str
    path: Path
    package: str
    tree: ast.Module


class Import(NamedTuple):
    """One imported name: the module it comes from, the name itself (or "" for a whole module), and where."""

    module: str
    name: str
    line: int
    nested: bool


def modules() -> dict[str, Module]:
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        found[name] = Module(name, path, package, ast.parse(path.read_text(encoding="utf-8")))
    return found


def imports(module: Module) -> Iterator[Import]:
    nested = {
        inner
        for node in ast.walk(module.tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        for inner in ast.walk(node)
    }
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, "", node.lineno, node in nested)
        elif isinstance(node, ast.ImportFrom):
            base = module.package.split(".")[: len(module.package.split(".")) - node.level + 1]
            source = ".".join([*base, *filter(None, [node.module])]) if node.level else node.module or ""
            for alias in node.names:
                yield Import(source, alias.name, node.lineno, node in nested)


def room(name: str) -> str:
    parts = name.split(".")
    return parts[1] if len(parts) > 1 else ""


def game(name: str) -> str:
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def arrows(known: dict[str, Module]) -> Iterator[str]:
    """Imports that point upwards, sideways, in circles, hide in functions or reach for a private name."""
    graph: dict[str, set[str]] = {}
    for module in known.values():
        graph[module.name] = set()
        for imported in imports(module):
            at = f"{module.path.relative_to(ROOT)}:{imported.line}"
            full = f"{imported.module}.{imported.name}"
            target = full if full in known else imported.module
            if imported.nested and imported.module.partition(".")[0] not in EXTRAS:
                yield f"{at}: import of {imported.module} inside a function"
            if not target.startswith("flibuste"):
                continue
            if re.match(r"_[a-z]", imported.name):
                yield f"{at}: {imported.name} is private to {imported.module}"
            if target != module.name:
                graph[module.name].add(target)
            here, there = room(module.name), room(target)
            if here and there and here != there and there not in BELOW[here]:
                yield f"{at}: {here} may not import {there}"
            if game(module.name) and game(target) not in ("", game(module.name)):
                yield f"{at}: one game may not import another"
    yield from cycles(graph)


def _defined(module: Module) -> set[str]:
    """Every name that a module gives to something: functions, classes, variables, attributes of itself."""
    names = set()
    for node in ast.walk(module.tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


def private_names(known: dict[str, Module]) -> Iterator[str]:
    """Places where a module reads a private name that only another of our modules defines."""
    defined = {module.name: _defined(module) for module in known.values()}
    ours = set().union(*defined.values())
    for module in known.values():
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.Attribute) or not re.match(r"_[a-z]", node.attr):
                continue
            if node.attr in ours - defined[module.name]:
                at = f"{module.path.relative_to(ROOT)}:{node.lineno}"
                yield f"{at}: {ast.unparse(node)} is private elsewhere"


def cycles(graph: dict[str, set[str]]) -> Iterator[str]:
    """Cycles one by one: each is cut at its last arrow before the next is looked for."""
    while True:
        try:
            tuple(TopologicalSorter(graph).static_order())
            return
        except CycleError as error:
            ring = list(reversed(error.args[1]))
            yield "cycle: " + " → ".join(ring)
            graph[ring[-2]].discard(ring[-1])


def named_games(known: dict[str, Module]) -> Iterator[str]:
    """Places outside a game's folder where its name is written in the code."""
    names = {game(name) for name in known} - {""}
    for module in known.values():
        if room(module.name) == "games":
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and node.value in names:
                yield f"{module.path.relative_to(ROOT)}:{node.lineno}: names the game {node.value}"


def main() -> int:
    known = modules()
    found = [*arrows(known), *private_names(known), *named_games(known)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
