"""The panels of a table: the Caribbean, the captains' boards, the hand and the hold, the fight."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

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
    Notice,
    Panels,
    Race,
    Racer,
    Section,
    Side,
)
from flibuste.words.texts import Texts, texts

from ..box import CARGO_CARD, GOOD_IDS, GOOD_OF, HITS, PLUNDER, RUMOUR, RUMOURS, SECTIONS
from . import chart, tokens

View: TypeAlias = dict[str, Any]

_PORT = ("port", "yard", "buy", "sell", "chest", "unlock", "show", "recruit")
#: what opens a beat of the recap
BEATS = frozenset(
    (
        *("turn", "event", "sail", "leave", "dock", "port", "sell", "buy", "buy-ship", "swap-ship", "mend"),
        *("install", "weapon", "hire", "learn", "learnt", "prove", "accept", "mission-done", "mission-step"),
        *("hide", "fetch", "merchant", "raid", "combat", "declare-action", "npc-arrives", "npc-moves", "die"),
        *(
            "npc-searches",
            "retire",
            "war",
            "peace",
            "blockade",
            "play",
            "announce",
            "captain",
            "glory",
            "declare",
        ),
    )
)


def panels(view: View, lang: str, decision: Decision | None) -> Panels:
    words = texts("fortunes", lang)
    you = view["you"]
    mine = view["players"][you] if you is not None else None
    return Panels(
        moment=words.say("board-round", {"n": view["round"]}),
        goal=_goal(view, mine, words),
        race=_race(view, words),
        map=_map(view, words),
        mats=[_mat(player, words) for player in view["players"]],
        hand=[
            *(_cargo(card, words, decision) for card in view["raid"]),
            *(_hand(view, mine, words, decision) if mine else ()),
        ],
        drawers=_drawers(view, words),
        battle=_battle(view, words, decision),
        focus=_focus(view, decision),
        left=_left(view, words, decision),
        notices=_notices(view, mine, words),
    )


def _goal(view: View, mine: View | None, words: Texts) -> str:
    points = mine["points"] if mine else None
    left = view["target"] - (points or 0)
    wanted = sorted({zone["demand"] for zone in view["zones"] if zone["demand"]})
    aboard = [good for good in (mine["cargo"]["known"] if mine else ()) if good in wanted]
    about = {"target": view["target"], "left": max(0, left), "goods": sorted(set(aboard))}
    return words.say("goal-glory", about)


def _notices(view: View, mine: View | None, words: Texts) -> list[Notice]:
    """C028: a war, and whose ports it closes to you."""
    if not view["war"]:
        return []
    one, other = view["war"]
    own = mine["nation"] if mine else None
    enemy = other if own == one else one if own == other else "none"
    return [Notice("cannon", words.say("board-at-war", {"one": one, "other": other, "enemy": enemy}))]


def _race(view: View, words: Texts) -> Race:
    seats = [Racer(player["seat"], player["glory"], str(player["glory"])) for player in view["players"]]
    return Race(words.name("glory"), "fame", seats, goal=view["target"])


def _left(view: View, words: Texts, decision: Decision | None) -> Clock | None:
    actions = view["turn"]["actions"]
    if decision is None or decision.kind != "act" or not actions:
        return None
    return Clock(words.say("board-actions", {"n": actions}), actions, actions)


# ---- the chart


def _map(view: View, words: Texts) -> MapPanel:
    anchors: dict[str, Anchor] = {}
    tokens_drawn = [
        _held((x, y), _sea_name(words.name(word), size), "h17") for word, x, y, size in chart.SEA_NAMES
    ]
    for zone in view["zones"]:
        place = chart.chart().places[zone["id"]]
        name, text = words.name(zone["id"]), _port(zone, words)
        x, y = chart.project(place.port) if place.port is not None else place.name[:2]
        box = (x - 16, y - 16, 32.0, 32.0) if place.port is not None else (x - 60, y - 18, 120.0, 26.0)
        what = "sea" if place.port is None else "port"
        anchors[zone["id"]] = Anchor(box, name, chart.outline(zone["id"]), what=what)
        tokens_drawn.append(_held((x, y), text, "h15"))
        if zone["merchant"]:
            key = f"merchant-{zone['id']}"
            tokens_drawn.append(_held(place.merchant, _merchant_token(), "h20", key))
    for word, at, body, name in _ships(view, words):
        anchors[word] = Anchor((at[0] - 22, at[1] - 24, 44, 50), name, what=_what(word))
        tokens_drawn.append(_held(at, body, "h20", word))
    here = _where(view)
    if here is not None:
        x, y = chart.chart().places[here].merchant
        anchors["merchant"] = Anchor((x - 14, y - 14, 28, 28), words.name("merchant"), what="merchant")
    size = (0.0, 0.0, chart.W, chart.height())
    return MapPanel(size, Layers(chart.seascape(), "".join(tokens_drawn), ""), Least(20, 11), anchors)


def _what(ship: str) -> str:
    """The glossary's term for a ship."""
    kind = ship.partition("_")[0]
    return {"navy": "naval-ship", "pirate": "npc-pirate"}.get(kind, "captain")


