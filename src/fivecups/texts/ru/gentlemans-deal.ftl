gentlemans-deal-name = Джентльменская сделка

gentlemans-deal-option-talk_seconds = Время на предложение и разговор
gentlemans-deal-option-talk_seconds-none = без ограничения
gentlemans-deal-option-talk_seconds-number =
    { $value ->
        [one] { $value } секунда
        [few] { $value } секунды
       *[many] { $value } секунд
    }
gentlemans-deal-option-least_talk_seconds = Время, чтобы высказаться
gentlemans-deal-option-least_talk_seconds-number =
    { $value ->
        [0] нет
        [one] { $value } секунда
        [few] { $value } секунды
       *[many] { $value } секунд
    }
gentlemans-deal-option-vote_seconds = Время на голосование
gentlemans-deal-option-vote_seconds-none = без ограничения
gentlemans-deal-option-vote_seconds-number =
    { $value ->
        [one] { $value } секунда
        [few] { $value } секунды
       *[many] { $value } секунд
    }
gentlemans-deal-option-first_dealer = Первый дилер
gentlemans-deal-option-first_dealer-lot = по жребию
gentlemans-deal-option-first_dealer-number = игрок на месте { $value }

gentlemans-deal-ask-first_offer = Сделайте первое предложение: каждому — деньги и сообщников с вашей карты или ничего.
gentlemans-deal-ask-final_offer = Сделайте окончательное предложение. Оно завершит разговор и заменит первое.
gentlemans-deal-ask-confirm_offer = Подтвердите первое предложение.
gentlemans-deal-ask-demand = Выдвиньте требование.
gentlemans-deal-ask-talk = Скажите, что вы думаете о предложении.
gentlemans-deal-ask-talk_time_up =
    { $seconds ->
        [one] На предложение и разговор — { $seconds } секунда.
        [few] На предложение и разговор — { $seconds } секунды.
       *[many] На предложение и разговор — { $seconds } секунд.
    }
gentlemans-deal-ask-nothing_to_add = Выскажитесь или скажите, что вам нечего добавить.
gentlemans-deal-ask-least_talk_over =
    { $seconds ->
        [one] Чтобы высказаться — { $seconds } секунда.
        [few] Чтобы высказаться — { $seconds } секунды.
       *[many] Чтобы высказаться — { $seconds } секунд.
    }
gentlemans-deal-ask-vote = Проголосуйте за предложение или против него.
gentlemans-deal-ask-vote_time_up =
    { $seconds ->
        [one] На голосование — { $seconds } секунда.
        [few] На голосование — { $seconds } секунды.
       *[many] На голосование — { $seconds } секунд.
    }

gentlemans-deal-wait-first_offer = { $seats } готовит первое предложение. Требования уже можно выдвигать.
gentlemans-deal-wait-final_offer = { $seats } слушает и готовит окончательное предложение.
gentlemans-deal-wait-confirm_offer = { $seats } может подтвердить первое предложение.
gentlemans-deal-wait-demand = Требования могут выдвигать: { $seats }.
gentlemans-deal-wait-talk = Предложение обсуждают: { $seats }.
gentlemans-deal-wait-talk_time_up = Идёт время разговора.
gentlemans-deal-wait-nothing_to_add = До окончательного предложения ещё могут высказаться: { $seats }.
gentlemans-deal-wait-least_talk_over = Идёт время, чтобы высказаться.
gentlemans-deal-wait-vote = Ещё не голосовали: { $seats }.
gentlemans-deal-wait-vote_time_up = Идёт время голосования.

gentlemans-deal-say-confirm = Подтвердить первое предложение
gentlemans-deal-say-promise = Обещать: при таком предложении голосую { $ballot }
gentlemans-deal-say-want_more = Хочу больше
gentlemans-deal-say-take_back_word = Взять назад слова о предложении
gentlemans-deal-say-nothing_to_add = Мне нечего добавить
gentlemans-deal-say-vote = Голосовать { $ballot }
gentlemans-deal-say-time = Время вышло

