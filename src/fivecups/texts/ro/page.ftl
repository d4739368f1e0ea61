## The house
page-language = Limba
page-sound = Sunete
page-dark = Temă întunecată
page-your-name = Numele tău
page-to-lobby = Înapoi în salon
page-house-away = Casa nu răspunde. Se încearcă din nou…
page-failed = N-a mers. Nu s-a schimbat nimic; încearcă din nou.
page-line-lost = Legătura s-a întrerupt. Jocul e salvat; se reconectează…
page-close = Închide
page-cancel = Renunță
page-confirm = Confirmă
page-undo = Anulează
page-choose = Alege
page-menu = Meniu
page-rules = Reguli
page-chapters = Capitole

## The lobby
page-promise-dice-town = Aruncă zarurile sub păhărel, plătește pentru noroc și cucerește orașul.
page-promise-poker-dice = Cinci zaruri, trei aruncări, treisprezece căsuțe de completat.
page-promise-gentlemans-deal = Oferă, negociază, votează: doar dealerul știe ce e de împărțit.
page-players-and-minutes = { $low }–{ $high } jucători · { $from }–{ $to } de minute
page-play-now = Joacă acum
page-set-table = Pregătește o masă
page-my-games = Jocurile mele
page-open-tables = Mese deschise tuturor
page-no-open-tables = Acum nu e nicio masă deschisă.
page-join-by-link = Intră printr-un link
page-join-how = Scanează cu telefonul codul de pe ecranul mesei sau lipește linkul primit.
page-join = Intră
page-not-a-link = Acesta nu e un link către o masă.
page-finished-games = Jocuri încheiate
page-your-turn = E rândul tău
page-won-by = Victorie: { $name }
page-phase-playing = se joacă
page-phase-paused = pauză
page-phase-abandoned = închisă
page-phase-open = așteaptă jucători
page-phase-over = încheiat

## Setting a table and waiting at it
page-seats = Locuri
page-clock = Ceas
page-clock-none = fără ceas
page-clock-decision =
    { $seconds ->
       [one] o secundă pentru fiecare decizie
       [few] { $seconds } secunde pentru fiecare decizie
      *[other] { $seconds } de secunde pentru fiecare decizie
    }
page-clock-bank =
    { $minutes ->
       [one] un minut pentru tot jocul și { $increment } s în plus la fiecare decizie
       [few] { $minutes } minute pentru tot jocul și { $increment } s în plus la fiecare decizie
      *[other] { $minutes } de minute pentru tot jocul și { $increment } s în plus la fiecare decizie
    }
page-for-whom = Pentru cine
page-visibility-invitation = oricine are linkul poate intra
page-visibility-open = deschisă tuturor din casă
page-visibility-private = doar jucătorii pot privi
page-seats-free =
    { $count ->
       [one] Un loc este liber.
       [few] { $count } locuri sunt libere.
      *[other] { $count } de locuri sunt libere.
    }
page-all-here = Toată lumea e aici.
page-free-seat = Loc liber
page-you = tu
page-sit = Așază-te
page-get-up = Ridică-te
page-add-bot = Adaugă un bot
page-remove-bot = Scoate botul: { $name }
page-fill-with-bots = Completează cu boți
page-bots-play = Boții joacă:
page-bot-level = bot, joacă { $level }
page-level-random = la întâmplare
    .about = Orice mutare, fără să se gândească.
page-level-master = ca un maestru
    .about = Cel mai puternic de aici.
page-level-expert = ca un expert
    .about = Joacă să câștige.
page-level-regular = ca un obișnuit al casei
    .about = Companie bună: joacă cu cap, mai și greșește.
page-level-novice = ca un începător
    .about = Face greșeli de începător.
page-level-greedy = lacom
    .about = Ia ce aduce mai mult pe loc.
page-character-plain = cumpănit
page-character-grudging = ranchiunos
    .about = Nu uită cine l-a lovit și îl atacă pe cel din frunte.
