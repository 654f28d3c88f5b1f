"""What a hint promises is what the rules then do: odds over all falls of the dice, prices, ports."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from flibuste.games.blackbeard.box import HOSTAGES, MERCHANTS, NATIONS, PIRATE, PIRATES, PORT, PORTS
from flibuste.games.blackbeard.state import INVOLUNTARY, SOBER, VOLUNTARY, State, pirate, port_status
from flibuste.games.blackbeard.state import STATUSES as STATUS_WORDS
from flibuste.kernel.decision import Option
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.seat import Seat
from flibuste.words.texts import Texts

from .kit import asked, commissioner, do, get, governor, hold, merchant, put, stage, told, warship

#: What is answered to questions on the way; nothing else may be asked.
PLAIN = {"respond": "hush", "cunning": "keep", "interrupt": "hush", "guard": "no", "seize": "leave"}

POSITIONS = 12


def known(m: Match, option: str) -> dict[str, Any]:
    """The figures of a hint."""
    seat, decision = next(iter(m.pending.items()))
    assert m.game.hint is not None
    found = m.game.hint(m.view(seat), decision, Option.parse(option))
    assert found is not None
    return dict(found)


def advised(m: Match, option: str, reason: str, figure: str = "percent") -> int:
    """What the game's own player says of an option."""
    asker = Seat(m, next(iter(m.pending)))
    asker.decision = m.pending[asker.number]
    weighed = next(one for one in m.game.weigh(asker) if str(one.option) == option)
    return next(int(why.about[figure]) for why in weighed.reasons if why.key == reason)


def share(m: Match, option: str, dice: int, won: Callable[[Match], bool]) -> int:
    """How often in a hundred an option succeeds, over all falls of so many dice."""
    falls = list(product(range(1, 7), repeat=dice))
    return round(100 * sum(won(after(m, option, fall)) for fall in falls) / len(falls))


def after(m: Match, option: str, fall: tuple[int, ...]) -> Match:
    """The match once an option has been taken with these dice, and then ones."""
    twin = m.clone()
    rolls = twin.table.dice
    rolls.script, rolls.scripted = (*fall, *[1] * 40), 0
    do(twin, option)
    while not twin.over and asked(twin) in PLAIN:
        do(twin, PLAIN[asked(twin)])
    return twin


def someone(rng: random.Random, s: State, name: str, place: str, **fields: Any) -> None:
    """A pirate with a ship, damage, guns and a crew as they come."""
    ship = rng.choice(["sloop", "schooner", "brigantine"])
    p = put(s, name, place, ship=ship, guns=rng.random() < 0.3, cunning=rng.choice([0, 0, 2]), **fields)
    p.combat -= rng.randrange(3)
    p.speed -= rng.randrange(2)
    p.notoriety = rng.randrange(25)
    p.worth = rng.randrange(4000)


def crew(rng: random.Random, s: State, place: str, **fields: Any) -> str:
    """A pirate, and half the time an ally: the name of the one who acts."""
    one, other = rng.sample([p.id for p in PIRATES], 2)
    someone(rng, s, one, place, **fields)
    if rng.random() < 0.5:
        someone(rng, s, other, place, ally=PIRATE[one], **fields)
        pirate(s, PIRATE[one]).ally = PIRATE[other]
    return one


def positions(
    make: Callable[[random.Random, State], str], seats: int = 2, **settings: Any
) -> list[tuple[Match, str]]:
    """Matches from random positions, and the name of the pirate who acts in each."""
    made = []
    for number in range(POSITIONS):
        rng = random.Random(f"{make.__name__} {number}")
        names: list[str] = []

        def edit(s: State, rng: random.Random = rng, names: list[str] = names) -> None:
            names.append(make(rng, s))

        made.append((stage(edit, seats=seats, options=settings), names[0]))
    return made


@pytest.mark.rule("blackbeard", "8.13", "8.15", "11.2")
def test_the_odds_of_a_search() -> None:
    def make(rng: random.Random, s: State) -> str:
        merchant(s, "boston", "sloop", up=rng.random() < 0.5)
        return crew(rng, s, "north-atlantic")

    for m, name in positions(make):
        search = f"find {name} boston"
        found = share(m, search, 1, lambda after: bool(told(after, "found")))
        assert known(m, search)["chance"] == advised(m, search, "find") == found


