## The coach and the review: why not

refusal-coach-at-rated-table = At a rated table nobody is coached. The review is there when the game is over.
refusal-coach-failed = The coach has not found an answer. Try again.
refusal-no-coach = This game has no coach.
refusal-no-review = Games of this kind are not reviewed.
refusal-no-such-decision = No player decided anything at step { $seq } of this game.
refusal-not-your-turn = You are not being asked anything now.
refusal-review-failed = The review of this game could not be made.

## The review of a finished game

study-title = Review
study-of-seat = { $seat }: { $outcome }
study-expected = To be expected at the start: { $expected }
study-luck = Luck: { $luck }
study-skill = Lost by decisions: { $skill }
study-balance = { $expected } to be expected { $luck } by luck { $skill } by decisions makes { $outcome }.
study-gifts = Of the luck, { $gifts } came from what the others lost by their decisions.
study-par = Par, the score of best play with the same dice: { $par }
study-about-luck = Luck is all that was not this player’s own doing: dice, cards and the others.
study-about-uncertainty = Costs are estimates; ± is their standard error.
study-round = Round { $round }
study-decision = Round { $round }: { $answer }
study-best = Best was: { $best }
study-cost = cost { $cost }
study-cost-estimated = cost { $cost } ± { $uncertainty }
study-no-mistakes = No decision cost anything worth mentioning.
study-thinking = The review is being made: { $percent } %

# $amount is a number with its sign and decimals, as text.
study-points = { $amount } points
study-score = { $amount } points
study-lead = { $amount } points against the mean of the others
study-win = { $amount } % of the win
