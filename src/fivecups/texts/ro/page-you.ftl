# Oneself: an identity to keep, further devices, ratings, games played.
page-you-title = Tu
page-login = Numele cu care intri
page-password = Parola
page-old-password = Parola veche
page-new-password = Parola nouă, cel puțin 8 caractere
page-keep-title = Păstrează-ți numele
page-keep-why = Ești oaspete: te cunoaște doar acest dispozitiv. Cu un nume și o parolă, jocurile și ratingul tău rămân, pe orice dispozitiv.
page-keep-me = Păstrează
page-kept = Numele tău e păstrat
page-kept-as = Intră ca „{ $login }” pe orice dispozitiv.
page-kept-now = Păstrat. Poți intra ca „{ $login }” pe orice dispozitiv.
page-change-password = Schimbă numele sau parola
page-save = Salvează
page-sign-in = Intră
page-sign-in-why = Ai păstrat deja un nume? Atunci pe acest dispozitiv va juca el, nu acest oaspete.
page-sign-out = Ieși pe acest dispozitiv
page-forget = Uită acest oaspete pe acest dispozitiv
page-forget-sure = Nimeni nu va mai putea fi acest oaspete: numele nu a fost păstrat.
page-forget-yes = Da, uită-l
page-second-device = Joacă pe un al doilea dispozitiv
page-second-device-how = Scanează codul cu celălalt dispozitiv sau trimite-ți linkul. Merge o singură dată, timp de zece minute.
page-make-device-link = Fă un link
page-new-device-link = Fă un link nou
page-device-link = Linkul pentru al doilea dispozitiv
page-device-qr = Codul QR al linkului pentru al doilea dispozitiv
page-device-link-opened = Un link de pe alt dispozitiv
page-device-link-question = Pe acest dispozitiv va juca cel care a făcut linkul, nu { $name }.
page-follow-link = Da, eu sunt
page-stay = Rămân { $name }
page-ratings = Rating
page-games-played =
    { $count ->
       [one] după { $count } joc
       [few] după { $count } jocuri
      *[other] după { $count } de jocuri
    }
page-no-ratings = Încă niciun joc cu rating. O masă e cu rating dacă o ceri când o pui; acolo joacă doar oameni.
page-history = Jocurile tale
page-no-history = Încă niciun joc terminat.
page-more-games = Arată mai multe
