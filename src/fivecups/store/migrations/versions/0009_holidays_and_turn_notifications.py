"""Create the tables for holidays, notification settings, push devices and 'your turn'
notifications."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "since"),
    )
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False, server_default=""),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "push_devices",
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("device"),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("sent_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_index("ix_notices_due", "notices", ["due"])
