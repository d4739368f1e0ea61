# The coach: how answers are shown, and what is said about them.

coach-title = The coach
coach-choice = Choice
coach-expected = Expected final score
coach-cost = Costs
coach-margin-forced = There’s only one choice.
coach-margin-clear = The first choice is clearly the best.
coach-margin-close = It’s close: the second choice costs less than a point.
coach-margin-toss_up = A toss-up: the first choices are worth the same.
coach-margin-close-win = It’s close: the second choice lowers your chance to win by less than 1%.
coach-margin-said = That’s what the expert would do.
coach-expected-win = Chance to win
coach-why = Why

## Dice Town

coach-why-aims = Aim: { $place }.
coach-why-aims-open = Several places stay open.
coach-why-worth =
    { $points ->
        [0] It brings you next to nothing.
        [one] It brings you about { $points } point.
       *[other] It brings you about { $points } points.
    }
coach-why-gives =
    { $points ->
        [0] It costs you next to nothing.
        [one] It costs you about { $points } point.
       *[other] It costs you about { $points } points.
    }
coach-why-card-now =
    { $points ->
        [one] About { $points } point now, about { $later } if you keep the card.
       *[other] About { $points } points now, about { $later } if you keep the card.
    }
coach-why-card-later = You keep your cards for later.
coach-why-card-must = The card has to be played now.
coach-why-rob-leader = { $seat } is ahead.
coach-why-loot =
    { $points ->
        [0] { $seat } has next to nothing to take.
        [one] There’s about { $points } point to take from { $seat }.
       *[other] There are about { $points } points to take from { $seat }.
    }
coach-why-rule-game = Then you win the game.
coach-why-rule-myself =
    { $points ->
        [0] The place is worth next to nothing to you.
        [one] The place is worth about { $points } point to you.
       *[other] The place is worth about { $points } points to you.
    }
coach-why-rule-offer =
    { $points ->
        [0] What is offered for { $seat } is worth next to nothing to you.
        [one] What is offered for { $seat } is worth about { $points } point to you.
       *[other] What is offered for { $seat } is worth about { $points } points to you.
    }
coach-why-rule-weaker = Of those you can name, { $seat } is the least of a threat.
coach-why-rule-unpaid = Nobody offers anything for { $seat }.
coach-why-rule-call = They may offer more.
coach-why-offer =
    { $points ->
        [0] The place is worth next to nothing to you; your chance of being chosen is { $percent }%.
        [one] The place is worth about { $points } point to you; your chance of being chosen is { $percent }%.
       *[other] The place is worth about { $points } points to you; your chance of being chosen is { $percent }%.
    }
coach-why-offer-for = { $seat } has a { $percent }% chance of being chosen.
coach-why-offer-nothing = Not worth a bid: you would pay more than you’d get.
coach-why-offer-game = This decides the game: whoever is chosen wins.
coach-why-offer-too-late = You can no longer win.
coach-why-wire =
    { $points ->
        [0] Thieves can’t take them, which is worth next to nothing now.
        [one] Thieves can’t take them, which is worth about { $points } point.
       *[other] Thieves can’t take them, which is worth about { $points } points.
    }
coach-why-indian-die = In points: the Indian die about { $points }, this claim about { $later }.
coach-why-claims-stay = You keep your claims.
coach-why-bandits-stay = You keep your Bandits for later.
coach-why-wins = You win: { $place }.
coach-why-wins-nothing = You win no place.
coach-why-trap = { $seat } no longer wins: { $place }.
coach-why-blocks = { $seat } would be second there.
coach-why-blocks-me = You would be second there yourself.
coach-why-blocks-nobody = Nobody would be second there.
coach-why-blocks-somebody = Somebody may be second there.

## Gentleman’s Deal

coach-why-vote-enough = Your share is good enough.
coach-why-vote-too-little = Your share is too small.
coach-why-vote-nothing = You’re offered nothing.
coach-why-vote-generous = You’d do better if the deal failed.
coach-why-vote-gives-up = You would give up a good share.
coach-why-keeps =
    { $money ->
        [0] You keep no money; about { $percent }% likely to be accepted.
        [one] You keep { $money } coin; about { $percent }% likely to be accepted.
       *[other] You keep { $money } coins; about { $percent }% likely to be accepted.
    }
coach-why-demand =
    { $percent ->
        [0] The dealer won’t grant all of it;
       *[other] The dealer is about { $percent }% likely to grant it;
    } { $money ->
        [0] expect no money.
        [one] expect about { $money } coin.
       *[other] expect about { $money } coins.
    }
coach-why-word =
    { $money ->
        [0] Expect no money then.
        [one] Expect about { $money } coin then.
       *[other] Expect about { $money } coins then.
    }
