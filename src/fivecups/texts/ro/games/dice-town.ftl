dice-town-name = Dice Town

dice-town-option-wild_west = Vestul Sălbatic
dice-town-option-wild_west-false = fără extensie
dice-town-option-wild_west-true = cu Vestul Sălbatic
dice-town-option-indians = Indienii
dice-town-option-indians-false = fără Indieni
dice-town-option-indians-true = cu Indienii
dice-town-option-first_sheriff = Primul șerif
dice-town-option-first_sheriff-lot = prin tragere la sorți
dice-town-option-first_sheriff-number = jucătorul de pe locul { $value }

## What other texts are made of

dice-town-some-dollars =
    { $dollars ->
        [one] un dolar
        [few] { $dollars } dolari
       *[other] { $dollars } de dolari
    }
dice-town-some-nuggets =
    { $nuggets ->
        [one] o pepită
        [few] { $nuggets } pepite
       *[other] { $nuggets } de pepite
    }
dice-town-some-store-cards =
    { $store ->
        [one] o carte de magazin
        [few] { $store } cărți de magazin
       *[other] { $store } de cărți de magazin
    }
dice-town-some-claims =
    { $claims ->
        [one] un titlu
        [few] { $claims } titluri
       *[other] { $claims } de titluri
    }
dice-town-some-cards =
    { $count ->
        [one] o carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
dice-town-some-dice =
    { $count ->
        [one] un zar
        [few] { $count } zaruri
       *[other] { $count } de zaruri
    }
dice-town-some-backs =
    { $store ->
        [0] { dice-town-some-claims }
       *[other] { $claims ->
            [0] { dice-town-some-store-cards }
           *[other] { dice-town-some-store-cards } și { dice-town-some-claims }
        }
    }
dice-town-offered-sums =
    { $dollars ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-dollars },
    }{ $nuggets ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-nuggets },
    }
dice-town-offered-backs =
    { $store ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-store-cards },
    }{ $claims ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-claims },
    }
dice-town-offered-cards =
    { $cards_count ->
        [0] { "" }
        [one] { " " }cartea „{ $cards }”,
       *[other] { " " }cărțile: { $cards },
    }
dice-town-offered-wired =
    { $wired_count ->
        [0] { "" }
        [one] { " " }titlul împrejmuit „{ $wired }”,
       *[other] { " " }titlurile împrejmuite: { $wired },
    }
dice-town-offered-share =
    { $share_dollars ->
        [0] { "" }
        [one] { " " }un dolar din câștig,
        [few] { " " }{ $share_dollars } dolari din câștig,
       *[other] { " " }{ $share_dollars } de dolari din câștig,
    }{ $share_nuggets ->
        [0] { "" }
        [one] { " " }o pepită din câștig,
        [few] { " " }{ $share_nuggets } pepite din câștig,
       *[other] { " " }{ $share_nuggets } de pepite din câștig,
    }
dice-town-offered-west =
    { $ranches ->
        [0] { "" }
        [one] { " " }un Ranch,
        [few] { " " }{ $ranches } Ranchuri,
       *[other] { " " }{ $ranches } de Ranchuri,
    }{ $bandits_count ->
        [0] { "" }
        [one] { " " }cartea { $bandits },
       *[other] { " " }cărțile { $bandits },
    }

## What the player is to do

dice-town-ask-keep_dice = Alege zarurile pe care le păstrezi: unul e gratis, fiecare în plus costă 1 dolar; dacă nu păstrezi niciunul, plătești tot 1 dolar.
dice-town-ask-return_dice =
    { $count ->
        [one] Banii îți ajung pentru un singur zar. Alege zarul care rămâne; pe celelalte le arunci din nou.
        [few] Banii îți ajung doar pentru { $count } zaruri. Alege zarurile care rămân; pe celelalte le arunci din nou.
       *[other] Banii îți ajung doar pentru { $count } de zaruri. Alege zarurile care rămân; pe celelalte le arunci din nou.
    }
dice-town-ask-play_or_pass =
    { $moment ->
        [reveal] Zarurile sunt pe masă: joacă o carte sau pasează.
        [card-played] { $about } joacă „{ $card }”: răspunde cu o carte sau pasează.
        [mine] Urmează să iei pepite de la Mină: joacă o carte sau pasează.
        [bank-robbed] { $about } sparge Banca: joacă o carte sau pasează.
        [general-store] Urmează să tragi cărți la Magazin: joacă o carte sau pasează.
        [saloon] Urmează să furi la Saloon: joacă o carte sau pasează.
        [badge-passes] { $about } e pe cale să ia steaua: joacă o carte sau pasează.
        [tie-of-kings] Egalitate la K, iar șeriful urmează să asculte oferte pentru stea: joacă o carte sau pasează.
        [town-hall] Urmează să iei titluri la Primărie: joacă o carte sau pasează.
        [doc-badluck] Doc Ghinionistul e gata să primească vizite: joacă o carte sau pasează.
        [chase] Urmează să urmărești Bandiți: joacă o carte sau pasează.
        [theft] Furi la Saloon și încă n-ai păstrat nimic: joacă o carte sau pasează.
        [robbed] Cineva te jefuiește la Saloon: joacă o carte sau pasează.
        [hire] Urmează să angajezi un Bandit: joacă o carte sau pasează.
        [end-of-round] Runda s-a încheiat: joacă o carte sau pasează.
       *[other] Joacă o carte sau pasează.
    }
dice-town-ask-play_or_pass-you-about =
    { $moment ->
        [badge-passes] Ești pe cale să iei steaua: joacă o carte sau pasează.
       *[other] { dice-town-ask-play_or_pass }
    }
dice-town-ask-pass_in_advance = Poți pasa dinainte până la sfârșitul rundei, ca să nu mai primești întrebări despre cărți.
dice-town-ask-choose_a_player = Alege împotriva cui joci „{ $card }”.
dice-town-ask-make_offer =
    { $decision ->
        [first] { $place }: șeriful decide cine ia locul întâi.
        [second] { $place }: șeriful decide cine ia locul al doilea.
        [next] { $place }: șeriful decide cine intră următorul.
        [game] Punctele și titlurile sunt egale: șeriful decide cine câștigă partida.
       *[winner] { $place }: șeriful decide cine câștigă.
    } Oferă ceva pentru unul dintre rezultate – sau nimic.
dice-town-ask-raise_offer =
    { $decision ->
        [first] { $place }, locul întâi: șeriful cere oferte mai bune.
        [second] { $place }, locul al doilea: șeriful cere oferte mai bune.
        [next] { $place }, cine intră următorul: șeriful cere oferte mai bune.
        [game] Câștigătorul partidei: șeriful cere oferte mai bune.
       *[winner] { $place }: șeriful cere oferte mai bune.
    } Mărește-ți oferta sau las-o așa.
dice-town-ask-name_one =
    { $decision ->
        [first] { $place }: ești șerif și decizi cine ia locul întâi.
        [second] { $place }: ești șerif și decizi cine ia locul al doilea.
        [next] { $place }: ești șerif și decizi cine intră următorul.
        [game] Punctele și titlurile sunt egale. Ești șerif și decizi cine câștigă partida.
       *[winner] { $place }: ești șerif și decizi cine câștigă.
    } Ce s-a oferit pentru cel ales devine imediat al tău.
