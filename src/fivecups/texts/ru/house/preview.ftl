# Links to the house, as others show them.
preview-house = «Дайс-Таун», «Покер на костях» и «Джентльменская сделка» в браузере, с друзьями и ботами.
preview-waiting = За столом: { $names }.
preview-seats-free = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[other] Свободно { $count } мест.
}
preview-full = Все места заняты, игра вот-вот начнётся.
preview-playing = Игра идёт.
preview-paused = Игра на паузе.
preview-over = Игра окончена. Посмотрите, как всё было.
preview-abandoned = Этот стол закрыт.
preview-rules = { $game }: правила
