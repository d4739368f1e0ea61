# Games over days on the page: clocks, holidays, whose turn it is.
page-clock-days =
    { $days ->
       [one] { $days } день на каждое решение
       [few] { $days } дня на каждое решение
      *[many] { $days } дней на каждое решение
    }
page-days-about = Собираться одновременно не нужно. На разговоры и голосования времени столько же; бот играет за человека, только если его время вышло.
page-left-days = { $days } д { $hours } ч
page-left-hours = { $hours } ч { $minutes } мин
page-left = осталось { $time }
page-awaited = ждём: { $names }
page-on-holiday = в отпуске до { $date }
page-on-holiday-names = В отпуске: { $names }
page-holiday-of = { $name } (до { $date })
page-line-went_away = { $name } в отпуске до { $date }. До тех пор часы этого игрока стоят.
page-line-went_away-you = Вы в отпуске до { $date }. До тех пор ваши часы стоят.
page-line-went_away-back = { $name } уже не в отпуске.
page-line-went_away-back-you = Ваш отпуск окончен.

## How one is told, and holidays
page-notices-title = Когда ваш ход
page-notices-why = В долгих партиях (по нескольку дней) ждут вас. Сервер может напомнить: один раз о каждом столе, пока вы на него не заглянете.
page-notices-push = Уведомлять на этом устройстве
page-notices-devices =
    { $count ->
        [one] Уведомления приходят на { $count } устройство.
        [few] Уведомления приходят на { $count } устройства.
       *[many] Уведомления приходят на { $count } устройств.
    }
page-notices-no-https = Для этого нужно защищённое соединение (https). Спросите администратора или играйте по публичному адресу сервера.
page-notices-no-push = Этот браузер не принимает уведомлений, когда страница закрыта. На iPhone и iPad сначала добавьте Five Cups на экран «Домой».
page-notices-denied = Уведомления этой страницы запрещены в настройках браузера.
page-notices-mail = По почте, о долгих партиях
page-notices-mail-address = Адрес почты
page-notices-mail-ask = Прислать ссылку
page-notices-mail-open = На { $address } отправлено письмо. Откройте ссылку из него в течение суток.
page-notices-mail-on = Письма приходят на { $address }.
page-notices-mail-off = Больше не писать
page-notices-no-mail = Этот сервер не отправляет писем.
page-notices-quiet = Не беспокоить в эти часы
page-notices-quiet-from = с
page-notices-quiet-until = до
page-holiday-title = Отпуск
page-holiday-why =
    Пока вас нет, ваши часы в долгих партиях стоят, и все за столом видят, до какого числа. За год можно отсутствовать 30 дней; { $days ->
        [one] остался { $days } день.
        [few] осталось { $days } дня.
       *[many] осталось { $days } дней.
    }
page-holiday-until = Меня не будет до
page-holiday-go = Уйти в отпуск
page-holiday-now = Вас нет до { $date }.
page-holiday-end = Я снова здесь