dice-town-ask-choose_action = { $place }: ai câștigat. Alege o acțiune; jucătorul de pe locul al doilea o face pe cealaltă.
dice-town-ask-keep_a_card = Magazin: păstrează una dintre cărțile trase; celelalte se decartează.
dice-town-ask-rob_somebody = Saloon: alege victima și câte cărți tragi de fiecare fel, după spate, sau renunță.
dice-town-ask-say_anew = Victima ta a jucat o carte: spune din nou câte cărți tragi de fiecare fel, după spate, sau renunță.
dice-town-ask-keep_the_loot = Saloon: păstrează una dintre cărțile trase; celelalte se întorc la { $victim }.
dice-town-ask-take_a_remedy = Doc Ghinionistul: ia un leac pentru care ai zarul potrivit sau pleacă fără.
dice-town-ask-send_bandits = Înainte de aruncare, fiecare Bandit al tău poate pune gratis unul sau două zaruri. După aceea e căutat.
dice-town-ask-discover = „Descoperire”: aplică una dintre aceste cărți ale Râului și pune-le pe celelalte înapoi deasupra, în ce ordine vrei.
dice-town-ask-take_from_discards = „Cupon”: ia o carte de magazin dintre cele decartate.
dice-town-ask-be_treated = Doc Ghinionistul: ia un leac pentru care ai zarul potrivit.
dice-town-ask-catch_bandits = Aruncarea ta ({ $dice }) nu ajunge pentru toți: fiecare zar prinde un Bandit cu fața lui. Alege pe cine prinzi.
dice-town-ask-give_a_card = „Cadou”: alege cartea de magazin pe care o primește { $receiver }.
dice-town-ask-give_a_claim = Dă-le Indienilor unul dintre titlurile abia câștigate și ia zarul Indienilor sau păstrează-le pe toate.
dice-town-ask-shamans_blessing = „Binecuvântarea șamanului”: întoarce unul dintre zarurile tale pe orice față.
dice-town-ask-set_a_trap = „Capcană”: alege un adversar, un zar al lui și noua față.
dice-town-ask-take_the_war_path = „Cărarea războiului”: alege locația în care va acționa numai jucătorul de pe locul întâi.

## What the others wait for

dice-town-wait-keep_dice = Mai aleg zaruri: { $seats }.
dice-town-wait-return_dice = { $seats } alege zarurile care rămân.
dice-town-wait-choose_a_player = { $seats } alege împotriva cui joacă această carte.
dice-town-wait-make_offer = Se mai gândesc la o ofertă: { $seats }.
dice-town-wait-raise_offer = Se mai gândesc la o ofertă mai bună: { $seats }.
dice-town-wait-name_one = Decide șeriful: { $seats }.
dice-town-wait-choose_action = { $seats } alege o acțiune.
dice-town-wait-keep_a_card = { $seats } se uită la cărți de magazin.
dice-town-wait-rob_somebody = { $seats } alege o victimă.
dice-town-wait-say_anew = { $seats } spune din nou câte cărți trage.
dice-town-wait-keep_the_loot = { $seats } se uită la cărțile trase.
dice-town-wait-take_a_remedy = { $seats } este la Doc Ghinionistul.
dice-town-wait-send_bandits = { $seats } se gândește dacă să folosească Bandiți.
dice-town-wait-discover = { $seats } se uită la cărți ale Râului.
dice-town-wait-take_from_discards = { $seats } se uită prin cărțile decartate.
dice-town-wait-be_treated = { $seats } este la Doc Ghinionistul.
dice-town-wait-catch_bandits = { $seats } alege Bandiții pe care îi prinde.
dice-town-wait-give_a_card = { $seats } alege o carte de magazin de dăruit.
dice-town-wait-give_a_claim = { $seats } se gândește dacă să le dea Indienilor un titlu.
dice-town-wait-shamans_blessing = { $seats } alege ce zar întoarce.
dice-town-wait-set_a_trap = { $seats } întinde o capcană.
dice-town-wait-take_the_war_path = { $seats } alege locația pentru „Cărarea războiului”.

## Answers

dice-town-say-keep =
    { $dice_count ->
        [0] Niciunul, pentru 1 dolar
        [1] Păstrează { $dice } gratis
        [2] Păstrează { $dice } pentru 1 dolar
        [3] Păstrează { $dice } pentru 2 dolari
        [4] Păstrează { $dice } pentru 3 dolari
       *[other] Păstrează { $dice } pentru 4 dolari
    }
dice-town-say-stay = Păstrează { $dice }, aruncă din nou restul
dice-town-say-play = Joacă „{ $card }”
dice-town-say-cheat = „Trișor profesional”: întoarce { $die } pe { $face }
dice-town-say-pass = Pasează
dice-town-say-do_not_ask_me = Pasează toată runda
dice-town-say-ask_me = Nu mai pasa dinainte
dice-town-say-choose = Alege: { $seat }
dice-town-say-choose-you = Alege-te pe tine
dice-town-say-choose-victim = Alege: { $victim }
dice-town-say-call = Cere mai mult (o dată)
dice-town-say-act = { $action }
dice-town-say-take = Ia „{ $card }”
dice-town-say-rob = Trage de la { $victim }: { dice-town-some-backs }
dice-town-say-decline = Renunță
dice-town-say-wire = Împrejmuiește cu sârmă: { $cards }
dice-town-say-store = Ia prima carte de magazin
dice-town-say-dollars = Ia câte 2 dolari de la fiecare adversar
dice-town-say-nuggets = Ia câte o pepită de la fiecare adversar
dice-town-say-throw_again = „Două pistoale”: mai aruncă o dată { $dice }
dice-town-say-take_a_ranch = „Whisky”: ia un Ranch de la { $victim }
dice-town-say-hire = „Desperado”: angajează ({ $bandit })
dice-town-say-send =
    { $bandits_count ->
        [one] Pune un zar cu { $bandits }
       *[other] Pune { $bandits_count } zaruri: { $bandits }
    }
dice-town-say-catch = Prinde: { $bandits }
dice-town-say-apply = Aplică „{ $river }”; înapoi deasupra, în ordine: { $rivers }
dice-town-say-give = Dă „{ $card }”
dice-town-say-turn = Întoarce { $die } pe { $face }
dice-town-say-trap = { $victim }: întoarce { $die } pe { $face }
dice-town-say-block = { $place }

dice-town-empty-make_offer = Nu oferi nimic
dice-town-empty-raise_offer = Nu oferi nimic
dice-town-form-make_offer-outcome = Dacă șeriful alege
dice-town-form-make_offer-dollars = Dolari
dice-town-form-make_offer-nuggets = Pepite
dice-town-form-make_offer-cards = Cărți din mână
dice-town-form-make_offer-wired = Titluri împrejmuite
dice-town-form-make_offer-share_dollars = Dolari din câștig
dice-town-form-make_offer-share_nuggets = Pepite din câștig
dice-town-form-make_offer-ranches = Ranchuri
dice-town-form-make_offer-bandits = Bandiți
dice-town-form-raise_offer-ranches = Ranchuri, în total
dice-town-form-raise_offer-bandits = Bandiți
dice-town-form-raise_offer-more_bandits = Alți Bandiți
dice-town-form-raise_offer-outcome = Dacă șeriful alege
dice-town-form-raise_offer-cards = Cărți din mână
dice-town-form-raise_offer-wired = Titluri împrejmuite
dice-town-form-raise_offer-dollars = Dolari, în total
dice-town-form-raise_offer-nuggets = Pepite, în total
dice-town-form-raise_offer-more_cards = Alte cărți din mână
dice-town-form-raise_offer-more_wired = Alte titluri împrejmuite
dice-town-form-raise_offer-share_dollars = Dolari din câștig, în total
dice-town-form-raise_offer-share_nuggets = Pepite din câștig, în total

## The log

dice-town-event-appointed = Primul șerif este { $seat }.
dice-town-event-appointed-you = Primul șerif ești tu.
dice-town-event-round_began = Runda { $round }. Șerif: { $seat }.
dice-town-event-round_began-you = Runda { $round }. Șeriful ești tu.
dice-town-event-rolled = Zarurile zornăie sub păhărele.
dice-town-event-rolled-private =
    { $dice_count ->
        [0] Zarurile zornăie sub păhărele. Tu nu ai ce arunca.
       *[other] Zarurile zornăie sub păhărele. Sub al tău: { $dice }.
    }
