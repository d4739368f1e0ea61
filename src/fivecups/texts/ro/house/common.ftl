nothing = nimic
nobody = nimeni
you = tu
list-and = { $first } și { $last }
wait-for-the-table = Acum oricine poate juca o carte.
wait-for-you = Toți te așteaptă.

refusal-game-over = Partida s-a încheiat.
refusal-no-such-seat = Nu există un asemenea loc. Locuri la această masă: { $seats }.
refusal-not-asked = Acum nu ai la ce să răspunzi.
refusal-stale-ask = La această întrebare s-a răspuns deja. Uită-te ce se întâmplă la masă.
refusal-malformed = Răspunsul nu poate fi citit: { $problem }.
refusal-not-an-answer = Acesta nu este un răspuns la întrebare. Începe cu unul dintre cuvintele: { $verbs }.
refusal-unknown-verb = „{ $verb }” nu este un răspuns la această întrebare. Începe cu unul dintre cuvintele: { $verbs }.
refusal-wrong-parts = La „{ $verb }” trebuie adăugat: { $parts }.
refusal-not-a-choice = Acum nu se poate. Alege una dintre variantele afișate.
refusal-form-amount = { $field }: scrie un număr întreg de la { $low } la { $high }.
refusal-form-one-of = { $field }: alege una dintre valorile { $values }.
refusal-form-some-of = { $field }: alege între { $least } și { $most } din listă, în aceeași ordine: { $values }.
refusal-form-fields = { $field }: completează câmpurile { $fields }.
refusal-wrong-seats = Acest joc este pentru { $low }–{ $high } jucători, nu pentru { $seats }.
refusal-wrong-option = { $option }: valoarea { $value } nu este permisă. Se poate: { $expected }.
refusal-unknown-option = Nu există opțiunea { $option }. Opțiunile jocului: { $known }.

guest-name = Oaspete
guest-in-seat = Oaspete { $number }
preparing-bots = Pregătim boții. Prima dată poate dura până la un minut.
bot-name = Botul { $number }
yes = da
no = nu
total = Total
final-scores = Scorul final
game-left = Ai ieșit din partidă.
record-written = Înregistrarea partidei a fost salvată în { $file }.
type-the-dice = Scrie zarurile, de exemplu { $example }, sau 0 dacă nu vrei niciunul.
fill-in = Răspunde pe rând
type-quit = Ca să ieși, scrie quit: aici q este un zar.
what-to-type = Scrie una dintre litere. Mai poți scrie: ? pentru un sfat, ! pentru regulă, q ca să ieși.
no-coach = Acest joc nu are încă antrenor.
coach-title = Antrenorul
coach-choice = Varianta
coach-expected = Scorul final estimat
coach-cost = Pierdere
coach-margin-forced = Există o singură variantă.
coach-margin-clear = Prima variantă este clar cea mai bună.
coach-margin-close = Diferența e mică: a doua variantă costă mai puțin de un punct.
coach-margin-toss_up = Totuna: primele variante valorează la fel.
coach-margin-close-win = Diferența e mică: a doua variantă costă mai puțin de o sutime din victorie.
coach-margin-said = Așa ar răspunde expertul.
coach-expected-win = Șansa de victorie
coach-why = De ce
coach-why-aims = Țintă: { $place }.
coach-why-rob-leader = { $seat } este în frunte.
coach-why-rob-best-loot = De la { $seat } e cel mai mult de luat.
coach-why-rule-myself = Ai tu mai multă nevoie.
coach-why-rule-offer = { $seat } a făcut oferta mai bună.
coach-why-rule-weaker = { $seat } e un pericol mai mic.
coach-why-offer =
    { $points ->
        [one] Locul îți aduce cam { $points } punct.
        [few] Locul îți aduce cam { $points } puncte.
       *[other] Locul îți aduce cam { $points } de puncte.
    }
coach-why-vote-enough = Partea ta este destul de bună.
coach-why-vote-too-little = Partea ta este prea mică.
coach-why-vote-nothing = Nu ți se oferă nimic.
coach-why-keeps =
    { $money ->
        [0] Nu-ți rămân bani.
        [one] Îți rămâne o monedă.
        [few] Îți rămân { $money } monede.
       *[other] Îți rămân { $money } de monede.
    }
you-may-speak = Poți spune ceva. Apasă Enter dacă nu vrei.
