## The coach and the review: why not

refusal-coach-at-rated-table = The coach doesn’t help at a rated table. You can read the review after the game.
refusal-coach-failed = The coach found no answer. Try again.
refusal-no-coach = This game has no coach.
refusal-no-review = This kind of game isn’t reviewed.
refusal-no-such-decision = No decision was made at step { $seq } of this game.
refusal-not-your-turn = It isn’t your turn.
refusal-review-failed = This game couldn’t be reviewed.

## The review of a finished game

study-title = Review
study-of-seat = { $seat }: { $outcome }
study-balance = Expected { $expected }, luck { $luck }, decisions { $skill }: together { $outcome }.
study-gifts = { $gifts } of the luck came from the others’ mistakes.
study-par = Par, the score of perfect play with the same rolls: { $par }
study-about-luck = Luck is everything this player didn’t decide: dice, cards and the other players.
study-about-uncertainty = Costs are estimates; ± is their standard error.
study-decision =
    { $measure ->
        [win] Turn { $round }: { $answer }
       *[other] Round { $round }: { $answer }
    }
study-best = Better: { $best }
study-cost = cost { $cost }
study-cost-estimated = cost { $cost } ± { $uncertainty }
study-no-mistakes = No decision cost anything to speak of.
study-round =
    { $measure ->
        [win] turn { $round }
       *[other] round { $round }
    }
study-lost =
    { $who ->
        [you] You lost the game in { study-round }: { $winner } gained { $gained } on you there.
       *[other] { $name } lost the game in { study-round }: { $winner } gained { $gained } there.
    }
study-lost-by-decisions =
    { $measure ->
        [win] Decisions of that turn cost { $cost }.
       *[other] Decisions of that round cost { $cost }.
    }
study-lost-by-luck = No decision is to blame.
study-thinking = Reviewing: { $percent }%

# $amount is a number with its sign and decimals, as text.
study-points = { $amount } points
study-score = { $amount } points
study-lead = { $amount } points relative to the average of the others
study-win = { $amount }% of a win
