"""What travels between server and client. Everything that a person reads is already in words."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from flibuste.kernel.panels import Panels

#: Grows with every change that an older client would not understand. Every answer says it (`flibuste-wire`).
VERSION = 1

Name = Annotated[str, Meta(max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Request = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9-]+$")]
Lang = Literal["fr", "en"]


# ---- the lobby


class SettingSight(Struct):
    """An option of a game, with its words."""

    name: str
    kind: str
    default: bool | int | str
    low: int
    high: int
    label: str
    help: str
    #: value -> label
    choices: dict[str, str]
    #: the seat counts that need it
    seats: list[int]


class BotSight(Struct):
    """A bot that can sit on a seat."""

    name: str
    label: str
    help: str


class PageSight(Struct):
    """A page of a game's own."""

    path: str
    title: str


class GameSight(Struct):
    """A game on the shelf."""

    name: str
    title: str
    blurb: str
    seats: list[int]
    settings: list[SettingSight]
    bots: list[BotSight]
    #: the bot that is offered first
    bot: str
    #: its own pages
    pages: list[PageSight]
    #: for the first visit: what it is about, how one wins, what a turn is, how long it takes; and lesson one
    intro: list[str]
    #: its three steps by name, where the game has names for them
    steps: list[str]
    lesson: str
    #: how long a match takes (minutes, at the least and at the most) and how much there is to learn, 1 to 5;
    #: 0 where the game does not say
    minutes: list[int]
    weight: int


class RulingSight(Struct):
    """What we do where the rulebook leaves a question open."""

    id: str
    question: str
    answer: str
    why: str


