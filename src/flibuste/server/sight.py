"""A match as somebody may see it: views, words and pictures, made from what `view` gives out."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from functools import cache
from typing import Any

from .. import bots
from ..kernel.game import Sheet, find
from ..kernel.match import Match
from ..kernel.table import Told
from ..kernel.text import Texts, rules, settings, texts
from . import wire, words
from .catalogue import has_catalogue
from .hub import Live, Refused
from .store import Link

#: What a story entry may call the dice that it shows.
_DICE = ("dice", "die", "roll", "rolls", "faces", "face")
_STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.S)
_INLINE = re.compile(r'(<[^<>]*\s)style="')


def tame(svg: str) -> tuple[str, str]:
    """The picture and its style sheet apart: our pages allow no inline styles (a strict CSP), so the
    client adopts the sheet and sets what `data-style` holds by itself."""
    css = "\n".join(_STYLE.findall(svg))
    return _INLINE.sub(r'\1data-style="', _STYLE.sub("", svg)), css


def draw(live: Live, match: Match, seat: int | None, lang: str, key: object) -> tuple[str, str]:
    """The board, drawn once for each pair of eyes and language."""
    found: tuple[str, str] | None = live.drawn.get((key, seat, lang))
    if found is None:
        decision = match.pending.get(seat) if seat is not None else None
        found = tame(match.game.draw(match.view(seat), lang, decision))
        live.drawn[key, seat, lang] = found
    return found


def look(
    live: Live,
    link: Link,
    seat: int | None,
    lang: str,
    *,
    board: bool = True,
    view: bool = False,
    at: int | None = None,
    known: Sequence[Told] = (),
) -> tuple[wire.Sight, list[Told]]:
    """What a link shows of a match through the eyes of a seat, now or (once it is over) as it stood
    after `at` choices. `known` is the story that was sent before; the whole story comes back too."""
    match = live.game if at is None else live.game.at(at)
    now = at is None
    said = texts(match.game.name, lang)
    names = live.names(lambda number: said.say(f"seat-{number}"))
    story = match.story(seat)
    common = 0
    while common < min(len(known), len(story)) and known[common] == story[common]:
        common += 1
    picture = draw(live, match, seat, lang, "now" if now else at) if board else (None, None)
    sight = wire.Sight(
        match=live.id,
        game=match.game.name,
        title=said.say("game"),
        lang=lang,
        revision=live.revision,
        choices=len(match.journal),
        seat=seat,
        mine=list(link.seats),
        host=link.host,
        seats=_seats(live, match, said, names),
        sheets=_sheets(match, seat, lang, names),
        ask=_ask(live, match, seat, said, names) if now and seat is not None else None,
        undo=now and seat is not None and match.can_undo(seat),
        over=live.game.over,
        idle=max(0.0, time.time() - live.touched),
        commitment=match.commitment,
        board=picture[0],
        css=picture[1],
        story_from=common,
        story=[_line(told, said, names) for told in story[common:]],
        end=_end(match, said) if match.over else None,
        bots=_bots(match.game.name, lang),
        view=match.view(seat) if view else None,
    )
    return sight, story


def _seats(live: Live, match: Match, said: Texts, names: list[str]) -> list[wire.SeatSight]:
    here = {seat for seats in live.watchers.values() for seat in seats}
    return [
        wire.SeatSight(
            seat,
            names[seat],
            chair.bot,
            seat in here,
            said.waiting(match.pending[seat], names) if seat in match.pending else None,
        )
        for seat, chair in enumerate(live.chairs)
    ]


def _sheets(match: Match, seat: int | None, lang: str, names: list[str]) -> list[wire.SheetSight]:
    sheets: list[Sheet] = match.game.summary(match.view(seat), lang, tuple(names))
    return [
        wire.SheetSight(sheet.title, list(sheet.columns), [list(row) for row in sheet.rows])
        for sheet in sheets
    ]


def _ask(live: Live, match: Match, seat: int, said: Texts, names: list[str]) -> wire.Ask | None:
    decision = match.pending.get(seat)
    if decision is None:
        return None
    form = decision.form
    return wire.Ask(
        id=live.decision_id(seat),
        seat=seat,
        kind=decision.kind,
        prompt=said.prompt(decision, names),
        rule=decision.rule,
        options=[wire.OptionSight(str(option), said.option(option, names)) for option in decision.options],
        form=None if form is None else wire.FormSight(form.name, form.fields),
        samples=[
            wire.OptionSight(str(option), said.option(option, names))
            for option in match.suggest(seat)
            if option not in decision.options
        ]
        if form is not None
        else [],
    )


def _line(told: Told, said: Texts, names: list[str]) -> wire.Line:
    return wire.Line(said.told(told, names), told.at, _dice(told.about))


def _dice(about: dict[str, Any]) -> list[int]:
    """The faces that an entry shows."""
    for name in _DICE:
        value = about.get(name)
        faces = value if isinstance(value, (list, tuple)) else [value]
        if value is not None and all(isinstance(face, int) and 1 <= face <= 6 for face in faces):
            return list(faces)
    return []


def _end(match: Match, said: Texts) -> list[wire.Standing]:
    result = match.result
    assert result is not None
    detail = result.detail or tuple({} for _ in result.scores)
    return [
        wire.Standing(
            seat,
            result.places[seat],
            result.scores[seat],
            [wire.ScoreLine(said.say(f"score-{item}"), points) for item, points in detail[seat].items()],
        )
        for seat in result.ranking
    ]


def _bots(game: str, lang: str) -> list[wire.BotSight]:
    return [words.bot(game, name, lang) for name in bots.names(game)]


@cache
def shelf(name: str, lang: str) -> wire.GameSight:
    """A game as the lobby shows it."""
    game = find(name)
    said = texts(name, lang)
    own = tuple(game.bots)
    return wire.GameSight(
        name=name,
        title=said.say("game"),
        blurb=said.say("game.blurb"),
        seats=list(game.seats),
        settings=[
            wire.SettingSight(
                name=setting.name,
                kind=setting.kind,
                default=setting.default,
                low=setting.low,
                high=setting.high,
                label=setting.texts[lang]["label"],
                help=setting.texts[lang]["help"],
                choices={choice: setting.texts[lang][choice] for choice in setting.choices},
            )
            for setting in settings(game)
        ],
        bots=_bots(name, lang),
        bot=own[0] if own else "greedy",
        catalogue=has_catalogue(game),
    )


@cache
def poster(name: str, lang: str) -> str:
    """A game's board at its start, for the shelf."""
    match = Match(find(name), find(name).seats[0], seed="poster")
    return match.game.draw(match.view(None), lang, None)


def rule(game: str, rule_id: str, lang: str) -> wire.RuleSight:
    found = rules(game).get(rule_id)
    if found is None:
        raise Refused(404, "no-rule", id=rule_id)
    return wire.RuleSight(found.id, found.fr if lang == "fr" else found.en)