dice-town-event-revealed =
    { $dice_count ->
        [0] { $seat } nu păstrează niciun zar.
       *[other] { $seat } păstrează { $dice }.
    }
dice-town-event-revealed-you =
    { $dice_count ->
        [0] Nu păstrezi niciun zar.
       *[other] Păstrezi { $dice }.
    }
dice-town-event-paid = { $seat } plătește { dice-town-some-dollars } la Diligență.
dice-town-event-paid-you = Plătești { dice-town-some-dollars } la Diligență.
dice-town-event-returned_dice = { $seat } are bani doar pentru { $dice }; se mai aruncă { dice-town-some-dice }.
dice-town-event-returned_dice-you = Ai bani doar pentru { $dice }; mai arunci { dice-town-some-dice }.
dice-town-event-dice_set = Toate zarurile sunt puse deoparte. Urmează locațiile.
dice-town-event-final_hand = { $seat } are { $dice }. { $hand }.
dice-town-event-final_hand-you = Ai { $dice }. { $hand }.
dice-town-event-last_rolled = Ultima aruncare: { $seat } dă { $dice }.
dice-town-event-last_rolled-you = Ultima aruncare: dai { $dice }.
dice-town-event-turned = { $seat } întoarce un zar de pe { $die } pe { $face } și are acum { $dice }.
dice-town-event-turned-you = Întorci un zar de pe { $die } pe { $face } și ai acum { $dice }.

dice-town-told-revealed = Păstrate. { $each }.
dice-town-told-each-revealed = { $seat }: { $dice }
dice-town-told-last_rolled = Ultima aruncare. { $each }.
dice-town-told-each-last_rolled = { $seat }: { $dice }
dice-town-told-paid = La Diligență. { $each }.
dice-town-told-each-paid = { $seat }: { dice-town-some-dollars }

dice-town-event-played = { $seat } joacă „{ $card }”.
dice-town-event-played-you = Joci „{ $card }”.
dice-town-event-played-victim = { $seat } joacă „{ $card }”. Ținta: { $victim }.
dice-town-event-played-victim-you = Joci „{ $card }”. Ținta: { $victim }.
dice-town-event-played-victim-you-victim = { $seat } joacă „{ $card }” împotriva ta.
dice-town-event-played-die = { $seat } joacă „{ $card }” ca să întoarcă un zar de pe { $die } pe { $face }.
dice-town-event-played-die-you = Joci „{ $card }” ca să întorci un zar de pe { $die } pe { $face }.
dice-town-event-played-dice = { $seat } joacă „{ $card }” ca să mai arunce o dată { $dice }.
dice-town-event-played-dice-you = Joci „{ $card }” ca să mai arunci o dată { $dice }.
dice-town-event-played-bandit = { $seat } joacă „{ $card }” și alege: { $bandit }.
dice-town-event-played-bandit-you = Joci „{ $card }” și alegi: { $bandit }.
dice-town-event-had_no_effect = { $seat } joacă „{ $card }”, dar nu are împotriva cui. Cartea nu are efect.
dice-town-event-had_no_effect-you = Joci „{ $card }”, dar nu ai împotriva cui. Cartea nu are efect.
dice-town-event-took_effect = „{ $card }” își face efectul.
dice-town-event-cancelled = „{ $card }”, jucată de { $seat }, este anulată și nu are efect.
dice-town-event-cancelled-you = „{ $card }”, jucată de tine, este anulată și nu are efect.
dice-town-event-discarded = „{ $card }” se decartează.
dice-town-event-turned_up = { $seat } primește „{ $card }”, care se joacă imediat.
dice-town-event-turned_up-you = Primești „{ $card }”, care se joacă imediat.
dice-town-event-passes_in_advance = { $seat } pasează dinainte până la sfârșitul rundei.
dice-town-event-passes_in_advance-you = Pasezi dinainte până la sfârșitul rundei.
dice-town-event-wants_to_be_asked = { $seat } nu mai pasează dinainte.
dice-town-event-wants_to_be_asked-you = Nu mai pasezi dinainte.
dice-town-event-reshuffled = Din cărțile decartate se face un nou teanc al Magazinului: { dice-town-some-cards }.

dice-town-event-nobody_won = { $place }: nu câștigă nimeni.
dice-town-event-sheriff_stayed = Nimeni nu are K. Șerif rămâne { $seat }.
dice-town-event-sheriff_stayed-you = Nimeni nu are K. Șerif rămâi tu.
dice-town-event-nothing_to_decide = { $place }: aici nu e nimic de câștigat, așa că șeriful nu este întrebat. La egalitate: { $seats }.
dice-town-event-tie_undecided = La egalitate pentru stea: { $seats }. Nu se decide nimic, steaua rămâne la { $seat }.
dice-town-event-tie_undecided-you = La egalitate pentru stea: { $seats }. Nu se decide nimic, steaua rămâne la tine.
dice-town-event-chose_the_action = { $place }: { $seat } alege „{ $action }”.
dice-town-event-chose_the_action-you = { $place }: alegi „{ $action }”.
dice-town-event-must_act = { $place }: pe locul întâi, { $seat } nu are ce alege: „{ $action }”.
dice-town-event-must_act-you = { $place }: pe locul întâi, nu ai ce alege: „{ $action }”.
dice-town-event-had_nothing_to_pay = { $seat } n-are niciun ban, așa că { $receiver } nu primește nimic.
dice-town-event-had_nothing_to_pay-you = Nu ai niciun dolar, așa că { $receiver } nu primește nimic.
dice-town-event-had_nothing_to_pay-you-receiver = { $seat } nu are niciun dolar, așa că nu primești nimic.
dice-town-event-won = { $place }: câștigă { $seat }, cu { dice-town-some-dice }.
dice-town-event-won-you = { $place }: câștigi tu, cu { dice-town-some-dice }.
dice-town-event-won-hand = { $place }: câștigă { $seat }. { $hand }: { $dice }.
dice-town-event-won-hand-you = { $place }: câștigi tu. { $hand }: { $dice }.
dice-town-event-came_second = { $place }: { $seat } ia locul al doilea, cu { dice-town-some-dice }.
dice-town-event-came_second-you = { $place }: iei locul al doilea, cu { dice-town-some-dice }.
dice-town-event-came_second-hand = { $place }: { $seat } ia locul al doilea. { $hand }: { $dice }.
dice-town-event-came_second-hand-you = { $place }: iei locul al doilea. { $hand }: { $dice }.
dice-town-event-acts = { $place }, { $seat }: „{ $action }”.
dice-town-event-acts-you = { $place }, acțiunea ta: „{ $action }”.
dice-town-event-found_nothing = { $place }: { $seat } pleacă fără nimic.
dice-town-event-found_nothing-you = { $place }: pleci fără nimic.
dice-town-event-declined = { $place }: { $seat } renunță.
dice-town-event-declined-you = { $place }: renunți.

dice-town-if-named =
    { $decision ->
        [first] dacă locul întâi îl ia { $outcome }.
        [second] dacă locul al doilea îl ia { $outcome }.
        [next] dacă la rând urmează { $outcome }.
        [game] dacă partida o câștigă { $outcome }.
       *[winner] dacă aici câștigă { $outcome }.
    }
dice-town-if-you-are-named =
    { $decision ->
        [first] dacă locul întâi îl iei tu.
        [second] dacă locul al doilea îl iei tu.
        [next] dacă la rând urmezi tu.
        [game] dacă partida o câștigi tu.
       *[winner] dacă aici câștigi tu.
    }
