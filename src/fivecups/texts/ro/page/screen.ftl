# Masa pe un ecran mare și telefoanele de lângă el.
page-screen = Ecranul mare
page-screen-join = Cum te așezi la masă
page-screen-scan = Scanează cu telefonul ca să te așezi la masă
page-screen-or-type = sau deschide pe el adresa:
page-screen-awaited = Mai așteptăm: { $names }.
page-screen-all-here = Sunt toți aici. Cineva apasă „Începe partida” pe telefon.
page-screen-again = Încă o partidă!
page-screen-tap-for-sound = Atinge ecranul pentru sunet
page-screen-controls = Setările ecranului
page-screen-fill = Pe tot ecranul
page-screen-window = Ieși din modul pe tot ecranul
page-open-screen = Deschide pe un ecran mare
page-screen-how = Scrie adresa aceasta în browserul unui televizor sau laptop pe care îl văd toți:
page-screen-here = Deschide pe acest dispozitiv
page-look-at-screen = Masa e pe ecranul mare.
page-show-table-here = Arată aici
page-leave-table-to-screen = Masa rămâne pe ecranul mare
