# Mai mulți oameni la un singur dispozitiv.
page-bring = Adaugă pe cineva la acest dispozitiv
page-bring-again = { $name } se așază
page-bring-title = Cine mai joacă la acest dispozitiv?
page-at-this-device = la acest dispozitiv
page-device = Acest dispozitiv
page-hand-to = Dă-i dispozitivul lui { $name }
page-hand-why = Nu se vede nimic până nu apasă { $name }.
page-i-am = Eu sunt { $name }
page-hand-on = Dă-l mai departe
page-holds = Îl ține { $name }
page-laid = Nu-l ține nimeni. Ale cui cărți?
page-look-as = Vezi ca { $name }
page-anybody = Acum oricine poate juca o carte.
page-anybody-said = Aici nimeni nu joacă o carte. Îi așteptăm pe ceilalți.
page-nobody-plays = Nimeni nu joacă o carte
page-talk-laid = Cine ține dispozitivul poate vorbi cu masa.
