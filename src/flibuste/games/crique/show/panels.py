"""The panels of a table: the archipelago, the ships' mats, the hand, the piles, the battle."""

from __future__ import annotations

from functools import cache
from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.kernel.panels import (
    Anchor,
    Battle,
    Card,
    Clock,
    Drawer,
    Fact,
    Focus,
    Layers,
    Least,
    MapPanel,
    Mat,
    Panels,
    Race,
    Racer,
    Section,
    Side,
)
from flibuste.words.texts import Texts, texts

from ..box import CARD, CARDS, ISLANDS, LEGEND, LEGEND_CARDS, SECTIONS
from . import chart
from .sheets import EMBLEM, ICON, LOOK, RULE, card_kind, seat_number, text_of, title

_NUMBER = {word: number for number, word in enumerate(ISLANDS)}
_GOODS = (("fame", "fame"), ("gold", "coin"), ("chests", "chest"), ("tavern", "card"))
_SHIP = 0.78
#: where type of this size can no longer be read, the slips on the islands are left out
_LEAST = 14.0
#: from afar, the chart is shown no smaller than lets type of this size be read
_FAR = 34.0
#: what opens a beat of the recap: one act of one ship
BEATS = frozenset(
    (
        "month",
        "outfit",
        "event",
        "sailed",
        "neutral",
        "battle",
        "last-battle",
        "battle-card",
        "volley",
        "reloading",
        "fled",
        "plunder",
        "bought",
        "raised",
        "buried-chests",
        "buried-gold",
        "mended",
        "fitted",
        "repaired",
        "repaired-unpaid",
        "gift",
        "legend",
        "black-ship",
        "fame-cards",
        "champion",
    )
)
_BATTLE = ("turn", "aim", "battle-card", "reload", "navy-fire")


def panels(view: dict[str, Any], lang: str, decision: Decision | None) -> Panels:
    words = texts("crique", lang)
    return Panels(
        moment=words.say("board-month", {"month": view["month"], "months": view["months"]}),
        goal=_goal(view, words, decision),
        race=_race(view, words),
        map=_map(view, words),
        mats=[_mat(pirate, words) for pirate in view["pirates"]],
        hand=[card(word, words, decision) for word in view.get("offer") or view.get("hand") or ()],
        drawers=_drawers(view, words),
        battle=_battle(view, words, decision),
        focus=_focus(view, decision),
    )


def _goal(view: dict[str, Any], words: Texts, decision: Decision | None) -> str:
    """What wins, or who has won; in a battle, what it is about and what one can still stand."""
    if view["winners"]:
        return words.say("board-won", {"players": view["winners"], "count": len(view["winners"])})
    if decision is None or not view["battle"] or f"p{decision.seat}" not in view["battle"]["players"]:
        left = view["months"] - view["month"] + 1
        return words.say("goal-renown", {"months": view["months"], "left": left})
    mine = view["pirates"][decision.seat]
    weak = min(SECTIONS, key=lambda name: mine["sections"][name]["ring"])
    left = mine["sections"][weak]["ring"] + 1
    return words.say("goal-battle", {"section": weak, "left": left})


def _race(view: dict[str, Any], words: Texts) -> Race:
    seats = [
        Racer(seat_number(pirate["seat"]), pirate["fame"], str(pirate["fame"])) for pirate in view["pirates"]
    ]
    clock = Clock(words.say("board-months"), view["month"], view["months"])
    return Race(words.say("sheet-fame"), "fame", seats, clock=clock)


# ---- the chart


