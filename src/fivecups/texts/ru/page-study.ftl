# The coach at the table and the review after the game, as the page shows them.
page-ask-coach = Спросить тренера
page-coach-thinks = Тренер думает…
page-coach-best = лучший
page-coach-all = Все варианты: { $count }
page-coach-fewer = Только лучшие
page-coach-how = Нажмите на вариант, чтобы взять его; подтвердите сами.
page-review-expected = Ожидалось
page-review-luck = Удача
page-review-decisions = Свои решения
page-review-result-score = Итог
page-review-result-lead = Отрыв от среднего
page-review-result-win = Доля победы
page-review-par = Пар
page-review-about-par = Пар — итог лучшей игры с теми же костями.
page-review-whose = Чья игра
page-review-worst = Самые дорогие решения
page-review-found = Хорошо найдено
page-review-none-found = Ни одного, которое было бы трудно найти.
page-review-best = лучший выбор
page-review-show = Показать
page-review-luck-curve = Удача, сумма по раундам
page-review-all =
    { $count ->
       [one] Все решения: { $count }
       [few] Все решения: { $count }
      *[many] Все решения: { $count }
    }
