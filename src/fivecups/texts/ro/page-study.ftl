# The coach at the table and the review after the game, as the page shows them.
page-ask-coach = Întreabă antrenorul
page-coach-thinks = Antrenorul se gândește…
page-coach-best = optimă
page-coach-all = Toate variantele: { $count }
page-coach-fewer = Doar cele mai bune
page-coach-how = Atinge o variantă ca să o preiei; confirmi tu.
page-review-expected = De așteptat
page-review-luck = Noroc
page-review-decisions = Decizii proprii
page-review-result-score = Rezultat
page-review-result-lead = Avans față de medie
page-review-result-win = Partea din victorie
page-review-par = Par
page-review-about-par = Par e ce ar face cel mai bun joc cu aceleași zaruri.
page-review-whose = Al cui joc
page-review-worst = Cele mai scumpe decizii
page-review-found = Bine găsite
page-review-none-found = Niciuna greu de găsit.
page-review-best = cea mai bună alegere
page-review-show = Arată
page-review-luck-curve = Norocul, adunat pe runde
page-review-all =
    { $count ->
       [one] { $count } decizie
       [few] Toate cele { $count } decizii
      *[other] Toate cele { $count } de decizii
    }
