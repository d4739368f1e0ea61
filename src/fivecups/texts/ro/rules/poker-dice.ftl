### Poker Dice: what a player reads behind “why?”. One message per rule of the rulebook, in its order;
### a chapter’s message stands right before its first rule. A line break in a value is a real one.

rules-poker-dice-title = Poker cu zaruri

## Play

rules-poker-dice-chapter-1 = Cum se joacă

rule-PD-1 = Jocul are cinci zaruri cu șase fețe, de la 1 la 6. Poți juca singur sau împreună cu oricâți alții; cel mai bine merge în 2–6 jucători. La o masă de aici încap de la 1 la 12.
rule-PD-2 =
    Partida are treisprezece runde. În fiecare rundă, toți jucătorii au câte o tură, în ordinea locurilor de la masă.
rule-PD-3 =
    Într-o tură ai până la trei aruncări. La prima arunci toate cele cinci zaruri. Înaintea fiecăreia dintre următoarele pui deoparte orice zaruri vrei și le arunci pe celelalte, între 1 și 5. Și zarurile puse deoparte mai devreme pot fi aruncate din nou.
rule-PD-4 =
    Nu trebuie să folosești toate cele trei aruncări: te poți opri după prima sau după a doua.
rule-PD-5 =
    Tura se încheie când treci rezultatul într-o singură căsuță goală. Nu poți sări peste acest pas.
rule-PD-6 =
    Poți alege orice căsuță liberă în care se potrivește rezultatul; ea primește exact punctele pe care le fac zarurile acolo. Scrii 0 numai dacă rezultatul nu se potrivește în nicio căsuță liberă, iar atunci în oricare dintre ele. O căsuță se potrivește dacă ar aduce puncte; „Șansă”, dacă e liberă, poate fi folosită oricând, dar nu e obligatoriu.
    Vă puteți înțelege și altfel, ca în varianta clasică: poți scrie oricând 0 într-o căsuță care nu se potrivește.
    Doar jokerul face excepție: locul lui îl decide numai regula lui.
rule-PD-7 =
    Fiecare căsuță se completează o singură dată, cu o singură valoare.

## Upper section

rules-poker-dice-chapter-2 = Secțiunea de sus

rule-PD-10 =
    „Unu”, „Doi”, „Trei”, „Patru”, „Cinci” și „Șase” adună zarurile care arată fața respectivă. Celelalte zaruri nu adaugă nimic.
    Exemplu: cu 1-4-1-5-4 poți trece 2 la „Unu” (1 + 1), 8 la „Patru” (4 + 4) sau 5 la „Cinci”.
rule-PD-11 =
    Dacă suma căsuțelor de sus trece de 63, primești un bonus de 35 de puncte. Cu 63 fix nu ajunge.
    Vă puteți înțelege și altfel, ca în varianta clasică: bonusul se dă de la 63 în sus, inclusiv.

## Lower section

rules-poker-dice-chapter-3 = Secțiunea de jos

rule-PD-20 =
    „Trei de-un fel”: cel puțin trei zaruri la fel. Punctele sunt suma tuturor celor cinci.
    Exemplu: 5 5 5 2 4 înseamnă 5 + 5 + 5 + 2 + 4 = 21.
rule-PD-21 =
    „Careu”: cel puțin patru zaruri la fel. Punctele sunt suma tuturor celor cinci.
    Exemplu: 1 1 1 1 3 înseamnă 1 + 1 + 1 + 1 + 3 = 7.
rule-PD-22 =
    „Full”: trei zaruri de un fel și două de alt fel, 25 de puncte. Cinci zaruri la fel nu sunt full decât dacă sunt joker.
    Exemplu: 2 2 2 3 3 = 25.
rule-PD-23 =
    „Chintă mică”: cel puțin patru numere consecutive, 30 de puncte.
    Exemplu: 2 3 4 5 5 = 30.
rule-PD-24 =
    „Chintă mare”: cinci numere consecutive, 40 de puncte.
    Exemplu: 2 3 4 5 6 = 40.
rule-PD-25 =
    „Poker”: cinci zaruri la fel, 50 de puncte.
    Exemplu: 3 3 3 3 3 = 50.
rule-PD-26 =
    „Șansă”: orice zaruri, punctele sunt suma lor.
    Exemplu: 2 3 5 6 6 înseamnă 2 + 3 + 5 + 6 + 6 = 22.

## Poker+ and the joker

rules-poker-dice-chapter-4 = „Poker+” și jokerul

rule-PD-30 =
    Dacă la sfârșitul turei ai cinci zaruri la fel, iar în căsuța „Poker” ai deja 50, primești 100 de puncte bonus: acesta este un „Poker+”. Le primești de fiecare dată când se întâmplă. Cinci zaruri la fel pe care le arunci din nou nu aduc nimic.
rule-PD-31 =
    Un „Poker+” este și joker, iar locul jokerului e impus.
    Dacă e liberă căsuța de sus cu numărul lui, merge acolo.
    Dacă nu, merge în orice căsuță liberă de jos. Acolo „Full”, „Chintă mică” și „Chintă mare” dau toate punctele lor, 25, 30 și 40, iar celelalte dau suma zarurilor.
    Dacă nici jos nu mai e nimic liber, scrii 0 în orice căsuță liberă de sus.
rule-PD-32 =
    Dacă în căsuța „Poker” nu ai nimic sau ai 0, cinci zaruri la fel nu aduc nici bonus, nici joker. Zarurile se punctează așa cum sunt.
    Vă puteți înțelege și altfel, ca în varianta clasică: dacă la „Poker” ai 0, cinci zaruri la fel sunt și ele joker, cu locul impus în același fel, dar fără cele 100 de puncte.

## End

rules-poker-dice-chapter-5 = Sfârșitul jocului

rule-PD-40 =
    După treisprezece runde, toate căsuțele sunt pline. Totalul tău: căsuțele de sus, bonusul de sus, căsuțele de jos și câte 100 de puncte pentru fiecare „Poker+”.
rule-PD-41 =
    Câștigă cel mai mare total. Dacă îl au mai mulți jucători, împart victoria.
rule-PD-42 =
    Iată o foaie întreagă, ca exemplu.
    Secțiunea de sus, de la „Unu” la „Șase”: 3 + 4 + 12 + 12 + 25 + 18 = 74. Trece de 63, deci 74 + 35 = 109.
    Secțiunea de jos: „Trei de-un fel” 19, „Careu” 16, „Full” 25, „Chintă mică” 30, „Chintă mare” 40, „Poker” 50, „Șansă” 18, în total 198. Un „Poker+” adaugă 100: 298.
    Total: 109 + 298 = 407.
    „Poker+” sunt cele 25 de puncte de la „Cinci”: cinci zaruri de cinci, trecute după cele 50 de la „Poker”.
