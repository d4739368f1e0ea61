# Cards, standings and replays.

## Cards
page-cards = Карты
page-cards-store = Карты Магазина
page-cards-claims = Карты собственности и Ранчо
page-cards-west = Карты Магазина из «Дикого Запада»
page-cards-river = Карты Реки
page-cards-bandits = Бандиты
page-cards-accomplices = Сообщники
