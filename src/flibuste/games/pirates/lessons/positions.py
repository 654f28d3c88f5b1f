"""The staged positions of the lessons of Pirates. The learner is seat 0. Places are in millimetres, headings
in degrees, east being 0; the learner's home (i1) lies in the west, the other's (i2) in the east."""

from __future__ import annotations

from collections.abc import Sequence

from .. import box
from ..state import STANDING, Coin, Crew, Island, Ship, State, Terrain
from ..table.contact import find_dock

ANTELOPE, DOVER, PICADOR, CANOES, CAROLINA = "BC-52", "SM1-ES-009", "SM1-SS-015", "SS-17", "RV-76"
APOLLO = "RV-31"
CAPTAIN, HELMSMAN, EXPLORER = "BC-116", "BC-118", "CC-106"
#: a ship that may carry two marines, and the marines
KING_EDWARD, HARDWICKE, SHARPE = "SM1-ES-007", "RV-35", "FS-091b"


def treasure_run(s: State) -> None:
    """HMS Antelope at sea, one move from the nearest wild island."""
    _sea(s)
    s.islands[2].coins = [Coin(5), Coin(1), Coin(3), Coin(2)]
    _ships(s, _ship(ANTELOPE, 0, 420, 330, 20, crew=[HELMSMAN]))


def guns(s: State) -> None:
    """HMS Dover beside El Picador, laden, in the open sea."""
    _sea(s)
    _ships(s, _ship(DOVER, 0, 560, 400, 0), _ship(PICADOR, 1, 590, 450, 180, coins=[4]))


def ram(s: State) -> None:
    """HMS Dover bears down on the Carolina, who has one mast left."""
    _sea(s)
    prey = _ship(CAROLINA, 1, 640, 520, 90, coins=[3, 2], masts=[1, 0, 0])
    _ships(s, _ship(DOVER, 0, 500, 520, 0), prey)


def crews(s: State) -> None:
    """HMS Dover with a captain, HMS Antelope with a helmsman, HMS Apollo, a schooner, with an explorer."""
    _sea(s)
    dover = _ship(DOVER, 0, 420, 600, 0, crew=[CAPTAIN])
    antelope = _ship(ANTELOPE, 0, 350, 250, 20, crew=[HELMSMAN])
    apollo = _ship(APOLLO, 0, 470, 770, 340, crew=[EXPLORER])
    _ships(s, dover, antelope, apollo, _ship(PICADOR, 1, 640, 620, 180))


# ---- the worked examples of the rulebook


def reef(s: State) -> None:
    """HMS Dover, four masts, and a reef between her and an island (18.reef-2)."""
    _sea(s)
    _ships(s, _ship(DOVER, 0, 470, 340, 10))
    s.terrain = [Terrain("reef", 50500, 34800)]


def sargasso(s: State) -> None:
    """The Carolina, three masts, and weed between her and an island (18.sargasso-2)."""
    _sea(s)
    _ships(s, _ship(CAROLINA, 0, 470, 340, 10))
    s.terrain = [Terrain("sargasso", 50500, 34800)]


def two_measures(s: State) -> None:
    """HMS Antelope, who moves L+S, in the open sea (10.1)."""
    _sea(s)
    _ships(s, _ship(ANTELOPE, 0, 420, 560, 0))


def marines(s: State) -> None:
    """HMS King Edward with two marines beside El Picador (16.kw-marine-5)."""
    _sea(s)
    edward = _ship(KING_EDWARD, 0, 560, 400, 0, crew=[HARDWICKE, SHARPE])
    _ships(s, edward, _ship(PICADOR, 1, 590, 450, 180))


# ---- parts


def _sea(s: State) -> None:
    """Two homes, two wild islands, nothing aboard or at home."""
    s.islands = [
        Island(0, 37000, 47000, home=0),
        Island(0, 104000, 45000, home=1),
        Island(0, 58000, 36000),
        Island(0, 60000, 72000),
    ]
    for seat, player in enumerate(s.players):
        player.home = seat
        player.coins, player.gold, player.events, player.forts, player.crew = [], 0, [], [], []
        player.gear, player.stock = [], []
    s.terrain = []
    s.order = [0, 1]
    s.turn, s.round, s.stake = 0, 1, 30
    s.islands[2].coins = [Coin(3), Coin(1), Coin(2), Coin(2)]
    s.islands[3].coins = [Coin(4), Coin(1), Coin(3), Coin(2)]


def _ships(s: State, *ships: Ship) -> None:
    """Put these on the sea; the other side also has canoes far off, so that it can always act."""
    s.ships = [*ships, _ship(CANOES, 1, 1000, 820, 180)]
    for ship in s.ships:
        ship.dock = find_dock(s, ship)


def _ship(
    card: str,
    owner: int,
    x: float,
    y: float,
    heading: float,
    crew: Sequence[str] = (),
    coins: Sequence[int] = (),
    masts: Sequence[int] = (),
) -> Ship:
    entry = box.ships()[card]
    return Ship(
        f"{card}~{owner + 1}",
        card,
        owner,
        owner,
        entry.nation,
        round(x * 100),
        round(y * 100),
        round(heading * 100) % 36000,
        masts=list(masts) or [STANDING] * entry.masts,
        crew=[Crew(word, owner, entry.nation) for word in crew],
        coins=[Coin(value, seen=1 << owner) for value in coins],
    )
