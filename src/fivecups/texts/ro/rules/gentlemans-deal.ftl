### Gentleman’s Deal: what a player reads behind “why?”. One message per rule of the rulebook, in its order;
### a chapter’s message stands right before its first rule. A line break in a value is a real one.

rules-gentlemans-deal-title = Afacerea gentlemanilor

## Components and setup

rules-gentlemans-deal-chapter-1 = Componente și pregătire

rule-GD-1 =
    Jocul este pentru 5–9 jucători. Are 18 cărți de afacere, 6 complici, o carte a închisorii și 10 cărți de bandă. Fiecare jucător are 3 jetoane de argument și un paravan. Banii sunt jetoane de 1 și de 5 monede, iar banca nu rămâne niciodată fără ei.
rule-GD-2 =
    O carte de afacere arată între 12 și 16 monede și trei complici.
    Trei cărți au 12 monede; 13, 14 și 15 apar pe câte patru cărți; trei cărți au 16.
    Din șase complici se pot face 20 de triouri. În teanc sunt 18, câte unul pe fiecare carte. Cele două care lipsesc nu au niciun complice în comun, așa că fiecare complice apare pe nouă cărți.
rule-GD-3 =
    Cărțile de afacere se amestecă și se pun într-un teanc cu fața în jos. Complicii nu sunt încă ai nimănui. Începi cu trei argumente și fără bani. Primul dealer este cel care a numărat bani ultimul; cine este acela se decide prin tragere la sorți.
    Vă puteți înțelege și altfel: primul dealer este ales de gazda mesei.
rule-GD-4 =
    Câți bani ai în spatele paravanului știi numai tu, până când se numără la vedere, la sfârșit. În schimb, fiecare plată, cu tot cu bonusuri, se face la vedere. La vedere sunt și complicii, cărțile de bandă, argumentele rămase și cartea închisorii.

## A turn

rules-gentlemans-deal-chapter-2 = Tura dealerului

rule-GD-10 =
    Dealerul ia cartea de deasupra din teancul de afaceri și numai el o vede.
rule-GD-11 =
    Dacă ești dealer, faci o primă ofertă. Fiecăruia dintre ceilalți îi oferi bani, complici, amândouă sau nimic. Poți oferi doar ce arată cartea și nu mai mult decât este pe ea. Ce rămâne este al tău. Despre carte poți spune orice, adevărat sau nu.
    Exemplu: cartea valorează 14. Îi oferi Anei senatorul, lui Ben 3 monede, iar Clarei o monedă și magnatul. Îți rămân 14 − 3 − 1 = 10 monede și al treilea complice.
rule-GD-12 =
    Apoi oferta se discută deschis, la toată masa. Oricine poate să ceară, să facă o contraofertă sau să promită. Promisiunile nu obligă pe nimeni. Înainte de prima ofertă nimeni nu poate cere „mai mult”.
    Oferta definitivă vine după discuție: când toți ceilalți au spus că nu mai au nimic de adăugat sau după 60 de secunde. Vă puteți înțelege și asupra altui număr de secunde sau să nu așteptați deloc (0). Boții nu mai au nimic de adăugat de îndată ce au vorbit, așa că la o masă numai cu boți nu se așteaptă. Așteptarea nu ține niciodată mai mult de jumătate din timpul pentru ofertă și discuție, nici în partidele pe mai multe zile.
rule-GD-13 =
    Dealerul încheie discuția: fie înlocuiește oferta, ceea ce poate face o singură dată, fie o confirmă pe prima. În ambele cazuri oferta e definitivă și începe votul.
rule-GD-14 =
    Pentru ofertă și discuție sunt 120 de secunde, din clipa în care dealerul a luat cartea. Dacă timpul trece fără nicio ofertă sau dacă dealerul putea să facă oferta definitivă și n-a făcut-o, nu se mai votează. Cartea de afacere se arată tuturor, dealerul merge la închisoare și nimeni nu primește nimic din afacere. Dacă dealerul încă aștepta să vorbească ceilalți, prima ofertă este confirmată și începe votul.
    Vă puteți înțelege și altfel: alt număr de secunde sau fără acest cronometru.
rule-GD-15 =
    Și când ești la închisoare ți se poate oferi o parte, ca oricui. Iar dacă afacerea e acceptată și ție nu ți s-a oferit nimic, primești o carte de bandă, ca oricine.

## The vote

rules-gentlemans-deal-chapter-3 = Votul

rule-GD-20 =
    Votează toți, în afară de dealer și de cel care are cartea închisorii. Alegi în secret: pentru sau împotrivă, cu sau fără argument. Toate voturile se arată în același timp.
