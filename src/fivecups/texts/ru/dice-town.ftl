dice-town-name = Дайс-Таун

dice-town-option-wild_west = Дикий Запад
dice-town-option-wild_west-false = без него
dice-town-option-wild_west-true = с Диким Западом
dice-town-option-indians = Индейцы
dice-town-option-indians-false = без них
dice-town-option-indians-true = с Индейцами
dice-town-option-first_sheriff = Первый Шериф
dice-town-option-first_sheriff-lot = по жребию
dice-town-option-first_sheriff-number = игрок на месте { $value }

## What other texts are made of

dice-town-some-dollars =
    { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
       *[many] { $dollars } долларов
    }
dice-town-some-nuggets =
    { $nuggets ->
        [one] { $nuggets } самородок
        [few] { $nuggets } самородка
       *[many] { $nuggets } самородков
    }
dice-town-some-store-cards =
    { $store ->
        [one] { $store } карту Магазина
        [few] { $store } карты Магазина
       *[many] { $store } карт Магазина
    }
dice-town-some-claims =
    { $claims ->
        [one] { $claims } карту собственности
        [few] { $claims } карты собственности
       *[many] { $claims } карт собственности
    }
dice-town-some-backs =
    { $store ->
        [0] { dice-town-some-claims }
       *[other] { $claims ->
            [0] { dice-town-some-store-cards }
           *[other] { dice-town-some-store-cards } и { dice-town-some-claims }
        }
    }
dice-town-offered-sums =
    { $dollars ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-dollars },
    }{ $nuggets ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-nuggets },
    }
dice-town-offered-backs =
    { $store ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-store-cards },
    }{ $claims ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-claims },
    }
dice-town-offered-cards =
    { $cards_count ->
        [0] { "" }
        [one] { " " }карту «{ $cards }»,
       *[other] { " " }карты: { $cards },
    }
dice-town-offered-wired =
    { $wired_count ->
        [0] { "" }
        [one] { " " }карту из-за проволоки «{ $wired }»,
       *[other] { " " }карты из-за проволоки: { $wired },
    }
dice-town-offered-share =
    { $share_dollars ->
        [0] { "" }
        [one] { " " }{ $share_dollars } доллар из будущего выигрыша,
        [few] { " " }{ $share_dollars } доллара из будущего выигрыша,
       *[many] { " " }{ $share_dollars } долларов из будущего выигрыша,
    }{ $share_nuggets ->
        [0] { "" }
        [one] { " " }{ $share_nuggets } самородок из будущего выигрыша,
        [few] { " " }{ $share_nuggets } самородка из будущего выигрыша,
       *[many] { " " }{ $share_nuggets } самородков из будущего выигрыша,
    }

## What the player is to do

dice-town-ask-keep_dice = Выберите, какие кубики оставить: один бесплатно, каждый следующий — 1 доллар; ни одного — тоже 1 доллар.
dice-town-ask-return_dice =
    { $count ->
        [one] Денег хватает всего на { $count } кубик. Выберите, какой останется; другие вы бросите снова.
       *[other] Денег хватает всего на { $count } кубика. Выберите, какие останутся; другие вы бросите снова.
    }
dice-town-ask-play_or_pass =
    { $moment ->
        [reveal] Кубики открыты: сыграйте карту или спасуйте.
        [card-played] { $about } играет карту «{ $card }»: ответьте картой или спасуйте.
        [mine] Вы собираетесь взять самородки в Руднике: сыграйте карту или спасуйте.
        [bank-robbed] { $about } грабит Банк: сыграйте карту или спасуйте.
        [general-store] Вы собираетесь брать карты в Магазине: сыграйте карту или спасуйте.
        [saloon] Вы собираетесь красть в Салуне: сыграйте карту или спасуйте.
        [badge-passes] { $about } вот-вот заберёт значок: сыграйте карту или спасуйте.
        [town-hall] Вы собираетесь взять карты собственности в Ратуше: сыграйте карту или спасуйте.
        [doc-badluck] Доктор Невезение вот-вот начнёт приём: сыграйте карту или спасуйте.
        [chase] Вы собираетесь преследовать Бандитов: сыграйте карту или спасуйте.
        [theft] Вы собираетесь выбрать жертву: сыграйте карту или спасуйте.
        [robbed] Вас обокрали: сыграйте карту или спасуйте.
        [hire] Вы собираетесь нанять Бандита: сыграйте карту или спасуйте.
        [end-of-round] Раунд окончен: сыграйте карту или спасуйте.
       *[other] Сыграйте карту или спасуйте.
    }
dice-town-ask-pass_in_advance = Можно заранее спасовать до конца раунда на все случаи, когда играют карты.
dice-town-ask-choose_a_player = Выберите игрока, против которого пойдёт карта «{ $card }».
dice-town-ask-make_offer =
    { $decision ->
        [second] { $place }: Шериф решит, кому достанется второе место. На выбор: { $outcomes }.
        [next] { $place }: Шериф решит, кто войдёт следующим. На выбор: { $outcomes }.
       *[first] { $place }: Шериф решит, кто выиграет. На выбор: { $outcomes }.
    } Сделайте предложение на один исход или не предлагайте ничего.
