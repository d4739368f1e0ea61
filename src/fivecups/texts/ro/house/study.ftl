## Antrenorul și analiza: de ce nu

refusal-coach-at-rated-table = La o masă cu rating antrenorul nu dă sfaturi. Analiza o găsești după partidă.
refusal-coach-failed = Antrenorul nu a găsit un răspuns. Încearcă din nou.
refusal-no-coach = Acest joc nu are antrenor.
refusal-no-review = Asemenea partide nu se analizează.
refusal-no-such-decision = La pasul { $seq } al acestei partide nimeni nu a luat nicio decizie.
refusal-not-your-turn = Nu e rândul tău.
refusal-review-failed = Partida nu a putut fi analizată.

## Analiza unei partide terminate

study-title = Analiză
study-of-seat = { $seat }: { $outcome }
study-balance = Estimat { $expected }, noroc { $luck }, decizii { $skill }; împreună { $outcome }.
study-gifts = Din noroc, { $gifts } vine din ce au pierdut ceilalți prin deciziile lor.
study-par = Etalonul, adică scorul celui mai bun joc cu aceleași aruncări: { $par }
study-about-luck = Norocul este tot ce nu a depins de jucător: zarurile, cărțile și ceilalți.
study-about-uncertainty = Pierderile sunt estimate; după ± este eroarea standard.
study-decision =
    { $measure ->
        [win] Tura { $round }: { $answer }
       *[other] Runda { $round }: { $answer }
    }
study-best = Mai bine era: { $best }
study-cost = pierdere { $cost }
study-cost-estimated = pierdere { $cost } ± { $uncertainty }
study-no-mistakes = Nicio decizie nu a costat mare lucru.
study-round =
    { $measure ->
        [win] tura { $round }
       *[other] runda { $round }
    }
study-lost =
    { $who ->
        [you] Ai pierdut partida în { study-round }: acolo { $winner } ți-a luat un avans de { $gained }.
       *[other] { $name } a pierdut partida în { study-round }: acolo { $winner } și-a luat un avans de { $gained }.
    }
study-lost-by-decisions =
    { $measure ->
        [win] Deciziile din acea tură au costat { $cost }.
       *[other] Deciziile din acea rundă au costat { $cost }.
    }
study-lost-by-luck = Deciziile nu au avut nicio vină.
study-thinking = Analiza se pregătește: { $percent }%

# $amount este un număr cu semn și zecimale, ca text.
study-points = { $amount } puncte
study-score = { $amount } puncte
study-lead = { $amount } puncte față de media celorlalți
study-win = { $amount }% din victorie
