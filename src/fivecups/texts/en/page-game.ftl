# Cards, standings and replays.

## Cards
page-cards = The cards
page-cards-store = Store cards
page-cards-claims = Claims and Ranches
page-cards-west = Store cards of Wild West
page-cards-river = River cards
page-cards-bandits = Bandits
page-cards-accomplices = Accomplices
