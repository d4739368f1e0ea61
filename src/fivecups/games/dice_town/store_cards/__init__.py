"""Playing Store cards (DT-16, DT-23, DT-24, DT-27, DT-70 to DT-82)."""
