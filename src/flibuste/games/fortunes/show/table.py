"""What lies on the table beside the player boards: the event, NPC cards, the fight, cards in hand."""

from __future__ import annotations

from functools import cache

from flibuste.draw import svg

from ..box import (
    CARGO_CARD,
    GOOD_IDS,
    GOOD_OF,
    HITS,
    NATION_IDS,
    PLUNDER,
    RUMOUR,
    RUMOURS,
    SECTIONS,
    SHIP_IDS,
    WEAPON_IDS,
)
from . import tokens
from .sheets import SKILLS, Acts, View, panel, tip, tracks

CARGO_W, CARGO_H = 58.0, 81.0
CARD_W = 118.0
CARD_H = CARD_W * 88 / 63


def event_panel(acts: Acts, view: View, w: float, h: float) -> str:
    """The round, its event, and the nations at war."""
    words = acts.words
    if _event(view) is None and not view["war"]:
        h = 32
    shown = [
        panel(w, h),
        svg.text(12, 20, words.say("board-round", {"n": view["round"]}), 11.5, fill="faint"),
    ]
    event = _event(view)
    if event is not None:
        name = words.name(event)
        shown.append(svg.text(12, 39, name, svg.fit(name, 15, w - 22, 9, bold=True), class_="serif bold"))
        rows = svg.wrap(words.say(f"name-{event}.text"), 10.5, w - 22, 5)
        shown.append(svg.lines(12, 55, rows, 10.5, 1.22))
    if view["war"]:
        one, other = view["war"]
        flags = svg.flag(tokens.flag_of(one), w - 50, 15, 9) + svg.flag(tokens.flag_of(other), w - 18, 15, 9)
        swords = svg.path(
            "M-6-6 6 6M6-6-6 6M-6 2-2 6M2 6 6 2", stroke="var(--bad)", stroke_width=2, fill="none"
        )
        war = flags + svg.group(swords, at=(w - 34, 15), scale=0.8)
        shown.append(tip(words.say("board-war", {"one": one, "other": other}), war))
    return svg.look(*shown)


def _event(view: View) -> str | None:
    """The card that governs the round: one that lasts, one that brings a ship, or the last one drawn."""
    for cards in (view["tide"]["each_turn"], view["arrivals"], view["discards"]["events"]):
        if cards:
            last: str = cards[-1]
            return last
    return None


def npc_card(acts: Acts, word: str, npc: View | None, w: float, h: float) -> str:
    """The captain of a naval ship or a pirate, or its empty space."""
    words, flag = acts.words, tokens.npc_flag(word)
    if npc is None:
        empty = svg.rect(
            0,
            0,
            w,
            h,
            7,
            fill="var(--paper)",
            fill_opacity=".35",
            stroke="var(--line)",
            stroke_dasharray="4 4",
        )
        figure = svg.group(svg.other_ship(flag, 0.55), at=(w / 2, h / 2), opacity=".3")
        return tip(words.name(word), empty + figure)
    captain = npc["captain"]
    name = words.name(captain) if captain == "commodore" else words.say(f"name-{captain}.captain")
    rows = svg.wrap(name, 11.5, w - 12, 2, bold=True)
    ship, zone = words.name(npc["ship"]), words.name(npc["zone"])
    shown = [
        panel(w, h),
        svg.group(svg.other_ship(flag, 0.5), at=(22, 21)),
        svg.text(44, 19, ship, svg.fit(ship, 10.5, w - 64), fill="faint"),
        svg.text(44, 32, zone, svg.fit(zone, 10.5, w - 50), fill="faint"),
        svg.lines(7, 50 if len(rows) > 1 else 55, rows, 11.5, 1.12, class_="serif bold"),
    ]
    for i, (skill, icon) in enumerate(SKILLS[:3]):
        shown.append(svg.amount(icon, 14 + i * 36, h - 11, npc["skills"][skill], 12))
    under = len(npc["stack"]) - (captain != "commodore")
    if under:
        shown.append(svg.text(w - 6, 13, f"+{under}", 10, anchor="end", class_="sans bold", fill="faint"))
    body = tip(words.name(word), svg.look(*shown))
    return acts.hot(word, body, svg.ring_rect(-2, -2, w + 4, h + 4))


