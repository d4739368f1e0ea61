"""Which dice to keep: final hands, the opponents' dice, and how each level looks at them."""
