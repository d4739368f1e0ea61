# Что говорит `fivecups admin`.
admin-head-id = id
admin-head-name = имя
admin-head-login = имя для входа
admin-head-since = с какого времени
admin-head-seen = последний визит
admin-head-devices = устройства
admin-head-tables = столы
admin-head-wins = победы
admin-head-who = кто
admin-head-kind = вид
admin-head-until = до какого времени
admin-head-why = причина
admin-head-game = игра
admin-head-phase = состояние
admin-head-players = игроки
admin-guest = гость
admin-ban-kind = { $kind ->
    [address] адрес
   *[person] человек
}
admin-phase = { $phase ->
    [open] ждёт игроков
    [playing] идёт игра
    [paused] пауза
    [over] игра окончена
   *[abandoned] закрыт
}
admin-chair = { $kind ->
    [bot] бот
   *[empty] свободно
}
admin-reason = { $reason ->
    [rude] грубость
    [name] оскорбительное имя
    [stalling] затягивание игры
    [unfair] нечестная игра
   *[other] другое
}
admin-banned = Вход закрыт: { $who }.
admin-banned-for = Вход закрыт на { $time }: { $who }.
admin-not-banned = вход и так открыт: { $who }
admin-pardoned = Вход снова открыт: { $who }.
admin-not-a-time = --for { $time }: нужен срок, например 7d или 12h
admin-no-reports = Жалоб нет.
admin-report = { $id }  { $at }  { $reason }  стол { $table }
admin-report-about = { $by } ({ $by-id }) жалуется на { $about } ({ $about-id }): { $text }
admin-no-such-report = жалобы «{ $report }» нет среди нерассмотренных
admin-settled = Жалоба { $report } рассмотрена.
admin-no-such-device = устройства «{ $device }» нет
admin-logged-out = Устройство { $device } отключено.
admin-reset = Для { $who }, один раз, в течение часа: { $link }
admin-confirm-deletion = Удалить навсегда: { $who } ({ $login })?
admin-deleted =
    { $tables ->
        [0] Удалено: { $id }.
        [one] Удалено: { $id }. Следы стёрты за { $tables } столом.
       *[other] Удалено: { $id }. Следы стёрты за { $tables } столами.
    }
admin-no-such-table = стола «{ $table }» нет
admin-closed-already = стол { $table } уже закрыт, или игра за ним окончена
admin-closed = Стол { $table } закрыт.
admin-nobody = никого не найдено: «{ $person }»
admin-nobody-but = никого не найдено: «{ $person }»; может быть, это кто-то из них? { $near }
admin-no-database = с базой данных нельзя работать: { $problem }
admin-unreadable = Партию за столом { $table } не прочитать: { $problem }
admin-counted = Учтено игр: { $games }.
admin-not-counted = Не учтено игр: { $games }.
admin-pattern = { $pattern ->
    [one-opponent] чаще всего один соперник
    [one-network] чаще всего один адрес
    [newcomers] чаще всего новички
   *[in-a-hurry] много за час
}
admin-ladder-clean = Ничего подозрительного.
admin-not-rated = за столами { $tables } нечего аннулировать
admin-annulled = { $games ->
    [one] Аннулирована { $games } партия.
    [few] Аннулированы { $games } партии.
   *[other] Аннулировано { $games } партий.
}
