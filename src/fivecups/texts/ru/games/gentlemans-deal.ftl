gentlemans-deal-name = Джентльменская сделка
gentlemans-deal-coins =
    { $money ->
        [one] { $money } монета
        [few] { $money } монеты
       *[many] { $money } монет
    }
gentlemans-deal-these-coins =
    { $money ->
        [one] { $money } монету
        [few] { $money } монеты
       *[many] { $money } монет
    }
gentlemans-deal-goods =
    { $what ->
        [accomplices] { $accomplices }
        [money] { gentlemans-deal-coins }
       *[both] { gentlemans-deal-coins }; { $accomplices }
    }

gentlemans-deal-option-talk_seconds = Время на предложение и обсуждение
gentlemans-deal-option-talk_seconds-none = без ограничения
gentlemans-deal-option-talk_seconds-number =
    { $value ->
        [one] { $value } секунда
        [few] { $value } секунды
       *[many] { $value } секунд
    }
gentlemans-deal-option-least_talk_seconds = Минимум на обсуждение
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
gentlemans-deal-ask-final_offer = Сделайте окончательное предложение. Оно завершит обсуждение и заменит первое.
gentlemans-deal-ask-confirm_offer = Подтвердите первое предложение.
gentlemans-deal-ask-demand = Выдвиньте требование.
gentlemans-deal-ask-talk = Скажите, что вы думаете о предложении.
gentlemans-deal-ask-talk_time_up =
    { $seconds ->
        [one] На предложение и обсуждение — { $seconds } секунда.
        [few] На предложение и обсуждение — { $seconds } секунды.
       *[many] На предложение и обсуждение — { $seconds } секунд.
    }
