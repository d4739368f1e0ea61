high-cup-name = High Cup
page-promise-high-cup = One die under your cup, one question: stand or fold?
page-goal-high-cup = Most coins win. The game ends when the pot is empty.

high-cup-option-pot = Coins in the pot

high-cup-ask-stand_or_fold = Stand with your die, or fold.
high-cup-wait-stand_or_fold = Still deciding: { $seats }.
high-cup-say-stand = Stand
high-cup-say-fold = Fold
high-cup-ask-time_is_up = The clock is running.
high-cup-wait-time_is_up = The clock is running.
high-cup-say-time = Time is up

high-cup-event-rolled = Everybody rolls a die under their cup.
high-cup-event-rolled-private = Everybody rolls a die under their cup; yours is { $die }.
high-cup-event-lifted = The cups are lifted: { $dice }. Standing: { $standing }.
high-cup-event-took = { $seat } takes a coin from the pot.
high-cup-event-took-you = You take a coin from the pot.

high-cup-view-pot = Coins in the pot
high-cup-view-coins = Coins
high-cup-view-my_die = Your die
