rules-dice-town-title = Dice Town

rules-dice-town-chapter-1 = Componente
rule-DT-1 = Dice Town este pentru doi până la cinci jucători. Fiecare are cinci zaruri. Fețele, de la cea mai mică la cea mai mare: 9, 10, J (valet), Q (damă), K (rege), A (as).
rule-DT-2 = Jocul are 19 cărți de magazin: 6 de echipament și 13 care se joacă. Titlurile de proprietate sunt 25 și valorează între 1 și 5 puncte de victorie (PV): câte cinci titluri din fiecare valoare.
rule-DT-3 = Nimic nu intră în joc din afară și nimic nu iese din el. Sunt câte 8 dolari de jucător și 3 la Bancă, plus 30 de pepite. Dolarii jucătorilor, ai Băncii și ai Diligenței dau mereu aceeași sumă; la fel pepitele jucătorilor și ale Minei. Nici numărul de cărți de fiecare fel nu se schimbă.

rules-dice-town-chapter-2 = Pregătirea jocului
rule-DT-5 = Cărțile de magazin se amestecă și se așază într-un teanc cu fața în jos. Titlurile de proprietate se amestecă și ele și se așază cu fața în jos, apoi primele trei se pun într-un șir, cu fața în sus. Prima carte din șir este cea de jos.
rule-DT-6 = Fiecare începe cu 8 dolari. La Mină sunt 30 de pepite, la Bancă 3 dolari, iar Diligența este goală.
rule-DT-7 = După obicei, primul șerif este cel mai tânăr jucător. Aici gazda mesei poate alege locul primului șerif; dacă nu alege, se trage la sorți.
rule-DT-8 = Toți văd dolarii, pepitele, steaua, titlurile împrejmuite, precum și câte cărți are fiecare în mână și ce spate au. Ce cărți sunt, știe doar cel care le ține. Cărțile decartate stau cu fața în jos.
rule-DT-9 = Cărțile trase la Magazin sau la Saloon sunt văzute numai de cel care le trage. Dacă ți se fură o carte, știi care a fost. Ceilalți îi văd doar spatele.

rules-dice-town-chapter-3 = Faza I: zarurile
rule-DT-10 = Toți aruncă în același timp. Fiecare aruncă sub păhărelul său toate zarurile care nu sunt încă puse deoparte. Sub păhărelul tău te uiți numai tu.
rule-DT-11 = Fiecare alege în secret zarurile pe care le păstrează. Apoi toți le arată deodată. Zarurile păstrate rămân puse deoparte până la sfârșitul rundei; pe celelalte le arunci din nou.
rule-DT-12 = Un zar se păstrează gratis. Fiecare zar în plus costă 1 dolar. Dacă nu păstrezi niciunul, plătești tot 1 dolar. Banii se pun la Diligență în momentul dezvăluirii. De exemplu, patru Q păstrate costă 3 dolari.
rule-DT-13 = Nu se joacă pe datorie. Poți păstra un zar și încă unul pentru fiecare dolar pe care îl ai; dacă nu vrei să păstrezi niciunul, trebuie să ai cel puțin 1 dolar. Numai cine are „Bruta” poate păstra mai mult decât își permite și atunci trebuie s-o joace chiar la această dezvăluire.
rule-DT-14 = Când, după o dezvăluire, cel puțin un jucător are cinci zaruri puse deoparte, ceilalți își aruncă zarurile rămase pentru ultima dată. Le păstrează pe toate, gratis. Cu asta faza se încheie.
rule-DT-15 = Cât timp nimeni nu are cinci zaruri puse deoparte, toți aruncă din nou. Chiar dacă fiecăruia i-a rămas un singur zar, îl poți refuza pentru 1 dolar și îl arunci încă o dată.
rule-DT-16 = „Bruta” și „Trișor profesional” se joacă după ce toate păhărelele sunt ridicate. Se merge în sensul acelor de ceasornic, începând cu șeriful: fiecare joacă o carte sau pasează, până când toți pasează la rând. Și ultima aruncare este o dezvăluire.
rule-DT-17 = La o dezvăluire ordinea este: se ridică păhărelele, se pun pe masă cărțile jucate, se plătește. Abia apoi se verifică dacă cineva are cinci zaruri puse deoparte.
rule-DT-18 = Zarurile pe care nu le păstrezi nu se arată niciodată celorlalți. Numai ultima aruncare se vede în întregime.
rule-DT-19 = „În sensul acelor de ceasornic, începând cu șeriful” înseamnă că șeriful este primul.

