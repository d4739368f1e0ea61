"""Schema migrations of the database, run by alembic whenever a house opens it."""
