"""What all chapters share: asking, the D66, leaving play, and the exceptions that cut an action short."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flibuste.kernel.decision import Decision, Option, Options, Rule
from flibuste.kernel.dice import Dice
from flibuste.kernel.table import Table

from .components import LEAVES, PORTS
from .state import LOST, Pirate, State, find_pirate, word

G = Table[State]


class ActionCancelled(Exception):
    """The action under way is lost (6.45, 6.46, 10.32, 10.52)."""


class PirateGone(ActionCancelled):
    """The active pirate has left play: his action is over (4.53)."""


class GameOver(Exception):
    """18.11, 19.9."""


_INTERNED: dict[tuple[Any, ...], Option] = {}


def option(*words: str | int) -> Option:
    """An option, made once."""
    found = _INTERNED.get(words)
    if found is None:
        found = _INTERNED[words] = Option(*words)  # type: ignore[arg-type]
    return found


_NOTHING: dict[str, Any] = {}


def ask(
    g: G, seat: int, kind: str, options: Options, rule: str, about: dict[str, Any] = _NOTHING
) -> Rule[Option]:
    """Ask an owner: a seat is asked, the system player of the solitaire game decides by 19.17."""
    if seat >= g.state.seats:
        from .system import answer

        return answer(g, kind, options, about)
    chosen: Option = yield Decision(seat, kind, options, rule, about)
    return chosen


def ask_hand(
    g: G,
    seat: int,
    kind: str,
    options: Callable[[], Options],
    rule: str,
    about: dict[str, Any] = _NOTHING,
) -> Rule[Option]:
    """Ask an owner about what only he knows: his hand. `options` reads the state afresh."""
    if seat >= g.state.seats:
        from .system import answer

        return answer(g, kind, options(), about)
    chosen: Option = yield Decision(seat, kind, options(), rule, about, None, options)
    return chosen


def d66(dice: Dice) -> int:
    """The number of the port that a D66 names (2.5)."""
    tens = dice.die()
    return 6 * (tens - 1) + dice.die() - 1


def d66_faces(port: int) -> list[int]:
    """The two dice that name a port."""
    return list(divmod(PORTS[port].locator, 10))


def next_port(start: int, free: Callable[[int], bool]) -> int:
    """The port named, or the next free one by locator, beginning again at 11 (3, steps 5 and 8; 6.32)."""
    for step in range(len(PORTS)):
        port = (start + step) % len(PORTS)
        if free(port):
            return port
    return -1


_AFTER = {
    n: (*[tuple((seat + step) % n for step in range(1, n)) for seat in range(n)], tuple(range(n)))
    for n in range(1, 11)
}


def after(s: State, seat: int) -> tuple[int, ...]:
    """The other seats in play order, from a seat's left (4.63); all of them after the system player."""
    return _AFTER[s.seats][seat]


_SEATS = tuple(f"p{seat}" for seat in range(10))


def who(s: State, owner: int) -> str:
    """An owner, for the story."""
    return _SEATS[owner] if owner < s.seats else "system"


def discard(s: State, card: int) -> None:
    """Cards that never come back leave the game (17.2#10, #12, #23)."""
    (s.gone if LEAVES[card] else s.discard).append(card)


def crew(s: State, p: Pirate) -> tuple[Pirate, ...]:
    """A pirate and his ally (11.2), the ally last."""
    if p.ally < 0:
        return (p,)
    ally = find_pirate(s, p.ally)
    return (p, ally) if ally is not None else (p,)


def depart(g: G, p: Pirate) -> None:
    """A pirate leaves play with all he has (18.42): hostages, treasure map, havens, alliance."""
    s = g.state
    s.pirates.remove(p)
    p.place = -1
    s.hostage_pool += p.hostages
    del p.hostages[:], p.nations[:]
    if p.treasure:
        p.treasure = False
        discard(s, 1)
    if p.id in s.havens:
        s.havens[:] = [-1 if haven == p.id else haven for haven in s.havens]
    if p.id in s.couriers:
        s.couriers.remove(p.id)
        discard(s, 12)
    if p.ally >= 0:
        ally = find_pirate(s, p.ally)
        p.ally = -1
        if ally is not None:
            ally.ally = -1


def eliminate(g: G, p: Pirate) -> None:
    """5, 18.12B: to the locker; one victory point for each point of notoriety."""
    s = g.state
    depart(g, p)
    s.locker.append(p.id)
    s.vp[p.owner][LOST] += p.notoriety
    g.tell("lost", pirate=word(p), who=who(g.state, p.owner), points=p.notoriety)
    if s.seats == 1:
        from .solitaire import pirate_lost

        pirate_lost(g, p)


def abandon(g: G, p: Pirate) -> None:
    """Stop here if the active pirate is out of play."""
    if p.place < 0 and p.id == g.state.active:
        raise PirateGone


KEEP = Option("keep")
YES = Option("yes")
NO = Option("no")
YES_NO = (YES, NO)
