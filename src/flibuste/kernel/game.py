"""What a game is to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from .bill import Bill
from .decision import Decision, Option, Rule
from .dice import Dice
from .panels import Panels
from .refusal import Reason, Unfit
from .settings import Setting, settle, unfit
from .table import Table
from .weigh import Player, Weighed


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

    def share(self, seat: int) -> float:
        """A seat's part of the win: 1, less where others share the first place, 0 for who has not won."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    @classmethod
    def by_score(cls, scores: list[int], detail: tuple[dict[str, int], ...] = ()) -> Result:
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(tuple(scores), places, detail)


class Catalogue(msgspec.Struct, frozen=True):
    """What players build their side from, on a page of its own. `listing(lang)` gives all that can be bought
    as JSON-ready data, `judge(text, points, lang)` what a choice costs and what is wrong with it."""

    listing: Callable[[str], dict[str, Any]]
    judge: Callable[[str, int, str], dict[str, Any]]


#: An option that is neither listed nor allowed by a form.
NOT_LISTED = Reason("", "not-listed")


def _no_form(state: Any, decision: Decision, option: Option) -> Reason | None:
    return NOT_LISTED


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
    #: what stands where the rules let nothing stand (hulls that overlap, a ship off the table), one sentence
    #: each for whoever mends the rules: none in any state that play can reach
    faults: Callable[[Any], Sequence[str]] = lambda state: ()
    #: the table as one picture, as SVG: draw(view, lang, decision or None). A game with panels composes it of
    #: them (`draw/compose.py`)
    draw: Callable[[dict[str, Any], str, Decision | None], str]
    #: what a seat is shown, for a page to lay out: panels(view, lang, decision or None)
    panels: Callable[[dict[str, Any], str, Decision | None], Panels] | None = None
    #: keys of the story that open a beat: one act of one seat, with all that follows. Empty: every key
    beats: frozenset[str] = frozenset()
    #: what the game's own widgets are: the name of a form -> a module of its folder `web`
    web: Mapping[str, str] = {}
    #: its own pages: a name -> the key of its title. In its folder `web` are NAME.html, NAME.css and NAME.js
    pages: Mapping[str, str] = {}
    #: the board in words, for the terminal: summary(view, lang, names of the seats)
    summary: Callable[[dict[str, Any], str, tuple[str, ...]], list[Sheet]]
    #: the game's own players: name -> a factory of bots
    bots: Mapping[str, Callable[[], Callable[[Any], Option]]] = {}
    #: its own player, whose weights can be read, explained and tuned
    player: Player | None = None
    #: how often all seats have come to stand alike (a month, a turn): there values are learnt, search stops
    boundary: Callable[[Any], int] | None = None
    #: what a value looks at: what a seat has and how it stands, one number for each of `feature_names`
    features: Callable[[Any, int], list[float]] | None = None
    feature_names: tuple[str, ...] = ()
    #: how many boundaries ahead a search looks, by the number of seats; and one that has time for more (None:
    #: as many)
    horizon: Callable[[int], int] = lambda seats: 1
    far: Callable[[int], int] | None = None
    #: how many choices a search plays in a second, about, on one core in plain Python
    pace: int = 1000
    #: how much of the match is over, from 0 to 1
    progress: Callable[[Any], float] = lambda state: 0.0
    #: for decisions with a form: why an option is refused, or None; and a finite sample of legal ones
    check: Callable[[Any, Decision, Option], Reason | None] = _no_form
    suggest: Callable[[Any, Decision, Any], tuple[Option, ...]] = _no_sample
    #: one of these, each as likely, for a game in which working out the others costs more than choosing;
    #: `luck` (from 0 to 1) says which
    pick: Callable[[Any, Decision, Any, float], Option] | None = None
    #: verbs that are seldom wanted and can't be taken back: people find them last, folded away
    rare: tuple[str, ...] = ()
    #: verbs that end, leave or let be, beside `pass`: a page shows them apart from what one can do
    outs: tuple[str, ...] = ()
    #: kinds of decisions that only those are asked who hold something to play: the others are not told whom
    windows: tuple[str, ...] = ()
    #: a fault of seat count and settings taken together, or None
    fault: Callable[[int, Mapping[str, Any]], Reason | None] = lambda seats, options: None
    #: the name of a word that the texts do not name, in a language, or None: for proper names that are data
    namer: Callable[[str, str], str | None] = lambda word, lang: None
    #: figures of the component data in use (prices, say) that every text may speak of, as `$NAME`
    figures: Mapping[str, Any] = {}
    #: what the one who is asked should know to choose an option (its price, its odds), read off his view: the
    #: values of its text `hint-VERB`, or None where there is nothing to add; `odds` among them are chances in
    #: percent, by the key of their text `odds-KEY`; `tone` says whether it is "good" or "bad"
    hint: Callable[[dict[str, Any], Decision, Option], Mapping[str, Any] | None] | None = None
    #: what the options of a decision cost the one who is asked, read off his view; None: nothing is bought
    bill: Callable[[dict[str, Any], Decision], Bill | None] | None = None
    #: where an answer to a form would lead, be it legal or not, as a list of poses; None for what it can't
    #: follow. It must tell nothing that the seat may not know
    trace: Callable[[Any, Decision, Option], list[Any] | None] | None = None
    #: what players build their side from, where the game has such a thing
    catalogue: Catalogue | None = None
    #: minutes that a match takes, at the least and at the most; and from 1 to 5 how much there is to learn
    minutes: tuple[int, int] = (0, 0)
    weight: int = 0
    #: how many random games a soak plays
    soak: int = 2000
    #: fingerprint of the component data in use
    data_version: str = ""

    def settle(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return all settings of a match, defaults filled in. Raises Unfit where a match can't begin."""
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise unfit("seats-number", got=repr(seats))
        settled = settle(self.name, self.settings, options)
        if seats not in self.seats:
            raise unfit("seats", game=self.name, counts=", ".join(map(str, self.seats)), got=seats)
        fault = self.fault(seats, settled)
        if fault is not None:
            raise Unfit(fault)
        return settled

    def weigh(self, seat: Any) -> list[Weighed]:
        """How the game's own player weighs what a `Seat` is asked: every option with its weight and reasons.
        Raises ValueError for a game without such a player."""
        if self.player is None:
            raise ValueError(f"{self.name} has no player of its own")
        return self.player.weigh(seat)
