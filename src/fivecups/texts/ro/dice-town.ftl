dice-town-name = Dice Town

dice-town-option-wild_west = Vestul Sălbatic
dice-town-option-wild_west-false = fără
dice-town-option-wild_west-true = cu Vestul Sălbatic
dice-town-option-indians = Indienii
dice-town-option-indians-false = fără
dice-town-option-indians-true = cu Indienii
dice-town-option-first_sheriff = Primul șerif
dice-town-option-first_sheriff-lot = la sorți
dice-town-option-first_sheriff-number = jucătorul de pe locul { $value }

## What other texts are made of

dice-town-some-dollars =
    { $dollars ->
        [one] 1 dolar
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
        [one] o carte General Store
        [few] { $store } cărți General Store
       *[other] { $store } de cărți General Store
    }
dice-town-some-claims =
    { $claims ->
        [one] un titlu
        [few] { $claims } titluri
       *[other] { $claims } de titluri
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
        [one] { " " }1 dolar din câștigul care urmează,
        [few] { " " }{ $share_dollars } dolari din câștigul care urmează,
       *[other] { " " }{ $share_dollars } de dolari din câștigul care urmează,
    }{ $share_nuggets ->
        [0] { "" }
        [one] { " " }o pepită din câștigul care urmează,
        [few] { " " }{ $share_nuggets } pepite din câștigul care urmează,
       *[other] { " " }{ $share_nuggets } de pepite din câștigul care urmează,
    }

## What the player is to do

dice-town-ask-keep_dice = Alege zarurile pe care le păstrezi: unul este gratuit, fiecare în plus costă 1 dolar; niciunul costă tot 1 dolar.
dice-town-ask-return_dice =
    { $count ->
        [one] Banii îți ajung pentru un singur zar. Alege-l pe cel care rămâne; pe celelalte le arunci din nou.
        [few] Banii îți ajung pentru { $count } zaruri. Alege-le pe cele care rămân; pe celelalte le arunci din nou.
       *[other] Banii îți ajung pentru { $count } de zaruri. Alege-le pe cele care rămân; pe celelalte le arunci din nou.
    }
dice-town-ask-play_or_pass =
    { $moment ->
        [reveal] Zarurile sunt pe masă: joacă o carte sau pasează.
        [card-played] { $about } joacă „{ $card }”: răspunde cu o carte sau pasează.
        [mine] Urmează să iei pepite de la Mină: joacă o carte sau pasează.
        [bank-robbed] { $about } sparge Banca: joacă o carte sau pasează.
        [general-store] Urmează să tragi cărți la General Store: joacă o carte sau pasează.
        [saloon] Urmează să furi la Salon: joacă o carte sau pasează.
        [badge-passes] { $about } urmează să ia steaua: joacă o carte sau pasează.
        [town-hall] Urmează să iei titluri la Primărie: joacă o carte sau pasează.
        [doc-badluck] Doc Ghinionistul urmează să primească vizite: joacă o carte sau pasează.
        [chase] Urmează să urmărești Bandiți: joacă o carte sau pasează.
        [theft] Urmează să alegi o victimă: joacă o carte sau pasează.
        [robbed] Ți s-a furat o carte: joacă o carte sau pasează.
        [hire] Urmează să angajezi un Bandit: joacă o carte sau pasează.
        [end-of-round] Runda s-a încheiat: joacă o carte sau pasează.
       *[other] Joacă o carte sau pasează.
    }
dice-town-ask-pass_in_advance = Poți pasa dinainte, până la sfârșitul rundei, ori de câte ori s-ar putea juca o carte.
dice-town-ask-choose_a_player = Alege jucătorul împotriva căruia joci cartea „{ $card }”.
dice-town-ask-make_offer =
    { $decision ->
        [second] { $place }: șeriful va hotărî cine ia locul al doilea dintre { $outcomes }.
        [next] { $place }: șeriful va hotărî cine intră următorul dintre { $outcomes }.
       *[first] { $place }: șeriful va hotărî cine câștigă dintre { $outcomes }.
    } Fă o ofertă pentru un rezultat sau nu oferi nimic.
dice-town-ask-raise_offer =
    { $decision ->
        [second] { $place }, locul al doilea: șeriful cere oferte mai bune.
        [next] { $place }, cine intră următorul: șeriful cere oferte mai bune.
       *[first] { $place }, locul întâi: șeriful cere oferte mai bune.
    } Mărește-ți oferta sau las-o cum este.
dice-town-ask-name_one =
    { $decision ->
        [second] { $place }: ca șerif, hotărăști cine ia locul al doilea.
        [next] { $place }: ca șerif, hotărăști cine intră următorul.
       *[first] { $place }: ca șerif, hotărăști cine câștigă.
    } Numește unul dintre jucători: { $outcomes }. Ofertele pentru acel rezultat devin imediat ale tale.