dice-town-ask-raise_offer =
    { $decision ->
        [second] { $place }, второе место: Шериф просит предложить больше.
        [next] { $place }, кто войдёт следующим: Шериф просит предложить больше.
       *[first] { $place }, первое место: Шериф просит предложить больше.
    } Повысьте своё предложение или оставьте как есть.
dice-town-ask-name_one =
    { $decision ->
        [second] { $place }: вы как Шериф решаете, кому достанется второе место.
        [next] { $place }: вы как Шериф решаете, кто войдёт следующим.
       *[first] { $place }: вы как Шериф решаете, кто выиграет.
    } Назовите одного из игроков: { $outcomes }. Предложения на этот исход сразу станут вашими.
dice-town-ask-choose_action = { $place }: победа за вами. Выберите действие; второе место, если действует, выполнит другое.
dice-town-ask-keep_a_card = Магазин: оставьте одну из взятых карт, остальные уйдут в сброс.
dice-town-ask-rob_somebody = Салун: выберите жертву и сколько карт с какой рубашкой тянуть — или откажитесь.
dice-town-ask-keep_the_loot = Салун: оставьте одну из вытянутых карт. Остальные вернутся владельцу: { $victim }.
dice-town-ask-take_a_remedy = Доктор Невезение: возьмите лекарство, на которое у вас есть кубик, или уйдите без него.
dice-town-ask-name_the_winner = Очков и карт собственности поровну. Вы Шериф — назовите победителя: { $tied }.
dice-town-ask-send_bandits = Перед броском ваши Бандиты могут бесплатно выставить кубики, каждый — один или два. Потом такого Бандита разыскивают.
dice-town-ask-discover = «Открытие»: примените одну из этих карт Реки, остальные вернутся на верх колоды в выбранном порядке.
dice-town-ask-take_from_discards = «Купон»: возьмите из сброса одну карту Магазина.
dice-town-ask-be_treated = Доктор Невезение: возьмите лекарство, на которое у вас есть кубик.
dice-town-ask-catch_bandits = Вашего броска ({ $dice }) на всех не хватает: каждый кубик ловит одного Бандита со своей гранью. Выберите, каких Бандитов вы ловите.
dice-town-ask-give_a_card = «Подарок»: выберите карту Магазина, которую получит { $receiver }.
dice-town-ask-give_a_claim = Можно отдать Индейцам одну из только что выигранных карт собственности и взять кубик Индейцев — или оставить карты себе.
dice-town-ask-shamans_blessing = «Благословение Шамана»: поверните один из своих кубиков любой гранью вверх.
dice-town-ask-set_a_trap = «Ловушка»: выберите соперника, один его кубик и новую грань.
dice-town-ask-take_the_war_path = «Тропа войны»: выберите локацию, где будет действовать только первое место.

## What the others wait for

dice-town-wait-keep_dice = Ещё выбирают кубики: { $seats }.
dice-town-wait-return_dice = { $seats } выбирает, какие кубики останутся.
dice-town-wait-choose_a_player = { $seats } выбирает, против кого пойдёт карта.
dice-town-wait-make_offer = Ещё думают над предложением: { $seats }.
dice-town-wait-raise_offer = Ещё думают, предложить ли больше: { $seats }.
dice-town-wait-name_one = Решение за Шерифом: { $seats }.
dice-town-wait-choose_action = { $seats } выбирает действие.
dice-town-wait-keep_a_card = { $seats } рассматривает карты Магазина.
dice-town-wait-rob_somebody = { $seats } выбирает жертву.
dice-town-wait-keep_the_loot = { $seats } рассматривает вытянутые карты.
dice-town-wait-take_a_remedy = { $seats } на приёме у Доктора Невезение.
dice-town-wait-name_the_winner = Победителя называет Шериф: { $seats }.
dice-town-wait-send_bandits = { $seats } решает, посылать ли Бандитов.
dice-town-wait-discover = { $seats } рассматривает карты Реки.
dice-town-wait-take_from_discards = { $seats } просматривает сброс.
dice-town-wait-be_treated = { $seats } на приёме у Доктора Невезение.
dice-town-wait-catch_bandits = { $seats } выбирает, каких Бандитов поймать.
dice-town-wait-give_a_card = { $seats } выбирает карту Магазина в подарок.
dice-town-wait-give_a_claim = { $seats } решает, отдать ли Индейцам карту собственности.
dice-town-wait-shamans_blessing = { $seats } выбирает, какой кубик повернуть.
dice-town-wait-set_a_trap = { $seats } ставит ловушку.
dice-town-wait-take_the_war_path = { $seats } выбирает локацию для «Тропы войны».