@pytest.mark.rule("blackbeard", "9.52", "9.58", "8.46", "11.2")
def test_the_odds_of_an_attack() -> None:
    def make(rng: random.Random, s: State) -> str:
        if rng.random() < 0.5:
            s.attacked = [PORT["boston"]]
        name = crew(rng, s, "north-atlantic")
        for p in s.pirates:
            p.info = {PORT["boston"]: rng.randrange(6)} if rng.random() < 0.5 else {}
        return name

    for m, name in positions(make):
        attack = f"attack {name} boston"
        hint = known(m, attack)
        won = share(m, attack, 1 + hint["dice"], lambda after: bool(told(after, "stormed")))
        assert hint["chance"] == advised(m, attack, "attack") == won


@pytest.mark.rule("blackbeard", "17.2#13")
def test_the_odds_of_raising_the_people_of_a_port() -> None:
    def make(rng: random.Random, s: State) -> str:
        ports = rng.sample([port.id for port in PORTS if port.nation != "pirate"], 2)
        for port in ports:
            governor(s, port)
        put(s, "teach", "india")
        put(s, "low", ports[0], owner=1)
        hold(s, 1, "local-resistance")
        s.quiet = []
        return ports[0]

    for m, port in positions(make):
        do(m, "move teach east-africa", "play local-resistance")
        incite = f"incite {port}"
        hint = known(m, incite)
        assert hint["chance"] == share(m, incite, 1, lambda after: told(after, "resistance")[0]["won"])
        assert hint["pirates"] == 1


@pytest.mark.rule("blackbeard", "9.55", "11.2")
def test_the_odds_of_a_sack() -> None:
    def make(rng: random.Random, s: State) -> str:
        port = rng.choice([port.id for port in PORTS if port.nation != "pirate" and len(port.zones) == 1])
        return crew(rng, s, port, taken=PORT[port])

    for m, name in positions(make):
        sack = f"sack {name}"
        fame = sum(p.notoriety for p in m.state.pirates)
        hint = known(m, sack)
        assert hint["chance"] == share(m, sack, 1, lambda after: told(after, "sack")[0]["won"])
        if hint["chance"]:
            sacked = after(m, sack, (6,))
            assert sum(p.notoriety for p in sacked.state.pirates) - fame == hint["fame"]


@pytest.mark.rule("blackbeard", "9.62", "11.2")
def test_the_odds_of_a_theft() -> None:
    def make(rng: random.Random, s: State) -> str:
        someone(rng, s, "low", "boston")
        someone(rng, s, "bonnet", "boston", owner=1, revel=VOLUNTARY, holds=[900])
        if rng.random() < 0.5:
            someone(rng, s, "roberts", "boston", owner=1, revel=VOLUNTARY, ally=PIRATE["bonnet"])
            pirate(s, PIRATE["bonnet"]).ally = PIRATE["roberts"]
        return "low"

    def stolen(after: Match) -> bool:
        return bool(told(after, "theft")[0]["own"] > told(after, "theft")[0]["theirs"])

    for m, name in positions(make):
        steal = f"steal {name} bonnet"
        assert known(m, steal)["chance"] == share(m, steal, 2, stolen)


def met(rng: random.Random, s: State) -> str:
    """A pirate, perhaps revelling, as a warship finds him."""
    name = crew(rng, s, "east-caribbean")
    merchant(s, "san-juan", "sloop")
    warship(s, "east-caribbean", rng.choice(["light", "medium", "heavy"]))
    s.quiet = []
    return name


@pytest.mark.rule("blackbeard", "6.45", "6.46", "11.2")
def test_the_odds_of_a_meeting_with_a_warship() -> None:
    def escaped(after: Match) -> bool:
        return bool(told(after, "escaped"))

    def beaten(after: Match) -> bool:
        return bool(told(after, "beaten"))

    for m, name in positions(met):
        do(m, f"find {name} san-juan")
        broadside = known(m, "broadside")["chance"]
        do(m, "broadside")
        assert known(m, "flee")["chance"] == share(m, "flee", 2, escaped)
        assert known(m, "fight")["chance"] == share(m, "fight", 2, beaten)
        lost = share(m, "fight", 2, lambda after: not beaten(after))
        assert broadside == advised(m, "fight", "fight-lost") == lost


