"""What a value looks at, counted by hand in one busy position."""

from __future__ import annotations

import pytest

from flibuste.games.blackbeard.box import BOXES, PIRATE, PORT, WARSHIPS
from flibuste.games.blackbeard.features import NAMES, boundary, features, progress
from flibuste.games.blackbeard.state import DEPLOY, OVER, START, State

from .kit import captains, commissioner, governor, hold, merchant, put, stage, warship


def busy(s: State) -> None:
    teach = put(s, "teach", "east-caribbean", combat=4, speed=-1, loyalty=2, cunning=2, letter="english")
    teach.notoriety, teach.worth, teach.holds = 11, 1250, [400, 300]
    teach.guns = teach.scurvy = teach.pardoned = True
    teach.found, teach.history = [PORT["san-juan"]], [1]
    teach.hostages, teach.nations = [s.hostage_pool.pop()], [1]
    put(s, "low", "bath", notoriety=5, worth=300, revel=1, ship="sloop")
    put(s, "tew", "india", owner=1, notoriety=8)
    put(s, "vane", "gold-coast", owner=1)
    governor(s, "bath")
    governor(s, "havana", pro=False)
    s.havens[PORT["bath"]] = PIRATE["low"]
    merchant(s, "san-juan", "brigantine", up=True)
    merchant(s, "martinique", "fluyt")
    merchant(s, "goa", "sloop")
    warship(s, "east-caribbean", "heavy")
    commissioner(s, 1, "matthews", "west-caribbean")
    commissioner(s, 0, "ogle", "east-africa")
    hold(s, 0, "wear-and-tear", "scurvy-outbreak")
    hold(s, 1, "double-cross")
    captains(s, 0, "avery")
    captains(s, 1, "england", "kennedy")
    s.vp[0][0], s.vp[1][2] = 7, 3


#: Teach has 11 points and 1,950 doubloons, a stake of 30.5; Low 5 and 300, a stake of 8.
OWN = {
    "points": 7,
    "pirates": 2,
    "notoriety": 16,
    "wealth": 22.5,
    "best career": 30.5,
    "holds filled": 2,
    "hostages": 1,
    "career near home": 30.5 / 3 + 8,  # two moves to an English port; Low is at home
    "career with a letter": 30.5,
    "career with a haven": 8,
    "career docked with friends": 8,
    "hostile nations": 1,
    "hostile ports": 10 + 1,  # all Spanish ones for Teach; Havana for Low
    "loyalty": 9,
    "disloyal": 1,
    "combat": 9,
    "holes": 2,
    "slow": 1,
    "cunning": 2,
    "guns": 1,
    "drunk": 1,
    "scurvy": 1,
    "found": 1,
    "prey": 2,
    "skill": 4 + 3,
    "initiative": 3,
    "hunted": 4 + 0.3 * 30.5,
    "hunting": 8,
    "warship": 1,
    "captains": 1,
    "cards": 2,
    "commissioner": 1,
    "wait": 0,
    "pardoned": 30.5,
}


def test_the_features_of_a_busy_position() -> None:
    s = stage(busy).state
    own = dict(zip(NAMES, features(s, 0), strict=True))
    assert {name: own[name] for name in OWN} == pytest.approx(OWN)
    theirs = dict(zip(NAMES, features(s, 1), strict=True))
    seen = {
        name: theirs[name] for name in ("points", "hunting", "wait", "captains", "cards", "hunted", "prey")
    }
    assert seen == pytest.approx(
        {"points": 3, "hunting": 30.5, "wait": 1, "captains": 2, "cards": 1, "hunted": 4 + 0.3 * 8, "prey": 1}
    )


def test_where_turns_and_progress_stand() -> None:
    s = stage(busy).state
    s.turn, s.deck = 4, s.deck[:15]
    assert (boundary(s), progress(s)) == (5, 0.8)
    s.phase = START
    assert (boundary(s), progress(s)) == (5, 0.8)
    s.phase = OVER
    assert progress(s) == 1
    s.phase = DEPLOY
    assert (boundary(s), progress(s)) == (0, 0)


def test_a_rich_captain_is_worth_more_the_nearer_he_is_to_his_port() -> None:
    def way_home(place: str) -> float:
        def position(s: State) -> None:
            put(s, "teach", place, letter="english", notoriety=20, worth=3000)

        return dict(zip(NAMES, features(stage(position).state, 0), strict=True))["way home"]

    assert way_home("bath") > way_home("central-atlantic") > 0
    assert way_home("boston") == way_home("bath")  # the first port is a port like any other


