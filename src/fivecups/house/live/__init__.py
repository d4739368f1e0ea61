"""Tables in memory: the queue of commands, subscriptions, alarms and bots at work."""
