dice-town-name = Дайс-Таун

dice-town-option-wild_west = Дикий Запад
dice-town-option-wild_west-false = без дополнения
dice-town-option-wild_west-true = с «Диким Западом»
dice-town-option-indians = Индейцы
dice-town-option-indians-false = без Индейцев
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
dice-town-some-cards =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
dice-town-some-dice =
    { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
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
        [one] { " " }огороженную карту «{ $wired }»,
       *[other] { " " }огороженные карты: { $wired },
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
dice-town-offered-west =
    { $ranches ->
        [0] { "" }
       *[other] { " " }{ $ranches } Ранчо,
    }{ $bandits_count ->
        [0] { "" }
        [one] { " " }карту «{ $bandits }»,
       *[other] { " " }карты: { $bandits },
    }

## What the player is to do

dice-town-ask-keep_dice = Выберите, какие кубики оставить: один бесплатно, каждый следующий — 1 доллар; ни одного — тоже 1 доллар.
dice-town-ask-return_dice =
    { $count ->
        [one] Денег хватает только на { $count } кубик. Выберите, какой останется; другие вы бросите снова.
        [few] Денег хватает только на { $count } кубика. Выберите, какие останутся; другие вы бросите снова.
       *[many] Денег хватает только на { $count } кубиков. Выберите, какие останутся; другие вы бросите снова.
    }
dice-town-ask-play_or_pass =
    { $moment ->
        [reveal] Кубики открыты: сыграйте карту или спасуйте.
        [card-played] { $about } играет карту «{ $card }»: ответьте картой или спасуйте.
        [mine] Вы сейчас возьмёте самородки в Руднике: сыграйте карту или спасуйте.
        [bank-robbed] { $about } грабит Банк: сыграйте карту или спасуйте.
        [general-store] Вы сейчас возьмёте карты в Магазине: сыграйте карту или спасуйте.
        [saloon] Вы сейчас будете красть в Салуне: сыграйте карту или спасуйте.
        [badge-passes] { $about } вот-вот заберёт значок: сыграйте карту или спасуйте.
        [tie-of-kings] Королей поровну, и Шериф вот-вот выслушает предложения о значке: сыграйте карту или спасуйте.
        [town-hall] Вы сейчас возьмёте карты собственности в Ратуше: сыграйте карту или спасуйте.
        [doc-badluck] Доктор Невезение вот-вот начнёт приём: сыграйте карту или спасуйте.
        [chase] Вы сейчас отправитесь в погоню за Бандитами: сыграйте карту или спасуйте.
        [theft] Вы крадёте в Салуне, карта ещё не выбрана: сыграйте карту или спасуйте.
        [robbed] Вас обкрадывают: сыграйте карту или спасуйте.
        [hire] Вы сейчас наймёте Бандита: сыграйте карту или спасуйте.
        [end-of-round] Раунд окончен: сыграйте карту или спасуйте.
       *[other] Сыграйте карту или спасуйте.
    }
dice-town-ask-play_or_pass-you-about =
    { $moment ->
        [badge-passes] Вы вот-вот заберёте значок: сыграйте карту или спасуйте.
       *[other] { dice-town-ask-play_or_pass }
    }
dice-town-ask-pass_in_advance = Можно заранее спасовать до конца раунда, чтобы вас не спрашивали о картах.
dice-town-ask-choose_a_player = Выберите, против кого сыграть карту «{ $card }».
dice-town-ask-make_offer =
    { $decision ->
        [first] { $place }: Шериф решит, кому достанется первое место.
        [second] { $place }: Шериф решит, кому достанется второе место.
        [next] { $place }: Шериф решит, кто пойдёт следующим.
        [game] Очков и карт собственности поровну: Шериф решит, кто победит в игре.
       *[winner] { $place }: Шериф решит, кто выиграет.
    } Предложите что-нибудь за один из исходов — или ничего.
dice-town-ask-raise_offer =
    { $decision ->
        [first] { $place }, первое место: Шериф просит предложить больше.
        [second] { $place }, второе место: Шериф просит предложить больше.
        [next] { $place }, кто пойдёт следующим: Шериф просит предложить больше.
        [game] Победа в игре: Шериф просит предложить больше.
       *[winner] { $place }: Шериф просит предложить больше.
    } Повысьте своё предложение или оставьте как есть.
dice-town-ask-name_one =
    { $decision ->
        [first] { $place }: вы Шериф и решаете, кому достанется первое место.
        [second] { $place }: вы Шериф и решаете, кому достанется второе место.
        [next] { $place }: вы Шериф и решаете, кто пойдёт следующим.
        [game] Очков и карт собственности поровну. Вы Шериф и решаете, кто победит в игре.
       *[winner] { $place }: вы Шериф и решаете, кто выиграет.
    } Всё, что предложено за выбранный исход, сразу станет вашим.
dice-town-ask-choose_action = { $place }: вы выиграли. Выберите действие, второму достанется оставшееся.
dice-town-ask-keep_a_card = Магазин: оставьте себе одну из взятых карт, остальные уйдут в сброс.
dice-town-ask-rob_somebody = Салун: выберите жертву и рубашки карт, которые тянете, или откажитесь.
dice-town-ask-say_anew = Жертва сыграла карту: заново назовите, сколько карт с какой рубашкой тянуть, или откажитесь.
dice-town-ask-keep_the_loot = Салун: оставьте себе одну из вытянутых карт. Остальные вернутся владельцу: { $victim }.
dice-town-ask-take_a_remedy = Доктор Невезение: возьмите лекарство, на которое у вас есть кубик, или уйдите без него.
dice-town-ask-send_bandits = Перед броском каждый ваш Бандит может бесплатно выставить один или два кубика. После этого его будут разыскивать.
dice-town-ask-discover = «Открытие»: примените одну из этих карт Реки, остальные положите на верх колоды в любом порядке.
dice-town-ask-take_from_discards = «Купон»: возьмите из сброса одну карту Магазина.
dice-town-ask-be_treated = Доктор Невезение: возьмите лекарство, на которое у вас есть кубик.
dice-town-ask-catch_bandits = Вашего броска ({ $dice }) на всех не хватит: каждый кубик ловит одного Бандита со своей гранью. Выберите, кого вы ловите.
dice-town-ask-give_a_card = «Подарок»: выберите карту Магазина, которую получит { $receiver }.
dice-town-ask-give_a_claim = Отдайте Индейцам одну из только что выигранных карт собственности и возьмите кубик Индейцев — или оставьте все карты себе.
dice-town-ask-shamans_blessing = «Благословение Шамана»: поверните один из своих кубиков любой гранью вверх.
dice-town-ask-set_a_trap = «Ловушка»: выберите соперника, один его кубик и новую грань.
dice-town-ask-take_the_war_path = «Тропа войны»: выберите локацию, где будет действовать только победитель.

## What the others wait for

dice-town-wait-keep_dice = Ещё выбирают кубики: { $seats }.
dice-town-wait-return_dice = { $seats } выбирает, какие кубики останутся.
dice-town-wait-choose_a_player = { $seats } выбирает, против кого сыграть карту.
dice-town-wait-make_offer = Ещё думают над предложением: { $seats }.
dice-town-wait-raise_offer = Ещё думают, предложить ли больше: { $seats }.
dice-town-wait-name_one = Решает Шериф: { $seats }.
dice-town-wait-choose_action = { $seats } выбирает действие.
dice-town-wait-keep_a_card = { $seats } рассматривает карты Магазина.
dice-town-wait-rob_somebody = { $seats } выбирает жертву.
dice-town-wait-say_anew = { $seats } заново называет, сколько карт тянуть.
dice-town-wait-keep_the_loot = { $seats } рассматривает вытянутые карты.
dice-town-wait-take_a_remedy = { $seats } на приёме у Доктора Невезение.
dice-town-wait-send_bandits = { $seats } решает, пускать ли в дело Бандитов.
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
        [0] Ни одного, за 1 доллар
        [1] Оставить { $dice } бесплатно
        [2] Оставить { $dice } за 1 доллар
        [3] Оставить { $dice } за 2 доллара
        [4] Оставить { $dice } за 3 доллара
       *[other] Оставить { $dice } за 4 доллара
    }