dice-town-stake-mine = Câștigătorul ia { dice-town-some-nuggets }.
dice-town-stake-bank = Câștigătorul ia { dice-town-some-dollars }.
dice-town-stake-general-store =
    { $count ->
        [one] Câștigătorul trage o carte
       *[other] Câștigătorul trage { dice-town-some-cards } și păstrează una
    }{ $times ->
        [2] , de două ori.
       *[other] .
    }
dice-town-stake-saloon =
    { $count ->
        [one] Câștigătorul fură o carte de la un adversar.
       *[other] Câștigătorul trage { dice-town-some-cards } de la un adversar și păstrează una.
    }
dice-town-stake-sheriff = Câștigătorul ia steaua.
dice-town-stake-town-hall = Câștigătorul ia { dice-town-some-claims }.
dice-town-event-asked_the_sheriff =
    { $decision ->
        [first] { $place }: șeriful ({ $seat }) decide cine ia locul întâi. Pot fi aleși: { $seats }.
        [second] { $place }: șeriful ({ $seat }) decide cine ia locul al doilea. Pot fi aleși: { $seats }.
        [next] { $place }: șeriful ({ $seat }) decide cine intră următorul. Pot fi aleși: { $seats }.
        [game] Șeriful ({ $seat }) decide cine câștigă partida. Pot fi aleși: { $seats }.
       *[winner] { $place }: șeriful ({ $seat }) decide cine câștigă. Pot fi aleși: { $seats }.
    }
dice-town-event-asked_the_sheriff-you =
    { $decision ->
        [first] { $place }: tu, ca șerif, decizi cine ia locul întâi. Pot fi aleși: { $seats }.
        [second] { $place }: tu, ca șerif, decizi cine ia locul al doilea. Pot fi aleși: { $seats }.
        [next] { $place }: tu, ca șerif, decizi cine intră următorul. Pot fi aleși: { $seats }.
        [game] Tu, ca șerif, decizi cine câștigă partida. Pot fi aleși: { $seats }.
       *[winner] { $place }: tu, ca șerif, decizi cine câștigă. Pot fi aleși: { $seats }.
    }
