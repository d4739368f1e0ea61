# Games over days on the page: clocks, holidays, whose turn it is.
page-clock-days =
    { $days ->
       [one] o zi pentru fiecare decizie
       [few] { $days } zile pentru fiecare decizie
      *[other] { $days } de zile pentru fiecare decizie
    }
page-days-about =
    Nu trebuie să fiți toți prezenți în același timp. Și discuțiile, și voturile durează tot atât; un
    bot joacă în locul cuiva doar când i s-a terminat timpul.
page-left-days = { $days } z { $hours } h
page-left-hours = { $hours } h { $minutes } min
page-left = mai sunt { $time }
page-awaited = se așteaptă: { $names }
page-on-holiday = în vacanță până pe { $date }
page-on-holiday-names = În vacanță: { $names }
page-holiday-of = { $name } (până pe { $date })
page-line-went_away = { $name } e în vacanță până pe { $date }. Până atunci ceasul său stă pe loc.
page-line-went_away-you = Ești în vacanță până pe { $date }. Până atunci ceasul tău stă pe loc.
page-line-went_away-back = { $name } s-a întors din vacanță.
page-line-went_away-back-you = Te-ai întors din vacanță.
