# Games over days on the page: clocks, holidays, whose turn it is.
page-clock-days =
    { $days ->
       [one] { $days } день на каждое решение
       [few] { $days } дня на каждое решение
      *[many] { $days } дней на каждое решение
    }
page-days-about =
    Собираться одновременно не нужно. На разговоры и голосования времени столько же; бот играет за
    человека, только если его время вышло.
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
