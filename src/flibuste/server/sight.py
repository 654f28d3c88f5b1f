"""A match as somebody may see it: views, words and pictures, made from what `view` gives out."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from .. import bots
from ..kernel.decision import Decision, Option, Options, Reason
from ..kernel.game import Sheet, find
from ..kernel.match import Match
from ..kernel.table import Told
from ..kernel.text import MissingText, Texts, named, rules, settings, texts
from . import wire, words
from .hooks import hook
from .hub import Live, Refused
from .store import Link

#: What a story entry may call the dice that it shows.
_DICE = ("dice", "die", "faces", "face")
_PIPS = {"skull": 0} | {str(face): face for face in range(1, 7)}
_STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.S)
_INLINE = re.compile(r'(<[^<>]*\s)style="')


def tame(svg: str) -> tuple[str, str]:
    """The picture and its style sheet apart: our pages allow no inline styles (a strict CSP), so the
    client adopts the sheet and sets what `data-style` holds by itself."""
    css = "\n".join(_STYLE.findall(svg))
    return _INLINE.sub(r'\1data-style="', _STYLE.sub("", svg)), css


def draw(
    live: Live, match: Match, seat: int | None, lang: str, names: tuple[str, ...], now: bool
) -> tuple[str, str]:
    """The board; as it stands now, drawn once for each pair of eyes and language."""
    found: tuple[str, str] | None = live.drawn.get((seat, lang)) if now else None
    if found is None:
        decision = match.pending.get(seat) if now and seat is not None else None
        with named(names):
            found = tame(match.game.draw(match.view(seat), lang, decision))
        if now:
            live.drawn[seat, lang] = found
    return found


def look(
    live: Live,
    link: Link,
    seat: int | None,
    lang: str,
    *,
    board: bool = True,
    sheets: bool = True,
    story: bool = True,
    view: bool = False,
    at: int | None = None,
    known: Sequence[wire.Line] = (),
) -> tuple[wire.Sight, list[wire.Line]]:
    """What a link shows of a match through the eyes of a seat, now or (once it is over) as it stood
    after `at` choices. `known` is the story that was sent before; the whole story comes back too."""
    match = live.game if at is None else live.game.at(at)
    now = at is None
    said = texts(match.game.name, lang)
    names = tuple(live.names(lambda number: said.say(f"seat-{number}")))
    lines = _story(live, match, seat, lang, names) if story else []
    common = 0
    while common < min(len(known), len(lines)) and known[common] is lines[common]:
        common += 1
    picture = draw(live, match, seat, lang, names, now) if board else (None, None)
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
        seats=_seats(live, match, link, said, names),
        moment=_moment(match, link, said, names),
        sheets=_sheets(match, seat, lang, names) if sheets else [],
        ask=_ask(live, match, seat, lang, names) if now and seat is not None else None,
        undo=now and seat is not None and match.can_undo(seat),
        over=live.game.over,
        idle=max(0.0, time.time() - live.touched),
        commitment=match.commitment,
        board=picture[0],
        css=picture[1],
        story_from=common,
        story=lines[common:],
        end=_end(match, said) if match.over else None,
        bots=_bots(match.game.name, lang),
        view=match.view(seat) if view else None,
    )
    return sight, lines


def _veiled(match: Match, link: Link, seat: int) -> bool:
    """Whether a link must not learn that this seat is asked: it would tell who holds a card."""
    return seat not in link.seats and match.pending[seat].kind in match.game.windows


def _moment(match: Match, link: Link, said: Texts, names: tuple[str, ...]) -> str:
    veiled = [decision for seat, decision in match.pending.items() if _veiled(match, link, seat)]
    return said.waiting(veiled[0], names) if veiled else ""


def _seats(live: Live, match: Match, link: Link, said: Texts, names: tuple[str, ...]) -> list[wire.SeatSight]:
    here = {seat for seats in live.watchers.values() for seat in seats}
    return [
        wire.SeatSight(
            seat,
            names[seat],
            chair.bot,
            seat in here,
            said.waiting(match.pending[seat], names)
            if seat in match.pending and not _veiled(match, link, seat)
            else None,
        )
        for seat, chair in enumerate(live.chairs)
    ]


def _sheets(match: Match, seat: int | None, lang: str, names: tuple[str, ...]) -> list[wire.SheetSight]:
    sheets: list[Sheet] = match.game.summary(match.view(seat), lang, names)
    return [
        wire.SheetSight(sheet.title, list(sheet.columns), [list(row) for row in sheet.rows])
        for sheet in sheets
    ]


def _ask(live: Live, match: Match, seat: int, lang: str, names: tuple[str, ...]) -> wire.Ask | None:
    decision = match.pending.get(seat)
    if decision is None:
        return None
    game = match.game.name
    form = decision.form
    samples: Options = ()
    if form is not None:  # not cheap to find: once for each state of the match
        if ("samples", seat) not in live.drawn:
            live.drawn["samples", seat] = match.suggest(seat)
        samples = live.drawn["samples", seat]
    return wire.Ask(
        id=live.decision_id(seat),
        seat=seat,
        kind=decision.kind,
        prompt=texts(game, lang).prompt(decision, names),
        rule=decision.rule,
        options=_hinted(match, decision, lang, names),
        form=None if form is None else wire.FormSight(form.name, form.fields),
        samples=[_option(game, lang, option, names) for option in samples if option not in decision.options],
    )


def _hinted(match: Match, decision: Decision, lang: str, names: tuple[str, ...]) -> list[wire.OptionSight]:
    """The options, with what their seat should know of each."""
    game = match.game
    view = match.view(decision.seat) if game.hint else {}
    found = []
    for option in decision.options:
        sight = _option(game.name, lang, option, names)
        about = game.hint(view, decision, option) if game.hint else None
        if about is not None:
            sight = msgspec.structs.replace(sight, hint=_hint(game.name, lang, option[0], about, names))
        found.append(sight)
    return found


#: hints in words: the same few are read again and again
_hints: dict[tuple[str, str, str, bytes, tuple[str, ...]], str] = {}


def _hint(game: str, lang: str, verb: str, about: Mapping[str, Any], names: tuple[str, ...]) -> str:
    key = (game, lang, verb, msgspec.msgpack.encode(about), names)
    said = _hints.get(key)
    if said is None:
        if len(_hints) >= 20_000:
            _hints.clear()
        said = _hints[key] = texts(game, lang).hinted(verb, about, names)
    return said


@lru_cache(20_000)
def _option(game: str, lang: str, option: Option, names: tuple[str, ...]) -> wire.OptionSight:
    rare = option[0] in find(game).rare
    return wire.OptionSight(str(option), texts(game, lang).option(option, names), rare=rare)


def _story(live: Live, match: Match, seat: int | None, lang: str, names: tuple[str, ...]) -> list[wire.Line]:
    """The story in words, as far as a seat may read it. A line that was put into words is kept: lines
    are the same objects as long as the entries are."""
    said = texts(match.game.name, lang)
    kept = live.lines.setdefault((lang, names), [])
    lines = []
    for number, entry in enumerate(match.table.told):
        if number >= len(kept) or kept[number][0] is not entry:
            del kept[number:]
            kept.append((entry, _line(Told(*entry), said, names)))
        if entry[2] is None or (seat is not None and seat in entry[2]):
            lines.append(kept[number][1])
    return lines


#: Stands in a text where its dice are to be drawn.
DICE = "\ue000"


def _line(told: Told, said: Texts, names: tuple[str, ...]) -> wire.Line:
    for name in _DICE:
        faces = _faces(told.about.get(name))
        if faces:
            break
    else:
        return wire.Line(said.told(told, names), told.at)
    marked = Told(told.key, told.about | {name: DICE}, told.readers, told.at)
    try:
        return wire.Line(said.told(marked, names), told.at, faces)
    except MissingText:  # the text counts its dice: then they are drawn beside it
        return wire.Line(said.told(told, names), told.at, faces)


def _faces(value: Any) -> list[int]:
    """The faces of dice that a value tells of, 0 for a skull; none where it is something else."""
    faces = []
    for face in value if isinstance(value, (list, tuple)) else [value]:
        if str(face) not in _PIPS:
            return []
        faces.append(_PIPS[str(face)])
    return faces


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


@cache
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
        catalogue=hook(game, "shipyard", "listing") is not None,
    )


#: How many choices the picture on the shelf is into its match.
_POSTER = 40


@cache
def poster(name: str, lang: str, theme: str | None) -> str:
    """A game's board some way into a match, for the shelf; by day or by night, or as the system says."""
    if theme is not None:
        return poster(name, lang, None).replace(' class="fl"', f' class="fl" data-theme="{theme}"', 1)
    game = find(name)
    seats = min((count for count in game.seats if count >= 3), default=game.seats[-1])
    match = Match(game, seats, seed="poster")
    rng = random.Random(name)
    while len(match.journal) < _POSTER and not match.over:
        seat = next(iter(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat)))
    return game.draw(match.view(None), lang, None)


