"""The matches in memory: each with who sits there, its links, and the decisions that are asked."""

from __future__ import annotations

import asyncio
import base64
import logging
import re
import time
from collections.abc import Callable, Hashable
from hashlib import blake2b, sha256
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from flibuste.kernel import steps
from flibuste.kernel.match import Match

from . import wire
from .faults import Refused
from .limits import Limits
from .names import clean
from .store import Chair, Link, NoMatch, Work
from .writer import Writer

#: What the id of a match looks like.
_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")

log = logging.getLogger("flibuste.server")

#: Seconds after which a match that nobody uses leaves the memory, and between two looks for such matches.
RESTING = 600.0
SWEEP = 10.0


class Thought(NamedTuple):
    """What a bot is thinking of."""

    seat: int
    decision: str
    bot: str
    task: asyncio.Future[str]


class Live:
    """A match in memory. `lock` is held by whoever reads or changes it."""

    def __init__(self, match_id: str) -> None:
        self.id = match_id
        self.match: Match | None = None
        self.chairs: list[Chair] = []
        self.links: dict[str, Link] = {}
        self.revision = 0
        self.stale = True
        self.touched = time.time()
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.watchers: dict[asyncio.Event, tuple[int, ...]] = {}
        #: who is here: pages of this server, the seats that they and those of other servers hold, and who is
        #: told when that changes (see presence.py)
        self.present: dict[Hashable, tuple[int, ...]] = {}
        self.held: set[int] = set()
        self.elsewhere: dict[str, set[int]] = {}
        self.here: set[int] = set()
        self.listeners: set[asyncio.Event] = set()
        self.driver: asyncio.Task[None] | None = None
        self.thought: Thought | None = None
        #: slow bots wait: nobody looks
        self.left = False
        #: up to which revision it is seen to that another server's bots go on when that server dies
        self.watched_over = 0
        self.hurried = asyncio.Event()
        #: what each step told, encoded: bots in other processes are sent it
        self.story: list[bytes] = []
        #: views, pictures and samples already made at this revision
        self.drawn: dict[Any, Any] = {}
        #: the story in words, by language, with the names that it was told with: each entry and its line
        self.lines: dict[str, tuple[tuple[str, ...], dict[int, tuple[Any, wire.Line]]]] = {}
        #: how often choices had been taken back when each step was made
        self.undone: list[int] = [0]
        #: people who agree that the adviser is asked at this table
        self.agreed: set[int] = set()
        #: the address that made the match
        self.origin = ""
        #: the match that the same people play next, once one of them has asked for it
        self.rematch = ""

    @property
    def game(self) -> Match:
        assert self.match is not None
        return self.match

    def names(self, seat_word: Callable[[int], str]) -> list[str]:
        return [clean(chair.name) or seat_word(seat) for seat, chair in enumerate(self.chairs)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know: made once for each revision, to be read only."""
        view: dict[str, Any] | None = self.drawn.get(("view", seat))
        if view is None:
            view = self.drawn["view", seat] = self.game.view(seat)
        return view

    def packed(self) -> bytes:
        """The match for a bot in another process."""
        return steps.pack(self.game, self.story)

    def decision_id(self, seat: int) -> str:
        """Names the very decision that a seat is asked: the same as long as it is asked, on every server, and
        never another's, whatever was taken back meanwhile. It tells nothing: it is keyed with the secret of
        the match, and depends on no choice."""
        match = self.game
        asked_at = match.asked_at
        about = f"{asked_at} {seat} {self.undone[asked_at]}".encode()
        return blake2b(about, key=match.secret("decisions"), digest_size=12).hexdigest()

    def must_ask(self, seat: int, decision: str) -> None:
        """A choice must answer the decision that is asked now."""
        if seat not in self.game.pending or self.decision_id(seat) != decision:
            raise Refused(409, "over" if self.game.over else "stale")

    def asks(self, thought: Thought) -> bool:
        """Whether a bot still has to answer what it thinks of, as far as is known here."""
        if self.match is None:
            return True
        seat = thought.seat
        asked = seat in self.match.pending and self.chairs[seat].bot == thought.bot
        return asked and self.decision_id(seat) == thought.decision

    def wake(self) -> None:
        """Let all who wait for news look."""
        for event in self.watchers:
            event.set()

    def renew(self, revision: int) -> None:
        """Something has changed."""
        self.revision = revision
        self.stale = False
        self.touched = time.time()
        self.drawn = {}

    def forget(self) -> None:
        """What is in memory may not be what is stored: read it again."""
        self.match = None
        self.stale = True
        self.lines = {}


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def next_id(match: Match) -> str:
    """The id of the match that the same people play after this one: however many ask, they find one."""
    made = blake2b(key=match.secret("rematch"), digest_size=9).digest()
    return base64.urlsafe_b64encode(made).decode()


def link_of(live: Live, token: str) -> Link:
    """The link that a secret opens."""
    link = live.links.get(hashed(token)) if token else None
    if link is None:
        raise Refused(401 if not token else 403, "no-link")
    return link


def seat_of(link: Link, seat: int | None) -> int | None:
    """The seat that a request is for: the one named, or the only one that the link opens."""
    if seat is None:
        return link.seats[0] if len(link.seats) == 1 else None
    if seat not in link.seats:
        raise Refused(403, "not-your-seat")
    return seat


class Tables:
    """All matches of this server that are in memory."""

    def __init__(self, writer: Writer, limits: Limits) -> None:
        self.writer = writer
        self.limits = limits
        self.lives: dict[str, Live] = {}
        #: those too that have left it, as long as a request under way is about them: two of one match would
        #: know nothing of each other
        self.known: WeakValueDictionary[str, Live] = WeakValueDictionary()
        #: when it was last looked for matches that nobody uses
        self.swept = 0.0

    def hold(self, live: Live) -> None:
        """Keep a match in memory: no more of them than the limit says, and none that nobody has used for
        long (it is read again when it is wanted)."""
        self.lives[live.id] = self.known[live.id] = live
        now = time.monotonic()
        extra = len(self.lives) - self.limits.held
        if extra <= 0 and now - self.swept < SWEEP:
            return
        self.swept = now
        idle = [
            live
            for live in self.lives.values()
            if not (live.watchers or live.lock.locked()) and (live.driver is None or live.driver.done())
        ]
        for number, live in enumerate(sorted(idle, key=lambda live: live.used)):
            if number >= extra and now - live.used < RESTING:
                break
            del self.lives[live.id]

    async def get(self, match_id: str) -> Live:
        """A match, in memory and up to date."""
        if not _ID.fullmatch(match_id):  # nothing that a database might choke on
            raise Refused(404, "no-match")
        live = self.known.get(match_id)
        if live is None:
            live = self.known[match_id] = Live(match_id)
        live.used = time.monotonic()
        await self.check(live)
        if live.stale:
            async with live.lock:
                await self.refresh(live)
        if match_id not in self.lives:  # only now: asking for matches that there are not must push none out
            self.hold(live)
        return live

    def drop(self, match_id: str) -> None:
        """There is no such match any more."""
        self.lives.pop(match_id, None)
        gone = self.known.pop(match_id, None)
        if gone is not None:
            gone.stale = True

    async def check(self, live: Live) -> None:
        """Find out whether another server has changed a match: its news may still be on their way, and what a
        client has seen there it must see here."""
        if self.writer.store.postgres and not live.stale:
            revision = await self.writer.look(self.writer.store.revision, live.id)
            live.stale = live.stale or revision != live.revision

    async def refresh(self, live: Live) -> None:
        """Read again what another server changed; the caller holds the lock."""
        if not live.stale:
            return
        try:
            await self.writer.work(live.id, lambda held: self.catch_up(live, held))
        except NoMatch:
            self.drop(live.id)
            raise Refused(404, "no-match") from None

    def catch_up(self, live: Live, work: Work) -> None:
        """Bring a match in memory to what is stored, whose row is held."""
        if live.match is not None and live.revision == work.row.revision:
            live.stale = False
            return
        try:
            stored = work.load()
            thawed = steps.thaw(stored.header, stored.steps)
        except ValueError as error:
            log.exception("match %s can't be read", live.id)
            raise Refused(410, "unreadable") from error
        live.forget()
        live.match = thawed.match
        live.chairs = work.row.chairs
        live.links = stored.links
        live.origin = work.row.origin
        kept = len(thawed.match.journal) + 1
        live.story = [steps.told(step) for step in stored.steps[:kept]]
        live.undone = stored.undone[:kept]
        if thawed.anew is not None:
            log.warning("match %s is of another version: %d choices no longer fit", live.id, thawed.lost)
            save(live, work, thawed.anew, None, instead=True)
        live.renew(work.row.revision)
        # who waits here must look, too: the news of it may come later, and then they are none any more
        self.writer.soon(live.wake)
        live.touched = work.row.touched
        live.rematch = work.other(next_id(live.match)) if live.match.over else ""


def save(live: Live, work: Work, first: int, request: str | None, *, instead: bool) -> int:
    """Write the steps of a match from number `first` on (`instead` of those there were); its revision."""
    match = live.game
    made = steps.steps(match, first) if first <= len(match.journal) else []
    revision = work.save(made, first, chairs=live.chairs, over=match.over, request=request, instead=instead)
    live.story[first:] = map(steps.told, made)
    live.undone[first:] = [work.row.undone] * len(made)
    live.renew(revision)
    return revision