def _held(at: chart.Point, body: str, kind: str, key: str | None = None) -> str:
    return svg.group(svg.el("g", body, class_=f"held {kind}"), at=at, data_key=key)


@cache
def _sea_name(name: str, size: float) -> str:
    return svg.text(
        0, 0, name, max(17, size), anchor="middle", class_="serif italic", fill="sea-ink", opacity=".8"
    )


# The tokens of a port look alike wherever they lie: drawn once.


@cache
def _flag(nation: str) -> str:
    return svg.what("nation", svg.flag(tokens.flag_of(nation), 0, 0, 10.5))


@cache
def _demand(good: str) -> str:
    return svg.what("demand", tokens.good(good, 12))


@cache
def _fitting(token: str) -> str:
    return svg.what("modification", tokens.fitting(token, 11.5))


@cache
def _mission() -> str:
    scroll = svg.rect(-11, -12, 22, 24, 4, fill="var(--wood)", stroke="var(--paper)", stroke_width=1.5)
    return svg.what("mission", scroll, svg.icon("scroll", 0, 0, 15, "wood-ink"))


@cache
def _merchant_token() -> str:
    return svg.what("merchant", tokens.merchant())


def _port(zone: View, words: Texts) -> str:
    """A port around its place: flag, name, what it wants, what its yard sells; or the name of an open sea."""
    place = chart.chart().places[zone["id"]]
    name = words.name(zone["id"])
    if place.port is None:
        return svg.text(0, 0, name, 20, anchor="middle", class_="serif italic halo", fill="sea-ink")
    px, py = chart.project(place.port)
    nx, ny, anchor = place.name
    tx, ty = place.tokens[0] - px, place.tokens[1] - py
    body = svg.circle(0, 0, 12.5, fill="var(--paper)", stroke="var(--coast)", stroke_width=1.2)
    body += _flag(zone["nation"])
    if zone["blockade"]:
        crossed = svg.path("M-12 12l24-24m-24 0l24 24", stroke="var(--bad)", stroke_width=4)
        body += svg.what("blockade", crossed)
    body += svg.text(nx - px, ny - py, name, 16, anchor=anchor, class_="serif bold halo")
    drawn = []
    if zone["demand"] is not None:
        drawn.append(_demand(zone["demand"]))
    if zone["modification"] is not None:
        hidden = zone["modification"] == "hidden"
        drawn.append(_fitting("" if hidden else zone["modification"]))
    drawn += [_mission() for _ in zone["missions"]]
    return body + "".join(svg.group(token, at=(tx + 27 * i, ty)) for i, token in enumerate(drawn))


def _where(view: View) -> str | None:
    """The zone of the captain whose turn it is."""
    actor = view["players"][view["actor"]]
    zone: str | None = actor["zone"] if actor["captain"] is not None else None
    return zone


def _ships(view: View, words: Texts) -> list[tuple[str, chart.Point, str, str]]:
    """Captains in port and at sea, naval ships and pirates, side by side."""
    fleets: dict[tuple[str, str], list[tuple[str, str, str]]] = {}
    for seat, player in enumerate(view["players"]):
        if player["zone"] is not None and player["captain"] is not None:
            spot = "harbour" if player["in_port"] else "sea"
            figure = (
                f"p{seat}",
                svg.ship(seat, 0.72 if player["in_port"] else 0.9),
                words.name(player["captain"]),
            )
            fleets.setdefault((player["zone"], spot), []).append(figure)
    for npc in view["npcs"]:
        scale = 0.8 if npc["ship"] == "man_of_war" else 0.64 if npc["ship"] == "sloop" else 0.72
        figure = (npc["id"], svg.other_ship(tokens.npc_flag(npc["id"]), scale), words.name(npc["id"]))
        fleets.setdefault((npc["zone"], "sea"), []).append(figure)
    placed = []
    for (zone, spot), figures in fleets.items():
        x, y = getattr(chart.chart().places[zone], spot)
        step = 40.0 if spot == "harbour" else 52.0
        for i, (word, body, name) in enumerate(figures):
            row, column = divmod(i, 3)
            wide = min(len(figures) - row * 3, 3)
            px = x + (column - (wide - 1) / 2) * step if spot == "sea" else x + column * step
            placed.append((word, (px, y + row * step), body, name))
    return placed


