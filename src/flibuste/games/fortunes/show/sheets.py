"""The sheets around the chart: player boards, hand, NPC cards, the war, the fight under way."""

from __future__ import annotations

from typing import Any

from flibuste.draw import svg
from flibuste.kernel.decision import Decision, Option
from flibuste.words.texts import Texts

from . import tokens

View = dict[str, Any]

#: The order in which a ship's sections are shown.
SECTIONS = ("hull", "masts", "crew", "cannons", "cargo")
#: A player board of this width holds all its figures; what is wider holds words too.
NARROW = 342.0
SKILLS = (("seamanship", "anchor"), ("scouting", "spyglass"), ("leadership", "fame"), ("influence", "heart"))


class Acts:
    """What can be acted on: the options of the decision, by the things that they speak of."""

    def __init__(self, words: Texts, decision: Decision | None) -> None:
        self.words = words
        self.seat = decision.seat if decision is not None else 0
        self.exact: dict[tuple[Any, ...], Option] = {}
        self.options: dict[Any, Option] = {}
        for option in decision.options if decision is not None else ():
            self.exact[tuple(option)] = option
            for thing in reversed(option[1:]):
                self.options.setdefault(thing, option)
            self.options.setdefault(f"!{option[0]}", option)

    def hot(self, thing: str | int, body: str, ring: str) -> str:
        """The drawing of a thing; if an option speaks of it, the drawing chooses that option. A verb that
        stands alone is written with an exclamation mark."""
        return self.press(self.options.get(thing), body, ring)

    def press(self, option: Option | None, body: str, ring: str) -> str:
        """The drawing that chooses an option; None leaves it as it is."""
        return body if option is None else svg.hot(body, option, self.words.option(option), ring)


def panel(w: float, h: float, **attributes: object) -> str:
    return svg.rect(0, 0, w, h, 8, fill="var(--paper)", stroke="var(--line)", stroke_width=1.4, **attributes)


def tip(words: str, body: str) -> str:
    """A drawing with a text that shows when one points at it."""
    return svg.group(svg.el("title", svg.escape(words)), body)


def track(acts: Acts, section: str, now: int, most: int) -> str:
    """A section of a ship: its icon and its points, those lost shown empty, a destroyed one struck out."""
    shown = svg.icon(tokens.SECTIONS[section], 8, 0, 17, "ink") + svg.pips(26, 0, now, max(most, now), 4.8)
    if not now:
        shown += svg.path("M0 8L17-8", stroke="var(--bad)", stroke_width=2.4, stroke_linecap="round")
    return tip(f"{acts.words.name(section)} {now}/{most}", shown)