## Answers

dice-town-say-keep =
    { $dice_count ->
        [0] Не оставить ни одного за 1 доллар
        [1] Оставить { $dice } бесплатно
        [2] Оставить { $dice } за 1 доллар
        [3] Оставить { $dice } за 2 доллара
        [4] Оставить { $dice } за 3 доллара
       *[other] Оставить { $dice } за 4 доллара
    }
dice-town-say-stay = Оставить { $dice }, другие бросить снова
dice-town-say-play = Сыграть карту «{ $card }»
dice-town-say-cheat = «Шулер»: повернуть { $die } гранью { $face }
dice-town-say-pass = Спасовать
dice-town-say-do_not_ask_me = Пасовать заранее до конца раунда
dice-town-say-ask_me = Больше не пасовать заранее
dice-town-say-choose = Назвать: { $seat }
dice-town-say-choose-victim = Выбрать: { $victim }
dice-town-say-call = Один раз попросить предложить больше
dice-town-say-act = { $action }
dice-town-say-take = Взять карту «{ $card }»
dice-town-say-rob = Вытянуть у игрока { $victim }: { dice-town-some-backs }
dice-town-say-decline = Отказаться
dice-town-say-wire = Огородить проволокой: { $cards }
dice-town-say-store = Взять верхнюю карту Магазина
dice-town-say-dollars = Взять по 2 доллара с каждого соперника
dice-town-say-nuggets = Взять по самородку с каждого соперника
dice-town-say-throw_again = «Два ствола»: ещё раз бросить { $dice }
dice-town-say-take_a_ranch = «Виски»: забрать Ранчо у игрока { $victim }
dice-town-say-hire = «Отчаянный»: нанять ({ $bandit })
dice-town-say-send =
    { $bandits_count ->
        [one] Кубик выставит { $bandits }
       *[other] По кубику выставят { $bandits }
    }
dice-town-say-catch = Поймать: { $bandits }
dice-town-say-apply = Применить «{ $river }», на верх колоды по порядку: { $rivers }
dice-town-say-give = Отдать карту «{ $card }»
dice-town-say-turn = Повернуть { $die } гранью { $face }
dice-town-say-trap = { $victim }: повернуть { $die } гранью { $face }
dice-town-say-block = { $place }

dice-town-form-make_offer-outcome = Если Шериф назовёт
dice-town-form-make_offer-dollars = Доллары
dice-town-form-make_offer-nuggets = Самородки
dice-town-form-make_offer-cards = Карты с руки
dice-town-form-make_offer-wired = Карты из-за проволоки
dice-town-form-make_offer-share_dollars = Доллары из выигрыша в этой локации
dice-town-form-make_offer-share_nuggets = Самородки из выигрыша в этой локации
dice-town-form-raise_offer-outcome = Если Шериф назовёт
dice-town-form-raise_offer-cards = Карты с руки
dice-town-form-raise_offer-wired = Карты из-за проволоки
dice-town-form-raise_offer-dollars = Всего долларов
dice-town-form-raise_offer-nuggets = Всего самородков
dice-town-form-raise_offer-more_cards = Ещё карты с руки
dice-town-form-raise_offer-more_wired = Ещё карты из-за проволоки
dice-town-form-raise_offer-share_dollars = Всего долларов из выигрыша в этой локации
dice-town-form-raise_offer-share_nuggets = Всего самородков из выигрыша в этой локации

## The log

dice-town-event-appointed = Первый Шериф — { $seat }.
dice-town-event-round_began = Раунд { $round }. Шериф — { $seat }.
dice-town-event-rolled = Кубики гремят под чашками.
dice-town-event-rolled-private =
    { $dice_count ->
        [0] Кубики гремят под чашками. Вам бросать нечего.
       *[other] Кубики гремят под чашками. Под вашей: { $dice }.
    }
dice-town-event-revealed =
    { $dice_count ->
        [0] { $seat } не оставляет ни одного кубика.
       *[other] { $seat } оставляет { $dice }.
    }
dice-town-event-paid = { $seat } платит { dice-town-some-dollars } в Дилижанс.
dice-town-event-returned_dice =
    { $count ->
        [one] Денег игрока { $seat } хватает только на { $dice }; { $count } кубик возвращается в бросок.
        [few] Денег игрока { $seat } хватает только на { $dice }; { $count } кубика возвращаются в бросок.
       *[many] Денег игрока { $seat } хватает только на { $dice }; { $count } кубиков возвращаются в бросок.
    }
dice-town-event-dice_set = Все кубики отложены. Открываются локации.
dice-town-event-final_hand = У игрока { $seat }: { $dice }. { $hand }.
dice-town-event-last_rolled = Последний бросок: { $seat } бросает { $dice }.
dice-town-event-turned = { $seat } поворачивает кубик: было { $die }, стало { $face }. Теперь открыто: { $dice }.