gentlemans-deal-form-first_offer-money = { $seat }: деньги
gentlemans-deal-form-first_offer-accomplices = { $seat }: сообщники
gentlemans-deal-form-final_offer-money = { $seat }: деньги
gentlemans-deal-form-final_offer-accomplices = { $seat }: сообщники
gentlemans-deal-form-demand-whom = Кто должен получить
gentlemans-deal-form-demand-money = Денег не меньше
gentlemans-deal-form-demand-accomplices = Сообщники
gentlemans-deal-form-demand-vote = Тогда голосую

gentlemans-deal-event-game_began = Карты сделок перемешаны. Первый дилер — { $seat }.
gentlemans-deal-event-turn_began = Ход { $turn } из { $turns }. Дилер — { $seat }.
gentlemans-deal-event-accomplice_joined = Сообщник ({ $accomplice }) переходит к игроку { $seat }.
gentlemans-deal-event-accomplice_left = Сообщник ({ $accomplice }) уходит от игрока { $former } к игроку { $seat }.
gentlemans-deal-event-card_drawn = { $seat } берёт карту сделки.
gentlemans-deal-event-card_drawn-private =
    { $money ->
        [one] { $seat } берёт карту сделки: { $money } монета; { $accomplices }.
        [few] { $seat } берёт карту сделки: { $money } монеты; { $accomplices }.
       *[many] { $seat } берёт карту сделки: { $money } монет; { $accomplices }.
    }
gentlemans-deal-event-offer_made = { $seat } делает первое предложение.
gentlemans-deal-event-offered =
    Доля игрока { $whom }: { $what ->
        [accomplices] { $accomplices }
        [money] { $money ->
            [one] { $money } монета
            [few] { $money } монеты
           *[many] { $money } монет
        }
       *[both] { $money ->
            [one] { $money } монета; { $accomplices }
            [few] { $money } монеты; { $accomplices }
           *[many] { $money } монет; { $accomplices }
        }
    }.
gentlemans-deal-event-offered_nothing = Без доли: { $seats }.
gentlemans-deal-event-offer_confirmed = { $seat } подтверждает первое предложение. Оно окончательное.
gentlemans-deal-event-offer_replaced = { $seat } заменяет предложение. Новое — окончательное.
gentlemans-deal-event-demanded =
    { $promise ->
        [yes] { $own ->
            [yes] { $seat } обещает голосовать { $vote }, если получит не меньше чем:
           *[no] { $seat } обещает голосовать { $vote }, если { $whom } получит не меньше чем:
        }
       *[no] { $own ->
            [yes] { $seat } хочет не меньше чем:
           *[no] { $seat } хочет для игрока { $whom } не меньше чем:
        }
    } { $what ->
        [accomplices] { $accomplices }
        [money] { $money ->
            [one] { $money } монета
            [few] { $money } монеты
           *[many] { $money } монет
        }
       *[both] { $money ->
            [one] { $money } монета; { $accomplices }
            [few] { $money } монеты; { $accomplices }
           *[many] { $money } монет; { $accomplices }
        }
    }.
gentlemans-deal-event-promised = { $seat } обещает при таком предложении голосовать { $ballot }.
gentlemans-deal-event-wanted_more = { $seat } хочет больше.
gentlemans-deal-event-took_back_word = { $seat } берёт назад слова о предложении.
gentlemans-deal-event-took_back_demand =
    { $own ->
        [yes] { $seat } снимает требование.
       *[no] { $seat } снимает требование насчёт игрока { $whom }.
    }