def tracks(acts: Acts, ship: View, wide: float = 104, active: bool = False) -> str:
    """The five sections of a ship and its manoeuvrability, in two rows of three."""
    cells = []
    for i, section in enumerate(SECTIONS):
        now, most = ship["sections"][section]
        body = track(acts, section, now, most)
        if active:
            body = acts.hot(section, body, svg.ring_rect(-5, -11, wide - 8, 22))
        cells.append(svg.group(body, at=(i % 3 * wide, i // 3 * 23)))
    wheel = svg.path(
        "M0-8A8 8 0 1 0 .1-8ZM0-5.5A5.5 5.5 0 1 1-.1-5.5ZM-1-10H1V10H-1ZM-10-1H10V1H-10Z", fill="var(--ink)"
    )
    handling = ship["handling"]
    shown = svg.group(wheel, at=(8, 0), scale=0.85) + svg.pips(26, 0, handling, handling, 4.8)
    cells.append(svg.group(tip(f"{acts.words.name('manoeuvrability')} {handling}", shown), at=(2 * wide, 23)))
    return "".join(cells)


def player_board(acts: Acts, view: View, seat: int, w: float, h: float) -> str:
    """A player's board: captain, ship with its sections, what is aboard, bounties and fittings."""
    words, player = acts.words, view["players"][seat]
    mine = view["you"] == seat
    active = view["actor"] == seat
    edge = svg.rect(0, 0, 7, h, 3, fill=f"var(--seat-{seat})")
    glory = svg.icon("fame", w - 40, 18, 17, "gold") + svg.text(
        w - 27, 23.5, player["glory"], 17, class_="serif bold"
    )
    head = svg.badge(seat, 24, 18, 11) + tip(f"{words.name('glory')} {player['glory']}", glory)
    if active:
        head += svg.path(f"M{svg.num(w - 58)} 18l-8-5v10Z", fill="var(--ink)")
    if player["captain"] is None:
        body = svg.text(42, 23, words.say("board-next-captain"), 14, class_="serif italic", fill="faint")
        return svg.group(panel(w, h), edge, head, body)
    name = words.name(player["captain"])
    room = w - 150
    head += tip(
        words.say(f"name-{player['captain']}.text"),
        svg.text(42, 23.5, name, svg.fit(name, 16, room, 10, bold=True), class_="serif bold"),
    )
    flag = svg.flag(tokens.flag_of(player["nation"]), w - 84, 18, 9)
    head += tip(f"{words.name(player['nation'])}, {words.name(player['home'])}", flag)
    inner = min(w, NARROW)
    skills = [svg.text(18, 47, words.name(player["ship"]), 12.5, class_="sans bold")]
    for i, (skill, icon) in enumerate(SKILLS):
        value = player["skills"][skill]
        shown = svg.amount(icon, inner - 176 + i * 44, 43, value, 14)
        skills.append(tip(f"{words.name(skill)} {value}", shown))
    sections = svg.group(tracks(acts, player, (inner - 24) / 3, mine), at=(18, 68))
    return svg.look(
        panel(w, h),
        edge,
        head,
        *skills,
        sections,
        svg.group(_purse(acts, player), at=(26, 118)),
        svg.group(_fittings(acts, player, mine, inner - 24), at=(27, 146)),
        _notes(acts, player, w - NARROW - 30) if w > NARROW + 200 else "",
    )


def _notes(acts: Acts, player: View, room: float) -> str:
    """Where there is room: the captain's ability, and the mission that all can see."""
    words = acts.words
    rows = svg.wrap(words.say(f"name-{player['captain']}.text"), 11.5, room, 4)
    shown = svg.lines(NARROW + 12, 47, rows, 11.5, 1.25, class_="serif italic")
    if player["mission"] is not None:
        mission = player["mission"]
        y = 56 + len(rows) * 14.4
        shown += svg.icon("scroll", NARROW + 18, y + 4, 13)
        shown += svg.text(NARROW + 30, y + 9, words.name(mission), 12, class_="sans bold")
        task = svg.wrap(words.say(f"name-{mission}.text"), 11, room, 2)
        shown += svg.lines(NARROW + 12, y + 25, task, 11, 1.25)
    return shown


def _purse(acts: Acts, player: View) -> str:
    """Gold aboard, chest, hold, hand and Rumour: what is secret to the reader is shown by its back."""
    words = acts.words
    shown = []
    for x, icon, word, value in (
        (0, "coin", "gold", _known(player["gold"])),
        (62, "chest", "chest", _known(player["chest"])),
        (138, "barrel", "cargo-cards", player["cargo"]["count"]),
        (186, "card", "glory-cards", player["hand"]["count"]),
        (234, "scroll", "rumour", "–" if player["rumour"] is None else "1"),
    ):
        shown.append(tip(f"{words.name(word)}: {value}", svg.amount(icon, x, 0, value, 17)))
    if player["hides"]:
        times = svg.text(98, 5, f"×{player['hides']}", 11, fill="faint")
        shown.append(tip(words.say("board-hides", {"n": player["hides"]}), times))
    return "".join(shown)


def _known(value: int | None) -> str:
    return "?" if value is None else str(value)


def _fittings(acts: Acts, player: View, mine: bool, room: float) -> str:
    """Bounties, special weapons, modifications, specialists, and the cargo that the reader knows of."""
    words = acts.words
    drawn: list[tuple[str, str, str]] = []
    for nation, count in player["bounties"].items():
        if count:
            token = svg.flag(tokens.flag_of(nation), 0, 0, 11) + svg.circle(
                9, -8, 7, fill="var(--ink)", stroke="var(--paper)"
            )
            token += svg.text(9, -4.5, count, 10, anchor="middle", class_="sans bold", fill="paper")
            drawn.append((words.say("board-bounty", {"nation": nation, "n": count}), nation, token))
    drawn += [(words.name(weapon), weapon, tokens.fitting(weapon)) for weapon in player["weapons"]]
    for mod in player["modifications"]:
        spent = mod == "reinforced_hull" and player["hull_used"]
        drawn.append((words.name(mod), mod, tokens.fitting(mod, 11, spent)))
    for card in player["specialists"]:
        token = svg.circle(0, 0, 11.5, fill="var(--wood)", stroke="var(--paper)", stroke_width=1.4)
        token += svg.text(
            0, 4.5, words.name(card)[0], 13, anchor="middle", class_="serif bold", fill="wood-ink"
        )
        drawn.append((f"{words.name(card)}: {words.say(f'name-{card}.text')}", card, token))
    if not mine:
        drawn.extend((words.name(good), good, tokens.good(good, 11)) for good in player["cargo"]["known"])
    step = min(29.0, room / max(len(drawn), 1))
    cells = []
    for i, (title, thing, token) in enumerate(drawn):
        body = tip(title, token)
        if mine:
            body = acts.hot(thing, body, svg.ring_rect(-14, -14, 28, 28))
        cells.append(svg.group(body, at=(i * step, 0)))
    return "".join(cells)
