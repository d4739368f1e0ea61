"""The base class of all log entries, and the entries about seats, pauses, moderation and deleted
people with their reducers."""