dice-town-say-stay = Оставить { $dice }, остальные бросить снова
dice-town-say-play = Сыграть карту «{ $card }»
dice-town-say-cheat = «Шулер»: повернуть { $die } гранью { $face } вверх
dice-town-say-pass = Спасовать
dice-town-say-do_not_ask_me = Пас до конца раунда
dice-town-say-ask_me = Больше не пасовать заранее
dice-town-say-choose = Выбрать: { $seat }
dice-town-say-choose-you = Выбрать себя
dice-town-say-choose-victim = Выбрать: { $victim }
dice-town-say-call = Поторговаться (один раз)
dice-town-say-act = { $action }
dice-town-say-take = Взять карту «{ $card }»
dice-town-say-rob = { $victim }: вытянуть { dice-town-some-backs }
dice-town-say-decline = Отказаться
dice-town-say-wire = Огородить проволокой: { $cards }
dice-town-say-store = Взять верхнюю карту Магазина
dice-town-say-dollars = Взять по 2 доллара с каждого соперника
dice-town-say-nuggets = Взять по самородку с каждого соперника
dice-town-say-throw_again = «Два ствола»: ещё раз бросить { $dice }
dice-town-say-take_a_ranch = «Виски»: забрать Ранчо ({ $victim })
dice-town-say-hire = «Отчаянный»: { $bandit }
dice-town-say-send =
    { $bandits_count ->
        [one] Выставить кубик: { $bandits }
       *[other] Выставить кубики ({ $bandits_count }): { $bandits }
    }
dice-town-say-catch = Поймать: { $bandits }
dice-town-say-apply = Применить «{ $river }», на верх колоды по порядку: { $rivers }
dice-town-say-give = Отдать карту «{ $card }»
dice-town-say-turn = Повернуть { $die } гранью { $face } вверх
dice-town-say-trap = { $victim }: повернуть { $die } гранью { $face } вверх
dice-town-say-block = { $place }

dice-town-empty-make_offer = Ничего не предлагать
dice-town-empty-raise_offer = Ничего не предлагать
dice-town-form-make_offer-outcome = Если Шериф выберет
dice-town-form-make_offer-dollars = Доллары
dice-town-form-make_offer-nuggets = Самородки
dice-town-form-make_offer-cards = Карты с руки
dice-town-form-make_offer-wired = Огороженные карты
dice-town-form-make_offer-share_dollars = Доллары из выигрыша
dice-town-form-make_offer-share_nuggets = Самородки из выигрыша
dice-town-form-make_offer-ranches = Ранчо
dice-town-form-make_offer-bandits = Бандиты
dice-town-form-raise_offer-ranches = Всего Ранчо
dice-town-form-raise_offer-bandits = Бандиты
dice-town-form-raise_offer-more_bandits = Ещё Бандиты
dice-town-form-raise_offer-outcome = Если Шериф выберет
dice-town-form-raise_offer-cards = Карты с руки
dice-town-form-raise_offer-wired = Огороженные карты
dice-town-form-raise_offer-dollars = Всего долларов
dice-town-form-raise_offer-nuggets = Всего самородков
dice-town-form-raise_offer-more_cards = Ещё карты с руки
dice-town-form-raise_offer-more_wired = Ещё огороженные карты
dice-town-form-raise_offer-share_dollars = Всего долларов из выигрыша
dice-town-form-raise_offer-share_nuggets = Всего самородков из выигрыша

## The log

dice-town-event-appointed = Первый Шериф — { $seat }.
dice-town-event-appointed-you = Первый Шериф — вы.
dice-town-event-round_began = Раунд { $round }. Шериф — { $seat }.
dice-town-event-round_began-you = Раунд { $round }. Шериф — вы.
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
dice-town-event-revealed-you =
    { $dice_count ->
        [0] Вы не оставляете ни одного кубика.
       *[other] Вы оставляете { $dice }.
    }
dice-town-event-paid = { $seat } платит { dice-town-some-dollars } в Дилижанс.
dice-town-event-paid-you = Вы платите { dice-town-some-dollars } в Дилижанс.
dice-town-event-returned_dice = { $seat }: денег хватает только на { $dice }. Снова бросать — { dice-town-some-dice }.
dice-town-event-returned_dice-you = Денег у вас хватает только на { $dice }. Снова бросать — { dice-town-some-dice }.
dice-town-event-dice_set = Все кубики отложены. Начинается розыгрыш локаций.
dice-town-event-final_hand = { $seat }: { $dice }. { $hand }.
dice-town-event-final_hand-you = У вас: { $dice }. { $hand }.
dice-town-event-last_rolled = Последний бросок, { $seat }: { $dice }.
dice-town-event-last_rolled-you = Последний бросок, вы: { $dice }.
dice-town-event-turned = { $seat } поворачивает кубик: было { $die }, стало { $face }. Теперь открыто: { $dice }.
dice-town-event-turned-you = Вы поворачиваете кубик: было { $die }, стало { $face }. Теперь открыто: { $dice }.

dice-town-told-revealed = Оставлено: { $each }.
dice-town-told-each-revealed = { $seat } — { $dice }
dice-town-told-last_rolled = Последний бросок: { $each }.
dice-town-told-each-last_rolled = { $seat } — { $dice }
dice-town-told-paid = В Дилижанс: { $each }.
dice-town-told-each-paid = { $seat } — { dice-town-some-dollars }

