"""Create the tables of the club: results by seat, what people hide of them, and invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("level", sa.String(40)),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("unit", sa.String(8)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_results_person_at", "results", ["person", "at"])
    op.create_index("ix_results_at", "results", ["at"])
    op.create_table(
        "places_won",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("place", sa.String(40), nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "place"),
    )
    op.create_table(
        "counted_tables",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "hidden",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("person", "kind"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("inviter", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_ratings_game", "ratings", ["game"])
