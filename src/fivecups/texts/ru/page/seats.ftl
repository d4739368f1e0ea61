# Кто где сидит: объявления, меню места, права хозяина стола.
page-mark-owner = хозяин стола
page-mark-bot = играет бот
page-mark-away = нет на месте
page-mark-thinking = думает
page-seat-menu = { $name }: что можно сделать
page-bot-nothing = Это бот, с ним ничего не поделаешь.
page-bot-plays-for-you = За вас играет бот.
page-more-banners = ещё { $count }
page-i-am-here = Я здесь
page-stand-in-you = За вас предлагают посадить бота: { $names }. Вы здесь?
page-stand-in-wished = { $name }: пусть пока играет бот? Предлагают: { $names }.
page-stand-in-waiting = Бот заменит игрока { $name }, как только согласятся остальные: { $names }.
page-wish-stand-in = Пусть пока играет бот
page-agree = Да
page-no-wait = Подождать
page-take-wish-back = Не нужно
page-request = { $name } хочет играть вместо бота { $bot }.
page-request-again = { $name } хочет снова сесть за стол.
page-request-mine = Вы просите место. Кто-нибудь за столом должен согласиться.
page-let-in = Пустить
page-do-not-let-in = Нет
page-take-request-back = Передумать
page-ask-for-seat = Попросить это место
page-pause-wished = Просьба о паузе: { $names }.
page-pause-waiting = Вы просите о паузе. Ждём согласия: { $names }.
page-pause-agree = Сделать паузу
page-pause-no = Играть дальше
page-rematch-wished =
    { $count ->
        [1] { $names } хочет сыграть ещё.
       *[other] Хотят сыграть ещё: { $names }.
    }
page-rematch-waiting =
    { $count ->
        [0] Новая игра вот-вот начнётся.
       *[other] Вы хотите сыграть ещё. Ждём: { $names }.
    }
page-next-table = К новому столу
page-next-game = К следующей игре
page-resign-ask = Сдаться? Дальше за вас будет играть бот.
page-watching = Вы зритель. За этим столом места закреплены за игроками.
page-watching-full = Вы зритель. Все места заняты.
page-watching-locked = Вы зритель. Стол закрыт для новых игроков.
page-table-full = мест нет
page-table-full-watch = Все места заняты. Когда игра начнётся, её можно будет смотреть.
page-table-locked = закрыт для новых
page-kept-for = место ждёт: { $name }
page-lock = Закрыть стол для новых
page-unlock = Открыть стол для новых
page-change-table = Изменить игру
page-remove = Убрать
page-remove-sure = { $name } сможет сесть сюда снова только с вашего согласия.
page-remove-sure-game = Вместо игрока { $name } до конца будет играть бот; вернуться можно только с вашего согласия.
page-replace = Посадить бота
page-replace-game = Пусть играет бот до возвращения
page-make-owner = Передать стол
page-mute = Скрыть сообщения
page-unmute = Показывать сообщения
page-report = Пожаловаться
page-report-why = Что не так?
page-report-rude = Грубые слова
page-report-stalling = Заставляет всех ждать
page-report-unfair = Нечестная игра
page-report-name = Имя
page-report-other = Другое
page-report-text = Своими словами (если хотите)
page-report-about = Жалобу прочтут администраторы, вместе с последними сообщениями чата.
page-report-send = Отправить
page-reported = Спасибо. Администраторы посмотрят.
page-line-seat_asked = { $name } просит место за столом.
page-line-seat_denied = { $name } не получает места.
page-line-seat_denied-yes = { $name } больше не просит место.
page-line-removed = { $name } уходит из-за стола по решению хозяина.
page-line-removed-you = Вы уходите из-за стола по решению хозяина.
page-line-locked-yes = Стол закрыт для новых игроков.
page-line-locked = Стол снова открыт.
page-line-owner_changed = Теперь хозяин стола — { $name }.
page-line-owner_changed-you = Теперь хозяин стола — вы.
page-line-owner_changed-nobody = Теперь у стола нет хозяина.
page-line-settings_changed = Хозяин стола изменил игру.
page-line-stand_in_wished = { $by }: пусть вместо игрока { $name } пока играет бот.
page-line-stand_in_wished-you = { $by }: пусть вместо вас пока играет бот.
page-line-stand_in_wished-you-by = Вы предлагаете: пусть вместо игрока { $name } пока играет бот.
page-line-stand_in_dropped = { $by }: лучше подождать, { $name } ещё вернётся.
page-line-stand_in_dropped-you = { $by }: лучше подождать вас.
page-line-stand_in_dropped-you-by = Вы предлагаете подождать: { $name } ещё вернётся.
