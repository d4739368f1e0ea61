"""Statements in the words of each kind of database, where SQLAlchemy has none of its own."""

from __future__ import annotations

from typing import Final

from sqlalchemy import TextClause, text

from ..database import Kind

WORDS: Final[dict[Kind, dict[str, str]]] = {
    "postgresql": {
        "now": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
        "names": "SELECT json_array_elements_text(CAST(:tables AS json))",
        "pairs": "SELECT pair ->> 0 AS table_id, pair ->> 1 AS person"
        " FROM json_array_elements(CAST(:pairs AS json)) AS given (pair)",
    },
    "sqlite": {
        "now": "CAST(round((julianday('now') - 2440587.5) * 86400000) AS integer)",
        "names": "SELECT value FROM json_each(:tables)",
        "pairs": "SELECT value ->> 0 AS table_id, value ->> 1 AS person FROM json_each(:pairs)",
    },
}
"""The time in milliseconds since 1970, what stands in the list `:tables`, and the pairs of tables
and people in `:pairs`, both of them JSON."""


def spoken(statement: str) -> dict[Kind, TextClause]:
    """A statement for each kind of database, with its words in the gaps."""
    return {kind: text(statement.format(**words)) for kind, words in WORDS.items()}