class RuleSight(Struct):
    """A rule in our own words, its rulings, and which of its figures are our own: a sentence, or nothing."""

    id: str
    text: str
    rulings: list[RulingSight]
    house: str


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: a person (at the host's screen, or `remote` by a link), or a bot."""

    name: Name = ""
    bot: Word | None = None
    remote: bool = False


class NewMatch(Struct, forbid_unknown_fields=True):
    """The order of a match. `salts` are seeds that the players add to the server's own."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, bool | int | Annotated[str, Meta(max_length=2000)]] = {}
    salts: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=12)] = []


class SeatLink(Struct):
    """The secret that opens one seat."""

    seat: int
    token: str


class Made(Struct):
    """A match was made. `host` opens the human seats at this screen (one or several) and may hand
    seats over; `seats` open one seat each; `watch` opens what everybody may see."""

    match: str
    host: str
    seats: list[SeatLink]
    watch: str


# ---- the table


class Odd(Struct):
    """How likely something is, in percent."""

    text: str
    chance: int


class OptionSight(Struct):
    """An option: what to send, what to read, and what to know before choosing it. A rare one is shown last,
    folded away."""

    option: str
    text: str
    hint: str = ""
    rare: bool = False
    #: the names of its objects
    words: list[str] = []
    #: whether it is a way out: it stands apart from what one can do
    out: bool = False
    #: the one figure to compare it by (a chance, a price), and what it counts
    figure: str = ""
    unit: str = ""
    #: how likely what may come of it is
    odds: list[Odd] = []
    #: what it costs, where there is a bill (below 0: it brings that), and how often it can be taken one after
    #: the other (0: it stands alone)
    price: int | None = None
    most: int = 0
    #: whether what is known of it speaks for or against it: "good", "bad"; the hint says why
    tone: str = ""


class FormSight(Struct):
    """The continuous part of a decision: the client's widget of that name sends an option of its own."""

    name: str
    fields: dict[str, Any]


class Ask(Struct):
    """What a seat is asked. `id` names this very decision: a choice sends it back."""

    id: str
    seat: int
    kind: str
    prompt: str
    rule: str
    options: list[OptionSight]
    form: FormSight | None = None
    #: with a form: some of what it could send
    samples: list[OptionSight] = []
    #: why it is asked, for those who learn; and what is said the first time
    why: str = ""
    first: str = ""
    #: where there is a bill: what can be spent
    purse: int | None = None
    #: what it is counted in
    coin: str = ""


class Line(Struct):
    """An entry of the story, after choice number `at`, with its dice (0: a skull); whose act it is, which
    words it speaks of, whether it opens a beat, and how many of the dice hit. The recap says `brief`
    where there is one; an empty one is left out of it."""

    text: str
    at: int
    dice: list[int] = []
    who: int | None = None
    words: list[str] = []
    opens: bool = True
    hits: int = 0
    brief: str | None = None


class SheetSight(Struct):
    """A small table of words: how things stand."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class SeatSight(Struct):
    """A player, as all may see him."""

    seat: int
    name: str
    bot: str | None
    #: whether somebody has this seat's page open
    here: bool
    #: what is waited for, when it is
    waiting: str | None


class ScoreLine(Struct):
    """What a score is made of; `advice` for those who have little of it."""

    text: str
    points: int
    advice: str = ""


class Standing(Struct):
    """How a seat ended, point by point."""

    seat: int
    place: int
    score: int
    lines: list[ScoreLine]


class Sight(Struct):
    """A match as one seat (or a spectator) may see it."""

    match: str
    game: str
    title: str
    lang: str
    #: grows with every change
    revision: int
    #: how many choices have been made
    choices: int
    #: whose eyes these are; None: a spectator
    seat: int | None
    #: the seats that this link opens, and whether it may hand seats over
    mine: list[int]
    host: bool
    seats: list[SeatSight]
    #: what is waited for where whom it is waited for is nobody's business; else empty
    moment: str
    sheets: list[SheetSight]
    ask: Ask | None
    undo: bool
    over: bool
    #: seconds since the last change
    idle: float
    #: the published hash of the seed
    commitment: str
    #: the whole board as one picture, and its styles, where it was asked for
    board: str | None
    css: str | None
    #: the table in panels; the ground of the map is None where it is as it was sent before
    panels: Panels | None
    #: the game's own widgets: the name of a form -> the address of its module
    widgets: dict[str, str]
    #: the story from entry `story_from` on
    story_from: int
    story: list[Line]
    end: list[Standing] | None
    bots: list[BotSight]
    #: what one has answered in secret and may still change
    answered: str = ""
    #: the id of the decision that this answers: to withdraw it sends it back
    answered_to: str = ""
    #: the match that the same people play next, once one of them has asked for it: the same link opens it
    rematch: str = ""
    view: dict[str, Any] | None = None


class Choice(Struct, forbid_unknown_fields=True):
    """An answer to a decision. A request sent twice under one `request` id is carried out once."""

    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    option: Annotated[str, Meta(min_length=1, max_length=4000)]
    request: Request


class Weigh(Struct, forbid_unknown_fields=True):
    """An answer being put together: would it be allowed?"""

    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    option: Annotated[str, Meta(min_length=1, max_length=4000)]


class Weighed(Struct):
    """Why it would be refused (None: it would not), and where it would lead, if the game can say so."""

    reason: str | None
    trace: list[list[int]] | None = None


class Undo(Struct, forbid_unknown_fields=True):
    """Take back the last choice, while still being asked this decision."""

    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    request: Request


class Reach(Struct):
    """The address by which other machines open this server; None where they can't."""

    address: str | None


class Code(Struct, forbid_unknown_fields=True):
    """A text to be drawn as a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Withdraw(Struct, forbid_unknown_fields=True):
    """Take back a secret answer to a decision (empty: whichever), while others still think about theirs."""

    request: Request
    decision: Annotated[str, Meta(max_length=40)] = ""


class Rematch(Struct):
    """The match that the same people play next; each link opens it as it opened the last one."""

    match: str


class Ack(Struct):
    """It is on the disk."""

    revision: int


class Hand(Struct, forbid_unknown_fields=True):
    """Hand a seat over: to a bot by its name, or to a person (None)."""

    bot: Word | None
    name: Name | None = None


class Audit(Struct):
    """The outcome of a dice and rules audit."""

    ok: bool
    message: str
    line: int | None = None


class Fault(Struct):
    """Why a request was refused, in words."""

    error: str
    message: str
    rule: str | None = None


# ---- the live channel


class Hello(Struct, forbid_unknown_fields=True):
    """The first message of a live channel (and again whenever seat or language change)."""

    token: Annotated[str, Meta(max_length=100)]
    lang: Lang = "fr"
    seat: int | None = None
    #: hot seat: behind the curtain only what everybody may see is sent
    curtain: bool = False
    #: whether the client says "next" when it has shown a table: until then it is sent no other
    paced: bool = False
    #: whether the client answers a beat with "beat": a cut cable shows at once, and it is told who is here
    beats: bool = False


class Live(Struct):
    """A message of the live channel."""

    table: Sight | None = None
    fault: Fault | None = None
    #: the seats whose people are here now
    here: list[int] | None = None
    #: to be answered with "beat"
    beat: bool = False
    server: str = field(default="flibuste")


# ---- fleets


class Order(Struct, forbid_unknown_fields=True):
    """A fleet as text, as the game's option takes it."""

    fleet: Annotated[str, Meta(max_length=4000)]
    points: Annotated[int, Meta(ge=0, le=10_000)] = 0


# ---- the rules reader


class ChapterSight(Struct):
    """A chapter of the rules."""

    title: str
    rules: list[RuleSight]


class TermSight(Struct):
    """A word of the game, explained; `shows` are the icons and parts of the page that it stands for."""

    id: str
    name: str
    means: str
    rule: str
    shows: list[str]


class Book(Struct):
    """The rules to read: two minutes first, then chapter by chapter, the words at the end; `lessons` play
    paragraphs through."""

    title: str
    overview: str
    chapters: list[ChapterSight]
    lessons: list[LessonEntry]
    glossary: list[TermSight]


# ---- lessons and advice


class Advice(Struct):
    """What the adviser would choose, and why."""

    option: str
    text: str
    reasons: list[str]


class LessonEntry(Struct):
    """A lesson on the list; `number` is 0 for a worked example, which belongs to its paragraph."""

    name: str
    number: int
    title: str
    blurb: str
    minutes: int
    example: str
    rules: list[str]


class LessonStep(Struct, forbid_unknown_fields=True):
    """Where a learner is (as the last answer said), and what is wanted: to see it, to go on, to choose, to
    take the last choice back."""

    step: Annotated[int, Meta(ge=0, le=200)] = 0
    choices: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=100)] = []
    act: Literal["show", "next", "choose", "back"] = "show"
    option: Annotated[str, Meta(max_length=4000)] = ""
    view: bool = False


class LessonSight(Struct):
    """A step of a lesson: what is said, what is pointed at, which choices lead on, and the table."""

    name: str
    title: str
    step: int
    steps: int
    text: str
    #: the last choice led nowhere, and `text` says why
    astray: bool
    point: list[str]
    #: the choices that lead on; none where any does
    wanted: list[str]
    waits: bool
    over: bool
    choices: list[str]
    following: LessonEntry | None
    table: Sight
