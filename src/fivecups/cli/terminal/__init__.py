"""A game in the terminal: the table as text, questions to a person, the coach, a review as text."""
