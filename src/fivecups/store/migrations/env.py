"""The environment that alembic runs migrations in: it uses the connection that the house has
opened."""

from alembic import context

from fivecups.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
