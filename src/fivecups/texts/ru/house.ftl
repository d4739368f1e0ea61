# Что говорит сам дом.
refusal-empty-name = Выберите имя, которое можно прочитать.
refusal-empty-text = В этом сообщении ничего нет.
refusal-failed = В доме что-то пошло не так. Ничего не изменилось; попробуйте ещё раз.
refusal-link-used = Эта ссылка уже использована или её десять минут прошли. Создайте новую на первом устройстве.
refusal-login-taken = Это имя уже занято.
refusal-no-such-bot = Бота «{ $level }» для этой игры нет. Есть: { $known }.
refusal-no-such-game = Игры «{ $game }» здесь нет. Есть: { $known }.
refusal-no-such-table = Такого стола нет. Проверьте ссылку.
refusal-not-allowed = С другого сайта это нельзя.
refusal-not-found = По этому адресу ничего нет.
refusal-not-done = Это невозможно.
refusal-not-over = Это возможно, когда игра окончена.
refusal-not-seated = У вас нет места за этим столом.
refusal-not-the-owner = Это может сделать только тот, кто поставил стол.
refusal-player-is-back = Игрок этого места вернулся.
refusal-private-table = Это закрытый стол: его видят только игроки.
refusal-rated-without-bots = За рейтинговым столом нет ботов.
refusal-seat-taken = Это место занято.
refusal-seats-are-kept = За этим столом места сохраняются за игроками до конца партии.
refusal-seats-free = { $seats ->
    [one] Свободно ещё { $seats } место.
    [few] Свободно ещё { $seats } места.
   *[many] Свободно ещё { $seats } мест.
}
refusal-storage-busy = База данных дома занята. Ничего не изменилось; попробуйте чуть позже.
refusal-storage-failed = Дом не может записать в свою базу данных. Ничего не изменилось; скажите хозяину.
refusal-storage-full = Диск дома заполнен. Ничего не изменилось; скажите хозяину.
refusal-table-busy = За этим столом происходит слишком много сразу. Попробуйте ещё раз.
refusal-too-fast = Слишком быстро. Подождите немного.
refusal-too-large = Это слишком большое.
refusal-too-many-tables = Одновременно можно смотреть не больше столов, чем { $most }.
refusal-unknown-device = Дом не знает этого устройства. Сначала выберите имя.
refusal-unknown-language = Дом не говорит на языке «{ $language }». Он говорит на: { $known }.
refusal-unreadable-table = За этим столом играли по другим правилам, показать его здесь нельзя.
refusal-wrong-clock = Часам нужно от { $low } до { $high } секунд.
refusal-wrong-entropy = Ваша доля в костях — не больше { $longest } простых знаков.
refusal-wrong-login = Имя для входа — от 3 до 32 букв, цифр, точек или дефисов.
refusal-wrong-login-or-password = Имя или пароль неверны.
refusal-wrong-method = По этому адресу так нельзя.
refusal-wrong-password-length = В пароле от { $low } до { $high } знаков.
refusal-wrong-phase = { $phase ->
    [open] Игра ещё не началась.
    [playing] Игра уже идёт.
    [paused] За столом пауза.
    [over] Игра окончена.
   *[abandoned] Этот стол покинут.
}
