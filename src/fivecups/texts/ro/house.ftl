# Ce spune casa însăși.
refusal-empty-name = Alege un nume care poate fi citit.
refusal-empty-text = În acest mesaj nu este nimic.
refusal-failed = Ceva nu a mers în casă. Nu s-a schimbat nimic; încearcă din nou.
refusal-link-used = Acest link a fost folosit sau cele zece minute au trecut. Fă unul nou pe primul dispozitiv.
refusal-login-taken = Altcineva are deja acest nume.
refusal-no-such-bot = Nu există botul „{ $level }” pentru acest joc. Există: { $known }.
refusal-no-such-game = Aici nu există jocul „{ $game }”. Există: { $known }.
refusal-no-such-table = Nu există o asemenea masă. Verifică linkul.
refusal-not-allowed = De pe alt site nu se poate.
refusal-not-found = La această adresă nu este nimic.
refusal-not-done = Nu se poate.
refusal-not-over = Se poate după ce jocul s-a terminat.
refusal-not-seated = Nu ai loc la această masă.
refusal-not-the-owner = Doar cine a pus masa poate face asta.
refusal-player-is-back = Jucătorul acestui loc s-a întors.
refusal-private-table = Această masă este privată: o văd doar jucătorii ei.
refusal-rated-without-bots = La o masă cu clasament nu sunt boți.
refusal-seat-taken = Acest loc este ocupat.
refusal-seats-are-kept = La această masă locurile rămân ale jucătorilor până la sfârșitul partidei.
refusal-seats-free = { $seats ->
    [one] Mai este un loc liber.
    [few] Mai sunt { $seats } locuri libere.
   *[other] Mai sunt { $seats } de locuri libere.
}
refusal-storage-busy = Baza de date a casei este ocupată. Nu s-a schimbat nimic; încearcă puțin mai târziu.
refusal-storage-failed = Casa nu poate scrie în baza sa de date. Nu s-a schimbat nimic; spune-i gazdei.
refusal-storage-full = Discul casei este plin. Nu s-a schimbat nimic; spune-i gazdei.
refusal-table-busy = La această masă se întâmplă prea multe deodată. Încearcă din nou.
refusal-too-fast = Prea repede. Așteaptă puțin.
refusal-too-large = Este prea mare.
refusal-too-many-tables = Poți urmări cel mult { $most } mese deodată.
refusal-unknown-device = Casa nu cunoaște acest dispozitiv. Alege mai întâi un nume.
refusal-unknown-language = Casa nu vorbește „{ $language }”. Vorbește: { $known }.
refusal-unreadable-table = La această masă s-a jucat după alte reguli și nu poate fi arătată aici.
refusal-wrong-clock = Ceasul are nevoie de { $low } până la { $high } secunde.
refusal-wrong-entropy = Partea ta la zaruri are cel mult { $longest } caractere simple.
refusal-wrong-login = Un nume de conectare are 3 până la 32 de litere, cifre, puncte sau cratime.
refusal-wrong-login-or-password = Numele sau parola sunt greșite.
refusal-wrong-method = La această adresă nu se poate așa.
refusal-wrong-password-length = O parolă are între { $low } și { $high } de caractere.
refusal-wrong-phase = { $phase ->
    [open] Jocul nu a început încă.
    [playing] Jocul este în desfășurare.
    [paused] La masă este pauză.
    [over] Jocul s-a terminat.
   *[abandoned] Această masă a fost părăsită.
}
