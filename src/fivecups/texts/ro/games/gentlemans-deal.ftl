gentlemans-deal-name = Afacerea gentlemanilor
gentlemans-deal-coins =
    { $money ->
        [one] o monedă
        [few] { $money } monede
       *[other] { $money } de monede
    }
gentlemans-deal-these-coins =
    { $money ->
        [one] o monedă
        [few] { $money } monede
       *[other] { $money } de monede
    }
gentlemans-deal-goods =
    { $what ->
        [accomplices] { $accomplices }
        [money] { gentlemans-deal-coins }
       *[both] { gentlemans-deal-coins }; { $accomplices }
    }

gentlemans-deal-option-talk_seconds = Timp pentru ofertă și discuție
gentlemans-deal-option-talk_seconds-none = fără limită
gentlemans-deal-option-talk_seconds-number =
    { $value ->
        [one] o secundă
        [few] { $value } secunde
       *[other] { $value } de secunde
    }
gentlemans-deal-option-least_talk_seconds = Timp minim pentru discuție
gentlemans-deal-option-least_talk_seconds-number =
    { $value ->
        [0] deloc
        [one] o secundă
        [few] { $value } secunde
       *[other] { $value } de secunde
    }
gentlemans-deal-option-vote_seconds = Timp pentru vot
gentlemans-deal-option-vote_seconds-none = fără limită
gentlemans-deal-option-vote_seconds-number =
    { $value ->
        [one] o secundă
        [few] { $value } secunde
       *[other] { $value } de secunde
    }
gentlemans-deal-option-first_dealer = Primul dealer
gentlemans-deal-option-first_dealer-lot = prin tragere la sorți
gentlemans-deal-option-first_dealer-number = jucătorul de pe locul { $value }

gentlemans-deal-ask-first_offer = Fă prima ofertă: fiecăruia, bani și complici de pe cartea ta sau nimic.
gentlemans-deal-ask-final_offer = Fă oferta definitivă. Ea încheie discuția și o înlocuiește pe prima.
gentlemans-deal-ask-confirm_offer = Confirmă prima ofertă.
gentlemans-deal-ask-demand = Fă o cerere.
gentlemans-deal-ask-talk = Spune ce crezi despre ofertă.
gentlemans-deal-ask-talk_time_up =
    { $seconds ->
        [one] Pentru ofertă și discuție este o secundă.
        [few] Pentru ofertă și discuție sunt { $seconds } secunde.
       *[other] Pentru ofertă și discuție sunt { $seconds } de secunde.
    }
gentlemans-deal-ask-nothing_to_add = Spune ce ai de spus sau anunță că nu mai ai nimic de adăugat.
gentlemans-deal-ask-least_talk_over =
    { $seconds ->
        [one] Pentru discuție este o secundă.
        [few] Pentru discuție sunt { $seconds } secunde.
       *[other] Pentru discuție sunt { $seconds } de secunde.
    }
gentlemans-deal-ask-vote = Votează pentru ofertă sau împotriva ei.
gentlemans-deal-ask-vote_time_up =
    { $seconds ->
        [one] Pentru vot este o secundă.
        [few] Pentru vot sunt { $seconds } secunde.
       *[other] Pentru vot sunt { $seconds } de secunde.
    }

gentlemans-deal-wait-first_offer = { $seats } pregătește prima ofertă. Se pot face deja cereri.
gentlemans-deal-wait-final_offer = { $seats } ascultă și pregătește oferta definitivă.
gentlemans-deal-wait-confirm_offer = { $seats } poate confirma prima ofertă.
gentlemans-deal-wait-demand = Pot face cereri: { $seats }.
gentlemans-deal-wait-talk = Despre ofertă discută: { $seats }.
gentlemans-deal-wait-talk_time_up = Curge timpul de discuție.
gentlemans-deal-wait-nothing_to_add = Înainte de oferta definitivă mai pot vorbi: { $seats }.
gentlemans-deal-wait-least_talk_over = Mai este timp de vorbit.
gentlemans-deal-wait-vote = Mai au de votat: { $seats }.
gentlemans-deal-wait-vote_time_up = Curge timpul de vot.

