## Тренер и разбор: почему нельзя

refusal-coach-at-rated-table = За столом на рейтинг тренер не подсказывает. После партии будет разбор.
refusal-coach-failed = Тренер не нашёл ответа. Попробуйте ещё раз.
refusal-no-coach = Для этой игры тренера нет.
refusal-no-review = Такие партии не разбирают.
refusal-no-such-decision = На шаге { $seq } этой партии никто ничего не решал.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-review-failed = Разобрать эту партию не удалось.

## Разбор законченной партии

study-title = Разбор
study-of-seat = { $seat }: { $outcome }
study-balance = Ожидалось { $expected }, удача { $luck }, решения { $skill } — вместе { $outcome }.
study-gifts = Из этой удачи { $gifts } — ошибки соперников.
study-par = Эталон, то есть итог лучшей игры при тех же бросках: { $par }
study-about-luck = Удача — всё, что зависело не от самого игрока: кубики, карты и другие игроки.
study-about-uncertainty = Потери — это оценки; после ± указана стандартная ошибка.
study-decision =
    { $measure ->
        [win] Ход { $round }: { $answer }
       *[other] Раунд { $round }: { $answer }
    }
study-best = Лучше было так: { $best }
study-cost = потеря { $cost }
study-cost-estimated = потеря { $cost } ± { $uncertainty }
study-no-mistakes = Дорогих ошибок не было.
study-round =
    { $measure ->
        [win] на { $round }-м ходу
       *[other] в { $round }-м раунде
    }
study-lost =
    { $who ->
        [you] Партия проиграна { study-round }: { $winner } уходит от вас в отрыв на { $gained }.
       *[other] { $name }: партия проиграна { study-round }, { $winner } уходит в отрыв на { $gained }.
    }
study-lost-by-decisions =
    { $measure ->
        [win] Решения на этом ходу стоили { $cost }.
       *[other] Решения в этом раунде стоили { $cost }.
    }
study-lost-by-luck = Решения здесь ни при чём.
study-thinking = Разбор готовится: { $percent } %

# $amount — число со знаком и долями, как текст.
study-points = { $amount } очка
study-score = { $amount } очка
study-lead = { $amount } очка относительно среднего у остальных
study-win = { $amount } % победы