def _map(view: dict[str, Any], words: Texts) -> MapPanel:
    edge = chart.FRAME
    size = (edge, edge, chart.WIDTH - 2 * edge, chart.HEIGHT - 2 * edge)
    anchors = {island["id"]: _shore(island["id"], words) for island in view["islands"]}
    tokens = []
    for island in view["islands"]:
        tokens.append(_heading(island, words))
        tokens.append(_slip(view, island))
        for slot, seat in enumerate(island["ships"]):
            at = chart.place(_NUMBER[island["id"]]).ships[slot]
            anchors[seat] = _ship_box(at, words.name(seat), "ship")
            tokens.append(_held(at, svg.ship(seat_number(seat)), "h20 solid", key=seat))
    for who, at, nation in _strangers(view):
        anchors[who] = _ship_box(at, title(who, words), _STRANGERS.get(who, "legend"))
        name = svg.lines(
            0,
            43,
            svg.wrap(title(who, words), 12, 112, 3, bold=True),
            12,
            1.1,
            anchor="middle",
            class_="serif bold halo",
        )
        drawn_ship = svg.el("g", svg.other_ship(nation, _SHIP), class_="held h20 solid")
        named = svg.el("g", svg.el("g", name, class_="tag"), class_="held h12")
        tokens.append(svg.group(drawn_ship, named, at=at, data_key=who))
    drawn = "".join(tokens)
    return MapPanel(size, Layers(chart.paper(), drawn, ""), Least(_FAR, _LEAST), anchors)


def _held(at: chart.Point, body: str, kind: str, key: str | None = None) -> str:
    """A token that stays legible however small the chart is shown."""
    return svg.group(svg.el("g", body, class_=f"held {kind}"), at=at, data_key=key)


#: how far the name of an island reaches above its line
_NAME = 20


@cache
def _bounds(number: int) -> tuple[float, float, float, float]:
    here = chart.place(number)
    xs, ys = [x for x, _ in here.outline], [y for _, y in here.outline]
    x, y = here.at
    top = min(y + min(ys), here.name[1] - _NAME)
    return (x + min(xs), top, max(xs) - min(xs), y + max(ys) - top)


def _shore(island: str, words: Texts) -> Anchor:
    number = _NUMBER[island]
    what = "upgrade-island" if 2 <= number <= 5 else island
    return Anchor(_bounds(number), title(island, words), chart.coast_id(number), what=what)


#: The glossary's term for a ship that nobody plays and that is no legend.
_STRANGERS = {"navy": "royal-navy", "neutral": "neutral"}


def _ship_box(at: chart.Point, name: str, what: str) -> Anchor:
    return Anchor((at[0] - 24, at[1] - 26, 48, 52), name, what=what)


def _heading(island: dict[str, Any], words: Texts) -> str:
    number = _NUMBER[island["id"]]
    name = title(island["id"], words)
    body = svg.label(10, 0, name, 17)
    if number <= 6:
        left = 10 - svg.width(name, 17, bold=True) / 2 - 14
        body += svg.circle(left, -6, 12, fill="var(--paper)", stroke="var(--coast)", stroke_width=1.4)
        body += svg.text(left, 0, number, 17, anchor="middle", class_="serif bold")
    return _held(chart.place(number).name, svg.el("g", body, class_="tag stays"), "h17")


def _slip(view: dict[str, Any], island: dict[str, Any]) -> str:
    """A slip of paper on the island: its treasure card, or the supply; and whose maps mark it."""
    number = _NUMBER[island["id"]]
    goods: list[tuple[str, int]] = []
    if island["treasure"]:
        goods = [(icon, island["treasure"][kind]) for kind, icon in _GOODS if island["treasure"][kind]]
    elif number == 6:
        goods = [("chest", view["supply"]["chests"]), ("coin", view["supply"]["gold"])]
    step = 42.0 if number <= 5 else 60.0
    w = step * len(goods) + 8
    body = svg.rect(-w / 2, -14, w, 28, 5, fill="var(--card)", stroke="var(--coast)") if goods else ""
    for i, (icon, count) in enumerate(goods):
        body += svg.what(icon, svg.amount(icon, 18 - w / 2 + i * step, 0, count, 17))
    for i, seat in enumerate(island["maps"]):
        x = -w / 2 - 16 - 20 * i
        body += svg.what("scroll", svg.icon("scroll", x, 2, 16), svg.badge(seat_number(seat), x, -16, 12))
    return _held(chart.place(number).slip, svg.el("g", body, class_="fine"), "h14 solid") if body else ""


