"""The board as SVG: the Caribbean with all that lies on it, player boards, and the reader's own cards."""

from __future__ import annotations

from flibuste.draw import svg
from flibuste.kernel.decision import Decision
from flibuste.words.texts import texts

from ..box import NPC_IDS
from . import chart, tokens
from .sheets import Acts, View, player_board, tip
from .table import (
    CARD_H,
    battle_panel,
    event_panel,
    glory_track,
    hand,
    merchant_track,
    npc_card,
    table_cards,
    tray,
)

W = chart.W
BOARD_H = 166.0
GAP = 10.0
NPC_W, NPC_H = 118.0, 84.0
#: What is done at the port itself, the first that is possible.
DOCKSIDE = ("!dock", "!port", "!leave", "!talk", "!bribe")


def draw(view: View, lang: str, decision: Decision | None) -> str:
    """The picture of a view; what the decision's options speak of can be chosen in it."""
    words = texts("fortunes", lang)
    acts = Acts(words, decision)
    top = chart.height() + GAP
    seats = len(view["players"])
    wide = (W - GAP * (seats + 1)) / seats
    ground = svg.rect(0, 0, W, top + BOARD_H + CARD_H + 2 * GAP, fill="var(--header)")
    body = [
        ground,
        _zones(acts, view),
        _ports(acts, view),
        _tokens(acts, view),
        _ships(acts, view),
        _panels(acts, view),
    ]
    body += [
        svg.group(player_board(acts, view, seat, wide, BOARD_H), at=(GAP + seat * (wide + GAP), top))
        for seat in range(seats)
    ]
    total = top + BOARD_H
    if view["you"] is not None:
        body.append(svg.group(hand(acts, view, W - 2 * GAP), at=(GAP, total + GAP)))
        total += CARD_H + 2 * GAP
    return svg.picture(W, total, *body, title=words.say("game"))


def _zones(acts: Acts, view: View) -> str:
    """The chart; a zone that can be sailed to is active as a whole."""
    shown = [chart.seascape()]
    for zone in chart.chart().places:
        d = chart.outline(zone)
        cell = svg.path(d, fill="var(--sea)", fill_opacity="0", clip_path="url(#fortunes-chart)")
        ring = svg.group(svg.ring_path(d), clip_path="url(#fortunes-chart)")
        shown.append(acts.hot(zone, tip(acts.words.say(f"name-{zone}.text"), cell), ring))
    for word, x, y, size in chart.SEA_NAMES:
        shown.append(
            svg.text(
                x,
                y,
                acts.words.name(word),
                size,
                anchor="middle",
                class_="serif italic",
                fill="sea-ink",
                letter_spacing="2",
                opacity=".8",
            )
        )
    return "".join(shown)


def _ports(acts: Acts, view: View) -> str:
    """Each port with its flag, its name, what it wants and what its yard sells."""
    words = acts.words
    here = _where(view)
    shown = []
    for port in view["zones"]:
        zone = port["id"]
        place = chart.chart().places[zone]
        x, y, anchor = place.name
        if place.port is None:
            shown.append(
                svg.text(
                    x, y, words.name(zone), 22, anchor="middle", class_="serif italic halo", fill="sea-ink"
                )
            )
            continue
        px, py = chart.project(place.port)
        flag = svg.circle(px, py, 12.5, fill="var(--paper)", stroke="var(--coast)", stroke_width=1.2)
        flag += svg.flag(tokens.flag_of(port["nation"]), px, py, 10.5)
        if port["blockade"]:
            flag += svg.path(
                f"M{svg.num(px - 12)} {svg.num(py + 12)}l24-24m-24 0l24 24",
                stroke="var(--bad)",
                stroke_width=4,
            )
        name = svg.text(x, y, words.name(zone), 16, anchor=anchor, class_="serif bold halo")
        body = tip(words.say(f"name-{zone}.text"), flag + name)
        if zone == here:
            ring = svg.ring_circle(px, py, 17)
            body = next((acts.hot(v, body, ring) for v in DOCKSIDE if v in acts.options), body)
        shown.append(body)
        tx, ty = place.tokens
        if port["demand"] is not None:
            title = words.say("board-demand", {"good": port["demand"]})
            token = svg.group(tokens.good(port["demand"], 12), at=(tx, ty))
            shown.append(tip(title, token))
        mod = port["modification"]
        if mod is not None:
            hidden = mod == "hidden"
            title = words.say("board-hidden") if hidden else words.name(mod)
            token = tip(title, tokens.fitting("" if hidden else mod, 10.5))
            if zone == here:
                token = acts.hot("!buy-modification", token, svg.ring_rect(-13, -13, 26, 26))
            shown.append(svg.group(token, at=(tx + 27, ty)))
    return "".join(shown)


