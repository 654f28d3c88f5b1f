"""Where an answer to a form leads: what the browser shows before it is given."""

from __future__ import annotations

import flibuste
from flibuste.games.pirates.state import State
from flibuste.games.pirates.table.contact import find
from flibuste.games.pirates.table.trace import trace
from flibuste.kernel.decision import Option

from . import kit
from .kit import BARQUE, FRIGATE, HELMSMAN, SLOOP, Terrain, course, do, get, ship, ship_with, stage

AWAY = ship(SLOOP, 1, 900, 200, id="away")
SPARE = ship(SLOOP, 0, 200, 500, id="spare")


def led(m: kit.Match, word: str) -> list[list[int]] | None:
    return trace(m.state, m.pending[kit.seat_of(m)], Option.parse(word))


def follow(m: kit.Match, word: str, vessel: kit.Ship) -> None:
    """The ship ends where it was said to."""
    there = led(m, word)
    do(m, word)
    assert there == [[get(m, vessel).x, get(m, vessel).y, get(m, vessel).h]]


def test_a_pivot_a_berth_and_a_way_out_lead_where_they_say() -> None:
    schooner = ship(ship_with("schooner"), 0, 600, 450)
    follow(do(stage(schooner, AWAY), course(schooner, (0, 20))), f"pivot {schooner.id} 12345", schooner)

    fog = Terrain("fog_bank", 60000, 45000)
    lost = ship(BARQUE, 0, 600, 450, fog=0)
    m = do(stage(lost, SPARE, AWAY, terrain=[fog], dice=[1]), f"leave-fog {lost.id}")
    follow(m, f"set {lost.id} 0 1500", lost)

    m = laid_by_hand()
    berth = next(option for option in m.suggest(kit.seat_of(m)) if option[0] == "berth")
    follow(m, str(berth), find(m.state, str(berth[1])))


def laid_by_hand() -> kit.Match:
    """At the first berth that its owner may change."""
    m = flibuste.new("pirates", seats=2, seed=4, options={"layout": "players", "terrain": 0})
    while kit.asked(m) != "berth":
        m.choose(kit.seat_of(m), m.suggest(kit.seat_of(m))[0])
    return m


def test_a_submarine_that_backs_off_is_shown_where_it_would_be() -> None:
    sub = ship(ship_with("submarine"), 0, 600, 450, submerged=True)
    foe = ship(FRIGATE, 1, 600 + 41 + 30 + 30, 450)
    m = stage(sub, foe, SPARE, AWAY, dice=[1] * 6)
    while kit.asked(m) != "act":
        do(m, next((word for word in kit.offered(m) if word.startswith("dive")), kit.offered(m)[0]))
    do(m, course(sub, (0, 57)))
    while kit.asked(m) not in ("away", "act"):
        do(m, kit.offered(m)[0])
    assert kit.asked(m) == "away"
    follow(m, f"away {sub.id} 9000", sub)


def test_what_is_refused_is_shown_all_the_same_and_nonsense_is_not() -> None:
    schooner = ship(ship_with("schooner"), 0, 600, 450)
    wall = ship(FRIGATE, 1, 600, 500, 0)
    m = do(stage(schooner, wall, AWAY), course(schooner, (0, 1)))
    seat = kit.seat_of(m)
    taken = f"pivot {schooner.id} 9000"
    assert m.game.check(m.state, m.pending[seat], Option.parse(taken)) is not None
    assert led(m, taken) is not None
    for word in (
        "pivot",
        f"pivot {schooner.id}",
        f"pivot {schooner.id} north",
        f"pivot {schooner.id} 36000",
        f"pivot {wall.id} 9000",
        f"away {schooner.id} 9000",
        f"pivot {schooner.id} 9000 0",
        "pass",
    ):
        assert led(m, word) is None


def test_nothing_is_told_of_how_far_another_s_ship_could_sail() -> None:
    """A hidden helmsman must not show in what is weighed."""
    mine = ship(BARQUE, 0, 300, 300)

    def weighed(crew: list[str]) -> object:
        m = stage(mine, ship(BARQUE, 1, 600, 450, id="theirs", crew=crew), AWAY)
        return led(m, f"course theirs 0:{kit.S} 0:{kit.S} 0:{kit.S}")

    assert weighed([]) is None
    assert weighed([HELMSMAN]) is None
    m = stage(mine, AWAY)
    assert led(m, course(mine, (0, 10))) == [[31000, 30000, 0]]
    assert led(m, course(mine, (0, 900))) is None
    assert led(m, f"course {mine.id} nonsense") is None
    assert led(m, "course nobody 0:100") is None


def test_forms_hold_what_they_are_drawn_with() -> None:
    m = laid_by_hand()
    form = m.pending[kit.seat_of(m)].form
    assert form is not None
    s: State = m.state
    home = s.islands[s.players[kit.seat_of(m)].home]
    assert form.fields["about"] == [home.x, home.y]
    vessel = next(x for x in s.ships if x.id == form.fields["ship"])
    here = led(m, f"berth {vessel.id} {form.fields['now']}")
    assert here is not None
    assert all(abs(a - b) <= 1 for a, b in zip(here[0], (vessel.x, vessel.y, vessel.h), strict=True))
