# Cards, standings and replays.

## Cards
page-cards = Карты
page-cards-store = Карты Магазина
page-cards-claims = Карты собственности и Ранчо
page-cards-west = Карты Магазина из «Дикого Запада»
page-cards-river = Карты Реки
page-cards-bandits = Бандиты
page-cards-accomplices = Сообщники

## Where one stands
page-standing = У кого сколько
page-goal-dice-town = Побеждает тот, у кого больше очков. Последний раунд: пуст Рудник или разобрана собственность.
page-goal-poker-dice = Побеждает тот, у кого больше очков. В раунд — по одной графе; после тринадцати раундов игра окончена.
page-goal-gentlemans-deal = Побеждает тот, у кого за ширмой больше денег. Каждый — дилер дважды, а от семи игроков — один раз.
page-last-round = Это последний раунд.
page-is-bot = бот
page-behind-screen = за ширмой
page-standing-about-dice-town = Очки, если бы игра кончилась сейчас. Закрытые карты — от и до.
page-standing-about-poker-dice = От набранных очков до того, что ещё могут дать свободные графы; новый «Покер+» — сверх этого.
page-standing-about-gentlemans-deal = Деньги скрыты до конца игры. Выплаты видны в журнале.

## The end
page-you-came =
    { $place ->
        [2] Вы заняли второе место.
        [3] Вы заняли третье место.
        [4] Вы заняли четвёртое место.
        [5] Вы заняли пятое место.
        [6] Вы заняли шестое место.
       *[other] Вы заняли { $place }-е место.
    }
page-amount-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
page-verdict-you =
    { $skill ->
        [well] { $luck ->
            [lucky] Вы хорошо сыграли, и удача была на вашей стороне.
            [unlucky] Вы хорошо сыграли, но вам не везло.
           *[even] Вы хорошо сыграли, а удача почти ничего не решила.
        }
       *[poorly] { $luck ->
            [lucky] Можно было сыграть и лучше, но вам везло.
            [unlucky] Можно было сыграть и лучше, да и не везло.
           *[even] Можно было сыграть и лучше: удача тут почти ни при чём.
        }
    } { $luck ->
        [lucky] Решения стоили { $cost }, удача принесла { $amount }.
       *[other] Решения стоили { $cost }, невезение — { $amount }.
        [even] Решения стоили { $cost }, доля удачи — { $amount }.
    }
page-verdict =
    { $skill ->
        [well] { $luck ->
            [lucky] { $name } играет хорошо, и удача помогает.
            [unlucky] { $name } играет хорошо, но без везения.
           *[even] { $name } играет хорошо, и удача тут почти ни при чём.
        }
       *[poorly] { $luck ->
            [lucky] { $name }: можно было сыграть лучше, но повезло.
            [unlucky] { $name }: можно было сыграть лучше, да и не везло.
           *[even] { $name }: можно было сыграть лучше, удача почти ни при чём.
        }
    } { $luck ->
        [lucky] Решения стоили { $cost }, удача принесла { $amount }.
       *[other] Решения стоили { $cost }, невезение — { $amount }.
        [even] Решения стоили { $cost }, доля удачи — { $amount }.
    }
page-verified-gentlemans-deal = Всё честно: ходы ({ $moves }) сделаны по правилам, а колода запечатана ещё до начала партии, и подтасовать её никто не мог.
page-verified-dice-gentlemans-deal = Колода честная: она запечатана ещё до начала партии. Правил той версии здесь больше нет, поэтому ходы не проверялись.
page-verifying-gentlemans-deal = Проверяем ходы и карты…
page-dice-kept-gentlemans-deal = Колода честная: она запечатана ещё до начала партии, и подтасовать её никто не мог.

## Replay
page-replay-speed = Скорость
page-next-round = Следующий раунд
page-key-moment = Важный момент
page-moment-lead = Теперь впереди { $name }.
page-moment-mistake = Дорогое решение: { $name }.
page-copy-moment = Ссылка на момент
