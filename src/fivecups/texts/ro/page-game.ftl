# Cards, standings and replays.

## Cards
page-cards = Cărțile
page-cards-store = Cărți General Store
page-cards-claims = Titluri de proprietate și Ranchuri
page-cards-west = Cărți General Store din Vestul Sălbatic
page-cards-river = Cărțile Râului
page-cards-bandits = Bandiții
page-cards-accomplices = Complicii
