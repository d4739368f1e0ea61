poker-dice-name = Покер на костях

poker-dice-option-upper_bonus = Бонус верхней секции
poker-dice-option-upper_bonus-over_63 = если набрано больше 63 очков
poker-dice-option-upper_bonus-from_63 = если набрано 63 очка или больше
poker-dice-option-joker = Джокер
poker-dice-option-joker-only_after_50 = только после 50 в «Покере»
poker-dice-option-joker-classic = и после 0 в «Покере»
poker-dice-option-zeros = Ноль в графу
poker-dice-option-zeros-when_nothing_fits = только если ни одна свободная не подходит
poker-dice-option-zeros-anywhere = в любую свободную, в любой момент

poker-dice-ask-play_on = Отложите кубики и перебросьте остальные или запишите результат в графу.
poker-dice-ask-play_on-write = Бросков больше нет: запишите результат в графу.
poker-dice-wait-play_on = Ходит { $seats }.
poker-dice-say-keep =
    { $kept_count ->
        [0] Перебросить все кубики
       *[other] Оставить { $kept }, остальные перебросить
    }
poker-dice-say-write = Записать в графу «{ $box }»

poker-dice-event-round_began = Раунд { $round } из 13.
poker-dice-event-rolled =
    { $roll ->
        [1] { $seat } бросает кубики: { $dice }.
       *[other] { $kept_count ->
            [0] { $seat } перебрасывает все кубики: { $dice }.
           *[other] { $seat } оставляет { $kept }, выпадает { $rolled }. Итого: { $dice }.
        }
    }
poker-dice-event-rolled-you =
    { $roll ->
        [1] Вы бросаете кубики: { $dice }.
       *[other] { $kept_count ->
            [0] Вы перебрасываете все кубики: { $dice }.
           *[other] Вы оставляете { $kept }, выпадает { $rolled }. Итого: { $dice }.
        }
    }
poker-dice-event-wrote =
    { $score ->
        [one] { $seat } записывает { $score } очко в графу «{ $box }».
        [few] { $seat } записывает { $score } очка в графу «{ $box }».
       *[many] { $seat } записывает { $score } очков в графу «{ $box }».
    }
poker-dice-event-wrote-you =
    { $score ->
        [one] Вы записываете { $score } очко в графу «{ $box }».
        [few] Вы записываете { $score } очка в графу «{ $box }».
       *[many] Вы записываете { $score } очков в графу «{ $box }».
    }
poker-dice-event-poker_plus = «Покер+»! { $seat } получает ещё { $score } очков.
poker-dice-event-poker_plus-you = «Покер+»! Вы получаете ещё { $score } очков.
poker-dice-event-upper_bonus = { $seat } получает бонус верхней секции: { $score } очков.
poker-dice-event-upper_bonus-you = Вы получаете бонус верхней секции: { $score } очков.
poker-dice-event-ended =
    { $winners_count ->
        [one] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Победу делят: { $winners }.
    }
poker-dice-event-ended-you-winners = Игра окончена. Вы победили!

poker-dice-box-ones = Единицы
poker-dice-box-twos = Двойки
poker-dice-box-threes = Тройки
poker-dice-box-fours = Четвёрки
poker-dice-box-fives = Пятёрки
poker-dice-box-sixes = Шестёрки
poker-dice-box-three_of_a_kind = Тройка
poker-dice-box-four_of_a_kind = Каре
poker-dice-box-full_house = Фулл-хаус
poker-dice-box-small_straight = Малый стрит
poker-dice-box-large_straight = Большой стрит
poker-dice-box-poker = Покер
poker-dice-box-chance = Шанс

poker-dice-source-upper = Верхняя секция
poker-dice-source-upper_bonus = Бонус верхней секции
poker-dice-source-lower = Нижняя секция
poker-dice-source-poker_plus = Покер+

poker-dice-refusal-no-such-box = Такой графы нет. Есть: { $boxes }.
poker-dice-refusal-box-filled = Графа «{ $box }» уже занята: в каждой может быть только одно значение.
poker-dice-refusal-joker-place = Это джокер, записать его можно только сюда: { $boxes }.
poker-dice-refusal-no-zero-yet = Ноль пишут, только если ни одна свободная графа не подходит. Этот результат можно записать сюда: { $boxes }.
poker-dice-refusal-no-rolls-left = Все броски уже сделаны ({ $rolls }). Запишите результат в графу.
poker-dice-refusal-nothing-to-roll = Если оставить все пять кубиков, бросать нечего. Запишите результат или оставьте меньше.
poker-dice-refusal-dice-not-there = Оставить можно только кубики со стола, по возрастанию. Выпало { $dice }.

poker-dice-view-round = Раунд
poker-dice-view-turn = Очередь
poker-dice-view-dice = Кубики
poker-dice-view-rolls_left = Осталось бросков
poker-dice-view-possible = Эти кубики дают
poker-dice-view-closed = Остальные свободные графы
poker-dice-closed-no-zero-yet = закрыты: ноль нельзя, пока есть подходящая
poker-dice-closed-joker-place = закрыты для джокера
poker-dice-view-boxes = Графы
poker-dice-view-poker_plus = Покер+
poker-dice-view-upper = Верхняя секция
poker-dice-view-upper_bonus = Бонус верхней секции
poker-dice-view-lower = Нижняя секция
poker-dice-view-total = Итого
poker-dice-view-sheets = Листы
