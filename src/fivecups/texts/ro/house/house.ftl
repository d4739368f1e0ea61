# Ce spune casa însăși.
refusal-banned = { $until ->
    [none] Administratorii ți-au închis accesul aici: { $why }
   *[other] Administratorii ți-au închis accesul aici până la { $until } (UTC): { $why }
}
refusal-empty-name = Alege un nume care se poate citi.
refusal-empty-text = Mesajul este gol.
refusal-failed = A apărut o eroare pe server. Nu s-a schimbat nimic; încearcă din nou.
refusal-holiday-too-long =
    { $days ->
       [0] Nu mai ai zile de vacanță: într-un an sunt { $most }.
       [one] Mai ai o zi de vacanță: într-un an sunt { $most }.
       [few] Mai ai { $days } zile de vacanță: într-un an sunt { $most }.
      *[other] Mai ai { $days } de zile de vacanță: într-un an sunt { $most }.
    }
refusal-link-used = Linkul a fost deja folosit sau cele zece minute au trecut. Creează altul pe primul dispozitiv.
refusal-reset-used = Linkul a fost deja folosit sau ora lui a trecut. Cere-i administratorului altul.
refusal-mail-failed = E-mailul nu a putut fi trimis. Încearcă mai târziu.
refusal-no-mail-here = Serverul acesta nu trimite e-mailuri.
refusal-notice-link-over = Linkul acesta nu mai este valabil.
refusal-unknown-zone = Fusul orar „{ $zone }” nu este cunoscut aici.
refusal-wrong-mail-address = Aceasta nu este o adresă de e-mail.
refusal-wrong-push-address = Serviciul de notificări al acestui browser nu poate fi folosit aici.
refusal-no-password = Acesta este un oaspete și nu are parolă.
refusal-login-taken = Numele acesta este deja luat.
refusal-no-such-bot = Pentru acest joc nu există botul „{ $level }”. Există: { $known }.
refusal-no-such-game = Jocul „{ $game }” nu există aici. Există: { $known }.
refusal-no-such-table = Masa asta nu există. Verifică linkul.
refusal-nobody-to-report = Poți semnala pe altcineva care a stat sau a scris la această masă.
refusal-not-a-friend = Poți invita oameni cu care ai terminat o partidă, dacă nu au nimic împotrivă.
refusal-not-allowed = De pe alt site nu se poate.
refusal-not-found = La această adresă nu este nimic.
refusal-not-done = Nu se poate.
refusal-not-in-the-club = Nu e nimeni cu acest nume în club sau nu vrea să fie văzut acolo.
refusal-not-json = Serverul înțelege doar JSON.
refusal-not-over = Se poate abia după ce se termină partida.
refusal-not-seated = Nu stai la această masă.
refusal-not-the-owner = Numai cine a creat masa poate face asta.
refusal-player-is-back = Jucătorul s-a întors la locul lui.
refusal-private-table = Această masă este privată: o văd doar jucătorii ei.
refusal-screen-only-watches = Ecranul mare doar arată masa.
refusal-rated-without-bots = La o masă cu rating nu joacă boți.
refusal-rated-without-clock = La o masă cu rating e nevoie de ceas, altfel cine pierde ar putea pur și simplu să nu mai joace.
refusal-rated-on-own-devices = La o masă cu rating fiecare joacă pe propriul dispozitiv.
refusal-too-many-muted = Poți ascunde mesajele a cel mult { $most } jucători.
refusal-no-such-person = Aici nu e nimeni cu numele acesta.
refusal-too-many-at-device = Pe un dispozitiv mai pot juca cel mult { $most } oaspeți.
refusal-seat-taken = Acest loc este ocupat.
refusal-seats-are-kept = La această masă fiecare își păstrează locul până la sfârșitul partidei.
refusal-seats-free = { $seats ->
    [one] Mai este un loc liber.
    [few] Mai sunt { $seats } locuri libere.
   *[other] Mai sunt { $seats } de locuri libere.
}
refusal-storage-busy = Baza de date este ocupată. Nu s-a schimbat nimic; încearcă puțin mai târziu.
refusal-storage-failed = Serverul nu poate salva datele. Nu s-a schimbat nimic. Anunță administratorul.
refusal-storage-full = Serverul nu mai are spațiu. Nu s-a schimbat nimic. Anunță administratorul.
refusal-storage-unknown = Legătura cu baza de date s-a întrerupt în timpul salvării; mutarea poate să fi fost salvată sau nu. Uită-te la masă și încearcă din nou.
refusal-table-busy = La această masă se întâmplă prea multe deodată. Încearcă din nou.
refusal-too-fast = Mai încet, cowboy! Așteaptă puțin.
refusal-too-large = Prea multe date.
refusal-too-many-tables =
    { $most ->
        [one] Poți urmări o singură masă.
        [few] Poți urmări cel mult { $most } mese deodată.
       *[other] Poți urmări cel mult { $most } de mese deodată.
    }
refusal-unknown-device = Serverul nu cunoaște acest dispozitiv. Alege mai întâi un nume.
refusal-unknown-language = Limba „{ $language }” nu există aici. Există: { $known }.
refusal-unreadable-table = La această masă s-a jucat după alte reguli, așa că nu poate fi arătată.
refusal-unwell = Ceva nu mai merge pe server. Anunță administratorul.
refusal-wrong-address = „{ $address }” nu este o adresă și nici o rețea.
refusal-wrong-clock =
    { $high ->
        [few] Timpul trebuie să fie între { $low } și { $high } secunde.
       *[other] Timpul trebuie să fie între { $low } și { $high } de secunde.
    }
refusal-wrong-entropy =
    { $longest ->
        [few] Contribuția ta la zaruri poate avea cel mult { $longest } caractere simple.
       *[other] Contribuția ta la zaruri poate avea cel mult { $longest } de caractere simple.
    }
refusal-wrong-login =
    { $high ->
        [few] Numele poate avea între { $low } și { $high } litere, cifre, spații, puncte sau cratime.
       *[other] Numele poate avea între { $low } și { $high } de litere, cifre, spații, puncte sau cratime.
    }
refusal-wrong-login-or-password = Numele sau parola nu este corectă.
refusal-wrong-method = Această adresă nu acceptă o asemenea cerere.
refusal-wrong-host = Acest server se găsește la altă adresă.
refusal-wrong-password-length =
    { $high ->
        [few] Parola trebuie să aibă între { $low } și { $high } caractere.
       *[other] Parola trebuie să aibă între { $low } și { $high } de caractere.
    }
refusal-wrong-phase = { $phase ->
    [open] Partida nu a început încă.
    [playing] Partida a început deja.
    [paused] Partida este în pauză.
    [over] Partida s-a încheiat.
   *[abandoned] Această masă este închisă.
}
refusal-clock-decides = La această masă ceasul decide când joacă un bot în locul cuiva.
refusal-nobody-asks = Nu mai cere nimeni un loc.
refusal-nobody-there = Pe acest loc nu stă nimeni.
refusal-not-away-yet = { $seconds ->
    [one] Mai așteaptă o secundă.
    [few] Mai așteaptă { $seconds } secunde.
   *[other] Mai așteaptă { $seconds } de secunde.
}
refusal-not-let-in = La masa asta nu ți s-a făcut loc.
refusal-not-yours-to-decide = Asta o decid numai jucătorii sau gazda mesei.
refusal-not-yourself = Cu tine nu poți face asta.
refusal-table-full = Toate locurile de la această masă sunt ocupate.
refusal-table-locked = Masa nu mai primește jucători noi.
refusal-too-many-ask = Prea multe persoane cer deja un loc aici. Încearcă mai târziu.
