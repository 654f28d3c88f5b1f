"""What a game is to the kernel, and which games are installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import msgspec

from .data import BadData, misfit
from .decision import Decision, Option, Reason, Rule
from .dice import Dice
from .table import Table


class Setting(msgspec.Struct, frozen=True):
    """An option of a game that its players agree on before the start. Its texts are `setting-NAME`,
    `setting-NAME.help` and, for a choice, `setting-NAME-CHOICE`."""

    name: str
    default: bool | int | str
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    #: by language: "label", "help" and, for a choice, the label of each choice
    texts: dict[str, dict[str, str]] = {}

    @property
    def kind(self) -> str:
        if isinstance(self.default, bool):
            return "flag"
        return "choice" if self.choices else "number" if isinstance(self.default, int) else "text"


class Sheet(msgspec.Struct, frozen=True):
    """A small table of words for the terminal: a title, column heads, rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Result(msgspec.Struct, frozen=True):
    """How a match ended. `places[seat]` is 1 for the winner (shared when tied), `scores[seat]` its
    score, `ranking` the seats from first to last; `detail[seat]` explains the score, item by item."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    detail: tuple[dict[str, int], ...] = ()

    @property
    def ranking(self) -> tuple[int, ...]:
        return tuple(sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat)))

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @classmethod
    def by_score(cls, scores: list[int], detail: tuple[dict[str, int], ...] = ()) -> Result:
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(tuple(scores), places, detail)


def _no_form(state: Any, decision: Decision, option: Option) -> str | None:
    return "it is not among the options"


def _no_sample(state: Any, decision: Decision, rng: Any) -> tuple[Option, ...]:
    return decision.options


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game, as plain functions over its state."""

    name: str
    #: the package that holds its texts, rules and data
    package: str
    seats: tuple[int, ...]
    state: type[Any]
    settings: tuple[Setting, ...] = ()
    #: the state before the first decision; chance only through the dice
    setup: Callable[[int, Mapping[str, Any], Dice], Any]
    #: the rules, from any checkpointed state to the end of the game
    play: Callable[[Table[Any]], Rule[None]]
    #: what a seat (None: a spectator) may know, as JSON-ready plain data
    view: Callable[[Any, int | None], dict[str, Any]]
    #: deal anew, in place, all that a seat can't know
    redeal: Callable[[Any, int | None, Dice], None]
    #: the end of the game, once `play` has returned
    result: Callable[[Any], Result]
    #: how well a seat stands, higher is better: for searchers
    evaluate: Callable[[Any, int], float]
    #: how many there are of each finite component, wherever they lie: never changes during a match
    census: Callable[[Any], Mapping[str, int]]
    #: the board as SVG: draw(view, lang, decision or None)
    draw: Callable[[dict[str, Any], str, Decision | None], str]
    #: the board in words, for the terminal: summary(view, lang, names of the seats)
    summary: Callable[[dict[str, Any], str, tuple[str, ...]], list[Sheet]]
    #: the game's own players: name -> a factory of bots
    bots: Mapping[str, Callable[[], Callable[[Any], Option]]] = {}
    #: for decisions with a form: why an option is refused, or None; and a finite sample of legal ones
    check: Callable[[Any, Decision, Option], str | Reason | None] = _no_form
    suggest: Callable[[Any, Decision, Any], tuple[Option, ...]] = _no_sample
    #: verbs that are seldom wanted and can't be taken back: people find them last, folded away
    rare: tuple[str, ...] = ()
    #: kinds of decisions that only those are asked who hold something to play: the others are not told whom
    windows: tuple[str, ...] = ()
    #: a fault of seat count and settings taken together, or None
    fault: Callable[[int, Mapping[str, Any]], Reason | None] = lambda seats, options: None
    #: the name of a word that the texts do not name, in a language, or None: for proper names that are data
    namer: Callable[[str, str], str | None] = lambda word, lang: None
    #: figures of the component data in use (prices, say) that every text may speak of, as `$NAME`
    figures: Mapping[str, Any] = {}
    #: what the one who is asked should know to choose an option (its price, its odds), read off his view: the
    #: values of its text `hint-VERB`, or None where there is nothing to add
    hint: Callable[[dict[str, Any], Decision, Option], Mapping[str, Any] | None] | None = None
    #: how many random games a soak plays
    soak: int = 1000
    #: fingerprint of the component data in use
    data_version: str = ""


@cache
def _installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="flibuste.games")}


def games() -> tuple[str, ...]:
    """The names of the installed games."""
    return tuple(sorted(_installed()))


@cache
def find(name: str) -> Game:
    """The game of that name; ValueError names the installed ones."""
    point = _installed().get(name)
    if point is None:
        raise ValueError(f"no game named {name!r}: expected one of {', '.join(games())}")
    try:
        game = point.load()
    except BadData:
        raise
    except Exception as error:
        fault = misfit(name, error)
        if fault is None:
            raise
        raise fault from error
    assert isinstance(game, Game)
    return game


class Unfit(ValueError):
    """Seats or settings that a match can't begin with. As text it is English; `why` tells it in either
    language."""

    def __init__(self, why: Reason) -> None:
        super().__init__(str(why))
        self.why = why


def settle(game: Game, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
    """All settings of a match, defaults filled in; Unfit says what was expected."""

    def unfit(key: str, **about: Any) -> Unfit:
        return Unfit(Reason("", key, about=about))

    if isinstance(seats, bool) or not isinstance(seats, int):
        raise unfit("seats-number", got=repr(seats))
    given = dict(options or {})
    settled: dict[str, Any] = {}
    for setting in game.settings:
        name, value = setting.name, given.pop(setting.name, setting.default)
        settled[name] = value
        if setting.kind == "flag" and not isinstance(value, bool):
            raise unfit("option-flag", option=name, got=repr(value))
        if setting.kind == "choice" and value not in setting.choices:
            raise unfit("option-choice", option=name, choices=", ".join(setting.choices), got=repr(value))
        if setting.kind == "number" and (
            isinstance(value, bool) or not isinstance(value, int) or not setting.low <= value <= setting.high
        ):
            raise unfit("option-number", option=name, low=setting.low, high=setting.high, got=repr(value))
        if setting.kind == "text" and not isinstance(value, str):
            raise unfit("option-text", option=name, got=repr(value))
    if given:
        names = ", ".join(s.name for s in game.settings)
        count = len(game.settings)
        raise unfit("no-option", game=game.name, option=repr(next(iter(given))), options=names, count=count)
    if seats not in game.seats:
        raise unfit("seats", game=game.name, counts=", ".join(map(str, game.seats)), got=seats)
    fault = game.fault(seats, settled)
    if fault is not None:
        raise Unfit(fault)
    return settled