page-character-generous = generos
    .about = Îi cruță pe cei mai slabi și împarte bine.
page-character-bold = îndrăzneț
    .about = Îi place riscul și promite mai mult decât ține.
page-character-honest = cinstit
    .about = Își ține cuvântul și riscă puțin.
page-level-and-character = { $level }, { $character }
page-character = Caracter:
page-rated = cu rating
page-rated-table = Cu rating
page-rated-about = Rezultatul schimbă ratingul jucătorilor. Cu ceas, fără boți și fără antrenor.
page-rated-guest = Ești oaspete: păstrează-ți numele (la „Tu”) ca să-ți rămână ratingul.
page-rated-yes = cu rating: rezultatul schimbă ratingul jucătorilor
page-rated-no = de plăcere, fără rating
page-rated-people-only = Masă cu rating: aici joacă doar oameni.
page-start = Începe jocul
page-take-a-seat = Ocupă un loc liber ca să joci.
page-invite = Invită prieteni
page-invite-how = Scanează codul cu telefonul sau trimite linkul.
page-qr = Codul QR al linkului către această masă
page-link = Linkul către această masă
page-copy = Copiază
page-share = Trimite linkul
page-copied = Copiat
page-what-is-played = Ce se joacă aici
page-close-table = Închide masa
page-table-closed = Masa aceasta a fost închisă.
page-no-such-table = Nu există o asemenea masă sau nu e vizibilă pentru toți.

## Names of bots
page-bot-0 = Bătrânul Bill
page-bot-1 = Cora
page-bot-2 = Silas
page-bot-3 = Ruby
page-bot-4 = Amos
page-bot-5 = Hattie
page-bot-6 = Wyatt
page-bot-7 = Belle
page-bot-8 = Jonas
page-bot-9 = Pearl
page-bot-10 = Dusty
page-bot-11 = Mabel

## At a table
page-your-part = Partea ta
page-log = Jurnal
page-talk = Discuție
page-log-and-talk = Jurnal și discuție
page-talk-empty = Nimeni n-a spus încă nimic.
page-talk-line = Spune ceva
page-send = Trimite
page-why = de ce?
page-understood = Am înțeles
page-sealed = Răspunsul tău a fost primit.
page-time-left = Timp rămas: { $time }
page-less = Mai puțin: { $what }
page-more = Mai mult: { $what }
page-paused = Masa e în pauză. Timpul stă pe loc.
page-pause = Aș vrea o pauză
page-resume = Continuă jocul
page-resign = Renunță la joc…
page-resign-sure = Da, de acum joacă un bot în locul meu
page-take-back-seat = M-am întors: îmi reiau locul
page-call-me = Anunță-mă când e rândul meu
page-take-over = Privești. Ia locul unui bot:
page-away = Lipsesc: { $names }
page-is-away = lipsește
page-other-players = Ceilalți jucători
page-line-sat = La masă: { $name }.
page-line-placed = Se așază un bot: { $name }.
page-line-left = Pleacă de la masă: { $name }.
page-line-stood_in = Timpul a expirat: un bot joacă pentru { $name }.
page-line-took_over = { $name } preia locul unui bot.
page-line-returned = Din nou la masă: { $name }.
page-line-resigned = { $name } renunță; joacă mai departe un bot.
page-line-pause_wished = { $name } ar dori o pauză.
page-line-resumed = Jocul continuă.
page-line-abandoned = Masa s-a închis.

