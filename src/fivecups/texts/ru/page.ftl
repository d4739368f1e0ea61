## The house
page-language = Язык
page-sound = Звуки
page-dark = Тёмная тема
page-your-name = Ваше имя
page-to-lobby = В зал
page-house-away = Дом не отвечает. Пробуем снова…
page-failed = Не получилось. Ничего не изменилось, попробуйте ещё раз.
page-line-lost = Связь прервалась. Игра сохранена, подключаемся…
page-close = Закрыть
page-cancel = Отмена
page-confirm = Подтвердить
page-undo = Отменить
page-choose = Выберите
page-menu = Меню
page-rules = Правила
page-chapters = Главы

## The lobby
page-promise-dice-town = Бросайте кубики под чашкой, платите за удачу и завоюйте город.
page-promise-poker-dice = Пять кубиков, три броска, тринадцать граф.
page-promise-gentlemans-deal = Предлагайте, торгуйтесь, голосуйте: что делят, знает только дилер.
page-players-and-minutes = { $low }–{ $high } игроков · { $from }–{ $to } минут
page-play-now = Играть сейчас
page-set-table = Создать стол
page-my-games = Мои игры
page-open-tables = Столы, открытые для всех
page-no-open-tables = Сейчас открытых столов нет.
page-join-by-link = Войти по ссылке
page-join-how = Отсканируйте телефоном код с экрана стола или вставьте присланную ссылку.
page-join = Войти
page-not-a-link = Это не ссылка на стол.
page-finished-games = Сыгранные игры
page-your-turn = Ваш ход
page-won-by = Победа: { $name }
page-phase-playing = идёт игра
page-phase-paused = пауза
page-phase-abandoned = закрыт
page-phase-open = ждёт игроков
page-phase-over = окончена

## Setting a table and waiting at it
page-seats = Места
page-clock = Часы
page-clock-none = без часов
page-clock-decision =
    { $seconds ->
       [one] { $seconds } секунда на решение
       [few] { $seconds } секунды на решение
      *[many] { $seconds } секунд на решение
    }
page-clock-bank =
    { $minutes ->
       [one] { $minutes } минута на игру и { $increment } с за каждое решение
       [few] { $minutes } минуты на игру и { $increment } с за каждое решение
      *[many] { $minutes } минут на игру и { $increment } с за каждое решение
    }
page-for-whom = Для кого
page-visibility-invitation = для тех, у кого есть ссылка
page-visibility-open = открыт для всех в этом доме
page-visibility-private = смотреть могут только игроки
page-seats-free =
    { $count ->
       [one] Свободно { $count } место.
       [few] Свободно { $count } места.
      *[many] Свободно { $count } мест.
    }
page-all-here = Все в сборе.
page-free-seat = Свободное место
page-you = вы
page-sit = Сесть
page-get-up = Встать
page-add-bot = Добавить бота
page-remove-bot = Убрать бота: { $name }
page-fill-with-bots = Заполнить ботами
page-bots-play = Боты играют:
page-bot-level = бот, играет { $level }
page-level-random = наугад
    .about = Любой ход, без раздумий.
page-level-master = как мастер
    .about = Сильнее здесь никого нет.
page-level-expert = как знаток
    .about = Играет на победу.
page-level-regular = как завсегдатай
    .about = Хорошая компания: играет разумно, иногда ошибается.
page-level-novice = как новичок
    .about = Ошибается, как новичок.
page-level-greedy = жадно
    .about = Берёт то, что даёт больше прямо сейчас.
page-character-plain = ровный
page-character-grudging = злопамятный
    .about = Не забывает обид и нападает на лидера.
page-character-generous = щедрый
    .about = Щадит самых слабых и хорошо делится.
page-character-bold = смелый
    .about = Любит рисковать и обещать больше, чем выполнит.
page-character-honest = честный
    .about = Держит слово и мало рискует.
page-level-and-character = { $level }, { $character }
page-character = Характер:
page-rated = рейтинговая
page-rated-table = На рейтинг
page-rated-about = Итог меняет рейтинг игроков. С часами, без ботов и без подсказок тренера.
page-rated-guest = Вы гость: чтобы рейтинг остался с вами, сохраните имя (страница «Вы»).
page-rated-yes = на рейтинг: итог меняет рейтинг игроков
page-rated-no = для удовольствия, без рейтинга
page-rated-people-only = Рейтинговый стол: здесь играют только люди.
page-start = Начать игру
page-take-a-seat = Займите свободное место, чтобы играть.
page-invite = Пригласите друзей
page-invite-how = Отсканируйте код телефоном или отправьте ссылку.
page-qr = QR-код со ссылкой на этот стол
page-link = Ссылка на этот стол
page-copy = Копировать
page-share = Поделиться ссылкой
page-copied = Скопировано
page-what-is-played = Во что здесь играют
page-close-table = Закрыть стол
page-table-closed = Этот стол закрыт.
page-no-such-table = Такого стола нет, или он виден не всем.

## Names of bots
page-bot-0 = Старый Билл
page-bot-1 = Кора
page-bot-2 = Сайлас
page-bot-3 = Руби
page-bot-4 = Амос
page-bot-5 = Хэтти
page-bot-6 = Уайатт
page-bot-7 = Белль
page-bot-8 = Джонас
page-bot-9 = Пёрл
page-bot-10 = Дасти
page-bot-11 = Мэйбл

