## Тренер и разбор: почему нельзя

refusal-coach-at-rated-table = За рейтинговым столом тренер не подсказывает. Разбор будет, когда партия закончится.
refusal-coach-failed = Тренер не нашёл ответа. Попробуйте ещё раз.
refusal-no-coach = Тренера для этой игры нет.
refusal-no-review = Такие партии не разбираются.
refusal-no-such-decision = На шаге { $seq } этой партии никто ничего не решал.
refusal-not-your-turn = Сейчас вас ни о чём не спрашивают.
refusal-review-failed = Разбор этой партии не удался.

## Разбор законченной партии

study-title = Разбор
study-of-seat = { $seat }: { $outcome }
study-expected = Ожидалось в начале: { $expected }
study-luck = Удача: { $luck }
study-skill = Потеряно на решениях: { $skill }
study-balance = Ожидалось { $expected }, удача { $luck }, решения { $skill }; вместе { $outcome }.
study-gifts = Из удачи { $gifts } — то, что потеряли на решениях другие.
study-par = Пар, итог лучшей игры с теми же костями: { $par }
study-about-luck = Удача — всё, что зависело не от самого игрока: кости, карты и другие игроки.
study-about-uncertainty = Потери — оценки; после ± стоит их стандартная ошибка.
study-round = Раунд { $round }
study-decision = Раунд { $round }: { $answer }
study-best = Лучше было: { $best }
study-cost = потеря { $cost }
study-cost-estimated = потеря { $cost } ± { $uncertainty }
study-no-mistakes = Ни одно решение не стоило ничего заметного.
study-thinking = Разбор готовится: { $percent } %

# $amount — число со знаком и долями, как текст.
study-points = { $amount } очка
study-score = { $amount } очка
study-lead = { $amount } очка против среднего у других
study-win = { $amount } % победы
