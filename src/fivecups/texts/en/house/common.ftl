nothing = nothing
nobody = nobody
you = you
list-and = { $first } and { $last }
wait-for-the-table = Anybody may play a card now.
wait-for-you = Everybody is waiting for you.

refusal-game-over = The game is over.
refusal-no-such-seat = There is no such seat; this table has { $seats }.
refusal-not-asked = There is nothing for you to answer at the moment.
refusal-stale-ask = That question is no longer open. Look at the table and answer the one that is.
refusal-malformed = That answer cannot be read: { $problem }.
refusal-not-an-answer = That is not an answer to this question. Begin with one of: { $verbs }.
refusal-unknown-verb = “{ $verb }” is not an answer to this question. Begin with one of: { $verbs }.
refusal-wrong-parts = “{ $verb }” goes with: { $parts }.
refusal-not-a-choice = That is not possible now. Choose one of the answers shown.
refusal-form-amount = { $field }: enter a whole number from { $low } to { $high }.
refusal-form-one-of = { $field }: choose one of { $values }.
refusal-form-some-of = { $field }: choose between { $least } and { $most } of { $values }, in this order.
refusal-form-fields = { $field }: these fields are expected: { $fields }.
refusal-wrong-seats = This game is for { $low } to { $high } players, not { $seats }.
refusal-wrong-option = { $option } cannot be { $value }. Possible: { $expected }.
refusal-unknown-option = There is no option { $option }. This game has: { $known }.

guest-name = Guest
guest-in-seat = Guest { $number }
preparing-bots = Preparing the bots; the first time this takes up to a minute.
bot-name = Bot { $number }
yes = yes
no = no
total = Total
final-scores = Final scores
game-left = You have left the game.
record-written = The game’s record is in { $file }.
type-the-dice = Type the dice, such as { $example }, or 0 for none.
fill-in = Answer, one thing after the other
type-quit = Type quit to leave, as q is a die here.
what-to-type = Type one of the letters, or ? for advice, ! for the rule, q to leave.
no-coach = This game has no coach yet.
coach-title = The coach
coach-choice = Choice
coach-expected = Expected final score
coach-cost = Costs
coach-margin-forced = There is only one choice.
coach-margin-clear = The first choice is clearly the best.
coach-margin-close = It is close: the second choice costs less than a point.
coach-margin-toss_up = A toss-up: the first choices are worth the same.
coach-margin-close-win = It is close: the second choice costs less than a hundredth of the win.
coach-margin-said = This is what the expert would do.
coach-expected-win = Chance to win
coach-why = Why
coach-why-aims = Aim: { $place }.
coach-why-rob-leader = { $seat } is ahead.
coach-why-rob-best-loot = { $seat } has the most to take.
coach-why-rule-myself = You need it more yourself.
coach-why-rule-offer = { $seat } made the better offer.
coach-why-rule-weaker = { $seat } is less of a threat.
coach-why-offer =
    { $points ->
        [one] The place is worth about { $points } point to you.
       *[other] The place is worth about { $points } points to you.
    }
coach-why-vote-enough = Your share is good enough.
coach-why-vote-too-little = Your share is too small.
coach-why-vote-nothing = You are offered nothing.
coach-why-keeps =
    { $money ->
        [0] No money is left for you.
        [one] { $money } coin is left for you.
       *[other] { $money } coins are left for you.
    }
you-may-speak = You may say something; press Enter to wait.