## At a table
page-your-part = Ваш ход
page-log = Журнал
page-talk = Разговор
page-log-and-talk = Журнал и разговор
page-talk-empty = Пока никто ничего не сказал.
page-talk-line = Скажите что-нибудь
page-send = Отправить
page-why = почему?
page-understood = Понятно
page-sealed = Ваш ответ принят.
page-time-left = Осталось времени: { $time }
page-less = Меньше: { $what }
page-more = Больше: { $what }
page-paused = За столом пауза. Время стоит.
page-pause = Хочу паузу
page-resume = Играть дальше
page-resign = Сдаться…
page-resign-sure = Да, дальше за меня играет бот
page-take-back-seat = Я снова здесь: вернуть место
page-call-me = Уведомлять о моём ходе
page-take-over = Вы смотрите. Сядьте вместо бота:
page-away = Нет на месте: { $names }
page-is-away = нет на месте
page-other-players = Другие игроки
page-line-sat = За стол: { $name }.
page-line-placed = За стол садится бот: { $name }.
page-line-left = Из-за стола: { $name }.
page-line-stood_in = Время вышло: бот играет за место «{ $name }».
page-line-took_over = { $name } садится вместо бота.
page-line-returned = Снова за столом: { $name }.
page-line-resigned = { $name } сдаётся, дальше играет бот.
page-line-pause_wished = { $name } просит о паузе.
page-line-resumed = Игра продолжается.
page-line-abandoned = Стол закрыт.

## The end, and replays
page-rematch = Ещё раз
page-replay = Повтор игры
page-download = Скачать запись
page-verified = Проверено: все ходы ({ $moves }) сделаны по правилам, броски были определены до начала игры.
page-verifying = Проверяем правила и броски…
page-rules-broken = Проверка не пройдена ({ $place }): { $problem }
page-dice-kept = Проверено: броски кубиков были определены до начала игры.
page-dice-broken = Открытый секрет не совпадает с тем, что было показано до игры.
page-sources = Откуда пришли очки
page-curve-poker-dice = Очки по раундам
page-curve-dice-town = Состояние по раундам, насколько его видели все
page-curve-gentlemans-deal = Деньги по ходам
page-see-as = Смотреть как
page-how-it-ended = Чем кончилось
page-seen-by = Взгляд: { $name }
page-spectator = зритель
page-step = Шаг
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-run = Проиграть
page-stop = Остановить

## Poker Dice
page-rolls-left =
    { $count ->
       [0] Бросков не осталось
       [one] Остался { $count } бросок
       [few] Осталось { $count } броска
      *[many] Осталось { $count } бросков
    }
page-die = Кубик { $number }: { $face }
page-die-held = Кубик { $number }: { $face }, оставлен
page-write =
    { $count ->
       [one] Записать { $count } очко: { $box }
       [few] Записать { $count } очка: { $box }
      *[many] Записать { $count } очков: { $box }
    }
page-would-pay = { $box }: можно получить { $count }
page-or-pick-a-box = или выберите графу на своём листе
page-pick-a-box = Выберите графу на своём листе.

## Dice Town
page-dollars = Доллары
page-nuggets = Самородки
page-store-cards = Карты магазина
page-claims = Карты собственности
page-claims-row = Ряд карт собственности, первая слева
page-wired = Огороженные карты собственности
page-sheriff = Шериф
page-leads = Сейчас лидирует
page-street = Улица в порядке игры
page-set-dice = Ваши отложенные кубики
page-hand = Ваши карты
page-under-cup =
    { $count ->
       [one] { $count } кубик под чашкой
       [few] { $count } кубика под чашкой
      *[many] { $count } кубиков под чашкой
    }
page-has-chosen = выбор сделан
page-under-my-cup = Кубики под вашей чашкой
page-keep =
    { $count ->
       [0] Ничего не оставить, заплатить ${ $cost }
       [1] Оставить 1 бесплатно
      *[other] Оставить { $count }, заплатить ${ $cost }
    }
page-tap-dice = Нажмите на кубики, которые оставляете.
page-needs-brute = Больше, чем вы можете заплатить: понадобится карта «Жестокость».
page-cannot-pay = У вас ${ $dollars }: оставьте меньше кубиков.
page-cannot-pay-none = Не оставить ничего стоит $1, а у вас ${ $dollars }. Один кубик можно оставить бесплатно.
page-if-lifted = Если бы чашки подняли сейчас:
page-would-win = вы выиграли бы: { $places }.
page-would-tie = ничья: { $places }.
page-would-win-nothing = вы не выиграли бы ничего.
page-scale = Весы шерифа
page-no-offers = нет предложений
page-offer-share = доля
page-offer-this = Предложить это
page-offer-nothing = Ничего не предлагать
page-leave-offer = Оставить как есть
page-which-die = Какой кубик
page-pass-in-advance = Не спрашивать о картах в этом раунде
page-river = Карты реки
page-bandits-deck = Бандиты в колоде
page-top-bandit = Верхний бандит
page-wanted = В розыске
page-hired = На службе
page-caught = Пойманы
page-ranches = Ранчо
page-indian-die = Кубик индейцев у вас

## Gentleman's Deal
page-coins = монеты
page-weights = { $for } за, { $against } против
page-weight = вес { $weight }
page-offered-to-you = Вам предлагают:
page-who-is-who = Кто есть кто?
page-you-keep = Вам остаётся:
page-make-offer = Сделать предложение
page-final-offer = Сделать окончательным
page-demand = Потребовать это
page-promise = Пообещать:
page-how = Как это устроено?
