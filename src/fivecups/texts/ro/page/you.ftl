# Oneself: an identity to keep, further devices, ratings, games played.
page-you-title = Tu
page-login = Nume
page-password = Parola
page-old-password = Parola veche
page-new-password = Parola nouă, cel puțin 8 caractere
page-keep-title = Salvează-ți numele
page-keep-why = Ești oaspete: te cunoaște doar acest dispozitiv. Pune o parolă, iar numele, partidele și ratingul te urmează pe orice dispozitiv.
page-keep-me = Salvează
page-kept = Numele tău e salvat
page-kept-as = Intră ca „{ $login }” pe orice dispozitiv.
page-kept-now = Salvat. Poți intra ca „{ $login }” pe orice dispozitiv.
page-change-password = Schimbă numele sau parola
page-save = Salvează
page-sign-in = Intră în cont
page-sign-in-why = Ți-ai salvat deja un nume? Intră și va juca el aici, în locul oaspetelui.
page-sign-out = Ieși din cont
page-forget = Uită oaspetele
page-forget-sure = Oaspetele acesta nu mai poate reveni: numele nu e salvat cu parolă.
page-forget-yes = Da, uită-l
page-second-device = Joacă pe un al doilea dispozitiv
page-second-device-how = Scanează codul cu celălalt dispozitiv sau trimite-ți linkul. Merge o singură dată, în următoarele zece minute.
page-make-device-link = Creează un link
page-new-device-link = Link nou
page-device-link = Linkul pentru al doilea dispozitiv
page-device-qr = Codul QR al linkului pentru al doilea dispozitiv
page-device-link-opened = Un link de pe alt dispozitiv
page-device-link-question = Pe acest dispozitiv va juca cine a creat linkul, nu { $name }.
page-follow-link = Da, eu sunt
page-stay = Nu, eu sunt { $name }
page-reset-title = Alege o parolă nouă
page-reset-what = Administratorul ți-a trimis acest link. Cu parola nouă intri în cont pe acest dispozitiv; pe celelalte va trebui să intri din nou.
page-ratings = Rating
page-games-played =
    { $count ->
       [one] după o partidă
       [few] după { $count } partide
      *[other] după { $count } de partide
    }
page-no-ratings = Încă nicio partidă cu rating. Alegi dacă o masă e cu rating când o creezi; acolo joacă doar oameni.
page-history = Partidele tale
page-no-history = Încă nicio partidă terminată.
page-more-games = Arată mai multe