gentlemans-deal-event-all_have_spoken = Добавить никому нечего. { $seat } может сделать окончательное предложение.
gentlemans-deal-event-talked_long_enough = Время высказаться вышло. { $seat } может сделать окончательное предложение.
gentlemans-deal-event-talk_time_ran_out = Время вышло, а окончательного предложения нет. Дилер — { $seat }. Голосования не будет.
gentlemans-deal-event-vote_time_ran_out = Время вышло. За отсутствующих голос подаётся без аргумента: { $seats }.
gentlemans-deal-event-voted = { $seat } голосует { $ballot }. Вес: { $weight }.
gentlemans-deal-event-deal_accepted = Сделка принята: за — { $weight_for }, против — { $weight_against }. Дилер — { $seat }.
gentlemans-deal-event-deal_refused = Сделка не принята: за — { $weight_for }, против — { $weight_against }. Дилер — { $seat }.
gentlemans-deal-event-card_shown =
    { $money ->
        [one] { $seat } показывает карту: { $money } монета; { $accomplices }.
        [few] { $seat } показывает карту: { $money } монеты; { $accomplices }.
       *[many] { $seat } показывает карту: { $money } монет; { $accomplices }.
    }
gentlemans-deal-event-share_paid =
    { $money ->
        [one] { $seat } получает долю: { $money } монета.
        [few] { $seat } получает долю: { $money } монеты.
       *[many] { $seat } получает долю: { $money } монет.
    }
gentlemans-deal-event-rest_paid =
    { $money ->
        [0] Остатка нет, { $seat } не получает ничего.
        [one] { $seat } забирает остаток: { $money } монета.
        [few] { $seat } забирает остаток: { $money } монеты.
       *[many] { $seat } забирает остаток: { $money } монет.
    }
gentlemans-deal-event-banker_took =
    { $money ->
        [one] Банкир: { $seat } забирает { $money } монету у игрока { $neighbour }.
        [few] Банкир: { $seat } забирает { $money } монеты у игрока { $neighbour }.
       *[many] Банкир: { $seat } забирает { $money } монет у игрока { $neighbour }.
    }
gentlemans-deal-event-magnate_earned =
    { $money ->
        [one] Магнат: { $seat } получает { $money } монету.
        [few] Магнат: { $seat } получает { $money } монеты.
       *[many] Магнат: { $seat } получает { $money } монет.
    }
gentlemans-deal-event-journalist_earned =
    { $money ->
        [one] Журналист: { $seat } получает { $money } монету.
        [few] Журналист: { $seat } получает { $money } монеты.
       *[many] Журналист: { $seat } получает { $money } монет.
    }
gentlemans-deal-event-sheriff_earned =
    { $money ->
        [one] Шериф: { $seat } получает { $money } монету.
        [few] Шериф: { $seat } получает { $money } монеты.
       *[many] Шериф: { $seat } получает { $money } монет.
    }
gentlemans-deal-event-went_to_jail = { $seat } садится в тюрьму.
gentlemans-deal-event-left_jail = { $seat } выходит из тюрьмы.
gentlemans-deal-event-gang_cards_given =
    { $cards ->
        [one] { $seat } получает { $cards } карту банд.
        [few] { $seat } получает { $cards } карты банд.
       *[many] { $seat } получает { $cards } карт банд.
    }
gentlemans-deal-event-gang_cards_discarded = Старые карты банд сбрасывают: { $seats }.
gentlemans-deal-event-money_counted =
    { $money ->
        [one] { $seat }: за ширмой { $money } монета.
        [few] { $seat }: за ширмой { $money } монеты.
       *[many] { $seat }: за ширмой { $money } монет.
    }
gentlemans-deal-event-ended = Игра окончена. Победа: { $winners }.
gentlemans-deal-event-ended-how =
    { $how ->
        [drawn] Игра окончена. Ничья: { $winners }.
       *[won] Игра окончена. Победа: { $winners }.
    }

gentlemans-deal-accomplice-sheriff = шериф
    .about = 2 монеты за дилера в тюрьме; банды вдвойне
gentlemans-deal-accomplice-senator = сенатор
    .about = аргумент добавляет не 2, а 4
gentlemans-deal-accomplice-magnate = магнат
    .about = 1 монета за каждую принятую сделку
gentlemans-deal-accomplice-journalist = журналист
    .about = 1 монета за аргумент, ваш или соседа
gentlemans-deal-accomplice-boss = главарь
    .about = ваше «за» даёт дилеру карту банд
