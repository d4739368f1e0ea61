# The coach: how answers are shown, and what is said about them.

coach-title = Antrenorul
coach-choice = Varianta
coach-expected = Scorul final estimat
coach-cost = Pierdere
coach-margin-forced = Există o singură variantă.
coach-margin-clear = Prima variantă este clar cea mai bună.
coach-margin-close = Diferența e mică: a doua variantă costă mai puțin de un punct.
coach-margin-toss_up = Totuna: primele variante valorează la fel.
coach-margin-close-win = Diferența e mică: a doua variantă îți scade șansa de victorie cu mai puțin de 1%.
coach-margin-said = Așa ar juca expertul.
coach-expected-win = Șansa de victorie
coach-why = De ce

## Dice Town

coach-why-aims = Țintă: { $place }.
coach-why-aims-open = Rămân deschise mai multe locații.
coach-why-worth =
    { $points ->
        [0] Nu-ți aduce aproape nimic.
        [one] Îți aduce cam { $points } punct.
        [few] Îți aduce cam { $points } puncte.
       *[other] Îți aduce cam { $points } de puncte.
    }
coach-why-gives =
    { $points ->
        [0] Nu te costă aproape nimic.
        [one] Te costă cam { $points } punct.
        [few] Te costă cam { $points } puncte.
       *[other] Te costă cam { $points } de puncte.
    }
coach-why-card-now = În puncte: acum cam { $points }, cam { $later } dacă păstrezi cartea.
coach-why-card-later = Îți păstrezi cărțile pentru mai târziu.
coach-why-card-must = Cartea trebuie jucată acum.
coach-why-rob-leader = { $seat } este în frunte.
coach-why-loot =
    { $points ->
        [0] De la { $seat } nu e aproape nimic de luat.
        [one] De la { $seat } e de luat cam { $points } punct.
        [few] De la { $seat } sunt de luat cam { $points } puncte.
       *[other] De la { $seat } sunt de luat cam { $points } de puncte.
    }
coach-why-rule-game = Atunci câștigi partida.
coach-why-rule-myself =
    { $points ->
        [0] Locația nu-ți aduce aproape nimic.
        [one] Locația îți aduce cam { $points } punct.
        [few] Locația îți aduce cam { $points } puncte.
       *[other] Locația îți aduce cam { $points } de puncte.
    }
coach-why-rule-offer =
    { $points ->
        [0] Ce se oferă pentru { $seat } nu-ți aduce aproape nimic.
        [one] Ce se oferă pentru { $seat } îți aduce cam { $points } punct.
        [few] Ce se oferă pentru { $seat } îți aduce cam { $points } puncte.
       *[other] Ce se oferă pentru { $seat } îți aduce cam { $points } de puncte.
    }
coach-why-rule-weaker = Dintre cei pe care îi poți numi, { $seat } e cel mai mic pericol.
coach-why-rule-unpaid = Nimeni nu oferă nimic pentru { $seat }.
coach-why-rule-call = S-ar putea să ofere mai mult.
coach-why-offer =
    { $points ->
        [0] Locația nu-ți aduce aproape nimic; șeriful te alege cu o șansă de { $percent }%.
        [one] Locația îți aduce cam { $points } punct; șeriful te alege cu o șansă de { $percent }%.
        [few] Locația îți aduce cam { $points } puncte; șeriful te alege cu o șansă de { $percent }%.
       *[other] Locația îți aduce cam { $points } de puncte; șeriful te alege cu o șansă de { $percent }%.
    }
coach-why-offer-for = Șeriful alege { $seat } cu o șansă de { $percent }%.
coach-why-offer-nothing = Nu merită să licitezi: ai da mai mult decât ai primi.
coach-why-offer-game = Nimic altceva nu mai contează: câștigă cine este ales.
coach-why-offer-too-late = Nu mai poți câștiga.
coach-why-wire =
    { $points ->
        [0] Hoții nu le mai pot lua, dar acum nu aduce aproape nimic.
        [one] Hoții nu le mai pot lua, ceea ce aduce cam { $points } punct.
        [few] Hoții nu le mai pot lua, ceea ce aduce cam { $points } puncte.
       *[other] Hoții nu le mai pot lua, ceea ce aduce cam { $points } de puncte.
    }
coach-why-indian-die = În puncte: zarul Indienilor cam { $points }, acest titlu cam { $later }.
coach-why-claims-stay = Îți păstrezi titlurile.
coach-why-bandits-stay = Îți păstrezi Bandiții pentru mai târziu.
coach-why-wins = Câștigi: { $place }.
coach-why-wins-nothing = Nu câștigi nicio locație.
coach-why-trap = { $seat } nu mai câștigă: { $place }.
coach-why-blocks = Acolo { $seat } ar fi pe locul al doilea.
coach-why-blocks-me = Acolo ai fi chiar tu pe locul al doilea.
coach-why-blocks-nobody = Acolo n-ar fi nimeni pe locul al doilea.
coach-why-blocks-somebody = Acolo ar putea fi cineva pe locul al doilea.

## Gentleman’s Deal

coach-why-vote-enough = Partea ta este destul de bună.
coach-why-vote-too-little = Partea ta este prea mică.
coach-why-vote-nothing = Nu ți se oferă nimic.
coach-why-vote-generous = Ai ieși mai bine dacă afacerea ar cădea.
coach-why-vote-gives-up = Ai renunța la o parte bună.
coach-why-keeps =
    { $money ->
        [0] Nu-ți rămân bani; șansa ca oferta să fie acceptată este de circa { $percent }%.
        [one] Îți rămâne o monedă; șansa ca oferta să fie acceptată este de circa { $percent }%.
        [few] Îți rămân { $money } monede; șansa ca oferta să fie acceptată este de circa { $percent }%.
       *[other] Îți rămân { $money } de monede; șansa ca oferta să fie acceptată este de circa { $percent }%.
    }
coach-why-demand =
    { $percent ->
        [0] Dealerul nu va da atât;
       *[other] Dealerul acceptă cu o șansă de circa { $percent }%;
    } { $money ->
        [0] nu te poți aștepta la bani.
        [one] te poți aștepta la circa o monedă.
        [few] te poți aștepta la circa { $money } monede.
       *[other] te poți aștepta la circa { $money } de monede.
    }
coach-why-word =
    { $money ->
        [0] Atunci nu te poți aștepta la bani.
        [one] Atunci te poți aștepta la circa o monedă.
        [few] Atunci te poți aștepta la circa { $money } monede.
       *[other] Atunci te poți aștepta la circa { $money } de monede.
    }
