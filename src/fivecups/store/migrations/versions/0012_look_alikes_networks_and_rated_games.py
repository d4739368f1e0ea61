"""Add the skeletons of kept names, the networks of devices, and what each rated game changed."""

import sqlalchemy as sa
from alembic import op

from fivecups.house.table.look_alikes import skeleton

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(200), nullable=True))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    people = sa.table("people", sa.column("id"), sa.column("login"), sa.column("skeleton"))
    connection = op.get_bind()
    kept = sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None))
    for person, login in connection.execute(kept).all():
        connection.execute(
            people.update().where(people.c.id == person).values(skeleton=skeleton(login))
        )
    op.add_column("devices", sa.Column("network", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("mu_gain", sa.Float, nullable=False),
        sa.Column("sigma_factor", sa.Float, nullable=False),
        sa.Column("network", sa.String(32), nullable=False, server_default=""),
        sa.Column("annulled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_rated_games_person_game", "rated_games", ["person", "game"])
