"""Death and retirement (C143–C146)."""

from __future__ import annotations

from flibuste.kernel.decision import Option, Rule

from ..box import CAPTAIN_IDS, FIGURES, FLUTE, HOME, NONE, NPC_IDS, PIRATE_SLOOP, SHIP_IDS, SLOOP
from ..options import CHOOSE_SHIP, SEAT
from ..seen import UNSEEN
from ..state import TURN_END, G, Player, State
from . import board, cargo, fittings, gold, vessel
from .setup import enter, tell_captain


class NoCaptainLeft(Exception):
    """A captain is needed and none can be drawn: the game ends at once (C149, R31)."""


def die(g: G, seat: int, told: str = "die") -> Rule[None]:
    """Discard a captain with cards, ship and all aboard; points and chest remain. The next captain enters at
    the start of the player's next turn. `told` is the key of the story's line (C143, C144)."""
    s = g.state
    p = s.players[seat]
    g.tell(told, who=SEAT[seat], captain=CAPTAIN_IDS[p.captain])
    lost = gold.lose_all(s, p)
    if lost:
        g.tell("lose-gold", who=SEAT[seat], gold=lost)
    s.captain_discard.append(p.captain)
    p.captain = NONE
    p.zone = NONE
    p.in_port = False
    _lose_cards(s, p)
    g.reveal()
    if len(s.captain_deck) < _bespoken(s):
        raise NoCaptainLeft
    board.open_missions(g)
    tokens = p.ship.mods
    p.ship = vessel.new_vessel(SLOOP)
    yield from fittings.scatter(g, seat, tokens)


def _bespoken(s: State) -> int:
    """Return how many captains of the deck belong to players whose captain has died; who has retired draws
    only when the next turn comes (ruling R71)."""
    return sum([q.captain == NONE and not q.retired for q in s.players])


def _lose_cards(s: State, p: Player) -> None:
    for card in p.cargo:
        cargo.discard(s, card)
    for card in p.hand + p.specialists:
        s.glory_seen[card] = UNSEEN
        s.glory_discard.append(card)
    if p.rumour != NONE:
        s.rumour_seen[p.rumour] = UNSEEN
        s.rumour_discard.append(p.rumour)
    s.rumour_discard += p.kept
    if p.mission != NONE:
        s.mission_discard.append(p.mission)
    p.cargo.clear()
    p.hand.clear()
    p.specialists.clear()
    p.kept.clear()
    p.visited.clear()
    p.rumour = p.mission = p.bought_at = p.bought_before = NONE
    p.step = 0
    p.bounties[:] = [0, 0, 0, 0]
    p.weapons[:] = [0, 0, 0]
    p.big_ship = p.secret = False


def retire(g: G, seat: int, option: Option) -> Rule[None]:
    """Retire a captain who starts the turn in port: it takes the whole turn (C146, ruling R35)."""
    g.state.players[seat].retired = True
    yield from die(g, seat, "retire")
    g.state.phase = TURN_END


def new_captain(g: G, seat: int) -> Rule[None]:
    """Draw the player's next captain; the purse depends on the chest (C144, C145, rulings R32, R33)."""
    s = g.state
    p = s.players[seat]
    if p.retired and len(s.captain_deck) <= _bespoken(s):
        raise NoCaptainLeft
    p.retired = False
    draw_captain(g, seat)
    g.tell("captain", who=SEAT[seat], captain=CAPTAIN_IDS[p.captain])
    tell_captain(g, seat)
    option = yield g.ask(seat, "ship", (CHOOSE_SHIP[SLOOP], CHOOSE_SHIP[FLUTE]), "C144")
    purse = max(0, FIGURES.start_gold - p.chest)
    if purse:
        p.gold += p.chest
        p.chest = 0
    yield from enter(g, seat, SHIP_IDS.index(option[1]), purse)


def draw_captain(g: G, seat: int) -> None:
    """Draw captains until one's home is free of pirate NPCs; those refused go back into the deck (ruling
    R32)."""
    s = g.state
    haunted = [s.npcs[npc].zone for npc in range(PIRATE_SLOOP, len(NPC_IDS))]
    refused = []
    captain = s.captain_deck.pop()
    while HOME[captain] in haunted and s.captain_deck:
        refused.append(captain)
        captain = s.captain_deck.pop()
    g.reveal()
    s.players[seat].captain = captain
    if refused:
        s.captain_deck += refused
        g.dice.shuffle(s.captain_deck, "captains")
