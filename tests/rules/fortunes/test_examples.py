"""The rulebook's combat, from the first shot to the last man, with scripted dice (ruling R01)."""

from __future__ import annotations

import pytest

from flibuste.games.fortunes.box import GLORY_IDS
from flibuste.games.fortunes.rules import sides
from flibuste.games.fortunes.state import State

from .kit import asked, pick, put, stage, told

ROUND_1 = [5, 1, 1, 5, 4, 1, 1, 3]
"""One success each; Frances wins by 5 to 2. Felipe's shot finds the Cargo, hers the Crew."""
ROUND_2 = [5, 2, 2, 5, 4, 1, 4]
"""Tied successes, Frances wins by 5 to 4 but does not get away; his one shot finds her only cannon."""
ROUND_3 = [5, 5, 1, 5, 1, 1, 1, 4, 6]
"""Felipe wins and fires all three: Cargo (now destroyed), Cannons (so the Hull), and a skull."""
ROUND_4 = [5, 1, 1, 1, 2, 3, 5, 6, 3, 2]
"""Felipe wins until the grappling hooks; his one shot brings the Masts down."""


def position(s: State) -> None:
    """Felipe in a frigate, with chain shot; Frances in a sloop with special rigging, with grappling hooks
    and a card that replays a crew combat. He has Quick wits."""
    felipe = put(s, 0, "felipe", "frigate", "la_habana", gold=10, hand=["quick_wits"])
    frances = put(
        s, 1, "frances_wright", "sloop", "la_habana", gold=10, mods=["rigging"], hand=["replay_crew"]
    )
    felipe.weapons[1] = 1
    frances.weapons[0] = 1


@pytest.mark.rule(
    "fortunes", "C117", "C118", "C119", "C120", "C121", "C123", "C126", "C130", "C133", "C135", "C137"
)
def test_the_combat_of_felipe_and_frances() -> None:
    crew_1 = [5, 1, 5, 5, 5]
    crew_2 = [5, 6, 5, 4, 1]
    replayed = [1, 2]
    again = [5, 2]
    dice = [5, 1, 1, *ROUND_1, *ROUND_2, *ROUND_3, *ROUND_4, *crew_1, *crew_2, *replayed, *again]
    m = stage(position, dice=dice)
    felipe, frances = m.state.players
    pick(m, "scout p1")
    assert frances.ship.handling == 5

    # round 1: only shots; he moves the hit from his crew to his hold
    assert asked(m) == (0, "parry")
    pick(m, "redirect crew cargo")
    assert felipe.ship.now == [3, 2, 3, 3, 3]
    assert frances.ship.now == [2, 1, 2, 2, 1]

    # round 2: he shoots, she flees and fails; her cannon is gone
    pick(m, "shoot", "flee")
    assert frances.ship.now == [2, 1, 2, 2, 0]
    assert m.state.battle is not None

    # round 3: three hits; chain shot sends the skull into the masts
    pick(m, "shoot", "flee")
    assert asked(m) == (0, "lay-guns")
    pick(m, "spend chain_shot")
    assert frances.ship.now == [1, 0, 1, 2, 0]

    # round 4: she boards with the help of her hooks, after one more hit on the masts
    pick(m, "shoot", "board")
    assert asked(m) == (1, "grapnel")
    pick(m, "spend grapnel", "reroll mine 1", "reroll mine 2", "reroll mine 3")
    assert frances.ship.now[2] == 0
    assert "board" in told(m)

    # crew combat, round 1: one man lost to her two (she has only two men, whatever she rolls)
    assert asked(m) == (1, "announce")
    pick(m, "pass")
    assert sides.the_battle(m.state).crew_round == 2
    assert (felipe.ship.now[3], frances.ship.now[3]) == (1, 1)

    # round 2: both would fall and he would win; she makes him roll again, he answers with his own card
    assert asked(m) == (1, "announce")
    pick(m, "announce replay_crew", "play replay_crew", "reroll theirs 5", "reroll theirs 5", "done")
    assert asked(m) == (0, "quick-wits")
    pick(m, "play quick_wits", "reroll mine 1", "reroll mine 2", "done")
    won = next(t for t in m.story() if t.key == "combat-won")
    assert won.about["side"] == "p1"  # one success each, but her other dice are worth 5 to his 2
    assert asked(m) == (1, "capture")
    pick(m, "pass")
    assert frances.glory == 1
    assert GLORY_IDS[m.state.glory_discard[-1]] == "quick_wits"
    assert felipe.captain == -1


@pytest.mark.rule("fortunes", "C120", "C121", "C122")
def test_the_example_of_the_frigate_and_the_boarding_sloop() -> None:
    """The frigate wins and fires three guns; the sloop has two successes but one gun. Then the sloop wins
    with Board: the frigate's one hit destroys its masts first, too late."""

    def edit(s: State) -> None:
        put(s, 0, "nicolas_jaures", "frigate", "la_habana")
        put(s, 1, "christian_marquis", "sloop", "la_habana")
        s.players[1].ship.now[2] = 1

    m = stage(edit, dice=[5, 1, 5, 5, 5, 5, 5, 1, 1, 1, 1, 3, 4, 5, 1, 1, 5, 5, 1, 1, 2])
    pick(m, "scout p1")
    frigate, sloop = m.state.players
    assert sloop.ship.now == [2, 0, 1, 1, 1]  # three guns: the hold twice, the crew once
    assert sum(frigate.ship.now) == 14
    pick(m, "shoot", "board")
    assert sloop.ship.now[2] == 0
    assert "board" in told(m)
    assert frigate.captain >= 0
