nothing = ничего
nobody = никто
you = вы
list-and = { $first } и { $last }
wait-for-the-table = Сейчас любой может сыграть карту.
wait-for-you = Все ждут вас.

refusal-game-over = Игра окончена.
refusal-no-such-seat = Такого места нет. Мест за этим столом: { $seats }.
refusal-not-asked = Сейчас от вас ничего не требуется.
refusal-stale-ask = На этот вопрос уже ответили. Посмотрите, что происходит за столом.
refusal-malformed = Не удалось разобрать ответ: { $problem }.
refusal-not-an-answer = Такой ответ не подходит. Начните его с одного из слов: { $verbs }.
refusal-unknown-verb = «{ $verb }» — не ответ на этот вопрос. Начните его с одного из слов: { $verbs }.
refusal-wrong-parts = К «{ $verb }» нужно добавить: { $parts }.
refusal-not-a-choice = Сейчас так нельзя. Выберите один из показанных вариантов.
refusal-form-amount = { $field }: нужно целое число от { $low } до { $high }.
refusal-form-one-of = { $field }: выберите одно из значений: { $values }.
refusal-form-some-of = { $field }: выберите от { $least } до { $most } из списка, в том же порядке: { $values }.
refusal-form-fields = { $field }: нужны поля: { $fields }.
refusal-wrong-seats = В эту игру играют от { $low } до { $high } человек, а не { $seats }.
refusal-wrong-option = { $option }: значение { $value } не подходит. Можно: { $expected }.
refusal-unknown-option = Настройки { $option } нет. В этой игре есть: { $known }.

guest-name = Гость
guest-in-seat = Гость { $number }
preparing-bots = Готовим ботов. В первый раз это может занять до минуты.
bot-name = Бот { $number }
yes = да
no = нет
total = Итого
final-scores = Итоговый счёт
game-left = Вы вышли из игры.
record-written = Запись игры сохранена в файл { $file }.
type-the-dice = Введите кубики, например { $example }. Если не нужен ни один, введите 0.
fill-in = Ответить по пунктам
type-quit = Чтобы выйти, введите quit: q здесь означает кубик.
what-to-type = Введите одну из букв. Ещё можно: ? — совет, ! — правило, q — выход.
no-coach = Для этой игры тренера пока нет.
coach-title = Тренер
coach-choice = Выбор
coach-expected = Ожидаемый итог
coach-cost = Потеря
coach-margin-forced = Вариант только один.
coach-margin-clear = Первый вариант явно лучший.
coach-margin-close = Разница невелика: второй вариант хуже меньше чем на очко.
coach-margin-toss_up = Разницы нет: первые варианты равноценны.
coach-margin-close-win = Разница невелика: второй вариант хуже меньше чем на сотую долю победы.
coach-margin-said = Таков ответ эксперта.
coach-expected-win = Вероятность победы
coach-why = Почему
coach-why-aims = Цель: { $place }.
coach-why-rob-leader = { $seat } впереди всех.
coach-why-rob-best-loot = У игрока { $seat } есть что взять.
coach-why-rule-myself = Вам это нужнее.
coach-why-rule-offer = { $seat } предлагает больше.
coach-why-rule-weaker = От игрока { $seat } меньше угрозы.
coach-why-offer =
    { $points ->
        [one] Это место даёт вам примерно { $points } очко.
        [few] Это место даёт вам примерно { $points } очка.
       *[many] Это место даёт вам примерно { $points } очков.
    }
coach-why-vote-enough = Ваша доля достаточна.
coach-why-vote-too-little = Ваша доля слишком мала.
coach-why-vote-nothing = Вам ничего не предлагают.
coach-why-keeps =
    { $money ->
        [0] Вам не остаётся денег.
        [one] Вам остаётся { $money } монета.
        [few] Вам остаётся { $money } монеты.
       *[many] Вам остаётся { $money } монет.
    }
you-may-speak = Можете высказаться. Enter — промолчать.