dice-town-event-offered = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-ranches = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-you = Oferi{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-ranches-you = Oferi{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-you-outcome = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-ranches-you-outcome = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-you-seat-outcome = Oferi{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-ranches-you-seat-outcome = Oferi{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-ranches = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-you = Oferi{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-ranches-you = Oferi{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-you-outcome = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-ranches-you-outcome = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-you-seat-outcome = Oferi{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-ranches-you-seat-outcome = Oferi{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-called_for_better =
    { $decision ->
        [first] { $place }, locul întâi: șeriful ({ $seat }) cere oferte mai bune.
        [second] { $place }, locul al doilea: șeriful ({ $seat }) cere oferte mai bune.
        [next] { $place }, cine intră următorul: șeriful ({ $seat }) cere oferte mai bune.
        [game] Câștigătorul partidei: șeriful ({ $seat }) cere oferte mai bune.
       *[winner] { $place }: șeriful ({ $seat }) cere oferte mai bune.
    }
dice-town-event-called_for_better-you =
    { $decision ->
        [first] { $place }, locul întâi: ceri oferte mai bune.
        [second] { $place }, locul al doilea: ceri oferte mai bune.
        [next] { $place }, cine intră următorul: ceri oferte mai bune.
        [game] Câștigătorul partidei: ceri oferte mai bune.
       *[winner] { $place }: ceri oferte mai bune.
    }
dice-town-event-decided =
    { $decision ->
        [first] { $place }: șeriful ({ $seat }) a decis că locul întâi îl ia { $chosen }.
        [second] { $place }: șeriful ({ $seat }) a decis că locul al doilea îl ia { $chosen }.
        [next] { $place }: șeriful ({ $seat }) a decis că la rând urmează { $chosen }.
        [game] Șeriful ({ $seat }) a decis că partida o câștigă { $chosen }.
       *[winner] { $place }: șeriful ({ $seat }) a decis că aici câștigă { $chosen }.
    }
dice-town-event-decided-self =
    { $decision ->
        [first] { $place }: șeriful ({ $seat }) își atribuie locul întâi.
        [second] { $place }: șeriful ({ $seat }) își atribuie locul al doilea.
        [next] { $place }: șeriful ({ $seat }) decide să urmeze la rând.
        [game] Șeriful ({ $seat }) își atribuie victoria.
       *[winner] { $place }: șeriful ({ $seat }) își atribuie victoria.
    }
dice-town-event-decided-you =
    { $decision ->
        [first] { $place }: ai decis că locul întâi îl ia { $chosen }.
        [second] { $place }: ai decis că locul al doilea îl ia { $chosen }.
        [next] { $place }: ai decis că la rând urmează { $chosen }.
        [game] Ai decis că partida o câștigă { $chosen }.
       *[winner] { $place }: ai decis că aici câștigă { $chosen }.
    }
dice-town-event-decided-you-chosen =
    { $decision ->
        [first] { $place }: șeriful ({ $seat }) a decis că locul întâi îl iei tu.
        [second] { $place }: șeriful ({ $seat }) a decis că locul al doilea îl iei tu.
        [next] { $place }: șeriful ({ $seat }) a decis că la rând urmezi tu.
        [game] Șeriful ({ $seat }) a decis că partida o câștigi tu.
       *[winner] { $place }: șeriful ({ $seat }) a decis că aici câștigi tu.
    }
dice-town-event-decided-you-seat-chosen =
    { $decision ->
        [first] { $place }: ca șerif, îți păstrezi locul întâi.
        [second] { $place }: ca șerif, îți păstrezi locul al doilea.
        [next] { $place }: ca șerif, treci tu la rând.
        [game] Ca șerif, îți dai ție victoria.
       *[winner] { $place }: ca șerif, îți dai ție dreptate.
    }
dice-town-event-bribed = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { $seat } se ține de cuvânt.
dice-town-event-bribed-ranches = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-event-bribed-you = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } cum ai oferit.
dice-town-event-bribed-ranches-you = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } cum ai oferit.
dice-town-event-bribed-you-receiver = Primești{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-event-bribed-ranches-you-receiver = Primești{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-event-bribed-private = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-event-bribed-private-ranches = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-event-bribed-private-you = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } cum ai oferit.
dice-town-event-bribed-private-ranches-you = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } cum ai oferit.
dice-town-event-bribed-private-you-receiver = Primești{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-event-bribed-private-ranches-you-receiver = Primești{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } cum a oferit { $seat }.
dice-town-some-sums =
    { $dollars ->
        [0] { dice-town-some-nuggets }
       *[other] { $nuggets ->
            [0] { dice-town-some-dollars }
           *[other] { dice-town-some-dollars } și { dice-town-some-nuggets }
        }
    }
dice-town-event-gave = { $receiver } primește { dice-town-some-sums } de la { $seat }.
dice-town-event-gave-you = { $receiver } primește { dice-town-some-sums } de la tine.
dice-town-event-gave-you-receiver = Primești { dice-town-some-sums } de la { $seat }.

dice-town-event-paid_the_share = { $receiver } primește de la { $seat } partea promisă din câștig: { dice-town-some-sums }.
dice-town-event-paid_the_share-you = { $receiver } primește de la tine partea promisă din câștig: { dice-town-some-sums }.
dice-town-event-paid_the_share-you-receiver = Primești de la { $seat } partea promisă din câștig: { dice-town-some-sums }.

dice-town-event-dug = { $seat } ia de la Mină { dice-town-some-nuggets }.
dice-town-event-dug-you = Iei de la Mină { dice-town-some-nuggets }.
dice-town-event-robbed_the_bank = { $seat } sparge Banca: { dice-town-some-dollars }.
dice-town-event-robbed_the_bank-you = Spargi Banca: { dice-town-some-dollars }.
dice-town-event-stagecoach_arrived =
    { $dollars ->
        [0] Diligența sosește goală.
       *[other] Diligența aduce la Bancă { dice-town-some-dollars }.
    }
dice-town-event-drew =
    { $count ->
        [0] La Magazin nu mai sunt cărți pentru { $seat }.
        [one] { $seat } trage o carte de magazin.
        [few] { $seat } trage { $count } cărți de magazin.
       *[other] { $seat } trage { $count } de cărți de magazin.
    }
dice-town-event-drew-you =
    { $count ->
        [0] La Magazin nu mai sunt cărți pentru tine.
        [one] Tragi o carte de magazin.
        [few] Tragi { $count } cărți de magazin.
       *[other] Tragi { $count } de cărți de magazin.
    }
dice-town-event-drew-private =
    { $count ->
        [0] La Magazin nu mai sunt cărți pentru { $seat }.
       *[other] { $seat } trage la Magazin: { $cards }.
    }
dice-town-event-drew-private-you =
    { $count ->
        [0] La Magazin nu mai sunt cărți pentru tine.
       *[other] Tragi la Magazin: { $cards }.
    }
dice-town-event-kept_a_card =
    { $count ->
        [0] { $seat } păstrează cartea.
        [one] { $seat } păstrează o carte și o decartează pe cealaltă.
       *[other] { $seat } păstrează o carte și le decartează pe celelalte { $count }.
    }
dice-town-event-kept_a_card-you =
    { $count ->
        [0] Păstrezi cartea.
        [one] Păstrezi o carte și o decartezi pe cealaltă.
       *[other] Păstrezi o carte și le decartezi pe celelalte { $count }.
    }
dice-town-event-kept_a_card-private =
    { $count ->
        [0] { $seat } păstrează „{ $card }”.
       *[other] { $seat } păstrează „{ $card }” și decartează restul: { $cards }.
    }
dice-town-event-kept_a_card-private-you =
    { $count ->
        [0] Păstrezi „{ $card }”.
       *[other] Păstrezi „{ $card }” și decartezi restul: { $cards }.
    }
dice-town-event-looks_for_a_victim = { $seat } caută o victimă la Saloon și trage { dice-town-some-cards }.
dice-town-event-looks_for_a_victim-you = Cauți o victimă la Saloon și tragi { dice-town-some-cards }.
dice-town-event-named_the_victim = Victima: { $victim }. { $seat } urmează să tragă { dice-town-some-backs }.
dice-town-event-named_the_victim-you = Victima: { $victim }. Urmează să tragi { dice-town-some-backs }.
dice-town-event-named_the_victim-you-victim = { $seat } urmează să tragă din mâna ta: { dice-town-some-backs }.
dice-town-event-put_back = Cărțile trase se întorc la { $victim }.
dice-town-event-put_back-you-victim = Cărțile trase se întorc la tine.
dice-town-event-drew_from_hand = Victima: { $victim }. { $seat } trage { dice-town-some-backs }.
dice-town-event-drew_from_hand-you = Victima: { $victim }. Tragi { dice-town-some-backs }.
dice-town-event-drew_from_hand-you-victim = { $seat } trage din mâna ta: { dice-town-some-backs }.
dice-town-event-drew_from_hand-private = Victima: { $victim }. { $seat } trage: { $cards }.
dice-town-event-drew_from_hand-private-you = Victima: { $victim }. Tragi: { $cards }.
dice-town-event-drew_from_hand-private-you-victim = { $seat } trage din mâna ta: { $cards }.
dice-town-event-stole =
    { $store ->
        [0] { $seat } fură un titlu de la { $victim }.
       *[other] { $seat } fură o carte de magazin de la { $victim }.
    }
dice-town-event-stole-you =
    { $store ->
        [0] Furi un titlu de la { $victim }.
       *[other] Furi o carte de magazin de la { $victim }.
    }
dice-town-event-stole-you-victim =
    { $store ->
        [0] { $seat } îți fură un titlu.
       *[other] { $seat } îți fură o carte de magazin.
    }
dice-town-event-stole-private = { $seat } fură de la { $victim } cartea „{ $card }”.
dice-town-event-stole-private-you = Furi de la { $victim } cartea „{ $card }”.
dice-town-event-stole-private-you-victim = { $seat } îți fură cartea „{ $card }”.
dice-town-event-kept_the_badge = Șerif rămâne { $seat }.
dice-town-event-kept_the_badge-you = Șerif rămâi tu.
dice-town-event-took_the_badge = { $seat } ia steaua de la { $victim }.
dice-town-event-took_the_badge-you = Iei steaua de la { $victim }.
dice-town-event-took_the_badge-you-victim = { $seat } îți ia steaua.
dice-town-event-badge_stayed = Steaua rămâne la { $seat }; { $victim } nu o primește.
dice-town-event-badge_stayed-you = Steaua rămâne la tine; { $victim } nu o primește.
dice-town-event-badge_stayed-you-victim = Steaua rămâne la { $seat }; tu nu o primești.
dice-town-event-took_claims = { $seat } ia din șir: { $cards }.
dice-town-event-took_claims-you = Iei din șir: { $cards }.
dice-town-event-took_top_claim = { $seat } ia primul titlu din teanc.
dice-town-event-took_top_claim-you = Iei primul titlu din teanc.
dice-town-event-took_top_claim-private = { $seat } ia primul titlu din teanc: { $card }.
dice-town-event-took_top_claim-private-you = Iei primul titlu din teanc: { $card }.
dice-town-event-refilled_the_row = Titlurile din șir: { $row }.

dice-town-event-doc_awaits =
    { $seats_count ->
        [one] La Doc Ghinionistul poate merge { $seats }.
       *[other] La Doc Ghinionistul pot merge: { $seats }.
    }
dice-town-event-doc_awaits-you-seats = Doc Ghinionistul te așteaptă.
dice-town-event-took_remedy = { $seat } merge la Doc Ghinionistul. { $remedy }.
dice-town-event-took_remedy-you = Mergi la Doc Ghinionistul. { $remedy }.
dice-town-event-wired = { $seat } împrejmuiește cu sârmă ghimpată: { $cards }.
dice-town-event-wired-you = Împrejmuiești cu sârmă ghimpată: { $cards }.
dice-town-event-got_a_card = { $seat } ia prima carte de magazin.
dice-town-event-got_a_card-you = Iei prima carte de magazin.
dice-town-event-got_a_card-private = { $seat } ia prima carte de magazin: { $card }.
dice-town-event-got_a_card-private-you = Iei prima carte de magazin: { $card }.

dice-town-event-put_up_posters = Căutați: { $bandits }.
dice-town-event-sent_bandits =
    { $bandits_count ->
        [one] { $seat } folosește: { $bandits }. Pune { $dice }, iar Banditul e acum căutat.
       *[other] { $seat } folosește: { $bandits }. Pune { $dice }, iar Bandiții sunt acum căutați.
    }
dice-town-event-sent_bandits-you =
    { $bandits_count ->
        [one] Folosești: { $bandits }. Pui { $dice }, iar Banditul e acum căutat.
       *[other] Folosești: { $bandits }. Pui { $dice }, iar Bandiții sunt acum căutați.
    }
dice-town-event-sent_nobody = { $seat } nu folosește niciun Bandit.
dice-town-event-sent_nobody-you = Nu folosești niciun Bandit.
dice-town-event-drew_from_the_river = { $seat } trage o carte a Râului: „{ $river }”.
dice-town-event-drew_from_the_river-you = Tragi o carte a Râului: „{ $river }”.
dice-town-event-found_gold =
    { $nuggets ->
        [0] Mina e goală; { $seat } pleacă fără aur.
       *[other] { $seat } ia de la Mină { dice-town-some-nuggets }.
    }
dice-town-event-found_gold-you =
    { $nuggets ->
        [0] Mina e goală; pleci fără aur.
       *[other] Iei de la Mină { dice-town-some-nuggets }.
    }
dice-town-event-found_a_purse =
    { $dollars ->
        [0] Banca e goală; { $seat } pleacă fără bani.
       *[other] { $seat } ia de la Bancă { dice-town-some-dollars }.
    }
dice-town-event-found_a_purse-you =
    { $dollars ->
        [0] Banca e goală; pleci fără bani.
       *[other] Iei de la Bancă { dice-town-some-dollars }.
    }
dice-town-event-looked_at_the_river =
    { $count ->
        [0] Nu mai sunt cărți ale Râului de văzut pentru { $seat }.
        [one] { $seat } se uită la următoarea carte a Râului.
        [few] { $seat } se uită la următoarele { $count } cărți ale Râului.
       *[other] { $seat } se uită la următoarele { $count } de cărți ale Râului.
    }
dice-town-event-looked_at_the_river-you =
    { $count ->
        [0] Nu mai sunt cărți ale Râului de văzut pentru tine.
        [one] Te uiți la următoarea carte a Râului.
        [few] Te uiți la următoarele { $count } cărți ale Râului.
       *[other] Te uiți la următoarele { $count } de cărți ale Râului.
    }
dice-town-event-looked_at_the_river-private =
    { $count ->
        [0] Nu mai sunt cărți ale Râului de văzut pentru { $seat }.
        [one] { $seat } se uită la următoarea carte a Râului: { $rivers }.
       *[other] { $seat } se uită la următoarele cărți ale Râului, de sus în jos: { $rivers }.
    }
dice-town-event-looked_at_the_river-private-you =
    { $count ->
        [0] Nu mai sunt cărți ale Râului de văzut pentru tine.
        [one] Te uiți la următoarea carte a Râului: { $rivers }.
       *[other] Te uiți la următoarele cărți ale Râului, de sus în jos: { $rivers }.
    }
dice-town-event-looked_through_discards =
    { $count ->
        [0] Nu sunt cărți decartate; { $seat } pleacă fără carte.
       *[other] { $seat } se uită prin cărțile decartate: { dice-town-some-cards }.
    }
dice-town-event-looked_through_discards-you =
    { $count ->
        [0] Nu sunt cărți decartate; pleci fără carte.
       *[other] Te uiți prin cărțile decartate: { dice-town-some-cards }.
    }
dice-town-event-looked_through_discards-private =
    { $count ->
        [0] Nu sunt cărți decartate; { $seat } pleacă fără carte.
       *[other] { $seat } se uită prin cărțile decartate: { $cards }.
    }
dice-town-event-looked_through_discards-private-you =
    { $count ->
        [0] Nu sunt cărți decartate; pleci fără carte.
       *[other] Te uiți prin cărțile decartate: { $cards }.
    }
dice-town-event-took_from_discards = { $seat } ia o carte de magazin dintre cele decartate.
dice-town-event-took_from_discards-you = Iei o carte de magazin dintre cele decartate.
dice-town-event-took_from_discards-private = { $seat } ia dintre cărțile decartate „{ $card }”.
dice-town-event-took_from_discards-private-you = Iei dintre cărțile decartate „{ $card }”.
dice-town-event-held_up_the_stagecoach = { $seat } jefuiește Diligența: { dice-town-some-dollars }.
dice-town-event-held_up_the_stagecoach-you = Jefuiești Diligența: { dice-town-some-dollars }.
dice-town-event-hired =
    { $top_count ->
        [0] { $seat } angajează: { $bandit }. Nu mai sunt Bandiți de angajat.
       *[other] { $seat } angajează: { $bandit }. Urmează: { $top }.
    }
dice-town-event-hired-you =
    { $top_count ->
        [0] Angajezi: { $bandit }. Nu mai sunt Bandiți de angajat.
       *[other] Angajezi: { $bandit }. Urmează: { $top }.
    }
dice-town-event-chased = { $seat } urmărește Bandiți și dă { $dice }.
dice-town-event-chased-you = Urmărești Bandiți și dai { $dice }.
dice-town-event-threw_again = { $seat } mai aruncă o dată { dice-town-some-dice } și are acum { $dice }.
dice-town-event-threw_again-you = Mai arunci o dată { dice-town-some-dice } și ai acum { $dice }.
dice-town-event-throw_stands = Rezultatul urmăririi: { $dice }.
dice-town-event-caught =
    { $bandits_count ->
        [0] Bandiții au scăpat; { $seat } se întoarce fără nimeni.
       *[other] { $seat } prinde: { $bandits }.
    }
dice-town-event-caught-you =
    { $bandits_count ->
        [0] Bandiții au scăpat; te întorci fără nimeni.
       *[other] Prinzi: { $bandits }.
    }
dice-town-event-laid_ranches =
    { $count ->
        [one] { $seat } pune cu fața în sus un Ranch.
        [few] { $seat } pune cu fața în sus { $count } Ranchuri.
       *[other] { $seat } pune cu fața în sus { $count } de Ranchuri.
    }
dice-town-event-laid_ranches-you =
    { $count ->
        [one] Pui cu fața în sus un Ranch.
        [few] Pui cu fața în sus { $count } Ranchuri.
       *[other] Pui cu fața în sus { $count } de Ranchuri.
    }
dice-town-event-stole_a_ranch = { $seat } ia un Ranch de la { $victim }.
dice-town-event-stole_a_ranch-you = Iei un Ranch de la { $victim }.
dice-town-event-stole_a_ranch-you-victim = { $seat } îți ia un Ranch.
dice-town-event-was_insured =
    { $store ->
        [0] Cu „Asigurare”, { $seat } ia primul titlu din teanc.
       *[other] Cu „Asigurare”, { $seat } ia prima carte de magazin.
    }
dice-town-event-was_insured-you =
    { $store ->
        [0] Cu „Asigurare”, iei primul titlu din teanc.
       *[other] Cu „Asigurare”, iei prima carte de magazin.
    }
dice-town-event-was_insured-private = Cu „Asigurare”, { $seat } ia din teanc „{ $card }”.
dice-town-event-was_insured-private-you = Cu „Asigurare”, iei din teanc „{ $card }”.
dice-town-event-was_not_insured =
    { $store ->
        [0] Nu mai este niciun titlu: cu „Asigurare”, { $seat } nu primește nimic.
       *[other] Nu mai este nicio carte de magazin: cu „Asigurare”, { $seat } nu primește nimic.
    }
dice-town-event-was_not_insured-you =
    { $store ->
        [0] Nu mai este niciun titlu: cu „Asigurare” nu primești nimic.
       *[other] Nu mai este nicio carte de magazin: cu „Asigurare” nu primești nimic.
    }
dice-town-event-gave_a_card = { $receiver } primește o carte de magazin de la { $seat }.
dice-town-event-gave_a_card-you = { $receiver } primește o carte de magazin de la tine.
dice-town-event-gave_a_card-you-receiver = Primești o carte de magazin de la { $seat }.
dice-town-event-gave_a_card-private = { $receiver } primește „{ $card }” de la { $seat }.
dice-town-event-gave_a_card-private-you = { $receiver } primește „{ $card }” de la tine.
dice-town-event-gave_a_card-private-you-receiver = Primești „{ $card }” de la { $seat }.

dice-town-event-kept_the_claims = { $seat } nu le dă Indienilor niciun titlu.
dice-town-event-kept_the_claims-you = Nu le dai Indienilor niciun titlu.
dice-town-event-gave_to_the_indians = { $seat } le dă Indienilor un titlu și ia zarul Indienilor.
dice-town-event-gave_to_the_indians-you = Le dai Indienilor un titlu și iei zarul Indienilor.
dice-town-event-gave_to_the_indians-card = { $seat } le dă Indienilor „{ $card }” și ia zarul Indienilor.
dice-town-event-gave_to_the_indians-card-you = Le dai Indienilor „{ $card }” și iei zarul Indienilor.
dice-town-event-rolled_the_indian_die = { $seat } aruncă zarul Indienilor: „{ $indian }”.
dice-town-event-rolled_the_indian_die-you = Arunci zarul Indienilor: „{ $indian }”.
dice-town-event-blessed = { $seat } întoarce un zar de pe { $die } pe { $face } și are acum { $dice }.
dice-town-event-blessed-you = Întorci un zar de pe { $die } pe { $face } și ai acum { $dice }.
dice-town-event-trapped = Capcană! { $seat } întoarce un zar de pe { $die } pe { $face }; { $victim } are acum { $dice }.
dice-town-event-trapped-you = Capcană! Întorci un zar de pe { $die } pe { $face }; { $victim } are acum { $dice }.
dice-town-event-trapped-you-victim = { $seat } îți întoarce un zar de pe { $die } pe { $face }; ai acum { $dice }.
dice-town-event-took_the_war_path = { $seat } pornește pe Cărarea războiului. { $place }: în această rundă acționează aici numai jucătorul de pe locul întâi.
dice-town-event-took_the_war_path-you = Pornești pe Cărarea războiului. { $place }: în această rundă acționează aici numai jucătorul de pe locul întâi.
dice-town-event-war_path_leads_nowhere = În doi, în fiecare locație acționează oricum numai câștigătorul: „Cărarea războiului” nu schimbă nimic.
dice-town-event-die_went_home = { $seat } duce zarul Indienilor înapoi în sat.
dice-town-event-die_went_home-you = Duci zarul Indienilor înapoi în sat.
dice-town-event-took_the_indian_die = { $seat } ia zarul Indienilor din sat.
dice-town-event-took_the_indian_die-you = Iei zarul Indienilor din sat.
dice-town-event-took_the_indian_die-holder = { $seat } ia zarul Indienilor de la { $holder }.
dice-town-event-took_the_indian_die-holder-you = Iei zarul Indienilor de la { $holder }.
dice-town-event-took_the_indian_die-holder-you-holder = { $seat } îți ia zarul Indienilor.

dice-town-event-counted =
    { $cards_count ->
        [0] { $seat } nu are cărți în mână. Total: { $score } PV.
       *[other] { $seat } arată: { $cards }. Total: { $score } PV.
    }
dice-town-event-counted-you =
    { $cards_count ->
        [0] Nu ai cărți în mână. Totalul tău: { $score } PV.
       *[other] Arăți: { $cards }. Totalul tău: { $score } PV.
    }
dice-town-counted-score =
    { $score ->
        [0] niciun PV
       *[other] { $score } PV
    }
dice-town-counted-claims =
    { $claims ->
        [0] niciun titlu
       *[other] { dice-town-some-claims }
    }
dice-town-event-counted-claims =
    { $cards_count ->
        [0] { $seat } nu are cărți în mână. Total: { dice-town-counted-score }, { dice-town-counted-claims }.
       *[other] { $seat } arată: { $cards }. Total: { dice-town-counted-score }, { dice-town-counted-claims }.
    }
dice-town-event-counted-claims-you =
    { $cards_count ->
        [0] Nu ai cărți în mână. Total: { dice-town-counted-score }, { dice-town-counted-claims }.
       *[other] Arăți: { $cards }. Total: { dice-town-counted-score }, { dice-town-counted-claims }.
    }
dice-town-event-game_over =
    { $reason ->
        [mine] Mina este goală: aceasta a fost ultima rundă, urmează numărătoarea.
        [claims] Fiecare titlu are un proprietar: aceasta a fost ultima rundă, urmează numărătoarea.
       *[both] Mina este goală și fiecare titlu are un proprietar: aceasta a fost ultima rundă, urmează numărătoarea.
    }
dice-town-event-ended =
    { $winners_count ->
        [one] Partida s-a încheiat. Câștigă { $winners }.
       *[other] Partida s-a încheiat. Împart victoria: { $winners }.
    }
dice-town-event-ended-you-winners = Partida s-a încheiat. Ai câștigat!

## Actions

dice-town-action-dig = Ia pepite
dice-town-action-rob_the_bank = Sparge Banca
dice-town-action-go_shopping = Trage cărți de magazin
dice-town-action-look_for_a_victim = Fură o carte
dice-town-action-take_the_badge = Ia steaua
dice-town-action-take_claims = Ia titluri din șir
dice-town-action-pan = Trage o carte a Râului
dice-town-action-hold_up_the_stagecoach = Jefuiește Diligența
dice-town-action-see_doc = Mergi la Doc
dice-town-action-hire = Angajează primul Bandit
dice-town-action-chase = Urmărește Bandiții căutați
dice-town-action-court_the_mayors_wife = Fă-i curte soției Primarului

## Bandits

dice-town-bandit-9-4 = Bandit 9 (4 dolari)
    .about = Dacă e angajat, pune pe 9 unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 4 la dolarii tăi.
dice-town-bandit-9-6 = Bandit 9 (6 dolari)
    .about = Dacă e angajat, pune pe 9 unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 6 la dolarii tăi.
dice-town-bandit-10-4 = Bandit 10 (4 dolari)
    .about = Dacă e angajat, pune pe 10 unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 4 la dolarii tăi.
dice-town-bandit-10-6 = Bandit 10 (6 dolari)
    .about = Dacă e angajat, pune pe 10 unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 6 la dolarii tăi.
dice-town-bandit-J-4 = Bandit J (4 dolari)
    .about = Dacă e angajat, pune pe J unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 4 la dolarii tăi.
dice-town-bandit-J-6 = Bandit J (6 dolari)
    .about = Dacă e angajat, pune pe J unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 6 la dolarii tăi.
dice-town-bandit-Q-4 = Bandit Q (4 dolari)
    .about = Dacă e angajat, pune pe Q unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 4 la dolarii tăi.
dice-town-bandit-Q-6 = Bandit Q (6 dolari)
    .about = Dacă e angajat, pune pe Q unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 6 la dolarii tăi.
dice-town-bandit-K-4 = Bandit K (4 dolari)
    .about = Dacă e angajat, pune pe K unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 4 la dolarii tăi.
dice-town-bandit-K-6 = Bandit K (6 dolari)
    .about = Dacă e angajat, pune pe K unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 6 la dolarii tăi.
dice-town-bandit-A-4 = Bandit A (4 dolari)
    .about = Dacă e angajat, pune pe A unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 4 la dolarii tăi.
dice-town-bandit-A-6 = Bandit A (6 dolari)
    .about = Dacă e angajat, pune pe A unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, adaugă la sfârșit 6 la dolarii tăi.

dice-town-source-nuggets = Pepite
dice-town-source-dollars = Dolari
dice-town-source-badge = Steaua
dice-town-source-equipment = Echipament
dice-town-source-claims = Titluri
dice-town-source-ranches = Ranchuri

dice-town-refusal-indians-need-wild-west = Indienii vin numai cu Vestul Sălbatic. Alege-l și pe acesta.
dice-town-refusal-too-many-without-wild-west = Fără Vestul Sălbatic joacă cel mult { $high } jucători, nu { $seats }.
dice-town-refusal-no-such-first-sheriff = Pe locul { $first_sheriff } nu stă nimeni. Primul șerif poate sta pe unul dintre locurile de la 1 la { $last_seat }.
dice-town-refusal-dice-not-there = Zarurile acestea nu sunt sub păhărelul tău. Alege dintre acestea: { $dice }.
dice-town-refusal-cannot-pay-for-none = Dacă nu păstrezi niciunul, plătești 1 dolar, pe care nu îl ai. Păstrează cel puțin un zar.
dice-town-refusal-cannot-pay =
    { $most ->
        [one] Ai { dice-town-some-dollars }. Păstrează un singur zar.
        [few] Ai { dice-town-some-dollars }. Păstrează cel mult { $most } zaruri.
       *[other] Ai { dice-town-some-dollars }. Păstrează cel mult { $most } de zaruri.
    }
dice-town-refusal-paid-for-fewer =
    { $count ->
        [one] Alege exact un zar dintre acestea: { $dice }.
        [few] Alege exact { $count } zaruri dintre acestea: { $dice }.
       *[other] Alege exact { $count } de zaruri dintre acestea: { $dice }.
    }
dice-town-refusal-must-play = Păstrezi mai multe zaruri decât poți plăti, deci trebuie să joci acum „{ $card }”.
dice-town-refusal-passes-in-advance = Pasezi dinainte. Ca să joci o carte, renunță mai întâi la asta.
dice-town-refusal-card-not-held = Nu ai cartea „{ $card }”. Joacă o carte din mână sau pasează.
dice-town-refusal-wrong-moment = Cartea „{ $card }” se joacă în alt moment. Joacă o carte potrivită sau pasează.
dice-town-refusal-card-not-playable = Cartea „{ $card }” nu se poate juca acum. Joacă alta sau pasează.
dice-town-refusal-share-of-another = Poți oferi o parte din câștig numai dacă ai câștiga chiar tu.
dice-town-refusal-called-already = Ai cerut deja oferte mai bune. Alege un jucător.
dice-town-refusal-not-among-the-tied = Pot fi aleși numai: { $seats }.
dice-town-refusal-no-such-action = { $place }: aici nu există această acțiune. Alege una dintre cele afișate.
dice-town-refusal-nothing-to-act-on = Cu această acțiune n-ai avea ce face. Alege-o pe cealaltă.
dice-town-refusal-card-not-drawn = Nu ai tras această carte. Păstrează una dintre acestea: { $cards }.
dice-town-refusal-not-an-opponent = Nu te poți jefui pe tine. Alege un adversar.
dice-town-refusal-nobody-has-any = Cu leacul acesta nu poți lua nimic de la nimeni. Ia alt leac.
dice-town-refusal-nothing-to-steal = { $victim } nu are cărți în mână. Alege altă victimă sau renunță.
dice-town-refusal-wrong-split =
    { $count ->
        [one] Trage o singură carte de la { $victim }; în mână are { dice-town-some-backs }.
        [few] Trage în total { $count } cărți de la { $victim }; în mână are { dice-town-some-backs }.
       *[other] Trage în total { $count } de cărți de la { $victim }; în mână are { dice-town-some-backs }.
    }
dice-town-refusal-no-die-for-remedy = { $remedy }: nu ai zarul potrivit pentru acest leac. Ia altul.
dice-town-refusal-wrong-claims =
    { $count ->
        [0] Nu ai în mână niciun titlu de împrejmuit. Ia alt leac.
        [one] Alege un titlu din mână.
        [few] Alege { $count } titluri din mână.
       *[other] Alege { $count } de titluri din mână.
    }
dice-town-refusal-store-is-empty = La Magazin nu mai sunt cărți. Ia alt leac.
dice-town-refusal-not-the-cards-looked-at = Aplică una dintre aceste cărți ale Râului și pune-le înapoi pe celelalte: { $rivers }.
dice-town-refusal-card-not-among-discards = Cartea aceasta nu este printre cele decartate. Ia una dintre acestea: { $cards }.
dice-town-refusal-cannot-send =
    { $count ->
        [one] Mai ai de aruncat un zar. Alege pentru el un Bandit dintre aceștia: { $bandits }.
        [few] Mai ai de aruncat { $count } zaruri. Pentru fiecare zar pus alege un Bandit dintre aceștia: { $bandits }, pe fiecare de cel mult { $most } ori.
       *[other] Mai ai de aruncat { $count } de zaruri. Pentru fiecare zar pus alege un Bandit dintre aceștia: { $bandits }, pe fiecare de cel mult { $most } ori.
    }
dice-town-refusal-not-caught-by-the-dice = Zarurile arată { $dice }. Fiecare prinde un Bandit cu fața lui; prinde-i pe toți pe care poți. Căutați: { $bandits }.
dice-town-refusal-no-such-store-card = Nu ai această carte de magazin. Dă una dintre acestea: { $cards }.
dice-town-refusal-claim-not-just-won = Dă unul dintre titlurile abia câștigate ({ $cards }) sau renunță.
dice-town-refusal-guarded = { $victim } are gardă de corp în această rundă. Alege pe altcineva.

dice-town-view-round = Runda
dice-town-view-sheriff = Șerif
dice-town-view-mine = Pepite în Mină
dice-town-view-bank = Dolari în Bancă
dice-town-view-stagecoach = Dolari în Diligență
dice-town-view-store_deck = Teancul Magazinului
dice-town-view-discards = Cărți decartate
dice-town-view-claims_deck = Teancul de titluri
dice-town-view-row = Șirul de titluri
dice-town-view-players = Jucători
dice-town-view-last_roll = Ultima aruncare
dice-town-view-acting = Jucătorul activ
dice-town-view-visitors = La Doc Ghinionistul
dice-town-view-offers = Oferte
dice-town-view-promised = Părți promise
dice-town-view-first_action = Acțiunea locului întâi
dice-town-view-known_discards = Știi că sunt decartate
dice-town-view-known_deck = Știi că sunt în teancul Magazinului
dice-town-view-hand = Mâna ta
dice-town-view-cup = Sub păhărelul tău
dice-town-view-looking_at = Te uiți la
dice-town-view-passes_in_advance = Pasezi dinainte
dice-town-view-seat = Jucător
dice-town-view-outcome = Rezultat
dice-town-view-dollars = Dolari
dice-town-view-nuggets = Pepite
dice-town-view-store = Cărți de magazin
dice-town-view-claims = Titluri
dice-town-view-cards = Cărți
dice-town-view-known = Cărți cunoscute
dice-town-view-wired = Împrejmuite
dice-town-view-played = Jucate, încă pe masă
dice-town-view-dice = Zaruri puse deoparte
dice-town-view-fresh = Abia păstrate
dice-town-view-under_cup = Zaruri sub păhărel
dice-town-view-keeps_for_free = Păstrează gratis
dice-town-view-must_play_brute = Trebuie să joace „Bruta”
dice-town-view-won = A câștigat ceva
dice-town-view-share_dollars = Dolari din câștig
dice-town-view-share_nuggets = Pepite din câștig
dice-town-view-ranches = Ranchuri
dice-town-view-hired = Bandiți angajați
dice-town-view-caught = Bandiți prinși
dice-town-view-river = Teancul Râului
dice-town-view-river_gone = Ieșite din Râu
dice-town-view-known_river = Cărți cunoscute deasupra Râului
dice-town-view-bandits = Bandiți în teanc
dice-town-view-top_bandit = Următorul Bandit
dice-town-view-wanted = Căutați
dice-town-view-chase_dice = Zarurile urmăririi
dice-town-view-box = Titluri în cutie
dice-town-view-die_holder = Deținătorul zarului Indienilor
dice-town-view-guarded = Cu gardă de corp
dice-town-view-war_path = Cărarea războiului