dice-town-event-played = { $seat } играет карту «{ $card }».
dice-town-event-played-you = Вы играете карту «{ $card }».
dice-town-event-played-victim = { $seat } играет карту «{ $card }». Цель — { $victim }.
dice-town-event-played-victim-you = Вы играете карту «{ $card }». Цель — { $victim }.
dice-town-event-played-victim-you-victim = { $seat } играет карту «{ $card }» против вас.
dice-town-event-played-die = { $seat } играет карту «{ $card }», чтобы повернуть кубик: был { $die }, станет { $face }.
dice-town-event-played-die-you = Вы играете карту «{ $card }», чтобы повернуть кубик: был { $die }, станет { $face }.
dice-town-event-played-dice = { $seat } играет карту «{ $card }», чтобы ещё раз бросить { $dice }.
dice-town-event-played-dice-you = Вы играете карту «{ $card }», чтобы ещё раз бросить { $dice }.
dice-town-event-played-bandit = { $seat } играет карту «{ $card }» и выбирает: { $bandit }.
dice-town-event-played-bandit-you = Вы играете карту «{ $card }» и выбираете: { $bandit }.
dice-town-event-had_no_effect = { $seat } играет карту «{ $card }», но сыграть её не против кого. Карта не срабатывает.
dice-town-event-had_no_effect-you = Вы играете карту «{ $card }», но сыграть её не против кого. Карта не срабатывает.
dice-town-event-took_effect = Карта «{ $card }» срабатывает.
dice-town-event-cancelled = Карта «{ $card }», которую играет { $seat }, отменена и не срабатывает.
dice-town-event-cancelled-you = Ваша карта «{ $card }» отменена и не срабатывает.
dice-town-event-discarded = «{ $card }» уходит в сброс.
dice-town-event-turned_up = { $seat } получает карту «{ $card }», её играют немедленно.
dice-town-event-turned_up-you = Вы получаете карту «{ $card }», её играют немедленно.
dice-town-event-passes_in_advance = { $seat } пасует заранее до конца раунда.
dice-town-event-passes_in_advance-you = Вы пасуете заранее до конца раунда.
dice-town-event-wants_to_be_asked = { $seat } больше не пасует заранее.
dice-town-event-wants_to_be_asked-you = Вы больше не пасуете заранее.
dice-town-event-reshuffled =
    { $count ->
        [one] Из сброса собрали новую колоду Магазина: { $count } карта.
        [few] Из сброса собрали новую колоду Магазина: { $count } карты.
       *[many] Из сброса собрали новую колоду Магазина: { $count } карт.
    }

dice-town-event-nobody_won = { $place }: не достаётся никому.
dice-town-event-sheriff_stayed = Королей нет ни у кого. Шерифом остаётся { $seat }.
dice-town-event-sheriff_stayed-you = Королей нет ни у кого. Шерифом остаётесь вы.
dice-town-event-nothing_to_decide = { $place }: получить здесь нечего, поэтому Шерифа не спрашивают. Ничья: { $seats }.
dice-town-event-tie_undecided = Спор за значок ({ $seats }) остаётся нерешённым: значок сохраняет { $seat }.
dice-town-event-tie_undecided-you = Спор за значок ({ $seats }) остаётся нерешённым: значок сохраняете вы.
dice-town-event-chose_the_action = { $place }: { $seat } выбирает «{ $action }».
dice-town-event-chose_the_action-you = { $place }: вы выбираете «{ $action }».
dice-town-event-must_act = { $place }: на первом месте { $seat }, выбирать не из чего — «{ $action }».
dice-town-event-must_act-you = { $place }: вы на первом месте, выбирать не из чего — «{ $action }».
dice-town-event-had_nothing_to_pay = { $seat } без гроша, и { $receiver } ничего не получает.
dice-town-event-had_nothing_to_pay-you = Вы без гроша, и { $receiver } ничего не получает.
dice-town-event-had_nothing_to_pay-you-receiver = { $seat } без гроша, и вы ничего не получаете.
dice-town-event-won = { $place }: выигрывает { $seat } ({ dice-town-some-dice }).
dice-town-event-won-you = { $place }: выигрываете вы ({ dice-town-some-dice }).
dice-town-event-won-hand = { $place }: выигрывает { $seat }. { $hand }: { $dice }.
dice-town-event-won-hand-you = { $place }: выигрываете вы. { $hand }: { $dice }.
dice-town-event-came_second = { $place }: второе место занимает { $seat } ({ dice-town-some-dice }).
dice-town-event-came_second-you = { $place }: второе место занимаете вы ({ dice-town-some-dice }).
dice-town-event-came_second-hand = { $place }: второе место занимает { $seat }. { $hand }: { $dice }.
dice-town-event-came_second-hand-you = { $place }: второе место занимаете вы. { $hand }: { $dice }.
dice-town-event-acts = { $place }, { $seat }: «{ $action }».
dice-town-event-acts-you = { $place }, ваше действие: «{ $action }».
dice-town-event-found_nothing = { $place }: { $seat } уходит ни с чем.
dice-town-event-found_nothing-you = { $place }: вы уходите ни с чем.
dice-town-event-declined = { $place }: { $seat } отказывается.
dice-town-event-declined-you = { $place }: вы отказываетесь.

dice-town-if-named =
    { $decision ->
        [first] если первое место займёт { $outcome }.
        [second] если второе место займёт { $outcome }.
        [next] если дальше пойдёт { $outcome }.
        [game] если в игре победит { $outcome }.
       *[winner] если выиграет { $outcome }.
    }
dice-town-if-you-are-named =
    { $decision ->
        [first] если первое место займёте вы.
        [second] если второе место займёте вы.
        [next] если дальше пойдёте вы.
        [game] если в игре победите вы.
       *[winner] если выиграете вы.
    }
dice-town-stake-mine = Победитель берёт { dice-town-some-nuggets }.
dice-town-stake-bank = Победитель берёт { dice-town-some-dollars }.
dice-town-stake-general-store =
    { $count ->
        [1] Победитель берёт карту
       *[other] Победитель берёт { dice-town-some-cards } и оставляет одну
    }{ $times ->
        [2] , и так дважды.
       *[other] .
    }
dice-town-stake-saloon =
    { $count ->
        [1] Победитель крадёт карту у соперника.
       *[other] Победитель тянет у соперника { dice-town-some-cards } и оставляет одну.
    }
dice-town-stake-sheriff = Победитель забирает значок.
dice-town-stake-town-hall = Победитель берёт { dice-town-some-claims }.
dice-town-event-asked_the_sheriff =
    { $decision ->
        [first] { $place }: кому достанется первое место, решает Шериф ({ $seat }). На выбор: { $seats }.
        [second] { $place }: кому достанется второе место, решает Шериф ({ $seat }). На выбор: { $seats }.
        [next] { $place }: кто пойдёт следующим, решает Шериф ({ $seat }). На выбор: { $seats }.
        [game] Кто победит в игре, решает Шериф ({ $seat }). На выбор: { $seats }.
       *[winner] { $place }: кто выиграет, решает Шериф ({ $seat }). На выбор: { $seats }.
    }
dice-town-event-asked_the_sheriff-you =
    { $decision ->
        [first] { $place }: кому достанется первое место, решаете вы. На выбор: { $seats }.
        [second] { $place }: кому достанется второе место, решаете вы. На выбор: { $seats }.
        [next] { $place }: кто пойдёт следующим, решаете вы. На выбор: { $seats }.
        [game] Кто победит в игре, решаете вы. На выбор: { $seats }.
       *[winner] { $place }: кто выиграет, решаете вы. На выбор: { $seats }.
    }
