## Why a bot did something hostile or generous

bot-reason-rob-leader = { $seat } is ahead.
bot-reason-rob-leader-you = You are ahead.
bot-reason-rob-best-loot = { $seat } has the most to take.
bot-reason-rob-best-loot-you = You have the most to take.
bot-reason-rule-myself = I need it more.
bot-reason-rule-offer = { $seat } made the better offer.
bot-reason-rule-offer-you = You made the better offer.
bot-reason-rule-weaker = { $seat } is less of a threat.
bot-reason-rule-weaker-you = You are less of a threat.
bot-reason-vote-enough = My share is good enough.
bot-reason-vote-generous = I will let { $seat } have this one.
bot-reason-vote-generous-you = I will let you have this one.
bot-reason-vote-too-little =
    { $money ->
        [0] No money for me is too little, { $seat }.
        [one] { $money } coin is too little, { $seat }.
       *[other] { $money } coins are too little, { $seat }.
    }
bot-reason-vote-nothing = { $seat } offered me nothing.
bot-reason-vote-nothing-you = You offered me nothing.
bot-reason-vote-revenge = I have not forgotten, { $seat }.
bot-reason-demand-met = All right, { $seat }: you get what you asked for.
bot-reason-demand-halfway =
    { $money ->
        [0] I will meet you halfway, { $seat }, but no further.
        [one] I will meet you halfway, { $seat }: { $money } coin and no more.
       *[other] I will meet you halfway, { $seat }: { $money } coins and no more.
    }
bot-reason-demand-too-dear = That is too much for one vote, { $seat }.
bot-reason-demand-without-you = I have enough votes without yours, { $seat }.
bot-reason-demand-without-a-vote = You have no vote this turn, { $seat }.
bot-reason-demand-not-to-give = I cannot give you that, { $seat }.
bot-reason-demand-not-believed = You have broken your word before, { $seat }.
