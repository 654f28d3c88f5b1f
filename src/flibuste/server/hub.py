"""The matches under way: who may do what, choices, bots, and those who watch.

A choice is judged against the very decision that was asked, written to the disk, and only then told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b, sha256
from typing import Any, TypeVar

import msgspec

from .. import bots
from ..kernel import frozen
from ..kernel.decision import IllegalChoice
from ..kernel.game import find
from ..kernel.match import Match
from . import pool, wire
from .store import CHANNEL, Chair, Job, Link, NoMatch, Store, Work

log = logging.getLogger("flibuste.server")
T = TypeVar("T")

DAY = 86_400.0
#: Another server that heard of a bot's turn waits this long before it takes care of it.
ORPHAN = 5.0
#: Bots whose move could not be stored try again after this long.
RETRY = 2.0


class Refused(Exception):
    """A request that is not carried out: an HTTP status, and the key of the text that says why."""

    def __init__(self, status: int, error: str, rule: str | None = None, **about: Any) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.rule = rule
        self.about = about


class Limits(msgspec.Struct, frozen=True):
    """How much a server bears."""

    #: matches under way (touched within a day)
    matches: int = 2000
    #: matches held in memory
    held: int = 500
    #: bytes of a request
    body: int = 64_000
    #: requests a second from one address, and how many may come at once
    rate: float = 60.0
    burst: int = 240
    #: live channels from one address
    channels: int = 100


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
        self.driver: asyncio.Task[None] | None = None
        self.hurried = asyncio.Event()
        #: pictures already drawn, and samples already taken, at this revision
        self.drawn: dict[Any, Any] = {}
        #: the story in words, by language and names: each entry with its line
        self.lines: dict[Any, list[tuple[Any, wire.Line]]] = {}
        self._chain = [self.id.encode()]

    @property
    def game(self) -> Match:
        assert self.match is not None
        return self.match

    def names(self, seat_word: Callable[[int], str]) -> list[str]:
        return [chair.name or seat_word(seat) for seat, chair in enumerate(self.chairs)]

    def decision_id(self, seat: int) -> str:
        """Names the very decision that a seat is asked: the same as long as it is asked, and never
        another's, whatever was taken back meanwhile."""
        match = self.game
        asked = len(match.journal)
        if match._group is not None:  # answers of other seats do not change the question
            chose = {d.seat for d in match._group.decisions if len(d.options) > 1 or d.form is not None}
            answered = chose - set(match.pending)
            while asked and match.journal[asked - 1].seat in answered:
                answered.discard(match.journal[asked - 1].seat)
                asked -= 1
        return f"{asked}-{seat}-{self._digest(asked)}"

    def must_ask(self, seat: int, decision: str) -> None:
        """A choice must answer the decision that is asked now."""
        if seat not in self.game.pending or self.decision_id(seat) != decision:
            raise Refused(409, "over" if self.game.over else "stale")

    def _digest(self, choices: int) -> str:
        journal = self.game.journal
        chain = self._chain
        for number in range(len(chain), choices + 1):
            entry = journal[number - 1]
            said = f"{entry.seat} {entry.option}".encode()
            chain.append(blake2b(chain[-1] + said, digest_size=8).digest())
        return chain[choices].hex()

    def renew(self, revision: int) -> None:
        """Something has changed."""
        self.revision = revision
        self.stale = False
        self.touched = time.time()
        self.drawn = {}
        del self._chain[len(self.game.journal) + 1 :]

    def forget(self) -> None:
        """What is in memory may not be what is stored: read it again."""
        self.match = None
        self.stale = True
        self.lines = {}
        self._chain = [self.id.encode()]


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _token() -> str:
    return secrets.token_urlsafe(24)


