"""Fleet building (2, 4, 6): what a fleet is, its cost and cargo, and whether it is legal.

A fleet is plain data (a TOML file, or a line of text). `faults` gives every fault with the piece and the
rule, `check` the same as English sentences.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection
from functools import cache, lru_cache

import msgspec

from flibuste.kernel.decoders import convert
from flibuste.kernel.refusal import Reason
from flibuste.words.texts import spoken

from .. import box
from ..abilities.registry import card_codes, plain, serving
from ..box import Card, CrewCard, ShipCard
from ..refusal import no


class BadFleet(ValueError):
    """A fleet that can't be used: names the piece and the rule. As text it is English."""

    def __init__(self, why: Reason) -> None:
        super().__init__(sentence(why))
        self.why = why


def sentence(why: Reason, lang: str = "en") -> str:
    """A fault with its rule: `Whisper: crew of 9 points on a ship of 8 (rule 4.3)`."""
    if not why.rule:
        return spoken(why, lang)
    return f"{spoken(why, lang)} ({'rule' if lang == 'en' else 'règle'} {why.rule})"


class Berth(msgspec.Struct, forbid_unknown_fields=True):
    """A ship and what is aboard. `marked` are the crew that start as Cursed (16.kw-blackmark-1), `friends`
    the crew that a linked_choice names, `flame` makes a bombardier's gun a flame."""

    ship: str
    crew: list[str] = []
    equipment: list[str] = []
    marked: list[str] = []
    friends: dict[str, str] = {}
    flame: bool = False


class Fleet(msgspec.Struct, forbid_unknown_fields=True):
    """A fleet as its player writes it down. `crew` and `equipment` wait at home; `stock` are uniques that
    mysterious islands may call for."""

    name: str = ""
    ships: list[Berth] = []
    crew: list[str] = []
    equipment: list[str] = []
    events: list[str] = []
    forts: list[str] = []
    uniques: list[str] = []
    stock: list[str] = []


# ---- reading


def read_toml(text: str) -> Fleet:
    """A fleet file; BadFleet says what is wrong with it."""
    try:
        fleet = convert(tomllib.loads(text), Fleet)
    except tomllib.TOMLDecodeError as error:
        raise BadFleet(no("toml", detail=str(error))) from None
    except msgspec.ValidationError as error:
        raise BadFleet(no("field", detail=str(error))) from None
    return _resolved(fleet)


def read_line(text: str) -> Fleet:
    """A fleet in one line: `SHIP+CREW+EQUIPMENT, SHIP, EVENT, FORT`; `CREW*` starts with its black mark,
    `SHIP!` with a flame gun."""
    fleet = Fleet()
    for item in text.split(","):
        words = [word.strip() for word in item.split("+")]
        if not words[0]:
            continue
        first = words[0].rstrip("!")
        if first in box.events():
            fleet.events.append(first)
        elif first in box.forts():
            fleet.forts.append(first)
        elif first in box.uniques():
            fleet.uniques.append(first)
        elif first in box.ships():
            fleet.ships.append(_read_berth(first, words[0].endswith("!"), words[1:]))
        else:
            raise BadFleet(no("no-piece", "2.1", piece=first))
    return _resolved(fleet)


def _read_berth(ship: str, flame: bool, words: list[str]) -> Berth:
    berth = Berth(ship, flame=flame)
    for word in words:
        piece = word.rstrip("*")
        if piece in box.gear():
            berth.equipment.append(piece)
        else:
            berth.crew.append(piece)
            if word.endswith("*"):
                berth.marked.append(piece)
    return berth


def write_line(fleet: Fleet) -> str:
    """The line that `read_line` reads back."""
    items = []
    for berth in fleet.ships:
        crew = [word + ("*" if word in berth.marked else "") for word in berth.crew]
        items.append("+".join([berth.ship + ("!" if berth.flame else ""), *crew, *berth.equipment]))
    return ",".join([*items, *fleet.events, *fleet.forts, *fleet.uniques])


