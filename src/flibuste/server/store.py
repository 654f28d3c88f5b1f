"""Where matches are kept: SQLite by default, PostgreSQL where several servers share them.

One row for each match, one for each of its steps (see kernel/steps.py), one for each link. Everything
that changes a match happens inside `Store.work`, a transaction that holds the match's row: one process
at a time works a match, and what it did is on the disk before anybody hears of it. On SQLite, what many
matches want at the same moment goes to the disk together.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine

from flibuste.kernel import steps as frozen

from .limits import Limits

metadata = sa.MetaData()

matches = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False, index=True),
    sa.Column("undone", sa.Integer, nullable=False, server_default="0"),
    sa.Column("origin", sa.String(64), nullable=False, server_default="", index=True),
)
steps = sa.Table(
    "step",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("step", sa.LargeBinary, nullable=False),
    sa.Column("undone", sa.Integer, nullable=False, server_default="0"),
)
links = sa.Table(
    "link",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("host", sa.Boolean, nullable=False),
)
requests = sa.Table(
    "request",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("revision", sa.Integer, nullable=False),
)

#: Written to find out whether anything can be written.
pulse = sa.Table("pulse", metadata, sa.Column("at", sa.Float, primary_key=True))

DAY = 86_400.0
#: A request is known again for at least so many revisions: whoever plays and takes back without end must
#: not fill the disk.
REMEMBERED = 256
#: The migration that makes these tables.
HEAD = "0004"
#: The channel on which PostgreSQL tells all servers that a match has changed.
CHANNEL = "flibuste_match"
#: The one on which servers tell each other who is at which table.
COMPANY = "flibuste_company"


#: How soon a PostgreSQL is missed that has gone without a word, in libpq's words.
MISSED: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
#: How long a match waits for a server that holds its row, and how long that one may do nothing with it: a
#: server that hangs must hold up no other.
_IMPATIENCE = "SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '10s'"


class Chair(msgspec.Struct):
    """Who sits on a seat: a name (empty: the colour's), and the bot that plays it, if one does."""

    name: str = ""
    bot: str | None = None


class Link(msgspec.Struct, frozen=True):
    """What the holder of a secret may do: see and play these seats; the host may hand seats over."""

    hash: str
    seats: tuple[int, ...]
    host: bool


class Stored(NamedTuple):
    """A match as it is stored: what it was made from, its steps, how often choices had been taken back when
    each was made, and its links by their hash."""

    header: frozen.Header
    steps: list[frozen.Step]
    undone: list[int]
    links: dict[str, Link]


class Row(msgspec.Struct):
    """What changes about a match from move to move, but for its steps."""

    chairs: list[Chair]
    revision: int
    over: bool
    touched: float
    #: how often choices were taken back, or given up
    undone: int
    #: the address that made the match
    origin: str


_header = msgspec.msgpack.Decoder(frozen.Header).decode
_chairs = msgspec.json.Decoder(list[Chair]).decode
_seats = msgspec.json.Decoder(tuple[int, ...]).decode


# What every move needs, built once: SQLAlchemy then knows the text of each by heart.
_KEY: sa.BindParameter[str] = sa.bindparam("key")
_ROW = sa.select(
    matches.c.chairs,
    matches.c.revision,
    matches.c.over,
    matches.c.touched,
    matches.c.undone,
    matches.c.origin,
).where(matches.c.id == _KEY)
_REVISION = sa.select(matches.c.revision).where(matches.c.id == _KEY)
_HELD_ROW = _ROW.with_for_update()
_ANSWERED = sa.select(requests.c.revision).where(
    requests.c.match == _KEY, requests.c.id == sa.bindparam("asked")
)
_ADD_STEPS = sa.insert(steps)
_ADD_REQUEST = sa.insert(requests)
_FORGET_REQUESTS = sa.delete(requests).where(
    requests.c.match == _KEY, requests.c.revision < sa.bindparam("old")
)
_ADD_LINKS = sa.insert(links)
_CHANGE = sa.update(matches).where(matches.c.id == _KEY)
_NOTIFY = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("news")))


class NotReady(Exception):
    """The database can't be used (yet)."""


class NoMatch(LookupError):
    """There is no match of that id."""


def make_safe(url: str) -> str:
    """An address without its password, to be shown."""
    return sa.engine.make_url(url).render_as_string(hide_password=True) if "://" in url else url


def engine(url: str) -> Engine:
    """The database of that address; a bare path is an SQLite file."""
    if "://" not in url:
        url = f"sqlite:///{url}"
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+psycopg://" + url.partition("://")[2]
    if url.startswith("sqlite"):
        made = sa.create_engine(url, pool_size=8, max_overflow=4)
        sa.event.listen(made, "connect", _prepare_sqlite)
        sa.event.listen(made, "begin", _begin_sqlite)
    else:
        made = sa.create_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args=MISSED)
        sa.event.listen(made, "connect", _prepare_postgres)
    return made


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000"):
        connection.execute(f"PRAGMA {pragma}")


