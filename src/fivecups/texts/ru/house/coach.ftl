# The coach: how answers are shown, and what is said about them.

coach-title = Тренер
coach-choice = Выбор
coach-expected = Ожидаемый итог
coach-cost = Потеря
coach-margin-forced = Вариант только один.
coach-margin-clear = Первый вариант явно лучший.
coach-margin-close = Разница невелика: второй вариант хуже меньше чем на очко.
coach-margin-toss_up = Разницы нет: первые варианты равноценны.
coach-margin-close-win = Разница невелика: второй вариант снижает вероятность победы меньше чем на 1 %.
coach-margin-said = Так сыграл бы знаток.
coach-expected-win = Вероятность победы
coach-why = Почему

## Dice Town

coach-why-aims = Цель: { $place }.
coach-why-aims-open = Выбор остаётся: локаций на примете несколько.
coach-why-worth =
    { $points ->
        [0] Это почти ничего не даёт.
        [one] Это даёт вам примерно { $points } очко.
        [few] Это даёт вам примерно { $points } очка.
       *[many] Это даёт вам примерно { $points } очков.
    }
coach-why-gives =
    { $points ->
        [0] Это почти ничего вам не стоит.
        [one] Это стоит вам примерно { $points } очко.
        [few] Это стоит вам примерно { $points } очка.
       *[many] Это стоит вам примерно { $points } очков.
    }
coach-why-card-now = В очках: сейчас — примерно { $points }, если оставить карту — примерно { $later }.
coach-why-card-later = Вы оставляете карты на потом.
coach-why-card-must = Эту карту нужно сыграть сейчас.
coach-why-rob-leader = { $seat } впереди всех.
coach-why-loot =
    { $points ->
        [0] { $seat }: взять почти нечего.
        [one] { $seat }: можно взять примерно { $points } очко.
        [few] { $seat }: можно взять примерно { $points } очка.
       *[many] { $seat }: можно взять примерно { $points } очков.
    }
coach-why-rule-game = Тогда вы выигрываете игру.
coach-why-rule-myself =
    { $points ->
        [0] Вам эта локация почти ничего не даёт.
        [one] Вам эта локация даёт примерно { $points } очко.
        [few] Вам эта локация даёт примерно { $points } очка.
       *[many] Вам эта локация даёт примерно { $points } очков.
    }
coach-why-rule-offer =
    { $points ->
        [0] { $seat }: предложения за этот выбор почти ничего вам не дают.
        [one] { $seat }: предложения за этот выбор дают вам примерно { $points } очко.
        [few] { $seat }: предложения за этот выбор дают вам примерно { $points } очка.
       *[many] { $seat }: предложения за этот выбор дают вам примерно { $points } очков.
    }
coach-why-rule-weaker = Из претендентов наименее опасный соперник — { $seat }.
coach-why-rule-unpaid = { $seat }: за этот выбор никто ничего не предлагает.
coach-why-rule-call = Могут предложить больше.
coach-why-offer =
    { $points ->
        [0] Вам эта локация почти ничего не даёт; вероятность, что выберут вас, — { $percent } %.
        [one] Вам эта локация даёт примерно { $points } очко; вероятность, что выберут вас, — { $percent } %.
        [few] Вам эта локация даёт примерно { $points } очка; вероятность, что выберут вас, — { $percent } %.
       *[many] Вам эта локация даёт примерно { $points } очков; вероятность, что выберут вас, — { $percent } %.
    }
coach-why-offer-for = { $seat }: шанс, что выберут, — { $percent } %.
coach-why-offer-nothing = Торговаться не стоит: отдадите больше, чем получите.
coach-why-offer-game = На кону вся игра: победит тот, кого выберут.
coach-why-offer-too-late = Выиграть вы уже не можете.
coach-why-wire =
    { $points ->
        [0] Воры их не возьмут, но сейчас это почти ничего не даёт.
        [one] Воры их не возьмут; это даёт примерно { $points } очко.
        [few] Воры их не возьмут; это даёт примерно { $points } очка.
       *[many] Воры их не возьмут; это даёт примерно { $points } очков.
    }
coach-why-indian-die = В очках: кубик Индейцев — примерно { $points }, эта карта собственности — примерно { $later }.
coach-why-claims-stay = Карты собственности остаются у вас.
coach-why-bandits-stay = Вы оставляете Бандитов на потом.
coach-why-wins = Вы выигрываете: { $place }.
coach-why-wins-nothing = Вы не выигрываете ни одной локации.
coach-why-trap = { $seat } больше не выигрывает: { $place }.
coach-why-blocks = Второе место там занимает { $seat }.
coach-why-blocks-me = Второе место там занимаете вы.
coach-why-blocks-nobody = Второе место там не занимает никто.
coach-why-blocks-somebody = Второе место там кто-нибудь может занять.

## Gentleman’s Deal

coach-why-vote-enough = Доля вас устраивает.
coach-why-vote-too-little = Ваша доля слишком мала.
coach-why-vote-nothing = Вам ничего не предлагают.
coach-why-vote-generous = Если сделка сорвётся, вам будет выгоднее.
coach-why-vote-gives-up = Вы отказались бы от хорошей доли.
coach-why-keeps =
    { $money ->
        [0] Вам не остаётся денег; вероятность, что сделку примут, — примерно { $percent } %.
        [one] Вам остаётся { $money } монета; вероятность, что сделку примут, — примерно { $percent } %.
        [few] Вам остаётся { $money } монеты; вероятность, что сделку примут, — примерно { $percent } %.
       *[many] Вам остаётся { $money } монет; вероятность, что сделку примут, — примерно { $percent } %.
    }
coach-why-demand =
    { $percent ->
        [0] Всего этого дилер не даст;
       *[other] Дилер согласится с вероятностью примерно { $percent } %;
    } { $money ->
        [0] денег ждать не стоит.
        [one] ждать можно примерно { $money } монету.
        [few] ждать можно примерно { $money } монеты.
       *[many] ждать можно примерно { $money } монет.
    }
coach-why-word =
    { $money ->
        [0] Денег тогда ждать не стоит.
        [one] Тогда можно ждать примерно { $money } монету.
        [few] Тогда можно ждать примерно { $money } монеты.
       *[many] Тогда можно ждать примерно { $money } монет.
    }
