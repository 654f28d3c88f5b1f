"""What a game shows, in panels: plain data that a page lays out for the screen it has.

`Game.panels(view, lang, decision)` gives them. Only the layers of the map (and the small pictures of rows and
sides) are SVG; the rest is words and figures, drawn by one set of templates for all games. A *word* is what
options and the story speak of (`p1`, `port-royal`, `hull`): each that can be pointed at has an anchor on the
map, a card in the hand, a row of a mat, or a section in the battle.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

#: x, y, width, height in the map's own units
Box: TypeAlias = tuple[float, float, float, float]


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """A figure with its icon: a value, or so many filled of a total. `low` is said in words or shape too.
    `what` is the glossary's term for it; "": the one that its icon stands for."""

    icon: str
    label: str
    value: str = ""
    filled: int = 0
    total: int = 0
    low: bool = False
    what: str = ""


class Clock(msgspec.Struct, frozen=True):
    """So far of so much: months, amnesties, actions."""

    label: str
    at: int
    of: int


class Racer(msgspec.Struct, frozen=True):
    """How far a seat has come; `shown` is what may be said of it ("?" where nobody else may know)."""

    seat: int
    value: int
    shown: str


class Race(msgspec.Struct, frozen=True):
    """Who stands where on the way to victory."""

    label: str
    icon: str
    seats: list[Racer]
    #: what wins at once when it is reached
    goal: int | None = None
    clock: Clock | None = None


class Anchor(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a word is on the map; `far` where it is seen from afar, if elsewhere. `shape` is the outline of a
    region (the `d` of a path, or the "#id" of one) that lights up as a whole. `what` is the glossary's term
    for such a thing."""

    box: Box
    title: str
    shape: str = ""
    far: Box | None = None
    what: str = ""


class Region(msgspec.Struct, frozen=True):
    """A part of the map that one looks at by itself."""

    name: str
    title: str
    box: Box


class Layers(msgspec.Struct, frozen=True):
    """The same chart from afar and near by (empty: as from afar), over a ground that seldom changes. Groups
    of the class `held` stay legible however small the chart is shown."""

    #: None: as it was sent before
    ground: str | None
    far: str
    near: str


class Least(msgspec.Struct, frozen=True):
    """The smallest type of each layer, in chart units."""

    far: float
    near: float


class MapPanel(msgspec.Struct, frozen=True):
    """The chart: its size, its layers, and where every word is."""

    size: Box
    layers: Layers
    least: Least
    anchors: dict[str, Anchor]
    regions: list[Region] = []
    #: where the camera starts; nothing: the whole chart
    home: Box | None = None


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a mat: a pirate, a ship."""

    word: str
    title: str
    note: str = ""
    facts: list[Fact] = []
    #: a small picture, as SVG around (0, 0), about 40 wide and 28 high
    picture: str = ""


class Mat(msgspec.Struct, frozen=True):
    """What lies before a player."""

    seat: int
    note: str
    score: str
    line: list[Fact] = []
    rows: list[Row] = []
    #: who it is, where no player sits: the opponent that a solitaire game plays itself
    name: str = ""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, face up. `option` plays it, where just one does. `what` is the glossary's term; "": a card."""

    word: str
    title: str
    emblem: str
    text: str
    foot: str = ""
    tint: str = "wave"
    option: str | None = None
    what: str = ""


class Drawer(msgspec.Struct, frozen=True):
    """What is looked up: a directory as a table, or cards."""

    name: str
    title: str
    icon: str
    count: int | None = None
    columns: list[str] = []
    rows: list[list[str]] = []
    cards: list[Card] = []


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a ship that can be hit: how many hits it still takes, of how many."""

    word: str
    title: str
    icon: str
    value: str
    filled: int
    total: int
    note: str = ""
    low: bool = False


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ship in a battle: a seat's, or one that nobody plays."""

    word: str
    title: str
    seat: int | None = None
    facts: list[Fact] = []
    sections: list[Section] = []
    #: as SVG around (0, 0), about 56 wide and 58 high
    picture: str = ""
    gone: bool = False


class Battle(msgspec.Struct, frozen=True):
    """A fight under way: where, for what, who acts when (words of sides), whose turn it is."""

    where: str
    stake: str
    sides: list[Side]
    order: list[str] = []
    turn: int = 0
    #: the side whose sections are meant by options that name no side
    target: str = ""


class Route(msgspec.Struct, frozen=True):
    """A way that is proposed: an option beside those listed, drawn as a line to the end of the turn."""

    option: str
    #: who goes, and where to
    subject: str
    goal: str
    title: str
    note: str
    figure: str
    unit: str
    line: list[tuple[float, float]]
    #: where it is at the end of each turn, as far as can be told
    stops: list[tuple[float, float]] = []


class Focus(msgspec.Struct, frozen=True):
    """What the decision is about: a panel (`map`, `battle`, `hand`, `mat` or a drawer's name), and words."""

    panel: str
    words: list[str] = []


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What holds for all for now, over the chart: a war, a blockade. `what` is the glossary's term for it."""

    icon: str
    text: str
    what: str = ""


class Panels(msgspec.Struct, frozen=True):
    """All that a seat is shown."""

    #: the name of the moment: "month 9"
    moment: str
    #: what one plays for, and what one lacks: at most two sentences
    goal: str
    race: Race
    map: MapPanel
    mats: list[Mat]
    hand: list[Card] = []
    drawers: list[Drawer] = []
    battle: Battle | None = None
    focus: Focus = msgspec.field(default_factory=lambda: Focus("map"))
    #: how much the one who is asked may still do
    left: Clock | None = None
    routes: list[Route] = []
    notices: list[Notice] = []
    #: what words are called where their whole name is too long
    short: dict[str, str] = {}