dice-town-event-played = { $seat } играет карту «{ $card }».
dice-town-event-played-victim = { $seat } играет карту «{ $card }» против игрока { $victim }.
dice-town-event-played-die = { $seat } играет карту «{ $card }»: кубик { $die } повернётся гранью { $face }.
dice-town-event-played-dice = { $seat } играет карту «{ $card }»: ещё раз полетят кубики { $dice }.
dice-town-event-played-bandit = { $seat } играет карту «{ $card }»: предстоит нанять: { $bandit }.
dice-town-event-had_no_effect = { $seat } играет карту «{ $card }», но направить её не на кого. Карта не действует.
dice-town-event-took_effect = Карта «{ $card }» действует.
dice-town-event-cancelled = Карта «{ $card }» игрока { $seat } отменена и не действует.
dice-town-event-turned_up = { $seat } получает карту «{ $card }», её играют немедленно.
dice-town-event-passes_in_advance = { $seat } заранее пасует до конца раунда.
dice-town-event-wants_to_be_asked = { $seat } больше не пасует заранее.
dice-town-event-reshuffled =
    { $count ->
        [one] Сброс перемешан в новую колоду Магазина: { $count } карта.
        [few] Сброс перемешан в новую колоду Магазина: { $count } карты.
       *[many] Сброс перемешан в новую колоду Магазина: { $count } карт.
    }

dice-town-event-nobody_won = { $place }: победителя нет.
dice-town-event-won =
    { $count ->
        [one] { $place }: выигрывает { $seat }, { $count } кубик.
        [few] { $place }: выигрывает { $seat }, { $count } кубика.
       *[many] { $place }: выигрывает { $seat }, { $count } кубиков.
    }
dice-town-event-won-hand = { $place }: выигрывает { $seat }. { $hand }: { $dice }.
dice-town-event-came_second =
    { $count ->
        [one] { $place }: на втором месте { $seat }, { $count } кубик.
        [few] { $place }: на втором месте { $seat }, { $count } кубика.
       *[many] { $place }: на втором месте { $seat }, { $count } кубиков.
    }
dice-town-event-came_second-hand = { $place }: на втором месте { $seat }. { $hand }: { $dice }.
dice-town-event-acts = { $place }, { $seat }: { $action }.
dice-town-event-found_nothing = { $place }: игроку { $seat } здесь нечего получить.
dice-town-event-declined = { $place }: { $seat } отказывается.

dice-town-if-named =
    { $decision ->
        [second] если второе место достанется игроку { $outcome }.
        [next] если следующим войдёт { $outcome }.
       *[first] если победу получит { $outcome }.
    }
dice-town-event-asked_the_sheriff =
    { $decision ->
        [second] { $place }: кому достанется второе место, решает Шериф ({ $seat }). На выбор — { $seats }.
        [next] { $place }: кто войдёт следующим, решает Шериф ({ $seat }). На выбор — { $seats }.
       *[first] { $place }: кто выиграет, решает Шериф ({ $seat }). На выбор — { $seats }.
    }
dice-town-event-offered = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-called_for_better =
    { $decision ->
        [second] { $place }, второе место: Шериф ({ $seat }) просит предложить больше.
        [next] { $place }, кто войдёт следующим: Шериф ({ $seat }) просит предложить больше.
       *[first] { $place }, первое место: Шериф ({ $seat }) просит предложить больше.
    }
dice-town-event-decided =
    { $decision ->
        [second] { $place }: Шериф ({ $seat }) отдаёт второе место игроку { $chosen }.
        [next] { $place }: по решению Шерифа ({ $seat }) следующим войдёт { $chosen }.
        [game] Шериф ({ $seat }) называет победителя игры: { $chosen }.
       *[first] { $place }: Шериф ({ $seat }) отдаёт первое место игроку { $chosen }.
    }
dice-town-event-bribed = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } как в предложении игрока { $seat }.
dice-town-event-bribed-private = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } как в предложении игрока { $seat }.
dice-town-event-gave =
    { $dollars ->
        [0] { $seat } отдаёт { dice-town-some-nuggets } игроку { $receiver }.
       *[other] { $nuggets ->
            [0] { $seat } отдаёт { dice-town-some-dollars } игроку { $receiver }.
           *[other] { $seat } отдаёт { dice-town-some-dollars } и { dice-town-some-nuggets } игроку { $receiver }.
        }
    }

dice-town-event-paid_the_share =
    { $dollars ->
        [0] { $seat } отдаёт игроку { $receiver } обещанную долю выигрыша: { dice-town-some-nuggets }.
       *[other] { $nuggets ->
            [0] { $seat } отдаёт игроку { $receiver } обещанную долю выигрыша: { dice-town-some-dollars }.
           *[other] { $seat } отдаёт игроку { $receiver } обещанную долю выигрыша: { dice-town-some-dollars } и { dice-town-some-nuggets }.
        }
    }

