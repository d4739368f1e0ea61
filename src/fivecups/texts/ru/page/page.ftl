## The house
page-language = Язык
page-sound = Звуки
page-dark = Тёмная тема
page-pace = Темп
page-pace-calm = Спокойный
page-pace-normal = Обычный
page-pace-instant = Без пауз
page-skip = Догнать игру
page-confirm-moves = Подтверждать ходы
page-confirm-moves-final = Только необратимые
page-confirm-moves-all = Все
page-confirm-moves-none = Никогда
page-whose-die = Чей кубик
page-leave-my-dice = Мои не трогать
page-discover-top = Срабатывает «{ $card }». Какую из остальных положить сверху?
page-discover-back = Другая карта
page-pass-all-game = Так на всю партию
page-pass-card = Не спрашивать о карте «{ $card }» до конца партии
page-your-name = Ваше имя
page-to-lobby = На главную
page-house-away = Нет связи с сервером. Пробуем снова…
page-failed = Не получилось. Ничего не изменилось, попробуйте ещё раз.
page-line-lost = Связь прервалась. Партия сохранена, подключаемся снова…
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
page-promise-gentlemans-deal = Предлагайте, торгуйтесь, голосуйте: что именно делят, знает только дилер.
page-players-and-minutes = { $low }–{ $high } игроков · { $from }–{ $to } минут
page-play-now = Играть сейчас
page-learn = Учиться, играя
page-set-table = Создать стол
page-my-games = Мои партии
page-open-tables = Открытые столы
page-no-open-tables = Открытых столов нет. Создайте свой!
page-join = Присоединиться
page-finished-games = Сыгранные партии
page-your-turn = Ваш ход
page-won-by = Победа: { $name }
page-won-by-you = Вы победили!
page-drawn-by = Ничья: { $name }
page-phase-playing = идёт игра
page-phase-paused = пауза
page-phase-abandoned = закрыт
page-phase-open = ждём игроков
page-phase-over = игра окончена

## Setting a table and waiting at it
page-seats = Места
page-clock = Часы
page-clock-none = без часов
page-clock-decision =
    { $seconds ->
       [one] { $seconds } секунда на каждое решение
       [few] { $seconds } секунды на каждое решение
      *[many] { $seconds } секунд на каждое решение
    }
page-clock-bank =
    { $minutes ->
       [one] { $minutes } минута на всю партию и ещё { $increment } с за каждое решение
       [few] { $minutes } минуты на всю партию и ещё { $increment } с за каждое решение
      *[many] { $minutes } минут на всю партию и ещё { $increment } с за каждое решение
    }
page-for-whom = Для кого
page-visibility-invitation = для всех, у кого есть ссылка
page-visibility-open = открыт для всех на этом сервере
page-visibility-private = смотреть могут только сами игроки
page-seats-free =
    { $count ->
       [one] Свободно { $count } место.
       [few] Свободно { $count } места.
      *[many] Свободно { $count } мест.
    }
page-all-here = Все в сборе.
page-free-seat = Свободное место
page-deleted-player = Удалённый игрок
page-you = { you }
page-sit = Сесть за стол
page-get-up = Встать
page-add-bot = Добавить бота
page-remove-bot = Убрать бота { $name }
page-fill-with-bots = Добавить ботов
page-bots-play = Как играют боты:
page-bot-level = бот · играет { $level }
page-level-random = наугад
    .about = Ходит как бог на душу положит.
page-level-master = как мастер
    .about = Лучше здесь никто не играет.
page-level-expert = как знаток
    .about = Играет на победу.
page-level-regular = как завсегдатай
    .about = Хорошая компания: играет разумно, иногда ошибается.
page-level-novice = как новичок
    .about = Ошибается, как новичок.
page-level-greedy = жадно
    .about = Хватает то, что выгодно прямо сейчас.
page-character-plain = спокойный
page-character-grudging = злопамятный
    .about = Не забывает обид и нападает на лидера.
page-character-generous = щедрый
    .about = Щадит самых слабых и охотно делится.
page-character-bold = смелый
    .about = Любит риск и обещает больше, чем выполняет.
page-character-honest = честный
    .about = Держит слово и редко рискует.
