"""HTTP routes for games over days: holidays and notifications."""