dice-town-event-dug = { $seat } берёт в Руднике { dice-town-some-nuggets }.
dice-town-event-robbed_the_bank = { $seat } грабит Банк: { dice-town-some-dollars }.
dice-town-event-stagecoach_arrived =
    { $dollars ->
        [0] Дилижанс приходит пустым.
       *[other] Дилижанс привозит в Банк { dice-town-some-dollars }.
    }
dice-town-event-drew =
    { $count ->
        [0] В Магазине не осталось карт. Без покупки: { $seat }.
        [one] { $seat } берёт { $count } карту Магазина.
        [few] { $seat } берёт { $count } карты Магазина.
       *[many] { $seat } берёт { $count } карт Магазина.
    }
dice-town-event-drew-private =
    { $count ->
        [0] В Магазине не осталось карт. Без покупки: { $seat }.
       *[other] { $seat } берёт в Магазине: { $cards }.
    }
dice-town-event-kept_a_card =
    { $count ->
        [0] { $seat } оставляет карту себе.
       *[other] { $seat } оставляет одну карту и сбрасывает { $count }.
    }
dice-town-event-kept_a_card-private =
    { $count ->
        [0] { $seat } оставляет себе карту «{ $card }».
       *[other] { $seat } оставляет себе карту «{ $card }», остальное — в сброс: { $cards }.
    }
dice-town-event-looks_for_a_victim =
    { $count ->
        [one] { $seat } высматривает в Салуне жертву и может вытянуть { $count } карту.
       *[other] { $seat } высматривает в Салуне жертву и может вытянуть до { $count } карт.
    }
dice-town-event-drew_from_hand = { $seat } тянет с руки игрока { $victim }: { dice-town-some-backs }.
dice-town-event-drew_from_hand-private = { $seat } тянет с руки игрока { $victim }: { $cards }.
dice-town-event-stole =
    { $store ->
        [0] { $seat } крадёт у игрока { $victim } карту собственности.
       *[other] { $seat } крадёт у игрока { $victim } карту Магазина.
    }
dice-town-event-stole-private = { $seat } крадёт у игрока { $victim } карту «{ $card }».
dice-town-event-kept_the_badge = Шерифом остаётся { $seat }.
dice-town-event-took_the_badge = { $seat } забирает значок у игрока { $victim }.
dice-town-event-badge_stayed = Значок остаётся у игрока { $seat }. Без значка: { $victim }.
dice-town-event-took_claims = { $seat } берёт из ряда: { $cards }.
dice-town-event-took_top_claim = { $seat } берёт верхнюю карту колоды собственности.
dice-town-event-took_top_claim-private = { $seat } берёт верхнюю карту колоды собственности: { $card }.
dice-town-event-refilled_the_row = В ряду: { $row }.

dice-town-event-doc_awaits = Доктор Невезение готов принять: { $seats }.
dice-town-event-took_remedy = { $seat } идёт к Доктору Невезение. { $remedy }.
dice-town-event-wired = { $seat } огораживает проволокой: { $cards }.
dice-town-event-got_a_card = { $seat } берёт верхнюю карту Магазина.
dice-town-event-got_a_card-private = { $seat } берёт верхнюю карту Магазина: { $card }.

dice-town-event-put_up_posters = Разыскиваются: { $bandits }.
dice-town-event-sent_bandits =
    { $bandits_count ->
        [one] { $seat } посылает: { $bandits }. Выставлено { $dice }, теперь его разыскивают.
       *[other] { $seat } посылает: { $bandits }. Выставлено { $dice }, теперь их разыскивают.
    }
dice-town-event-sent_nobody = { $seat } не посылает Бандитов.
dice-town-event-drew_from_the_river = { $seat } тянет карту Реки: «{ $river }».
dice-town-event-found_gold =
    { $nuggets ->
        [0] Рудник пуст. Без золота: { $seat }.
       *[other] { $seat } берёт в Руднике { dice-town-some-nuggets }.
    }
dice-town-event-found_a_purse =
    { $dollars ->
        [0] Банк пуст. Без денег: { $seat }.
       *[other] { $seat } берёт из Банка { dice-town-some-dollars }.
    }
dice-town-event-looked_at_the_river =
    { $count ->
        [0] Карт Реки больше нет. Смотреть нечего: { $seat }.
        [one] { $seat } смотрит следующую карту Реки.
        [few] { $seat } смотрит { $count } следующие карты Реки.
       *[many] { $seat } смотрит { $count } следующих карт Реки.
    }
dice-town-event-looked_at_the_river-private =
    { $count ->
        [0] Карт Реки больше нет. Смотреть нечего: { $seat }.
        [one] { $seat } смотрит следующую карту Реки: { $rivers }.
       *[other] { $seat } смотрит следующие карты Реки, начиная с верхней: { $rivers }.
    }
