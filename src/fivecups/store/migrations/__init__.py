"""The history of the database's tables, for alembic; run at every start."""
