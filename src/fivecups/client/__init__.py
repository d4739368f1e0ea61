"""A client library for a house: for programs that play, watch or test. docs/protocol.md describes
the protocol.

    async with await HouseClient.enter("http://localhost:8000", "Robot") as house:
        table = await house.create_table("poker-dice", seats=2)
        await house.sit(table, 0)
        seen = await house.watch(table)
        ...
        await house.answer(table, seen.asks[0]["id"], ["keep", [5, 5]])
"""

from .requests import HouseError
from .socket import HouseClient, WatchedTable

__all__ = ["HouseClient", "HouseError", "WatchedTable"]
