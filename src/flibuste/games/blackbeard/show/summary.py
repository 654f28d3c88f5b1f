"""The board in words, for the terminal: players, pirates, the sea, the ports that matter, the hand."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Sheet
from flibuste.words.texts import Texts, texts

from ..box import EVENTS, PIRATES
from .sheets import moment

_EVENTS = {event.id: event for event in EVENTS}
_PIRATES = {pirate.id: pirate for pirate in PIRATES}


def summary(view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[Sheet]:
    words = texts("blackbeard", lang)
    sheets = [_players(view, words, names), _pirates(view, words, names)]
    sheets += _hunters(view, words, names)
    sheets.append(_ports(view, words))
    if view["hand"] or view["captain_hand"]:
        sheets.append(_hand(view, words))
    return sheets


def _heads(words: Texts, *keys: str) -> tuple[str, ...]:
    return tuple(words.say(f"sheet-{key}") for key in keys)


def _owner(words: Texts, word: str, names: tuple[str, ...]) -> str:
    """A player's name, or the system player's."""
    return names[int(word[1:])] if int(word[1:]) < len(names) else words.say("sheet-system")


def _players(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows = []
    for owner, points in enumerate(view["score"]):
        held = (
            (str(view["cards"][owner]), str(view["captains"][owner])) if owner < view["seats"] else ("", "")
        )
        mark = "▶ " if view["actor"] == f"p{owner}" else ""
        rows.append((mark + _owner(words, f"p{owner}", names), str(points), *held))
    pardon = view["pardon"]
    state = (
        words.say("board-pardon-open")
        if pardon["open"]
        else words.say("board-pardon", {"seen": pardon["seen"]})
    )
    decks = words.say("board-decks", {"deck": view["deck"], "pirates": view["pirate_deck"]})
    title = f"{moment(view, words)} · {decks} · {state}"
    return Sheet(title, _heads(words, "player", "points", "cards", "captains"), tuple(rows))


def _pirates(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> Sheet:
    rows = []
    for pirate in sorted(view["pirates"], key=lambda p: str(p["owner"])):
        card = _PIRATES[pirate["id"]]
        mark = "▶ " if view["action"]["active"] == pirate["id"] else ""
        where = (
            words.say("board-docked", {"place": pirate["place"]})
            if pirate["docked"]
            else words.name(pirate["place"])
        )
        rows.append(
            (
                mark + words.name(pirate["id"]),
                _owner(words, pirate["owner"], names),
                where,
                words.name(pirate["ship"]),
                f"{pirate['combat']} / {pirate['speed']}",
                str(pirate["loyalty"]),
                f"{card.initiative} · {card.skill} · {card.command} · {card.cruelty} · {pirate['cunning']}",
                str(pirate["notoriety"]),
                str(pirate["worth"]),
                " ".join(map(str, pirate["holds"])) or "–",
                "; ".join(_belongings(pirate, words)),
            )
        )
    heads = _heads(
        words,
        *("pirate", "player", "place", "ship", "ship-values", "loyalty", "traits", "notoriety", "worth"),
        *("holds", "belongings"),
    )
    return Sheet(words.say("sheet-pirates"), heads, tuple(rows))


def _belongings(pirate: dict[str, Any], words: Texts) -> list[str]:
    said = []
    if pirate["revel"] != "sober":
        said.append(words.say("board-revel", {"revel": pirate["revel"]}))
    if pirate["scurvy"]:
        said.append(words.say("board-scurvy"))
    if pirate["letter"]:
        said.append(words.say("board-letter", {"nation": pirate["letter"]}))
    if pirate["guns"]:
        said.append(words.say("board-guns"))
    if pirate["treasure"]:
        said.append(words.say("board-treasure"))
    if pirate["ally"]:
        said.append(words.say("board-ally", {"pirate": pirate["ally"]}))
    for hostage in pirate["hostages"]:
        about = {"hostage": hostage["id"], "nation": hostage["nation"]}
        said.append(f"{words.say('board-hostage', about)} {hostage['information']}–{hostage['value']}")
    said += [words.say("board-enemy", {"nation": nation}) for nation in pirate["history"]]
    said += [f"{words.name(port)} +{points}" for port, points in pirate["info"].items()]
    return said


def _hunters(view: dict[str, Any], words: Texts, names: tuple[str, ...]) -> list[Sheet]:
    """Commissioners and warships, if there are any."""
    rows = [
        (
            words.name(kc["id"]),
            _owner(words, f"p{owner}", names),
            words.name(kc["place"]),
            f"{kc['combat']} / {kc['speed']}",
        )
        for owner, kc in enumerate(view["commissioners"])
        if kc
    ]
    rows += [
        (words.name(ship["class"]), "", words.name(zone), f"{ship['combat']} / {ship['speed']}")
        for zone, ship in view["warships"].items()
        if ship
    ]
    if not rows:
        return []
    return [
        Sheet(
            words.say("sheet-hunters"), _heads(words, "ship", "player", "place", "ship-values"), tuple(rows)
        )
    ]


def _ports(view: dict[str, Any], words: Texts) -> Sheet:
    """The ports where something is: a merchant, a governor, a haven, ruins."""
    rows = []
    for port in view["ports"]:
        if port["destroyed"]:
            state = words.say("board-destroyed")
        elif port["governor"]:
            state = words.say(
                "sheet-governor", {"who": port["governor"]["id"], "pro": port["governor"]["pro"]}
            )
        elif port["merchant"] or port["haven"] or port["attacked"]:
            state = words.say("board-neutral")
        else:
            continue
        said = []
        if port["merchant"]:
            said.append(words.say("sheet-merchant", {"merchant": port["merchant"]}))
        if port["haven"]:
            said.append(words.say("sheet-haven", {"pirate": port["haven"]}))
        if port["attacked"]:
            said.append(words.say("sheet-attacked"))
        values = f"{port['wealth']} / {port['defence']}"
        zones = ", ".join(words.name(zone) for zone in port["zones"])
        rows.append(
            (
                f"{port['locator']} {words.name(port['id'])}",
                zones,
                words.name(port["nation"]),
                "" if port["pirate"] else values,
                state,
                "; ".join(said),
            )
        )
    heads = _heads(words, "port", "zone", "nation", "port-values", "status", "there")
    return Sheet(words.say("sheet-ports"), heads, tuple(rows))


def _hand(view: dict[str, Any], words: Texts) -> Sheet:
    rows = []
    for card in view["hand"]:
        event = _EVENTS[card]
        use = words.say("board-use", {"count": event.actions, "mode": event.mode})
        rows.append((words.name(card), use, words.say(f"name-{card}.text")))
    for name in view["captain_hand"]:
        card_ = _PIRATES[name]
        traits = (card_.initiative, card_.skill, card_.command, card_.cruelty, card_.cunning, card_.duel)
        figures = " · ".join(map(str, traits))
        said = f"{words.say('sheet-six-traits')} {figures}"
        rows.append((words.name(name), words.say("sheet-captain"), said))
    return Sheet(words.say("sheet-hand"), _heads(words, "card", "use", "effect"), tuple(rows))
