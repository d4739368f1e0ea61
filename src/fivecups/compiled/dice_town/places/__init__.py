"""The places of the town, compiled (DT-30 to DT-40, DT-60 to DT-64)."""