dice-town-event-offered = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-ranches = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-you = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-ranches-you = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-you-outcome = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-ranches-you-outcome = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-you-seat-outcome = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-ranches-you-seat-outcome = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-ranches = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-you = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-ranches-you = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-you-outcome = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-ranches-you-outcome = { $seat } предлагает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-you-seat-outcome = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-ranches-you-seat-outcome = Вы предлагаете{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-called_for_better =
    { $decision ->
        [first] { $place }, первое место: Шериф ({ $seat }) просит предложить больше.
        [second] { $place }, второе место: Шериф ({ $seat }) просит предложить больше.
        [next] { $place }, кто пойдёт следующим: Шериф ({ $seat }) просит предложить больше.
        [game] Победа в игре: Шериф ({ $seat }) просит предложить больше.
       *[winner] { $place }: Шериф ({ $seat }) просит предложить больше.
    }
dice-town-event-called_for_better-you =
    { $decision ->
        [first] { $place }, первое место: вы просите предложить больше.
        [second] { $place }, второе место: вы просите предложить больше.
        [next] { $place }, кто пойдёт следующим: вы просите предложить больше.
        [game] Победа в игре: вы просите предложить больше.
       *[winner] { $place }: вы просите предложить больше.
    }
dice-town-event-decided =
    { $decision ->
        [first] { $place }: Шериф ({ $seat }) решает — первое место занимает { $chosen }.
        [second] { $place }: Шериф ({ $seat }) решает — второе место занимает { $chosen }.
        [next] { $place }: Шериф ({ $seat }) решает — дальше идёт { $chosen }.
        [game] Шериф ({ $seat }) решает — в игре побеждает { $chosen }.
       *[winner] { $place }: Шериф ({ $seat }) решает — выигрывает { $chosen }.
    }
dice-town-event-decided-self =
    { $decision ->
        [first] { $place }: Шериф ({ $seat }) оставляет первое место себе.
        [second] { $place }: Шериф ({ $seat }) оставляет второе место себе.
        [next] { $place }: Шериф ({ $seat }) проходит без очереди.
        [game] Шериф ({ $seat }) присуждает победу… себе.
       *[winner] { $place }: Шериф ({ $seat }) присуждает победу… себе.
    }
dice-town-event-decided-you =
    { $decision ->
        [first] { $place }: вы решаете — первое место занимает { $chosen }.
        [second] { $place }: вы решаете — второе место занимает { $chosen }.
        [next] { $place }: вы решаете — дальше идёт { $chosen }.
        [game] Вы решаете — в игре побеждает { $chosen }.
       *[winner] { $place }: вы решаете — выигрывает { $chosen }.
    }
dice-town-event-decided-you-chosen =
    { $decision ->
        [first] { $place }: Шериф ({ $seat }) отдаёт первое место вам.
        [second] { $place }: Шериф ({ $seat }) отдаёт второе место вам.
        [next] { $place }: по решению Шерифа ({ $seat }) теперь ваша очередь.
        [game] По решению Шерифа ({ $seat }) в игре побеждаете вы.
       *[winner] { $place }: по решению Шерифа ({ $seat }) выигрываете вы.
    }
dice-town-event-decided-you-seat-chosen =
    { $decision ->
        [first] { $place }: вы оставляете первое место за собой.
        [second] { $place }: вы оставляете второе место за собой.
        [next] { $place }: вы отдаёте очередь себе.
        [game] Победу в игре вы присуждаете себе.
       *[winner] { $place }: победу вы присуждаете себе.
    }
dice-town-event-bribed = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-ranches = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-you = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } вы держите слово.
dice-town-event-bribed-ranches-you = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } вы держите слово.
dice-town-event-bribed-you-receiver = Вы получаете{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-ranches-you-receiver = Вы получаете{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-private = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-private-ranches = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-private-you = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } вы держите слово.
dice-town-event-bribed-private-ranches-you = { $receiver } получает{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } вы держите слово.
dice-town-event-bribed-private-you-receiver = Вы получаете{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { $seat } держит слово.
dice-town-event-bribed-private-ranches-you-receiver = Вы получаете{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { $seat } держит слово.
dice-town-some-sums =
    { $dollars ->
        [0] { dice-town-some-nuggets }
       *[other] { $nuggets ->
            [0] { dice-town-some-dollars }
           *[other] { dice-town-some-dollars } и { dice-town-some-nuggets }
        }
    }
dice-town-event-gave = { $receiver } получает { dice-town-some-sums }, платит { $seat }.
dice-town-event-gave-you = { $receiver } получает от вас { dice-town-some-sums }.
dice-town-event-gave-you-receiver = { $seat } отдаёт вам { dice-town-some-sums }.

dice-town-event-paid_the_share = { $receiver } получает обещанную долю: { dice-town-some-sums }. Платит { $seat }.
dice-town-event-paid_the_share-you = { $receiver } получает от вас обещанную долю: { dice-town-some-sums }.
dice-town-event-paid_the_share-you-receiver = { $seat } отдаёт вам обещанную долю выигрыша: { dice-town-some-sums }.

dice-town-event-dug = { $seat } берёт в Руднике { dice-town-some-nuggets }.
dice-town-event-dug-you = Вы берёте в Руднике { dice-town-some-nuggets }.
dice-town-event-robbed_the_bank = { $seat } грабит Банк: { dice-town-some-dollars }.
dice-town-event-robbed_the_bank-you = Вы грабите Банк: { dice-town-some-dollars }.
dice-town-event-stagecoach_arrived =
    { $dollars ->
        [0] Дилижанс приезжает пустым.
       *[other] Дилижанс привозит в Банк { dice-town-some-dollars }.
    }
dice-town-event-drew =
    { $count ->
        [0] В Магазине не осталось карт, { $seat } уходит ни с чем.
        [one] { $seat } берёт { $count } карту Магазина.
        [few] { $seat } берёт { $count } карты Магазина.
       *[many] { $seat } берёт { $count } карт Магазина.
    }
dice-town-event-drew-you =
    { $count ->
        [0] В Магазине не осталось карт, вы уходите ни с чем.
        [one] Вы берёте { $count } карту Магазина.
        [few] Вы берёте { $count } карты Магазина.
       *[many] Вы берёте { $count } карт Магазина.
    }
dice-town-event-drew-private =
    { $count ->
        [0] В Магазине не осталось карт, { $seat } уходит ни с чем.
       *[other] { $seat } берёт в Магазине: { $cards }.
    }
dice-town-event-drew-private-you =
    { $count ->
        [0] В Магазине не осталось карт, вы уходите ни с чем.
       *[other] Вы берёте в Магазине: { $cards }.
    }
dice-town-event-kept_a_card =
    { $count ->
        [0] { $seat } оставляет карту себе.
       *[other] { $seat } оставляет себе одну карту и сбрасывает { dice-town-some-cards }.
    }
dice-town-event-kept_a_card-you =
    { $count ->
        [0] Вы оставляете карту себе.
       *[other] Вы оставляете себе одну карту и сбрасываете { dice-town-some-cards }.
    }
dice-town-event-kept_a_card-private =
    { $count ->
        [0] { $seat } оставляет себе карту «{ $card }».
       *[other] { $seat } оставляет себе карту «{ $card }» и сбрасывает остальное: { $cards }.
    }
dice-town-event-kept_a_card-private-you =
    { $count ->
        [0] Вы оставляете себе карту «{ $card }».
       *[other] Вы оставляете себе карту «{ $card }» и сбрасываете остальное: { $cards }.
    }
dice-town-event-looks_for_a_victim = { $seat } высматривает в Салуне жертву и тянет { dice-town-some-cards }.
dice-town-event-looks_for_a_victim-you = Вы высматриваете в Салуне жертву и тянете { dice-town-some-cards }.
dice-town-event-named_the_victim = Жертва — { $victim }: { $seat } собирается вытянуть { dice-town-some-backs }.
dice-town-event-named_the_victim-you = Жертва — { $victim }: вы собираетесь вытянуть { dice-town-some-backs }.
dice-town-event-named_the_victim-you-victim = Жертва — вы: { $seat } собирается вытянуть { dice-town-some-backs }.
dice-town-event-put_back = { $victim } получает вытянутые карты обратно.
dice-town-event-put_back-you-victim = Вытянутые карты возвращаются вам.
dice-town-event-drew_from_hand = Жертва — { $victim }: { $seat } тянет { dice-town-some-backs }.
dice-town-event-drew_from_hand-you = Жертва — { $victim }: вы тянете { dice-town-some-backs }.
dice-town-event-drew_from_hand-you-victim = { $seat } тянет с вашей руки: { dice-town-some-backs }.
dice-town-event-drew_from_hand-private = Жертва — { $victim }: { $seat } тянет карты ({ $cards }).
dice-town-event-drew_from_hand-private-you = Жертва — { $victim }: вы тянете карты ({ $cards }).
dice-town-event-drew_from_hand-private-you-victim = { $seat } тянет с вашей руки: { $cards }.
dice-town-event-stole =
    { $store ->
        [0] { $seat } крадёт карту собственности. Жертва — { $victim }.
       *[other] { $seat } крадёт карту Магазина. Жертва — { $victim }.
    }
dice-town-event-stole-you =
    { $store ->
        [0] Вы крадёте карту собственности. Жертва — { $victim }.
       *[other] Вы крадёте карту Магазина. Жертва — { $victim }.
    }
dice-town-event-stole-you-victim =
    { $store ->
        [0] { $seat } крадёт у вас карту собственности.
       *[other] { $seat } крадёт у вас карту Магазина.
    }
dice-town-event-stole-private = { $seat } крадёт карту «{ $card }». Жертва — { $victim }.
dice-town-event-stole-private-you = Вы крадёте карту «{ $card }». Жертва — { $victim }.
dice-town-event-stole-private-you-victim = { $seat } крадёт у вас карту «{ $card }».
dice-town-event-kept_the_badge = Шерифом остаётся { $seat }.
dice-town-event-kept_the_badge-you = Шерифом остаётесь вы.
dice-town-event-took_the_badge = Новый Шериф — { $seat }! Значок отдаёт { $victim }.
dice-town-event-took_the_badge-you = Новый Шериф — вы! Значок отдаёт { $victim }.
dice-town-event-took_the_badge-you-victim = { $seat } забирает у вас значок.
dice-town-event-badge_stayed = Значок остаётся на месте: Шериф — { $seat }, а { $victim } уходит без значка.
dice-town-event-badge_stayed-you = Значок остаётся у вас, { $victim } его не получает.
dice-town-event-badge_stayed-you-victim = Значок остаётся на месте: Шериф — { $seat }, а вы уходите без значка.
dice-town-event-took_claims = { $seat } берёт из ряда: { $cards }.
dice-town-event-took_claims-you = Вы берёте из ряда: { $cards }.
dice-town-event-took_top_claim = { $seat } берёт верхнюю карту колоды собственности.
dice-town-event-took_top_claim-you = Вы берёте верхнюю карту колоды собственности.
dice-town-event-took_top_claim-private = { $seat } берёт верхнюю карту колоды собственности: { $card }.
dice-town-event-took_top_claim-private-you = Вы берёте верхнюю карту колоды собственности: { $card }.
dice-town-event-refilled_the_row = В ряду карт собственности: { $row }.

dice-town-event-doc_awaits =
    { $seats_count ->
        [one] Доктор Невезение ждёт: { $seats }.
       *[other] К Доктору Невезение — очередь: { $seats }.
    }
dice-town-event-doc_awaits-you-seats = Доктор Невезение готов принять вас.
dice-town-event-took_remedy = { $seat } идёт к Доктору Невезение. { $remedy }.
dice-town-event-took_remedy-you = Вы идёте к Доктору Невезение. { $remedy }.
dice-town-event-wired = { $seat } огораживает колючей проволокой: { $cards }.
dice-town-event-wired-you = Вы огораживаете колючей проволокой: { $cards }.
dice-town-event-got_a_card = { $seat } берёт верхнюю карту Магазина.
dice-town-event-got_a_card-you = Вы берёте верхнюю карту Магазина.
dice-town-event-got_a_card-private = { $seat } берёт верхнюю карту Магазина: { $card }.
dice-town-event-got_a_card-private-you = Вы берёте верхнюю карту Магазина: { $card }.

dice-town-event-put_up_posters = Разыскиваются: { $bandits }.
dice-town-event-sent_bandits =
    { $bandits_count ->
        [one] { $seat } пускает в дело: { $bandits }. Выставлено { $dice }, теперь Бандита разыскивают.
       *[other] { $seat } пускает в дело: { $bandits }. Выставлено { $dice }, теперь Бандитов разыскивают.
    }
dice-town-event-sent_bandits-you =
    { $bandits_count ->
        [one] Вы пускаете в дело: { $bandits }. Выставлено { $dice }, теперь Бандита разыскивают.
       *[other] Вы пускаете в дело: { $bandits }. Выставлено { $dice }, теперь Бандитов разыскивают.
    }
dice-town-event-sent_nobody = { $seat } бережёт своих Бандитов.
dice-town-event-sent_nobody-you = Вы бережёте своих Бандитов.
dice-town-event-drew_from_the_river = { $seat } тянет карту Реки: «{ $river }».
dice-town-event-drew_from_the_river-you = Вы тянете карту Реки: «{ $river }».
dice-town-event-found_gold =
    { $nuggets ->
        [0] Рудник пуст, { $seat } уходит без золота.
       *[other] { $seat } берёт в Руднике { dice-town-some-nuggets }.
    }
dice-town-event-found_gold-you =
    { $nuggets ->
        [0] Рудник пуст, вы уходите без золота.
       *[other] Вы берёте в Руднике { dice-town-some-nuggets }.
    }
dice-town-event-found_a_purse =
    { $dollars ->
        [0] Банк пуст, { $seat } уходит без денег.
       *[other] { $seat } берёт из Банка { dice-town-some-dollars }.
    }
dice-town-event-found_a_purse-you =
    { $dollars ->
        [0] Банк пуст, вы уходите без денег.
       *[other] Вы берёте из Банка { dice-town-some-dollars }.
    }
dice-town-event-looked_at_the_river =
    { $count ->
        [0] Карт Реки не осталось, смотреть нечего.
        [one] { $seat } смотрит следующую карту Реки.
        [few] { $seat } смотрит { $count } следующие карты Реки.
       *[many] { $seat } смотрит { $count } следующих карт Реки.
    }
dice-town-event-looked_at_the_river-you =
    { $count ->
        [0] Карт Реки не осталось, смотреть нечего.
        [one] Вы смотрите следующую карту Реки.
        [few] Вы смотрите { $count } следующие карты Реки.
       *[many] Вы смотрите { $count } следующих карт Реки.
    }
dice-town-event-looked_at_the_river-private =
    { $count ->
        [0] Карт Реки не осталось, смотреть нечего.
        [one] { $seat } смотрит следующую карту Реки: { $rivers }.
       *[other] { $seat } смотрит следующие карты Реки, начиная с верхней: { $rivers }.
    }
dice-town-event-looked_at_the_river-private-you =
    { $count ->
        [0] Карт Реки не осталось, смотреть нечего.
        [one] Вы смотрите следующую карту Реки: { $rivers }.
       *[other] Вы смотрите следующие карты Реки, начиная с верхней: { $rivers }.
    }
dice-town-event-looked_through_discards =
    { $count ->
        [0] Сброс пуст, { $seat } уходит без карты.
       *[other] { $seat } просматривает сброс, карт в нём: { $count }.
    }
dice-town-event-looked_through_discards-you =
    { $count ->
        [0] Сброс пуст, вы уходите без карты.
       *[other] Вы просматриваете сброс, карт в нём: { $count }.
    }
dice-town-event-looked_through_discards-private =
    { $count ->
        [0] Сброс пуст, { $seat } уходит без карты.
       *[other] { $seat } просматривает сброс: { $cards }.
    }
dice-town-event-looked_through_discards-private-you =
    { $count ->
        [0] Сброс пуст, вы уходите без карты.
       *[other] Вы просматриваете сброс: { $cards }.
    }
dice-town-event-took_from_discards = { $seat } берёт из сброса карту Магазина.
dice-town-event-took_from_discards-you = Вы берёте из сброса карту Магазина.
dice-town-event-took_from_discards-private = { $seat } берёт из сброса карту «{ $card }».
dice-town-event-took_from_discards-private-you = Вы берёте из сброса карту «{ $card }».
dice-town-event-held_up_the_stagecoach = { $seat } грабит Дилижанс: { dice-town-some-dollars }.
dice-town-event-held_up_the_stagecoach-you = Вы грабите Дилижанс: { dice-town-some-dollars }.
dice-town-event-hired =
    { $top_count ->
        [0] { $seat } нанимает: { $bandit }. Нанимать больше некого.
       *[other] { $seat } нанимает: { $bandit }. Следующий: { $top }.
    }
dice-town-event-hired-you =
    { $top_count ->
        [0] Вы нанимаете: { $bandit }. Нанимать больше некого.
       *[other] Вы нанимаете: { $bandit }. Следующий: { $top }.
    }
dice-town-event-chased = { $seat } преследует Бандитов, выпадает { $dice }.
dice-town-event-chased-you = Вы преследуете Бандитов, выпадает { $dice }.
dice-town-event-threw_again = { $seat } ещё раз бросает { dice-town-some-dice }. Теперь: { $dice }.
dice-town-event-threw_again-you = Вы ещё раз бросаете { dice-town-some-dice }. Теперь у вас: { $dice }.
dice-town-event-throw_stands = Итог погони: { $dice }.
dice-town-event-caught =
    { $bandits_count ->
        [0] Бандиты ушли: { $seat } возвращается ни с чем.
       *[other] { $seat } ловит: { $bandits }.
    }
dice-town-event-caught-you =
    { $bandits_count ->
        [0] Бандиты ушли: вы возвращаетесь ни с чем.
       *[other] Вы ловите: { $bandits }.
    }
dice-town-event-laid_ranches = { $seat } выкладывает лицом вверх { $count } Ранчо.
dice-town-event-laid_ranches-you = Вы выкладываете лицом вверх { $count } Ранчо.
dice-town-event-stole_a_ranch = { $seat } забирает Ранчо. Жертва — { $victim }.
dice-town-event-stole_a_ranch-you = Вы забираете Ранчо. Жертва — { $victim }.
dice-town-event-stole_a_ranch-you-victim = { $seat } забирает у вас Ранчо.
dice-town-event-was_insured =
    { $store ->
        [0] По «Страховке» { $seat } берёт верхнюю карту колоды собственности.
       *[other] По «Страховке» { $seat } берёт верхнюю карту Магазина.
    }
dice-town-event-was_insured-you =
    { $store ->
        [0] По «Страховке» вы берёте верхнюю карту колоды собственности.
       *[other] По «Страховке» вы берёте верхнюю карту Магазина.
    }
dice-town-event-was_insured-private = По «Страховке» { $seat } берёт из колоды карту «{ $card }».
dice-town-event-was_insured-private-you = По «Страховке» вы берёте из колоды карту «{ $card }».
dice-town-event-was_not_insured =
    { $store ->
        [0] Карт собственности больше нет: по «Страховке» { $seat } ничего не получает.
       *[other] Карт Магазина больше нет: по «Страховке» { $seat } ничего не получает.
    }
dice-town-event-was_not_insured-you =
    { $store ->
        [0] Карт собственности больше нет: по «Страховке» вы ничего не получаете.
       *[other] Карт Магазина больше нет: по «Страховке» вы ничего не получаете.
    }
dice-town-event-gave_a_card = { $receiver } получает карту Магазина, её отдаёт { $seat }.
dice-town-event-gave_a_card-you = { $receiver } получает от вас карту Магазина.
dice-town-event-gave_a_card-you-receiver = { $seat } отдаёт вам карту Магазина.
dice-town-event-gave_a_card-private = { $receiver } получает карту «{ $card }», её отдаёт { $seat }.
dice-town-event-gave_a_card-private-you = { $receiver } получает от вас карту «{ $card }».
dice-town-event-gave_a_card-private-you-receiver = { $seat } отдаёт вам карту «{ $card }».

dice-town-event-kept_the_claims = { $seat } ничего не отдаёт Индейцам.
dice-town-event-kept_the_claims-you = Вы ничего не отдаёте Индейцам.
dice-town-event-gave_to_the_indians = { $seat } отдаёт Индейцам карту собственности и берёт кубик Индейцев.
dice-town-event-gave_to_the_indians-you = Вы отдаёте Индейцам карту собственности и берёте кубик Индейцев.
dice-town-event-gave_to_the_indians-card = { $seat } отдаёт Индейцам карту «{ $card }» и берёт кубик Индейцев.
dice-town-event-gave_to_the_indians-card-you = Вы отдаёте Индейцам карту «{ $card }» и берёте кубик Индейцев.
dice-town-event-rolled_the_indian_die = { $seat } бросает кубик Индейцев: «{ $indian }».
dice-town-event-rolled_the_indian_die-you = Вы бросаете кубик Индейцев: «{ $indian }».
dice-town-event-blessed = { $seat } поворачивает свой кубик: было { $die }, стало { $face }. Теперь: { $dice }.
dice-town-event-blessed-you = Вы поворачиваете свой кубик: было { $die }, стало { $face }. Теперь у вас: { $dice }.
dice-town-event-trapped = Ловушка! { $seat } меняет чужой кубик: было { $die }, стало { $face }. { $victim }, теперь: { $dice }.
dice-town-event-trapped-you = Ловушка! Вы меняете чужой кубик: было { $die }, стало { $face }. { $victim }, теперь: { $dice }.
dice-town-event-trapped-you-victim = { $seat } поворачивает ваш кубик: было { $die }, стало { $face }. Теперь у вас: { $dice }.
dice-town-event-took_the_war_path = { $seat } выходит на Тропу войны. { $place }: в этом раунде здесь действует только победитель.
dice-town-event-took_the_war_path-you = Вы выходите на Тропу войны. { $place }: в этом раунде здесь действует только победитель.
dice-town-event-war_path_leads_nowhere = Вдвоём в каждой локации и так действует только победитель: «Тропа войны» ничего не меняет.
dice-town-event-die_went_home = { $seat } возвращает кубик Индейцев в деревню.
dice-town-event-die_went_home-you = Вы возвращаете кубик Индейцев в деревню.
dice-town-event-took_the_indian_die = { $seat } забирает кубик Индейцев из деревни.
dice-town-event-took_the_indian_die-you = Вы забираете кубик Индейцев из деревни.
dice-town-event-took_the_indian_die-holder = Кубик Индейцев теперь держит { $seat }, { $holder } остаётся без него.
dice-town-event-took_the_indian_die-holder-you = Кубик Индейцев теперь у вас, { $holder } остаётся без него.
dice-town-event-took_the_indian_die-holder-you-holder = { $seat } забирает у вас кубик Индейцев.

dice-town-event-counted =
    { $cards_count ->
        [0] { $seat }: карт на руке нет, итог — { $score } ПО.
       *[other] { $seat } показывает карты: { $cards }. Итог — { $score } ПО.
    }
dice-town-event-counted-you =
    { $cards_count ->
        [0] У вас на руке нет карт, ваш итог — { $score } ПО.
       *[other] Вы показываете карты: { $cards }. Ваш итог — { $score } ПО.
    }
dice-town-counted-score =
    { $score ->
        [0] ни одного ПО
       *[other] { $score } ПО
    }
dice-town-counted-claims =
    { $claims ->
        [0] собственности нет
        [one] { $claims } карта собственности
        [few] { $claims } карты собственности
       *[many] { $claims } карт собственности
    }
dice-town-event-counted-claims =
    { $cards_count ->
        [0] { $seat }: карт на руке нет. Итог — { dice-town-counted-score }, { dice-town-counted-claims }.
       *[other] { $seat } показывает: { $cards }. Итог — { dice-town-counted-score }, { dice-town-counted-claims }.
    }
dice-town-event-counted-claims-you =
    { $cards_count ->
        [0] У вас карт на руке нет. Итог — { dice-town-counted-score }, { dice-town-counted-claims }.
       *[other] Вы показываете: { $cards }. Итог — { dice-town-counted-score }, { dice-town-counted-claims }.
    }
dice-town-event-game_over =
    { $reason ->
        [mine] Рудник пуст: это был последний раунд, начинается подсчёт.
        [claims] У каждой карты собственности есть владелец: это был последний раунд, начинается подсчёт.
       *[both] Рудник пуст, и у каждой карты собственности есть владелец: это был последний раунд, начинается подсчёт.
    }
dice-town-event-ended =
    { $winners_count ->
        [one] Игра окончена. Побеждает { $winners }.
       *[other] Игра окончена. Победу делят: { $winners }.
    }
dice-town-event-ended-you-winners = Игра окончена. Вы победили!

## Actions

dice-town-action-dig = Взять самородки
dice-town-action-rob_the_bank = Ограбить Банк
dice-town-action-go_shopping = Взять карты Магазина
dice-town-action-look_for_a_victim = Украсть карту
dice-town-action-take_the_badge = Взять значок
dice-town-action-take_claims = Взять из ряда
dice-town-action-pan = Вытянуть карту Реки
dice-town-action-hold_up_the_stagecoach = Ограбить Дилижанс
dice-town-action-see_doc = Зайти к Доктору
dice-town-action-hire = Нанять верхнего Бандита
dice-town-action-chase = Преследовать Бандитов
dice-town-action-court_the_mayors_wife = Соблазнить жену Мэра

## Bandits

dice-town-bandit-9-4 = Бандит 9 (4 $)
    .about = Нанятый выставляет гранью 9 один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 4 доллара.
dice-town-bandit-9-6 = Бандит 9 (6 $)
    .about = Нанятый выставляет гранью 9 один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 6 долларов.
dice-town-bandit-10-4 = Бандит 10 (4 $)
    .about = Нанятый выставляет гранью 10 один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 4 доллара.
dice-town-bandit-10-6 = Бандит 10 (6 $)
    .about = Нанятый выставляет гранью 10 один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 6 долларов.
dice-town-bandit-J-4 = Бандит J (4 $)
    .about = Нанятый выставляет гранью J один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 4 доллара.
dice-town-bandit-J-6 = Бандит J (6 $)
    .about = Нанятый выставляет гранью J один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 6 долларов.
dice-town-bandit-Q-4 = Бандит Q (4 $)
    .about = Нанятый выставляет гранью Q один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 4 доллара.
dice-town-bandit-Q-6 = Бандит Q (6 $)
    .about = Нанятый выставляет гранью Q один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 6 долларов.
dice-town-bandit-K-4 = Бандит K (4 $)
    .about = Нанятый выставляет гранью K один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 4 доллара.
dice-town-bandit-K-6 = Бандит K (6 $)
    .about = Нанятый выставляет гранью K один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 6 долларов.
dice-town-bandit-A-4 = Бандит A (4 $)
    .about = Нанятый выставляет гранью A один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 4 доллара.
dice-town-bandit-A-6 = Бандит A (6 $)
    .about = Нанятый выставляет гранью A один или два кубика, которые вы собираетесь бросить, и попадает в розыск. Пойманный приносит в конце игры 6 долларов.

dice-town-source-nuggets = Самородки
dice-town-source-dollars = Доллары
dice-town-source-badge = Значок
dice-town-source-equipment = Экипировка
dice-town-source-claims = Собственность
dice-town-source-ranches = Ранчо

dice-town-refusal-indians-need-wild-west = Индейцы бывают только в «Диком Западе». Выберите и его.
dice-town-refusal-too-many-without-wild-west = Без «Дикого Запада» за столом не больше { $high } игроков, а здесь { $seats }.
dice-town-refusal-no-such-first-sheriff = На месте { $first_sheriff } никто не сидит. Первый Шериф может сидеть на местах с 1 по { $last_seat }.
dice-town-refusal-dice-not-there = Под вашей чашкой таких кубиков нет. Выбирайте из этих: { $dice }.
dice-town-refusal-cannot-pay-for-none = Не оставить ни одного стоит 1 доллар, а его у вас нет. Оставьте хотя бы один кубик.
dice-town-refusal-cannot-pay =
    { $most ->
        [one] У вас { dice-town-some-dollars }. Оставьте { $most } кубик.
        [few] У вас { dice-town-some-dollars }. Оставьте не больше { $most } кубиков.
       *[many] У вас { dice-town-some-dollars }. Оставьте не больше { $most } кубиков.
    }
dice-town-refusal-paid-for-fewer =
    { $count ->
        [one] Выберите ровно { $count } кубик из этих: { $dice }.
        [few] Выберите ровно { $count } кубика из этих: { $dice }.
       *[many] Выберите ровно { $count } кубиков из этих: { $dice }.
    }
dice-town-refusal-must-play = Вы оставляете больше кубиков, чем можете оплатить, поэтому придётся сыграть карту «{ $card }».
dice-town-refusal-passes-in-advance = Вы пасуете заранее. Чтобы сыграть карту, отмените это.
dice-town-refusal-card-not-held = Карты «{ $card }» у вас нет. Сыграйте карту со своей руки или спасуйте.
dice-town-refusal-wrong-moment = Карту «{ $card }» играют в другой момент. Сыграйте подходящую карту или спасуйте.
dice-town-refusal-card-not-playable = Карту «{ $card }» сейчас сыграть нельзя. Сыграйте другую или спасуйте.
dice-town-refusal-share-of-another = Долю выигрыша можно предложить, только если выиграете вы сами.
dice-town-refusal-called-already = Вы уже просили предложить больше. Выберите игрока.
dice-town-refusal-not-among-the-tied = На выбор только: { $seats }.
dice-town-refusal-no-such-action = { $place }: такого действия здесь нет. Выберите одно из показанных.
dice-town-refusal-nothing-to-act-on = Это действие ничего не даст. Выберите другое.
dice-town-refusal-card-not-drawn = Такую карту вы не тянули. Оставьте одну из этих: { $cards }.
dice-town-refusal-not-an-opponent = Себя обокрасть нельзя. Выберите соперника.
dice-town-refusal-nobody-has-any = Этим лекарством сейчас ни у кого ничего не взять. Возьмите другое лекарство.
dice-town-refusal-nothing-to-steal = { $victim }: на руке нет карт. Выберите другую жертву или откажитесь.
dice-town-refusal-wrong-split =
    { $count ->
        [one] Вытяните { $count } карту. { $victim } держит карты: Магазина — { $store }, собственности — { $claims }.
        [few] Вытяните всего { $count } карты. { $victim } держит карты: Магазина — { $store }, собственности — { $claims }.
       *[many] Вытяните всего { $count } карт. { $victim } держит карты: Магазина — { $store }, собственности — { $claims }.
    }
dice-town-refusal-no-die-for-remedy = { $remedy }: для этого лекарства у вас нет нужного кубика. Возьмите другое.
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
        [one] Вам осталось бросить { $count } кубик. Назовите для него одного Бандита из этих: { $bandits }.
        [few] Вам осталось бросить { $count } кубика. Для каждого выставляемого назовите Бандита из этих: { $bandits }, каждого не больше { $most } раз.
       *[many] Вам осталось бросить { $count } кубиков. Для каждого выставляемого назовите Бандита из этих: { $bandits }, каждого не больше { $most } раз.
    }
dice-town-refusal-not-caught-by-the-dice = Выпало { $dice }. Каждый кубик ловит одного Бандита со своей гранью; поймайте всех, кого можно. Разыскиваются: { $bandits }.
dice-town-refusal-no-such-store-card = Такой карты Магазина у вас нет. Отдайте одну из этих: { $cards }.
dice-town-refusal-claim-not-just-won = Отдайте одну из только что выигранных карт ({ $cards }) или откажитесь.
dice-town-refusal-guarded = { $victim } в этом раунде под охраной Телохранителя. Выберите кого-нибудь другого.

dice-town-view-round = Раунд
dice-town-view-sheriff = Шериф
dice-town-view-mine = Самородки в Руднике
dice-town-view-bank = Доллары в Банке
dice-town-view-stagecoach = Доллары в Дилижансе
dice-town-view-store_deck = Колода Магазина
dice-town-view-discards = Сброс
dice-town-view-claims_deck = Колода собственности
dice-town-view-row = Ряд карт собственности
dice-town-view-players = Игроки
dice-town-view-last_roll = Последний бросок
dice-town-view-acting = Действующий игрок
dice-town-view-visitors = На приём к Доктору
dice-town-view-offers = Предложения
dice-town-view-promised = Обещанные доли
dice-town-view-first_action = Действие первого места
dice-town-view-known_discards = Заведомо в сбросе
dice-town-view-known_deck = Заведомо в колоде Магазина
dice-town-view-hand = Карты на руке
dice-town-view-cup = Под вашей чашкой
dice-town-view-looking_at = Вы смотрите
dice-town-view-passes_in_advance = Вы пасуете заранее
dice-town-view-seat = Игрок
dice-town-view-outcome = Исход
dice-town-view-dollars = Доллары
dice-town-view-nuggets = Самородки
dice-town-view-store = Карты Магазина
dice-town-view-claims = Карты собственности
dice-town-view-cards = Карты
dice-town-view-known = Известные карты
dice-town-view-wired = Огорожено
dice-town-view-played = Сыграны, лежат на столе
dice-town-view-dice = Отложенные кубики
dice-town-view-fresh = Только что оставлены
dice-town-view-under_cup = Кубиков под чашкой
dice-town-view-keeps_for_free = Оставляет бесплатно
dice-town-view-must_play_brute = Нужно сыграть «Громилу»
dice-town-view-won = Есть выигрыш
dice-town-view-share_dollars = Доллары из выигрыша
dice-town-view-share_nuggets = Самородки из выигрыша
dice-town-view-ranches = Ранчо
dice-town-view-hired = Нанятые Бандиты
dice-town-view-caught = Пойманные Бандиты
dice-town-view-river = Колода Реки
dice-town-view-river_gone = Вышедшие карты Реки
dice-town-view-known_river = Известные верхние карты Реки
dice-town-view-bandits = Бандиты в колоде
dice-town-view-top_bandit = Следующий Бандит
dice-town-view-wanted = Разыскиваются
dice-town-view-chase_dice = Кубики погони
dice-town-view-box = Карт собственности в коробке
dice-town-view-die_holder = Владелец кубика Индейцев
dice-town-view-guarded = С Телохранителем
dice-town-view-war_path = Тропа войны