class Hub:
    """All matches of this server."""

    def __init__(self, store: Store, limits: Limits, pace: float, workers: int) -> None:
        self.store = store
        self.limits = limits
        self.pace = pace
        self.thinkers = pool.Thinkers(workers)
        self.lives: dict[str, Live] = {}
        # SQLite has one writer at a time anyway; PostgreSQL works several matches at once
        self._threads = ThreadPoolExecutor(8 if store.postgres else 1, "store")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = threading.Event()
        self._count = (0.0, 0)
        self._jobs: list[tuple[str, Job, asyncio.Future[Any]]] = []
        self._writing = False

    async def run(self, work: Callable[..., T], *about: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *about)

    async def work(self, match_id: str, job: Job) -> Any:
        """Do something with a stored match. SQLite has one writer: what waits meanwhile goes together."""
        if self.store.postgres:
            (outcome,) = await self.run(self.store.work, [(match_id, job)])
            if isinstance(outcome, Exception):
                raise outcome
            return outcome
        future = asyncio.get_running_loop().create_future()
        self._jobs.append((match_id, job, future))
        if not self._writing:
            self._later(self._write())
        return await future

    async def _write(self) -> None:
        self._writing = True
        while self._jobs:
            jobs, self._jobs = self._jobs, []
            try:
                outcomes = await self.run(self.store.work, [(match_id, job) for match_id, job, _ in jobs])
            except Exception as error:
                outcomes = [error] * len(jobs)
            for (_, _, future), outcome in zip(jobs, outcomes, strict=True):
                if future.done():
                    continue
                if isinstance(outcome, Exception):
                    future.set_exception(outcome)
                else:
                    future.set_result(outcome)
        self._writing = False

    async def start(self) -> None:
        if self.store.postgres:
            loop = asyncio.get_running_loop()
            threading.Thread(target=self._listen, args=(loop,), daemon=True).start()
        self._later(self._revive())

    async def stop(self) -> None:
        self._closing.set()
        for task in self._tasks:
            task.cancel()
        for live in self.lives.values():
            for event in live.watchers:
                event.set()
        self.thinkers.close()
        await self.run(self.store.close)
        self._threads.shutdown(wait=False)

    def _later(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _revive(self) -> None:
        """Matches whose bots were thinking when the server stopped go on."""
        for match_id, chairs in (await self.run(self.store.live, time.time() - DAY)).items():
            if any(chair.bot for chair in chairs):
                try:
                    self.drive(await self.live(match_id))
                except Refused as refused:
                    log.warning("match %s is not resumed: %s", match_id, refused.error)

    # ---- what other servers did (PostgreSQL)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        import psycopg  # an extra: only PostgreSQL needs it

        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    loop.call_soon_threadsafe(self._suspect_all)
                    while not self._closing.is_set():
                        for note in connection.notifies(timeout=1.0):
                            match_id, _, revision = note.payload.partition(" ")
                            loop.call_soon_threadsafe(self._heard, match_id, int(revision))
            except (psycopg.Error, RuntimeError):
                self._closing.wait(1.0)

    def _heard(self, match_id: str, revision: int) -> None:
        live = self.lives.get(match_id)
        if live is not None and revision > live.revision:
            live.stale = True
            self.tell(live)
            self._later(self._adopt(live, revision))

    def _suspect_all(self) -> None:
        """News may have been missed while nobody listened."""
        for live in self.lives.values():
            live.stale = True
            self.tell(live)

    async def _adopt(self, live: Live, revision: int) -> None:
        """The server that made the last choice drives its bots; should it have died, we do."""
        await asyncio.sleep(ORPHAN)
        if live.revision <= revision:
            self.drive(live)

    # ---- reading

    async def live(self, match_id: str) -> Live:
        """A match, in memory and up to date."""
        live = self.lives.get(match_id)
        if live is None:
            live = self.lives[match_id] = Live(match_id)
            self._let_go()
        live.used = time.monotonic()
        if live.stale:
            async with live.lock:
                await self.refresh(live)
        return live

    async def refresh(self, live: Live) -> None:
        """Read again what another server changed; the caller holds the lock."""
        if not live.stale:
            return
        try:
            await self.work(live.id, lambda held: self._catch_up(live, held))
        except NoMatch:
            self.lives.pop(live.id, None)
            raise Refused(404, "no-match") from None

    def _catch_up(self, live: Live, work: Work) -> None:
        if live.match is not None and live.revision == work.row.revision:
            live.stale = False
            return
        header, found, links = work.load()
        try:
            thawed = frozen.thaw(header, found)
        except ValueError as error:
            log.exception("match %s can't be read", live.id)
            raise Refused(410, "unreadable") from error
        live.forget()
        live.match = thawed.match
        live.chairs = work.row.chairs
        live.links = links
        if thawed.lost:
            log.warning("match %s: %d choices no longer replay", live.id, thawed.lost)
            first = len(thawed.match.journal)
            self._save(live, work, first, None, instead=True)
        live.renew(work.row.revision)
        live.touched = work.row.touched

    def _let_go(self) -> None:
        """Hold no more matches in memory than the limit says."""
        extra = len(self.lives) - self.limits.held
        if extra > 0:
            idle = [
                live
                for live in self.lives.values()
                if not (live.watchers or live.lock.locked() or live.stale)
                and (live.driver is None or live.driver.done())
            ]
            for live in sorted(idle, key=lambda live: live.used)[:extra]:
                del self.lives[live.id]

    def may(self, live: Live, token: str) -> Link:
        link = live.links.get(hashed(token)) if token else None
        if link is None:
            raise Refused(401 if not token else 403, "no-link")
        return link

    @staticmethod
    def seat_of(link: Link, seat: int | None) -> int | None:
        """The seat that a request is for: the one named, or the only one that the link opens."""
        if seat is None:
            return link.seats[0] if len(link.seats) == 1 else None
        if seat not in link.seats:
            raise Refused(403, "not-your-seat")
        return seat

    # ---- making a match

    async def make(self, order: wire.NewMatch) -> wire.Made:
        try:
            game = find(order.game)
            for seat in order.seats:
                if seat.bot is not None:
                    bots.make(order.game, seat.bot)
        except ValueError as error:
            raise Refused(422, "bad-match", reason=str(error)) from error
        counted, count = self._count
        if time.monotonic() - counted > 5:
            count = len(await self.run(self.store.live, time.time() - DAY))
            self._count = (time.monotonic(), count)
        if count >= self.limits.matches:
            raise Refused(503, "full")
        self._count = (self._count[0], count + 1)
        match_id = secrets.token_urlsafe(9)
        people = [n for n, seat in enumerate(order.seats) if seat.bot is None and not seat.remote]
        host, watch = _token(), _token()
        tokens = [_token() for _ in order.seats]
        links = [Link(hashed(token), (number,), False) for number, token in enumerate(tokens)]
        links += [Link(hashed(host), tuple(people), True), Link(hashed(watch), (), False)]
        chairs = [Chair(" ".join(seat.name.split()), seat.bot) for seat in order.seats]

        def begin() -> Match:
            match = Match(game, len(order.seats), order.options, None, order.salts)
            self.store.create(match_id, frozen.header(match), chairs, links, frozen.steps(match), match.over)
            return match

        try:
            match = await self.run(begin)
        except ValueError as error:
            raise Refused(422, "bad-match", reason=str(error)) from error
        live = self.lives[match_id] = Live(match_id)
        live.match, live.chairs = match, chairs
        live.links = {link.hash: link for link in links}
        live.renew(1)
        self._let_go()
        self.drive(live)
        seats = [wire.SeatLink(number, token) for number, token in enumerate(tokens)]
        return wire.Made(match_id, host, seats, watch)

    # ---- changing a match

    async def change(self, live: Live, work: Callable[[Work], int]) -> int:
        """Carry out a change in one transaction, then tell everybody. When it fails, nothing happened."""

        def carry_out(held: Work) -> int:
            self._catch_up(live, held)
            return work(held)

        async with live.lock:
            before = live.revision
            try:
                revision: int = await self.work(live.id, carry_out)
            except (Refused, IllegalChoice):
                raise
            except BaseException:
                live.forget()  # what is in memory may be ahead of the disk
                raise
        if live.revision != before:
            self.tell(live)
            self.drive(live)
        return revision

    def _save(self, live: Live, work: Work, first: int, request: str | None, instead: bool) -> int:
        match = live.game
        found = frozen.steps(match, first) if first <= len(match.journal) else []
        revision = work.save(
            found, first, chairs=live.chairs, over=match.over, request=request, instead=instead
        )
        live.renew(revision)
        return revision

    async def choose(
        self, live: Live, seat: int, decision: str, option: str, request: str | None, bot: str | None = None
    ) -> int:
        def work(held: Work) -> int:
            if request is not None and (done := held.answered(request)) is not None:
                return done
            live.must_ask(seat, decision)
            if live.chairs[seat].bot != bot:
                raise Refused(409, "bot-seat" if bot is None else "stale")
            match = live.game
            number = len(match.journal) + 1
            match.choose(seat, option)
            return self._save(live, held, number, request, instead=False)

        revision = await self.change(live, work)
        if bot is None:
            live.hurried.clear()
        return revision

    async def undo(self, live: Live, seat: int, decision: str, request: str) -> int:
        def work(held: Work) -> int:
            if (done := held.answered(request)) is not None:
                return done
            live.must_ask(seat, decision)
            if not live.game.can_undo(seat):
                raise Refused(422, "no-undo")
            live.game.undo(seat)
            return self._save(live, held, len(live.game.journal) + 1, request, instead=True)

        return await self.change(live, work)

    async def hand_over(self, live: Live, seat: int, hand: wire.Hand) -> int:
        """Give a seat to a bot, or back to a person."""
        if hand.bot is not None:
            try:
                bots.make(live.game.game.name, hand.bot)
            except ValueError as error:
                raise Refused(422, "bad-match", reason=str(error)) from None

        def work(held: Work) -> int:
            chair = live.chairs[seat]
            name = chair.name if hand.name is None else " ".join(hand.name.split())
            live.chairs = list(live.chairs)
            live.chairs[seat] = Chair(name, hand.bot)
            return self._save(live, held, len(live.game.journal) + 1, None, instead=False)

        return await self.change(live, work)

    async def new_link(self, live: Live, seat: int) -> str:
        """A fresh link to a seat, for somebody else to take it over; the old one opens it no more."""
        token = _token()

        def work(held: Work) -> int:
            held.unlink(seat)
            link = Link(hashed(token), (seat,), False)
            held.link(link)
            live.links = {key: old for key, old in live.links.items() if old.host or old.seats != (seat,)} | {
                link.hash: link
            }
            return self._save(live, held, len(live.game.journal) + 1, None, instead=False)

        await self.change(live, work)
        return token

    # ---- those who watch

    def tell(self, live: Live) -> None:
        for event in live.watchers:
            event.set()

    def watch(self, live: Live, seats: tuple[int, ...]) -> asyncio.Event:
        event = asyncio.Event()
        live.watchers[event] = seats
        return event

    def leave(self, live: Live, event: asyncio.Event) -> None:
        live.watchers.pop(event, None)

    # ---- bots

    def drive(self, live: Live) -> None:
        """See to it that the bots of a match move."""
        if live.driver is None or live.driver.done():
            live.driver = self._later(self._drive(live))

    async def _drive(self, live: Live) -> None:
        """Until no bot is asked. A database that fails for a while ends no match."""
        while True:
            try:
                if not await self._move_a_bot(live):
                    return
            except Refused as refused:
                log.warning("match %s: its bots stop: %s", live.id, refused.error)
                return
            except Exception:
                log.exception("match %s: its bots wait", live.id)
                await asyncio.sleep(RETRY)

    async def _move_a_bot(self, live: Live) -> bool:
        """Let the first bot that is asked choose; False where none is."""
        async with live.lock:
            await self.refresh(live)
            match = live.game
            turn = [(seat, live.chairs[seat].bot) for seat in match.pending]
            bots_turn = [(seat, bot) for seat, bot in turn if bot is not None]
            if not bots_turn:
                return False
            seat, bot = bots_turn[0]
            decision = live.decision_id(seat)
            packed = frozen.pack(match)
            secret = match._group is not None
        if live.watchers and not secret and self.pace:
            await self._pause(live)
        try:
            option = await self.thinkers.run(pool.think, packed, seat, bot)
        except Exception:
            log.exception("bot %s failed in match %s", bot, live.id)
            option = await self.thinkers.run(pool.pick, packed, seat)
        with suppress(Refused):  # taken back, taken over, or played by another server meanwhile
            await self.choose(live, seat, decision, option, None, bot)
        return True

    async def _pause(self, live: Live) -> None:
        """Bots move at a pace that people can follow, unless these have seen enough."""
        try:
            await asyncio.wait_for(live.hurried.wait(), self.pace)
        except TimeoutError:
            return