def _where(view: View) -> str | None:
    """The zone of the captain whose turn it is."""
    actor = view["players"][view["actor"]]
    zone: str | None = actor["zone"] if actor["captain"] is not None else None
    return zone


def _tokens(acts: Acts, view: View) -> str:
    """Merchants at sea, and the missions on offer."""
    words = acts.words
    here = _where(view)
    shown = []
    for zone in view["zones"]:
        place = chart.chart().places[zone["id"]]
        if zone["merchant"]:
            body = tip(words.name("merchant"), tokens.merchant())
            if zone["id"] == here:
                body = acts.hot("merchant", body, svg.ring_rect(-16, -16, 32, 32))
            shown.append(svg.group(body, at=place.merchant, data_key=f"merchant-{zone['id']}"))
        for slot, mission in enumerate(zone["missions"], 2):
            card = svg.rect(-11, -12, 22, 24, 4, fill="var(--wood)", stroke="var(--paper)", stroke_width=1.5)
            title = f"{words.name(mission)} — " + " ".join(
                words.say(f"name-{mission}.{part}") for part in ("condition", "text", "reward")
            )
            body = tip(title, card + svg.icon("scroll", 0, 0, 15, "wood-ink"))
            body = acts.hot(mission, body, svg.ring_rect(-14, -15, 28, 30))
            shown.append(svg.group(body, at=(place.tokens[0] + slot * 27, place.tokens[1])))
    return "".join(shown)


def _ships(acts: Acts, view: View) -> str:
    """Captains in port and at sea, naval ships and pirates, side by side."""
    at_sea: dict[str, list[tuple[str, str, str]]] = {}
    in_port: dict[str, list[tuple[str, str, str]]] = {}
    words = acts.words
    for seat, player in enumerate(view["players"]):
        if player["zone"] is not None and player["captain"] is not None:
            place = in_port if player["in_port"] else at_sea
            figure = (
                f"p{seat}",
                words.name(player["captain"]),
                svg.ship(seat, 0.5 if player["in_port"] else 0.66),
            )
            place.setdefault(player["zone"], []).append(figure)
    for npc in view["npcs"]:
        scale = 0.72 if npc["ship"] == "man_of_war" else 0.52 if npc["ship"] == "sloop" else 0.62
        figure = (npc["id"], words.name(npc["id"]), svg.other_ship(tokens.npc_flag(npc["id"]), scale))
        at_sea.setdefault(npc["zone"], []).append(figure)
    shown = []
    for fleet, spot, step, ring in ((in_port, "harbour", 32.0, 17.0), (at_sea, "sea", 44.0, 23.0)):
        for zone, figures in fleet.items():
            x, y = getattr(chart.chart().places[zone], spot)
            for i, (word, name, figure_drawn) in enumerate(figures):
                row, column = divmod(i, 3)
                wide = min(len(figures) - row * 3, 3)
                px = x + (column - (wide - 1) / 2) * step if spot == "sea" else x + column * step
                body = acts.hot(word, tip(name, figure_drawn), svg.ring_circle(0, 0, ring))
                shown.append(svg.group(body, at=(px, y + row * step), data_key=word))
    return "".join(shown)


def _panels(acts: Acts, view: View) -> str:
    """The displays over the open sea: event and war, NPC cards, the fight, cards on the table, tracks."""
    h = chart.height()
    shown = [svg.group(event_panel(acts, view, 230, 124), at=(14, 14))]
    npcs = {npc["id"]: npc for npc in view["npcs"]}
    for i, word in enumerate(NPC_IDS):
        card = npc_card(acts, word, npcs.get(word), NPC_W, NPC_H)
        shown.append(svg.group(card, at=(W - 14 - (6 - i) * (NPC_W + 5), 14)))
    shown.append(svg.group(merchant_track(acts, view, 290, 36), at=(14, h - 50)))
    shown.append(svg.group(glory_track(acts, view, 560, 36), at=(620, h - 50)))
    if cards := table_cards(acts, view, 420) or tray(acts, view, 420):
        shown.append(svg.group(cards, at=(14, h - 198)))
    if view["battle"] is not None:
        shown.append(svg.group(battle_panel(acts, view, 640, 120), at=(W - 654, 104)))
    return "".join(shown)
