# What the house tells people who are not there, and the pages of the links in it.
notice-title = { $game }: e rândul tău
notice-body = La masă se așteaptă mutarea ta.
notice-stop = Nu mai trimite
notice-letter =
    E rândul tău: { $game }.

    Masa: { $table }

    Pentru fiecare masă primești un singur mesaj, până când te uiți la ea. Ca să nu mai primești, deschide linkul acesta și apasă butonul: { $off }
notice-confirm-title = Five Cups: să-ți scriem când e rândul tău?
notice-confirm-letter =
    La { $house } cineva a cerut ca la această adresă să vină un mesaj când îi vine rândul.

    Dacă ai fost tu, deschide linkul în cel mult o zi și apasă butonul: { $link }

    Dacă n-ai fost tu, nu face nimic: nu vor mai veni mesaje.
notice-off-ask = Nu mai vrei astfel de înștiințări?
notice-off-yes = Nu mai trimite
notice-off-done = Gata. Nu vei mai primi astfel de înștiințări.
notice-confirm-ask = Vrei mesaje la această adresă când e rândul tău?
notice-confirm-yes = Da, scrieți-mi
notice-confirm-done = Gata. Vei primi un mesaj când e rândul tău într-o partidă pe zile.
notice-to-the-house = La jocuri
