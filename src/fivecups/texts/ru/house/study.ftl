## Тренер и разбор: почему нельзя

refusal-coach-at-rated-table = За рейтинговым столом тренер не подсказывает. После игры будет разбор.
refusal-coach-failed = Тренер не нашёл ответа. Попробуйте ещё раз.
refusal-no-coach = Для этой игры тренера нет.
refusal-no-review = Такие игры не разбираются.
refusal-no-such-decision = На шаге { $seq } этой игры никто ничего не решал.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-review-failed = Разобрать эту игру не удалось.

## Разбор законченной партии

study-title = Разбор
study-of-seat = { $seat }: { $outcome }
study-balance = Ожидалось { $expected }, удача { $luck }, решения { $skill } — вместе { $outcome }.
study-gifts = В удачу входит { $gifts } — столько потеряли на своих решениях другие.
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
study-no-mistakes = Ни одно решение не стоило сколько-нибудь заметных потерь.
study-round =
    { $measure ->
        [win] на { $round }-м ходу
       *[other] в { $round }-м раунде
    }
study-lost =
    { $who ->
        [you] Игра проиграна { study-round }: здесь { $winner } отрывается от вас на { $gained }.
       *[other] { $name }: игра проиграна { study-round }, здесь { $winner } отрывается на { $gained }.
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
