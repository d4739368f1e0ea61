# Что говорит сам дом.
refusal-banned = { $until ->
    [none] Администраторы закрыли вам вход: { $why }
   *[other] Администраторы закрыли вам вход до { $until } (UTC): { $why }
}
refusal-empty-name = Введите имя, которое можно прочитать.
refusal-empty-text = Сообщение пустое.
refusal-failed = На сервере произошла ошибка. Ничего не изменилось, попробуйте ещё раз.
refusal-holiday-too-long =
    { $days ->
       [0] Дней отпуска не осталось: на год их даётся { $most }.
       [one] Остался { $days } день отпуска: на год их даётся { $most }.
       [few] Осталось { $days } дня отпуска: на год их даётся { $most }.
      *[many] Осталось { $days } дней отпуска: на год их даётся { $most }.
    }
refusal-link-used = Ссылкой уже воспользовались, или её десять минут истекли. Создайте новую на первом устройстве.
refusal-reset-used = Ссылкой уже воспользовались, или её час истёк. Попросите у администратора новую.
refusal-mail-failed = Письмо не удалось отправить. Попробуйте позже.
refusal-no-mail-here = Этот сервер не отправляет писем.
refusal-notice-link-over = Эта ссылка больше не действует.
refusal-unknown-zone = Часовой пояс «{ $zone }» здесь неизвестен.
refusal-wrong-mail-address = Это не адрес электронной почты.
refusal-wrong-push-address = Служба уведомлений этого браузера здесь не подходит.
refusal-no-password = Это гость, у него нет пароля.
refusal-login-taken = Это имя уже занято.
refusal-no-such-bot = Бота «{ $level }» для этой игры нет. Есть: { $known }.
refusal-no-such-game = Игры «{ $game }» здесь нет. Есть: { $known }.
refusal-no-such-table = Такого стола нет. Проверьте ссылку.
refusal-nobody-to-report = Пожаловаться можно на другого участника, который сидел или писал за этим столом.
refusal-not-a-friend = Пригласить можно тех, с кем вы доиграли хотя бы одну партию, если они не против.
refusal-not-allowed = С другого сайта это сделать нельзя.
refusal-not-found = По этому адресу ничего нет.
refusal-not-done = Так нельзя.
refusal-not-in-the-club = В клубе такого игрока нет, или он себя не показывает.
refusal-not-json = Сервер понимает только JSON.
refusal-not-over = Это можно сделать только после окончания игры.
refusal-not-seated = Вы не сидите за этим столом.
refusal-not-the-owner = Это может сделать только хозяин стола.
refusal-player-is-back = Игрок уже вернулся на своё место.
refusal-private-table = Это закрытый стол, его видят только игроки.
refusal-screen-only-watches = Большой экран только показывает стол.
refusal-rated-without-bots = За столом на рейтинг боты не играют.
refusal-rated-without-clock = За столом на рейтинг нужны часы, иначе проигрывающий мог бы просто не ходить.
refusal-rated-on-own-devices = За столом на рейтинг каждый играет на своём устройстве.
refusal-too-many-muted = Скрыть сообщения можно не больше чем у { $most } игроков.
refusal-no-such-person = Такого игрока здесь нет.
refusal-too-many-at-device =
    { $most ->
        [one] Кроме вас, на одном устройстве играет не больше { $most } человека.
       *[other] Кроме вас, на одном устройстве играют не больше { $most } человек.
    }
refusal-seat-taken = Это место занято.
refusal-seats-are-kept = За этим столом места закреплены за игроками до конца игры.
refusal-seats-free = { $seats ->
    [one] Свободно ещё { $seats } место.
    [few] Свободно ещё { $seats } места.
   *[many] Свободно ещё { $seats } мест.
}
refusal-storage-busy = База данных занята. Ничего не изменилось, попробуйте чуть позже.
refusal-storage-failed = Сервер не может записать данные. Ничего не изменилось. Сообщите администратору.
refusal-storage-full = На сервере закончилось место. Ничего не изменилось. Сообщите администратору.
refusal-storage-unknown = Во время записи пропала связь с базой данных: действие могло сохраниться, а могло и нет. Посмотрите на стол и, если нужно, повторите.
refusal-table-busy = За этим столом сейчас слишком шумно. Попробуйте ещё раз.
refusal-too-fast = Полегче, ковбой! Подождите немного.
refusal-too-large = Слишком много данных.
refusal-too-many-tables =
    { $most ->
        [one] Одновременно можно следить не больше чем за { $most } столом.
       *[other] Одновременно можно следить не больше чем за { $most } столами.
    }
refusal-unknown-device = Сервер не знает это устройство. Сначала выберите имя.
refusal-unknown-language = На языке «{ $language }» здесь не говорят. Говорят: { $known }.
refusal-unreadable-table = За этим столом играли по другим правилам, показать его нельзя.
refusal-unwell = На сервере что-то остановилось. Сообщите администратору.
refusal-wrong-address = «{ $address }» — не адрес и не сеть.
refusal-wrong-clock = Время на часах должно быть от { $low } до { $high } секунд.
refusal-wrong-entropy = Ваша добавка к случайности — не длиннее { $longest } простых знаков.
refusal-wrong-login = В имени может быть от { $low } до { $high } букв, цифр, пробелов, точек или дефисов.
refusal-wrong-login-or-password = Неверное имя или пароль.
refusal-wrong-method = По этому адресу такой запрос не принимается.
refusal-wrong-host = Этот сервер находится по другому адресу.
refusal-wrong-password-length = Длина пароля — от { $low } до { $high } знаков.
refusal-wrong-phase = { $phase ->
    [open] Игра ещё не началась.
    [playing] Игра уже идёт.
    [paused] Игра на паузе.
    [over] Игра окончена.
   *[abandoned] Этот стол закрыт.
}
refusal-clock-decides = За этим столом о замене ботом решают часы.
refusal-nobody-asks = Место уже никто не просит.
refusal-nobody-there = На этом месте никого нет.
refusal-not-away-yet = { $seconds ->
    [one] Подождите ещё { $seconds } секунду.
    [few] Подождите ещё { $seconds } секунды.
   *[many] Подождите ещё { $seconds } секунд.
}
refusal-not-let-in = За этот стол вас не пустили.
refusal-not-yours-to-decide = Это решают только те, кто играет, или хозяин стола.
refusal-not-yourself = С собой этого сделать нельзя.
refusal-table-full = Все места за этим столом заняты.
refusal-table-locked = Стол закрыт для новых игроков.
refusal-too-many-ask = Сюда и так просятся слишком многие. Попробуйте позже.
