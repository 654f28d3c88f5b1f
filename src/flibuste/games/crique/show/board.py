"""The board as SVG: the chart with ships at anchor, the sheets beside it, cards below."""

from __future__ import annotations

from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.words.texts import Texts, texts

from ..box import ISLANDS, LEGEND, LEGEND_CARDS
from ..options import SEATS
from . import chart
from .sheets import battle_panel, fan, foe_card, month_panel, seat_number, sheet, tavern_card, title
from .targets import Targets

WIDTH, HEIGHT = 1600.0, 1102.0
_TOP_OF_CARDS = 846.0
_PANEL_W = 440.0
#: Cards are drawn larger while few of them lie on the table.
_CARDS, _FEW = 1.35, 2
_SHIP = 0.78
_NUMBER = {word: number for number, word in enumerate(ISLANDS)}


def draw(view: dict[str, Any], lang: str, decision: Decision | None = None) -> str:
    """The match as a view shows it; what the decision's options point at can be clicked."""
    words = texts("crique", lang)
    hot = Targets(view, decision, words)
    body = (
        svg.rect(0, 0, WIDTH, HEIGHT, fill="var(--paper)"),
        chart.paper(),
        _cartouche(view, words),
        *(_island(view, island, words, hot) for island in view["islands"]),
        _other_ships(view, words, hot),
        *(
            _ship(island["id"], i, seat, words, hot)
            for island in view["islands"]
            for i, seat in enumerate(island["ships"])
        ),
        chart.renown_scale(),
        _renown(view),
        _sheets(view, words, hot, decision),
        _below(view, words, hot),
    )
    return svg.picture(WIDTH, HEIGHT, *body, title=words.say("game"))


# ---- on the chart


def _cartouche(view: dict[str, Any], words: Texts) -> str:
    """The title of the chart, with the month and the phase."""
    month = words.say("board-month", {"month": view["month"], "months": view["months"]})
    phase = words.say(f"board-phase-{view['phase']}")
    name = words.say("game")
    done = view["month"] - (view["phase"] != "over")
    passed = svg.pips(64, 128, done, view["months"], 4.2)
    return svg.group(
        svg.path(
            "M50 48H300L308 62V132L296 144H56L44 132V62Z",
            fill="var(--paper)",
            stroke="var(--coast)",
            stroke_width=1.6,
        ),
        svg.path(
            "M56 54H294L301 65V129L292 138H60L51 129V65Z",
            fill="none",
            stroke="var(--coast)",
            stroke_width=0.7,
        ),
        svg.text(
            176,
            82,
            name,
            svg.fit(name, 22, 226, 14, bold=True),
            anchor="middle",
            class_="serif bold italic",
        ),
        svg.text(176, 106, f"{month} · {phase}", svg.fit(f"{month} · {phase}", 13, 230, 9), anchor="middle"),
        svg.group(passed, at=((176 - 64) - (view["months"] - 1) * 5.67, -4)),
    )


def _island(view: dict[str, Any], island: dict[str, Any], words: Texts, hot: Targets) -> str:
    """Name, number, and what can be had here."""
    number = _NUMBER[island["id"]]
    here = chart.place(number)
    name = title(island["id"], words)
    coast = chart.coast_id(number)
    x, y = here.name
    heading = svg.label(x + 10, y, name, 17)
    if number <= 6:
        left = x + 10 - svg.width(name, 17, bold=True) / 2 - 14
        heading += svg.circle(left, y - 6, 10, fill="var(--paper)", stroke="var(--coast)", stroke_width=1.4)
        heading += svg.text(left, y - 2, number, 12, anchor="middle", class_="serif bold")
    marks = "".join(
        svg.icon("scroll", here.slip[0] - 70 - 18 * i, here.slip[1], 16)
        + svg.badge(seat_number(seat), here.slip[0] - 70 - 18 * i, here.slip[1] - 14, 7)
        for i, seat in enumerate(island["maps"])
    )
    slip = _slip(view, island, number, hot)
    ring = svg.group(svg.ring_path(coast), clip_path="url(#crique-clip)")
    touch = svg.path(coast, fill="var(--land)", fill_opacity="0")
    written = svg.group(heading, pointer_events="none")
    return hot.wrap(("island", island["id"]), touch + slip + marks, ring) + written


