# Несколько человек за одним устройством.
page-bring = Добавить игрока на этом устройстве
page-bring-again = { $name } садится
page-bring-title = Кто ещё играет на этом устройстве?
page-at-this-device = на этом устройстве
page-device = Это устройство
page-hand-to = Передайте устройство: { $name }
page-hand-why = Пока { $name } не нажмёт, ничего не видно.
page-i-am = Это я, { $name }
page-hand-on = Передать дальше
page-holds = Устройство у игрока { $name }
page-laid = Устройство на столе. Чьи карты?
page-look-as = Посмотреть за игрока { $name }
page-anybody = Сейчас любой может сыграть карту.
page-anybody-said = Здесь никто не играет карту. Ждём остальных.
page-nobody-plays = Никто не играет карту
page-talk-laid = Писать за столом может тот, у кого устройство.