rules-dice-town-chapter-4 = Faza II: locațiile
rule-DT-20 = Locațiile se joacă în această ordine: Mina de aur, Banca, Diligența, Magazinul, Saloonul, Șeriful, Primăria, Doc Ghinionistul. Un jucător poate câștiga mai multe. O locație pentru care nimeni nu are zarul potrivit nu revine nimănui.
rule-DT-21 = O locație este câștigată de cel care are cele mai multe zaruri cu fața ei. La egalitate decide șeriful din acel moment. El alege exact unul dintre cei aflați la egalitate; dacă este printre ei, se poate alege pe sine.
rule-DT-22 = Oricine poate influența o decizie a șerifului cu pepite, dolari și cărți: o mită ca pe vremuri îl ajută să decidă. Înainte ca el să decidă, fiecare dintre ceilalți poate face o singură ofertă, legată de un singur rezultat: dolari și pepite pe care le are, cărți din mână sau titluri împrejmuite. Acestea din urmă ajung la șerif fără sârmă, în mână. Ofertele se fac în secret și se arată deodată, dar fața unei cărți oferite o vede numai șeriful.
rule-DT-23 = O carte care se joacă „când câștigi o locație” se joacă după ce se știe câștigătorul și înainte de acțiune. Poți juca o carte din clipa în care o ai în mână, la tot ce se anunță după aceea. Un „Anunț de căutare” abia tras răspunde la cartea următoare, „Credit nelimitat” păstrată la prima dintre două vizite la Magazin e bună pentru a doua, iar „Partaj” primită ca mită răspunde la jaful care urmează. Un moment trecut nu se mai întoarce.
rule-DT-24 = Nu trebuie neapărat să joci o carte. Fac excepție cărțile pe care scrie „imediat”: acestea se joacă în clipa în care sunt obținute, pe orice cale. O carte este obținută când o păstrezi, nu când te uiți la ea.
rule-DT-25 = Șeriful poate cere o singură dată oferte mai bune. Atunci îți poți mări oferta, dar nu o poți micșora și nici muta pe alt rezultat. Ofertele pentru rezultatul ales trec imediat la șerif, celelalte cad. Promisiunile nu obligă pe nimeni și nu există alt fel de negoț.
rule-DT-26 = Dacă ești printre cei aflați la egalitate, poți oferi, pentru cazul în care câștigi, și o parte din ce îți va da această locație: un număr de dolari sau de pepite. Plătești imediat după ce ai primit câștigul, după „Dinamita” și „Partaj”, în limita a ceea ce ai primit.
rule-DT-27 = Când cineva poate răspunde cu o carte („Anunț de căutare”, „Partaj”, „Marshal”, „Asigurare” sau cărțile de la dezvăluire), ceilalți nu află dacă o are cineva sau dacă a fost întrebat cineva, nici din ce se vede, nici din cât durează. Faptul că cineva pasează nu se arată. Poți spune dinainte că pasezi.
rule-DT-28 = Dacă o locație nu poate da nimic niciunuia dintre cei aflați la egalitate (Banca e goală, niciunul nu are pe cine jefui, niciun leac nu se potrivește niciunui vizitator), șeriful nu este întrebat și nimeni nu plătește. Locația nu dă nimic, iar la Doc Ghinionistul pot merge toți ca și cum n-ar fi câștigat nimic acolo.
rule-DT-30 = Mina de aur (9): iei câte o pepită pentru fiecare 9 al tău. Dacă au rămas mai puține, iei câte sunt, iar runda se joacă până la capăt.
rule-DT-31 = Banca (10): iei toți dolarii din Bancă. O Bancă goală nu dă nimic, așa că nu contează drept câștig când e vorba de vizita la Doc Ghinionistul.
rule-DT-32 = Diligența nu este câștigată de nimeni. Dolarii ei trec la Bancă pentru runda următoare. Asta se întâmplă o dată pe rundă, acum.
rule-DT-33 = Magazin (J): tragi atâtea cărți de magazin câți J ai, păstrezi una și le decartezi pe celelalte cu fața în jos.
rule-DT-34 = În prima rundă, câștigătorul de la Magazin face toată acțiunea de două ori. Dacă în prima rundă nimeni nu are niciun J, vizita în plus se pierde.
rule-DT-35 = Dacă teancul Magazinului nu ajunge, iei mai întâi ce a rămas. Abia apoi cărțile decartate se amestecă într-un teanc nou și tragi mai departe. Dacă s-au terminat amândouă, rămâi cu ce ai putut trage, poate cu nimic. Cărțile la care tocmai te uiți și cărțile jucate care sunt încă pe masă nu intră în teancul nou. La fel se procedează la Doc Ghinionistul și cu „Asigurare”.
rule-DT-36 = Saloon (Q): alege un adversar care are o carte ce poate fi furată. Spune câte cărți tragi de fiecare fel, după spate: în total câte Q ai sau toate, dacă sunt mai puține. Le tragi la întâmplare, păstrezi una și le înapoiezi pe celelalte. Poți renunța înainte de a trage; contează tot ca un câștig.
rule-DT-37 = La Saloon nu se pot fura titlurile împrejmuite, steaua, banii și pepitele.
rule-DT-38 = Șerif (K): iei steaua. La egalitate decide vechiul șerif. Dacă nimeni nu are K, șeriful rămâne. De aici înainte decide noul șerif.
rule-DT-40 = Primărie (cea mai bună combinație de poker): iei primul titlu din șir și câte unul în plus pentru fiecare as din combinația ta, cel mult trei, sau câte sunt, dacă sunt mai puține. Apoi șirul coboară și se completează din teanc. Așii celorlalți nu contează.

