## Places

dice-town-place-mine = Mina de aur
    .about = Jucătorul cu cei mai mulți de 9 ia câte o pepită pentru fiecare.
    .about-wild-west = Jucătorul cu cei mai mulți de 9 alege: câte o pepită pentru fiecare sau o carte a Râului. Jucătorul de pe locul al doilea face cealaltă acțiune.
dice-town-place-bank = Banca
    .about = Jucătorul cu cei mai mulți de 10 ia toți dolarii din Bancă.
    .about-wild-west = Jucătorul cu cei mai mulți de 10 alege: toți dolarii din Bancă sau câte 1 dolar din Diligență pentru fiecare 10. Jucătorul de pe locul al doilea face cealaltă acțiune.
dice-town-place-stagecoach = Diligența
    .about = Nu o câștigă nimeni: aici se adună dolarii plătiți pentru zaruri, apoi trec la Bancă.
    .about-wild-west = Aici se adună dolarii plătiți pentru zaruri. Când se joacă Banca, o parte poate fi jefuită; restul trece la Bancă.
dice-town-place-general-store = Magazin
    .about = Jucătorul cu cei mai mulți J trage câte o carte de magazin pentru fiecare și păstrează una.
    .about-wild-west = Jucătorul cu cei mai mulți J alege: trage câte o carte de magazin pentru fiecare și păstrează una sau ia un leac de la Doc Ghinionistul. Cel de pe locul al doilea face cealaltă acțiune.
dice-town-place-saloon = Saloon
    .about = Jucătorul cu cele mai multe Q le are pe fete de partea lui: trage de la un adversar câte o carte pentru fiecare Q și păstrează una.
    .about-wild-west = Jucătorul cu cele mai multe Q alege: fură o carte de la un adversar sau angajează primul Bandit. Cel de pe locul al doilea face cealaltă acțiune.
dice-town-place-sheriff = Șerif
    .about = Jucătorul cu cei mai mulți K ia steaua. Șeriful decide la orice egalitate.
    .about-wild-west = Jucătorul cu cei mai mulți K alege: ia steaua sau urmărește Bandiții căutați. Jucătorul de pe locul al doilea face cealaltă acțiune.
dice-town-place-town-hall = Primărie
    .about = Jucătorul cu cea mai bună combinație ia primul titlu din șir și încă unul pentru fiecare as al lui, cel mult trei în total.
    .about-wild-west = Jucătorul cu cea mai bună combinație alege: ia titluri din șir sau îi face curte soției Primarului și ia prima carte din teancul de titluri. Jucătorul de pe locul al doilea face cealaltă acțiune.
dice-town-place-doc-badluck = Doc Ghinionistul
    .about = Cine nu a câștigat nimic în această rundă poate lua un leac, după zarurile sale.
    .about-wild-west =
        Cine are cartea lui Doc încă deschisă poate lua un leac, după zarurile sale.

## Store cards

dice-town-card-equipment-1 = Echipament (1 PV)
    .about = Aduce 1 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-equipment-2 = Echipament (2 PV)
    .about = Aduce 2 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-equipment-3 = Echipament (3 PV)
    .about = Aduce 3 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-equipment-4 = Echipament (4 PV)
    .about = Aduce 4 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-equipment-5 = Echipament (5 PV)
    .about = Aduce 5 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-equipment-8 = Cal (8 PV)
    .about = Echipament, aduce 8 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-dynamite = Dinamita
    .about = Joac-o când iei de la Mină pepite pentru zarurile cu 9: iei de două ori mai multe.
dice-town-card-even-split = Partaj
    .about = Joac-o când un adversar sparge Banca: îți dă jumătate din pradă, rotunjită în jos.
dice-town-card-unlimited-credit = Credit nelimitat
    .about = Joac-o când tragi cărți la Magazin pentru zarurile cu J: faci această acțiune de două ori.
dice-town-card-brute = Bruta
    .about = Joac-o când îți arăți zarurile: păstrezi mai multe fără să plătești. Nu te ajută dacă nu păstrezi niciunul.
dice-town-card-cheater = Trișor profesional
    .about = Joac-o când îți arăți zarurile, chiar și la ultima aruncare: întoarce pe orice față unul dintre zarurile tale păstrate acum.
dice-town-card-girls = Fetele
    .about = Joac-o când furi la Saloon: faci această acțiune de două ori, asupra aceluiași adversar sau asupra a doi.
