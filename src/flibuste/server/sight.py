"""A match as somebody may see it: views, words and pictures, made from what `view` gives out."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from flibuste import bots
from flibuste.draw.compose import chart_alone
from flibuste.draw.plain import plain
from flibuste.kernel.bill import Bill
from flibuste.kernel.decision import Decision, Option, Options
from flibuste.kernel.game import Game, Sheet
from flibuste.kernel.installed import find, games
from flibuste.kernel.match import Match
from flibuste.kernel.panels import Layers, Panels
from flibuste.kernel.table import Told
from flibuste.lessons.book import course
from flibuste.words.rulings import rulings_on, say_house
from flibuste.words.texts import (
    LANGUAGES,
    MissingText,
    Texts,
    named,
    rules,
    settings,
    spoken_with_rule,
    texts,
)

from . import wire, words
from .faults import Refused
from .static import page_path
from .store import Link
from .tables import Live

#: What a story entry may call the dice that it shows.
_DICE = ("dice", "die", "faces", "face")
_PIPS = {"skull": 0} | {str(face): face for face in range(1, 7)}
_SEAT_WORDS = frozenset(f"p{seat}" for seat in range(12))
_STYLE = re.compile(r"<style[^>]*>(.*?)</style>", re.S)
_INLINE = re.compile(r'(<[^<>]*\s)style="')


def tame(svg: str) -> tuple[str, str]:
    """The picture and its style sheet apart: our pages allow no inline styles (a strict CSP), so the
    client adopts the sheet and sets what `data-style` holds by itself."""
    css = "\n".join(_STYLE.findall(svg))
    return _INLINE.sub(r'\1data-style="', _STYLE.sub("", svg)), css


class Eyes(NamedTuple):
    """Who looks at a match, and what may be seen: one view, from which all the rest is made."""

    match: Match
    seat: int | None
    view: dict[str, Any]
    lang: str
    names: tuple[str, ...]


def _draw(live: Live, eyes: Eyes, now: bool) -> tuple[str, str]:
    """The board; as it stands now, drawn once for each pair of eyes and language."""
    match, seat, view, lang, names = eyes
    picture: tuple[str, str] | None = live.drawn.get((seat, lang)) if now else None
    if picture is None:
        decision = match.pending.get(seat) if now and seat is not None else None
        with named(names):
            picture = tame(match.game.draw(view, lang, decision))
        if now:
            live.drawn[seat, lang] = picture
    return picture


def _panels(live: Live, eyes: Eyes, now: bool, known: str | None) -> Panels:
    """The table in panels, made once for each pair of eyes and language. A game without panels of its own
    shows its whole picture as the map."""
    match, seat, view, lang, names = eyes
    laid: Panels | None = live.drawn.get(("panels", seat, lang)) if now else None
    if laid is None:
        decision = match.pending.get(seat) if now and seat is not None else None
        with named(names):
            if match.game.panels is not None:
                laid = match.game.panels(view, lang, decision)
            else:
                sheets = match.game.summary(view, lang, names)
                laid = plain(match.game.draw(view, lang, decision), sheets, names)
        laid = _tamed(laid)
        if now:
            live.drawn["panels", seat, lang] = laid
    layers = laid.map.layers
    if known is None or layers.ground != known:
        return laid
    layers = msgspec.structs.replace(layers, ground=None)
    return msgspec.structs.replace(laid, map=msgspec.structs.replace(laid.map, layers=layers))


@lru_cache(64)
def _plain_styles(markup: str) -> str:
    return tame(markup)[0]


def _tamed(panels: Panels) -> Panels:
    """Panels without inline styles."""
    layers = panels.map.layers
    layers = Layers(*(_plain_styles(markup or "") for markup in (layers.ground, layers.far, layers.near)))
    return msgspec.structs.replace(panels, map=msgspec.structs.replace(panels.map, layers=layers))


def look(
    live: Live,
    link: Link,
    seat: int | None,
    lang: str,
    *,
    board: bool = True,
    panels: bool = False,
    sheets: bool = True,
    story: bool = True,
    view: bool = False,
    at: int | None = None,
    known: Sequence[wire.Line] = (),
    ground: str | None = None,
) -> tuple[wire.Sight, list[wire.Line]]:
    """What a link shows of a match through the eyes of a seat, now or (once it is over) as it stood
    after `at` choices. `known` and `ground` are the story and the ground of the map that were sent before;
    the whole story comes back too."""
    match = live.game if at is None else live.game.at(at)
    now = at is None
    said = texts(match.game.name, lang)
    names = tuple(live.names(lambda number: said.say(f"seat-{number}")))
    eyes = Eyes(match, seat, live.view(seat) if now else match.view(seat), lang, names)
    lines = _story(live, eyes) if story else []
    common = 0
    while common < min(len(known), len(lines)) and known[common] is lines[common]:
        common += 1
    answered = _answered(match, seat, said, names) if now else ""
    picture = _draw(live, eyes, now) if board else (None, None)
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
        sheets=_sheets(eyes) if sheets else [],
        ask=_ask(live, eyes) if now else None,
        undo=now and seat is not None and match.can_undo(seat),
        over=live.game.over,
        idle=max(0.0, time.time() - live.touched),
        commitment=match.commitment,
        board=picture[0],
        css=picture[1],
        panels=_panels(live, eyes, now, ground) if panels else None,
        widgets={
            form: f"/web/games/{match.game.name}/{module}.js" for form, module in match.game.web.items()
        },
        story_from=common,
        story=lines[common:],
        end=_end(match, said) if match.over else None,
        answered=answered,
        answered_to=live.decision_id(seat) if answered and seat is not None else "",
        rematch=live.rematch,
        bots=_bots(match.game.name, lang, tuple(chair.bot for chair in live.chairs if chair.bot)),
        view=eyes.view if view else None,
    )
    return sight, lines


def _veiled(match: Match, link: Link, seat: int) -> bool:
    """Whether a link must not learn that this seat is asked: it would tell who holds a card."""
    return seat not in link.seats and match.pending[seat].kind in match.game.windows


def _moment(match: Match, link: Link, said: Texts, names: tuple[str, ...]) -> str:
    veiled = [decision for seat, decision in match.pending.items() if _veiled(match, link, seat)]
    return said.waiting(veiled[0], names) if veiled else ""


def _seats(live: Live, match: Match, link: Link, said: Texts, names: tuple[str, ...]) -> list[wire.SeatSight]:
    return [
        wire.SeatSight(
            seat,
            names[seat],
            chair.bot,
            seat in live.here,
            said.waiting(match.pending[seat], names)
            if seat in match.pending and not _veiled(match, link, seat)
            else None,
        )
        for seat, chair in enumerate(live.chairs)
    ]


def _answered(match: Match, seat: int | None, said: Texts, names: tuple[str, ...]) -> str:
    """What a seat has answered in secret and may still change."""
    option = match.answered(seat) if seat is not None and match.can_withdraw(seat) else None
    return "" if option is None else said.option(option, names)


def _sheets(eyes: Eyes) -> list[wire.SheetSight]:
    sheets: list[Sheet] = eyes.match.game.summary(eyes.view, eyes.lang, eyes.names)
    return [
        wire.SheetSight(sheet.title, list(sheet.columns), [list(row) for row in sheet.rows])
        for sheet in sheets
    ]


def _ask(live: Live, eyes: Eyes) -> wire.Ask | None:
    match, seat, _, lang, names = eyes
    decision = None if seat is None else match.pending.get(seat)
    if seat is None or decision is None:
        return None
    game = match.game.name
    said = texts(game, lang)
    form = decision.form
    samples: Options = ()
    if form is not None:  # not cheap to find: once for each state of the match
        if ("samples", seat) not in live.drawn:
            live.drawn["samples", seat] = match.suggest(seat)
        samples = live.drawn["samples", seat]
    bill = match.game.bill(eyes.view, decision) if match.game.bill else None
    return wire.Ask(
        id=live.decision_id(seat),
        seat=seat,
        kind=decision.kind,
        prompt=said.prompt(decision, names),
        rule=decision.rule,
        options=_hinted(eyes, decision, bill),
        form=None if form is None else wire.FormSight(form.name, form.fields),
        samples=[
            _option(game, lang, option, names, decision.kind)
            for option in samples
            if option not in decision.options
        ],
        why=said.purpose(decision.kind),
        first=said.introduction(decision.kind),
        purse=bill.purse if bill else None,
        coin=said.say("coin") if bill and said.has("coin") else "",
    )


def _hinted(eyes: Eyes, decision: Decision, bill: Bill | None) -> list[wire.OptionSight]:
    """The options, with what their seat should know of each."""
    match, _, view, lang, names = eyes
    game = match.game
    hinted = []
    for option in decision.options:
        sight = _option(game.name, lang, option, names, decision.kind)
        about = game.hint(view, decision, option) if game.hint else None
        if about is not None:
            hint, figure, unit, odds = _hint(game.name, lang, option[0], about, names)
            tone = about.get("tone", "")
            sight = msgspec.structs.replace(sight, hint=hint, figure=figure, unit=unit, odds=odds, tone=tone)
        if bill is not None and option in bill.prices:
            price, most = bill.prices[option], bill.most.get(option, 0)
            sight = msgspec.structs.replace(sight, price=price, most=most)
        hinted.append(sight)
    return hinted


#: what to know, the figure to compare by, what it counts, and how likely what may come of it is
Hinted: TypeAlias = tuple[str, str, str, list[wire.Odd]]
#: hints in words: the same few are read again and again
_hints: dict[tuple[str, str, str, bytes, tuple[str, ...]], Hinted] = {}


def _hint(game: str, lang: str, verb: str, about: Mapping[str, Any], names: tuple[str, ...]) -> Hinted:
    """What to know of an option, the figure to compare it by, and the chances: `odds` of a hint's values,
    each called by the text `odds-KEY`."""
    key = (game, lang, verb, msgspec.msgpack.encode(about), names)
    said = _hints.get(key)
    if said is None:
        if len(_hints) >= 20_000:
            _hints.clear()
        words = texts(game, lang)
        figure, unit = words.figure(verb, about, names)
        odds = [
            wire.Odd(words.say(f"odds-{name}", about, names), chance)
            for name, chance in about.get("odds", {}).items()
        ]
        said = _hints[key] = (words.hinted(verb, about, names), figure, unit, odds)
    return said


@lru_cache(20_000)
def _option(game: str, lang: str, option: Option, names: tuple[str, ...], kind: str) -> wire.OptionSight:
    installed, words = find(game), texts(game, lang)
    return wire.OptionSight(
        str(option),
        words.offered(kind, option, names),
        rare=option[0] in installed.rare,
        words=[words.thing(word, names) for word in option[1:]],
        out=option[0] in installed.outs or option[0].partition("-")[0] == "pass",
    )


def _story(live: Live, eyes: Eyes) -> list[wire.Line]:
    """The story in words, as far as a seat may read it. A line that was put into words is kept: lines
    are the same objects as long as the entries are."""
    said = texts(eyes.match.game.name, eyes.lang)
    names, kept = live.lines.get(eyes.lang, ((), {}))
    if names != eyes.names:
        kept = {}
        live.lines[eyes.lang] = (eyes.names, kept)
    lines = []
    for number, entry in eyes.match.lines(eyes.seat):
        spoken = kept.get(number)
        if spoken is None or spoken[0] is not entry:
            spoken = kept[number] = (entry, _line(eyes.match.game, Told(*entry), said, eyes.names))
        lines.append(spoken[1])
    return lines


#: Stands in a text where its dice are to be drawn.
DICE = "\ue000"


#: the entry that says whose turn it is: no act, so the recap leaves it out
_TURN = "turn"


def _line(game: Game, told: Told, said: Texts, names: tuple[str, ...]) -> wire.Line:
    faces: list[int] = []
    shown = told
    for name in _DICE:
        faces = _faces(told.about.get(name))
        if faces:
            shown = Told(told.key, told.about | {name: DICE}, told.readers, told.at)
            break
    try:
        text = said.told(shown, names)
    except MissingText:  # the text counts its dice: then they are drawn beside it
        if not faces:
            raise
        text = said.told(told, names)
    words = _words(told.about)
    who = str(told.about.get("who", ""))
    hits = told.about.get("hits", told.about.get("hit", 0))
    return wire.Line(
        text,
        told.at,
        faces,
        who=int(who[1:]) if who in _SEAT_WORDS else None,
        words=words,
        opens=not game.beats or told.key in game.beats,
        hits=int(hits) if isinstance(hits, int) else 0,
        brief="" if told.key == _TURN else said.brief(told, names),
    )


def _words(about: Mapping[str, Any]) -> list[str]:
    """The words that an entry speaks of."""
    spoken_of: list[str] = []
    for value in about.values():
        for word in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(word, str) and word not in spoken_of:
                spoken_of.append(word)
    return spoken_of


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
            [_score_line(item, points, said) for item, points in detail[seat].items()],
        )
        for seat in result.ranking
    ]


def _score_line(item: str, points: int, said: Texts) -> wire.ScoreLine:
    advice = said.say(f"advice-{item}") if said.has(f"advice-{item}") else ""
    return wire.ScoreLine(said.say(f"score-{item}"), points, advice)


@lru_cache(500)
def _bots(game: str, lang: str, seated: tuple[str, ...] = ()) -> list[wire.BotSight]:
    """The levels to choose from, and whoever else sits at the table."""
    return [words.bot(game, name, lang) for name in dict.fromkeys([*bots.levels(game), *seated])]


#: The card of the first visit.
INTRO = ("intro-about", "intro-win", "intro-turn", "intro-time", "intro-goal")
#: Its three steps by name.
STEPS = ("intro-about.step", "intro-turn.step", "intro-win.step")


@cache
def shelf(name: str, lang: str) -> wire.GameSight:
    """A game as the lobby shows it."""
    game = find(name)
    said = texts(name, lang)
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
                seats=list(setting.seats),
            )
            for setting in settings(game)
        ],
        bots=_bots(name, lang),
        bot="corsair" if game.player is not None else "greedy",
        pages=[wire.PageSight(page_path(name, page), said.say(title)) for page, title in game.pages.items()],
        intro=[said.say(key) for key in INTRO if said.has(key)],
        steps=[said.say(key) for key in STEPS if said.has(key)],
        lesson=next((plan.name for plan in course(name)), ""),
        minutes=list(game.minutes),
        weight=game.weight,
    )


def shelves(lang: str) -> list[wire.GameSight]:
    """All games as the lobby shows them."""
    return [shelf(name, lang) for name in games()]


#: How many choices the picture on the shelf is into its match.
_POSTER = 40


@cache
def poster(name: str, lang: str, theme: str | None) -> str:
    """A game's chart some way into a match, for the shelf; by day or by night, or as the system says."""
    if theme is not None:
        return poster(name, lang, None).replace(' class="fl"', f' class="fl" data-theme="{theme}"', 1)
    game = find(name)
    seats = min((count for count in game.seats if count >= 3), default=game.seats[-1])
    match = Match(game, seats, seed="poster")
    rng = random.Random(name)
    while len(match.journal) < _POSTER and not match.over:
        seat = next(iter(match.pending))
        match.choose(seat, rng.choice(match.suggest(seat)))
    view = match.view(None)
    if game.panels is None:
        return game.draw(view, lang, None)
    return chart_alone(game.panels(view, lang, None), texts(name, lang))


def lay_out() -> None:
    """Have the shelf ready before anybody asks."""
    for lang in LANGUAGES:
        words.catalogue(lang)
        shelves(lang)


def hang_posters() -> None:
    for name in games():
        for lang in LANGUAGES:
            poster(name, lang, None)


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
    reason = match.judge(seat, option)
    refused = None if reason is None else spoken_with_rule(reason, lang)
    trace = None if decision.form is None or option in decision.options else match.game.trace
    return wire.Weighed(refused, trace(match.state, decision, option) if trace else None)


def all_rules(game: str, lang: str) -> list[wire.RuleSight]:
    return [rule(game, rule_id, lang) for rule_id in rules(game)]


def rule(game: str, rule_id: str, lang: str) -> wire.RuleSight:
    written = rules(game).get(rule_id)
    if written is None:
        raise Refused(404, "no-rule", id=rule_id)
    beside = [
        wire.RulingSight(ruling.id, ruling.question.say(lang), ruling.answer.say(lang), ruling.why.say(lang))
        for ruling in rulings_on(game, rule_id)
    ]
    text = written.fr if lang == "fr" else written.en
    return wire.RuleSight(written.id, text, beside, say_house(game, rule_id, lang))
