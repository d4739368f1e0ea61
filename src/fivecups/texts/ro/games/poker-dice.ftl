poker-dice-name = Poker cu zaruri

poker-dice-option-upper_bonus = Bonusul secțiunii de sus
poker-dice-option-upper_bonus-over_63 = peste 63 de puncte
poker-dice-option-upper_bonus-from_63 = de la 63 de puncte în sus
poker-dice-option-joker = Joker
poker-dice-option-joker-only_after_50 = numai după un Poker de 50
poker-dice-option-joker-classic = și după un 0 la Poker
poker-dice-option-zeros = Zerouri
poker-dice-option-zeros-when_nothing_fits = numai când nu se potrivește nicio căsuță liberă
poker-dice-option-zeros-anywhere = în orice căsuță liberă, oricând

poker-dice-ask-play_on = Pune zaruri deoparte și aruncă restul sau scrie rezultatul într-o căsuță.
poker-dice-ask-play_on-write = Nu mai ai nicio aruncare: scrie rezultatul într-o căsuță.
poker-dice-wait-play_on = Joacă { $seats }.
poker-dice-say-keep =
    { $kept_count ->
        [0] Aruncă din nou toate zarurile
       *[other] Păstrează { $kept }, aruncă restul
    }
poker-dice-say-write = Scrie la „{ $box }”

poker-dice-event-round_began = Runda { $round } din 13.
poker-dice-event-rolled =
    { $roll ->
        [1] { $seat } aruncă { $dice }.
       *[other] { $kept_count ->
            [0] { $seat } aruncă din nou toate zarurile: { $dice }.
           *[other] { $seat } păstrează { $kept } și dă { $rolled }. În total: { $dice }.
        }
    }
poker-dice-event-rolled-you =
    { $roll ->
        [1] Arunci { $dice }.
       *[other] { $kept_count ->
            [0] Arunci din nou toate zarurile: { $dice }.
           *[other] Păstrezi { $kept } și dai { $rolled }. În total: { $dice }.
        }
    }
poker-dice-event-wrote =
    { $score ->
        [one] { $seat } scrie { $score } punct la „{ $box }”.
        [few] { $seat } scrie { $score } puncte la „{ $box }”.
       *[other] { $seat } scrie { $score } de puncte la „{ $box }”.
    }
poker-dice-event-wrote-you =
    { $score ->
        [one] Scrii { $score } punct la „{ $box }”.
        [few] Scrii { $score } puncte la „{ $box }”.
       *[other] Scrii { $score } de puncte la „{ $box }”.
    }
poker-dice-event-poker_plus = Poker+! { $seat } primește încă { $score } de puncte.
poker-dice-event-poker_plus-you = Poker+! Primești încă { $score } de puncte.
poker-dice-event-upper_bonus = { $seat } primește bonusul secțiunii de sus: { $score } de puncte.
poker-dice-event-upper_bonus-you = Primești bonusul secțiunii de sus: { $score } de puncte.
poker-dice-event-ended =
    { $winners_count ->
        [one] Partida s-a încheiat. Câștigă { $winners }.
       *[other] Partida s-a încheiat. Împart victoria: { $winners }.
    }
poker-dice-event-ended-you-winners = Partida s-a încheiat. Ai câștigat!

poker-dice-box-ones = Unu
poker-dice-box-twos = Doi
poker-dice-box-threes = Trei
poker-dice-box-fours = Patru
poker-dice-box-fives = Cinci
poker-dice-box-sixes = Șase
poker-dice-box-three_of_a_kind = Trei de-un fel
poker-dice-box-four_of_a_kind = Careu
poker-dice-box-full_house = Full
poker-dice-box-small_straight = Chintă mică
poker-dice-box-large_straight = Chintă mare
poker-dice-box-poker = Poker
poker-dice-box-chance = Șansă

poker-dice-source-upper = Secțiunea de sus
poker-dice-source-upper_bonus = Bonusul secțiunii de sus
poker-dice-source-lower = Secțiunea de jos
poker-dice-source-poker_plus = Poker+

poker-dice-refusal-no-such-box = Nu există o asemenea căsuță. Căsuțele sunt: { $boxes }.
poker-dice-refusal-box-filled = „{ $box }” este deja completată; fiecare căsuță primește o singură valoare.
poker-dice-refusal-joker-place = Zarurile acestea sunt un joker; poate fi scris doar la: { $boxes }.
poker-dice-refusal-no-zero-yet = Se scrie 0 numai când nu se potrivește nicio căsuță liberă. Zarurile acestea se pot scrie la: { $boxes }.
poker-dice-refusal-no-rolls-left = Toate cele { $rolls } aruncări au fost făcute. Scrie rezultatul într-o căsuță.
poker-dice-refusal-nothing-to-roll = Dacă păstrezi toate cele cinci zaruri, nu mai e nimic de aruncat. Scrie rezultatul sau păstrează mai puține.
poker-dice-refusal-dice-not-there = Se pot păstra numai zarurile de pe masă, în ordine crescătoare. Ele arată { $dice }.

poker-dice-view-round = Runda
poker-dice-view-turn = La rând
poker-dice-view-dice = Zaruri
poker-dice-view-rolls_left = Aruncări rămase
poker-dice-view-possible = Zarurile acestea aduc
poker-dice-view-closed = Celelalte căsuțe libere
poker-dice-closed-no-zero-yet = închise: nu se scrie 0 cât timp se potrivește una
poker-dice-closed-joker-place = închise pentru joker
poker-dice-view-boxes = Căsuțe
poker-dice-view-poker_plus = Poker+
poker-dice-view-upper = Secțiunea de sus
poker-dice-view-upper_bonus = Bonusul secțiunii de sus
poker-dice-view-lower = Secțiunea de jos
poker-dice-view-total = Total
poker-dice-view-sheets = Foi
