"""What players can know at a glance: the cards, where they stand, how it ended, how it went."""