@pytest.mark.rule("blackbeard", "10.34", "10.12", "13.22", "11.2")
@pytest.mark.parametrize("rules", ["2008", "rulebook"])
def test_the_odds_of_a_meeting_with_a_commissioner(rules: str) -> None:
    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "east-caribbean", revel=rng.choice([SOBER, VOLUNTARY, INVOLUNTARY]))
        where = rng.choice(["east-caribbean", "south-america"])
        commissioner(s, 1, rng.choice(["ogle", "matthews", "rhett", "brand"]), where)
        for p in s.pirates:
            if p.ally < 0:
                p.letter = NATIONS.index("english")
        s.quiet = []
        return name

    for m, name in positions(make, commissioners=rules):
        do(m, f"move {name} west-caribbean")
        if rules == "2008":
            do(m, "hunt")
            escaped = share(m, "flee", 2, lambda after: bool(told(after, "escaped")))
            assert known(m, "flee")["chance"] == escaped
        else:
            m = after(m, "hunt", (6, 1))
            if asked(m) != "caught":
                continue  # too fast, or he has no letter
        fight = known(m, "fight")["chance"]
        assert fight == share(m, "fight", 2, lambda after: bool(told(after, "beaten")))
        lost = share(m, "fight", 2, lambda after: not told(after, "beaten"))
        assert advised(m, "fight", "fight-lost") == lost


@pytest.mark.rule("blackbeard", "10.12", "11.2")
def test_the_odds_of_sending_for_a_commissioner() -> None:
    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "east-caribbean")
        for p in s.pirates:
            p.notoriety += 4
        s.quiet = []
        return name

    for m, name in positions(make):
        do(m, f"move {name} west-caribbean")
        chance = known(m, "commission")["chance"]
        assert chance == share(m, "commission", 3, lambda after: bool(told(after, "commissioned")))


@pytest.mark.rule("blackbeard", "8.45", "11.2")
def test_the_odds_of_torture() -> None:
    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "east-caribbean")
        merchant(s, "san-juan", "sloop", up=True)
        for p in s.pirates:
            p.found = [PORT["san-juan"]]
        return name

    for m, name in positions(make):
        do(m, f"plunder {name} san-juan")
        while asked(m) != "hostage":
            do(m, PLAIN[asked(m)])
        told_of = known(m, "torture")
        assert told_of["chance"] == share(m, "torture", 1, lambda after: told(after, "tortured")[0]["talks"])
        paid = known(m, "ransom")
        assert (paid["low"], paid["high"]) == (20 * told_of["value"], 120 * told_of["value"])


@pytest.mark.rule("blackbeard", "9.42", "9.43", "9.31", "9.58", "11.2")
def test_what_a_port_is_and_what_it_pays() -> None:
    """For every port, as random attacks, letters, havens and governors have left it."""

    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "north-atlantic", holds=[rng.randrange(1, 1500)])
        for p in s.pirates:
            p.history = [nation for nation in range(len(NATIONS)) if rng.random() < 0.25]
            p.letter = rng.choice([-1, 0, 1])
        for port in range(len(PORTS)):
            if PORTS[port].nation != "pirate" and rng.random() < 0.3:
                pro = rng.random() < 0.5
                if s.dismissed if pro else s.anti:
                    governor(s, PORTS[port].id, pro=pro)
                    if pro and rng.random() < 0.5:
                        s.havens[port] = PIRATE[name]
        return name

    for m, name in positions(make):
        s = m.state
        decision = m.pending[0]
        for option in decision.options:
            if option[0] != "move" or option[2] not in PORT:
                continue
            hint = known(m, str(option))
            mates = [p for p in s.pirates if p.id in (PIRATE[name], pirate(s, PIRATE[name]).ally)]
            assert hint["status"] == STATUS_WORDS[port_status(s, mates[0], PORT[str(option[2])])]
            assert hint["booty"] == sum(sum(p.holds) for p in mates)