dice-town-ask-choose_action = { $place }: ai câștigat. Alege o acțiune; locul al doilea, dacă acționează, o face pe cealaltă.
dice-town-ask-keep_a_card = General Store: păstrează una dintre cărțile trase; celelalte se aruncă.
dice-town-ask-rob_somebody = Salon: alege victima și câte cărți tragi cu fiecare spate sau renunță.
dice-town-ask-keep_the_loot = Salon: păstrează una dintre cărțile trase; celelalte se întorc la { $victim }.
dice-town-ask-take_a_remedy = Doc Ghinionistul: ia un leac pe care îl permit zarurile tale sau pleacă fără.
dice-town-ask-name_the_winner = Punctele și titlurile sunt egale. Ca șerif, numește câștigătorul: { $tied }.
dice-town-ask-send_bandits = Înainte de aruncare, Bandiții tăi pot pune gratuit zaruri, fiecare unul sau două. Un Bandit folosit este apoi căutat.
dice-town-ask-discover = „Descoperire”: aplică una dintre aceste cărți ale Râului; celelalte se întorc deasupra, în ordinea aleasă.
dice-town-ask-take_from_discards = „Cupon”: ia o carte General Store dintre cele aruncate.
dice-town-ask-be_treated = Doc Ghinionistul: ia un leac pe care îl permit zarurile tale.
dice-town-ask-catch_bandits = Aruncarea ta ({ $dice }) nu ajunge pentru toți: fiecare zar prinde un Bandit cu fața lui. Alege Bandiții pe care îi prinzi.
dice-town-ask-give_a_card = „Cadou”: alege cartea General Store pe care o primește { $receiver }.
dice-town-ask-give_a_claim = Poți da Indienilor unul dintre titlurile tocmai câștigate și lua zarul Indienilor sau le poți păstra pe toate.
dice-town-ask-shamans_blessing = „Binecuvântarea șamanului”: întoarce unul dintre zarurile tale pe orice față.
dice-town-ask-set_a_trap = „Capcană”: alege un adversar, un zar al lui și noua față.
dice-town-ask-take_the_war_path = „Cărarea războiului”: alege o locație în care va acționa numai locul întâi.

## What the others wait for

dice-town-wait-keep_dice = Încă aleg zaruri: { $seats }.
dice-town-wait-return_dice = { $seats } alege zarurile care rămân.
dice-town-wait-choose_a_player = { $seats } alege împotriva cui joacă această carte.
dice-town-wait-make_offer = Încă se gândesc la o ofertă: { $seats }.
dice-town-wait-raise_offer = Încă se gândesc la o ofertă mai bună: { $seats }.
dice-town-wait-name_one = Decide șeriful: { $seats }.
dice-town-wait-choose_action = { $seats } alege o acțiune.
dice-town-wait-keep_a_card = { $seats } privește cărți General Store.
dice-town-wait-rob_somebody = { $seats } alege o victimă.
dice-town-wait-keep_the_loot = { $seats } privește cărțile trase.
dice-town-wait-take_a_remedy = { $seats } este la Doc Ghinionistul.
dice-town-wait-name_the_winner = Șeriful numește câștigătorul: { $seats }.
dice-town-wait-send_bandits = { $seats } hotărăște dacă trimite Bandiți.
dice-town-wait-discover = { $seats } privește cărți ale Râului.
dice-town-wait-take_from_discards = { $seats } privește cărțile aruncate.
dice-town-wait-be_treated = { $seats } este la Doc Ghinionistul.
dice-town-wait-catch_bandits = { $seats } alege Bandiții pe care îi prinde.
dice-town-wait-give_a_card = { $seats } alege cartea General Store de dăruit.
dice-town-wait-give_a_claim = { $seats } hotărăște dacă dă un titlu Indienilor.
dice-town-wait-shamans_blessing = { $seats } alege zarul de întors.
dice-town-wait-set_a_trap = { $seats } întinde o capcană.
dice-town-wait-take_the_war_path = { $seats } alege locația pentru „Cărarea războiului”.

## Answers

dice-town-say-keep =
    { $dice_count ->
        [0] Nu păstra niciunul, pentru 1 dolar
        [1] Păstrează { $dice }, gratuit
        [2] Păstrează { $dice }, pentru 1 dolar
        [3] Păstrează { $dice }, pentru 2 dolari
        [4] Păstrează { $dice }, pentru 3 dolari
       *[other] Păstrează { $dice }, pentru 4 dolari
    }