def _slip(view: dict[str, Any], island: dict[str, Any], number: int, hot: Targets) -> str:
    """A slip of paper on the island: its treasure card, the supply, or the gifts of the Cove."""
    x, y = chart.place(number).slip
    drawn = ""
    treasure = island["treasure"]
    if treasure:
        drawn = _amounts(x, y, [(icon, treasure[kind]) for kind, icon in _GOODS if treasure[kind]])
    if number == 6:
        things = (("chest", "chests", x - 36), ("coin", "gold", x + 36))
        parts = [_paper(x, y, 150)]
        for icon, kind, at in things:
            body = svg.amount(icon, at - 18, y, view["supply"][kind], 18)
            parts.append(hot.wrap(("supply", kind), body, svg.ring_rect(at - 34, y - 13, 68, 26, 6)))
        drawn = "".join(parts)
    if number == 1:
        pile = view["tavern"]["pile"]
        deck = svg.group(svg.card_back("mast", 24), at=(x + 92, y - 20)) + svg.text(
            x + 104, y + 26, pile, 11, anchor="middle", class_="sans bold halo"
        )
        drawn += hot.wrap(("tavern",), deck, svg.ring_rect(x + 88, y - 24, 32, 42, 5))
    if number == 7 and (("gift", "two-cards") in hot.options or ("gift", "card-and-gold") in hot.options):
        two = _amounts(x - 44, y, [("card", 2)])
        mixed = _amounts(x + 40, y, [("card", 1), ("coin", 2)])
        drawn = hot.wrap(("gift", "two-cards"), two, svg.ring_rect(x - 68, y - 15, 48, 30, 6))
        drawn += hot.wrap(("gift", "card-and-gold"), mixed, svg.ring_rect(x - 4, y - 15, 88, 30, 6))
    return drawn


_GOODS = (("fame", "fame"), ("gold", "coin"), ("chests", "chest"), ("tavern", "card"))


def _paper(x: float, y: float, w: float) -> str:
    return svg.rect(x - w / 2, y - 14, w, 28, 5, fill="var(--card)", stroke="var(--coast)")


def _amounts(x: float, y: float, goods: list[tuple[str, int]]) -> str:
    """Icons with their numbers on a slip of paper around a point."""
    step = 37.0
    w = step * len(goods) + 10
    left = x - w / 2 + 18
    return _paper(x, y, w) + "".join(
        svg.amount(icon, left + i * step, y, n, 17) for i, (icon, n) in enumerate(goods)
    )


def _ship(island: str, slot: int, seat: str, words: Texts, hot: Targets) -> str:
    x, y = chart.place(_NUMBER[island]).ships[slot]
    body = svg.group(
        svg.el("title", svg.escape(words.name(seat))),
        svg.ship(seat_number(seat), _SHIP),
        at=(x, y),
        data_key=f"ship-{seat}",
    )
    return hot.wrap(("ship", seat), body, svg.ring_circle(x, y, 27))


def _other_ships(view: dict[str, Any], words: Texts, hot: Targets) -> str:
    """Black ships with the names of their legends, the Royal Navy, the neutral ship."""
    drawn = []
    for i, black in enumerate(view["black"]):
        at = chart.place(_NUMBER[black["island"]]).black
        if black["legend"]:
            aimed = _aimed(view, black["island"], words, hot)
            drawn.append(_named_ship("pirate", black["legend"], at, f"black-{i}", words, aimed))
        else:
            drawn.append(
                svg.group(svg.other_ship("pirate", _SHIP), at=at, opacity=".35", data_key=f"black-{i}")
            )
    if view["navy"]:
        at = chart.place(_NUMBER[view["navy"]["island"]]).navy
        drawn.append(_named_ship("england", "navy", at, "navy", words, hot))
        drawn.append(svg.badge(seat_number(view["navy"]["by"]), at[0] + 22, at[1] - 20, 8))
    if view["neutral"]:
        here = chart.place(_NUMBER[view["neutral"]])
        met = view["navy"] is not None and view["navy"]["island"] == view["neutral"]
        at = here.ships[-1] if met else here.navy  # two players leave that anchorage free
        drawn.append(_named_ship("holland", "neutral", at, "neutral", words, hot))
    return "".join(drawn)


def _named_ship(nation: str, who: str, at: chart.Point, key: str, words: Texts, hot: Targets) -> str:
    x, y = at
    rows = svg.wrap(title(who, words), 12, 112, 3, bold=True)
    name = svg.lines(x, y + 39, rows, 12, 1.1, anchor="middle", class_="serif bold halo")
    body = svg.group(svg.other_ship(nation, _SHIP), at=at, data_key=key) + name
    return hot.wrap(("foe", who), body, svg.ring_circle(x, y, 27))


