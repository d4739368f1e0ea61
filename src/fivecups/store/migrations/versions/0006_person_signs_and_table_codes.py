"""Add sign and colour to people, and create the table for short codes of open tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    for name in ("sign", "colour"):
        op.add_column("people", sa.Column(name, sa.String(20), nullable=False, server_default=""))
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("code"),
        sa.UniqueConstraint("table_id"),
    )
