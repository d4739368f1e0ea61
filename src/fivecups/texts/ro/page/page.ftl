## The house
page-language = Limba
page-sound = Sunete
page-dark = Temă întunecată
page-pace = Ritm
page-pace-calm = Calm
page-pace-normal = Normal
page-pace-instant = Fără pauze
page-skip = Sari la zi
page-confirm-moves = Confirmă mutările
page-confirm-moves-final = Doar cele fără întoarcere
page-confirm-moves-all = Pe toate
page-confirm-moves-none = Niciodată
page-whose-die = Al cui zar
page-leave-my-dice = Nu pe ale mele
page-discover-top = Se aplică „{ $card }”. Care dintre celelalte rămâne deasupra?
page-discover-back = Aplică altă carte
page-pass-all-game = Așa toată partida
page-pass-card = Nu mă întreba de { $card } în partida asta
page-your-name = Numele tău
page-to-lobby = Acasă
page-house-away = Serverul nu răspunde. Încercăm din nou…
page-failed = N-a mers. Nu s-a schimbat nimic; încearcă din nou.
page-line-lost = Conexiunea s-a întrerupt. Partida e în siguranță; ne reconectăm…
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
page-promise-gentlemans-deal = Oferă, negociază, votează: ce se împarte știe doar dealerul.
page-players-and-minutes = { $low }–{ $high } jucători · { $from }–{ $to } de minute
page-play-now = Joacă acum
page-learn = Învață jucând
page-set-table = Creează o masă
page-my-games = Partidele mele
page-open-tables = Mese deschise tuturor
page-no-open-tables = Nicio masă deschisă acum. Creează tu una!
page-join = Intră
page-finished-games = Partide încheiate
page-your-turn = Rândul tău
page-won-by =
    { $count ->
        [one] A câștigat { $name }
       *[other] Împart victoria: { $name }
    }
page-won-by-you = Ai câștigat!
page-drawn-by = Egalitate: { $name }
page-phase-playing = se joacă
page-phase-paused = în pauză
page-phase-abandoned = închisă
page-phase-open = așteaptă jucători
page-phase-over = încheiată

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
       [one] un minut pentru toată partida și încă { $increment } s la fiecare decizie
       [few] { $minutes } minute pentru toată partida și încă { $increment } s la fiecare decizie
      *[other] { $minutes } de minute pentru toată partida și încă { $increment } s la fiecare decizie
    }
page-for-whom = Pentru cine
page-visibility-invitation = pentru oricine are linkul
page-visibility-open = deschisă tuturor de pe acest server
page-visibility-private = o văd doar jucătorii
page-seats-free =
    { $count ->
       [one] Un loc este liber.
       [few] { $count } locuri sunt libere.
      *[other] { $count } de locuri sunt libere.
    }
page-all-here = Suntem toți.
page-free-seat = Loc liber
page-deleted-player = Jucător șters
page-you = { you }
page-sit = Ia loc
page-get-up = Ridică-te
page-add-bot = Adaugă un bot
page-remove-bot = Scoate botul { $name }
page-fill-with-bots = Adaugă boți
page-bots-play = Nivelul boților:
page-bot-level = bot · nivel: { $level }
page-level-random = la întâmplare
    .about = Mută cum îi vine, fără să gândească.
page-level-master = maestru
    .about = Nimeni de aici nu joacă mai bine.
page-level-expert = expert
    .about = Joacă să câștige.
page-level-regular = de-al casei
    .about = Companie bună: joacă chibzuit, dar mai și greșește.
page-level-novice = începător
    .about = Face greșeli de începător.
page-level-greedy = lacom
    .about = Ia ce aduce mai mult pe loc.
page-character-plain = calm
page-character-grudging = ranchiunos
    .about = Nu uită cine i-a făcut rău și îl atacă pe cel din frunte.
page-character-generous = generos
    .about = Îi cruță pe cei mai slabi și împarte cu plăcere.
page-character-bold = îndrăzneț
    .about = Îi place riscul și promite mai mult decât face.
