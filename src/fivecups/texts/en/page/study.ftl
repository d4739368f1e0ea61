# The coach at the table and the review after the game, as the page shows them.
page-ask-coach = Ask the coach
page-coach-thinks = Thinking…
page-coach-best = best
page-coach-all = All { $count } choices
page-coach-fewer = Only the best ones
page-coach-how = Tap a choice to pick it; you confirm it yourself.
page-coach-expected = expected
page-coach-cost = cost
page-coach-win = chance to win
page-review-expected = Expected
page-review-luck = Luck
page-review-decisions = Own decisions
page-review-result-score = Result
page-review-result-lead = Lead over the others’ average
page-review-result-win = Share of the win
page-review-par = Par
page-review-about-par = Par is what best play would make of the same rolls.
page-review-whose = Whose game
page-review-worst = Costliest decisions
page-review-found = Good finds
page-review-none-found = No hard-to-find moves this time.
page-review-best = best choice
page-review-show = Show
page-review-luck-curve = Luck, added up over the game
page-review-all =
    { $count ->
       [one] { $count } decision
      *[other] All { $count } decisions
    }