_RULE = re.compile(r"\(([^()]+)\)\W*\Z")


def why(game: str, reason: str | Reason, rule: str | None, lang: str) -> tuple[str, str | None]:
    """Why a choice is refused, and the rule that says so. A game that gives no key for its reason gives it in
    English, ending in the rule's id where it is another one than asks; in French the rule itself speaks."""
    if isinstance(reason, Reason):
        return reason.told(lang), reason.rule or rule
    known = rules(game)
    cited = _RULE.search(reason)
    if cited and cited[1] in known:
        rule = cited[1]
    if lang == "en":
        return reason, rule
    return known[rule].fr if rule in known else words.say(lang, "not-allowed"), rule


def weigh(live: Live, seat: int, answer: wire.Weigh, lang: str) -> wire.Weighed:
    """Judge an answer without giving it. A page may still weigh what has just been answered: that is no
    fault of its own, only not possible any more."""
    try:
        live.must_ask(seat, answer.decision)
    except Refused as gone:
        return wire.Weighed(words.say(lang, f"error-{gone.error}"))
    match = live.game
    decision = match.pending[seat]
    option = Option.parse(answer.option)
    if option in decision.options:
        return wire.Weighed(None)
    reason = match.game.check(match.state, decision, option)
    refused = None if reason is None else why(match.game.name, reason, decision.rule, lang)[0]
    trace = hook(match.game, "plot", "trace")
    return wire.Weighed(refused, trace(match.state, decision, option) if trace else None)


def rule(game: str, rule_id: str, lang: str) -> wire.RuleSight:
    found = rules(game).get(rule_id)
    if found is None:
        raise Refused(404, "no-rule", id=rule_id)
    return wire.RuleSight(found.id, found.fr if lang == "fr" else found.en)
