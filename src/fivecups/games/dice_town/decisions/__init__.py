"""The Sheriff's decisions and the offers made to influence them (DT-21, DT-22, DT-25, DT-26)."""
