# The coach at the table and the review after the game, as the page shows them.
page-ask-coach = Cere un sfat
page-coach-thinks = Se gândește…
page-coach-best = cea mai bună
page-coach-all = Toate: { $count }
page-coach-fewer = Doar cele mai bune
page-coach-how = Atinge o variantă ca s-o alegi; o confirmi tu.
page-coach-expected = estimat
page-coach-cost = pierdere
page-coach-win = șanse de victorie
page-review-expected = Estimat
page-review-luck = Noroc
page-review-decisions = Decizii proprii
page-review-result-score = Rezultat
page-review-result-lead = Avans față de media celorlalți
page-review-result-win = Partea din victorie
page-review-par = Etalon
page-review-about-par = Etalonul e scorul celui mai bun joc cu aceleași aruncări.
page-review-whose = A cui partidă
page-review-worst = Cele mai costisitoare decizii
page-review-found = Mutări inspirate
page-review-none-found = De data asta, nimic greu de găsit.
page-review-best = cea mai bună variantă
page-review-show = Arată
page-review-luck-curve = Norocul, adunat pe parcursul partidei
page-review-all =
    { $count ->
       [one] { $count } decizie
       [few] Toate cele { $count } decizii
      *[other] Toate cele { $count } de decizii
    }
