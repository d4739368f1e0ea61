# Кто где сидит: объявления, меню места, права хозяина стола.
page-mark-owner = хозяин стола
page-mark-bot = играет бот
page-mark-away = нет на месте
page-mark-thinking = думает
page-seat-menu = { $name }: что можно сделать
page-bot-nothing = Это бот, с ним не договоришься.
page-bot-plays-for-you = За вас играет бот.
page-more-banners = ещё { $count }
page-i-am-here = Я здесь
page-stand-in-you = За вас предлагают посадить бота: { $names }. Вы здесь?
page-stand-in-wished = { $name }: посадить пока бота? Предлагают: { $names }.
page-stand-in-waiting = { $name }: бот сядет на замену, как только все согласятся. Ждём: { $names }.
page-wish-stand-in = Посадить бота
page-agree = Да
page-no-wait = Подождать
page-take-wish-back = Не нужно
page-request = { $name } хочет играть вместо бота { $bot }.
page-request-again = { $name } хочет снова сесть за стол.
page-request-mine = Вы проситесь за стол. Согласиться должен хозяин стола или двое игроков.
page-let-in = Пустить
page-do-not-let-in = Нет
page-take-request-back = Передумать
page-ask-for-seat = Сесть сюда
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
        [0] Новая партия вот-вот начнётся.
       *[other] Вы хотите сыграть ещё. Ждём: { $names }.
    }
page-next-table = К новому столу
page-next-game = К следующей партии
page-resign-ask = Сдаться? Дальше за вас будет играть бот.
page-watching = Вы зритель. За этим столом места закреплены за игроками.
page-watching-full = Вы зритель. Все места заняты.
page-watching-locked = Вы зритель. Стол закрыт для новых игроков.
page-table-full = мест нет
page-table-full-watch = Все места заняты. Когда партия начнётся, её можно будет смотреть.
page-table-locked = стол закрыт
page-kept-for = место ждёт: { $name }
page-lock = Закрыть стол
page-unlock = Открыть стол
page-change-table = Изменить игру
page-remove = Убрать
page-remove-sure = { $name } сможет сесть сюда снова только с вашего согласия.
page-remove-sure-game = До конца партии на этом месте будет играть бот. { $name } сможет вернуться только с вашего согласия.
page-replace = Посадить бота
page-replace-game = Пока играет бот
page-make-owner = Передать стол
page-mute = Скрыть сообщения
page-unmute = Показать сообщения
page-report = Пожаловаться
page-report-why = Что не так?
page-report-rude = Грубые слова
page-report-stalling = Заставляет всех ждать
page-report-unfair = Нечестная игра
page-report-name = Имя
page-report-other = Другое
page-report-text = Своими словами (если хотите)
page-report-about = Жалобу прочтут администраторы. Они увидят и последние сообщения чата.
page-report-send = Отправить
page-reported = Спасибо. Администраторы разберутся.
page-line-seat_asked = { $name } просится за стол.
page-line-seat_asked-yes = { $name } получит место, если согласится ещё один игрок.
page-line-seat_denied = { $name } остаётся без места.
page-line-seat_denied-yes = { $name } больше не просит место.
page-line-removed = { $name } покидает стол: так решает хозяин.
page-line-removed-you = Вы покидаете стол: так решает хозяин.
page-line-locked-yes = Стол закрыт для новых игроков.
page-line-locked = Стол снова открыт.
page-line-owner_changed = Теперь хозяин стола — { $name }.
page-line-owner_changed-you = Теперь хозяин стола — вы.
page-line-owner_changed-nobody = Теперь у стола нет хозяина.
page-line-settings_changed = Хозяин стола изменил игру.
page-line-stand_in_wished = { $by } предлагает: { $name } отсутствует, пусть пока играет бот.
page-line-stand_in_wished-you = { $by }: пусть вместо вас пока играет бот.
page-line-stand_in_wished-you-by = Вы предлагаете: { $name } отсутствует, пусть пока играет бот.
page-line-stand_in_dropped = { $by }: лучше подождать, { $name } ещё вернётся.
page-line-stand_in_dropped-you = { $by }: лучше подождать вас.
page-line-stand_in_dropped-you-by = Вы предлагаете подождать: { $name } ещё вернётся.