@pytest.mark.rule("blackbeard", "9.42", "9.43", "9.34", "9.33")
def test_what_a_sale_and_a_ransom_bring() -> None:
    def make(rng: random.Random, s: State) -> str:
        port = rng.choice(["boston", "havana", "martinique", "isla-de-tortuga", "calicut"])
        name = rng.choice([p.id for p in PIRATES])
        someone(rng, s, name, port, holds=[rng.randrange(1, 1500) for _ in range(rng.randrange(1, 3))])
        p = pirate(s, PIRATE[name])
        if port != "isla-de-tortuga":
            nation = NATIONS.index(PORTS[PORT[port]].nation)
            p.hostages, p.nations = [rng.randrange(len(HOSTAGES))], [nation]
            s.hostage_pool.remove(p.hostages[0])
            status = rng.choice(["pro", "haven", "neutral", "letter"])
            if status in ("pro", "haven"):
                governor(s, port)
            if status == "haven":
                s.havens[PORT[port]] = p.id
            if status == "letter":
                governor(s, port, pro=False)
                p.letter = nation
        return name

    for m, name in positions(make):
        do(m, f"port {name}")
        for option in m.pending[0].options:
            if option[0] == "sell-hostage":
                paid = known(m, str(option))
                for fall, price in (((1, 1), paid["low"]), ((6, 6), paid["high"])):
                    sold = after(m, str(option), fall)
                    assert told(sold, "ransomed")[0]["value"] == price
        net, worth = known(m, "sell-all")["net"], get(m, name).worth
        do(m, "sell-all", "pass")
        assert get(m, name).worth - worth == net


@pytest.mark.rule("blackbeard", "9.43")
def test_what_the_rest_brings_once_a_part_is_sold() -> None:
    """The rate is applied once, to all (ruling A39): what was sold before is part of the sum."""

    def position(s: State) -> None:
        put(s, "davis", "havana", holds=[301, 701])

    m = stage(position)
    do(m, "port davis", "sell davis 1 301")
    assert known(m, "sell-all")["net"] == 350  # 501 for both, of which 151 for the first
    do(m, "sell-all", "pass")
    assert get(m, "davis").worth == 501


@pytest.mark.rule("blackbeard", "18.12", "18.41", "17.2#8")
def test_what_retiring_brings() -> None:
    def make(rng: random.Random, s: State) -> str:
        governor(s, "boston")
        name = rng.choice([p.id for p in PIRATES])
        someone(rng, s, name, "boston", holds=[rng.randrange(1, 900)])  # lost, if it is not sold first
        p = pirate(s, PIRATE[name])
        if rng.random() < 0.5:
            s.havens[PORT["boston"]] = p.id
        else:
            p.letter = NATIONS.index("english")
        return name

    retired = set()
    for m, _ in positions(make):
        for option in m.pending[0].options:
            if option[0] == "retire" and option[2] != "bribe":
                retired.add(option[2])
                points = known(m, str(option))["points"]
                done = m.clone()
                do(done, str(option))
                said = advised(m, str(option), "career", "points")
                assert sum(done.state.vp[0]) == points == said
    assert retired == {"letter", "haven"}


@pytest.mark.rule("blackbeard", "9.43", "9.44", "9.45", "13.21")
def test_what_each_activity_in_port_does() -> None:
    """One hold sold alone, a refit, a haven bought, a feast."""

    def make(rng: random.Random, s: State) -> str:
        port = rng.choice(["boston", "havana", "martinique", "new-providence", "calicut"])
        name = rng.choice([p.id for p in PIRATES])
        someone(rng, s, name, port, holds=[rng.randrange(1, 1500) for _ in range(2)])
        p = pirate(s, PIRATE[name])
        p.combat, p.loyalty, p.cunning, p.worth = 1, 5, 0, 600 + p.worth
        if port != "new-providence" and rng.random() < 0.7:
            governor(s, port)
            if rng.random() < 0.5:
                s.havens[PORT[port]] = p.id
        return name

    met: set[str] = set()
    for m, name in positions(make):
        do(m, f"port {name}")
        before = get(m, name)
        for option in map(str, m.pending[0].options):
            verb = option.split()[0]
            met.add(verb)
            if verb == "sell":
                twin = m.clone()
                do(twin, option, "pass")
                assert get(twin, name).worth - before.worth == known(m, option)["net"]
            elif verb == "refit":
                hint = known(m, option)
                for die in range(1, 7):
                    mended = told(after(m, option, (die,)), "refitted")
                    assert bool(mended) is not hint["all"]
                    assert not mended or mended[0]["points"] == (die + 1) // 2 + hint["bonus"]
            elif verb == "haven":
                asking = after(m, option, (4,))
                price, left = asking.pending[0].about["price"], known(asking, "yes")["left"]
                assert price == 4 * known(m, option)["price"]
                do(asking, "yes")
                assert get(asking, name).worth == left
            elif verb == "celebrate":
                merry = get(after(m, option, ()), name)
                assert merry.loyalty - before.loyalty == known(m, option)["gain"]
    assert met >= {"sell", "refit", "haven", "celebrate"}


