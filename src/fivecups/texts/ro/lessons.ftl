# Prima partidă, care te învață jocul, și fiecare joc pe o pagină.

lesson-title = Lecție
lesson-next = Mai departe
lesson-play-on = Joc mai departe
lesson-leave = În sală

lesson-poker-dice-welcome = Treisprezece căsuțe, treisprezece ture: în fiecare arunci de cel mult trei ori și scrii rezultatul într-o căsuță. Ai deja trei de șase! Atinge zarurile cu șase ca să le păstrezi, apoi aruncă restul.
lesson-poker-dice-again = Bine. Păstrează din nou toți de șase și aruncă ce rămâne. Te poți răzgândi de fiecare dată: zarurile păstrate pot fi aruncate iar.
lesson-poker-dice-write = Nu mai ai aruncări, deci acum trebuie completată o căsuță. La „Șase” se numără doar zarurile cu șase. Peste 63 de puncte în cele șase căsuțe de sus aduc încă 35. Alege „Șase”.
lesson-poker-dice-other = E rândul adversarului. Toate zarurile și foile sunt la vedere: urmărește jocul sau uită-te ce mai ai liber pe foaia ta.
lesson-poker-dice-straight = Patru la rând! Păstrează 2, 3, 4 și 5 și aruncă un singur zar. Cinci la rând, adică o chintă mare, aduc 40 de puncte; patru la rând aduc oricum 30.
lesson-poker-dice-line = Cinci la rând. Te poți opri după orice aruncare. Scrie „Chintă mare”.
lesson-poker-dice-alone = De aici decizi tu. Un 0 se scrie doar când nu se potrivește nicio căsuță liberă, așa că păstrează căsuțele grele pentru zaruri bune și „Unu” pentru o tură slabă. Antrenorul din meniu îți spune ce e mai bine.
lesson-poker-dice-end = Acum știi jocul: completează toate căsuțele, câștigă totalul cel mai mare. Cinci zaruri egale fac un poker: 50 de puncte. Joacă mai departe sau începe o partidă cu prietenii.

lesson-dice-town-welcome = Câștigă cine are la sfârșit cele mai multe puncte: aur, dolari, proprietăți, cărți și insigna. Fiecare față ține de un loc: 9 de Mina de aur, 10 de Bancă, J de General Store, Q de Salon, K de Șerif. Cine are cele mai multe zaruri cu acea față câștigă locul.
lesson-dice-town-keep = Numai tu vezi zarurile de sub păhărelul tău, iar trei sunt 9: aur! Primul zar păstrat e gratuit, fiecare în plus costă 1 $. Atinge toți cei trei de 9 și păstrează-i pentru 2 $.
lesson-dice-town-again = Ce ai păstrat rămâne pentru runda asta, restul s-a aruncat din nou. Păstrează gratuit încă un zar sau niciunul pentru 1 $. Când cineva are cinci zaruri, ceilalți mai aruncă o ultimă dată.
lesson-dice-town-places = Zarurile sunt gata. Acum locurile se joacă pe rând, de la mină până la Doc Ghinionistul. Rândul de sus povestește ce se întâmplă.
lesson-dice-town-tie = Egalitate, iar Șeriful ești tu: tu numești câștigătorul, chiar și pe tine, dacă te numeri printre cei egali. Ceilalți îți pot oferi ceva, iar o dată le poți cere oferte mai bune.
lesson-dice-town-offer = Șeriful e pe cale să decidă. Poți oferi bani, aur sau cărți pentru rezultatul care îți convine. Plătești doar dacă Șeriful îl alege. Sau nu oferi nimic.
lesson-dice-town-rob = Ai câștigat Salonul: alege o victimă, uită-te la atâtea cărți ale ei câte dame ai și păstrează una.
lesson-dice-town-card = General Store: atâtea cărți câți valeți ai avut, iar una rămâne a ta. Echipamentul aduce puncte, celelalte ajută la momentul potrivit. Atinge o carte ca s-o citești.
lesson-dice-town-pass = Poți juca acum o carte sau poți da pas. Nimeni nu vede dacă ai fi avut ce juca.
lesson-dice-town-doc = N-ai câștigat nimic în runda asta, așa că te ajută Doc Ghinionistul: alege unul dintre leacurile pe care ți le permit zarurile.
lesson-dice-town-round = O rundă nouă. Uită-te ce păstrează ceilalți: un loc pe care nu-l vrea nimeni e ieftin. Primăria revine celei mai bune mâini de poker, iar fiecare as din ea aduce încă o proprietate.
lesson-dice-town-end = Jocul se termină când mina e goală sau toate proprietățile au stăpân. O pepită face 1 punct, 2 $ fac 1, insigna 5, iar proprietățile și echipamentul cât scrie pe ele. Asta e tot: joacă mai departe sau adună-ți prietenii.