dice-town-say-stay = Lasă { $dice }, aruncă din nou restul
dice-town-say-play = Joacă „{ $card }”
dice-town-say-cheat = „Trișor profesional”: întoarce { $die } pe { $face }
dice-town-say-pass = Pasează
dice-town-say-do_not_ask_me = Pasează dinainte până la sfârșitul rundei
dice-town-say-ask_me = Nu mai pasa dinainte
dice-town-say-choose = Numește: { $seat }
dice-town-say-choose-victim = Alege: { $victim }
dice-town-say-call = Cere o singură dată oferte mai bune
dice-town-say-act = { $action }
dice-town-say-take = Ia „{ $card }”
dice-town-say-rob = Trage de la { $victim }: { dice-town-some-backs }
dice-town-say-decline = Renunță
dice-town-say-wire = Împrejmuiește cu sârmă: { $cards }
dice-town-say-store = Ia prima carte General Store
dice-town-say-dollars = Ia câte 2 dolari de la fiecare adversar
dice-town-say-nuggets = Ia câte o pepită de la fiecare adversar
dice-town-say-throw_again = „Două pistoale”: mai aruncă o dată { $dice }
dice-town-say-take_a_ranch = „Whisky”: ia un Ranch de la { $victim }
dice-town-say-hire = „Desperado”: angajează ({ $bandit })
dice-town-say-send =
    { $bandits_count ->
        [one] Pune un zar cu { $bandits }
       *[other] Pune câte un zar cu { $bandits }
    }
dice-town-say-catch = Prinde: { $bandits }
dice-town-say-apply = Aplică „{ $river }”; înapoi deasupra, în ordine: { $rivers }
dice-town-say-give = Dă „{ $card }”
dice-town-say-turn = Întoarce { $die } pe { $face }
dice-town-say-trap = { $victim }: întoarce { $die } pe { $face }
dice-town-say-block = { $place }

dice-town-form-make_offer-outcome = Dacă șeriful numește
dice-town-form-make_offer-dollars = Dolari
dice-town-form-make_offer-nuggets = Pepite
dice-town-form-make_offer-cards = Cărți din mână
dice-town-form-make_offer-wired = Titluri împrejmuite
dice-town-form-make_offer-share_dollars = Dolari din ce îți va da locația
dice-town-form-make_offer-share_nuggets = Pepite din ce îți va da locația
dice-town-form-raise_offer-outcome = Dacă șeriful numește
dice-town-form-raise_offer-cards = Cărți din mână
dice-town-form-raise_offer-wired = Titluri împrejmuite
dice-town-form-raise_offer-dollars = Dolari, în total
dice-town-form-raise_offer-nuggets = Pepite, în total
dice-town-form-raise_offer-more_cards = Alte cărți din mână
dice-town-form-raise_offer-more_wired = Alte titluri împrejmuite
dice-town-form-raise_offer-share_dollars = Dolari din ce îți va da locația, în total
dice-town-form-raise_offer-share_nuggets = Pepite din ce îți va da locația, în total

## The log

dice-town-event-appointed = Primul șerif este { $seat }.
dice-town-event-round_began = Runda { $round }. Șerif: { $seat }.
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
dice-town-event-paid = { $seat } plătește { dice-town-some-dollars } la Diligență.
dice-town-event-returned_dice =
    { $count ->
        [one] { $seat } poate plăti doar { $dice }; un zar se aruncă din nou.
        [few] { $seat } poate plăti doar { $dice }; { $count } zaruri se aruncă din nou.
       *[other] { $seat } poate plăti doar { $dice }; { $count } de zaruri se aruncă din nou.
    }
dice-town-event-dice_set = Toate zarurile sunt fixate. Se deschid locațiile.
dice-town-event-final_hand = { $seat } are { $dice }. { $hand }.
dice-town-event-last_rolled = Ultima aruncare: { $seat } aruncă { $dice }.
dice-town-event-turned = { $seat } întoarce un zar de pe { $die } pe { $face } și are acum { $dice }.