dice-town-event-looked_through_discards =
    { $count ->
        [0] Сброс пуст. Без карты: { $seat }.
        [one] { $seat } просматривает сброс: { $count } карта.
        [few] { $seat } просматривает сброс: { $count } карты.
       *[many] { $seat } просматривает сброс: { $count } карт.
    }
dice-town-event-looked_through_discards-private =
    { $count ->
        [0] Сброс пуст. Без карты: { $seat }.
       *[other] { $seat } просматривает сброс: { $cards }.
    }
dice-town-event-took_from_discards = { $seat } берёт из сброса карту Магазина.
dice-town-event-took_from_discards-private = { $seat } берёт из сброса карту «{ $card }».
dice-town-event-held_up_the_stagecoach = { $seat } грабит Дилижанс: { dice-town-some-dollars }.
dice-town-event-hired =
    { $top_count ->
        [0] { $seat } нанимает: { $bandit }. Нанимать больше некого.
       *[other] { $seat } нанимает: { $bandit }. Следующий: { $top }.
    }
dice-town-event-chased = { $seat } преследует Бандитов и бросает { $dice }.
dice-town-event-threw_again =
    { $count ->
        [one] { $seat } ещё раз бросает { $count } кубик: { $dice }.
        [few] { $seat } ещё раз бросает { $count } кубика: { $dice }.
       *[many] { $seat } ещё раз бросает { $count } кубиков: { $dice }.
    }
dice-town-event-throw_stands = Бросок окончателен: { $dice }.
dice-town-event-caught =
    { $bandits_count ->
        [0] { $seat } никого не ловит.
       *[other] { $seat } ловит: { $bandits }.
    }
dice-town-event-laid_ranches = { $seat } выкладывает лицом вверх { $count } Ранчо.
dice-town-event-stole_a_ranch = { $seat } забирает Ранчо у игрока { $victim }.
dice-town-event-was_insured =
    { $store ->
        [0] По «Страховке» { $seat } берёт верхнюю карту колоды собственности.
       *[other] По «Страховке» { $seat } берёт верхнюю карту Магазина.
    }
dice-town-event-was_insured-private = По «Страховке» { $seat } берёт из колоды карту «{ $card }».
dice-town-event-gave_a_card = { $seat } отдаёт карту Магазина игроку { $receiver }.
dice-town-event-gave_a_card-private = { $seat } отдаёт карту «{ $card }» игроку { $receiver }.

dice-town-event-kept_the_claims = { $seat } не отдаёт Индейцам карту собственности.
dice-town-event-gave_to_the_indians = { $seat } отдаёт Индейцам карту собственности и берёт кубик Индейцев.
dice-town-event-gave_to_the_indians-private = { $seat } отдаёт Индейцам карту «{ $card }» и берёт кубик Индейцев.
dice-town-event-rolled_the_indian_die = { $seat } бросает кубик Индейцев: «{ $indian }».
dice-town-event-blessed = { $seat } поворачивает свой кубик: было { $die }, стало { $face }. Теперь: { $dice }.
dice-town-event-trapped = { $seat } поворачивает кубик игрока { $victim }: было { $die }, стало { $face }. Теперь: { $dice }.
dice-town-event-took_the_war_path = { $place }: в этом раунде здесь действует только первое место. На тропу войны выходит { $seat }.
dice-town-event-die_went_home = Кубик Индейцев возвращается в деревню. Прежний владелец: { $seat }.
dice-town-event-took_the_indian_die = { $seat } забирает кубик Индейцев из деревни.
dice-town-event-took_the_indian_die-holder = { $seat } забирает кубик Индейцев у игрока { $holder }.

dice-town-event-counted =
    { $cards_count ->
        [0] { $seat }: карт на руке нет, итог — { $score } ПО.
       *[other] { $seat } показывает: { $cards }. Итог — { $score } ПО.
    }
dice-town-event-ended = Игра окончена. Победа: { $winners }.

## Actions

dice-town-action-dig = Взять по самородку за каждую девятку
dice-town-action-rob_the_bank = Ограбить Банк
dice-town-action-go_shopping = Взять карты Магазина
dice-town-action-look_for_a_victim = Украсть карту
dice-town-action-take_the_badge = Взять значок
dice-town-action-take_claims = Взять карты собственности из ряда
dice-town-action-pan = Вытянуть карту Реки
dice-town-action-hold_up_the_stagecoach = Ограбить Дилижанс: по 1 доллару за десятку
dice-town-action-see_doc = Взять лекарство у Доктора Невезение
dice-town-action-hire = Нанять верхнего Бандита
dice-town-action-chase = Преследовать Бандитов
dice-town-action-court_the_mayors_wife = Навестить жену Мэра: верхняя карта колоды собственности

## Bandits

dice-town-bandit-9-4 = Бандит 9 (награда 4)
    .about =
        Нанятый, выставляет на 9 один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 4 в конце игры.
