"""Tables in memory: command queue, subscriptions, presence, automation and housekeeping."""
