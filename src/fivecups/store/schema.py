"""The tables of the database as SQLAlchemy objects. The log is the source of truth; `tables`,
`chairs`, `snapshots`, `reviews` and the results of finished games are derived from it. The results
stay when an old log is deleted."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
)
from sqlalchemy.schema import SchemaItem

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table(name: str, *columns: SchemaItem) -> Table:
    return Table(name, metadata, *columns)


log = _table(
    "log",
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

tables = _table(
    "tables",
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("visibility", String(12), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("ix_tables_phase_visibility", "phase", "visibility"),
)

chairs = _table(
    "chairs",
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False, index=True),
)

snapshots = _table(
    "snapshots",
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

reviews = _table(
    "reviews",
    Column("table_id", String(40), primary_key=True),
    Column("made_by", String(40), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

people = _table(
    "people",
    Column("id", String(40), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("login", String(100), unique=True),
    Column("password", String(300)),
    Column("sign", String(20), nullable=False, server_default=""),
    Column("colour", String(20), nullable=False, server_default=""),
    Column("skeleton", String(200), index=True),
)

devices = _table(
    "devices",
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("secret_hash", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("network", String(32), nullable=False, server_default=""),
)

links = _table(
    "links",
    Column("code_hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("purpose", String(10), nullable=False, server_default="device"),
)

ratings = _table(
    "ratings",
    Column("person", String(40), primary_key=True),
    Column("game", String(40), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

rated_tables = _table("rated_tables", Column("table_id", String(40), primary_key=True))

rated_games = _table(
    "rated_games",
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("weight", Float, nullable=False),
    Column("mu_gain", Float, nullable=False),
    Column("sigma_factor", Float, nullable=False),
    Column("network", String(32), nullable=False, server_default=""),
    Column("annulled", Boolean, nullable=False, server_default=false()),
    Index("ix_rated_games_person_game", "person", "game"),
)

results = _table(
    "results",
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("person", String(40)),
    Column("level", String(40)),
    Column("finished", Boolean, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("luck", Float),
    Column("unit", String(8)),
    Index("ix_results_person_at", "person", "at"),
)

places_won = _table(
    "places_won",
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("place", String(40), primary_key=True),
    Column("wins", Integer, nullable=False),
)

counted_tables = _table("counted_tables", Column("table_id", String(40), primary_key=True))

hidden = _table(
    "hidden",
    Column("person", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),
)

invitations = _table(
    "invitations",
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("inviter", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

holidays = _table(
    "holidays",
    Column("person", String(40), primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

notice_wishes = _table(
    "notice_wishes",
    Column("person", String(40), primary_key=True),
    Column("mail", String(254), nullable=False, server_default=""),
    Column("confirmed", Boolean, nullable=False, server_default=false()),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False, server_default="UTC"),
)

push_devices = _table(
    "push_devices",
    Column("device", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)

notices = _table(
    "notices",
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("due", BigInteger, nullable=False, index=True),
    Column("sent_at", BigInteger),
    Column("claimed_until", BigInteger),
)

letters = _table(
    "letters",
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("person", String(64), nullable=False),
    Column("origin", String(64), nullable=False),
    Column("recipient", String(64), nullable=False),
)

leases = _table(
    "leases",
    Column("table_id", String(40), primary_key=True),
    Column("node", String(40), nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

bans = _table(
    "bans",
    Column("kind", String(10), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("why", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)

reports = _table(
    "reports",
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("table_id", String(40), nullable=False),
    Column("settled_at", BigInteger),
    Column("body", LargeBinary, nullable=False),
)

mutes = _table(
    "mutes",
    Column("person", String(40), primary_key=True),
    Column("muted", String(40), primary_key=True),
)

nodes = _table(
    "nodes", Column("id", String(40), primary_key=True), Column("until", BigInteger, nullable=False)
)

watchers = _table(
    "watchers",
    Column("table_id", String(40), primary_key=True),
    Column("node", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
)

codes = _table(
    "codes",
    Column("code", String(8), primary_key=True),
    Column("table_id", String(40), nullable=False, unique=True),
)

settings = _table(
    "settings",
    Column("name", String(40), primary_key=True),
    Column("value", String(400), nullable=False),
)
