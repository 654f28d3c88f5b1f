"""What changes a match: making one, choosing, taking back, handing a seat over, a fresh link.

A choice is judged against the very decision that was asked, written to the disk, and only then told.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hashlib import sha256

from flibuste import bots
from flibuste.kernel import steps
from flibuste.kernel.game import Game
from flibuste.kernel.installed import find
from flibuste.kernel.match import Match
from flibuste.kernel.refusal import IllegalChoice

from . import wire
from .easel import Easel
from .faults import Refused
from .names import clean
from .news import News
from .store import Chair, Link, New, NoMatch, Work
from .tables import Live, Tables, hashed, next_id, save

#: Seconds for which a count of the matches under way is good enough.
RECOUNT = 5.0


def _token() -> str:
    return secrets.token_urlsafe(24)


def _request_key(*said: object) -> str:
    """What a repeated request is known by: all that it says. The same id from another seat, or with another
    answer, is another request."""
    return sha256("\0".join(map(str, said)).encode()).hexdigest()


def _new(match_id: str, match: Match, chairs: list[Chair], links: list[Link], origin: str) -> New:
    return New(match_id, steps.header(match), chairs, links, steps.steps(match), match.over, origin)


def _seated(match: Match, made: New) -> Live:
    """A match that was just stored, in memory."""
    live = Live(made.id)
    live.match, live.chairs, live.origin = match, made.chairs, made.origin
    live.links = {link.hash: link for link in made.links}
    live.story = [steps.told(step) for step in made.steps]
    live.renew(1)
    return live


class Commands:
    """The changes that a guest may ask for, each carried out in one transaction."""

    def __init__(self, tables: Tables, news: News, easel: Easel) -> None:
        self.tables = tables
        self.news = news
        self.easel = easel
        self.writer = tables.writer
        #: when matches under way were last counted, how many each address has, and how many are being made
        self._counted = 0.0
        self._counts: Counter[str] = Counter()
        self._making: Counter[str] = Counter()
        self._counting = asyncio.Lock()

    # ---- making a match

    async def make(self, order: wire.NewMatch, origin: str) -> wire.Made:
        try:
            game = find(order.game)
            for seat in order.seats:
                if seat.bot is not None:
                    bots.make(order.game, seat.bot)
        except ValueError as error:
            raise Refused(422, "bad-match", reason=str(error)) from error
        async with self._room(origin):
            return await self._make(game, order, origin)

    async def _make(self, game: Game, order: wire.NewMatch, origin: str) -> wire.Made:
        match_id = secrets.token_urlsafe(9)
        people = [n for n, seat in enumerate(order.seats) if seat.bot is None and not seat.remote]
        host, watch = _token(), _token()
        tokens = [_token() for _ in order.seats]
        links = [Link(hashed(token), (number,), False) for number, token in enumerate(tokens)]
        links += [Link(hashed(host), tuple(people), True), Link(hashed(watch), (), False)]
        chairs = [Chair(clean(seat.name), seat.bot) for seat in order.seats]

        # not in a thread of the store: whoever orders what can't be played would hold up everybody's moves
        begin = partial(Match, game, len(order.seats), order.options, None, order.salts)
        try:
            match = await self.easel.run(origin, begin)
        except ValueError as error:
            raise Refused(422, "bad-match", reason=str(error)) from error
        made = _new(match_id, match, chairs, links, origin)
        await self.writer.run(self.writer.store.create, made)
        self._counts[origin] += 1
        live = _seated(match, made)
        self.tables.hold(live)
        self.news.tell(live)
        seats = [wire.SeatLink(number, token) for number, token in enumerate(tokens)]
        return wire.Made(match_id, host, seats, watch)

    async def rematch(self, live: Live, origin: str) -> str:
        """The same people at a new table, each a seat further on; made once, whoever asks. Their links open
        it too. Return its id."""
        if not live.game.over:
            raise Refused(409, "not-over")
        if live.rematch:
            return live.rematch
        async with self._room(origin):
            return await self._rematch(live, origin)

    async def _rematch(self, live: Live, origin: str) -> str:
        begun: list[Live] = []

        def work(held: Work) -> int:
            old = live.game
            match_id = next_id(old)
            if held.other(match_id):
                live.rematch = match_id
                return live.revision
            last = old.seats - 1
            options = {
                setting.name: setting.turned(old.options[setting.name], old.seats)
                for setting in old.game.settings
            }
            chairs = [*live.chairs[1:], live.chairs[0]]
            links = [
                Link(
                    link.hash,
                    tuple(sorted((seat + last) % old.seats for seat in link.seats)),
                    link.host,
                )
                for link in live.links.values()
            ]
            match = Match(old.game, old.seats, options)
            made = _new(match_id, match, chairs, links, origin)
            held.create(made)
            begun.append(_seated(match, made))
            live.rematch = match_id
            return save(live, held, len(old.journal) + 1, None, instead=False)

        try:
            await self.change(live, work)
        except ValueError as error:
            raise Refused(422, "bad-match", reason=str(error)) from error
        for fresh in begun:
            self._counts[origin] += 1
            self.tables.hold(fresh)
            self.news.tell(fresh)
        return live.rematch

    @asynccontextmanager
    async def _room(self, origin: str) -> AsyncIterator[None]:
        """Keep room for one more match while it is made. Refuse it where there is none, or where the address
        has its share already, under way or on the disk. Matches that were idle for long are none under way:
        they yield their place."""
        limits = self.tables.limits
        async with self._counting:
            if time.monotonic() - self._counted > RECOUNT:
                idle = time.time() - limits.idle
                self._counts = Counter(await self.writer.look(self.writer.store.count, idle))
                self._counted = time.monotonic()
        stored = 0
        if limits.stored_per_address:
            stored = await self.writer.look(self.writer.store.stored, origin)
        if self._counts.total() + self._making.total() >= limits.matches:
            raise Refused(503, "full")
        if self._counts[origin] + self._making[origin] >= limits.share:
            raise Refused(429, "your-share", count=limits.share)
        if limits.stored_per_address and stored + self._making[origin] >= limits.stored_per_address:
            raise Refused(429, "your-store", count=limits.stored_per_address)
        self._making[origin] += 1
        try:
            yield
        finally:
            self._making -= Counter([origin])

    # ---- changing a match

    async def change(self, live: Live, work: Callable[[Work], int]) -> int:
        """Carry out a change in one transaction, then tell everybody. When it fails, nothing happened."""

        def carry_out(held: Work) -> int:
            self.tables.catch_up(live, held)
            return work(held)

        async with live.lock:
            before = live.revision
            try:
                revision: int = await self.writer.work(live.id, carry_out)
            except (Refused, IllegalChoice):
                raise
            except NoMatch:
                self.tables.drop(live.id)
                raise Refused(404, "no-match") from None
            except BaseException:
                live.forget()  # what is in memory may be ahead of the disk
                live.revision = before
                self.news.tell(live)  # or behind it: nobody knows, and all must look
                raise
        if live.revision != before:
            self.news.tell(live)
        return revision

    async def choose(
        self, live: Live, seat: int, decision: str, option: str, request: str | None, bot: str | None = None
    ) -> int:
        key = None if request is None else _request_key("choose", seat, request, decision, option)

        def work(held: Work) -> int:
            if key is not None and (done := held.answered(key)) is not None:
                return done
            live.must_ask(seat, decision)
            if live.chairs[seat].bot != bot:
                raise Refused(409, "bot-seat" if bot is None else "stale")
            match = live.game
            number = len(match.journal) + 1
            match.choose(seat, option)
            return save(live, held, number, key, instead=False)

        revision = await self.change(live, work)
        if bot is None:
            live.hurried.clear()
        return revision

    async def undo(self, live: Live, seat: int, decision: str, request: str) -> int:
        key = _request_key("undo", seat, request, decision)

        def work(held: Work) -> int:
            if (done := held.answered(key)) is not None:
                return done
            live.must_ask(seat, decision)
            if not live.game.can_undo(seat):
                raise Refused(422, "no-undo")
            live.game.undo(seat)
            return save(live, held, len(live.game.journal) + 1, key, instead=True)

        return await self.change(live, work)

    async def withdraw(self, live: Live, seat: int, decision: str, request: str) -> int:
        """Take back the secret answer to a decision (empty: whichever): the seat is asked the same again."""
        key = _request_key("withdraw", seat, request, decision)

        def work(held: Work) -> int:
            if (done := held.answered(key)) is not None:
                return done
            if live.chairs[seat].bot is not None:
                raise Refused(409, "bot-seat")
            if decision and decision != live.decision_id(seat):
                raise Refused(409, "stale")
            if not live.game.can_withdraw(seat):
                raise Refused(409, "no-withdraw")
            return save(live, held, live.game.withdraw(seat), key, instead=True)

        return await self.change(live, work)

    async def hand_over(self, live: Live, seat: int, hand: wire.Hand) -> int:
        """Give a seat to a bot, or back to a person."""

        def work(held: Work) -> int:
            if hand.bot is not None:
                try:
                    bots.make(live.game.game.name, hand.bot)
                except ValueError as error:
                    raise Refused(422, "bad-match", reason=str(error)) from None
            chair = live.chairs[seat]
            name = chair.name if hand.name is None else clean(hand.name)
            live.chairs = list(live.chairs)
            live.chairs[seat] = Chair(name, hand.bot)
            if hand.bot != chair.bot:
                live.agreed.discard(seat)
            return save(live, held, len(live.game.journal) + 1, None, instead=False)

        return await self.change(live, work)

    async def new_link(self, live: Live, seat: int) -> str:
        """A fresh link to a seat, for somebody else to take it over; the old one opens it no more."""
        token = _token()

        def work(held: Work) -> int:
            held.unlink(seat)
            live.agreed.discard(seat)  # whoever comes has agreed to nothing yet
            link = Link(hashed(token), (seat,), False)
            held.link(link)
            live.links = {key: old for key, old in live.links.items() if old.host or old.seats != (seat,)} | {
                link.hash: link
            }
            return save(live, held, len(live.game.journal) + 1, None, instead=False)

        await self.change(live, work)
        return token