dice-town-event-played = { $seat } joacă „{ $card }”.
dice-town-event-played-victim = { $seat } joacă „{ $card }”. Ținta: { $victim }.
dice-town-event-played-die = { $seat } joacă „{ $card }”: un zar trece de pe { $die } pe { $face }.
dice-town-event-played-dice = { $seat } joacă „{ $card }”: zarurile { $dice } se mai aruncă o dată.
dice-town-event-played-bandit = { $seat } joacă „{ $card }”: urmează să fie angajat { $bandit }.
dice-town-event-had_no_effect = { $seat } joacă „{ $card }”, dar nu are împotriva cui. Cartea rămâne fără efect.
dice-town-event-took_effect = „{ $card }” își face efectul.
dice-town-event-cancelled = Cartea „{ $card }”, jucată de { $seat }, este anulată și rămâne fără efect.
dice-town-event-turned_up = { $seat } primește „{ $card }”, care se joacă imediat.
dice-town-event-passes_in_advance = { $seat } pasează dinainte până la sfârșitul rundei.
dice-town-event-wants_to_be_asked = { $seat } nu mai pasează dinainte.
dice-town-event-reshuffled =
    { $count ->
        [one] Cărțile aruncate formează un nou teanc General Store: o carte.
        [few] Cărțile aruncate formează un nou teanc General Store: { $count } cărți.
       *[other] Cărțile aruncate formează un nou teanc General Store: { $count } de cărți.
    }

dice-town-event-nobody_won = { $place }: nu câștigă nimeni.
dice-town-event-won =
    { $count ->
        [one] { $place }: câștigă { $seat }, cu un zar.
        [few] { $place }: câștigă { $seat }, cu { $count } zaruri.
       *[other] { $place }: câștigă { $seat }, cu { $count } de zaruri.
    }
dice-town-event-won-hand = { $place }: câștigă { $seat }. { $hand }: { $dice }.
dice-town-event-came_second =
    { $count ->
        [one] { $place }: { $seat } ia locul al doilea, cu un zar.
        [few] { $place }: { $seat } ia locul al doilea, cu { $count } zaruri.
       *[other] { $place }: { $seat } ia locul al doilea, cu { $count } de zaruri.
    }
dice-town-event-came_second-hand = { $place }: { $seat } ia locul al doilea. { $hand }: { $dice }.
dice-town-event-acts = { $place }, { $seat }: { $action }.
dice-town-event-found_nothing = { $place }: { $seat } nu are ce câștiga aici.
dice-town-event-declined = { $place }: { $seat } renunță.

dice-town-if-named =
    { $decision ->
        [second] dacă locul al doilea îl ia { $outcome }.
        [next] dacă la rând urmează { $outcome }.
       *[first] dacă locul întâi îl ia { $outcome }.
    }
dice-town-event-asked_the_sheriff =
    { $decision ->
        [second] { $place }: șeriful ({ $seat }) hotărăște cine ia locul al doilea dintre { $seats }.
        [next] { $place }: șeriful ({ $seat }) hotărăște cine intră următorul dintre { $seats }.
       *[first] { $place }: șeriful ({ $seat }) hotărăște cine câștigă dintre { $seats }.
    }
dice-town-event-offered = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private = { $seat } oferă{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-called_for_better =
    { $decision ->
        [second] { $place }, locul al doilea: șeriful ({ $seat }) cere oferte mai bune.
        [next] { $place }, cine intră următorul: șeriful ({ $seat }) cere oferte mai bune.
       *[first] { $place }, locul întâi: șeriful ({ $seat }) cere oferte mai bune.
    }
dice-town-event-decided =
    { $decision ->
        [second] { $place }: șeriful ({ $seat }) hotărăște: locul al doilea îl ia { $chosen }.
        [next] { $place }: șeriful ({ $seat }) hotărăște: la rând urmează { $chosen }.
        [game] Șeriful ({ $seat }) hotărăște cine câștigă jocul: { $chosen }.
       *[first] { $place }: șeriful ({ $seat }) hotărăște: locul întâi îl ia { $chosen }.
    }
dice-town-event-bribed = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } după oferta făcută de { $seat }.
dice-town-event-bribed-private = { $receiver } primește{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } după oferta făcută de { $seat }.
dice-town-event-gave =
    { $dollars ->
        [0] { $receiver } primește { dice-town-some-nuggets } de la { $seat }.
       *[other] { $nuggets ->
            [0] { $receiver } primește { dice-town-some-dollars } de la { $seat }.
           *[other] { $receiver } primește { dice-town-some-dollars } și { dice-town-some-nuggets } de la { $seat }.
        }
    }

dice-town-event-paid_the_share =
    { $dollars ->
        [0] { $receiver } primește de la { $seat } partea promisă din câștig: { dice-town-some-nuggets }.
       *[other] { $nuggets ->
            [0] { $receiver } primește de la { $seat } partea promisă din câștig: { dice-town-some-dollars }.
           *[other] { $receiver } primește de la { $seat } partea promisă din câștig: { dice-town-some-dollars } și { dice-town-some-nuggets }.
        }
    }

dice-town-event-dug = { $seat } ia de la Mină { dice-town-some-nuggets }.
dice-town-event-robbed_the_bank = { $seat } sparge Banca: { dice-town-some-dollars }.
dice-town-event-stagecoach_arrived =
    { $dollars ->
        [0] Diligența sosește goală.
       *[other] Diligența aduce la Bancă { dice-town-some-dollars }.
    }
