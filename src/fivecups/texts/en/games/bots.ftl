## Why a bot did something hostile or generous

bot-reason-rob-leader = { $seat } is ahead.
bot-reason-rob-leader-you = You’re ahead.
bot-reason-rob-best-loot = { $seat } has the most to take.
bot-reason-rob-best-loot-you = You have the most to take.
bot-reason-rule-myself = I need it more.
bot-reason-rule-offer = { $seat } made the better offer.
bot-reason-rule-offer-you = You made the better offer.
bot-reason-rule-weaker = { $seat } is less of a threat.
bot-reason-rule-weaker-you = You’re less of a threat.
bot-reason-vote-enough = My share is good enough.
bot-reason-vote-generous = I’ll let { $seat } have this one.
bot-reason-vote-generous-you = I’ll let you have this one.
bot-reason-vote-too-little =
    { $money ->
        [0] Not a single coin for me, { $seat }? No deal.
        [one] { $money } coin is too little, { $seat }.
       *[other] { $money } coins are too little, { $seat }.
    }
bot-reason-vote-nothing = { $seat } offered me nothing.
bot-reason-vote-nothing-you = You offered me nothing.
bot-reason-vote-revenge = I haven’t forgotten, { $seat }.
bot-reason-demand-met = All right, { $seat }: you get what you asked for.
bot-reason-demand-halfway =
    { $money ->
        [0] I’ll meet you halfway, { $seat }, but no further.
        [one] I’ll meet you halfway, { $seat }: { $money } coin and no more.
       *[other] I’ll meet you halfway, { $seat }: { $money } coins and no more.
    }
bot-reason-demand-too-dear = That’s too much for one vote, { $seat }.
bot-reason-demand-without-you = I have enough votes without yours, { $seat }.
bot-reason-demand-without-a-vote = You have no vote this turn, { $seat }.
bot-reason-demand-not-to-give = I can’t give you that, { $seat }.
bot-reason-demand-not-believed = You’ve broken your word before, { $seat }.
