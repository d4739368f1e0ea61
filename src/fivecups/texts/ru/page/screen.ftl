# Стол на большом экране и телефоны рядом с ним.
page-screen = Большой экран
page-screen-join = Как сесть за стол
page-screen-scan = Наведите телефон, чтобы сесть за стол,
page-screen-or-type = или откройте на нём адрес:
page-screen-awaited = Ждём: { $names }.
page-screen-all-here = Все в сборе. Нажмите «Начать игру» на любом из телефонов.
page-screen-again = Играем ещё раз!
page-screen-tap-for-sound = Коснитесь экрана, чтобы включить звук
page-screen-controls = Настройки экрана
page-screen-fill = На весь экран
page-screen-window = Выйти из полноэкранного режима
page-open-screen = Открыть на большом экране
page-screen-how = Наберите этот адрес в браузере телевизора или ноутбука, который видно всем:
page-screen-here = Открыть на этом устройстве
page-look-at-screen = Стол на большом экране.
page-show-table-here = Показать здесь
page-leave-table-to-screen = Стол показывает большой экран