def _resolved(fleet: Fleet) -> Fleet:
    """Generic crew may be named by their trade (`Captain`): take the one of the ship's nation."""
    for berth in fleet.ships:
        card = box.ships().get(berth.ship)
        if card is None:
            raise BadFleet(no("no-ship", "2.1", piece=berth.ship))
        berth.crew = [_resolve(word, card.nation) for word in berth.crew]
    for word in [*fleet.crew, *(word for berth in fleet.ships for word in berth.crew)]:
        if word not in box.crew():
            raise BadFleet(no("no-crew", "2.1", piece=word))
    for kind, words, known in (
        (
            "no-equipment",
            [*fleet.equipment, *(w for b in fleet.ships for w in b.equipment)],
            box.gear(),
        ),
        ("no-event", fleet.events, box.events()),
        ("no-fort", fleet.forts, box.forts()),
        ("no-unique", [*fleet.uniques, *fleet.stock], box.uniques()),
    ):
        for word in words:
            if word not in known:
                raise BadFleet(no(kind, "2.1", piece=word))
    return fleet


def _resolve(word: str, nation: str) -> str:
    if word in box.crew():
        return word
    for card in box.crew().values():
        if card.generic and card.nation == nation and card.name.lower() == word.lower():
            return card.id
    return word


# ---- cost and cargo


def words_of(card: Card) -> frozenset[str]:
    return _words(card.id)


@cache
def _words(card_id: str) -> frozenset[str]:
    return frozenset([code for code, _ in card_codes(card_id)])


def served_nation(word: str, berth: Berth) -> str:
    """The nation of a crew: Cursed with its black mark (16.kw-blackmark-1)."""
    return "cursed" if word in berth.marked else box.crew()[word].nation


def at_work(berth: Berth) -> list[CrewCard]:
    """4.5: the crew whose abilities work on their ship."""
    if not berth.crew:
        return []
    crew = tuple([(word, served_nation(word, berth)) for word in berth.crew])
    return [box.crew()[word] for word, _ in serving(berth.ship, nation_of(berth), crew)]


def crew_cost(berth: Berth) -> int:
    """What the crew of a ship cost: a black mark 1 more, beside a paymaster 1 less."""
    working = at_work(berth)
    if jonah(working):
        return sum(box.crew()[card.id].cost for card in working if "jonah" in words_of(card))
    total = 0
    for word in berth.crew:
        card = box.crew()[word]
        cost = card.cost + (1 if word in berth.marked else 0)
        total += max(0, cost - crew_discount1(card, working))
    return total


@plain("jonah")
def jonah(working: Collection[CrewCard]) -> bool:
    """Beside a jonah the other crew cost no points, but each of them takes a space."""
    return any("jonah" in words_of(card) for card in working)


@plain("crew_discount1")
def crew_discount1(card: CrewCard, working: list[CrewCard]) -> int:
    """A paymaster at work, face up, makes the other crew aboard 1 point cheaper."""
    return 1 if any(other is not card and "crew_discount1" in words_of(other) for other in working) else 0


def cost(fleet: Fleet) -> int:
    """2.2, 2.7: ships, crew, equipment and events; forts are paid in gold during the match (1.1)."""
    total = 0
    for berth in fleet.ships:
        total += box.ships()[berth.ship].cost + crew_cost(berth)
        total += sum(box.gear()[word].cost for word in berth.equipment)
    total += sum(box.crew()[word].cost for word in fleet.crew)
    total += sum(box.gear()[word].cost for word in fleet.equipment)
    return total + sum(box.events()[word].cost for word in fleet.events)


def allowance(fleet: Fleet, points: int) -> int:
    """2.3, and what a patron adds (build_plus5)."""
    return points + build_plus5(fleet)


@plain("build_plus5")
def build_plus5(fleet: Fleet) -> int:
    """A patron, face up aboard, brings 5 points more; he never leaves his ship."""
    patrons = {card.id for berth in fleet.ships for card in at_work(berth) if "build_plus5" in words_of(card)}
    return 5 * len(patrons)


@plain("no_space")
def takes_space(card: CrewCard) -> bool:
    """4.2; oarsmen take none (5.oarsman-2)."""
    return "no_space" not in words_of(card) and "oarsman" not in card.keywords


#: how the links of crew name the ships of a nation
ADJECTIVES = {
    "america": "american",
    "england": "english",
    "corsairs": "barbary corsair",
    "spain": "spanish",
    "france": "french",
    "cursed": "cursed",
    "mercenaries": "mercenary",
    "pirates": "pirate",
    "jade": "jade rebellion",
    "vikings": "viking",
}


def linked(one: Card, two: Card) -> bool:
    """4.link: two pieces that name each other, or one the other."""
    return one.name in two.links or two.name in one.links or _all_of(one, two) or _all_of(two, one)


