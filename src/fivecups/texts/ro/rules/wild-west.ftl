rules-wild-west-title = Dice Town: Vestul Sălbatic

rules-wild-west-chapter-1 = Componente și pregătire
rule-WW-1 = Vestul Sălbatic este pentru doi până la șase jucători. Se adaugă 10 cărți de magazin (și încă una, „Semnale de fum”, dacă joci cu Indienii), 10 Ranchuri, 12 cărți ale Râului, 12 Bandiți, 10 dolari, 10 pepite și zarul Indienilor.
rule-WW-2 = Ranchurile se amestecă printre titlurile de proprietate, iar cărțile de magazin noi, în teancul Magazinului.
rule-WW-3 = La Mină sunt 40 de pepite. Banca începe cu 3 dolari, iar Diligența cu 2. În total sunt în joc câte 8 dolari de jucător și încă 5.
rule-WW-4 = Teancul Râului se amestecă și se așază cu fața în jos. Teancul Bandiților se amestecă și se așază cu partea de angajare în sus, așa că primul Bandit se vede. Primii doi Bandiți se întorc apoi pe partea „Căutat” și se pun deasupra biroului șerifului.
rule-WW-5 = Când se joacă în doi, 10 cărți luate la întâmplare din teancul de titluri ies din joc fără să fie văzute și se folosesc numai 30 de pepite.

rules-wild-west-chapter-2 = Două acțiuni în fiecare locație
rule-WW-10 = Când câștigi o locație, alegi una dintre cele două acțiuni ale ei. Jucătorul de pe locul al doilea trebuie s-o facă pe cealaltă, după ce ai terminat-o pe a ta. Fiecare își numără propriile zaruri. „Trebuie” înseamnă că nu poate avea cealaltă acțiune; ce lasă liber acțiunea însăși, cum ar fi renunțarea la un furt, rămâne liber.
rule-WW-11 = Pentru locul al doilea ai nevoie de cel puțin un zar cu fața locației. La Primărie toți au o combinație, așa că există mereu un loc al doilea. Dacă un singur jucător îndeplinește condiția, a doua acțiune se pierde.
rule-WW-12 = Egalitățile le rezolvă șeriful din acel moment. Mai întâi se stabilește locul întâi; dacă exact doi sunt la egalitate pentru el, cel neales ia locul al doilea. Dacă locul al doilea nu e încă stabilit, se decide după ce câștigătorul și-a ales acțiunea și înainte s-o facă. Acțiunea aceea se anunță chiar dacă n-a fost nimic de ales, ca toți să știe pentru ce oferă. Dacă acțiunea rămasă e imposibilă, nu se mai decide. Sunt decizii separate, fiecare poate fi influențată cu oferte și de fiecare dată se spune despre ce loc e vorba.
rule-WW-17 = Cărțile de pe masă i se pot oferi șerifului la fel ca cele din mână: un Ranch, care rămâne cu fața în sus, și un Bandit, angajat sau prins, care rămâne ce este. Fiind la vedere, toți văd ce se oferă.
rule-WW-13 = Când se joacă în doi, acționează numai câștigătorul locației, cu oricare dintre cele două acțiuni.
rule-WW-14 = Câștigătorul nu poate alege o acțiune care nu dă nimic, dacă cealaltă dă ceva. Nu dă nimic înseamnă: sursa, teancul sau șirul este gol, nu e nimeni de jefuit, niciun Bandit nu este căutat. Steaua dă întotdeauna ceva, chiar și șerifului în funcție, care o păstrează alegând-o. Dacă a doua acțiune este imposibilă, se pierde.
rule-WW-15 = Cărțile jocului de bază („Dinamita”, „Partaj”, „Credit nelimitat”, „Fetele”, „Marshal”, „Corupție”) țin de acțiunea de bază a locației lor. Vizita dublă din prima rundă îi revine celui care face acțiunea de bază de la Magazin.
rule-WW-16 = „Marshal” răspunde la alegerea stelei. Acțiunea aceea este atunci consumată, iar celălalt dintre cei doi jucători care acționează aici urmărește totuși Bandiți. În alt moment nu se joacă: în Vestul Sălbatic, la egalitate de K nu e încă vorba despre stea.
rule-WW-20 = Mina: iei pepite ca în jocul de bază sau tragi o carte a Râului, o aplici pe loc și o scoți din joc.
rule-WW-21 = Banca: iei toți dolarii Băncii, ca în jocul de bază, sau jefuiești Diligența: câte 1 dolar din ea pentru fiecare 10 al tău, cât timp mai sunt. Apoi dolarii Diligenței trec la Bancă.
rule-WW-22 = Magazin: tragi cărți, ca în jocul de bază, sau mergi la Doc Ghinionistul pentru un leac pentru care ai zarul potrivit. Leacurile sunt cele din jocul de bază; cărțile Elixir dintr-o ediție ulterioară nu se folosesc. Leacul trebuie luat și îți închide cartea lui Doc. Nu contează ca vizita de la sfârșitul rundei, deci „Elixirul lui Doc Ghinionistul” ți-o mai poate da.
rule-WW-23 = Saloon: furi ca în jocul de bază sau angajezi primul Bandit din teanc.
rule-WW-24 = Șerif: iei steaua ca în jocul de bază sau urmărești Bandiți.
rule-WW-25 = Primărie: iei titluri, ca în jocul de bază, sau îi faci curte soției Primarului: iei prima carte din teancul de titluri. Ceilalți nu o văd, decât dacă este un Ranch.
rule-WW-26 = Un Ranch se pune cu fața în sus în fața proprietarului. Poate fi furat numai cu „Whisky”. Pentru sfârșitul partidei și pentru departajare contează ca titlu de proprietate.
rule-WW-27 = Doc Ghinionistul primește ca în jocul de bază. Fiecare are o carte a lui Doc, deschisă la începutul rundei. O închide orice acțiune făcută de pe locul întâi sau al doilea, chiar și o urmărire în care n-ai prins pe nimeni sau cartea „Nimic” a Râului. O sursă goală sau o acțiune pierdută o lasă deschisă. Cu cartea deschisă poți merge la Doc.
rule-WW-28 =
    O partidă durează cel mult 35 de runde cu trei până la șase jucători și cel mult 25 cu doi.