dice-town-bandit-9-6 = Бандит 9 (награда 6)
    .about =
        Нанятый, выставляет на 9 один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 6 в конце игры.
dice-town-bandit-10-4 = Бандит 10 (награда 4)
    .about =
        Нанятый, выставляет на 10 один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 4 в конце игры.
dice-town-bandit-10-6 = Бандит 10 (награда 6)
    .about =
        Нанятый, выставляет на 10 один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 6 в конце игры.
dice-town-bandit-J-4 = Бандит J (награда 4)
    .about =
        Нанятый, выставляет на J один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 4 в конце игры.
dice-town-bandit-J-6 = Бандит J (награда 6)
    .about =
        Нанятый, выставляет на J один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 6 в конце игры.
dice-town-bandit-Q-4 = Бандит Q (награда 4)
    .about =
        Нанятый, выставляет на Q один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 4 в конце игры.
dice-town-bandit-Q-6 = Бандит Q (награда 6)
    .about =
        Нанятый, выставляет на Q один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 6 в конце игры.
dice-town-bandit-K-4 = Бандит K (награда 4)
    .about =
        Нанятый, выставляет на K один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 4 в конце игры.
dice-town-bandit-K-6 = Бандит K (награда 6)
    .about =
        Нанятый, выставляет на K один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 6 в конце игры.
dice-town-bandit-A-4 = Бандит A (награда 4)
    .about =
        Нанятый, выставляет на A один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 4 в конце игры.
dice-town-bandit-A-6 = Бандит A (награда 6)
    .about =
        Нанятый, выставляет на A один или два кубика, которые вы собираетесь бросить, после чего
        его разыскивают. Пойманный, прибавляет к вашим долларам 6 в конце игры.

dice-town-source-nuggets = Самородки
dice-town-source-dollars = Доллары
dice-town-source-badge = Значок
dice-town-source-equipment = Экипировка
dice-town-source-claims = Собственность
dice-town-source-ranches = Ранчо

dice-town-refusal-indians-need-wild-west = Индейцы бывают только с «Диким Западом». Выберите и его.
dice-town-refusal-too-many-without-wild-west = Без «Дикого Запада» играют не больше { $high } человек, а не { $seats }.
dice-town-refusal-no-such-first-sheriff = На месте { $first_sheriff } никто не сидит. Первый Шериф может сидеть на местах с 1 по { $last_seat }.
dice-town-refusal-dice-not-there = Под вашей чашкой таких кубиков нет. Выбирайте из этих: { $dice }.
dice-town-refusal-cannot-pay-for-none = Не оставить ни одного стоит 1 доллар, а его у вас нет. Оставьте хотя бы один кубик.
dice-town-refusal-cannot-pay =
    { $most ->
        [one] Долларов у вас: { $dollars }. Оставьте { $most } кубик.
        [few] Долларов у вас: { $dollars }. Оставьте не больше чем { $most } кубика.
       *[many] Долларов у вас: { $dollars }. Оставьте не больше чем { $most } кубиков.
    }
dice-town-refusal-paid-for-fewer =
    { $count ->
        [one] Выберите ровно { $count } кубик из этих: { $dice }.
        [few] Выберите ровно { $count } кубика из этих: { $dice }.
       *[many] Выберите ровно { $count } кубиков из этих: { $dice }.
    }
dice-town-refusal-must-play = Вы оставляете больше кубиков, чем можете оплатить, поэтому должны сыграть «{ $card }».
dice-town-refusal-passes-in-advance = Вы пасуете заранее; отмените это, чтобы сыграть карту.
dice-town-refusal-card-not-held = Карты «{ $card }» у вас нет. Сыграйте карту со своей руки или спасуйте.
dice-town-refusal-wrong-moment = Карту «{ $card }» играют в другой момент. Сыграйте подходящую карту или спасуйте.
dice-town-refusal-card-just-gained = Карта «{ $card }» только что получена; сыграть её можно, когда этот розыгрыш закончится.
dice-town-refusal-card-not-playable = Карту «{ $card }» сейчас сыграть нельзя. Сыграйте другую или спасуйте.
dice-town-refusal-share-of-another = Долю выигрыша можно предложить только на исход с вашей победой.
dice-town-refusal-called-already = Вы уже просили предложить больше. Назовите игрока.
dice-town-refusal-not-among-the-tied = Назовите одного из игроков: { $seats }.
dice-town-refusal-no-such-action = { $place }: такого действия здесь нет. Выберите одно из показанных.
dice-town-refusal-nothing-to-act-on = Для этого действия ничего нет. Выберите другое.
dice-town-refusal-card-not-drawn = Такую карту вы не тянули. Оставьте одну из этих: { $cards }.
dice-town-refusal-not-an-opponent = Себя обокрасть нельзя. Выберите соперника.
dice-town-refusal-nothing-to-steal = { $victim }: на руке нет карт. Выберите другую жертву или откажитесь.
dice-town-refusal-wrong-split =
    { $count ->
        [one] Вытяните { $count } карту. На руке игрока { $victim } можно найти { dice-town-some-backs }.
        [few] Вытяните всего { $count } карты. На руке игрока { $victim } можно найти { dice-town-some-backs }.
       *[many] Вытяните всего { $count } карт. На руке игрока { $victim } можно найти { dice-town-some-backs }.
    }