dice-town-card-marshall = Marshal
    .about = Joac-o la locația Șerif, când e egalitate pentru stea sau când steaua e pe cale să treacă la alt jucător: vechiul șerif rămâne pentru runda următoare.
dice-town-card-corruption = Corupție
    .about = Joac-o când iei la Primărie titluri din șir: iei în plus primul titlu din teanc, fără să-l vadă ceilalți. Nu se poate juca dacă teancul este gol.
dice-town-card-nervous-joe = Joe Nervosul
    .about = Se joacă imediat: un jucător ales de tine îți plătește 4 dolari sau cât are, dacă are mai puțin.
dice-town-card-elixir = Elixirul lui Doc Ghinionistul
    .about = Joac-o la Doc Ghinionistul, înainte de stabilirea ordinii: îl poți vizita, deși ai câștigat ceva. Nu îți dă niciodată o a doua vizită.
dice-town-card-wanted = Anunț de căutare
    .about = Joac-o când un adversar joacă o carte de magazin, oricare: efectul ei se anulează.

## Store cards of Wild West

dice-town-card-cattle = Vite
    .about = Aduce 7 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-winchester = Winchester
    .about = Aduce 6 PV la sfârșitul partidei. Nu se joacă, deci nu poate fi anulată.
dice-town-card-mule = Catâr
    .about = Aduce la sfârșitul partidei 1 PV pentru fiecare carte de magazin pe care o ai, inclusiv aceasta. Nu se joacă, deci nu poate fi anulată.
dice-town-card-dog = Câine
    .about = Aduce la sfârșitul partidei 2 PV pentru fiecare Bandit prins de tine. Nu se joacă, deci nu poate fi anulată.
dice-town-card-gift = Cadou
    .about = Se joacă imediat: un jucător ales de tine, care are în mână cărți de magazin, îți dă una dintre ele, la alegerea lui.
dice-town-card-crook = Escroc
    .about = Se joacă imediat: fiecare dintre ceilalți jucători îți plătește 2 dolari sau cât are, dacă are mai puțin.
dice-town-card-two-guns = Două pistoale
    .about = Joac-o când urmărești Bandiți: după prima aruncare mai arunci o dată zarurile pe care le vrei.
dice-town-card-whiskey = Whisky
    .about = Joac-o când furi la Saloon, cât timp n-ai păstrat încă o carte trasă: iei în schimb un Ranch al victimei, chiar dacă aceasta nu are cărți în mână.
dice-town-card-insurance = Asigurare
    .about = Joac-o când te jefuiește cineva la Saloon: după furt tragi din teancul potrivit o carte de același fel cu cea furată, de magazin sau titlu de proprietate.
dice-town-card-desperado = Desperado
    .about =
        Joac-o când angajezi un Bandit: îl iei din teanc pe oricare vrei, apoi teancul se amestecă.
dice-town-card-smoke-signals = Semnale de fum
    .about = Joac-o la sfârșitul rundei, după Doc Ghinionistul: iei zarul Indienilor din sat sau de la cel care îl are.

## Claims and ranches

dice-town-card-claim-1 = Titlu de proprietate (1 PV)
    .about = Aduce 1 PV la sfârșitul partidei. Din mână poate fi furat la Saloon, dar nu și după ce este împrejmuit.
dice-town-card-claim-2 = Titlu de proprietate (2 PV)
    .about = Aduce 2 PV la sfârșitul partidei. Din mână poate fi furat la Saloon, dar nu și după ce este împrejmuit.
dice-town-card-claim-3 = Titlu de proprietate (3 PV)
    .about = Aduce 3 PV la sfârșitul partidei. Din mână poate fi furat la Saloon, dar nu și după ce este împrejmuit.
dice-town-card-claim-4 = Titlu de proprietate (4 PV)
    .about = Aduce 4 PV la sfârșitul partidei. Din mână poate fi furat la Saloon, dar nu și după ce este împrejmuit.
dice-town-card-claim-5 = Titlu de proprietate (5 PV)
    .about = Aduce 5 PV la sfârșitul partidei. Din mână poate fi furat la Saloon, dar nu și după ce este împrejmuit.
dice-town-card-ranch = Ranch
    .about = Stă cu fața în sus în fața ta: primul Ranch aduce 1 PV, al doilea 2, al treilea 3 și așa mai departe. Poate fi furat numai cu „Whisky”.