gentlemans-deal-accomplice-banker = банкир
    .about = берёт по 1 монете у соседей со сделки

gentlemans-deal-ballot-for = за
gentlemans-deal-ballot-for_argument = за (с аргументом)
gentlemans-deal-ballot-against = против
gentlemans-deal-ballot-against_argument = против (с аргументом)
gentlemans-deal-ballot-open = как захочу
gentlemans-deal-ballot-more = хочет больше

gentlemans-deal-phase-offer = первое предложение
gentlemans-deal-phase-talk = разговор
gentlemans-deal-phase-vote = голосование
gentlemans-deal-phase-over = игра окончена

gentlemans-deal-outcome-accepted = принято
gentlemans-deal-outcome-refused = не принято
gentlemans-deal-outcome-time_up = время вышло

gentlemans-deal-source-shares = Доли
gentlemans-deal-source-rests = Остатки дилера
gentlemans-deal-source-banker = Банкир
gentlemans-deal-source-paid_to_banker = Отдано банкиру
gentlemans-deal-source-sheriff = Шериф
gentlemans-deal-source-magnate = Магнат
gentlemans-deal-source-journalist = Журналист

gentlemans-deal-refusal-too-much-money =
    { $money ->
        [one] Вы предлагаете всего { $offered }, а на карте только { $money } монета. Предложите меньше.
        [few] Вы предлагаете всего { $offered }, а на карте только { $money } монеты. Предложите меньше.
       *[many] Вы предлагаете всего { $offered }, а на карте только { $money } монет. Предложите меньше.
    }
gentlemans-deal-refusal-accomplice-offered-twice = Одного сообщника можно предложить только одному игроку. Повторяется: { $accomplice }.
gentlemans-deal-refusal-empty-demand = Потребуйте денег или сообщника.
gentlemans-deal-refusal-nothing-said = Вы ещё ничего не говорили об этом предложении, брать назад нечего.
gentlemans-deal-refusal-no-vote-in-jail = В тюрьме у вас нет голоса, обещать нечего. Требования выдвигать можно.
gentlemans-deal-refusal-no-argument-left = Аргументов у вас не осталось. Голосуйте без аргумента.
gentlemans-deal-refusal-no-such-dealer = На месте { $first_dealer } никто не сидит. Первый дилер может сидеть на местах с 1 по { $last_seat }.

gentlemans-deal-view-turn = Ход
gentlemans-deal-view-turns = Всего ходов
gentlemans-deal-view-dealer = Дилер
gentlemans-deal-view-phase = Этап
gentlemans-deal-view-card = Ваша карта
gentlemans-deal-view-offer = Предложение на столе
gentlemans-deal-view-replaced = Заменённое предложение
gentlemans-deal-view-talk = Разговор
gentlemans-deal-view-voters = Голосуют
gentlemans-deal-view-players = Игроки
gentlemans-deal-view-jailed = В тюрьме
gentlemans-deal-view-my_money = Ваши деньги
gentlemans-deal-view-my_income = Откуда они
gentlemans-deal-view-deck = Колода
gentlemans-deal-view-latest = Последняя сделка
gentlemans-deal-view-earlier = Более ранние сделки
gentlemans-deal-view-accomplices = Сообщники
gentlemans-deal-view-coming = Сообщники со следующего хода
gentlemans-deal-view-arguments = Аргументы
gentlemans-deal-view-gang_cards = Карты банд
gentlemans-deal-view-weight = Вес голоса
gentlemans-deal-view-weight_with_argument = Вес с аргументом
gentlemans-deal-view-word = Мнение о предложении
gentlemans-deal-view-money = Деньги
gentlemans-deal-view-demands = Требования
gentlemans-deal-view-demand = Требование
gentlemans-deal-view-met = Учтено в предложении
gentlemans-deal-view-reply = В ответ на предложение
gentlemans-deal-view-left = Осталось карт
gentlemans-deal-view-shown = Показанные карты
gentlemans-deal-view-votes = Голоса
gentlemans-deal-view-outcome = Исход
gentlemans-deal-view-payments = Выплаты