rules-wild-west-chapter-3 = Bandiții
rule-WW-30 = Un Bandit angajat stă la vedere în fața ta și nu poate fi furat. El arată o față de zar. Pentru fiecare față sunt doi Bandiți: unul cu recompensă de 4 dolari, altul de 6.
rule-WW-31 = Înaintea unei aruncări poți folosi un Bandit ca să pui pe fața lui unul sau două dintre zarurile pe care urmează să le arunci; pe celelalte le arunci. Aceste zaruri sunt gratuite și tot mai poți păstra un zar gratis. Poți folosi mai mulți Bandiți deodată, chiar și înaintea ultimei aruncări. Se anunță pe față, în sensul acelor de ceasornic, începând cu șeriful, fiecare o singură dată și cu toți Bandiții săi împreună. Dacă astfel nu-ți mai rămâne niciun zar de aruncat, nu plătești nimic. Banditul folosit se întoarce pe partea „Căutat” și se pune deasupra biroului șerifului. Exemplu: ți-au rămas trei zaruri și ai un Bandit cu J. Pui două zaruri pe J și îl arunci pe al treilea.
rule-WW-32 = Dacă un Bandit îți completează cele cinci zaruri, faza nu se încheie pe loc. Ceilalți fac această aruncare ca de obicei, iar următoarea este ultima.
rule-WW-33 = Urmărire: arunci atâtea zaruri câți K ai. Fiecare zar care arată fața unui Bandit căutat prinde un asemenea Bandit, la alegerea ta; un zar prinde cel mult unul. Apoi combinația ta revine la cum era. Exemplu: sunt căutați Bandiți cu 9, 9 și K, iar cele trei zaruri arată 9 Q Q. Prinzi un Bandit cu 9.
rule-WW-34 = Bandiții prinși stau în fața ta cu partea „Căutat” în sus. Nu pot fi furați și nu au putere asupra zarurilor. La sfârșit, recompensa lor se adaugă la dolarii tăi înainte de a număra 1 PV la fiecare 2 dolari (rotunjit în jos). Bandiții angajați nu dau nimic.

rules-wild-west-chapter-4 = Punctajul
rule-WW-40 = Primul tău Ranch aduce 1 PV, al doilea 2, al treilea 3 și așa mai departe. Patru Ranchuri fac 10 PV.

rules-wild-west-chapter-5 = Cărțile Râului
rule-WW-50 = „Aur!”: ia de la Mină 2, 3, 4 sau 5 pepite, câte spune cartea sau câte au rămas. „Dinamita” nu le dublează.
rule-WW-51 = „Stea”: ia imediat steaua de șerif. Locația Șerif se joacă totuși mai târziu în rundă.
rule-WW-52 = „Pungă”: ia de la Bancă 2 sau 3 dolari, câți spune cartea sau câți au rămas.
rule-WW-53 = „Descoperire”: te uiți numai tu la următoarele trei cărți ale Râului sau la câte sunt, dacă sunt mai puține. Aplici una și le pui pe celelalte înapoi deasupra, în ce ordine vrei.
rule-WW-54 = „Cupon”: te uiți numai tu prin cărțile decartate și iei o carte de magazin. Dacă nu e niciuna, nu primești nimic.
rule-WW-55 = „Nimic”: nu primești nimic.
rule-WW-56 = Cărțile Râului sunt 12: două „Aur! 2”, câte una „Aur! 3”, „Aur! 4”, „Aur! 5”, „Stea”, „Pungă 2”, „Pungă 3”, „Descoperire”, „Cupon” și două „Nimic”. Când teancul este gol, acțiunea nu este posibilă.