def _strangers(view: dict[str, Any]) -> list[tuple[str, chart.Point, str]]:
    """Ships that nobody plays: who, where, under which flag."""
    vessels = []
    for black in view["black"]:
        if black["legend"]:
            at = chart.place(_NUMBER[black["island"]]).black
            vessels.append((black["legend"], at, "pirate"))
    if view["navy"]:
        vessels.append(("navy", chart.place(_NUMBER[view["navy"]["island"]]).navy, "england"))
    if view["neutral"]:
        here = chart.place(_NUMBER[view["neutral"]])
        met = view["navy"] is not None and view["navy"]["island"] == view["neutral"]
        vessels.append(("neutral", here.ships[-1] if met else here.navy, "holland"))
    return vessels


# ---- mats, hand, drawers


def _mat(pirate: dict[str, Any], words: Texts) -> Mat:
    hold = "∞" if pirate["capacity"] is None else str(pirate["capacity"])
    parts = pirate["sections"]
    line = [
        *(
            Fact(
                ICON[name], words.say(f"sheet-{name}"), str(parts[name]["value"]), low=parts[name]["ring"] < 1
            )
            for name in SECTIONS
        ),
        Fact("dice", words.say("sheet-dice"), str(pirate["dice"])),
        Fact("coin", words.say("sheet-gold"), str(pirate["gold"])),
        Fact("chest", words.say("sheet-chests"), f"{pirate['chests']}/{hold}"),
        Fact("card", words.say("sheet-tavern"), str(pirate["cards"])),
    ]
    line += [
        Fact("tools", words.name("mastercraft"), words.name(name))
        for name in SECTIONS
        if parts[name]["craft"]
    ]
    if pirate["parrot"]:
        line.append(
            Fact("parrot", title(pirate["parrot"]["id"], words), words.name(pirate["parrot"]["section"]))
        )
    if pirate["taxed_by"]:
        line.append(
            Fact(
                "skull", words.say("board-taxed", {"who": pirate["taxed_by"]}), words.name(pirate["taxed_by"])
            )
        )
    where = title(pirate["island"], words) if pirate["island"] else ""
    return Mat(seat_number(pirate["seat"]), where, str(pirate["fame"]), line)


def card(word: str, words: Texts, decision: Decision | None = None) -> Card:
    kind = card_kind(word)
    emblem, tint = LOOK[kind]
    foot = [words.say(f"board-kind-{kind}"), RULE.get(word, "20.1")]
    if "house" in CARDS[CARD[word] - 1].source:
        foot.append(words.say("board-house"))
    plays = [str(option) for option in decision.options if word in option[1:2]] if decision else []
    return Card(
        word=word,
        title=title(word, words),
        emblem=EMBLEM.get(word, emblem),
        text=text_of(f"name-{word}.text", words),
        foot=" · ".join(foot),
        tint=tint,
        option=plays[0] if len(plays) == 1 else None,
    )


def _drawers(view: dict[str, Any], words: Texts) -> list[Drawer]:
    """The ships at sea that nobody plays, and the piles."""
    foes = []
    for who, _, _ in _strangers(view):
        legend = LEGEND_CARDS[LEGEND[who]]
        figures = [
            str(n) if not legend.prize else "–" for n in (legend.dice, legend.hull, legend.sails, legend.fame)
        ]
        foes.append([title(who, words), *figures, text_of(f"board-foe-{who}", words)])
    heads = [words.say(f"sheet-{key}") for key in ("ship", "dice", "hull", "sails", "fame", "deed")]
    piles = [
        [words.say("board-tavern-pile"), str(view["tavern"]["pile"])],
        [words.say("board-tavern-discard"), str(len(view["tavern"]["discard"]))],
        [words.say("board-legends-pile"), str(view["legends"]["pile"])],
    ]
    gone = [card(word, words) for word in view["tavern"]["discard"]]
    return [
        Drawer("strangers", words.say("sheet-strangers"), "skull", len(foes), heads, foes),
        Drawer(
            "piles",
            words.say("drawer-piles"),
            "card",
            None,
            [words.say("drawer-pile"), words.say("sheet-tavern")],
            piles,
            gone,
        ),
    ]