dice-town-event-drew =
    { $count ->
        [0] La General Store nu mai sunt cărți pentru { $seat }.
        [one] { $seat } trage o carte General Store.
        [few] { $seat } trage { $count } cărți General Store.
       *[other] { $seat } trage { $count } de cărți General Store.
    }
dice-town-event-drew-private =
    { $count ->
        [0] La General Store nu mai sunt cărți pentru { $seat }.
       *[other] { $seat } trage la General Store: { $cards }.
    }
dice-town-event-kept_a_card =
    { $count ->
        [0] { $seat } păstrează cartea.
       *[other] { $seat } păstrează o carte și aruncă { $count }.
    }
dice-town-event-kept_a_card-private =
    { $count ->
        [0] { $seat } păstrează „{ $card }”.
       *[other] { $seat } păstrează „{ $card }” și aruncă restul: { $cards }.
    }
dice-town-event-looks_for_a_victim =
    { $count ->
        [one] { $seat } caută o victimă la Salon și poate trage o carte.
        [few] { $seat } caută o victimă la Salon și poate trage cel mult { $count } cărți.
       *[other] { $seat } caută o victimă la Salon și poate trage cel mult { $count } de cărți.
    }
dice-town-event-drew_from_hand = { $seat } trage din mână de la { $victim }: { dice-town-some-backs }.
dice-town-event-drew_from_hand-private = { $seat } trage din mână de la { $victim }: { $cards }.
dice-town-event-stole =
    { $store ->
        [0] { $seat } fură un titlu de la { $victim }.
       *[other] { $seat } fură o carte General Store de la { $victim }.
    }
dice-town-event-stole-private = { $seat } fură de la { $victim } cartea „{ $card }”.
dice-town-event-kept_the_badge = Șerif rămâne { $seat }.
dice-town-event-took_the_badge = { $seat } ia steaua de la { $victim }.
dice-town-event-badge_stayed = Steaua rămâne la { $seat }; { $victim } nu o primește.
dice-town-event-took_claims = { $seat } ia din șir: { $cards }.
dice-town-event-took_top_claim = { $seat } ia primul titlu din teanc.
dice-town-event-took_top_claim-private = { $seat } ia primul titlu din teanc: { $card }.
dice-town-event-refilled_the_row = În șir: { $row }.

dice-town-event-doc_awaits = Vizite la Doc Ghinionistul: { $seats }.
dice-town-event-took_remedy = { $seat } merge la Doc Ghinionistul. { $remedy }.
dice-town-event-wired = { $seat } împrejmuiește cu sârmă: { $cards }.
dice-town-event-got_a_card = { $seat } ia prima carte General Store.
dice-town-event-got_a_card-private = { $seat } ia prima carte General Store: { $card }.

dice-town-event-put_up_posters = Căutați: { $bandits }.
dice-town-event-sent_bandits =
    { $bandits_count ->
        [one] { $seat } trimite: { $bandits }. Pune { $dice } și este acum căutat.
       *[other] { $seat } trimite: { $bandits }. Pun { $dice } și sunt acum căutați.
    }
dice-town-event-sent_nobody = { $seat } nu trimite niciun Bandit.
dice-town-event-drew_from_the_river = { $seat } trage o carte a Râului: „{ $river }”.
dice-town-event-found_gold =
    { $nuggets ->
        [0] { $seat } găsește Mina goală.
       *[other] { $seat } ia de la Mină { dice-town-some-nuggets }.
    }
dice-town-event-found_a_purse =
    { $dollars ->
        [0] { $seat } găsește Banca goală.
       *[other] { $seat } ia de la Bancă { dice-town-some-dollars }.
    }
dice-town-event-looked_at_the_river =
    { $count ->
        [0] { $seat } nu mai găsește cărți ale Râului de privit.
        [one] { $seat } privește următoarea carte a Râului.
        [few] { $seat } privește următoarele { $count } cărți ale Râului.
       *[other] { $seat } privește următoarele { $count } de cărți ale Râului.
    }
dice-town-event-looked_at_the_river-private =
    { $count ->
        [0] { $seat } nu mai găsește cărți ale Râului de privit.
        [one] { $seat } privește următoarea carte a Râului: { $rivers }.
       *[other] { $seat } privește următoarele cărți ale Râului, de sus în jos: { $rivers }.
    }
dice-town-event-looked_through_discards =
    { $count ->
        [0] { $seat } nu găsește cărți aruncate de privit.
        [one] { $seat } privește cărțile aruncate: o carte.
        [few] { $seat } privește cărțile aruncate: { $count } cărți.
       *[other] { $seat } privește cărțile aruncate: { $count } de cărți.
    }
