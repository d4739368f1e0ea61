## Antrenorul și analiza: de ce nu

refusal-coach-at-rated-table = La o masă cu clasament antrenorul nu dă sfaturi. Analiza vine când se termină partida.
refusal-coach-failed = Antrenorul nu a găsit un răspuns. Încearcă din nou.
refusal-no-coach = Jocul acesta nu are antrenor.
refusal-no-review = Partidele de felul acesta nu se analizează.
refusal-no-such-decision = La pasul { $seq } al acestei partide nimeni nu a hotărât nimic.
refusal-not-your-turn = Acum nu ești întrebat nimic.
refusal-review-failed = Analiza acestei partide nu a reușit.

## Analiza unei partide terminate

study-title = Analiză
study-of-seat = { $seat }: { $outcome }
study-expected = De așteptat la început: { $expected }
study-luck = Noroc: { $luck }
study-skill = Pierdut prin hotărâri: { $skill }
study-balance = De așteptat { $expected }, noroc { $luck }, hotărâri { $skill }; împreună { $outcome }.
study-gifts = Din noroc, { $gifts } vin din ce au pierdut ceilalți prin hotărârile lor.
study-par = Par, scorul jocului cel mai bun cu aceleași zaruri: { $par }
study-about-luck = Norocul este tot ce nu a depins de jucător: zarurile, cărțile și ceilalți.
study-about-uncertainty = Costurile sunt estimări; ± este eroarea lor standard.
study-round = Runda { $round }
study-decision = Runda { $round }: { $answer }
study-best = Cel mai bine era: { $best }
study-cost = cost { $cost }
study-cost-estimated = cost { $cost } ± { $uncertainty }
study-no-mistakes = Nicio hotărâre nu a costat ceva demn de pomenit.
study-thinking = Analiza se pregătește: { $percent } %

# $amount este un număr cu semn și zecimale, ca text.
study-points = { $amount } puncte
study-score = { $amount } puncte
study-lead = { $amount } puncte față de media celorlalți
study-win = { $amount } % din victorie