# ---- mats, hand, drawers


def _known(value: int | None) -> str:
    return "?" if value is None else str(value)


def _mat(player: View, words: Texts) -> Mat:
    if player["captain"] is None:
        return Mat(player["seat"], words.say("board-next-captain"), str(player["glory"]))
    where = words.name(player["zone"]) if player["zone"] else ""
    note = " · ".join(filter(None, (words.name(player["ship"]), where)))
    captain = words.name(player["captain"])
    line = [Fact("spyglass", captain, captain, what="captain")]
    line += [
        Fact(tokens.SECTIONS[name], words.name(name), filled=now, total=most, low=now == 0)
        for name, (now, most) in player["sections"].items()
    ]
    line += [
        Fact("coin", words.name("gold"), _known(player["gold"])),
        Fact("chest", words.name("chest"), _known(player["chest"])),
        Fact("card", words.name("glory-cards"), str(player["hand"]["count"])),
    ]
    known = player["cargo"]["known"]
    hidden = player["cargo"]["count"] - len(known)
    line += [Fact("barrel", words.name("cargo-cards"), words.name(good)) for good in known]
    if hidden:
        line.append(Fact("barrel", words.name("cargo-cards"), f"{hidden} ?"))
    line += [
        Fact(
            "skull",
            words.say("board-bounty", {"nation": nation, "n": count}),
            f"{words.name(nation)} {count}",
        )
        for nation, count in player["bounties"].items()
    ]
    gear = [*player["modifications"], *player["weapons"], *player["specialists"]]
    line += [Fact("tools", words.name(thing), words.name(thing)) for thing in gear]
    if player["mission"] is not None:
        line.append(Fact("scroll", words.say("board-mission-card"), words.name(player["mission"])))
    return Mat(player["seat"], note, str(player["glory"]), line)


def _card(
    word: str, words: Texts, emblem: str, parts: str, foot: str, tint: str, decision: Decision | None
) -> Card:
    said = " ".join(words.say(f"name-{word}.{part}") for part in parts.split())
    plays = [str(option) for option in decision.options if word in option[1:]] if decision else []
    return Card(word, words.name(word), emblem, said, foot, tint, plays[0] if len(plays) == 1 else None)


def _hand(view: View, player: View, words: Texts, decision: Decision | None) -> list[Card]:
    """Glory, Rumour and Mission, and what is in the hold."""
    cards = [
        _card(
            card,
            words,
            tokens.EMBLEMS.get(card, "crew"),
            "text",
            words.say("board-glory-card"),
            "gold",
            decision,
        )
        for card in player["hand"]["known"]
    ]
    for rumour in [player["rumour"], *player["kept"]]:
        if rumour is not None:
            entry = RUMOURS[RUMOUR[rumour]]
            foot = words.say(f"board-rumour-{entry.at}", {"place": entry.zone})
            cards.append(_card(rumour, words, "scroll", "text", foot, "wave", decision))
    if player["mission"] is not None:
        foot = words.say("board-mission-card")
        cards.append(_card(player["mission"], words, "anchor", "text reward", foot, "good", decision))
    for good in sorted(set(player["cargo"]["known"])):
        ports = [zone["id"] for zone in view["zones"] if zone["demand"] == good]
        about = {"n": player["cargo"]["known"].count(good), "ports": ports}
        plays = [str(option) for option in decision.options if good in option[1:]] if decision else []
        text = words.say("board-wanted", about)
        only = plays[0] if len(plays) == 1 else None
        cards.append(Card(good, words.name(good), "barrel", text, words.name("cargo-cards"), "oak", only))
    return cards


def _cargo(card: str, words: Texts, decision: Decision | None) -> Card:
    """A card of a raid: its good, its plunder value, and whether the merchant hits or flees."""
    number = CARGO_CARD[card]
    good = GOOD_IDS[GOOD_OF[number]]
    section = words.name(SECTIONS[HITS[number]]) if HITS[number] >= 0 else words.say("board-flight")
    plays = [str(option) for option in decision.options if card in option[1:]] if decision else []
    text = words.say("board-plunder", {"n": PLUNDER[number], "what": section})
    return Card(card, words.name(good), "barrel", text, "", "oak", plays[0] if len(plays) == 1 else None)


