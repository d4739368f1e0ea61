# Cards, standings and replays.

## Cards
page-cards = Cărțile
page-cards-store = Cărți de magazin
page-cards-claims = Concesiuni și ranchuri
page-cards-west = Cărți de magazin din Vestul Sălbatic
page-cards-river = Cărțile râului
page-cards-bandits = Bandiții
page-cards-accomplices = Complicii
