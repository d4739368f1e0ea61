pig-name = Pig
page-promise-pig = One more roll, or is it enough? A 1 takes everything.
page-goal-pig = Be the first to keep 100 points.
page-level-cautious = cautiously

pig-option-target = Points to win

pig-ask-roll_or_hold = Roll again, or keep the points in the pot.
pig-wait-roll_or_hold = { $seats }: roll or hold?
pig-say-roll = Roll
pig-say-hold = Hold

pig-event-rolled = { $seat } rolls { $dice }: { $points } in the pot.
pig-event-rolled-you = You roll { $dice }: { $points } in the pot.
pig-event-lost = { $seat } rolls a 1 and loses the pot.
pig-event-lost-you = You roll a 1 and lose the pot.
pig-event-kept = { $seat } keeps { $points } and has { $score }.
pig-event-kept-you = You keep { $points } and have { $score }.
pig-event-ended = The game is over. Won by { $winners }.
pig-event-ended-you-winners = The game is over. You’ve won!

pig-view-turn = Turn
pig-view-dice = Die
pig-view-pot = Pot
pig-view-players = Players
pig-view-score = Points
