"""The club: who plays here and how, counted game by game, and shown only as its people allow."""
