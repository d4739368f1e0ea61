# Links to the house, as others show them.
preview-house = Dice Town, Poker cu zaruri și Afacerea gentlemanilor în browser, cu prietenii și cu boți.
preview-waiting = La masă: { $names }.
preview-seats-free = { $count ->
    [one] Un loc este liber.
    [few] { $count } locuri sunt libere.
   *[other] { $count } de locuri sunt libere.
}
preview-full = Toate locurile sunt ocupate; partida e gata să înceapă.
preview-playing = Partida este în desfășurare.
preview-paused = Partida este în pauză.
preview-over = Partida s-a terminat. Vezi cum a fost.
preview-abandoned = Această masă este închisă.
preview-rules = { $game }: regulile