page-level-and-character = { $level } · { $character }
page-character = Характер:
page-rated = на рейтинг
page-rated-table = Партия на рейтинг
page-rated-about = Результат изменит рейтинг игроков. Играют с часами, без ботов и без тренера.
page-rated-guest = Вы здесь гость: рейтинг получают только игроки, закрепившие имя паролем (страница «Вы»).
page-rated-yes = на рейтинг: результат изменит рейтинг игроков
page-rated-no = просто так, без рейтинга
page-rated-people-only = Стол на рейтинг: здесь играют только люди.
page-start = Начать игру
page-start-when-full = Игра начнётся, когда все места займут друзья или боты.
page-take-a-seat = Чтобы играть, займите свободное место.
page-invite = Пригласите друзей
page-invite-how = Отсканируйте код телефоном или отправьте ссылку.
page-qr = QR-код со ссылкой на этот стол
page-link = Ссылка на этот стол
page-copy = Копировать
page-share = Поделиться ссылкой
page-copied = Скопировано
page-what-is-played = Во что здесь играют
page-close-table = Закрыть стол
page-table-closed = Этот стол закрыли.
page-earlier-version = Эту партию играли по правилам версии { $version }, которых здесь больше нет. Журнал, запись и броски сохранены.
page-no-such-table = Такого стола нет, или он открыт не для всех.

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
page-your-part = Ваши действия
page-log = Журнал
page-talk = Чат
page-log-and-talk = Журнал и чат
page-talk-empty = Тихо, как в пустом салуне. Скажите что-нибудь!
page-talk-line = Сообщение
page-send = Отправить
page-why = почему?
page-understood = Понятно
page-sealed = Ваш ответ принят.
page-time-left = Осталось времени: { $time }
page-less = Меньше: { $what }
page-more = Больше: { $what }
page-paused = Игра на паузе. Часы стоят.
page-pause = Попросить о паузе
page-resume = Продолжить игру
page-resign = Сдаться…
page-resign-sure = Да, сдаться
page-take-back-seat = Вернуть своё место
page-call-me = Звать на мой ход
page-take-over = Вы зритель. Можно сесть за стол вместо бота:
page-away = Не за столом: { $names }
page-is-away = нет на месте
page-other-players = Другие игроки
page-line-sat = { $name } садится за стол.
page-line-sat-you = Вы садитесь за стол.
page-line-placed = За стол садится бот { $name }.
page-line-left = { $name } встаёт из-за стола.
page-line-left-you = Вы встаёте из-за стола.
page-line-stood_in = { $name } отсутствует, пока играет бот.
page-line-stood_in-you = Вместо вас пока играет бот.
page-line-took_over = { $name } садится вместо бота.
page-line-took_over-you = Вы садитесь вместо бота.
page-line-returned = { $name } снова за столом.
page-line-returned-you = Вы снова за столом.
page-line-resigned = { $name } сдаётся, дальше играет бот.
page-line-resigned-you = Вы сдаётесь, дальше играет бот.
page-line-pause_wished = { $name } просит о паузе.
page-line-pause_wished-you = Вы просите о паузе.
page-line-resumed = Игра продолжается.
page-line-abandoned = Стол закрыт.
page-line-abandoned-version = Сервер обновился, и правил, по которым началась эта партия, здесь больше нет. Стол закрыт.

## The end, and replays
page-rematch = Ещё партию!
page-replay = Смотреть запись
page-replay-of = Запись: { $game }
page-download = Скачать запись
page-verified = Всё честно: ходы ({ $moves }) сделаны по правилам, а броски запечатаны ещё до начала партии, и подтасовать их никто не мог.
page-verified-dice = Броски честные: они запечатаны ещё до начала партии, и подтасовать их никто не мог. Правил той версии здесь больше нет, поэтому ходы не проверялись.
page-verifying = Проверяем ходы и броски…
page-rules-broken = Проверка не пройдена ({ $place }): { $problem }
page-dice-kept = Броски честные: они запечатаны ещё до начала партии, и подтасовать их никто не мог.
page-dice-broken = Что-то не так: броски не сходятся с печатью, показанной до партии.
page-sources = Откуда очки
page-curve-poker-dice = Очки по раундам
page-curve-dice-town = Богатство по раундам (то, что видели все)
page-curve-gentlemans-deal = Деньги по ходам
page-see-as = Чьими глазами
page-how-it-ended = Чем кончилось
page-seen-by = { $name }
page-spectator = зритель
page-step = Шаг
page-step-back = Шаг назад
page-step-on = Шаг вперёд
page-run = Воспроизвести
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
page-key-space = Пробел
page-would-pay = { $box }: принесёт { $count }
page-box-closed = { $box }: сейчас нельзя
page-or-pick-a-box = или выберите графу на своём листе
page-pick-a-box = Выберите графу на своём листе.

## Dice Town
page-dollars = Доллары
page-nuggets = Самородки
page-store-cards = Карты Магазина
page-claims = Карты собственности
page-claims-row = Ряд карт собственности, первая — слева
page-wired = Огороженные карты собственности
page-sheriff = Шериф
page-leads = Здесь пока впереди
page-street = Улица, по порядку розыгрыша
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
        [0] Ни одного — { $cost } $
        [1] Оставить 1 бесплатно
       *[other] Оставить { $count } за { $cost } $
    }
page-tap-dice = Нажмите на кубики, которые хотите оставить.
page-needs-brute = Столько вам не по карману: придётся сыграть «Громилу».
page-cannot-pay = У вас { $dollars } $, столько кубиков не оплатить.
page-cannot-pay-none = Не взять ни одного стоит 1 $, а у вас { $dollars } $. Один кубик можно оставить бесплатно.
page-if-lifted = Если бы чашки подняли сейчас…
page-would-win = Ваш выигрыш: { $places }.
page-would-tie = Ничья: { $places }.
page-would-win-nothing = Вы бы ничего не выиграли.
page-scale = Весы Шерифа
page-name-one = Выбрать
page-chosen = выбор сделан
page-no-offers = нет предложений
page-offer-share = доля
page-offer-this = Предложить
page-offer-nothing = Не предлагать
page-leave-offer = Оставить как есть
page-which-die = Какой кубик
page-pass-in-advance = Не спрашивать о картах в этом раунде
page-river = Карты Реки
page-bandits-deck = Бандиты в колоде
page-top-bandit = Верхний Бандит
page-wanted = Разыскиваются
page-hired = Наняты
page-caught = Пойманы
page-ranches = Ранчо
page-indian-die = Кубик Индейцев — у вас

## Gentleman's Deal
page-coins = монеты
page-weights = за — { $for }, против — { $against }
page-weight = вес { $weight }
page-offered-to-you = Вам предлагают:
page-who-is-who = Кто есть кто
page-you-keep = Вам остаётся:
page-make-offer = Предложить
page-final-offer = Последнее слово
page-demand = Потребовать
page-make-demand = Потребовать
page-take-back-demand = Снять: { $name }
page-take-back-demand-you = Снять требование
page-promise = Пообещать:
page-how = Как это работает?
