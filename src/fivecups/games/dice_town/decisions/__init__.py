"""The Sheriff's decisions and the offers that sway them (DT-21, DT-22, DT-25, DT-26)."""
