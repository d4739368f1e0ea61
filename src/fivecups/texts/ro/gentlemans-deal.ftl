gentlemans-deal-name = Afacere de gentleman

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
        [0] fără
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
gentlemans-deal-ask-demand = Cere ceva.
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
        [one] Pentru discuție rămâne o secundă.
        [few] Pentru discuție rămân { $seconds } secunde.
       *[other] Pentru discuție rămân { $seconds } de secunde.
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
gentlemans-deal-wait-demand = Pot cere ceva: { $seats }.
gentlemans-deal-wait-talk = Discută despre ofertă: { $seats }.
gentlemans-deal-wait-talk_time_up = Timpul pentru discuție curge.
gentlemans-deal-wait-nothing_to_add = Până la oferta definitivă mai pot vorbi: { $seats }.
gentlemans-deal-wait-least_talk_over = Timpul minim pentru discuție curge.
gentlemans-deal-wait-vote = Mai au de votat: { $seats }.
gentlemans-deal-wait-vote_time_up = Timpul pentru vot curge.

gentlemans-deal-say-confirm = Confirmă prima ofertă
gentlemans-deal-say-promise = Promite: la oferta aceasta votez { $ballot }
gentlemans-deal-say-want_more = Vreau mai mult
gentlemans-deal-say-take_back_word = Retrage ce am spus despre ofertă
gentlemans-deal-say-nothing_to_add = Nimic de adăugat
gentlemans-deal-say-vote = Votează { $ballot }
gentlemans-deal-say-time = Timpul a expirat

gentlemans-deal-form-first_offer-money = Bani pentru { $seat }
gentlemans-deal-form-first_offer-accomplices = Complici pentru { $seat }
gentlemans-deal-form-final_offer-money = Bani pentru { $seat }
gentlemans-deal-form-final_offer-accomplices = Complici pentru { $seat }
gentlemans-deal-form-demand-whom = Cine să primească
gentlemans-deal-form-demand-money = Bani, cel puțin
gentlemans-deal-form-demand-accomplices = Complici, cel puțin
gentlemans-deal-form-demand-vote = Atunci votez

gentlemans-deal-event-game_began = Cărțile de afacere sunt amestecate. Primul dealer este { $seat }.
gentlemans-deal-event-turn_began = Tura { $turn } din { $turns }: dealer este { $seat }.
gentlemans-deal-event-accomplice_joined = Complicele ({ $accomplice }) trece la { $seat }.
gentlemans-deal-event-accomplice_left = Complicele ({ $accomplice }) trece de la { $former } la { $seat }.
gentlemans-deal-event-card_drawn = { $seat } ia o carte de afacere.
gentlemans-deal-event-card_drawn-private =
    { $money ->
        [one] { $seat } ia o carte de afacere: o monedă; { $accomplices }.
        [few] { $seat } ia o carte de afacere: { $money } monede; { $accomplices }.
       *[other] { $seat } ia o carte de afacere: { $money } de monede; { $accomplices }.
    }
gentlemans-deal-event-offer_made = { $seat } face prima ofertă.
gentlemans-deal-event-offered =
    Pentru { $whom }: { $what ->
        [accomplices] { $accomplices }
        [money] { $money ->
            [one] o monedă
            [few] { $money } monede
           *[other] { $money } de monede
        }
       *[both] { $money ->
            [one] o monedă; { $accomplices }
            [few] { $money } monede; { $accomplices }
           *[other] { $money } de monede; { $accomplices }
        }
    }.
gentlemans-deal-event-offered_nothing = Nimic pentru { $seats }.
gentlemans-deal-event-offer_confirmed = { $seat } confirmă prima ofertă. Este definitivă.
gentlemans-deal-event-offer_replaced = { $seat } înlocuiește oferta. Cea nouă este definitivă.
gentlemans-deal-event-demanded =
    { $promise ->
        [yes] { $own ->
            [yes] { $seat } promite să voteze { $vote } dacă primește cel puțin:
           *[no] { $seat } promite să voteze { $vote } dacă { $whom } primește cel puțin:
        }
       *[no] { $own ->
            [yes] { $seat } vrea cel puțin:
           *[no] { $seat } vrea pentru { $whom } cel puțin:
        }
    } { $what ->
        [accomplices] { $accomplices }
        [money] { $money ->
            [one] o monedă
            [few] { $money } monede
           *[other] { $money } de monede
        }
       *[both] { $money ->
            [one] o monedă; { $accomplices }
            [few] { $money } monede; { $accomplices }
           *[other] { $money } de monede; { $accomplices }
        }
    }.