@pytest.mark.rule("blackbeard", "12", "8.13", "14.2", "6.46", "9.55")
def test_the_odds_of_rolling_again() -> None:
    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "east-caribbean")
        pirate(s, PIRATE[name]).cunning = 1
        merchant(s, "san-juan", "sloop")
        return name

    asked_for = 0
    for m, name in positions(make):
        trick = m.clone()
        trick.table.dice.script, trick.table.dice.scripted = (1,), 0
        do(trick, f"find {name} san-juan")
        if asked(trick) == "cunning":
            asked_for += 1
            found = share(trick, f"reroll {name}", 1, lambda after: bool(told(after, "found")))
            assert known(trick, f"reroll {name}")["chance"] == found
    assert asked_for


@pytest.mark.rule("blackbeard", "12", "14.2")
def test_the_odds_of_putting_a_mutiny_down() -> None:
    def make(rng: random.Random, s: State) -> str:
        name = rng.choice([p.id for p in PIRATES])
        someone(rng, s, name, "east-caribbean", loyalty=0)
        pirate(s, PIRATE[name]).cunning = 1
        return name

    for m, name in positions(make):
        trick = m.clone()
        trick.table.dice.script, trick.table.dice.scripted = (6,), 0
        do(trick, f"move {name} west-caribbean")
        quelled = share(trick, f"reroll {name}", 1, lambda after: mutineers(after) < command(after))
        assert known(trick, f"reroll {name}")["chance"] == quelled


def mutineers(m: Match) -> int:
    return int(told(m, "mutiny-roll")[0]["dice"][0])


def command(m: Match) -> int:
    return int(told(m, "mutiny-roll")[0]["command"])


@pytest.mark.rule("blackbeard", "17.2#8", "18.12")
def test_what_the_pardon_brings_to_who_enters_an_english_port() -> None:
    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "north-atlantic", holds=[rng.randrange(1500)], pardoned=True)
        if rng.random() < 0.5:
            governor(s, "boston")
            s.havens[PORT["boston"]] = PIRATE[name]
        s.pardon_seat, s.pardon_turns = 1, 1
        return name

    for m, name in positions(make):
        assert m.view(0)["pardon"]["until"] == "p1"
        move = f"move {name} boston"
        hint = known(m, move)
        assert hint["status"] == "amnesty"
        assert hint["points"] == sum(after(m, move, ()).state.vp[0])


@pytest.mark.rule("blackbeard", "6.42", "6.46", "6.41")
def test_the_odds_of_the_warship_just_sighted() -> None:
    def make(rng: random.Random, s: State) -> str:
        name = crew(rng, s, "east-caribbean")
        merchant(s, "san-juan", rng.choice([kind.id for kind in MERCHANTS]))
        hold(s, 1, "warship-sighting")
        s.quiet = []
        return name

    for m, name in positions(make):
        do(m, f"find {name} san-juan", "play warship-sighting")
        chance = known(m, "strike")["chance"]
        do(m, "strike")
        assert chance == share(m, "fight", 2, lambda after: not told(after, "beaten"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_prompt_tells_the_figures_of_who_owns_the_box(lang: str) -> None:
    game = find("blackbeard")
    assert game.figures is not None
    words = Texts(game.package, lang, game.namer, dict.fromkeys(game.figures, 77))
    about = {"who": "p0", "pirate": "teach", "victim": "low", "own": 5, "theirs": 6, "dice": 1, "wealth": 2}
    for key in ("ask-redraw", "told-redrawn", "ask-guard", "why-revel", "hint-attack"):
        assert words.say(key, about).count("77") == 1, key
    assert words.say("first-revel").count("77") == 2