def _all_of(crew: Card, ship: Card) -> bool:
    """A link to every ship of a nation («All Viking ships»)."""
    if not isinstance(ship, ShipCard):
        return False
    return any(link.lower() == f"all {ADJECTIVES[ship.nation]} ships" for link in crew.links)


@plain("linked_choice")
def link_count(ship: ShipCard, crew: list[CrewCard], friends: list[str]) -> int:
    """4.link-3, 4.link-4: each linked pair present counts once; `friends[i]` is whom crew i chose."""
    count = sum(linked(member, ship) for member in crew)
    for i, one in enumerate(crew):
        for j, two in enumerate(crew[:i]):
            if linked(one, two) or friends[i] == two.name or friends[j] == one.name:
                count += 1
    return count


def cargo_spaces(
    ship: ShipCard, crew: list[CrewCard], friends: list[str], working: Collection[CrewCard]
) -> int:
    """All cargo spaces of a ship with that crew aboard, those of them at work there (4.5)."""
    more = cargo_plus1(working) + no_crew_cargo_plus2(ship, crew)
    return ship.cargo + link_count(ship, crew, friends) + more


@plain("cargo_plus1")
def cargo_plus1(working: Collection[CrewCard]) -> int:
    """A quartermaster finds one space more."""
    return 1 if any("cargo_plus1" in words_of(member) for member in working) else 0


def spaces_taken(crew: list[CrewCard], working: Collection[CrewCard]) -> int:
    """4.2: one each; those that take none do so only where their abilities work."""
    if jonah(working):
        return len(crew)
    idle = [card for card in crew if all(card is not other for other in working)]
    return len(idle) + sum(map(takes_space, working))


@plain("no_crew_cargo_plus2")
def no_crew_cargo_plus2(ship: ShipCard, crew: list[CrewCard]) -> int:
    """Two spaces more with no crew aboard."""
    return 2 if not crew and "no_crew_cargo_plus2" in words_of(ship) else 0


def nation_of(berth: Berth) -> str:
    """16.kw-blackmark-3, 16.kw-expatriot-2: some crew change the flag of their ship."""
    if berth.marked:
        return "cursed"
    if berth.crew and any("ex_patriot" in box.crew()[word].keywords for word in berth.crew):
        return "mercenaries"
    return box.ships()[berth.ship].nation


def is_mercenary(berth: Berth) -> bool:
    card = box.ships()[berth.ship]
    return "mercenary" in card.keywords or any(
        "ex_patriot" in box.crew()[word].keywords for word in berth.crew
    )


# ---- legal or not


def check(fleet: Fleet, points: int, as_printed: bool = False) -> list[str]:
    """Every fault of a fleet as an English sentence, naming the piece and the rule; empty when legal."""
    return [sentence(why) for why in faults(fleet, points, as_printed)]


def faults(fleet: Fleet, points: int, as_printed: bool = False) -> list[Reason]:
    """Every fault of a fleet, each naming the piece and the rule; empty when it is legal."""
    faults: list[Reason] = []
    if not any(not box.ships()[b.ship].move.startswith("T") for b in fleet.ships):
        faults.append(no("no-sailer", "2.4"))
    total, most = cost(fleet), allowance(fleet, points)
    if total > most:
        faults.append(no("too-dear", "2.2", total=total, most=most))
    roomier = cargo_masters(fleet)
    for berth in fleet.ships:
        faults += _check_berth(berth, roomier)
    faults += _check_company(fleet)
    if not as_printed:
        faults += _check_coded(fleet)
    return faults


def _cards(fleet: Fleet) -> list[Card]:
    cards: list[Card] = [box.ships()[berth.ship] for berth in fleet.ships]
    cards += [box.crew()[word] for berth in fleet.ships for word in berth.crew]
    return cards + [box.crew()[word] for word in fleet.crew]


def cargo_masters(fleet: Fleet) -> set[str]:
    """The nations whose ships carry one more (cargo_master)."""
    return {
        card.nation for berth in fleet.ships for card in at_work(berth) if "cargo_master" in words_of(card)
    }


#: how many crew a ship takes whose crew take no space (crew_no_space_3)
CREW_OF_THREE = 3


@plain("crew_no_space_3")
def roomless(ship: ShipCard) -> bool:
    """Her crew take no space, and there are three at the most."""
    return "crew_no_space_3" in words_of(ship)


