## Уровни и характеры

bot-level-random = Случайный
bot-level-greedy = Жадный
bot-level-novice = Новичок
bot-level-regular = Завсегдатай
bot-level-expert = Знаток
bot-level-master = Мастер

bot-character-plain = Обычный
bot-character-grudging = Злопамятный
bot-character-generous = Великодушный
bot-character-bold = Дерзкий
bot-character-honest = Честный

## Почему бот поступил враждебно или великодушно

bot-reason-rob-leader = { $seat } впереди всех.
bot-reason-rob-best-loot = У игрока { $seat } больше всего добычи.
bot-reason-rule-myself = Мне это нужнее.
bot-reason-rule-offer = { $seat } предлагает больше.
bot-reason-rule-weaker = { $seat } менее опасен для меня.
bot-reason-vote-enough = Моя доля меня устраивает.
bot-reason-vote-generous = На этот раз уступаю игроку { $seat }.
bot-reason-vote-too-little =
    { $money ->
        [0] Мне не досталось денег, этого мало, { $seat }.
        [one] { $money } монета — это мало, { $seat }.
        [few] { $money } монеты — это мало, { $seat }.
       *[other] { $money } монет — это мало, { $seat }.
    }
bot-reason-vote-nothing = { $seat } ничего мне не предлагает.
bot-reason-vote-revenge = Я помню, как { $seat } поступил со мной.
