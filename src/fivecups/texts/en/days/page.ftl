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

## How one is told, and holidays
page-notices-title = When it is your turn
page-notices-why = Games over days wait for you. The house can tell you, once for each table until you have looked.
page-notices-push = Tell me on this device
page-notices-devices =
    { $count ->
       [one] One device is told.
      *[other] { $count } devices are told.
    }
page-notices-no-https = On this device that needs an encrypted connection (https). Ask the host of the house, or play at its public address.
page-notices-no-push = This browser cannot be told while the page is closed. On an iPhone or iPad, put Five Cups on the home screen first.
page-notices-denied = Notifications from this page are blocked in the browser’s settings.
page-notices-mail = By mail, for games over days
page-notices-mail-address = Mail address
page-notices-mail-ask = Send me the link
page-notices-mail-open = A letter is on its way to { $address }. Open the link in it within a day.
page-notices-mail-on = Mail goes to { $address }.
page-notices-mail-off = No more mail
page-notices-no-mail = This house sends no mail.
page-notices-quiet = Not at these hours
page-notices-quiet-from = from
page-notices-quiet-until = until
page-holiday-title = Holidays
page-holiday-why =
    At tables over days your clock stands while you are away, and everybody there sees until when. Within a year you may be away for 30 days; { $days ->
       [one] one of them is left.
      *[other] { $days } of them are left.
    }
page-holiday-until = Away until
page-holiday-go = Go on holiday
page-holiday-now = You are away until { $date }.
page-holiday-end = I am back
