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
page-goal-dice-town = Побеждает тот, у кого больше очков. Последний раунд: пуст Рудник или кончились карты собственности.
page-goal-poker-dice = Побеждает тот, у кого больше очков. В раунд — по одной графе; после тринадцати раундов игра окончена.
page-goal-gentlemans-deal = Побеждает тот, у кого за ширмой больше денег. Каждый — дилер дважды, а от семи игроков — один раз.
page-last-round = Это последний раунд.
page-is-bot = бот
page-behind-screen = за ширмой
page-standing-about-dice-town = Сколько было бы очков, если бы их считали сейчас. Закрытые карты учтены как промежуток: от наименьшего до наибольшего.
page-standing-about-poker-dice = От набранных очков до наибольшего, что ещё могут дать свободные графы; новый «Покер+» добавился бы сверху.
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
        [well] Вы хорошо сыграли
       *[poorly] Вы могли сыграть лучше
    }{ $luck ->
        [lucky] , и вам везло: ваши решения стоили { $cost }, удача принесла { $amount }.
        [unlucky] , и вам не везло: ваши решения стоили { $cost }, невезение — { $amount }.
       *[even] , а удача почти ничего не решила: ваши решения стоили { $cost }, удача — { $amount }.
    }
page-verdict =
    { $skill ->
        [well] { $name }: хорошая игра
       *[poorly] { $name }: можно было сыграть лучше
    }{ $luck ->
        [lucky] , и с удачей: решения стоили { $cost }, удача принесла { $amount }.
        [unlucky] , и без удачи: решения стоили { $cost }, невезение — { $amount }.
       *[even] , а удача почти ничего не решила: решения стоили { $cost }, удача — { $amount }.
    }
page-verified-gentlemans-deal = Проверено: все ходы ({ $moves }) сделаны по правилам, а порядок карт сделок был определён до начала игры.
page-verified-dice-gentlemans-deal = Проверено: порядок карт сделок был определён до начала игры. Правил той версии здесь уже нет, поэтому ходы не проверены.
page-verifying-gentlemans-deal = Проверяем правила и карты…
page-dice-kept-gentlemans-deal = Проверено: порядок карт сделок был определён до начала игры.

## Replay
page-replay-speed = Скорость
page-next-round = Следующий раунд
page-key-moment = К важному моменту
page-moment-lead = Теперь впереди { $name }.
page-moment-mistake = Решение, которое дорого стоило: { $name }.
page-copy-moment = Скопировать ссылку на этот момент
