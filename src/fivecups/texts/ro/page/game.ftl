# Cards, standings and replays.

## Cards
page-cards = Cărțile
page-cards-store = Cărți General Store
page-cards-claims = Titluri de proprietate și Ranchuri
page-cards-west = Cărți General Store din Vestul Sălbatic
page-cards-river = Cărțile Râului
page-cards-bandits = Bandiții
page-cards-accomplices = Complicii

## Where one stands
page-standing = Cum stă fiecare
page-goal-dice-town = Câștigă cine are cele mai multe puncte. Partida se încheie cu runda în care Mina se golește sau se ia ultimul titlu.
page-goal-poker-dice = Câștigă cine are cele mai multe puncte. Fiecare completează câte o căsuță pe rundă, treisprezece în total.
page-goal-gentlemans-deal = Câștigă cine are cei mai mulți bani în spatele paravanului. Fiecare este dealer de două ori; de la șapte jucători în sus, o dată.
page-last-round = Aceasta este ultima rundă.
page-is-bot = bot
page-behind-screen = în spatele paravanului
page-standing-about-dice-town = Câte puncte ar fi dacă s-ar număra acum. Cărțile cu fața în jos contează de la cât pot da cel puțin până la cât pot da cel mult.
page-standing-about-poker-dice = De la punctele de acum până la cât mai pot aduce căsuțele libere; un nou Poker+ s-ar adăuga.
page-standing-about-gentlemans-deal = Banii rămân ascunși până la sfârșit. Plățile se pot citi în jurnal.

## The end
page-you-came =
    { $place ->
        [2] Ai ieșit pe locul doi.
        [3] Ai ieșit pe locul trei.
        [4] Ai ieșit pe locul patru.
        [5] Ai ieșit pe locul cinci.
        [6] Ai ieșit pe locul șase.
       *[other] Ai ieșit pe locul { $place }.
    }
page-amount-points =
    { $count ->
        [one] { $count } punct
        [few] { $count } puncte
       *[other] { $count } de puncte
    }
page-verdict-you =
    { $skill ->
        [well] Ai jucat bine
       *[poorly] Puteai juca mai bine
    }{ $luck ->
        [lucky] { " " }și ai avut noroc: deciziile tale au costat { $cost }, norocul a adus { $amount }.
        [unlucky] { " " }și ai avut ghinion: deciziile tale au costat { $cost }, ghinionul { $amount }.
       *[even] , iar norocul n-a contat aproape deloc: deciziile tale au costat { $cost }, norocul { $amount }.
    }
page-verdict =
    { $skill ->
        [well] { $name } a jucat bine
       *[poorly] { $name } putea juca mai bine
    }{ $luck ->
        [lucky] { " " }și a avut noroc: deciziile au costat { $cost }, norocul a adus { $amount }.
        [unlucky] { " " }și a avut ghinion: deciziile au costat { $cost }, ghinionul { $amount }.
       *[even] , iar norocul n-a contat aproape deloc: deciziile au costat { $cost }, norocul { $amount }.
    }
page-verified-gentlemans-deal = Verificat: toate mutările ({ $moves }) respectă regulile, iar ordinea cărților de afacere era stabilită dinainte de începerea partidei.
page-verified-dice-gentlemans-deal = Verificat: ordinea cărților de afacere era stabilită dinainte de începerea partidei. Regulile acelei versiuni nu mai sunt aici, așa că mutările nu au fost verificate.
page-verifying-gentlemans-deal = Se verifică regulile și cărțile…
page-dice-kept-gentlemans-deal = Verificat: ordinea cărților de afacere era stabilită dinainte de începerea partidei.

## Replay
page-replay-speed = Viteză
page-next-round = Runda următoare
page-key-moment = Următorul moment-cheie
page-moment-lead = În frunte trece { $name }.
page-moment-mistake = O decizie care a costat mult: { $name }.
page-copy-moment = Copiază linkul către acest moment