gentlemans-deal-event-promised = La oferta aceasta { $seat } promite să voteze { $ballot }.
gentlemans-deal-event-wanted_more = { $seat } vrea mai mult.
gentlemans-deal-event-took_back_word = { $seat } retrage cele spuse despre ofertă.
gentlemans-deal-event-took_back_demand =
    { $own ->
        [yes] { $seat } își retrage cererea.
       *[no] { $seat } își retrage cererea privitoare la { $whom }.
    }
gentlemans-deal-event-all_have_spoken = Nimeni nu mai are nimic de adăugat. { $seat } poate face oferta definitivă.
gentlemans-deal-event-talked_long_enough = Timpul de discuție a trecut. { $seat } poate face oferta definitivă.
gentlemans-deal-event-talk_time_ran_out = Timpul a expirat fără o ofertă definitivă de la { $seat }. Nu se mai votează.
gentlemans-deal-event-vote_time_ran_out = Timpul a expirat. Se votează fără argument în locul celor absenți: { $seats }.
gentlemans-deal-event-voted = { $seat } votează { $ballot }. Pondere: { $weight }.
gentlemans-deal-event-deal_accepted = Afacerea propusă de { $seat } este acceptată: { $weight_for } pentru, { $weight_against } împotrivă.
gentlemans-deal-event-deal_refused = Afacerea propusă de { $seat } nu este acceptată: { $weight_for } pentru, { $weight_against } împotrivă.
gentlemans-deal-event-card_shown =
    { $money ->
        [one] { $seat } arată cartea: o monedă; { $accomplices }.
        [few] { $seat } arată cartea: { $money } monede; { $accomplices }.
       *[other] { $seat } arată cartea: { $money } de monede; { $accomplices }.
    }
gentlemans-deal-event-share_paid =
    { $money ->
        [one] { $seat } primește partea sa: o monedă.
        [few] { $seat } primește partea sa: { $money } monede.
       *[other] { $seat } primește partea sa: { $money } de monede.
    }
gentlemans-deal-event-rest_paid =
    { $money ->
        [0] Nu rămâne nimic pentru { $seat }.
        [one] { $seat } păstrează restul: o monedă.
        [few] { $seat } păstrează restul: { $money } monede.
       *[other] { $seat } păstrează restul: { $money } de monede.
    }
gentlemans-deal-event-banker_took =
    { $money ->
        [one] Bancherul: { $seat } ia o monedă de la { $neighbour }.
        [few] Bancherul: { $seat } ia { $money } monede de la { $neighbour }.
       *[other] Bancherul: { $seat } ia { $money } de monede de la { $neighbour }.
    }
gentlemans-deal-event-magnate_earned =
    { $money ->
        [one] Magnatul: { $seat } primește o monedă.
        [few] Magnatul: { $seat } primește { $money } monede.
       *[other] Magnatul: { $seat } primește { $money } de monede.
    }
gentlemans-deal-event-journalist_earned =
    { $money ->
        [one] Jurnalistul: { $seat } primește o monedă.
        [few] Jurnalistul: { $seat } primește { $money } monede.
       *[other] Jurnalistul: { $seat } primește { $money } de monede.
    }
gentlemans-deal-event-sheriff_earned =
    { $money ->
        [one] Șeriful: { $seat } primește o monedă.
        [few] Șeriful: { $seat } primește { $money } monede.
       *[other] Șeriful: { $seat } primește { $money } de monede.
    }
gentlemans-deal-event-went_to_jail = { $seat } merge la închisoare.
gentlemans-deal-event-left_jail = { $seat } iese din închisoare.
gentlemans-deal-event-gang_cards_given =
    { $cards ->
        [one] { $seat } primește o carte de bandă.
        [few] { $seat } primește { $cards } cărți de bandă.
       *[other] { $seat } primește { $cards } de cărți de bandă.
    }
gentlemans-deal-event-gang_cards_discarded = Cărțile de bandă vechi se decartează: { $seats }.
gentlemans-deal-event-money_counted =
    { $money ->
        [one] { $seat } are în spatele paravanului o monedă.
        [few] { $seat } are în spatele paravanului { $money } monede.
       *[other] { $seat } are în spatele paravanului { $money } de monede.
    }
gentlemans-deal-event-ended = Jocul s-a încheiat. Câștigă { $winners }.
gentlemans-deal-event-ended-how =
    { $how ->
        [drawn] Jocul s-a încheiat la egalitate: { $winners }.
       *[won] Jocul s-a încheiat. Câștigă { $winners }.
    }

gentlemans-deal-accomplice-sheriff = șerif
    .about = 2 monede când dealerul e închis; bande duble
