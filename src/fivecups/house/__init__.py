"""The game house: tables and the people who play at them. Nothing here does input or output itself;
`ports` declares what it needs from outside.

`table` is the table as a value with its log and commands, `wire` the messages to clients, `live`
the tables in memory, `workers` the processes that compute bots and analyses, `accounts` people,
`club` leaderboards and statistics, `notifications` the 'your turn' messages, `records` finished
games.
"""
