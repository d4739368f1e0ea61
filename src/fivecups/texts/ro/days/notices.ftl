# What the house tells people who are not there, and the pages of the links in it.
notice-title = { $game }: e rândul tău
notice-body = Masa te așteaptă.
notice-stop = Nu mai trimite
notice-letter =
    E rândul tău: { $game }.
    Masa: { $table }
    Pentru fiecare masă primești un singur e-mail, până când te uiți la ea. Ca să nu mai primești, deschide linkul acesta și apasă butonul: { $off }
notice-confirm-title = Five Cups: să-ți scriem când e rândul tău?
notice-confirm-letter =
    La { $house } cineva a cerut să primească un e-mail la această adresă când îi vine rândul.

    Dacă ai fost tu, deschide linkul în cel mult o zi și apasă butonul: { $link }

    Dacă n-ai fost tu, nu face nimic: nu vei mai primi e-mailuri.
notice-off-ask = Nu mai vrei astfel de notificări?
notice-off-yes = Nu mai trimite
notice-off-done = Gata. Nu vei mai primi astfel de notificări.
notice-confirm-ask = Vrei e-mailuri la această adresă când e rândul tău?
notice-confirm-yes = Da, scrieți-mi
notice-confirm-done = Gata. Vei primi un e-mail când e rândul tău într-o partidă lentă.
notice-to-the-house = La jocuri