rule-GD-21 = Votul tău cântărește 1. Un argument adaugă 2, deci face 3, apoi iese definitiv din joc. La un vot poți folosi un singur argument. Dacă nu mai ai, votezi fără.
rule-GD-22 = Fiecare carte de bandă pe care o ai adaugă 1 la greutatea votului tău. (Uneori e nevoie de forță brută!)
rule-GD-23 =
    La egalitate, oferta este acceptată.
rule-GD-24 =
    După vot, cartea de afacere se arată tuturor, oricare ar fi rezultatul.

## The outcome

rules-gentlemans-deal-chapter-4 = Rezultatul

rule-GD-30 =
    Oferta este acceptată. Fiecare primește banii care i s-au oferit, iar dealerul primește restul banilor.
    Complicii se mută abia la începutul turei următoare: cei oferiți trec la noii deținători, chiar dacă sunt luați de la alt jucător, iar cei rămași trec la dealer. Așa că în tura aceasta îi mai folosesc vechii deținători.
    Cine n-a primit absolut nicio ofertă ia o carte de bandă; dealerul nu primește una în felul acesta.
rule-GD-31 =
    Oferta nu este acceptată. Dealerul ia cartea închisorii și nimeni nu primește nimic din afacere: nici bani, nici complici, nici cartea de bandă cuvenită celui căruia nu i s-a oferit nimic. (Nimeni nu vrea să ajungă acolo!)
    Cartea închisorii se dă înapoi la sfârșitul turei următoare. Cel care o avea o dă înapoi înainte s-o ia altul.
rule-GD-32 =
    O carte de bandă îți rămâne pentru votul următor. La sfârșitul turei următoare se decartează, folosită sau nu. Cărțile vechi pleacă înainte să fie împărțite cele noi, așa că zece ajung întotdeauna.
rule-GD-33 =
    După aceea, dealer devine următorul jucător în sensul acelor de ceasornic.
rule-GD-34 =
    Contează numai oferta definitivă. Dacă ți se oferă un complice pe care îl ai deja, și aceasta e o ofertă, deci nu primești carte de bandă.

## Accomplices

rules-gentlemans-deal-chapter-5 = Complicii

rule-GD-39 =
    Un complice lucrează pentru cel care îl are în momentul votului. Plățile vin în ordinea aceasta: părțile din afacere, apoi bancherul, apoi celelalte bonusuri. Bancherul ia de la vecini; celelalte bonusuri le plătește banca.
rule-GD-40 = Șeriful: primești 2 monede ori de câte ori un dealer merge la închisoare, chiar dacă dealerul ești tu. Iar în loc de o carte de bandă primești două, întotdeauna. (Da, e un polițist murdar!)
rule-GD-41 = Senatorul: un argument adaugă la votul tău 4 în loc de 2. Fără alte bonusuri, asta face 1 + 4 = 5. (Argumentele politicienilor au greutatea lor!)
rule-GD-42 =
    Magnatul: primești o monedă pentru fiecare afacere acceptată, indiferent cum ai votat, chiar și când ești dealer. (Scoate profit din orice!)
rule-GD-43 =
    Jurnalistul: primești câte o monedă pentru fiecare argument folosit de tine sau de vreunul dintre cei doi vecini ai tăi. Asta înseamnă între 0 și 3 monede la un vot. (Jocul murdar ajunge pe prima pagină, iar prima pagină aduce bani!)
rule-GD-44 =
    Căpetenia: dacă votezi pentru ofertă și ea este acceptată, dealerul primește o carte de bandă. Un dealer care merge la închisoare nu primește niciuna, pentru că n-ar avea cum s-o folosească. (Sprijinul lumii interlope dă greutate oricui!)
rule-GD-45 =
    Bancherul: iei câte o monedă de la fiecare dintre cei doi vecini ai tăi care primește bani din afacere. Asta înseamnă între 0 și 2 monede pe tură. Restul care îi rămâne dealerului contează drept bani din afacere, bonusurile nu. (Își ia partea pentru spălarea banilor!)

## The end

rules-gentlemans-deal-chapter-6 = Sfârșitul jocului

rule-GD-50 =
    O rundă se încheie când fiecare a fost dealer o dată. Cu 5–6 jucători se joacă două runde, cu 7–9 una singură.
rule-GD-51 =
    Câștigă cine are cei mai mulți bani. Dacă suma cea mai mare o au mai mulți jucători, între ei este egalitate.
rule-GD-52 =
    Ai 30 de secunde pentru vot. Dacă lipsești și timpul trece, se votează în locul tău, fără argument: pentru, dacă ți s-a oferit ceva, altfel împotrivă.
    Dacă lipsește dealerul și timpul trece, e ca și cum oferta n-ar fi fost acceptată: dealerul ia cartea închisorii și nimeni nu primește nimic din afacere.
    Vă puteți înțelege și altfel: alt număr de secunde pentru vot sau fără acest cronometru.