rules-dice-town-chapter-5 = Combinațiile de poker
rule-DT-50 = Combinațiile, de la cea mai mare: cinci la fel, careu, full, chintă, trei de-un fel, două perechi, o pereche, zarul cel mai mare. Culoare nu există.
rule-DT-51 = Între combinații de același fel se compară rangul grupului cel mai mare, apoi al celui următor, apoi zarurile rămase, de la cel mai mare. Două perechi: perechea mare, perechea mică, al cincilea zar; J J 10 10 9 bate J J 9 9 A. Full: întâi cele trei, apoi perechea; J J J 9 9 bate 10 10 10 A A. Egalitate este numai dacă toate cele cinci ranguri coincid; atunci decide șeriful.
rule-DT-52 = Există două chinte: de la 9 la K și de la 10 la as. Cea cu as este mai mare. Asul nu este niciodată cel mai mic.

rules-dice-town-chapter-6 = Doc Ghinionistul
rule-DT-60 = Dacă în această rundă nu ai câștigat nimic, îl poți vizita pe Doc Ghinionistul. Dacă sunt mai mulți, șeriful îl alege pe primul, apoi pe al doilea și așa mai departe. Fiecare decizie poate fi influențată cu oferte și toate se iau înaintea primei vizite.
rule-DT-61 = Iei un singur leac, pentru care ai zarul potrivit. 9 sau 10, sârmă ghimpată: pui cu fața în sus două titluri din mână (unul, dacă nu ai decât unul); nimeni nu le mai poate fura. J sau Q: prima carte din teancul Magazinului. K: fiecare adversar îți dă 2 dolari. As: fiecare adversar îți dă o pepită. Cine are mai puțin dă cât are.
rule-DT-62 = Ai câștigat dacă acțiunea unei locații ți-a dat ceva. Cu cei mai mulți de 10, dar cu Banca goală, tot poți merge la Doc. Dacă ai câștigat o carte de magazin și ți-a fost furată în aceeași rundă, nu poți. Locația Șerif câștigată contează chiar dacă ești deja șerif; dacă rămâi șerif pentru că nimeni nu are K sau datorită cărții „Marshal”, nu contează. Dacă „Marshal” te-a oprit să iei steaua, tot poți merge. Banii de la „Partaj” sau „Joe Nervosul” nu sunt câștigați într-o locație. Un Saloon în care nu e nimeni de jefuit nu dă nimic.
rule-DT-63 =
    Pentru sârma ghimpată trebuie să ai un titlu în mână. Vizita la Doc nu este obligatorie.
rule-DT-64 = Ofertele primite nu sunt câștig. Dacă ai câștigat ceva și l-ai dat altcuiva, tot ai câștigat. Un Magazin fără cărți nu dă nimic. O carte trasă cu „Asigurare” nu este câștig.

rules-dice-town-chapter-7 = Sfârșitul jocului
rule-DT-65 = Partida se încheie după runda în care Mina s-a golit sau fiecare titlu de proprietate are un proprietar. Se verifică numai după Doc Ghinionistul. Prin urmare, o partidă durează cel mult 25 de runde.
rule-DT-66 = Primești 1 PV pentru fiecare pepită, 1 PV la fiecare 2 dolari (rotunjit în jos), 5 PV pentru stea și cât scrie pe cărțile de echipament și pe titlurile de proprietate. Cărțile nejucate dau 0.
rule-DT-67 = Oricât ar părea de surprinzător, câștigă cine are cele mai multe PV. La egalitate, cine are cele mai multe titluri de proprietate, inclusiv cele împrejmuite. Dacă egalitatea rămâne, șeriful alege câștigătorul dintre ei; dacă este printre ei, se poate alege pe sine. Este o decizie ca oricare alta și poate fi influențată cu oferte. Punctele și titlurile se numără înaintea ofertelor și rămân așa: ce se plătește atunci își schimbă proprietarul, nu și punctajul. Se anunță pe rând de ce s-a încheiat partida, punctajul și decizia.
rule-DT-68 = Exemplu de punctaj: 6 pepite fac 6, 7 dolari fac 3, steaua face 5, echipamentul 3 + 5 + 2 face 10, titlurile 2 + 1 + 5 + 4 fac 12. În total 36 de PV.
rule-DT-69 = Exemplu de rundă, alta decât prima. Zarurile jucătorului 1: 9 9 9 J K; 2: 10 10 10 K K; 3: J J J J A; 4: Q Q Q A A; 5: 9 Q Q J J. Jucătorul 1 câștigă Mina și ia 3 pepite. Jucătorul 2 câștigă Banca. Jucătorul 3 câștigă Magazinul și trage 4 cărți. Jucătorul 4 câștigă Saloonul și trage 3 cărți. Jucătorul 2 devine șerif. Jucătorul 3 câștigă Primăria și ia 2 titluri. Jucătorul 5 merge la Doc Ghinionistul și, cu zarul 9, împrejmuiește două titluri de 5 PV.

