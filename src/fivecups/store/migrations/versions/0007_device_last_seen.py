"""Add the time when a device was last seen, and the purpose of a link."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "devices", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0")
    )
    now = {"postgresql": "CAST(extract(epoch FROM now()) * 1000 AS bigint)"}
    dialect = op.get_bind().dialect.name
    moment = now.get(dialect, "CAST(strftime('%s', 'now') AS INTEGER) * 1000")
    op.execute(f"UPDATE devices SET seen_at = {moment}")
    op.add_column(
        "links", sa.Column("purpose", sa.String(10), nullable=False, server_default="device")
    )