def _prepare_postgres(connection: Any, _record: Any) -> None:
    connection.execute(_IMPATIENCE)
    connection.commit()


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at once where the transaction will write."""
    immediate = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


class Work:
    """A transaction on one match, whose row it holds."""

    def __init__(self, connection: Connection, match: str, row: Row, postgres: bool) -> None:
        self.connection = connection
        self.match = match
        self.row = row
        self.postgres = postgres

    def answered(self, request: str) -> int | None:
        """The revision that a request made, if it was already carried out."""
        revision: int | None = self.connection.execute(
            _ANSWERED, {"key": self.match, "asked": request}
        ).scalar()
        return revision

    def load(self) -> Stored:
        """All that is stored of the match beside its row."""
        run = self.connection.execute
        header = run(sa.select(matches.c.header).where(matches.c.id == self.match)).scalar_one()
        rows = run(
            sa.select(steps.c.step, steps.c.undone)
            .where(steps.c.match == self.match)
            .order_by(steps.c.number)
        ).all()
        opens = run(sa.select(links.c.hash, links.c.seats, links.c.host).where(links.c.match == self.match))
        return Stored(
            _header(header),
            [frozen.decode(row.step) for row in rows],
            [row.undone for row in rows],
            {row.hash: Link(row.hash, _seats(row.seats), row.host) for row in opens},
        )

    def save(
        self,
        made: list[frozen.Step],
        first: int,
        *,
        chairs: list[Chair],
        over: bool,
        request: str | None = None,
        instead: bool = False,
    ) -> int:
        """Write the steps from number `first` on (`instead` of what was there); the new revision."""
        run = self.connection.execute
        if instead:
            self.row.undone += 1
            run(sa.delete(steps).where(steps.c.match == self.match, steps.c.number >= first))
        if made:
            run(_ADD_STEPS, _step_rows(self.match, made, first, self.row.undone))
        revision = self.row.revision = self.row.revision + 1
        run(
            _CHANGE,
            {
                "key": self.match,
                "revision": revision,
                "over": over,
                "touched": time.time(),
                "chairs": _chairs_text(chairs),
                "undone": self.row.undone,
            },
        )
        if request is not None:
            run(_ADD_REQUEST, {"match": self.match, "id": request, "revision": revision})
        if revision % REMEMBERED == 0:  # whatever made it: a guest chooses what falls on which revision
            run(_FORGET_REQUESTS, {"key": self.match, "old": revision - REMEMBERED})
        if self.postgres:
            run(_NOTIFY, {"channel": CHANNEL, "news": f"{self.match} {revision}"})
        return revision

    def expired(self, now: float, limits: Limits) -> bool:
        """Whether the match is older than the limits let it become."""
        query = sa.select(matches.c.id).where(matches.c.id == self.match, _expired(now, limits))
        return self.connection.execute(query).scalar() is not None

    def other(self, match: str) -> str:
        """The id of another match where there is one, else nothing."""
        return match if self.connection.execute(_REVISION, {"key": match}).scalar() is not None else ""

    def create(self, made: New) -> None:
        """Another match, in the same transaction."""
        _insert(self.connection, made)

    def link(self, link: Link) -> None:
        self.connection.execute(_ADD_LINKS, _link_row(self.match, link))

    def delete(self) -> None:
        """The match, and all that belongs to it."""
        for table in (requests, links, steps):
            self.connection.execute(sa.delete(table).where(table.c.match == self.match))
        self.connection.execute(sa.delete(matches).where(matches.c.id == self.match))

    def unlink(self, seat: int) -> None:
        """The links to this seat alone open nothing any more."""
        self.connection.execute(
            sa.delete(links).where(
                links.c.match == self.match, links.c.seats == f"[{seat}]", links.c.host.is_(False)
            )
        )


class New(NamedTuple):
    """A match that is to be stored."""

    id: str
    header: frozen.Header
    chairs: list[Chair]
    links: list[Link]
    steps: list[frozen.Step]
    over: bool
    origin: str


def _insert(connection: Connection, made: New) -> None:
    now = time.time()
    connection.execute(
        sa.insert(matches).values(
            id=made.id,
            header=msgspec.msgpack.encode(made.header),
            chairs=_chairs_text(made.chairs),
            revision=1,
            over=made.over,
            created=now,
            touched=now,
            origin=made.origin,
        )
    )
    connection.execute(_ADD_LINKS, [_link_row(made.id, link) for link in made.links])
    connection.execute(_ADD_STEPS, _step_rows(made.id, made.steps, 0, 0))


#: What is done with a match while its row is held.
Job: TypeAlias = Callable[[Work], Any]


def _link_row(match: str, link: Link) -> dict[str, Any]:
    return {
        "hash": link.hash,
        "match": match,
        "seats": msgspec.json.encode(link.seats).decode(),
        "host": link.host,
    }


def _step_rows(match: str, made: list[frozen.Step], first: int, undone: int) -> list[dict[str, Any]]:
    return [
        {"match": match, "number": number, "step": frozen.encode(step), "undone": undone}
        for number, step in enumerate(made, first)
    ]


def _chairs_text(chairs: list[Chair]) -> str:
    return msgspec.json.encode(chairs).decode()


def _expired(now: float, limits: Limits) -> sa.ColumnElement[bool]:
    """What tells the matches that are older than the limits let them become."""
    columns = matches.c
    kinds = (
        (limits.keep_finished, columns.over.is_(True)),
        (limits.keep_abandoned, columns.over.is_(False)),
        (limits.keep_unplayed, sa.and_(columns.over.is_(False), columns.revision == 1)),
    )
    return sa.or_(
        sa.false(), *[sa.and_(kind, columns.touched < now - days * DAY) for days, kind in kinds if days]
    )


class Store:
    """The database, as plain blocking calls: the writer runs them in threads."""

    def __init__(self, url: str) -> None:
        self.engine = engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._writing = self.engine.execution_options(writes=True)

    def migrate(self) -> None:
        """Bring the tables to what this version expects; servers starting together take turns."""
        config = Config()
        config.set_main_option("script_location", "flibuste.server:migrations")
        with self._writing.connect() as connection:
            if self.postgres:
                connection.execute(sa.text("SET LOCAL lock_timeout = 0"))
                connection.execute(sa.select(sa.func.pg_advisory_lock(20261115)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            if self.postgres:
                connection.execute(sa.select(sa.func.pg_advisory_unlock(20261115)))
            connection.commit()

    def create(self, made: New) -> None:
        with self._writing.begin() as connection:
            _insert(connection, made)

    def work(self, jobs: Sequence[tuple[str, Job]]) -> list[Any]:
        """Carry out jobs, each on its match, in one transaction: all of it is on the disk at the return.
        A job that raises undoes only itself; its error stands in its place."""
        if len(jobs) == 1:
            return [self._alone(*jobs[0])]
        outcomes: list[Any] = []
        with self._writing.begin() as connection:
            for match, job in jobs:
                # as plain text: SQLAlchemy's own savepoints take as long as the job
                connection.exec_driver_sql("SAVEPOINT job")
                try:
                    outcomes.append(self._carry_out(connection, match, job))
                except Exception as error:
                    outcomes.append(error)
                    connection.exec_driver_sql("ROLLBACK TO job")
                connection.exec_driver_sql("RELEASE job")
        return outcomes

    def _alone(self, match: str, job: Job) -> Any:
        """The outcome of a job that has a transaction to itself: nothing else is to be kept if it fails."""
        try:
            with self._writing.begin() as connection:
                return self._carry_out(connection, match, job)
        except Exception as error:
            return error

    def _carry_out(self, connection: Connection, match: str, job: Job) -> Any:
        row = self._row(connection, match, hold=self.postgres)
        return job(Work(connection, match, row, self.postgres))

    def _row(self, connection: Connection, match: str, hold: bool) -> Row:
        row = connection.execute(_HELD_ROW if hold else _ROW, {"key": match}).one_or_none()
        if row is None:
            raise NoMatch(match)
        return Row(_chairs(row.chairs), row.revision, row.over, row.touched, row.undone, row.origin)

    def revision(self, match: str) -> int | None:
        """The revision that a match has on the disk; None where there is no such match."""
        with self.engine.begin() as connection:
            revision: int | None = connection.execute(_REVISION, {"key": match}).scalar()
            return revision

    def announce(self, news: Sequence[str]) -> None:
        """Tell the other servers who is here."""
        with self.engine.begin() as connection:
            for said in news:
                connection.execute(_NOTIFY, {"channel": COMPANY, "news": said})

    def live(self, since: float) -> dict[str, list[Chair]]:
        """The matches under way that were touched since then, and who plays them."""
        fresh = sa.and_(matches.c.over.is_(False), matches.c.touched >= since)
        query = sa.select(matches.c.id, matches.c.chairs).where(fresh)
        with self.engine.begin() as connection:
            return {row.id: _chairs(row.chairs) for row in connection.execute(query)}

    def expired(self, now: float, limits: Limits) -> list[str]:
        """The matches that are older than the limits let them become."""
        with self.engine.begin() as connection:
            return list(connection.execute(sa.select(matches.c.id).where(_expired(now, limits))).scalars())

    def ready(self) -> None:
        """Raises where the tables are not this version's, or nothing can be written."""
        with self._writing.begin() as connection:
            version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
            if version != HEAD:
                raise NotReady(f"the tables are of version {version}: expected {HEAD}")
            connection.execute(sa.delete(pulse))
            connection.execute(sa.insert(pulse).values(at=time.time()))

    def count(self, since: float) -> dict[str, int]:
        """How many matches under way that were touched since then each address has made."""
        query = sa.select(matches.c.origin, sa.func.count().label("made")).where(
            matches.c.over.is_(False), matches.c.touched >= since
        )
        with self.engine.begin() as connection:
            return {row.origin: row.made for row in connection.execute(query.group_by(matches.c.origin))}

    def stored(self, origin: str) -> int:
        """How many matches are kept that an address has made, over or not."""
        query = sa.select(sa.func.count()).where(matches.c.origin == origin)
        with self.engine.begin() as connection:
            return connection.execute(query).scalar_one()

    def close(self) -> None:
        self.engine.dispose()
