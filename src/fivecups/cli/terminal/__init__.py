"""A game in the terminal: the table as text, questions to a person, advice, a review in words."""
