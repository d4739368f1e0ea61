"""HTTP: games over days."""
