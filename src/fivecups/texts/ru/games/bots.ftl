## Почему бот поступил враждебно или великодушно

bot-reason-rob-leader = { $seat } впереди всех.
bot-reason-rob-leader-you = Вы впереди всех.
bot-reason-rob-best-loot = Самая богатая добыча — { $seat }.
bot-reason-rob-best-loot-you = Самая богатая добыча — у вас.
bot-reason-rule-myself = Мне это нужнее.
bot-reason-rule-offer = { $seat } предлагает больше.
bot-reason-rule-offer-you = Вы предлагаете больше.
bot-reason-rule-weaker = Угроза поменьше — { $seat }.
bot-reason-rule-weaker-you = Вы — угроза поменьше.
bot-reason-vote-enough = Моя доля меня устраивает.
bot-reason-vote-generous = Так и быть, { $seat }, на этот раз уступаю.
bot-reason-vote-generous-you = Так и быть, на этот раз уступаю вам.
bot-reason-vote-too-little =
    { $money ->
        [0] { $seat }, без денег мне неинтересно.
        [one] { $seat }, { $money } монета — это мало.
        [few] { $seat }, { $money } монеты — это мало.
       *[other] { $seat }, { $money } монет — это мало.
    }
bot-reason-vote-nothing = { $seat } ничего мне не предлагает.
bot-reason-vote-nothing-you = Вы мне ничего не предлагаете.
bot-reason-vote-revenge = { $seat }, я всё помню.
bot-reason-demand-met = Хорошо, { $seat }, будет по-вашему.
bot-reason-demand-halfway =
    { $money ->
        [0] Иду вам навстречу, { $seat }, но дальше не пойду.
        [one] Иду вам навстречу, { $seat }: { $money } монета, не больше.
        [few] Иду вам навстречу, { $seat }: { $money } монеты, не больше.
       *[many] Иду вам навстречу, { $seat }: { $money } монет, не больше.
    }
bot-reason-demand-too-dear = Это слишком дорого за один голос, { $seat }.
bot-reason-demand-without-you = Голосов мне хватит и без вас, { $seat }.
bot-reason-demand-without-a-vote = В этот ход у вас нет голоса, { $seat }.
bot-reason-demand-not-to-give = Этого я вам дать не могу, { $seat }.
bot-reason-demand-not-believed = Вы уже нарушили слово, { $seat }.
