"""Create the tables for nodes and for the people who watch tables at them. Both have no value after
a crash of the database, so that PostgreSQL need not write them to its own log (UNLOGGED)."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        prefixes=unlogged,
    )
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "node", "person"),
        prefixes=unlogged,
    )
