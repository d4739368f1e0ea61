"""The places of compiled Dice Town (DT-30 to DT-40, DT-60 to DT-64)."""
