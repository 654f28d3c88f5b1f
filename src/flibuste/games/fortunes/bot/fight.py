"""The game's own player in raids and combats."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.kernel.decision import PASS, Decision, Option
from flibuste.kernel.weigh import Thought

from ..box import CARGO_CARD, FIGURES, HITS, PLUNDER
from ..view import side_against, skill_of, vessel_of
from .sight import Sight
from .weights import Weights

# ---- merchants


def merchant(sight: Sight, decision: Decision) -> Thought:
    """Raid under the flag that already wants us, else under the one whose ports we need least."""
    attacks = [option for option in decision.options if option[0] == "attack"]
    if not sight.whole or sight.now(0) < 2:
        return decision.options[-1]

    def cost(option: Option) -> float:
        nation = option[1]
        had = sight.bounties.get(nation, 0)
        near = sum(1 for zone in sight.ports if sight.view["zones"][zone]["nation"] == nation)
        commission = sight.mission is not None and any(t.nation == nation for t in sight.mission.task)
        return (0.2 * had if had else near) - (5 if commission else 0)

    return [-cost(option) if option in attacks else -99.0 for option in decision.options]


def outcome(w: Weights, sections: list[int], handling: int, cards: Iterable[int]) -> float:
    """What a raid with these cards is worth, in Gold."""
    left = list(sections)
    gold = escapes = 0
    total = 0.0
    damage = (w.hull_hit, w.mast_hit, w.mast_hit, w.crew_hit, w.mast_hit)
    for card in cards:
        gold += PLUNDER[card]
        section = HITS[card]
        if section < 0:
            escapes += 1
        else:
            total -= damage[section]
            if left[section] > 0:
                left[section] -= 1
            else:
                left[0] -= 1
    if left[0] <= 0:
        return total - 60.0
    if min(left) <= 0:
        return total - 6.0
    if escapes >= handling:
        return total
    return total + gold + (w.raid_glory if gold >= FIGURES.raid_glory else 0.0)


def _ship(sight: Sight) -> tuple[list[int], int]:
    return [sight.now(section) for section in range(5)], sight.me["handling"]


def raid(sight: Sight, decision: Decision) -> Thought:
    """Spend a success where it helps most, on the average of the cards that may come."""
    cards = [CARGO_CARD[name] for name in sight.view["raid"]]
    sections, handling = _ship(sight)
    seen = set(cards)
    pool = [card for card in range(0, len(PLUNDER), 2) if card not in seen]

    def drawn(base: list[int]) -> float:
        return sum(outcome(sight.w, sections, handling, [*base, card]) for card in pool) / len(pool)

    weighed = []
    for option in decision.options:
        if option[0] == "pass":
            weighed.append(outcome(sight.w, sections, handling, cards) + 0.3)
        elif option[0] == "add":
            weighed.append(drawn(cards))
        else:
            rest = [card for card in cards if card != CARGO_CARD[option[1]]]
            cast_off = option[0] == "cast-off"
            weighed.append(outcome(sight.w, sections, handling, rest) if cast_off else drawn(rest))
    return weighed


def spend(sight: Sight, decision: Decision) -> Thought:
    """A special weapon is worth spending on a raid that would fail, or nearly pays a point."""
    cards = [CARGO_CARD[name] for name in sight.view["raid"]]
    sections, handling = _ship(sight)
    if outcome(sight.w, sections, handling, cards) <= 0 or 8 <= sum(PLUNDER[card] for card in cards) < 12:
        return decision.options[1]
    return PASS


def raid_card(sight: Sight, decision: Decision) -> Thought:
    """A card that saves or fattens a raid is played; not to ignore an icon that does no harm."""
    option = decision.options[1]
    if option[1] == "warning_shot":
        cards = [CARGO_CARD[name] for name in sight.view["raid"]]
        sections, handling = _ship(sight)
        if outcome(sight.w, sections, handling, cards) > 0:
            return PASS
    return option


def ignore(sight: Sight, decision: Decision) -> Thought:
    """Ignore the icon that does most harm."""
    cards = [CARGO_CARD[name] for name in sight.view["raid"]]
    sections, handling = _ship(sight)

    def value(option: Option) -> float:
        return outcome(sight.w, sections, handling, [card for card in cards if card != CARGO_CARD[option[1]]])

    return [value(option) for option in decision.options]


# ---- combat


def declare(sight: Sight, decision: Decision) -> Thought:
    """Board the weaker crew, flee from the stronger guns, else shoot."""
    side = decision.about["side"]
    foe = side_against(sight.view, side)
    options = {option[0]: option for option in decision.options}
    own = vessel_of(sight.view, side)["sections"]
    theirs = vessel_of(sight.view, foe)["sections"]
    crew = own["crew"][0] * skill_of(sight.view, side, "leadership", 2)
    others = theirs["crew"][0] * skill_of(sight.view, foe, "leadership", 3)
    guns = own["cannons"][0] + own["hull"][0]
    against = theirs["cannons"][0] + theirs["hull"][0]
    if "board" in options and crew > sight.w.board_edge * others:
        return options["board"]
    if "flee" in options and (guns < against or own["cannons"][0] == 0) and crew <= others:
        return options["flee"]
    return options["shoot"]


def suffer(sight: Sight, decision: Decision) -> Thought:
    """A skull falls where there is most left, the Hull last."""
    battle = sight.view["battle"]
    mine = battle is None or f"p{sight.seat}" in (battle["attacker"], battle["defender"])
    sections = sight.me["sections"] if mine else battle["vessel"]["sections"]
    order = {"cargo": 0.6, "cannons": 0.3, "masts": 0.2, "crew": 0.0, "hull": -3.0}
    return [sections[option[1]][0] + order[option[1]] for option in decision.options]


def parry(sight: Sight, decision: Decision) -> Thought:
    """Cancel or redirect the hit that hurts most."""
    hit = decision.about["sections"]

    def gain(option: Option) -> float:
        if option[0] == "pass":
            return 0.5
        worst = _pain(sight, option[1], hit.count(option[1]))
        if option[0] == "cancel":
            return worst
        return worst - _pain(sight, option[2], hit.count(option[2]) + 1) - 0.3

    return [gain(option) for option in decision.options]


def _pain(sight: Sight, section: str, hits: int) -> float:
    """How bad it is that a section takes its last of so many hits."""
    left = sight.me["sections"][section][0] - hits
    hull = section == "hull" or left < 0
    if hull and sight.now(0) <= 1:
        return 50.0
    return (4.0 if hull else 1.0) + (2.0 if left == 0 else 0.0)


def losing(sight: Sight) -> bool:
    """Whether the dice on the table speak for the enemy."""
    battle = sight.view["battle"]
    if battle is None:
        return False
    me = 0 if battle["attacker"] == f"p{sight.seat}" else 1
    scores = []
    for faces in battle["faces"]:
        skulls = sum(face >= 5 for face in faces)
        scores.append((skulls, sum(face for face in faces if face < 5)))
    return scores[me] <= scores[1 - me]


def announce(sight: Sight, decision: Decision) -> Thought:
    """Cards that help are played; a fate is replayed only when it is bad."""
    for option in decision.options[1:]:
        if option[1].startswith("replay") and not losing(sight):
            continue
        if option[1] == "quick_wits":
            continue
        return option
    return PASS


def reroll(sight: Sight, decision: Decision) -> Thought:
    """Our failures and the enemy's successes are rolled again."""
    for option in decision.options[1:]:
        if (option[1] == "mine") == (option[2] < 5):
            return option
    return decision.options[0]


def grapnel(sight: Sight, decision: Decision) -> Thought:
    return decision.options[1] if losing(sight) else PASS


def lay_guns(sight: Sight, decision: Decision) -> Thought:
    """Chain shot or grapeshot when two skulls or more would be the enemy's to place."""
    spent = [option for option in decision.options if option[0] == "spend"]
    if spent and list(decision.about["faces"]).count(5) >= 2:
        return spent[-1]
    return PASS


def aim(sight: Sight, decision: Decision) -> Thought:
    """A die that would be the enemy's to place goes to the masts, the crew or the guns."""
    order = {"cannons": 3, "masts": 2, "crew": 1, "cargo": 0, "hull": 4}
    return max(decision.options, key=lambda option: (option[1] == 5, order[option[2]]))


STRENGTH = {"sloop": 4, "flute": 3, "frigate": 8, "galleon": 7, "man_of_war": 9}


def capture(sight: Sight, decision: Decision) -> Thought:
    """A better ship is taken."""
    better = STRENGTH[decision.about["ship"]] > STRENGTH[sight.me["ship"]]
    return decision.options[1] if better else PASS
