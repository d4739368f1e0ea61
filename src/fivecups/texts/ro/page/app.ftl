# The page as an app, and without the house.
page-needs-house = Nu ai conexiune
page-needs-house-why = Mesele, boții și discuțiile sunt pe server. Când răspunde, totul continuă de la sine.
page-without-house = Ce merge și fără conexiune
page-kept-games = Partidele tale de pe acest dispozitiv
page-no-kept-games = Încă nu e păstrată nicio partidă. Vor apărea cele pe care le termini pe acest dispozitiv.
page-replay-kept = Păstrată pe acest dispozitiv. Pentru perspectiva altor locuri și pentru analiză e nevoie de conexiune.
page-app = Ca aplicație
page-app-why = Five Cups poate sta pe acest dispozitiv ca o aplicație. Fără conexiune se deschide cu regulile și cu partidele tale terminate.
page-app-install = Instalează
page-app-installed = Este instalat pe acest dispozitiv.
page-app-apple = Apasă „Partajare”, apoi „Adaugă pe ecranul principal”.
page-app-menu = Caută în meniul browserului „Instalează” sau „Adaugă pe ecranul principal”.
page-app-not-here = Acest browser nu păstrează pagini; poate că fereastra este privată.
page-app-plain-http = Pagina a venit prin http simplu. Browserele instalează o pagină și o deschid fără conexiune doar prin https sau chiar pe calculatorul serverului. Cine găzduiește serverul poate configura asta.
page-app-games =
    { $count ->
       [one] Pe acest dispozitiv este păstrată { $count } partidă terminată, doar pentru tine.
       [few] Pe acest dispozitiv sunt păstrate { $count } partide terminate, doar pentru tine.
      *[other] Pe acest dispozitiv sunt păstrate { $count } de partide terminate, doar pentru tine.
    }
page-forget-kept = Șterge-le de aici
