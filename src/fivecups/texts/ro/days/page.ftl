# Games over days on the page: clocks, holidays, whose turn it is.
page-clock-days =
    { $days ->
       [one] o zi pentru fiecare decizie
       [few] { $days } zile pentru fiecare decizie
      *[other] { $days } de zile pentru fiecare decizie
    }
page-days-about = Nu trebuie să fiți toți prezenți în același timp. Și discuțiile, și voturile durează tot atât; un bot joacă în locul cuiva doar când i s-a terminat timpul.
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

## How one is told, and holidays
page-notices-title = Când e rândul tău
page-notices-why = Partidele lente (cu zile de gândire) te așteaptă. Serverul te poate anunța: o dată pentru fiecare masă, până când te uiți la ea.
page-notices-push = Anunță-mă pe acest dispozitiv
page-notices-devices =
    { $count ->
       [one] Este anunțat un dispozitiv.
       [few] Sunt anunțate { $count } dispozitive.
      *[other] Sunt anunțate { $count } de dispozitive.
    }
page-notices-no-https = Pentru aceasta e nevoie de o conexiune criptată (https). Întreabă administratorul sau joacă la adresa publică a serverului.
page-notices-no-push = Acest browser nu poate fi anunțat cât timp pagina e închisă. Pe iPhone sau iPad, pune mai întâi Five Cups pe ecranul principal.
page-notices-denied = Notificările acestei pagini sunt blocate în setările browserului.
page-notices-mail = Prin e-mail, pentru partidele lente
page-notices-mail-address = Adresa de e-mail
page-notices-mail-ask = Trimite-mi linkul
page-notices-mail-open = Un e-mail este pe drum spre { $address }. Deschide linkul din el în cel mult o zi.
page-notices-mail-on = E-mailurile vin la { $address }.
page-notices-mail-off = Nu-mi mai scrieți
page-notices-no-mail = Serverul acesta nu trimite e-mailuri.
page-notices-quiet = Ore de liniște
page-notices-quiet-from = de la
page-notices-quiet-until = până la
page-holiday-title = Vacanță
page-holiday-why =
    În partidele lente ceasul tău stă pe loc cât timp lipsești, iar toți de la masă văd până când. Într-un an poți lipsi 30 de zile; { $days ->
        [one] ți-a rămas una.
        [few] ți-au rămas { $days }.
       *[other] ți-au rămas { $days }.
    }
page-holiday-until = Lipsesc până pe
page-holiday-go = Plec în vacanță
page-holiday-now = Lipsești până pe { $date }.
page-holiday-end = M-am întors
