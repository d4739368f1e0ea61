"""Create the table for leases. On PostgreSQL, add a trigger that notifies all nodes of every log
entry, in the transaction that writes it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("ix_leases_node", "leases", ["node"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            """
            CREATE FUNCTION fivecups_tell() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                PERFORM pg_notify('fivecups_log', NEW.table_id || ' ' || (NEW.seq + 1));
                RETURN NULL;
            END
            $$
            """
        )
        op.execute(
            "CREATE TRIGGER fivecups_tell AFTER INSERT ON log"
            " FOR EACH ROW EXECUTE FUNCTION fivecups_tell()"
        )