gentlemans-deal-accomplice-senator = senator
    .about = un argument adaugă 4, nu 2
gentlemans-deal-accomplice-magnate = magnat
    .about = o monedă la fiecare afacere acceptată
gentlemans-deal-accomplice-journalist = jurnalist
    .about = o monedă pe argument, al tău sau al vecinilor
gentlemans-deal-accomplice-boss = căpetenie
    .about = votul tău „pentru” aduce dealerului o bandă
gentlemans-deal-accomplice-banker = bancher
    .about = ia câte o monedă din câștigul vecinilor

gentlemans-deal-ballot-for = pentru
gentlemans-deal-ballot-for_argument = pentru (cu argument)
gentlemans-deal-ballot-against = împotrivă
gentlemans-deal-ballot-against_argument = împotrivă (cu argument)
gentlemans-deal-ballot-open = cum vreau
gentlemans-deal-ballot-more = vrea mai mult

gentlemans-deal-phase-offer = prima ofertă
gentlemans-deal-phase-talk = discuție
gentlemans-deal-phase-vote = vot
gentlemans-deal-phase-over = încheiat

gentlemans-deal-outcome-accepted = acceptată
gentlemans-deal-outcome-refused = neacceptată
gentlemans-deal-outcome-time_up = timp expirat

gentlemans-deal-source-shares = Părți
gentlemans-deal-source-rests = Resturi ca dealer
gentlemans-deal-source-banker = Bancher
gentlemans-deal-source-paid_to_banker = Luat de bancher
gentlemans-deal-source-sheriff = Șerif
gentlemans-deal-source-magnate = Magnat
gentlemans-deal-source-journalist = Jurnalist

gentlemans-deal-refusal-too-much-money =
    { $money ->
        [one] Oferi { $offered } în total, dar pe carte este doar o monedă. Oferă mai puțin.
        [few] Oferi { $offered } în total, dar pe carte sunt doar { $money } monede. Oferă mai puțin.
       *[other] Oferi { $offered } în total, dar pe carte sunt doar { $money } de monede. Oferă mai puțin.
    }
gentlemans-deal-refusal-accomplice-offered-twice = Un complice poate fi oferit unui singur jucător. Se repetă: { $accomplice }.
gentlemans-deal-refusal-empty-demand = Cere bani sau un complice.
gentlemans-deal-refusal-nothing-said = N-ai spus nimic despre oferta aceasta, deci nu ai ce retrage.
gentlemans-deal-refusal-no-vote-in-jail = La închisoare nu ai niciun vot de promis. Cereri poți face în continuare.
gentlemans-deal-refusal-no-argument-left = Nu mai ai argumente. Votează fără argument.
gentlemans-deal-refusal-no-such-dealer = Pe locul { $first_dealer } nu stă nimeni. Primul dealer poate sta pe unul dintre locurile de la 1 la { $last_seat }.

gentlemans-deal-view-turn = Tura
gentlemans-deal-view-turns = Ture în total
gentlemans-deal-view-dealer = Dealer
gentlemans-deal-view-phase = Etapa
gentlemans-deal-view-card = Cartea ta
gentlemans-deal-view-offer = Oferta de pe masă
gentlemans-deal-view-replaced = Oferta înlocuită
gentlemans-deal-view-talk = Discuția
gentlemans-deal-view-voters = Votează
gentlemans-deal-view-players = Jucători
gentlemans-deal-view-jailed = La închisoare
gentlemans-deal-view-my_money = Banii tăi
gentlemans-deal-view-my_income = De unde vin
gentlemans-deal-view-deck = Pachet
gentlemans-deal-view-latest = Ultima afacere
gentlemans-deal-view-earlier = Afacerile de mai devreme
gentlemans-deal-view-accomplices = Complici
gentlemans-deal-view-coming = Complici din tura următoare
gentlemans-deal-view-arguments = Argumente
gentlemans-deal-view-gang_cards = Cărți de bandă
gentlemans-deal-view-weight = Ponderea votului
gentlemans-deal-view-weight_with_argument = Ponderea cu argument
gentlemans-deal-view-word = Părere despre ofertă
gentlemans-deal-view-money = Bani
gentlemans-deal-view-demands = Cereri
gentlemans-deal-view-demand = Cerere
gentlemans-deal-view-met = Îndeplinită de ofertă
gentlemans-deal-view-reply = Ca răspuns la ofertă
gentlemans-deal-view-left = Cărți rămase
gentlemans-deal-view-shown = Cărți arătate
gentlemans-deal-view-votes = Voturi
gentlemans-deal-view-outcome = Rezultat
gentlemans-deal-view-payments = Plăți
