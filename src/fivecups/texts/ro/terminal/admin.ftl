# Ce spune `fivecups admin`.
admin-head-id = id
admin-head-name = nume
admin-head-login = nume de autentificare
admin-head-since = de la
admin-head-seen = ultima vizită
admin-head-devices = dispozitive
admin-head-tables = mese
admin-head-wins = victorii
admin-head-who = cine
admin-head-kind = fel
admin-head-until = până la
admin-head-why = motiv
admin-head-game = joc
admin-head-phase = stare
admin-head-players = jucători
admin-guest = oaspete
admin-ban-kind = { $kind ->
    [address] adresă
   *[person] persoană
}
admin-phase = { $phase ->
    [open] așteaptă jucători
    [playing] se joacă
    [paused] pauză
    [over] încheiat
   *[abandoned] închisă
}
admin-chair = { $kind ->
    [bot] bot
   *[empty] liber
}
admin-reason = { $reason ->
    [rude] cuvinte urâte
    [name] nume jignitor
    [stalling] tergiversare
    [unfair] joc necinstit
   *[other] altceva
}
admin-banned = Acces interzis pentru { $who }.
admin-banned-for = Acces interzis pentru { $who }, timp de { $time }.
admin-not-banned = accesul nu este interzis pentru { $who }
admin-pardoned = Accesul este din nou permis pentru { $who }.
admin-not-a-time = --for { $time }: se așteaptă o durată, de exemplu 7d sau 12h
admin-no-reports = Nu există sesizări.
admin-report = { $id }  { $at }  { $reason }  masa { $table }
admin-report-about = { $by } ({ $by-id }) despre { $about } ({ $about-id }): { $text }
admin-no-such-report = nicio sesizare „{ $report }” nu așteaptă
admin-settled = Sesizarea { $report } este rezolvată.
admin-no-such-device = nu există dispozitivul „{ $device }”
admin-logged-out = Dispozitivul { $device } a fost deconectat.
admin-reset = Pentru { $who }, o singură dată, timp de o oră: { $link }
admin-confirm-deletion = Ștergi definitiv contul { $who } ({ $login })?
admin-deleted = { $tables ->
    [0] Contul { $id } a fost șters.
    [one] Contul { $id } a fost șters, cu urmele de la o masă.
    [few] Contul { $id } a fost șters, cu urmele de la { $tables } mese.
   *[other] Contul { $id } a fost șters, cu urmele de la { $tables } de mese.
}
admin-no-such-table = nu există masa „{ $table }”
admin-closed-already = masa { $table } este deja închisă sau partida s-a încheiat
admin-closed = Masa { $table } este închisă.
admin-nobody = nu există nimeni cu numele „{ $person }”
admin-nobody-but = nu există nimeni cu numele „{ $person }”; poate este vorba de: { $near }
admin-no-database = baza de date nu poate fi folosită: { $problem }
admin-unreadable = Partida de la masa { $table } nu poate fi citită: { $problem }
admin-counted =
    { $games ->
        [one] A fost numărată o partidă.
        [few] Au fost numărate { $games } partide.
       *[other] Au fost numărate { $games } de partide.
    }
admin-not-counted =
    { $games ->
        [one] O partidă nu a fost numărată.
        [few] { $games } partide nu au fost numărate.
       *[other] { $games } de partide nu au fost numărate.
    }
admin-pattern = { $pattern ->
    [one-opponent] mai ales cu același jucător
    [one-network] mai ales de la aceeași adresă
    [newcomers] mai ales cu începători
   *[in-a-hurry] multe într-o oră
}
admin-ladder-clean = Nimic nu pare suspect.
admin-not-rated = niciun joc cu punctaj de anulat la { $tables }
admin-annulled = { $games ->
    [one] Un joc e anulat.
    [few] { $games } jocuri sunt anulate.
   *[other] { $games } de jocuri sunt anulate.
}
