"""Every finite component, wherever it lies: the counts never change during a match."""

from __future__ import annotations

from .state import State


def census(s: State) -> dict[str, int]:
    players = s.players
    ships = sum(len(p.ship.mods) for p in players)
    found = {
        "events": len(s.events)
        + len(s.event_discard)
        + len(s.arrivals)
        + sum(len(npc.stack) for npc in s.npcs),
        "cargo": len(s.cargo_deck)
        + len(s.cargo_discard)
        + len(s.raid)
        + len(s.offer)
        + sum(len(p.cargo) for p in players),
        "glory": len(s.glory_deck)
        + len(s.glory_discard)
        + sum(len(p.hand) + len(p.specialists) for p in players),
        "rumours": len(s.rumour_deck)
        + len(s.rumour_discard)
        + (s.proving >= 0)
        + (s.second_rumour >= 0)
        + sum(len(p.kept) + (p.rumour >= 0) for p in players),
        "missions": len(s.mission_deck)
        + len(s.mission_discard)
        + len(s.missions)
        + (s.second_mission >= 0)
        + sum(p.mission >= 0 for p in players),
        "captains": len(s.captain_deck) + len(s.captain_discard) + sum(p.captain >= 0 for p in players),
        "merchants": len(s.track) + sum(nation >= 0 for nation in s.merchants),
        "demand": len(s.reserve) + len(s.drawn) + sum(good >= 0 for good in s.demand),
        "modifications": ships + len(s.loose) + sum(token >= 0 for token in s.mods),
    }
    if s.limited:
        found["gold"] = s.bank + sum(p.gold + p.chest for p in players)
    return found
