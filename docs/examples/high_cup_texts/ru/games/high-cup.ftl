high-cup-name = Старшая чашка
page-promise-high-cup = Кубик под чашкой и один вопрос: остаться или спасовать?
page-goal-high-cup = Побеждает тот, у кого больше монет. Игра заканчивается, когда банк пуст.

high-cup-option-pot = Монеты в банке

high-cup-ask-stand_or_fold = Останьтесь со своим кубиком или спасуйте.
high-cup-wait-stand_or_fold = Ещё решают: { $seats }.
high-cup-say-stand = Остаться
high-cup-say-fold = Спасовать
high-cup-ask-time_is_up = Время идёт.
high-cup-wait-time_is_up = Время идёт.
high-cup-say-time = Время вышло

high-cup-event-rolled = Все бросают по кубику под чашку.
high-cup-event-rolled-private = Все бросают по кубику под чашку; ваш кубик: { $die }.
high-cup-event-lifted = Чашки подняты: { $dice }. Остались: { $standing }.
high-cup-event-took = { $seat } берёт монету из банка.
high-cup-event-took-you = Вы берёте монету из банка.

high-cup-view-pot = Монеты в банке
high-cup-view-coins = Монеты
high-cup-view-my_die = Ваш кубик
