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
coach-margin-said = Таков ответ эксперта.
coach-expected-win = Вероятность победы
coach-why = Почему

## Dice Town

coach-why-aims = Цель: { $place }.
coach-why-aims-open = Открытыми остаются несколько локаций.
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
        [0] У игрока { $seat } почти нечего взять.
        [one] У игрока { $seat } можно взять примерно { $points } очко.
        [few] У игрока { $seat } можно взять примерно { $points } очка.
       *[many] У игрока { $seat } можно взять примерно { $points } очков.
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
        [0] То, что предлагают за игрока { $seat }, почти ничего вам не даёт.
        [one] То, что предлагают за игрока { $seat }, даёт вам примерно { $points } очко.
        [few] То, что предлагают за игрока { $seat }, даёт вам примерно { $points } очка.
       *[many] То, что предлагают за игрока { $seat }, даёт вам примерно { $points } очков.
    }
coach-why-rule-weaker = Из тех, кого можно назвать, меньше всего угрозы от игрока { $seat }.
coach-why-rule-unpaid = За игрока { $seat } никто ничего не предлагает.
coach-why-rule-call = Могут предложить больше.
coach-why-offer =
    { $points ->
        [0] Вам эта локация почти ничего не даёт; вероятность, что назовут вас, — { $percent } %.
        [one] Вам эта локация даёт примерно { $points } очко; вероятность, что назовут вас, — { $percent } %.
        [few] Вам эта локация даёт примерно { $points } очка; вероятность, что назовут вас, — { $percent } %.
       *[many] Вам эта локация даёт примерно { $points } очков; вероятность, что назовут вас, — { $percent } %.
    }
coach-why-offer-for = Вероятность, что назовут игрока { $seat }, — { $percent } %.
coach-why-offer-nothing = То, что у вас есть, вам важнее этого решения.
coach-why-offer-game = Больше ничего не важно: победит тот, кого назовут.
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

coach-why-vote-enough = Ваша доля достаточна.
coach-why-vote-too-little = Ваша доля слишком мала.
coach-why-vote-nothing = Вам ничего не предлагают.
coach-why-vote-generous = Провал сделки дал бы вам больше.
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