## River cards

dice-town-river-gold-2 = Aur! 2 pepite
    .about = Ia de la Mină 2 pepite sau câte au rămas. „Dinamita” nu le dublează.
dice-town-river-gold-3 = Aur! 3 pepite
    .about = Ia de la Mină 3 pepite sau câte au rămas. „Dinamita” nu le dublează.
dice-town-river-gold-4 = Aur! 4 pepite
    .about = Ia de la Mină 4 pepite sau câte au rămas. „Dinamita” nu le dublează.
dice-town-river-gold-5 = Aur! 5 pepite
    .about = Ia de la Mină 5 pepite sau câte au rămas. „Dinamita” nu le dublează.
dice-town-river-star = Stea
    .about = Ia imediat steaua de șerif. Locația Șerif se joacă totuși mai târziu în rundă.
dice-town-river-purse-2 = Pungă: 2 dolari
    .about = Ia de la Bancă 2 dolari sau câți au rămas.
dice-town-river-purse-3 = Pungă: 3 dolari
    .about = Ia de la Bancă 3 dolari sau câți au rămas.
dice-town-river-discovery = Descoperire
    .about = Te uiți numai tu la următoarele trei cărți ale Râului (sau câte sunt), aplici una și le pui pe celelalte înapoi deasupra, în ce ordine vrei.
dice-town-river-coupon = Cupon
    .about = Te uiți numai tu prin cărțile decartate și iei o carte de magazin. Dacă nu e niciuna, nu primești nimic.
dice-town-river-nothing = Nimic
    .about = Doar nisip. Nu primești nimic.

## The Indian die

dice-town-indian-blessing = Binecuvântarea șamanului
    .about = Întoarce unul dintre zarurile tale pe orice față.
dice-town-indian-trap = Capcană
    .about = Alege un adversar, un zar al lui și noua față.
dice-town-indian-bodyguard = Gardă de corp
    .about = În această rundă nu ți se poate fura nimic. Ce trebuie plătit sau dat din cauza unor cărți se dă totuși, iar steaua se poate pierde.
dice-town-indian-war-path = Cărarea războiului
    .about =
        Pune zarul pe o locație cu două acțiuni: acolo acționează numai jucătorul de pe locul întâi.

## Bandits

dice-town-bandit = Bandit ({ $face })
    .about = Dacă e angajat, pune pe { $face } unul sau două dintre zarurile pe care urmează să le arunci, apoi e căutat. Dacă e prins, recompensa lui se adaugă la sfârșit la dolarii tăi.

## Doc Badluck's remedies

dice-town-remedy-wire = Sârmă ghimpată
    .about = Cu un 9 sau un 10: pune cu fața în sus două titluri din mână (unul, dacă nu ai decât unul). Nimeni nu le mai poate fura.
dice-town-remedy-store = O carte de magazin
    .about = Cu un J sau o Q: ia prima carte din teancul Magazinului.
dice-town-remedy-dollars = Dolari de la fiecare
    .about = Cu un K: fiecare adversar îți dă 2 dolari sau cât are, dacă are mai puțin.
dice-town-remedy-nuggets = Pepite de la fiecare
    .about = Cu un as: fiecare adversar care are pepite îți dă una.

## Poker hands, the highest first

dice-town-hand-five = Cinci la fel
    .about = Cinci zaruri cu aceeași față.
dice-town-hand-four = Careu
    .about = Patru zaruri cu aceeași față.
dice-town-hand-full-house = Full
    .about = Trei zaruri cu o față și două cu alta.
dice-town-hand-straight = Chintă
    .about = Cinci fețe la rând: de la 9 la K sau de la 10 la as, care e mai mare.
dice-town-hand-three = Trei de-un fel
    .about = Trei zaruri cu aceeași față.
dice-town-hand-two-pair = Două perechi
    .about = Două zaruri cu o față și două cu alta.
dice-town-hand-pair = Pereche
    .about = Două zaruri cu aceeași față.
dice-town-hand-high-card = Zarul cel mai mare
    .about = Nicio combinație: zarurile se compară de la cel mai mare în jos.

## Faces of the poker dice

dice-town-face-9 = 9
dice-town-face-10 = 10
dice-town-face-J = J
dice-town-face-Q = Q
dice-town-face-K = K
dice-town-face-A = A
