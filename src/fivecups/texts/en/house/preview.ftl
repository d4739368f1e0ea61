# Links to the house, as others show them.
preview-house = Dice Town, Poker Dice and Gentleman’s Deal in the browser, with friends and bots.
preview-waiting = Waiting: { $names }.
preview-seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-full = All seats are taken; the game is about to begin.
preview-playing = The game is under way.
preview-paused = The game is paused.
preview-over = The game is over. See how it went.
preview-abandoned = This table is closed.
preview-rules = { $game }: the rules