## The end, and replays
page-rematch = Încă o dată
page-replay = Reluare
page-download = Descarcă înregistrarea
page-verified = Verificat: toate mutările ({ $moves }) respectă regulile, iar zarurile au fost hotărâte înainte de începerea jocului.
page-verifying = Se verifică regulile și zarurile…
page-rules-broken = Verificarea a eșuat ({ $place }): { $problem }
page-dice-kept = Verificat: zarurile au fost hotărâte înainte de începerea jocului.
page-dice-broken = Secretul dezvăluit nu se potrivește cu ce s-a arătat înainte de joc.
page-sources = De unde au venit punctele
page-curve-poker-dice = Puncte pe runde
page-curve-dice-town = Averea pe runde, cât au putut vedea toți
page-curve-gentlemans-deal = Banii pe ture
page-see-as = Privește ca
page-how-it-ended = Cum s-a terminat
page-seen-by = Văzut de: { $name }
page-spectator = spectator
page-step = Pas
page-step-back = Un pas înapoi
page-step-on = Un pas înainte
page-run = Pornește
page-stop = Oprește

## Poker Dice
page-rolls-left =
    { $count ->
       [0] Nicio aruncare rămasă
       [one] O aruncare rămasă
       [few] { $count } aruncări rămase
      *[other] { $count } de aruncări rămase
    }
page-die = Zarul { $number }: { $face }
page-die-held = Zarul { $number }: { $face }, păstrat
page-write =
    { $count ->
       [one] Scrie un punct la { $box }
       [few] Scrie { $count } puncte la { $box }
      *[other] Scrie { $count } de puncte la { $box }
    }
page-would-pay = { $box }: ar aduce { $count }
page-or-pick-a-box = sau alege o căsuță pe foaia ta
page-pick-a-box = Alege o căsuță pe foaia ta.

## Dice Town
page-dollars = Dolari
page-nuggets = Pepite
page-store-cards = Cărți General Store
page-claims = Titluri de proprietate
page-claims-row = Șirul de titluri, primul în stânga
page-wired = Titluri împrejmuite
page-sheriff = Șerif
page-leads = Acum conduce aici
page-street = Strada, în ordinea jocului
page-set-dice = Zarurile tale puse deoparte
page-hand = Cărțile tale
page-under-cup =
    { $count ->
       [one] un zar sub păhărel
       [few] { $count } zaruri sub păhărel
      *[other] { $count } de zaruri sub păhărel
    }
page-has-chosen = a ales
page-under-my-cup = Zarurile de sub păhărelul tău
page-keep =
    { $count ->
       [0] Nu păstra niciunul, plătește { $cost } $
       [one] Păstrează 1 gratis
      *[other] Păstrează { $count }, plătește { $cost } $
    }
page-tap-dice = Atinge zarurile pe care le păstrezi.
page-needs-brute = Mai mult decât poți plăti: va trebui să te ajute Bruta.
page-cannot-pay = Ai { $dollars } $: păstrează mai puține zaruri.
page-cannot-pay-none = Să nu păstrezi nimic costă 1 $, iar tu ai { $dollars } $. Un zar e gratis.
page-if-lifted = Dacă s-ar ridica acum toate păhărelele:
page-would-win = ai câștiga: { $places }.
page-would-tie = la egalitate: { $places }.
page-would-win-nothing = n-ai câștiga nimic.
page-scale = Balanța șerifului
page-no-offers = nicio ofertă
page-offer-share = parte
page-offer-this = Oferă asta
page-offer-nothing = Nu oferi nimic
page-leave-offer = Las-o așa cum e
page-which-die = Care zar
page-pass-in-advance = Nu mă întreba de cărți în runda asta
page-river = Cărți ale râului
page-bandits-deck = Bandiți în pachet
page-top-bandit = Banditul de deasupra
page-wanted = Căutați
page-hired = Angajați
page-caught = Prinși
page-ranches = Ferme
page-indian-die = Ai zarul indian

## Gentleman's Deal
page-coins = monede
page-weights = { $for } pentru, { $against } împotrivă
page-weight = greutate { $weight }
page-offered-to-you = Ți se oferă:
page-who-is-who = Cine ce poate?
page-you-keep = Îți rămân:
page-make-offer = Fă această ofertă
page-final-offer = Fă-o finală
page-demand = Cere asta
page-promise = Promite:
page-how = Cum funcționează?
