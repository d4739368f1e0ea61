# Prima partidă, care te învață jocul, și fiecare joc pe o pagină.

lesson-title = Lecție
lesson-next = Mai departe
lesson-play-on = Termină partida
lesson-with-others = Intră la o masă

lesson-poker-dice-welcome = Treisprezece căsuțe, treisprezece ture: în fiecare ai până la trei aruncări și scrii rezultatul într-o căsuță. Ai deja trei zaruri cu șase! Atinge-le ca să le păstrezi, apoi aruncă restul.
lesson-poker-dice-again = Bine. Păstrează din nou toate zarurile cu șase și aruncă ce rămâne. Te poți răzgândi de fiecare dată: și zarurile păstrate pot fi aruncate din nou.
lesson-poker-dice-write = Nu mai ai aruncări, deci acum trebuie completată o căsuță. La „Șase” se adună doar zarurile cu șase. Dacă cele șase căsuțe de sus trec de 63 de puncte, primești încă 35. Alege „Șase”.
lesson-poker-dice-other = E rândul adversarului. Toate zarurile și foile sunt la vedere: urmărește jocul sau uită-te ce mai ai liber pe foaia ta.
lesson-poker-dice-straight = Patru la rând! Păstrează 2, 3, 4 și 5 și aruncă un singur zar. Cinci la rând, adică o chintă mare, aduc 40 de puncte; patru la rând aduc oricum 30.
lesson-poker-dice-line = Cinci la rând. Te poți opri după orice aruncare. Scrie la „Chintă mare”.
lesson-poker-dice-alone = De aici decizi tu. Se scrie 0 numai când nu se potrivește nicio căsuță liberă, așa că păstrează căsuțele grele pentru zaruri bune și „Unu” pentru o tură slabă. „Întreabă antrenorul” îți spune ce e mai bine.
lesson-poker-dice-end = Acum știi jocul: completează toate căsuțele; câștigă cel mai mare total. Cinci zaruri la fel fac „Poker”: 50 de puncte. Caută-ți acum parteneri de joc sau termină partida asta.

lesson-dice-town-welcome = Câștigă cine are la sfârșit cele mai multe puncte: pentru aur, dolari, titluri de proprietate, cărți și stea. Fiecare față ține de o locație: 9 de Mina de aur, 10 de Bancă, J de Magazin, Q de Saloon, K de Șerif. Cine are cele mai multe zaruri cu o față câștigă locația ei.
lesson-dice-town-keep = Numai tu vezi zarurile de sub păhărelul tău, iar trei dintre ele arată 9: aur! Un zar se păstrează gratis, fiecare în plus costă 1 dolar. Atinge toate cele trei zaruri cu 9 și păstrează-le pentru 2 dolari.
lesson-dice-town-again = Ce ai păstrat rămâne deoparte până la sfârșitul rundei, restul s-a aruncat din nou. Mai păstrează gratis un zar sau niciunul, pentru 1 dolar. Când cineva le are pe toate cinci, ceilalți mai aruncă o ultimă dată.
lesson-dice-town-places = Toate zarurile sunt puse deoparte. Acum locațiile se joacă pe rând, de la Mină până la Doc Ghinionistul. Rândul de sus povestește ce se întâmplă.
lesson-dice-town-tie = Egalitate, iar șeriful ești tu: tu alegi câștigătorul, chiar și pe tine, dacă ești la egalitate. Ceilalți îți pot oferi ceva pentru asta, iar o singură dată le poți cere oferte mai bune.
lesson-dice-town-offer = Șeriful e pe cale să decidă, iar o mită bună îl poate ajuta. Poți oferi bani, aur sau cărți pentru rezultatul care îți convine. Plătești doar dacă șeriful îl alege. Sau nu oferi nimic.
lesson-dice-town-rob = Ai câștigat Saloonul: alege o victimă, trage de la ea atâtea cărți câte Q ai și păstrează una.
lesson-dice-town-card = Magazin: tragi atâtea cărți câți J ai și păstrezi una. Echipamentul aduce puncte, celelalte ajută la momentul potrivit.
lesson-dice-town-pass = Acum poți juca o carte sau poți pasa. Nimeni nu află dacă ai fi avut ce juca.
lesson-dice-town-doc = N-ai câștigat nimic în runda asta, așa că te ajută Doc Ghinionistul: alege unul dintre leacurile pentru care ai zarul potrivit.
lesson-dice-town-round = O rundă nouă. Uită-te ce păstrează ceilalți: o locație pe care n-o vrea nimeni e ieftină. Primăria revine celei mai bune combinații de poker, iar fiecare as din ea aduce încă un titlu.
lesson-dice-town-end = Partida se încheie când Mina e goală sau fiecare titlu are un proprietar. O pepită face 1 punct, 2 dolari fac 1, steaua 5, iar titlurile și echipamentul cât scrie pe ele. Asta e tot. Caută-ți acum parteneri de joc sau termină partida asta.