lesson-gentlemans-deal-welcome = Ești dealerul. Cartea ta arată 14 monede și trei complici și numai tu o vezi. Oferă celorlalți părțile lor; ce nu oferi rămâne al tău. Oferta e acceptată dacă voturile pentru cântăresc cel puțin cât cele împotrivă.
lesson-gentlemans-deal-shares = Vor vota patru jucători, deci încearcă să câștigi doi: dă la doi dintre ei câte 3–4 monede sau un complice și păstrează restul. Cine nu primește nimic votează data viitoare cu mai multă greutate.
lesson-gentlemans-deal-talk = Oferta ta e pe masă. Ceilalți spun acum ce cer. Promisiunile nu leagă pe nimeni, dar îți arată ce ar trebui să schimbi în oferta definitivă.
lesson-gentlemans-deal-final = Confirmă oferta sau înlocuiește-o o singură dată. Apoi se votează în secret. Dacă împotrivă cântărește mai mult, nu primești nimic și stai o tură la închisoare.
lesson-gentlemans-deal-demand = Acum dealer e altcineva. Spune ce vrei pentru votul tău: o cerere nu costă nimic. Poate fi și despre alt jucător.
lesson-gentlemans-deal-add = Oferta e pe masă. Cere mai mult, promite-ți votul sau spune că n-ai nimic de adăugat: oferta definitivă vine când au spus-o toți.
lesson-gentlemans-deal-vote = Votează pentru sau împotrivă. Unul dintre cele trei argumente ale tale adaugă 2 la ponderea votului și nu-l mai ai apoi tot jocul. Face partea ta mai mult decât să-l vezi pe dealer la închisoare?
lesson-gentlemans-deal-end = Fiecare e dealer de două ori și câștigă cine are cei mai mulți bani. Complicii lucrează pentru stăpânul lor până îi ia altă ofertă: atinge unul ca să afli ce face. Acum știi jocul: joacă mai departe sau adună-ți prietenii.

how-title = Cum se joacă
how-numbered = Regulile, punct cu punct
how-lesson = Învață jucând
how-poker-dice-1 = Aruncă cinci zaruri. Păstrează ce vrei și aruncă restul de cel mult încă două ori.
how-poker-dice-2 = Scrie rezultatul într-o căsuță liberă a foii. Fiecare căsuță se folosește o dată; după treisprezece ture sunt toate pline.
how-poker-dice-3 = Căsuțele de sus numără câte o față. Peste 63 de puncte acolo aduc încă 35.
how-poker-dice-4 = Cele de jos cer un model: trei sau patru la fel, un full (25), patru la rând (30), cinci la rând (40), cinci la fel (50) sau orice (Șansă).
how-poker-dice-5 = Câștigă totalul cel mai mare.
how-dice-town-1 = Toți aruncă deodată sub păhărele. Păstrează zaruri: unul e gratuit, fiecare în plus costă 1 $, niciunul tot 1 $. Restul se aruncă din nou până când cineva are cinci.
how-dice-town-2 = Cele mai multe 9: aur din mină. Cele mai multe 10: toți banii Băncii.
how-dice-town-3 = Cei mai mulți valeți: o carte la alegere din General Store. Cele mai multe dame: furi o carte în Salon.
how-dice-town-4 = Cei mai mulți regi: insigna de Șerif. Șeriful decide toate egalitățile și poate fi mituit.
how-dice-town-5 = Cea mai bună mână de poker ia proprietăți la Primărie, câte una în plus pentru fiecare as. Cine n-a câștigat nimic merge la Doc Ghinionistul.
how-dice-town-6 = Când mina e goală sau toate proprietățile sunt luate, se numără: 1 pentru o pepită, 1 pentru 2 $, 5 pentru insignă și ce scrie pe proprietăți și echipament.
how-gentlemans-deal-1 = Dealerul trage o carte pe care o vede numai el: bani și trei complici. Oferă fiecăruia o parte și păstrează restul.
how-gentlemans-deal-2 = Toți vorbesc: cereri, promisiuni, amenințări. Apoi oferta este confirmată sau înlocuită, o singură dată.
how-gentlemans-deal-3 = Ceilalți votează în secret, cu sau fără unul dintre cele trei argumente. Egalitatea ajunge.
how-gentlemans-deal-4 = Acceptată: fiecare primește ce i s-a oferit. Respinsă: nimeni nu primește nimic, iar dealerul stă o tură la închisoare.
how-gentlemans-deal-5 = Complicii aduc bani sau greutate stăpânului lor. Cine n-a primit nicio ofertă ia o carte de bandă: mai multă greutate la următorul vot.
how-gentlemans-deal-6 = După ce toți au fost dealeri, câștigă cine are cei mai mulți bani.