def merchant_track(acts: Acts, view: View, w: float, h: float) -> str:
    """Merchants that were taken: eight bring them all back."""
    taken = [nation for nation, count in view["track"].items() for _ in range(count)]
    shown = [panel(w, h)]
    for i in range(8):
        x = 22 + i * 27
        shown.append(svg.rect(x - 11, h / 2 - 11, 22, 22, 4, fill="none", stroke="var(--line)"))
        if i < len(taken):
            shown.append(svg.group(tokens.merchant(taken[i], 11), at=(x, h / 2)))
    over = len(taken) - 8
    if over > 0:
        shown.append(svg.text(22 + 8 * 27 - 10, h / 2 + 5, f"+{over}", 12, class_="sans bold"))
    left = view["decks"]["events"]
    shown.append(svg.amount("hourglass", w - 46, h / 2, left, 15))
    return tip(acts.words.say("board-track", {"n": len(taken), "events": left}), "".join(shown))


def glory_track(acts: Acts, view: View, w: float, h: float) -> str:
    """The points that all can see, from 0 to the target."""
    target = view["target"]
    most = max(target, *(player["glory"] for player in view["players"]))
    step = w / (most + 1)
    shown = [panel(w, h)]
    for i in range(most + 1):
        x = i * step
        if i:
            shown.append(svg.path(f"M{svg.num(x)} 4V{svg.num(h - 4)}", stroke="var(--line)"))
        if i == target:
            shown.append(svg.icon("fame", x + step / 2, h / 2, h * 0.72, "gold"))
        shown.append(svg.text(x + 4, 12, i, 10, class_="sans bold", fill="faint"))
        here = [seat for seat, player in enumerate(view["players"]) if player["glory"] == i]
        gap = min(17.0, (step - 18) / max(len(here) - 1, 1))
        first = x + step / 2 - gap * (len(here) - 1) / 2
        shown.extend(svg.badge(seat, first + k * gap, h / 2 + 3, 8.5) for k, seat in enumerate(here))
    return tip(acts.words.name("glory"), svg.group(*shown))


# ---- the fight


def battle_panel(acts: Acts, view: View, w: float, h: float) -> str:
    """A combat under way: both ships with their sections, what they declare, the dice on the table."""
    words, battle = acts.words, view["battle"]
    title = words.say("board-boarded" if battle["boarded"] else "board-battle", {"n": battle["round"]})
    shown = [
        panel(w, h),
        svg.text(w / 2, 19, title, 14, anchor="middle", class_="serif bold"),
        svg.path(f"M{svg.num(w / 2)} 28V{svg.num(h - 8)}", stroke="var(--line)"),
    ]
    for i, who in enumerate((battle["attacker"], battle["defender"])):
        shown.append(svg.group(_fighter(acts, view, i, who, w / 2), at=(i * w / 2, 26)))
    return svg.group(*shown)


def _fighter(acts: Acts, view: View, side: int, who: str, w: float) -> str:
    """One side of a combat. Sections can be chosen on the ship that is hit: one's own, or the enemy's by a
    gunner who aims."""
    words, battle, seat = acts.words, view["battle"], tokens.seat_of(who)
    mine = seat is not None and seat == view["you"]
    if seat is None:
        name, ship, figure = words.name(who), battle["vessel"], svg.other_ship(tokens.npc_flag(who), 0.5)
    else:
        ship, figure = view["players"][seat], svg.ship(seat, 0.5)
        name = words.name(ship["captain"]) if ship["captain"] is not None else words.name(who)
    shown = [
        svg.group(figure, at=(25, 16)),
        svg.text(46, 13, name, svg.fit(name, 13, w - 120, 9, bold=True), class_="serif bold"),
    ]
    if ship is not None:
        shown.append(
            svg.group(tracks(acts, ship, (w - 58) / 3, mine != ("!aim" in acts.options)), at=(48, 30))
        )
    declared = battle["declared"][side]
    if declared is not None:
        shown.append(svg.text(w - 10, 13, words.name(declared), 12, anchor="end", class_="sans bold"))
    faces = battle["faces"][side]
    shown.extend(svg.group(tokens.skull_die(face, 18), at=(48 + k * 22, 66)) for k, face in enumerate(faces))
    return svg.group(*shown)


# ---- cards


def cargo_card(acts: Acts, verbs: tuple[str, ...], good: str, card: str | None = None) -> str:
    """A Cargo card, its corner at (0, 0), chosen by those verbs that name it or its good: the good, and in
    a raid its plunder value and its icon."""
    name = acts.words.name(good)
    body = tip(name, _cargo_face(name, good, card))
    named = [(verb, word) for verb in verbs for word in (card, good)]
    option = next((acts.exact[key] for key in named if key in acts.exact), None)
    return acts.press(option, body, svg.ring_rect(-2, -2, CARGO_W + 4, CARGO_H + 4))


