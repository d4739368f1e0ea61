"""Add the time until which a node has claimed a notification, and create the table that counts
e-mails."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("notices", sa.Column("claimed_until", sa.BigInteger))
    op.create_table(
        "letters",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("origin", sa.String(64), nullable=False),
        sa.Column("recipient", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_letters_at", "letters", ["at"])