page-character-honest = cinstit
    .about = Se ține de cuvânt și riscă rar.
page-level-and-character = { $level } · { $character }
page-character = Caracter:
page-rated = cu rating
page-rated-table = Cu rating
page-rated-about = Rezultatul schimbă ratingul jucătorilor. Partida e cu ceas, fără boți și fără antrenor.
page-rated-guest = Ești oaspete: rating au doar cei care și-au salvat numele (pagina „Tu”).
page-rated-yes = cu rating: rezultatul schimbă ratingul jucătorilor
page-rated-no = fără rating, de plăcere
page-rated-people-only = Masă cu rating: aici joacă doar oameni.
page-start = Începe partida
page-start-when-full = Partida poate începe când toate locurile sunt ocupate, de prieteni sau de boți.
page-take-a-seat = Ca să joci, ocupă un loc liber.
page-invite = Invită-ți prietenii
page-invite-how = Scanează codul cu telefonul sau trimite linkul.
page-qr = Codul QR al linkului către această masă
page-link = Linkul către această masă
page-copy = Copiază
page-share = Trimite linkul
page-copied = Copiat
page-what-is-played = Ce se joacă aici
page-close-table = Desființează masa
page-table-closed = Masa a fost închisă.
page-earlier-version = Această partidă s-a jucat după regulile versiunii { $version }, pe care serverul nu le mai are. Jurnalul, înregistrarea și zarurile s-au păstrat.
page-no-such-table = Masa asta nu există sau nu e deschisă tuturor.

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
page-your-part = Acțiunile tale
page-log = Jurnal
page-talk = Chat
page-log-and-talk = Jurnal și chat
page-talk-empty = Liniște ca într-un saloon gol. Zi și tu ceva!
page-talk-line = Mesaj
page-send = Trimite
page-why = de ce?
page-understood = Am înțeles
page-sealed = Am primit răspunsul tău.
page-time-left = Timp rămas: { $time }
page-less = Mai puțin: { $what }
page-more = Mai mult: { $what }
page-paused = Partida e în pauză. Ceasul stă.
page-pause = Cere o pauză
page-resume = Continuă partida
page-resign = Abandonează…
page-resign-sure = Da, abandonez
page-take-back-seat = M-am întors!
page-call-me = Anunță-mă la rând
page-take-over = Ești spectator. Poți lua locul unui bot:
page-away = Lipsesc: { $names }
page-is-away = lipsește
page-other-players = Ceilalți jucători
page-line-sat = { $name } se așază la masă.
page-line-sat-you = Te așezi la masă.
page-line-placed = Se așază la masă botul { $name }.
page-line-left = { $name } se ridică de la masă.
page-line-left-you = Te ridici de la masă.
page-line-stood_in = { $name } lipsește, deocamdată joacă un bot.
page-line-stood_in-you = Deocamdată în locul tău joacă un bot.
page-line-took_over = { $name } ia locul unui bot.
page-line-took_over-you = Iei locul unui bot.
page-line-returned = { $name } s-a întors.
page-line-returned-you = Te-ai întors.
page-line-resigned = { $name } abandonează; continuă un bot.
page-line-resigned-you = Abandonezi; continuă un bot.
page-line-pause_wished = { $name } cere o pauză.
page-line-pause_wished-you = Ceri o pauză.
page-line-resumed = Partida continuă.
page-line-abandoned = Masa s-a închis.
page-line-abandoned-version = Serverul a fost actualizat și nu mai are regulile după care a început această partidă. Masa este închisă.

