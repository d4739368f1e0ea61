"""What is hidden: who knows where which card lies, and worlds dealt anew (DT-8, DT-9)."""