def _renown(view: dict[str, Any]) -> str:
    """The markers on the renown scale; those that share a space are fanned out."""
    drawn = []
    seen: dict[int, int] = {}
    for pirate in sorted(view["pirates"], key=lambda pirate: -pirate["fame"]):
        fame = pirate["fame"]
        x, y = chart.renown_spot(fame)
        shift = seen.get(fame % chart.STEPS, 0)
        seen[fame % chart.STEPS] = shift + 1
        along = (0, 18) if x < 100 and 40 < y < chart.HEIGHT - 40 else (18, 0)
        if x > chart.WIDTH - 40:
            along = (0, -18) if y > 400 else (0, 18)
        if fame % chart.STEPS == 0:
            along = (19, 0)
        at = (x + along[0] * shift, y + along[1] * shift)
        body = svg.el("title", str(fame)) + svg.badge(seat_number(pirate["seat"]), 0, 0, 11)
        if fame >= chart.STEPS:  # once round already
            lap = f"+{fame - fame % chart.STEPS}"
            body += svg.text(14, 4, lap, 11, class_="sans bold halo")
        drawn.append(svg.group(body, at=at, data_key=f"fame-{pirate['seat']}"))
    return "".join(drawn)


# ---- beside and below it


def _sheets(view: dict[str, Any], words: Texts, hot: Targets, decision: Decision | None) -> str:
    pirates = view["pirates"]
    gap = 8.0
    h = min(272.0, (chart.HEIGHT - gap * (len(pirates) - 1)) / len(pirates))
    drawn = []
    for i, pirate in enumerate(pirates):
        acts = decision is not None and pirate["seat"] == SEATS[decision.seat]
        drawn.append(svg.group(sheet(pirate, view["mat"], words, hot, acts, h), at=(1114, i * (h + gap))))
    return "".join(drawn)


def _below(view: dict[str, Any], words: Texts, hot: Targets) -> str:
    """The hand (or the cards offered), the battle, the legends at sea."""
    foes = _foes_at_sea(view)
    scale = _CARDS if len(foes) + bool(view["drawn"]) <= _FEW else 1.0
    cards_left = WIDTH / scale - 10 - len(foes) * (svg.CARD_W + 8)
    drawn = []
    for i, (foe, island, hull) in enumerate(foes):
        aimed = _aimed(view, island, words, hot)
        x = cards_left + 8 + i * (svg.CARD_W + 8)
        drawn.append(foe_card(foe, f"foe-{foe}-{i}", hull, words, aimed, x, 0))
    hand = view.get("offer") or view.get("hand") or []
    left = cards_left - _PANEL_W - 8
    panel = battle_panel(view, words, _PANEL_W, svg.CARD_H) if view["battle"] else ""
    panel = panel or month_panel(view, words, _PANEL_W, svg.CARD_H)
    drawn.append(svg.group(panel, at=(left, 0)))
    if view["drawn"]:
        left -= svg.CARD_W + 20
        body = svg.group(tavern_card(view["drawn"], words), at=(left, 0))
        ring = svg.ring_rect(left, 0, svg.CARD_W, svg.CARD_H, 8)
        drawn.append(hot.wrap(("card", view["drawn"]), body, ring))
    if hand:
        drawn.append(fan(hand, words, hot, 12, 0, left - 32))
    return svg.group(*drawn, at=(0, _TOP_OF_CARDS + 8), scale=scale)


def _foes_at_sea(view: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Legends, Navy and neutral ship in play, with where they are and their hulls. Two black ships may
    both be Blackbeard's: the battle's hulls are those of its own island."""
    ships = [(black["legend"], black["island"]) for black in view["black"] if black["legend"]]
    ships += [("navy", view["navy"]["island"])] if view["navy"] else []
    ships += [("neutral", view["neutral"])] if view["neutral"] else []
    fought = {foe["id"]: foe["hull"] for foe in view["battle"]["foes"]} if view["battle"] else {}
    hulls = []
    for name, island in ships:
        hull = LEGEND_CARDS[LEGEND[name]].hull
        hulls.append((name, island, fought.get(name, hull) if _in_battle(view, island) else hull))
    return hulls


def _in_battle(view: dict[str, Any], island: str) -> bool:
    return view["battle"] is not None and view["battle"]["island"] == island


def _aimed(view: dict[str, Any], island: str, words: Texts, hot: Targets) -> Targets:
    """What can be acted on, for a ship at an island: nothing where there is no battle now."""
    return hot if _in_battle(view, island) else Targets(view, None, words)
