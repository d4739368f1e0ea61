# Cards, standings and replays.

## Cards
page-cards = Cărțile
page-cards-store = Cărți de magazin
page-cards-claims = Titluri de proprietate și Ranchuri
page-cards-west = Cărți de magazin din Vestul Sălbatic
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
page-standing-about-dice-town = Punctele, dacă partida s-ar încheia acum. Cărțile cu fața în jos contează ca interval, de la minim la maxim.
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
        [well] { $luck ->
            [lucky] Ai jucat bine și ai avut și noroc.
            [unlucky] Ai jucat bine, dar ai avut ghinion.
           *[even] Ai jucat bine, iar norocul n-a contat aproape deloc.
        }
       *[poorly] { $luck ->
            [lucky] Puteai juca mai bine, dar ai avut noroc.
            [unlucky] Puteai juca mai bine și ai avut și ghinion.
           *[even] Puteai juca mai bine; norocul n-a contat aproape deloc.
        }
    } { $luck ->
        [lucky] Deciziile tale au costat { $cost }, norocul a adus { $amount }.
       *[other] Deciziile tale au costat { $cost }, ghinionul { $amount }.
        [even] Deciziile tale au costat { $cost }, norocul a contat cu { $amount }.
    }
page-verdict =
    { $skill ->
        [well] { $luck ->
            [lucky] { $name } a jucat bine și a avut și noroc.
            [unlucky] { $name } a jucat bine, dar a avut ghinion.
           *[even] { $name } a jucat bine, iar norocul n-a contat aproape deloc.
        }
       *[poorly] { $luck ->
            [lucky] { $name } putea juca mai bine, dar a avut noroc.
            [unlucky] { $name } putea juca mai bine și a avut și ghinion.
           *[even] { $name } putea juca mai bine; norocul n-a contat aproape deloc.
        }
    } { $luck ->
        [lucky] Deciziile au costat { $cost }, norocul a adus { $amount }.
       *[other] Deciziile au costat { $cost }, ghinionul { $amount }.
        [even] Deciziile au costat { $cost }, norocul a contat cu { $amount }.
    }
page-verified-gentlemans-deal = Joc cinstit: toate mutările ({ $moves }) respectă regulile, iar teancul a fost sigilat înainte de partidă, deci nimeni nu l-a putut măslui.
page-verified-dice-gentlemans-deal = Teanc cinstit: a fost sigilat înainte de partidă. Regulile acelei versiuni nu mai sunt aici, așa că mutările nu au fost verificate.
page-verifying-gentlemans-deal = Se verifică regulile și cărțile…
page-dice-kept-gentlemans-deal = Teanc cinstit: a fost sigilat înainte de partidă, deci nimeni nu l-a putut măslui.

## Replay
page-replay-speed = Viteză
page-next-round = Runda următoare
page-key-moment = Moment-cheie
page-moment-lead = { $name } trece în frunte.
page-moment-mistake = O decizie care a costat mult: { $name }.
page-copy-moment = Copiază linkul către acest moment