def _drawers(view: View, words: Texts) -> list[Drawer]:
    drawers = [_tidings(view, words)]
    heads = [words.say(f"sheet-{key}") for key in ("zone", "nation", "demand", "modification", "others")]
    ports = []
    for zone in view["zones"]:
        mod = zone["modification"]
        there = [words.name(npc["id"]) for npc in view["npcs"] if npc["zone"] == zone["id"]]
        there += [words.name(f"p{p['seat']}") for p in view["players"] if p["zone"] == zone["id"]]
        there += [words.name("merchant")] if zone["merchant"] else []
        there += [words.name(mission) for mission in zone["missions"]]
        ports.append(
            [
                words.name(zone["id"]),
                words.name(zone["nation"]) if zone["nation"] else "–",
                words.name(zone["demand"]) if zone["demand"] else "–",
                "–" if mod is None else words.say("board-hidden") if mod == "hidden" else words.name(mod),
                ", ".join(there),
            ]
        )
    drawers.append(Drawer("ports", words.say("drawer-ports"), "anchor", len(ports), heads, ports))
    npcs = []
    for npc in view["npcs"]:
        captain = npc["captain"]
        name = words.name(captain) if captain == "commodore" else words.say(f"name-{captain}.captain")
        skills = " · ".join(str(value) for value in npc["skills"].values())
        npcs.append([words.name(npc["id"]), name, words.name(npc["ship"]), words.name(npc["zone"]), skills])
    heads = [words.say(f"sheet-{key}") for key in ("npc", "captain", "ship", "zone", "npc-skills")]
    drawers.append(Drawer("npcs", words.say("drawer-npcs"), "skull", len(npcs), heads, npcs))
    missions = [
        _card(
            mission, words, "scroll", "condition text reward", words.say("board-mission-card"), "good", None
        )
        for zone in view["zones"]
        for mission in zone["missions"]
    ]
    drawers.append(Drawer("missions", words.say("sheet-missions"), "scroll", len(missions), cards=missions))
    piles = [[words.say(f"pile-{name}"), str(count)] for name, count in view["decks"].items()]
    drawers.append(Drawer("piles", words.say("drawer-piles"), "card", None, ["", ""], piles))
    return drawers


def _tidings(view: View, words: Texts) -> Drawer:
    """What holds for all: the event, a war, how many merchants were taken."""
    taken = sum(view["track"].values())
    rows = [[words.say("board-track", {"n": taken, "events": view["decks"]["events"]})]]
    if view["war"]:
        one, other = view["war"]
        rows.append([words.say("board-war", {"one": one, "other": other})])
    event = _event(view)
    cards = [] if event is None else [_card(event, words, "hourglass", "text", "", "wave", None)]
    return Drawer("events", words.say("pile-events"), "hourglass", None, [""], rows, cards)


def _event(view: View) -> str | None:
    """The card that governs the round: one that lasts, one that brings a ship, or the last one drawn."""
    for cards in (view["tide"]["each_turn"], view["arrivals"], view["discards"]["events"]):
        if cards:
            last: str = cards[-1]
            return last
    return None


# ---- the fight


def _battle(view: View, words: Texts, decision: Decision | None) -> Battle | None:
    battle = view["battle"]
    if not battle:
        return None
    title = words.say("board-boarded" if battle["boarded"] else "board-battle", {"n": battle["round"]})
    fighters = (battle["attacker"], battle["defender"])
    sides = [_side(view, number, who, words) for number, who in enumerate(fighters)]
    target = str(decision.about.get("side", f"p{decision.seat}")) if decision is not None else ""
    return Battle(title, "", sides, target=target)


def _side(view: View, number: int, who: str, words: Texts) -> Side:
    battle, seat = view["battle"], tokens.seat_of(who)
    if seat is None:
        ship, name, figure = battle["vessel"], words.name(who), svg.other_ship(tokens.npc_flag(who))
    else:
        ship = view["players"][seat]
        name = words.name(ship["captain"]) if ship["captain"] is not None else words.name(who)
        figure = svg.ship(seat)
    facts = [Fact("dice", words.say("board-dice"), _faces(face)) for face in battle["faces"][number]]
    declared = battle["declared"][number]
    if declared is not None:
        facts.insert(0, Fact("info", words.say("board-declared"), words.name(declared)))
    sections = [
        Section(part, words.name(part), tokens.SECTIONS[part], str(now), now, most, low=now <= 1)
        for part, (now, most) in (ship["sections"].items() if ship else ())
    ]
    return Side(who, name, seat, facts, sections, figure)


def _faces(face: int) -> str:
    return str(face) if face <= 4 else "☠"


def _focus(view: View, decision: Decision | None) -> Focus:
    if decision is None:
        return Focus("map", [f"p{view['actor']}"])
    if view["battle"]:
        return Focus("battle")
    here = [zone for zone in (view["players"][decision.seat]["zone"],) if zone]
    if decision.kind in _PORT:
        return Focus("map", here)
    return Focus("map", [f"p{decision.seat}", *here])