## The end, and replays
page-rematch = Încă o partidă
page-replay = Reluare
page-replay-of = Reluare: { $game }
page-download = Descarcă înregistrarea
page-verified = Joc cinstit: toate mutările ({ $moves }) respectă regulile, iar zarurile au fost sigilate înainte de partidă, deci nimeni nu le-a putut măslui.
page-verified-dice = Zaruri cinstite: au fost sigilate înainte de partidă. Regulile acelei versiuni nu mai sunt aici, așa că mutările nu au fost verificate.
page-verifying = Se verifică mutările și zarurile…
page-rules-broken = Verificarea a eșuat ({ $place }): { $problem }
page-dice-kept = Zaruri cinstite: au fost sigilate înainte de partidă, deci nimeni nu le-a putut măslui.
page-dice-broken = Ceva nu e în regulă: zarurile nu corespund sigiliului arătat înainte de partidă.
page-sources = De unde au venit punctele
page-curve-poker-dice = Puncte pe runde
page-curve-dice-town = Averea pe runde, cât se vedea de la masă
page-curve-gentlemans-deal = Banii pe ture
page-see-as = Prin ochii cui
page-how-it-ended = Cum s-a terminat
page-seen-by = { $name }
page-spectator = spectator
page-step = Pas
page-step-back = Un pas înapoi
page-step-on = Un pas înainte
page-run = Redă
page-stop = Oprește

## Poker Dice
page-rolls-left =
    { $count ->
       [0] Nicio aruncare rămasă
       [one] A rămas o aruncare
       [few] Au rămas { $count } aruncări
      *[other] Au rămas { $count } de aruncări
    }
page-die = Zarul { $number }: { $face }
page-die-held = Zarul { $number }: { $face }, păstrat
page-write =
    { $count ->
       [one] Scrie un punct la { $box }
       [few] Scrie { $count } puncte la { $box }
      *[other] Scrie { $count } de puncte la { $box }
    }
page-key-space = Spațiu
page-would-pay = { $box }: ar aduce { $count }
page-box-closed = { $box }: nu acum
page-or-pick-a-box = sau alege o căsuță pe foaia ta
page-pick-a-box = Alege o căsuță pe foaia ta.

## Dice Town
page-dollars = Dolari
page-nuggets = Pepite
page-store-cards = Cărți de magazin
page-claims = Titluri de proprietate
page-claims-row = Șirul de titluri, primul din stânga
page-wired = Titluri împrejmuite
page-sheriff = Șerif
page-leads = Conduce aici
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
        [0] Niciunul, { $cost } $
        [one] Păstrează 1 gratis
       *[other] Păstrează { $count }: { $cost } $
    }
page-tap-dice = Atinge zarurile pe care vrei să le păstrezi.
page-needs-brute = Nu-ți ajung banii: va trebui să joci „Bruta”.
page-cannot-pay = Ai { $dollars } $, nu-ți ajung pentru atâtea zaruri.
page-cannot-pay-none = Dacă nu păstrezi niciunul, plătești 1 $, iar tu ai { $dollars } $. Un zar e gratis.
page-if-lifted = Dacă păhărelele s-ar ridica acum…
page-would-win = Ai câștiga: { $places }.
page-would-tie = Egalitate: { $places }.
page-would-win-nothing = N-ai câștiga nimic.
page-scale = Balanța șerifului
page-name-one = Alege
page-chosen = ales
page-no-offers = nicio ofertă
page-offer-share = parte din câștig
page-offer-this = Fă oferta
page-offer-nothing = Nu oferi nimic
page-leave-offer = Las-o așa
page-which-die = Ce zar
page-pass-in-advance = Nu mă întreba de cărți în runda asta
page-river = Cărți ale Râului
page-bandits-deck = Bandiți în teanc
page-top-bandit = Primul Bandit
page-wanted = Căutați
page-hired = Angajați
page-caught = Prinși
page-ranches = Ranchuri
page-indian-die = Zarul Indienilor e la tine

## Gentleman's Deal
page-coins = monede
page-weights = { $for } pentru, { $against } împotrivă
page-weight = greutate { $weight }
page-offered-to-you = Ți se oferă:
page-who-is-who = Cine e cine?
page-you-keep = Îți rămân:
page-make-offer = Fă oferta
page-final-offer = Ultimul cuvânt
page-demand = Cere
page-make-demand = Cere ceva
page-take-back-demand = Retrage: { $name }
page-take-back-demand-you = Retrage-ți cererea
page-promise = Promite:
page-how = Cum funcționează?
