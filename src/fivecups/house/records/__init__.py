"""What a finished game leaves behind: its record, and the proof that its dice were fair."""