gentlemans-deal-say-confirm = Confirmă oferta
gentlemans-deal-say-promise = Promite: la această ofertă votez { $ballot }
gentlemans-deal-say-want_more = Vreau mai mult
gentlemans-deal-say-take_back_word = Retrage ce am spus
gentlemans-deal-say-nothing_to_add = Nimic de adăugat
gentlemans-deal-say-vote = Votează { $ballot }
gentlemans-deal-say-time = Timpul a expirat

gentlemans-deal-empty-first_offer = Nimic pentru nimeni
gentlemans-deal-form-first_offer-money = Bani pentru { $seat }
gentlemans-deal-form-first_offer-accomplices = Complici pentru { $seat }
gentlemans-deal-empty-final_offer = Nimic pentru nimeni
gentlemans-deal-form-final_offer-money = Bani pentru { $seat }
gentlemans-deal-form-final_offer-accomplices = Complici pentru { $seat }
gentlemans-deal-form-demand-whom = Pentru cine
gentlemans-deal-form-demand-money = Bani, cel puțin
gentlemans-deal-form-demand-accomplices = Complici
gentlemans-deal-form-demand-vote = Atunci votez
gentlemans-deal-filled-goods =
    { $money ->
        [0] { $accomplices }
       *[other] { $accomplices_count ->
            [0] { gentlemans-deal-coins }
           *[other] { gentlemans-deal-coins }, { $accomplices }
        }
    }
gentlemans-deal-filled-first_offer = { $seat }: { gentlemans-deal-filled-goods }
gentlemans-deal-filled-final_offer = { $seat }: { gentlemans-deal-filled-goods }
gentlemans-deal-filled-demand = Cere pentru { $whom } cel puțin { gentlemans-deal-filled-goods }; atunci votez { $vote }
gentlemans-deal-filled-demand-you-whom = Cere cel puțin { gentlemans-deal-filled-goods }; atunci votez { $vote }

gentlemans-deal-event-game_began = Cărțile de afacere sunt amestecate. Primul dealer este { $seat }.
gentlemans-deal-event-game_began-you = Cărțile de afacere sunt amestecate. Primul dealer ești tu.
gentlemans-deal-event-turn_began = Tura { $turn } din { $turns }: dealer este { $seat }.
gentlemans-deal-event-turn_began-you = Tura { $turn } din { $turns }: dealer ești tu.
gentlemans-deal-event-accomplice_joined = { $seat } are un nou complice: { $accomplice }.
gentlemans-deal-event-accomplice_joined-you = Ai un nou complice: { $accomplice }.
gentlemans-deal-event-accomplice_left = { $seat } are un nou complice: { $accomplice }. Îl pierde { $former }.
gentlemans-deal-event-accomplice_left-you = Ai un nou complice: { $accomplice }. Îl pierde { $former }.
gentlemans-deal-event-accomplice_left-you-former = Pierzi un complice: { $accomplice }. Îl are acum { $seat }.
gentlemans-deal-event-card_drawn = { $seat } ia o carte de afacere.
gentlemans-deal-event-card_drawn-you = Iei o carte de afacere.
gentlemans-deal-event-card_drawn-private = { $seat } ia o carte de afacere: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-card_drawn-private-you = Iei o carte de afacere: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-offer_made = { $seat } face prima ofertă.
gentlemans-deal-event-offer_made-you = Faci prima ofertă.
gentlemans-deal-event-offered = Pentru { $whom }: { gentlemans-deal-goods }.
gentlemans-deal-event-offered-you-whom = Pentru tine: { gentlemans-deal-goods }.
gentlemans-deal-event-offered_nothing =
    { $seats_count ->
        [one] Nimic pentru { $seats }.
       *[other] Rămân fără ofertă: { $seats }.
    }