dice-town-event-looked_through_discards-private =
    { $count ->
        [0] { $seat } nu găsește cărți aruncate de privit.
       *[other] { $seat } privește cărțile aruncate: { $cards }.
    }
dice-town-event-took_from_discards = { $seat } ia o carte General Store dintre cele aruncate.
dice-town-event-took_from_discards-private = { $seat } ia dintre cărțile aruncate „{ $card }”.
dice-town-event-held_up_the_stagecoach = { $seat } jefuiește Diligența: { dice-town-some-dollars }.
dice-town-event-hired =
    { $top_count ->
        [0] { $seat } angajează: { $bandit }. Nu mai sunt Bandiți de angajat.
       *[other] { $seat } angajează: { $bandit }. Urmează: { $top }.
    }
dice-town-event-chased = { $seat } urmărește Bandiți și aruncă { $dice }.
dice-town-event-threw_again =
    { $count ->
        [one] { $seat } mai aruncă o dată un zar: { $dice }.
        [few] { $seat } mai aruncă o dată { $count } zaruri: { $dice }.
       *[other] { $seat } mai aruncă o dată { $count } de zaruri: { $dice }.
    }
dice-town-event-throw_stands = Aruncarea rămâne: { $dice }.
dice-town-event-caught =
    { $bandits_count ->
        [0] { $seat } nu prinde pe nimeni.
       *[other] { $seat } prinde: { $bandits }.
    }
dice-town-event-laid_ranches =
    { $count ->
        [one] { $seat } pune cu fața în sus un Ranch.
        [few] { $seat } pune cu fața în sus { $count } Ranchuri.
       *[other] { $seat } pune cu fața în sus { $count } de Ranchuri.
    }
dice-town-event-stole_a_ranch = { $seat } ia un Ranch de la { $victim }.
dice-town-event-was_insured =
    { $store ->
        [0] Cu „Asigurare”, { $seat } ia primul titlu din teanc.
       *[other] Cu „Asigurare”, { $seat } ia prima carte General Store.
    }
dice-town-event-was_insured-private = Cu „Asigurare”, { $seat } ia din teanc „{ $card }”.
dice-town-event-gave_a_card = { $receiver } primește o carte General Store de la { $seat }.
dice-town-event-gave_a_card-private = { $receiver } primește „{ $card }” de la { $seat }.

dice-town-event-kept_the_claims = { $seat } nu dă niciun titlu Indienilor.
dice-town-event-gave_to_the_indians = { $seat } dă Indienilor un titlu și ia zarul Indienilor.
dice-town-event-gave_to_the_indians-private = { $seat } dă Indienilor „{ $card }” și ia zarul Indienilor.
dice-town-event-rolled_the_indian_die = { $seat } aruncă zarul Indienilor: „{ $indian }”.
dice-town-event-blessed = { $seat } întoarce un zar de pe { $die } pe { $face } și are acum { $dice }.
dice-town-event-trapped = { $seat } întoarce un zar de la { $victim } de pe { $die } pe { $face }; { $victim } are acum { $dice }.
dice-town-event-took_the_war_path = { $place }: în această rundă acționează aici numai locul întâi. Pe cărarea războiului pornește { $seat }.
dice-town-event-die_went_home = Zarul Indienilor se întoarce de la { $seat } în sat.
dice-town-event-took_the_indian_die = { $seat } ia zarul Indienilor din sat.
dice-town-event-took_the_indian_die-holder = { $seat } ia zarul Indienilor de la { $holder }.

dice-town-event-counted =
    { $cards_count ->
        [0] { $seat } nu are cărți în mână. Total: { $score } PV.
       *[other] { $seat } arată: { $cards }. Total: { $score } PV.
    }
dice-town-event-ended = Jocul s-a încheiat. Victoria: { $winners }.

## Actions

dice-town-action-dig = Ia câte o pepită pentru fiecare 9
dice-town-action-rob_the_bank = Sparge Banca
dice-town-action-go_shopping = Trage cărți General Store
dice-town-action-look_for_a_victim = Fură o carte
dice-town-action-take_the_badge = Ia steaua
dice-town-action-take_claims = Ia titluri din șir
dice-town-action-pan = Trage o carte a Râului
dice-town-action-hold_up_the_stagecoach = Jefuiește Diligența: câte 1 dolar pentru fiecare 10
dice-town-action-see_doc = Ia un leac de la Doc Ghinionistul
dice-town-action-hire = Angajează primul Bandit
dice-town-action-chase = Urmărește Bandiții căutați
dice-town-action-court_the_mayors_wife = Mergi la soția Primarului: primul titlu din teanc

