# Cards, standings and replays.

## Cards
page-cards = Карты
page-cards-store = Карты лавки
page-cards-claims = Участки и ранчо
page-cards-west = Карты лавки из «Дикого Запада»
page-cards-river = Карты реки
page-cards-bandits = Бандиты
page-cards-accomplices = Сообщники