# ---- the battle


def _battle(view: dict[str, Any], words: Texts, decision: Decision | None) -> Battle | None:
    battle = view["battle"]
    if not battle:
        return None
    where = words.say("board-last-battle")
    stake = ""
    if battle["island"]:
        where = words.say("battle-at", {"island": battle["island"]})
        island = view["islands"][_NUMBER[battle["island"]] - 1]
        stake = words.say("battle-stake", island["treasure"]) if island["treasure"] else ""
    cards = battle["stage"] == "cards"
    stage = words.say("board-stage-cards") if cards else words.say("board-round", {"round": battle["round"]})
    own = f"p{decision.seat}" if decision else None
    players = sorted(battle["players"], key=lambda seat: seat == own)
    sides = [_foe(foe, words) for foe in battle["foes"]]
    sides += [_side(view, seat, words) for seat in players]
    return Battle(where, " · ".join(filter(None, (stage, stake))), sides, battle["order"], battle["turn"])


def _side(view: dict[str, Any], seat: str, words: Texts) -> Side:
    battle, pirate = view["battle"], view["pirates"][seat_number(seat)]
    facts = [
        Fact("sails", words.say("sheet-speed"), str(pirate["speed"])),
        Fact("dice", words.say("sheet-dice"), str(pirate["dice"])),
    ]
    facts += [Fact(icon, words.say(f"sheet-{key}")) for icon, key in _MARKS if seat in battle[key]]
    sections = [_section(view, pirate, name, words) for name in SECTIONS]
    return Side(seat, words.name(seat), seat_number(seat), facts, sections, svg.ship(seat_number(seat)))


#: What has happened to a ship, by icon: hit, reloading, under smoke.
_MARKS = (("flame", "hit"), ("hourglass", "reloading"), ("smoke", "smoke"))
_GUARDS = {"whole": 2, "damaged": 1, None: 0}


def _section(view: dict[str, Any], pirate: dict[str, Any], name: str, words: Texts) -> Section:
    part = pirate["sections"][name]
    guard = pirate["parrot"] is not None and pirate["parrot"]["section"] == name
    left = part["ring"] + 1 + _GUARDS[part["craft"]]
    note = words.say("battle-left", {"left": left, "parrot": guard})
    return Section(
        word=name,
        title=words.say(f"sheet-{name}"),
        icon=ICON[name],
        value=str(part["value"]),
        filled=max(0, part["ring"] + 1),
        total=len(view["mat"][name]),
        note=note,
        low=left <= 1,
    )


def _foe(foe: dict[str, Any], words: Texts) -> Side:
    nation = "england" if foe["id"] == "navy" else "holland" if foe["id"] == "neutral" else "pirate"
    facts = [
        Fact("sails", words.say("sheet-speed"), str(foe["sails"])),
        Fact("dice", words.say("sheet-dice"), str(foe["dice"])),
    ]
    hull = Section(
        word="hull",
        title=words.say("sheet-hull"),
        icon="hull",
        value=str(foe["hull"]),
        filled=foe["hull"],
        total=foe["full"],
        note=words.say("battle-sinks", {"left": foe["hull"]}),
        low=foe["hull"] == 1,
    )
    return Side(
        foe["id"], title(foe["id"], words), None, facts, [hull], svg.other_ship(nation), not foe["hull"]
    )


def _focus(view: dict[str, Any], decision: Decision | None) -> Focus:
    if decision is None:
        return Focus("map")
    if view["battle"] and decision.kind in _BATTLE:
        return Focus("battle")
    if decision.kind in ("island", "outfit", "gift"):
        return Focus("mat", [view["pirates"][decision.seat]["island"]])
    return Focus("map", [f"p{decision.seat}"])