def raid_card(acts: Acts, card: str) -> str:
    """A card of a raid or a find; when a success is spent, with a button to exchange it and one to cast it
    off."""
    shown = cargo_card(acts, ("stow", "ignore"), GOOD_IDS[GOOD_OF[CARGO_CARD[card]]], card)
    for i, (verb, d) in enumerate(BUTTONS):
        option = acts.exact.get((verb, card))
        if option is not None:
            half = CARGO_W / 2
            x, y = i * half + half / 2, CARGO_H + 12
            button = svg.rect(x - 12, y - 9, 24, 18, 5, fill="var(--card)", stroke="var(--line)")
            mark = svg.path(d, fill="none", stroke="var(--ink)", stroke_width=2, stroke_linecap="round")
            body = button + svg.group(mark, at=(x, y))
            shown += acts.press(option, body, svg.ring_rect(x - 12, y - 9, 24, 18, 5))
    return shown


#: The marks of what a success does to a card of a raid.
BUTTONS = (
    ("exchange", "M5-2A5.2 5.2 0 0 0-4.5-3M-5 2A5.2 5.2 0 0 0 4.5 3M5.5-6V-1.5H1M-5.5 6V1.5H-1"),
    ("cast-off", "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5"),
)


@cache
def _cargo_face(name: str, good: str, card: str | None) -> str:
    w, h = CARGO_W, CARGO_H
    size = svg.fit(name, 10.5, w - 8, 7, bold=True)
    shown = [
        svg.rect(0, 0, w, h, 5, fill="var(--card)", stroke="var(--line)", stroke_width=1.3),
        svg.text(w / 2, 13, name, size, anchor="middle", class_="serif bold"),
        svg.group(tokens.good(good, 16 if card else 20), at=(w / 2, 36 if card else 48)),
    ]
    if card is not None:
        number = CARGO_CARD[card]
        shown.append(svg.amount("coin", 11, h - 12, PLUNDER[number], 13))
        if HITS[number] < 0:
            shown.append(svg.icon("sails", w - 13, h - 13, 15, "wave"))
        else:
            section = tokens.SECTIONS[SECTIONS[HITS[number]]]
            shown.append(svg.icon(section, w - 13, h - 13, 14, "bad"))
            shown.append(
                svg.rect(w - 23, h - 23, 20, 20, 4, fill="none", stroke="var(--bad)", stroke_width=1.3)
            )
    return svg.group(*shown)


def table_cards(acts: Acts, view: View, w: float) -> str:
    """The cards of a raid or a find, open to all; or those of a purchase, face down to all but the buyer."""
    raid, offer = view["raid"], view["offer"]
    cards = [raid_card(acts, card) for card in raid]
    cards += [cargo_card(acts, ("buy",), good) for good in offer["known"]]
    cards += [svg.card_back("barrel", CARGO_W)] * (offer["count"] - len(offer["known"]))
    if not cards:
        return ""
    step = min(CARGO_W + 6, (w - 24 - CARGO_W) / max(len(cards) - 1, 1))
    title = acts.words.say("board-raid" if raid else "board-offer")
    shown = [panel(w, CARGO_H + 60), svg.text(12, 20, title, 13, class_="serif bold")]
    shown += [svg.group(card, at=(12 + i * step, 30)) for i, card in enumerate(cards)]
    return svg.group(*shown)


