"""SQL statements with fragments for each kind of database, where SQLAlchemy has no common form."""

from __future__ import annotations

from typing import Final

from sqlalchemy import TextClause, text

from ..database import Kind

DIALECT_SQL: Final[dict[Kind, dict[str, str]]] = {
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
"""SQL fragments by database and name. `now`: the time in milliseconds since 1970. `names`: the
items of the JSON list `:tables`. `pairs`: the pairs of table and person in the JSON list `:pairs`.
"""


def for_each_dialect(statement: str) -> dict[Kind, TextClause]:
    """Return a statement for each kind of database, with the names in braces replaced by its SQL
    fragments."""
    return {kind: text(statement.format(**fragments)) for kind, fragments in DIALECT_SQL.items()}