def seen(place: str, *ports: str, kind: str = "heavy") -> dict[str, float]:
    """What is counted for Teach at a place, with merchants off some ports and a warship off Boston."""

    def position(s: State) -> None:
        put(s, "teach", place)
        for port in ports:
            merchant(s, port, "sloop")
        warship(s, "north-atlantic", kind)

    return dict(zip(NAMES, features(stage(position).state, 0), strict=True))


def test_there_is_neither_prey_nor_a_warship_in_a_transit_box() -> None:
    for box in BOXES:
        found = seen(box, "cape-coast", "kilwa")
        assert (found["prey"], found["warship"]) == (0, 0)


@pytest.mark.parametrize("kind", [kind.id for kind in WARSHIPS])
def test_every_kind_of_warship_counts(kind: str) -> None:
    assert seen("north-atlantic", kind=kind)["warship"] == 1
    assert seen("south-atlantic", kind=kind)["warship"] == 0


def test_a_docked_pirate_sees_the_prey_of_his_zone() -> None:
    assert seen("boston", "boston", "goa")["prey"] == 1
    assert seen("bermuda", "boston", "bath")["prey"] == 2  # it lies between two zones


def test_a_hunting_ground_is_worth_more_the_nearer_it_is() -> None:
    near, far = (seen(place, "goa")["hunting ground"] for place in ("india", "east-africa"))
    assert near > far > 0
    assert seen("gold-coast", "goa")["hunting ground"] > 0  # three moves and one to find it


@pytest.mark.parametrize(
    ("place", "zone", "hunted"),
    [
        ("central-atlantic", "north-atlantic", True),
        ("north-atlantic", "central-atlantic", True),
        ("central-atlantic", "central-atlantic", True),
        ("central-atlantic", "india", False),
        ("gold-coast", BOXES[0], False),
        (BOXES[0], "gold-coast", False),
    ],
)
def test_a_commissioner_in_the_next_zone_hunts(place: str, zone: str, hunted: bool) -> None:
    def position(s: State) -> None:
        put(s, "teach", place)
        commissioner(s, 1, "ogle", zone)

    found = dict(zip(NAMES, features(stage(position).state, 0), strict=True))
    assert bool(found["hunted"]) is hunted


@pytest.mark.parametrize(("loyalty", "disloyal"), [(2, 1), (3, 0)])
def test_when_a_crew_counts_as_disloyal(loyalty: int, disloyal: int) -> None:
    m = stage(lambda s: put(s, "teach", "india", loyalty=loyalty))
    assert dict(zip(NAMES, features(m.state, 0), strict=True))["disloyal"] == disloyal


def test_a_ruin_is_no_hostile_port() -> None:
    def position(s: State) -> None:
        put(s, "teach", "india")
        governor(s, "havana", pro=False)
        governor(s, "santiago", pro=False)
        s.destroyed = [PORT["havana"]]

    assert dict(zip(NAMES, features(stage(position).state, 0), strict=True))["hostile ports"] == 1


@pytest.mark.parametrize(("speed", "slow"), [(0, 0), (-1, 1)])
def test_only_a_crippled_ship_is_slow(speed: int, slow: int) -> None:
    m = stage(lambda s: put(s, "teach", "india", speed=speed))
    assert dict(zip(NAMES, features(m.state, 0), strict=True))["slow"] == slow


@pytest.mark.parametrize("prey", [4, 5])
def test_more_prey_than_a_captain_can_hunt_counts_no_more(prey: int) -> None:
    """From Bermuda he sees the merchants of two zones."""
    ports = ["boston", "new-york", "philadelphia", "virginia", "bath"]
    assert seen("bermuda", *ports[:prey])["prey"] == 4


@pytest.mark.parametrize(("loyalty", "counts"), [(8, 8), (9, 8)])
def test_more_loyalty_than_a_crew_can_use_counts_no_more(loyalty: int, counts: int) -> None:
    m = stage(lambda s: put(s, "teach", "india", loyalty=loyalty))
    assert dict(zip(NAMES, features(m.state, 0), strict=True))["loyalty"] == counts
