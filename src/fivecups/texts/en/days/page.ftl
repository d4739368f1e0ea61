# Slow games on the page: clocks, holidays, whose turn it is.
page-clock-days =
    { $days ->
       [one] a day for each decision
      *[other] { $days } days for each decision
    }
page-days-about = Nobody has to be there at the same time. Talks and votes get just as long; a bot steps in only when somebody’s time is up.
page-left-days = { $days } d { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-left = { $time } left
page-awaited = waiting for { $names }
page-on-holiday = on holiday until { $date }
page-on-holiday-names = On holiday: { $names }
page-holiday-of = { $name } (until { $date })
page-line-went_away = { $name } is on holiday until { $date }. Until then their clock is stopped.
page-line-went_away-you = You’re on holiday until { $date }. Until then your clock is stopped.
page-line-went_away-back = { $name } is back from holiday.
page-line-went_away-back-you = You’re back from holiday.

## How one is told, and holidays
page-notices-title = When it’s your turn
page-notices-why = Slow games wait for you. The house can let you know, once per table until you look.
page-notices-push = Notify me on this device
page-notices-devices =
    { $count ->
        [one] One device gets notices.
       *[other] { $count } devices get notices.
    }
page-notices-no-https = On this device that needs an encrypted connection (https). Ask the host of the house, or play at its public address.
page-notices-no-push = This browser can’t be reached while the page is closed. On an iPhone or iPad, put Five Cups on the home screen first.
page-notices-denied = Notifications from this page are blocked in the browser’s settings.
page-notices-mail = By e-mail, for slow games
page-notices-mail-address = E-mail address
page-notices-mail-ask = Send me the link
page-notices-mail-open = An e-mail is on its way to { $address }. Open the link in it within a day.
page-notices-mail-on = E-mail goes to { $address }.
page-notices-mail-off = No more e-mail
page-notices-no-mail = This house sends no e-mail.
page-notices-quiet = Quiet hours
page-notices-quiet-from = from
page-notices-quiet-until = until
page-holiday-title = Holiday
page-holiday-why =
    In slow games your clock stops while you’re away, and everybody at the table sees until when. You have 30 days a year; { $days ->
        [one] one is left.
       *[other] { $days } are left.
    }
page-holiday-until = Away until
page-holiday-go = Go on holiday
page-holiday-now = You’re away until { $date }.
page-holiday-end = I’m back
