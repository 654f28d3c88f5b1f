"""All texts of a package at once: for a page that speaks by itself."""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser, ast, visitor

from .bundle import entries
from .texts import Texts


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def catalogue(package: str, texts: Texts, prefix: str = "") -> dict[str, str]:
    """Every text of a package whose key begins so, by its key; where a value goes, `{name}` stands."""
    source = (files(package) / "text" / f"{texts.lang}.ftl").read_text(encoding="utf-8")
    wanted = "".join(entry for key, entry in entries(source) if key.startswith(prefix))
    said = {}
    for entry in FluentParser().parse(wanted).body:
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            said[entry.id.name] = texts.say(entry.id.name, {n: f"{{{n}}}" for n in variables.names})
    return said
