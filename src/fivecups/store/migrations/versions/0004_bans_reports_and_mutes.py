"""Create the tables for bans, reports and mutes."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("why", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.PrimaryKeyConstraint("kind", "subject"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("settled_at", sa.BigInteger),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("muted", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("person", "muted"),
    )
