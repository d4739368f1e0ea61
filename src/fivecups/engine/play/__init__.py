"""Playing games: taking answers, matches, records, replays and random play."""