def tray(acts: Acts, view: View, w: float) -> str:
    """Things to choose from that lie nowhere else: ships in the yard, special weapons, nations."""
    tiles = []
    for word, option in acts.options.items():
        if word in SHIP_IDS:
            scale = (0.5, 0.56, 0.62, 0.7, 0.76)[SHIP_IDS.index(word)]
            drawing = svg.ship(acts.seat, scale)
        elif word in WEAPON_IDS and option[0] in ("buy-weapon", "take-weapon"):
            drawing = tokens.fitting(word, 17)
        elif word in NATION_IDS and option[0] in ("attack", "blame", "reward"):
            drawing = svg.flag(tokens.flag_of(word), 0, 0, 17)
        else:
            continue
        name = acts.words.name(word)
        ground = svg.rect(0, 0, CARGO_W, CARGO_H, 5, fill="var(--card)", stroke="var(--line)")
        rows = svg.wrap(name, 9.5, CARGO_W - 6, 2, bold=True)
        title = svg.lines(CARGO_W / 2, 12, rows, 9.5, 1.1, anchor="middle", class_="serif bold")
        body = ground + title + svg.group(drawing, at=(CARGO_W / 2, 50))
        tiles.append(acts.hot(word, body, svg.ring_rect(-2, -2, CARGO_W + 4, CARGO_H + 4)))
    if not tiles:
        return ""
    step = min(CARGO_W + 6, (w - 24 - CARGO_W) / max(len(tiles) - 1, 1))
    shown = [panel(24 + CARGO_W + step * (len(tiles) - 1), CARGO_H + 24)]
    shown += [svg.group(tile, at=(12 + i * step, 12)) for i, tile in enumerate(tiles)]
    return svg.group(*shown)


#: The emblem of each Glory card that is no specialist.
EMBLEMS = {
    "replay_crew": "dice",
    "replay_contest": "dice",
    "quick_wits": "flame",
    "full_broadside": "cannon",
    "aimed_shot": "cannon",
    "daring_tack": "sails",
    "powder_smoke": "flame",
    "out_of_the_sun": "sails",
    "rousing_speech": "crew",
    "pistol_volley": "skull",
    "jury_rig": "tools",
    "following_wind": "sails",
    "smugglers_cove": "anchor",
    "governors_pardon": "scroll",
    "sharp_bargain": "coin",
    "hungry_market": "barrel",
    "informant": "parrot",
    "high_friends": "heart",
    "spyglass": "spyglass",
    "fat_prize": "chest",
    "warning_shot": "cannon",
    "friendly_yard": "tools",
    "mutiny": "skull",
    "false_lead": "parrot",
    "saboteur": "tools",
    "headwind": "sails",
    "denounced": "scroll",
}


def _card(acts: Acts, card: str, emblem: str, parts: str, foot: str, tint: str) -> str:
    """A card in hand, with its whole text to point at."""
    words = acts.words
    text = " ".join(words.say(f"name-{card}.{part}") for part in parts.split())
    drawn = svg.card(words.name(card), emblem, text, foot, tint, CARD_W)
    return tip(f"{words.name(card)} — {text}", drawn)


def hand(acts: Acts, view: View, w: float) -> str:
    """The reader's own cards: Glory, Rumour, Mission, and the hold."""
    words, player = acts.words, view["players"][view["you"]]
    cards: list[tuple[str, str]] = []
    ring = svg.ring_rect(-3, -3, CARD_W + 6, CARD_H + 6, 9)
    for card in player["hand"]["known"]:
        foot = words.say("board-glory-card")
        cards.append((card, _card(acts, card, EMBLEMS.get(card, "crew"), "text", foot, "gold")))
    for rumour in [player["rumour"], *player["kept"]]:
        if rumour is not None:
            entry = RUMOURS[RUMOUR[rumour]]
            foot = words.say(f"board-rumour-{entry.at}", {"place": entry.zone})
            cards.append((rumour, _card(acts, rumour, "scroll", "text", foot, "wave")))
    if player["mission"] is not None:
        foot = words.say("board-mission-card")
        cards.append(
            (player["mission"], _card(acts, player["mission"], "anchor", "text reward", foot, "good"))
        )
    hold = player["cargo"]["known"]
    columns = (len(hold) + 1) // 2 if len(hold) > 7 else len(hold)
    hold_w = columns * (CARGO_W + 4)
    step = min(CARD_W + 8, (w - hold_w - 24 - CARD_W) / max(len(cards) - 1, 1))
    shown = [
        svg.group(acts.hot(word, drawn, ring), at=(i * step, 0)) for i, (word, drawn) in enumerate(cards)
    ]
    if not cards and not hold:
        empty = words.say("board-empty-hand")
        shown.append(svg.text(14, 30, empty, 15, class_="serif italic", fill="header-ink", opacity=".7"))
    for i, good in enumerate(hold):
        x = w - hold_w + i % columns * (CARGO_W + 4)
        y = i // columns * (CARGO_H + 3) if len(hold) > columns else (CARD_H - CARGO_H) / 2
        shown.append(svg.group(cargo_card(acts, ("sell", "drop"), good), at=(x, y)))
    return svg.group(*shown)