## Bandits

dice-town-bandit-9-4 = Bandit 9 (4 dolari)
    .about =
        Angajat, pune pe 9 unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 4 la sfârșit.
dice-town-bandit-9-6 = Bandit 9 (6 dolari)
    .about =
        Angajat, pune pe 9 unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 6 la sfârșit.
dice-town-bandit-10-4 = Bandit 10 (4 dolari)
    .about =
        Angajat, pune pe 10 unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 4 la sfârșit.
dice-town-bandit-10-6 = Bandit 10 (6 dolari)
    .about =
        Angajat, pune pe 10 unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 6 la sfârșit.
dice-town-bandit-J-4 = Bandit J (4 dolari)
    .about =
        Angajat, pune pe J unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 4 la sfârșit.
dice-town-bandit-J-6 = Bandit J (6 dolari)
    .about =
        Angajat, pune pe J unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 6 la sfârșit.
dice-town-bandit-Q-4 = Bandit Q (4 dolari)
    .about =
        Angajat, pune pe Q unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 4 la sfârșit.
dice-town-bandit-Q-6 = Bandit Q (6 dolari)
    .about =
        Angajat, pune pe Q unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 6 la sfârșit.
dice-town-bandit-K-4 = Bandit K (4 dolari)
    .about =
        Angajat, pune pe K unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 4 la sfârșit.
dice-town-bandit-K-6 = Bandit K (6 dolari)
    .about =
        Angajat, pune pe K unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 6 la sfârșit.
dice-town-bandit-A-4 = Bandit A (4 dolari)
    .about =
        Angajat, pune pe A unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 4 la sfârșit.
dice-town-bandit-A-6 = Bandit A (6 dolari)
    .about =
        Angajat, pune pe A unul sau două dintre zarurile pe care urmează să le arunci, apoi este
        căutat. Prins, adaugă la dolarii tăi 6 la sfârșit.

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
dice-town-refusal-cannot-pay-for-none = Să nu păstrezi niciunul costă 1 dolar, iar tu nu-l ai. Păstrează cel puțin un zar.
dice-town-refusal-cannot-pay =
    { $most ->
        [one] Dolarii tăi: { $dollars }. Păstrează un singur zar.
        [few] Dolarii tăi: { $dollars }. Păstrează cel mult { $most } zaruri.
       *[other] Dolarii tăi: { $dollars }. Păstrează cel mult { $most } de zaruri.
    }
dice-town-refusal-paid-for-fewer =
    { $count ->
        [one] Alege exact un zar dintre acestea: { $dice }.
        [few] Alege exact { $count } zaruri dintre acestea: { $dice }.
       *[other] Alege exact { $count } de zaruri dintre acestea: { $dice }.
    }
dice-town-refusal-must-play = Păstrezi mai multe zaruri decât poți plăti, deci trebuie să joci acum „{ $card }”.
dice-town-refusal-passes-in-advance = Pasezi dinainte; renunță la asta dacă vrei să joci o carte.
dice-town-refusal-card-not-held = Nu ai cartea „{ $card }”. Joacă o carte din mână sau pasează.
dice-town-refusal-wrong-moment = Cartea „{ $card }” se joacă în alt moment. Joacă o carte potrivită sau pasează.
dice-town-refusal-card-just-gained = Abia ai primit cartea „{ $card }”; o poți juca după ce se încheie această rezolvare.
dice-town-refusal-card-not-playable = Cartea „{ $card }” nu se poate juca acum. Joacă alta sau pasează.
dice-town-refusal-share-of-another = O parte din câștig poți oferi numai pentru cazul în care câștigi tu.
dice-town-refusal-called-already = Ai cerut deja oferte mai bune. Numește un jucător.
dice-town-refusal-not-among-the-tied = Numește unul dintre jucători: { $seats }.
dice-town-refusal-no-such-action = { $place }: aici nu există această acțiune. Alege una dintre cele arătate.
dice-town-refusal-nothing-to-act-on = Cu această acțiune nu ai ce face. Alege-o pe cealaltă.
dice-town-refusal-card-not-drawn = Nu ai tras această carte. Păstrează una dintre acestea: { $cards }.
dice-town-refusal-not-an-opponent = Nu te poți jefui pe tine. Alege un adversar.
dice-town-refusal-nothing-to-steal = { $victim } nu are cărți în mână. Alege altă victimă sau renunță.
dice-town-refusal-wrong-split =
    { $count ->
        [one] Trage o singură carte de la { $victim }; în mână are { dice-town-some-backs }.
        [few] Trage în total { $count } cărți de la { $victim }; în mână are { dice-town-some-backs }.
       *[other] Trage în total { $count } de cărți de la { $victim }; în mână are { dice-town-some-backs }.
    }
