# The coach: how answers are shown, and what is said about them.

coach-title = The coach
coach-choice = Choice
coach-expected = Expected final score
coach-cost = Costs
coach-margin-forced = There is only one choice.
coach-margin-clear = The first choice is clearly the best.
coach-margin-close = It is close: the second choice costs less than a point.
coach-margin-toss_up = A toss-up: the first choices are worth the same.
coach-margin-close-win = It is close: the second choice lowers your chance to win by less than 1 %.
coach-margin-said = This is what the expert would do.
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
        [0] There is next to nothing to be had from { $seat }.
        [one] About { $points } point is to be had from { $seat }.
       *[other] About { $points } points are to be had from { $seat }.
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
        [0] The place is worth next to nothing to you; you are named with a chance of { $percent } %.
        [one] The place is worth about { $points } point to you; you are named with a chance of { $percent } %.
       *[other] The place is worth about { $points } points to you; you are named with a chance of { $percent } %.
    }
coach-why-offer-for = { $seat } is named with a chance of { $percent } %.
coach-why-offer-nothing = What you have is worth more to you than the say in this.
coach-why-offer-game = Nothing else counts any more: whoever is named wins.
coach-why-offer-too-late = You can no longer win.
coach-why-wire =
    { $points ->
        [0] Thieves cannot take them, which is worth next to nothing now.
        [one] Thieves cannot take them, which is worth about { $points } point.
       *[other] Thieves cannot take them, which is worth about { $points } points.
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
coach-why-vote-nothing = You are offered nothing.
coach-why-vote-generous = The deal gives you less than its failure would.
coach-why-vote-gives-up = You would give up a good share.
coach-why-keeps =
    { $money ->
        [0] No money is left for you; accepted with a chance of about { $percent } %.
        [one] { $money } coin is left for you; accepted with a chance of about { $percent } %.
       *[other] { $money } coins are left for you; accepted with a chance of about { $percent } %.
    }
coach-why-demand =
    { $percent ->
        [0] The dealer will not grant all of it;
       *[other] The dealer grants it with a chance of about { $percent } %;
    } { $money ->
        [0] you can expect no money.
        [one] you can expect about { $money } coin.
       *[other] you can expect about { $money } coins.
    }
coach-why-word =
    { $money ->
        [0] You can expect no money then.
        [one] You can expect about { $money } coin then.
       *[other] You can expect about { $money } coins then.
    }