rules-wild-west-chapter-6 = Cărțile de magazin noi
rule-WW-60 = Fiecare carte de magazin nouă există într-un singur exemplar. „Vite”: 7 PV. Ca și „Winchester”, „Catâr” și „Câine”, doar se numără la sfârșit și nu se joacă, deci nu poate fi anulată.
rule-WW-61 = „Winchester”: 6 PV la sfârșit. Nu se joacă, deci nu poate fi anulată.
rule-WW-62 = „Catâr”: 1 PV pentru fiecare carte de magazin pe care o ai la sfârșit, inclusiv aceasta. Nu se joacă, deci nu poate fi anulată.
rule-WW-63 = „Câine”: 2 PV la sfârșit pentru fiecare Bandit prins care se află atunci în fața ta, oricum ar fi ajuns acolo. Nu se joacă, deci nu poate fi anulată.
rule-WW-64 = „Cadou”: se joacă imediat. Alege un jucător care are în mână cărți de magazin; el decide pe care dintre ele ți-o dă. Dacă nimeni nu are, cartea nu are efect.
rule-WW-65 = „Escroc”: se joacă imediat. Fiecare dintre ceilalți jucători îți plătește 2 dolari sau cât are, dacă are mai puțin.
rule-WW-66 = „Două pistoale”: joac-o când urmărești Bandiți. După prima aruncare mai arunci o dată zarurile pe care le vrei.
rule-WW-67 = „Whisky”: joac-o când furi la Saloon. Iei un Ranch al celui jefuit în locul unei cărți din mână. O poți juca atâta timp cât n-ai păstrat o carte, deci și după ce te-ai uitat la ce ai tras; atunci toate cărțile trase se întorc. Victima nu trebuie să aibă cărți în mână. Cu „Fetele”, înlocuiește unul dintre cele două furturi.
rule-WW-68 = „Asigurare”: joac-o când te jefuiește cineva la Saloon, din clipa în care te-a ales ca victimă și până la sfârșitul furtului. Dacă o joci imediat, hoțul nu ți-o mai poate fura, dar furtul continuă: hoțul spune din nou câte cărți de fiecare fel trage, în total câte Q are, din mâna ta așa cum este acum. După furt tragi din teancul potrivit o carte de același fel cu cea furată: de magazin sau titlu de proprietate; un Ranch este un titlu. Dacă nu mai e niciuna, li se spune tuturor. Dacă nu s-a furat nimic, nu tragi nimic. Nu ești întrebat de ea dacă nu se poate trage niciun fel de carte pe care hoțul o mai poate lua. Dacă ți-a fost furată chiar cartea „Asigurare”, înainte s-o joci, ea este a hoțului.
rule-WW-69 = „Desperado”: joac-o când angajezi un Bandit. Îl iei din teanc pe oricare vrei, apoi teancul se amestecă.
rule-WW-70 = „Anunț de căutare” anulează oricare dintre aceste cărți, dacă este jucată.

rules-wild-west-chapter-7 = Indienii
rule-WI-1 = Cu Indienii se joacă dacă vreți. Zarul Indienilor începe în sat, iar „Semnale de fum” se amestecă în teancul Magazinului.
rule-WI-2 = După Primărie, câștigătorul ei poate pune în cutie unul dintre titlurile abia câștigate acolo și poate lua zarul Indienilor. Dacă nu o face, o poate face jucătorul de pe locul al doilea, tot cu un titlu abia câștigat. Se decide după ce au acționat amândoi. Merge și un Ranch, și titlul primit prin „Corupție”. Zarul se ia de oriunde s-ar afla. Titlul din cutie nu aparține nimănui, iar pentru sfârșitul partidei e ca și ieșit din joc.
rule-WI-3 = În runda următoare, când combinațiile tuturor sunt definitive și înainte de Mină, cel care are zarul Indienilor trebuie să-l arunce și să aplice rezultatul.
rule-WI-4 =
    „Binecuvântarea șamanului” (2 fețe ale zarului): întoarce unul dintre zarurile tale pe orice față.
    „Capcană” (2 fețe): alege un adversar, un zar al lui și noua față.
    „Gardă de corp” (o față): în această rundă nu ți se poate fura nimic, nici la Saloon, nici cu „Whisky”, nici cu K sau as la Doc Ghinionistul; nimeni nu te poate alege ca victimă. Ce se plătește sau se dă („Joe Nervosul”, „Escroc”, „Cadou”, „Partaj”) nu este furt; nici pierderea stelei sau a zarului Indienilor nu este.
    „Cărarea războiului” (o față): pune zarul pe o locație cu două acțiuni; acolo acționează numai jucătorul de pe locul întâi.
rule-WI-5 = La sfârșitul unei runde în care nimeni nu le-a dat Indienilor un titlu, zarul se întoarce în sat.
rule-WI-6 = „Semnale de fum”: joac-o la sfârșitul rundei, după Doc Ghinionistul și după ce zarul s-a întors în sat, dacă se întoarce. Iei zarul din sat sau de la cel care îl are.
