## Levels and characters

bot-level-random = Random
bot-level-greedy = Greedy
bot-level-novice = Novice
bot-level-regular = Regular
bot-level-expert = Expert
bot-level-master = Master

bot-character-plain = Plain
bot-character-grudging = Grudging
bot-character-generous = Generous
bot-character-bold = Bold
bot-character-honest = Honest

## Why a bot did something hostile or generous

bot-reason-rob-leader = { $seat } is ahead.
bot-reason-rob-best-loot = { $seat } has the most to take.
bot-reason-rule-myself = I need it myself.
bot-reason-rule-offer = { $seat } made the better offer.
bot-reason-rule-weaker = { $seat } is the smaller danger.
bot-reason-vote-enough = My share is good enough.
bot-reason-vote-generous = I let { $seat } have this one.
bot-reason-vote-too-little =
    { $money ->
        [0] No money for me is too little, { $seat }.
        [one] { $money } coin is too little, { $seat }.
       *[other] { $money } coins are too little, { $seat }.
    }
bot-reason-vote-nothing = { $seat } offered me nothing.
bot-reason-vote-revenge = I have not forgotten what { $seat } did.