dice-town-refusal-no-die-for-remedy = { $remedy }: niciun zar al tău nu permite acest leac. Ia altul.
dice-town-refusal-wrong-claims =
    { $count ->
        [0] Nu ai în mână niciun titlu de împrejmuit. Ia alt leac.
        [one] Alege un titlu din mână.
        [few] Alege { $count } titluri din mână.
       *[other] Alege { $count } de titluri din mână.
    }
dice-town-refusal-store-is-empty = La General Store nu mai sunt cărți. Ia alt leac.
dice-town-refusal-not-the-cards-looked-at = Aplică una dintre aceste cărți ale Râului și pune-le înapoi pe celelalte: { $rivers }.
dice-town-refusal-card-not-among-discards = Cartea aceasta nu este printre cele aruncate. Ia una dintre acestea: { $cards }.
dice-town-refusal-cannot-send =
    { $count ->
        [one] Ai de aruncat un zar. Numește pentru el un Bandit dintre aceștia: { $bandits }.
        [few] Ai de aruncat { $count } zaruri. Pentru fiecare zar pus numește un Bandit dintre aceștia: { $bandits }, pe fiecare de cel mult { $most } ori.
       *[other] Ai de aruncat { $count } de zaruri. Pentru fiecare zar pus numește un Bandit dintre aceștia: { $bandits }, pe fiecare de cel mult { $most } ori.
    }
dice-town-refusal-not-caught-by-the-dice = Zarurile arată { $dice }; fiecare prinde un Bandit cu fața lui, cât se poate. Căutați: { $bandits }.
dice-town-refusal-no-such-store-card = Nu ai această carte General Store. Dă una dintre acestea: { $cards }.
dice-town-refusal-claim-not-just-won = Dă unul dintre titlurile tocmai câștigate ({ $cards }) sau renunță.
dice-town-refusal-guarded = În această rundă, { $victim } are gardă de corp. Alege pe altcineva.

dice-town-view-round = Runda
dice-town-view-sheriff = Șerif
dice-town-view-mine = Pepite în Mină
dice-town-view-bank = Dolari în Bancă
dice-town-view-stagecoach = Dolari în Diligență
dice-town-view-store_deck = Teancul General Store
dice-town-view-discards = Cărți aruncate
dice-town-view-claims_deck = Teancul de titluri
dice-town-view-row = Șirul de titluri
dice-town-view-players = Jucători
dice-town-view-last_roll = Ultima aruncare
dice-town-view-acting = Acționează
dice-town-view-visitors = La Doc Ghinionistul
dice-town-view-offers = Oferte
dice-town-view-promised = Părți promise
dice-town-view-known_discards = Știi că sunt aruncate
dice-town-view-known_deck = Știi că sunt în teancul General Store
dice-town-view-hand = Mâna ta
dice-town-view-cup = Sub păhărelul tău
dice-town-view-looking_at = Privești
dice-town-view-passes_in_advance = Pasezi dinainte
dice-town-view-seat = Jucător
dice-town-view-outcome = Rezultat
dice-town-view-dollars = Dolari
dice-town-view-nuggets = Pepite
dice-town-view-store = Cărți General Store
dice-town-view-claims = Titluri
dice-town-view-cards = Cărți
dice-town-view-known = Cărți cunoscute
dice-town-view-wired = Împrejmuite
dice-town-view-dice = Zaruri fixate
dice-town-view-fresh = Abia păstrate
dice-town-view-under_cup = Zaruri sub păhărel
dice-town-view-keeps_for_free = Păstrează gratuit
dice-town-view-must_play_brute = Trebuie să joace „Bruta”
dice-town-view-won = A câștigat ceva
dice-town-view-share_dollars = Dolari din câștig
dice-town-view-share_nuggets = Pepite din câștig
dice-town-view-ranches = Ranchuri
dice-town-view-hired = Bandiți angajați
dice-town-view-caught = Bandiți prinși
dice-town-view-river = Teancul Râului
dice-town-view-river_gone = Ieșite din Râu
dice-town-view-known_river = Deasupra Râului, cunoscute
dice-town-view-bandits = Bandiți în teanc
dice-town-view-top_bandit = Următorul Bandit
dice-town-view-wanted = Căutați
dice-town-view-chase_dice = Zarurile urmăririi
dice-town-view-box = Titluri în cutie
dice-town-view-die_holder = Zarul Indienilor
dice-town-view-guarded = Cu gardă de corp
dice-town-view-war_path = Cărarea războiului
