# Games over days on the page: clocks, holidays, whose turn it is.
page-clock-days =
    { $days ->
       [one] a day for each decision
      *[other] { $days } days for each decision
    }
page-days-about =
    Nobody has to be there at the same time. Talks and votes have as long, too; a bot plays for
    somebody only when their time is up.
page-left-days = { $days } d { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-left = { $time } left
page-awaited = waiting for { $names }
page-on-holiday = on holiday until { $date }
page-on-holiday-names = On holiday: { $names }
page-holiday-of = { $name } (until { $date })
page-line-went_away = { $name } is on holiday until { $date }. Until then their clock stands.
page-line-went_away-you = You are on holiday until { $date }. Until then your clock stands.
page-line-went_away-back = { $name } is back from their holiday.
page-line-went_away-back-you = You are back from your holiday.