lesson-gentlemans-deal-welcome = Ești dealerul. Cartea ta arată 14 monede și trei complici și numai tu o vezi. Oferă-le celorlalți părțile lor; ce nu oferi rămâne al tău. Oferta trece dacă voturile pentru cântăresc cel puțin cât cele împotrivă.
lesson-gentlemans-deal-shares = Vor vota patru jucători, deci încearcă să câștigi doi de partea ta: oferă-le câte 3–4 monede sau câte un complice și păstrează restul. Votul celui care nu primește nimic va cântări data viitoare mai mult.
lesson-gentlemans-deal-talk = Oferta ta e pe masă. Ceilalți spun acum ce cer. Promisiunile nu obligă pe nimeni, dar îți arată ce ar trebui să schimbi în oferta definitivă.
lesson-gentlemans-deal-final = Confirmă oferta sau înlocuiește-o, o singură dată. Apoi se votează în secret. Dacă voturile împotrivă cântăresc mai mult, nu primești nimic și stai o tură la închisoare.
lesson-gentlemans-deal-demand = Acum dealer e altcineva. Spune ce vrei pentru votul tău: o cerere nu costă nimic. Poți cere și pentru alt jucător.
lesson-gentlemans-deal-add = Oferta e pe masă. Cere mai mult, promite-ți votul sau spune că nu mai ai nimic de adăugat: oferta definitivă vine când au spus-o toți.
lesson-gentlemans-deal-vote = Votează pentru sau împotrivă. Unul dintre cele trei argumente ale tale adaugă 2 la greutatea votului, dar apoi iese din joc. Ce prețuiești mai mult: partea ta sau dealerul la închisoare?
lesson-gentlemans-deal-end = Fiecare e dealer de două ori și câștigă cine are cei mai mulți bani. Un complice lucrează pentru cel care îl are, până i-l ia altă afacere: atinge-l ca să afli ce face. Acum știi jocul: caută-ți parteneri sau termină partida asta.

how-title = Cum se joacă
how-numbered = Regulile, punct cu punct
how-lesson = Învață jucând
how-lesson-about = O primă partidă cu boți și câte un sfat la fiecare pas: cam cinci minute.
how-end = Finalul
how-poker-dice-1 = Aruncă cinci zaruri. Păstrează ce vrei și aruncă din nou restul, de cel mult două ori.
how-poker-dice-2 = Scrie rezultatul într-o căsuță liberă a foii tale. Fiecare căsuță se completează o singură dată; după treisprezece ture sunt toate pline.
how-poker-dice-3 = Fiecare căsuță de sus adună o singură față. Dacă suma lor trece de 63, primești încă 35 de puncte.
how-poker-dice-4 = Cele de jos cer o combinație: trei sau patru la fel, un full (25), patru la rând (30), cinci la rând (40), cinci la fel (50) sau orice („Șansă”).
how-poker-dice-5 = Când toate căsuțele sunt pline, fiecare își adună punctele. Câștigă cel mai mare total.
how-dice-town-1 = Toți aruncă deodată sub păhărele. Alege ce păstrezi: un zar e gratis, fiecare în plus costă 1 dolar, niciunul costă tot 1 dolar. Restul se aruncă din nou, până când cineva are cinci zaruri puse deoparte.
how-dice-town-2 = Cei mai mulți de 9: aur din Mină. Cei mai mulți de 10: toți banii din Bancă.
how-dice-town-3 = Cei mai mulți J: o carte la alegere din Magazin. Cele mai multe Q: furi o carte la Saloon.
how-dice-town-4 = Cei mai mulți K: steaua de șerif. Șeriful decide la orice egalitate și poate fi mituit.
how-dice-town-5 = Cea mai bună combinație de poker aduce titluri de proprietate la Primărie, câte unul în plus pentru fiecare as. Cine n-a câștigat nimic poate merge la Doc Ghinionistul.
how-dice-town-6 = Când Mina e goală sau toate titlurile au fost luate, se numără: 1 pentru o pepită, 1 pentru 2 dolari, 5 pentru stea și cât scrie pe titluri și pe echipament.
how-gentlemans-deal-1 = Dealerul ia o carte pe care n-o mai vede nimeni: bani și trei complici. Oferă fiecăruia o parte și păstrează restul.
how-gentlemans-deal-2 = Toți discută: cereri, promisiuni, amenințări. Apoi dealerul confirmă oferta sau o înlocuiește, o singură dată.
how-gentlemans-deal-3 = Ceilalți votează în secret, cu sau fără unul dintre cele trei argumente ale lor. La egalitate, oferta este acceptată.
how-gentlemans-deal-4 = Acceptată: fiecare primește ce i s-a oferit. Respinsă: nimeni nu primește nimic, iar dealerul stă o tură la închisoare.
how-gentlemans-deal-5 = Complicii îi aduc celui care îi are bani sau greutate la vot. Cine n-a primit nicio ofertă ia o carte de bandă: votul lui va cântări mai mult data viitoare.
how-gentlemans-deal-6 = Contează numai banii: complicii și argumentele rămase nu valorează nimic. La sume egale e egalitate.