gentlemans-deal-ask-nothing_to_add = Выскажитесь или скажите, что вам нечего добавить.
gentlemans-deal-ask-least_talk_over =
    { $seconds ->
        [one] На обсуждение — не меньше { $seconds } секунды.
       *[other] На обсуждение — не меньше { $seconds } секунд.
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
gentlemans-deal-wait-talk_time_up = Идёт время обсуждения.
gentlemans-deal-wait-nothing_to_add = До окончательного предложения ещё могут высказаться: { $seats }.
gentlemans-deal-wait-least_talk_over = Ещё есть время высказаться.
gentlemans-deal-wait-vote = Ещё не проголосовали: { $seats }.
gentlemans-deal-wait-vote_time_up = Идёт время голосования.

gentlemans-deal-say-confirm = Подтвердить
gentlemans-deal-say-promise = Пообещать: при таком предложении голосую { $ballot }
gentlemans-deal-say-want_more = Хочу больше
gentlemans-deal-say-take_back_word = Взять слова назад
gentlemans-deal-say-nothing_to_add = Мне нечего добавить
gentlemans-deal-say-vote = Голосовать { $ballot }
gentlemans-deal-say-time = Время вышло

gentlemans-deal-empty-first_offer = Никому ничего
gentlemans-deal-form-first_offer-money = { $seat }: деньги
gentlemans-deal-form-first_offer-accomplices = { $seat }: сообщники
gentlemans-deal-empty-final_offer = Никому ничего
gentlemans-deal-form-final_offer-money = { $seat }: деньги
gentlemans-deal-form-final_offer-accomplices = { $seat }: сообщники
gentlemans-deal-form-demand-whom = Кому
gentlemans-deal-form-demand-money = Денег, минимум
gentlemans-deal-form-demand-accomplices = Сообщники
gentlemans-deal-form-demand-vote = Тогда голосую
gentlemans-deal-filled-goods =
    { $money ->
        [0] { $accomplices }
       *[other] { $accomplices_count ->
            [0] { gentlemans-deal-coins }
           *[other] { gentlemans-deal-coins }, { $accomplices }
        }
    }
gentlemans-deal-filled-first_offer = { $seat }: { gentlemans-deal-filled-goods }
gentlemans-deal-filled-final_offer = { $seat }: { gentlemans-deal-filled-goods }
gentlemans-deal-filled-demand = Потребовать: { $whom } получает минимум { gentlemans-deal-filled-goods }; тогда голосую { $vote }
gentlemans-deal-filled-demand-you-whom = Потребовать минимум: { gentlemans-deal-filled-goods }; тогда голосую { $vote }

gentlemans-deal-event-game_began = Карты сделок перемешаны. Первый дилер — { $seat }.
gentlemans-deal-event-game_began-you = Карты сделок перемешаны. Первый дилер — вы.
gentlemans-deal-event-turn_began = Ход { $turn } из { $turns }. Дилер — { $seat }.
gentlemans-deal-event-turn_began-you = Ход { $turn } из { $turns }. Дилер — вы.
gentlemans-deal-event-accomplice_joined = { $seat } получает сообщника: { $accomplice }.
gentlemans-deal-event-accomplice_joined-you = Ваш новый сообщник — { $accomplice }.
gentlemans-deal-event-accomplice_left = { $seat } получает сообщника: { $accomplice }. Его теряет { $former }.
gentlemans-deal-event-accomplice_left-you = Ваш новый сообщник — { $accomplice }. Его теряет { $former }.
gentlemans-deal-event-accomplice_left-you-former = Вас покидает { $accomplice }: новый хозяин — { $seat }.
gentlemans-deal-event-card_drawn = { $seat } берёт карту сделки.
gentlemans-deal-event-card_drawn-you = Вы берёте карту сделки.
gentlemans-deal-event-card_drawn-private = { $seat } берёт карту сделки: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-card_drawn-private-you = Вы берёте карту сделки: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-offer_made = { $seat } делает первое предложение.
gentlemans-deal-event-offer_made-you = Вы делаете первое предложение.
gentlemans-deal-event-offered = { $whom }: { gentlemans-deal-goods }.
gentlemans-deal-event-offered-you-whom = Ваша доля: { gentlemans-deal-goods }.
gentlemans-deal-event-offered_nothing =
    { $seats_count ->
        [one] { $seats } остаётся ни с чем.
       *[other] Ни с чем остаются: { $seats }.
    }
gentlemans-deal-event-offered_nothing-you-seats = Вы остаётесь ни с чем.
gentlemans-deal-event-offer_confirmed = { $seat } подтверждает первое предложение. Оно окончательное.
gentlemans-deal-event-offer_confirmed-you = Вы подтверждаете первое предложение. Оно окончательное.
gentlemans-deal-event-offer_replaced = { $seat } заменяет предложение. Новое — окончательное.
gentlemans-deal-event-offer_replaced-you = Вы заменяете предложение. Новое — окончательное.
gentlemans-deal-event-demanded =
    { $promise ->
        [yes] { $own ->
            [yes] { $seat } обещает голосовать { $vote }, если получит минимум:
           *[no] { $seat } обещает голосовать { $vote }, если { $whom } получит минимум:
        }
       *[no] { $own ->
            [yes] { $seat } требует минимум:
           *[no] { $seat } выдвигает требование. { $whom } получает минимум:
        }
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you =
    { $promise ->
        [yes] Вы обещаете голосовать { $vote }, если { $whom } получит минимум:
       *[no] Вы выдвигаете требование. { $whom } получает минимум:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you-seat-whom =
    { $promise ->
        [yes] Вы обещаете голосовать { $vote }, если получите минимум:
       *[no] Вы требуете минимум:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you-whom =
    { $promise ->
        [yes] { $seat } обещает голосовать { $vote }, если вы получите минимум:
       *[no] { $seat } требует для вас минимум:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-promised = { $seat } обещает при таком предложении голосовать { $ballot }.
gentlemans-deal-event-promised-you = Вы обещаете при таком предложении голосовать { $ballot }.
gentlemans-deal-event-wanted_more = { $seat } хочет больше.
gentlemans-deal-event-wanted_more-you = Вы хотите больше.
gentlemans-deal-event-took_back_word = { $seat } берёт назад слова о предложении.
gentlemans-deal-event-took_back_word-you = Вы берёте назад слова о предложении.
gentlemans-deal-event-took_back_demand =
    { $own ->
        [yes] { $seat } снимает требование.
       *[no] { $seat } снимает требование ({ $whom }).
    }
gentlemans-deal-event-took_back_demand-you =
    { $own ->
        [yes] Вы снимаете требование.
       *[no] Вы снимаете требование ({ $whom }).
    }
gentlemans-deal-event-took_back_demand-you-whom = { $seat } снимает требование для вас.
gentlemans-deal-event-all_have_spoken = Добавить никому нечего. { $seat } может сделать окончательное предложение.
gentlemans-deal-event-all_have_spoken-you = Добавить никому нечего. Вы можете сделать окончательное предложение.
gentlemans-deal-event-talked_long_enough = Время на обсуждение вышло. { $seat } может сделать окончательное предложение.
gentlemans-deal-event-talked_long_enough-you = Время на обсуждение вышло. Вы можете сделать окончательное предложение.
gentlemans-deal-event-talk_time_ran_out = Время вышло, а окончательного предложения от дилера ({ $seat }) нет. Голосования не будет.
gentlemans-deal-event-talk_time_ran_out-you = Время вышло, а окончательного предложения вы не сделали. Голосования не будет.
gentlemans-deal-event-talk_time_ran_out-how =
    { $how ->
        [confirmed] Время вышло, пока дилер ({ $seat }) ждал, что скажут другие. Первое предложение остаётся в силе, начинается голосование.
       *[jail] Время вышло, а окончательного предложения от дилера ({ $seat }) нет. Голосования не будет.
    }
gentlemans-deal-event-talk_time_ran_out-how-you =
    { $how ->
        [confirmed] Время вышло, пока вы ждали, что скажут другие. Ваше первое предложение остаётся в силе, начинается голосование.
       *[jail] Время вышло, а окончательного предложения вы не сделали. Голосования не будет.
    }
gentlemans-deal-event-vote_time_ran_out = Время вышло. Голоса отсутствующих поданы без аргумента: { $seats }.
gentlemans-deal-event-vote_time_ran_out-you-seats = Время вышло. Ваш голос подан без аргумента.
gentlemans-deal-event-voted = { $seat } голосует { $ballot }. Вес голоса: { $weight }.
gentlemans-deal-event-voted-you = Вы голосуете { $ballot }. Вес голоса: { $weight }.
gentlemans-deal-event-deal_accepted = Сделка принята (дилер — { $seat }): за — { $weight_for }, против — { $weight_against }.
gentlemans-deal-event-deal_accepted-you = Ваша сделка принята: за — { $weight_for }, против — { $weight_against }.
gentlemans-deal-event-deal_refused = Сделка сорвалась (дилер — { $seat }): за — { $weight_for }, против — { $weight_against }.
gentlemans-deal-event-deal_refused-you = Ваша сделка сорвалась: за — { $weight_for }, против — { $weight_against }.
gentlemans-deal-event-card_shown = { $seat } показывает карту: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-card_shown-you = Вы показываете карту: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-share_paid = { $seat } получает долю: { gentlemans-deal-coins }.
gentlemans-deal-event-share_paid-you = Вы получаете долю: { gentlemans-deal-coins }.
gentlemans-deal-event-rest_paid =
    { $money ->
        [0] Остатка нет, { $seat } ничего не получает.
       *[other] { $seat } забирает остаток: { gentlemans-deal-coins }.
    }
gentlemans-deal-event-rest_paid-you =
    { $money ->
        [0] Остатка нет, вы ничего не получаете.
       *[other] Вы забираете остаток: { gentlemans-deal-coins }.
    }
gentlemans-deal-event-banker_took = Банкир: { $neighbour } отдаёт { gentlemans-deal-these-coins }, получает { $seat }.
gentlemans-deal-event-banker_took-you = Банкир: { $neighbour } отдаёт вам { gentlemans-deal-these-coins }.
gentlemans-deal-event-banker_took-you-neighbour = Банкир: { $seat } забирает у вас { gentlemans-deal-these-coins }.
gentlemans-deal-event-magnate_earned = Магнат: { $seat } получает { gentlemans-deal-these-coins }.
gentlemans-deal-event-magnate_earned-you = Магнат: вы получаете { gentlemans-deal-these-coins }.
gentlemans-deal-event-journalist_earned = Журналист: { $seat } получает { gentlemans-deal-these-coins }.
gentlemans-deal-event-journalist_earned-you = Журналист: вы получаете { gentlemans-deal-these-coins }.
gentlemans-deal-event-sheriff_earned = Шериф: { $seat } получает { gentlemans-deal-these-coins }.
gentlemans-deal-event-sheriff_earned-you = Шериф: вы получаете { gentlemans-deal-these-coins }.
gentlemans-deal-event-went_to_jail = { $seat } садится в тюрьму. Никто не хочет там оказаться.
gentlemans-deal-event-went_to_jail-you = Вы садитесь в тюрьму.
gentlemans-deal-event-left_jail = { $seat } выходит из тюрьмы.
gentlemans-deal-event-left_jail-you = Вы выходите из тюрьмы.
gentlemans-deal-event-gang_cards_given =
    { $cards ->
        [one] { $seat } получает { $cards } карту банд.
        [few] { $seat } получает { $cards } карты банд.
       *[many] { $seat } получает { $cards } карт банд.
    }
gentlemans-deal-event-gang_cards_given-you =
    { $cards ->
        [one] Вы получаете { $cards } карту банд.
        [few] Вы получаете { $cards } карты банд.
       *[many] Вы получаете { $cards } карт банд.
    }
gentlemans-deal-event-gang_cards_discarded =
    { $seats_count ->
        [one] { $seats } сбрасывает старые карты банд.
       *[other] Старые карты банд сбрасывают: { $seats }.
    }
gentlemans-deal-event-gang_cards_discarded-you-seats = Вы сбрасываете старые карты банд.
gentlemans-deal-event-money_counted = { $seat }: за ширмой { gentlemans-deal-coins }.
gentlemans-deal-event-money_counted-you = У вас за ширмой { gentlemans-deal-coins }.
gentlemans-deal-event-ended =
    { $winners_count ->
        [one] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Победу делят: { $winners }.
    }
gentlemans-deal-event-ended-you-winners = Игра окончена. Вы победили!
gentlemans-deal-event-ended-how =
    { $how ->
        [drawn] Игра окончена. Ничья: { $winners }.
       *[won] Игра окончена. Побеждает { $winners }.
    }
gentlemans-deal-event-ended-how-you-winners = Игра окончена. Вы победили!

gentlemans-deal-accomplice-sheriff = шериф
    .about = 2 монеты, когда дилер садится в тюрьму; карты банд вдвойне
gentlemans-deal-accomplice-senator = сенатор
    .about = аргумент добавляет не 2, а 4
gentlemans-deal-accomplice-magnate = магнат
    .about = 1 монета за каждую принятую сделку
gentlemans-deal-accomplice-journalist = журналист
    .about = 1 монета за каждый аргумент, ваш или соседа
gentlemans-deal-accomplice-boss = главарь
    .about = ваше «за» даёт дилеру карту банд, если сделка принята
gentlemans-deal-accomplice-banker = банкир
    .about = по 1 монете с соседей, получивших деньги от сделки

gentlemans-deal-ballot-for = за
gentlemans-deal-ballot-for_argument = за (с аргументом)
gentlemans-deal-ballot-against = против
gentlemans-deal-ballot-against_argument = против (с аргументом)
gentlemans-deal-ballot-open = как захочу
gentlemans-deal-ballot-more = хочет больше

gentlemans-deal-phase-offer = первое предложение
gentlemans-deal-phase-talk = обсуждение
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
        [one] Вы раздаёте { $offered }, а на карте только { $money } монета. Предложите меньше.
        [few] Вы раздаёте { $offered }, а на карте только { $money } монеты. Предложите меньше.
       *[many] Вы раздаёте { $offered }, а на карте только { $money } монет. Предложите меньше.
    }
gentlemans-deal-refusal-accomplice-offered-twice = Сообщника можно предложить только одному игроку. Повторяется: { $accomplice }.
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
gentlemans-deal-view-talk = Обсуждение
gentlemans-deal-view-voters = Голосуют
gentlemans-deal-view-players = Игроки
gentlemans-deal-view-jailed = В тюрьме
gentlemans-deal-view-my_money = Ваши деньги
gentlemans-deal-view-my_income = Откуда деньги
gentlemans-deal-view-deck = Колода
gentlemans-deal-view-latest = Последняя сделка
gentlemans-deal-view-earlier = Прежние сделки
gentlemans-deal-view-accomplices = Сообщники
gentlemans-deal-view-coming = Сообщники со следующего хода
gentlemans-deal-view-arguments = Аргументы
gentlemans-deal-view-gang_cards = Карты банд
gentlemans-deal-view-weight = Вес голоса
gentlemans-deal-view-weight_with_argument = Вес с аргументом
gentlemans-deal-view-word = Слово о предложении
gentlemans-deal-view-money = Деньги
gentlemans-deal-view-demands = Требования
gentlemans-deal-view-demand = Требование
gentlemans-deal-view-met = Учтено в предложении
gentlemans-deal-view-reply = В ответ на предложение
gentlemans-deal-view-left = Осталось карт
gentlemans-deal-view-shown = Показанные карты
gentlemans-deal-view-votes = Голоса
gentlemans-deal-view-outcome = Исход
gentlemans-deal-view-words = Что было сказано
gentlemans-deal-view-payments = Выплаты