gentlemans-deal-event-offered_nothing-you-seats = Nimic pentru tine.
gentlemans-deal-event-offer_confirmed = { $seat } confirmă prima ofertă. Este definitivă.
gentlemans-deal-event-offer_confirmed-you = Confirmi prima ofertă. Este definitivă.
gentlemans-deal-event-offer_replaced = { $seat } înlocuiește oferta. Cea nouă este definitivă.
gentlemans-deal-event-offer_replaced-you = Înlocuiești oferta. Cea nouă este definitivă.
gentlemans-deal-event-demanded =
    { $promise ->
        [yes] { $own ->
            [yes] { $seat } promite să voteze { $vote } dacă primește cel puțin:
           *[no] { $seat } promite să voteze { $vote } dacă { $whom } primește cel puțin:
        }
       *[no] { $own ->
            [yes] { $seat } cere cel puțin:
           *[no] { $seat } cere pentru { $whom } cel puțin:
        }
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you =
    { $promise ->
        [yes] Promiți să votezi { $vote } dacă { $whom } primește cel puțin:
       *[no] Ceri pentru { $whom } cel puțin:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you-seat-whom =
    { $promise ->
        [yes] Promiți să votezi { $vote } dacă primești cel puțin:
       *[no] Ceri cel puțin:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you-whom =
    { $promise ->
        [yes] { $seat } promite să voteze { $vote } dacă primești cel puțin:
       *[no] { $seat } cere pentru tine cel puțin:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-promised = La această ofertă { $seat } promite să voteze { $ballot }.
gentlemans-deal-event-promised-you = La această ofertă promiți să votezi { $ballot }.
gentlemans-deal-event-wanted_more = { $seat } vrea mai mult.
gentlemans-deal-event-wanted_more-you = Vrei mai mult.
gentlemans-deal-event-took_back_word = { $seat } retrage ce a spus despre ofertă.
gentlemans-deal-event-took_back_word-you = Retragi ce ai spus despre ofertă.
gentlemans-deal-event-took_back_demand =
    { $own ->
        [yes] { $seat } își retrage cererea.
       *[no] { $seat } își retrage cererea pentru { $whom }.
    }
gentlemans-deal-event-took_back_demand-you =
    { $own ->
        [yes] Îți retragi cererea.
       *[no] Îți retragi cererea pentru { $whom }.
    }
gentlemans-deal-event-took_back_demand-you-whom = { $seat } își retrage cererea pentru tine.
gentlemans-deal-event-all_have_spoken = Nimeni nu mai are nimic de adăugat. { $seat } poate face oferta definitivă.
gentlemans-deal-event-all_have_spoken-you = Nimeni nu mai are nimic de adăugat. Poți face oferta definitivă.
gentlemans-deal-event-talked_long_enough = Timpul de discuție a trecut. { $seat } poate face oferta definitivă.
gentlemans-deal-event-talked_long_enough-you = Timpul de discuție a trecut. Poți face oferta definitivă.
gentlemans-deal-event-talk_time_ran_out = Timpul a expirat fără o ofertă definitivă de la { $seat }. Nu se mai votează.
gentlemans-deal-event-talk_time_ran_out-you = Timpul a expirat fără o ofertă definitivă de la tine. Nu se mai votează.
gentlemans-deal-event-talk_time_ran_out-how =
    { $how ->
        [confirmed] Timpul a expirat cât { $seat } încă aștepta să vorbească ceilalți. Prima ofertă rămâne valabilă și începe votul.
       *[jail] Timpul a expirat fără o ofertă definitivă de la { $seat }. Nu se mai votează.
    }
gentlemans-deal-event-talk_time_ran_out-how-you =
    { $how ->
        [confirmed] Timpul a expirat cât încă așteptai să vorbească ceilalți. Prima ta ofertă rămâne valabilă și începe votul.
       *[jail] Timpul a expirat fără o ofertă definitivă de la tine. Nu se mai votează.
    }
gentlemans-deal-event-vote_time_ran_out = Timpul a expirat. Se votează fără argument în locul celor absenți: { $seats }.
gentlemans-deal-event-vote_time_ran_out-you-seats = Timpul a expirat. Se votează în locul tău, fără argument.
gentlemans-deal-event-voted = { $seat } votează { $ballot }. Votul cântărește { $weight }.
gentlemans-deal-event-voted-you = Votezi { $ballot }. Votul tău cântărește { $weight }.
gentlemans-deal-event-deal_accepted = Afacerea propusă de { $seat } este acceptată: { $weight_for } pentru, { $weight_against } împotrivă.
gentlemans-deal-event-deal_accepted-you = Afacerea ta este acceptată: { $weight_for } pentru, { $weight_against } împotrivă.
gentlemans-deal-event-deal_refused = Afacerea propusă de { $seat } cade: { $weight_for } pentru, { $weight_against } împotrivă.
gentlemans-deal-event-deal_refused-you = Afacerea ta cade: { $weight_for } pentru, { $weight_against } împotrivă.
gentlemans-deal-event-card_shown = { $seat } arată cartea: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-card_shown-you = Arăți cartea: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-share_paid = { $seat } își primește partea: { gentlemans-deal-coins }.
gentlemans-deal-event-share_paid-you = Îți primești partea: { gentlemans-deal-coins }.
gentlemans-deal-event-rest_paid =
    { $money ->
        [0] Nu rămâne nimic pentru { $seat }.
       *[other] { $seat } păstrează restul: { gentlemans-deal-coins }.
    }
gentlemans-deal-event-rest_paid-you =
    { $money ->
        [0] Nu rămâne nimic pentru tine.
       *[other] Păstrezi restul: { gentlemans-deal-coins }.
    }
gentlemans-deal-event-banker_took = Bancherul: { $seat } ia { gentlemans-deal-these-coins } de la { $neighbour }.
gentlemans-deal-event-banker_took-you = Bancherul: iei { gentlemans-deal-these-coins } de la { $neighbour }.
gentlemans-deal-event-banker_took-you-neighbour = Bancherul: { $seat } îți ia { gentlemans-deal-these-coins }.
gentlemans-deal-event-magnate_earned = Magnatul: { $seat } primește { gentlemans-deal-these-coins }.
gentlemans-deal-event-magnate_earned-you = Magnatul: primești { gentlemans-deal-these-coins }.
gentlemans-deal-event-journalist_earned = Jurnalistul: { $seat } primește { gentlemans-deal-these-coins }.
gentlemans-deal-event-journalist_earned-you = Jurnalistul: primești { gentlemans-deal-these-coins }.
gentlemans-deal-event-sheriff_earned = Șeriful: { $seat } primește { gentlemans-deal-these-coins }.
gentlemans-deal-event-sheriff_earned-you = Șeriful: primești { gentlemans-deal-these-coins }.
gentlemans-deal-event-went_to_jail = { $seat } ajunge la închisoare. Nimeni nu vrea să ajungă acolo.
gentlemans-deal-event-went_to_jail-you = Ajungi la închisoare.
gentlemans-deal-event-left_jail = { $seat } iese din închisoare.
gentlemans-deal-event-left_jail-you = Ieși din închisoare.
gentlemans-deal-event-gang_cards_given =
    { $cards ->
        [one] { $seat } primește o carte de bandă.
        [few] { $seat } primește { $cards } cărți de bandă.
       *[other] { $seat } primește { $cards } de cărți de bandă.
    }
gentlemans-deal-event-gang_cards_given-you =
    { $cards ->
        [one] Primești o carte de bandă.
        [few] Primești { $cards } cărți de bandă.
       *[other] Primești { $cards } de cărți de bandă.
    }
gentlemans-deal-event-gang_cards_discarded =
    { $seats_count ->
        [one] { $seats } decartează cărțile de bandă vechi.
       *[other] Rămân fără cărțile de bandă vechi: { $seats }.
    }
gentlemans-deal-event-gang_cards_discarded-you-seats = Decartezi cărțile de bandă vechi.
gentlemans-deal-event-money_counted = { $seat } are în spatele paravanului { gentlemans-deal-these-coins }.
gentlemans-deal-event-money_counted-you = Ai în spatele paravanului { gentlemans-deal-these-coins }.
gentlemans-deal-event-ended =
    { $winners_count ->
        [one] Partida s-a încheiat. Câștigă { $winners }.
       *[other] Partida s-a încheiat. Împart victoria: { $winners }.
    }
gentlemans-deal-event-ended-you-winners = Partida s-a încheiat. Ai câștigat!
gentlemans-deal-event-ended-how =
    { $how ->
        [drawn] Partida s-a încheiat la egalitate: { $winners }.
       *[won] Partida s-a încheiat. Câștigă { $winners }.
    }
gentlemans-deal-event-ended-how-you-winners = Partida s-a încheiat. Ai câștigat!

gentlemans-deal-accomplice-sheriff = șerif
    .about = 2 monede când dealerul e închis; cărți de bandă duble
gentlemans-deal-accomplice-senator = senator
    .about = un argument adaugă 4, nu 2
gentlemans-deal-accomplice-magnate = magnat
    .about = o monedă la fiecare afacere acceptată
gentlemans-deal-accomplice-journalist = jurnalist
    .about = o monedă pentru fiecare argument, al tău sau al vecinilor
gentlemans-deal-accomplice-boss = căpetenie
    .about = acceptată cu votul tău: dealerul primește o carte de bandă
gentlemans-deal-accomplice-banker = bancher
    .about = o monedă de la vecinii care primesc bani din afacere

gentlemans-deal-ballot-for = pentru
gentlemans-deal-ballot-for_argument = pentru (cu argument)
gentlemans-deal-ballot-against = împotrivă
gentlemans-deal-ballot-against_argument = împotrivă (cu argument)
gentlemans-deal-ballot-open = cum vreau
gentlemans-deal-ballot-more = vrea mai mult

gentlemans-deal-phase-offer = prima ofertă
gentlemans-deal-phase-talk = discuție
gentlemans-deal-phase-vote = vot
gentlemans-deal-phase-over = încheiată

gentlemans-deal-outcome-accepted = acceptată
gentlemans-deal-outcome-refused = respinsă
gentlemans-deal-outcome-time_up = timp expirat

gentlemans-deal-source-shares = Părți
gentlemans-deal-source-rests = Restul, ca dealer
gentlemans-deal-source-banker = Bancher
gentlemans-deal-source-paid_to_banker = Dat bancherului
gentlemans-deal-source-sheriff = Șerif
gentlemans-deal-source-magnate = Magnat
gentlemans-deal-source-journalist = Jurnalist

gentlemans-deal-refusal-too-much-money =
    { $money ->
        [one] Oferi în total { $offered }, dar pe carte este doar o monedă. Oferă mai puțin.
        [few] Oferi în total { $offered }, dar pe carte sunt doar { $money } monede. Oferă mai puțin.
       *[other] Oferi în total { $offered }, dar pe carte sunt doar { $money } de monede. Oferă mai puțin.
    }
gentlemans-deal-refusal-accomplice-offered-twice = Un complice poate fi oferit unui singur jucător. Se repetă: { $accomplice }.
gentlemans-deal-refusal-empty-demand = Cere bani sau un complice.
gentlemans-deal-refusal-nothing-said = N-ai spus nimic despre oferta aceasta, deci nu ai ce retrage.
gentlemans-deal-refusal-no-vote-in-jail = La închisoare nu ai niciun vot de promis. Cereri poți face în continuare.
gentlemans-deal-refusal-no-argument-left = Nu mai ai argumente. Votează fără argument.
gentlemans-deal-refusal-no-such-dealer = Pe locul { $first_dealer } nu stă nimeni. Primul dealer poate sta pe unul dintre locurile de la 1 la { $last_seat }.

gentlemans-deal-view-turn = Tura
gentlemans-deal-view-turns = Ture, în total
gentlemans-deal-view-dealer = Dealer
gentlemans-deal-view-phase = Etapa
gentlemans-deal-view-card = Cartea ta
gentlemans-deal-view-offer = Oferta de pe masă
gentlemans-deal-view-replaced = Oferta înlocuită
gentlemans-deal-view-talk = Discuția
gentlemans-deal-view-voters = Votanți
gentlemans-deal-view-players = Jucători
gentlemans-deal-view-jailed = La închisoare
gentlemans-deal-view-my_money = Banii tăi
gentlemans-deal-view-my_income = De unde vin
gentlemans-deal-view-deck = Teanc
gentlemans-deal-view-latest = Ultima afacere
gentlemans-deal-view-earlier = Afaceri anterioare
gentlemans-deal-view-accomplices = Complici
gentlemans-deal-view-coming = Complici din tura următoare
gentlemans-deal-view-arguments = Argumente
gentlemans-deal-view-gang_cards = Cărți de bandă
gentlemans-deal-view-weight = Greutatea votului
gentlemans-deal-view-weight_with_argument = Greutatea cu argument
gentlemans-deal-view-word = Ce spune despre ofertă
gentlemans-deal-view-money = Bani
gentlemans-deal-view-demands = Cereri
gentlemans-deal-view-demand = Cerere
gentlemans-deal-view-met = Îndeplinită de ofertă
gentlemans-deal-view-reply = Ca răspuns la ofertă
gentlemans-deal-view-left = Cărți rămase
gentlemans-deal-view-shown = Cărți arătate
gentlemans-deal-view-votes = Voturi
gentlemans-deal-view-outcome = Rezultat
gentlemans-deal-view-words = Ce s-a spus
gentlemans-deal-view-payments = Plăți