def _check_berth(berth: Berth, roomier: set[str]) -> list[Reason]:
    ship = box.ships()[berth.ship]
    crew = [box.crew()[word] for word in berth.crew]
    faults: list[Reason] = []
    kind = box.creature(ship)
    if crew and no_crew(ship):
        rule = "16.kw-seamonster-4" if kind == "sea_monster" else "16.kw-seadragon-9" if kind else "8.3"
        faults.append(no("crewless", rule, piece=ship.name))
    paid = crew_cost(berth)
    if paid > ship.cost:
        faults.append(no("crew-cost", "4.3", piece=ship.name, paid=paid, cost=ship.cost))
    gear = sum(box.gear()[word].cost for word in berth.equipment)
    if gear > ship.cost:
        faults.append(no("gear-cost", "6.3", piece=ship.name, paid=gear, cost=ship.cost))
    friends = [berth.friends.get(card.id, "") for card in crew]
    working = at_work(berth)
    if roomless(ship) and len(crew) > CREW_OF_THREE:
        faults.append(no("crew-many", "8.3", piece=ship.name, most=CREW_OF_THREE))
    needed = (0 if roomless(ship) else spaces_taken(crew, working)) + len(berth.equipment)
    spaces = cargo_spaces(ship, crew, friends, working) + (nation_of(berth) in roomier)
    if needed > spaces:
        rule = "4.2" if crew else "6.2"
        faults.append(no("spaces", rule, piece=ship.name, needed=needed, spaces=spaces))
    nation = nation_of(berth)
    for card in crew:
        serves = served_nation(card.id, berth)
        if card.cost == 0 and serves != nation and "ex_patriot" not in card.keywords:
            faults.append(no("foreign-flag", "4.6", piece=card.name))
        if card.id in berth.marked and "black_mark" not in card.keywords:
            faults.append(no("no-mark", "16.kw-blackmark-1", piece=card.name))
    for word, friend in berth.friends.items():
        faults += _check_friend(ship, berth, word, friend)
    if berth.flame and "bombardier" not in ship.keywords:
        faults.append(no("no-bombardier", "16.kw-bombardier-3", piece=ship.name))
    return faults


@plain("no_crew")
def no_crew(ship: ShipCard) -> bool:
    """Sea monsters and sea dragons carry no crew, and some ships do not either."""
    return box.creature(ship) in ("sea_monster", "sea_dragon") or "no_crew" in words_of(ship)


def _check_friend(ship: ShipCard, berth: Berth, word: str, friend: str) -> list[Reason]:
    card = box.crew().get(word)
    nations = [arg for code, arg in card_codes(word) if code == "linked_choice"] if card else []
    if card is None or word not in berth.crew or not nations:
        return [no("no-link", "4.link-1", piece=ship.name, crew=word)]
    fits = any(c.name == friend and c.nation in nations for c in box.crew().values())
    return [] if fits else [no("no-friend", "4.link-1", piece=card.name, friend=friend, nation=nations[0])]


def _check_company(fleet: Fleet) -> list[Reason]:
    """16.kw-limit, 16.kw-loyal, 16.kw-hostile: on the starting fleet only."""
    company = _company(fleet)
    faults: dict[tuple[str, str, str], Reason] = {}

    def add(key: str, rule: str, piece: str, other: str) -> None:
        faults.setdefault((key, piece, other), no(key, rule, piece=piece, other=other))

    for place, (card, _) in enumerate(company):
        others = company[:place] + company[place + 1 :]
        for word in card.keywords:
            keyword, _, arg = word.partition(":")
            if keyword == "limit" and any(other.id == card.id for other, _ in others):
                add("limit", "16.kw-limit", card.name, "")
            if keyword == "loyal" and not any(_is(*other, arg) for other in others):
                add("loyal", "16.kw-loyal", card.name, arg)
            if keyword == "hostile" and any(_is(*other, arg) for other in others):
                rule = "16.kw-hostile-2" if arg in box.NATIONS else "16.kw-hostile-1"
                add("hostile", rule, card.name, arg)
    return list(faults.values())


def _company(fleet: Fleet) -> list[tuple[Card, str]]:
    """Every ship and crew with its nation: a black mark changes that of a crew and of its ship."""
    serving: list[tuple[Card, str]] = []
    for berth in fleet.ships:
        serving.append((box.ships()[berth.ship], nation_of(berth)))
        serving += [(box.crew()[word], served_nation(word, berth)) for word in berth.crew]
    return serving + [(box.crew()[word], box.crew()[word].nation) for word in fleet.crew]


