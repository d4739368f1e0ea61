"""The club: leaderboards, profiles and statistics of finished games, shown as far as people
allow."""