rules-dice-town-chapter-8 = Cărțile de magazin
rule-DT-70 = Echipament: șase cărți, de 1, 2, 3, 4, 5 și 8 PV; cea de 8 este un cal. Nu se joacă niciodată, deci nu pot fi anulate.
rule-DT-71 = „Dinamita” (o carte): joac-o când câștigi Mina. Iei de două ori mai multe pepite.
rule-DT-72 = „Partaj” (o carte): joac-o când un adversar sparge Banca. Îți dă jumătate din pradă, rotunjită în jos.
rule-DT-73 = „Credit nelimitat” (o carte): joac-o când câștigi Magazinul. Faci acțiunea de două ori.
rule-DT-74 = „Bruta” (două cărți): joac-o când îți arăți zarurile. Păstrezi mai multe zaruri fără să plătești. Nu te ajută când nu păstrezi niciunul. Dacă este anulată, plătești cât îți ajung dolarii și alegi ce zaruri neplătite arunci din nou; unul rămâne întotdeauna.
rule-DT-75 = „Trișor profesional” (două cărți): joac-o când îți arăți zarurile, chiar și la ultima aruncare. Întoarce pe orice față unul dintre zarurile tale păstrate acum. Zarurile puse deoparte mai devreme sau puse de un Bandit nu se pot întoarce.
rule-DT-76 = „Fetele” (o carte): joac-o când câștigi Saloonul. Faci acțiunea de două ori, asupra aceluiași adversar sau asupra a doi.
rule-DT-77 = „Marshal” (o carte): se joacă la locația Șerif. Vechiul șerif rămâne pentru runda următoare. O poate juca oricine, în unul din două momente: la egalitate de K, înainte ca șeriful să primească oferte, iar atunci locația se încheie fără oferte; sau când steaua e pe cale să treacă la alt jucător. Nu se joacă atunci când șeriful ar rămâne oricum și nici împotriva cărții „Stea” de la Râu. N-o poate juca nici șeriful care tocmai a fost plătit pentru decizia lui în această locație: ar vinde steaua și ar păstra-o.
rule-DT-78 = „Corupție” (o carte): joac-o când câștigi Primăria. Iei în plus primul titlu din teanc, fără să-l vadă ceilalți, înainte ca șirul să fie completat. Nu se poate juca dacă teancul este gol.
rule-DT-79 = „Joe Nervosul” (o carte): se joacă imediat. Un jucător ales de tine îți plătește 4 dolari sau cât are, dacă are mai puțin.
rule-DT-80 = „Elixirul lui Doc Ghinionistul” (o carte): joac-o la Doc Ghinionistul. Îl poți vizita, deși ai câștigat ceva. Anunți asta înainte de stabilirea ordinii. Nu îți dă niciodată o a doua vizită.
rule-DT-81 = „Anunț de căutare” (o carte): joac-o când un adversar joacă o carte de magazin, oricare. Efectul acelei cărți se anulează. Cartea se anunță mai întâi cu toate alegerile de care are nevoie pe loc: cine plătește din cauza lui Joe Nervosul, ce zar și ce față alege trișorul. Apoi se poate răspunde cu „Anunț de căutare”. Abia după aceea cartea își face efectul.
rule-DT-82 = O carte jucată stă pe masă cu fața în sus până se încheie efectul ei: la „Credite nelimitate”, „Fetele”, „Dinamita” și „Corupție” până la ultima dintre acțiunile pe care le schimbă, la „Elixir” până după vizită, la „Asigurare” până ai tras cartea, la toate celelalte doar o clipă. Abia apoi se decartează, așa că nicio tragere a ei n-o poate aduce înapoi. O carte anulată se decartează imediat.