def _is(card: Card, nation: str, what: str) -> bool:
    """Loyal and hostile name a nation or a piece (16.kw-loyal, ruling P60)."""
    return what in (nation, card.name, card.id)


def _check_coded(fleet: Fleet) -> list[Reason]:
    return [
        no("uncoded", "8.3", piece=card.name, codes=box.missing(card))
        for card in _cards(fleet)
        if not box.coded(card.id)
    ]


# ---- by the program


def random_fleet(points: int, below: Callable[[int], int], as_printed: bool = False) -> Fleet:
    """A legal fleet of about that many points, most of it of one nation, from the whole catalogue.
    `below(n)` draws a number from 0 to n − 1."""
    nation = box.NATIONS[below(len(box.NATIONS))]
    fleet = Fleet()
    left = points
    if below(4) == 0:
        affordable = [card for card in box.events().values() if card.cost <= points // 8]
        if affordable:
            event = affordable[below(len(affordable))]
            fleet.events.append(event.id)
            left -= event.cost
    for_ships = left - below(1 + points // 4)
    for _ in range(12):
        pool = _ship_pool(for_ships, nation if below(4) else "", as_printed, sails=not fleet.ships)
        if not pool:
            break
        card = box.ships()[pool[below(len(pool))]]
        if "limit" in card.keywords and any(b.ship == card.id for b in fleet.ships):
            continue
        fleet.ships.append(Berth(card.id, flame="bombardier" in card.keywords and below(2) == 0))
        for_ships -= card.cost
        left -= card.cost
    for _ in range(10):
        if left <= 0 or not _add_crew(fleet, left, below, as_printed, points):
            break
        left = points - cost(fleet)
    forts = sorted(box.forts(), key=lambda word: box.forts()[word].nation != nation)
    fleet.forts.append(forts[below(2)])
    return fleet


def _ship_pool(most: int, nation: str, as_printed: bool, sails: bool) -> tuple[str, ...]:
    pool = _pool(most, nation, as_printed, sails)
    return pool or _pool(most, "", as_printed, sails)


@lru_cache(1024)
def _pool(most: int, nation: str, as_printed: bool, sails: bool) -> tuple[str, ...]:
    return tuple([word for word, cost in _ships_of(nation, as_printed, sails) if cost <= most])


@cache
def _ships_of(nation: str, as_printed: bool, sails: bool) -> tuple[tuple[str, int], ...]:
    return tuple(
        (card.id, card.cost)
        for card in box.ships().values()
        if (not nation or card.nation == nation)
        and (as_printed or box.coded(card.id))
        and not (sails and (card.move == "T" or card.cargo == 0))
    )


@lru_cache(1024)
def _crew_pool(most: int, nation: str, as_printed: bool) -> tuple[str, ...]:
    return tuple([word for word, cost in _crew_of(nation, as_printed) if cost <= most])


@cache
def _crew_of(nation: str, as_printed: bool) -> tuple[tuple[str, int], ...]:
    return tuple(
        (card.id, card.cost)
        for card in box.crew().values()
        if card.nation == nation and (as_printed or box.coded(card.id))
    )


def _takes(fleet: Fleet, berth: Berth, points: int, as_printed: bool) -> bool:
    """Whether a fleet that was legal still is, with what was put aboard one of its ships."""
    if cost(fleet) > allowance(fleet, points) or _check_berth(berth, cargo_masters(fleet)):
        return False
    return not _check_company(fleet) and (as_printed or not _check_coded(fleet))


def _add_crew(fleet: Fleet, left: int, below: Callable[[int], int], as_printed: bool, points: int) -> bool:
    """Try to put one more crew or piece of equipment aboard; False when nothing fits."""
    berth = fleet.ships[below(len(fleet.ships))]
    if below(6) == 0:
        gear = [card.id for card in box.gear().values() if card.cost <= left]
        berth.equipment.append(gear[below(len(gear))])
        if not _takes(fleet, berth, points, as_printed):
            berth.equipment.pop()
        return True
    nation = nation_of(berth)
    pool = _crew_pool(left, nation, as_printed)
    if not pool:
        return True
    word = pool[below(len(pool))]
    berth.crew.append(word)
    if "black_mark" in box.crew()[word].keywords and below(2):
        berth.marked.append(word)
    if not _takes(fleet, berth, points, as_printed):
        berth.crew.pop()
        if word in berth.marked:
            berth.marked.remove(word)
    return True