dice-town-refusal-no-die-for-remedy = { $remedy }: для этого лекарства у вас нет кубика. Возьмите другое.
dice-town-refusal-wrong-claims =
    { $count ->
        [0] У вас на руке нет карт собственности, огораживать нечего. Возьмите другое лекарство.
        [one] Выберите { $count } карту собственности с руки.
        [few] Выберите { $count } карты собственности с руки.
       *[many] Выберите { $count } карт собственности с руки.
    }
dice-town-refusal-store-is-empty = В Магазине не осталось карт. Возьмите другое лекарство.
dice-town-refusal-not-the-cards-looked-at = Примените одну из этих карт Реки, а остальные верните: { $rivers }.
dice-town-refusal-card-not-among-discards = Такой карты в сбросе нет. Возьмите одну из этих: { $cards }.
dice-town-refusal-cannot-send =
    { $count ->
        [one] Вам предстоит бросить { $count } кубик. Назовите для него одного Бандита из этих: { $bandits }.
        [few] Вам предстоит бросить { $count } кубика. Для каждого выставленного назовите Бандита из этих: { $bandits }, каждого не больше { $most } раз.
       *[many] Вам предстоит бросить { $count } кубиков. Для каждого выставленного назовите Бандита из этих: { $bandits }, каждого не больше { $most } раз.
    }
dice-town-refusal-not-caught-by-the-dice = Выпало { $dice }; каждый кубик ловит одного Бандита со своей гранью, сколько возможно. Разыскиваются: { $bandits }.
dice-town-refusal-no-such-store-card = Такой карты Магазина у вас нет. Отдайте одну из этих: { $cards }.
dice-town-refusal-claim-not-just-won = Отдайте одну из только что выигранных карт ({ $cards }) или откажитесь.
dice-town-refusal-guarded = В этом раунде у игрока { $victim } есть Телохранитель. Выберите другого.

dice-town-view-round = Раунд
dice-town-view-sheriff = Шериф
dice-town-view-mine = Самородки в Руднике
dice-town-view-bank = Доллары в Банке
dice-town-view-stagecoach = Доллары в Дилижансе
dice-town-view-store_deck = Колода Магазина
dice-town-view-discards = Сброс
dice-town-view-claims_deck = Колода собственности
dice-town-view-row = Ряд собственности
dice-town-view-players = Игроки
dice-town-view-last_roll = Последний бросок
dice-town-view-acting = Сейчас действует
dice-town-view-visitors = К Доктору Невезение
dice-town-view-offers = Предложения
dice-town-view-promised = Обещанные доли
dice-town-view-known_discards = Заведомо в сбросе
dice-town-view-known_deck = Заведомо в колоде Магазина
dice-town-view-hand = Ваша рука
dice-town-view-cup = Под вашей чашкой
dice-town-view-looking_at = Вы смотрите на
dice-town-view-passes_in_advance = Вы пасуете заранее
dice-town-view-seat = Игрок
dice-town-view-outcome = Исход
dice-town-view-dollars = Доллары
dice-town-view-nuggets = Самородки
dice-town-view-store = Карты Магазина
dice-town-view-claims = Карты собственности
dice-town-view-cards = Карты
dice-town-view-known = Известные карты
dice-town-view-wired = За проволокой
dice-town-view-dice = Отложенные кубики
dice-town-view-fresh = Только что оставлены
dice-town-view-under_cup = Кубиков под чашкой
dice-town-view-keeps_for_free = Оставляет бесплатно
dice-town-view-must_play_brute = Придётся сыграть «Жестокость»
dice-town-view-won = Есть выигрыш
dice-town-view-share_dollars = Доллары из выигрыша
dice-town-view-share_nuggets = Самородки из выигрыша
dice-town-view-ranches = Ранчо
dice-town-view-hired = Нанятые Бандиты
dice-town-view-caught = Пойманные Бандиты
dice-town-view-river = Колода Реки
dice-town-view-river_gone = Вышли из Реки
dice-town-view-known_river = Известный верх Реки
dice-town-view-bandits = Бандитов в колоде
dice-town-view-top_bandit = Следующий Бандит
dice-town-view-wanted = Разыскиваются
dice-town-view-chase_dice = Кубики погони
dice-town-view-box = Карт собственности в коробке
dice-town-view-die_holder = Кубик Индейцев
dice-town-view-guarded = Под защитой
dice-town-view-war_path = Тропа войны
