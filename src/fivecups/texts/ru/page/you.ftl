# Oneself: an identity to keep, further devices, ratings, games played.
page-you-title = Вы
page-login = Имя
page-password = Пароль
page-old-password = Старый пароль
page-new-password = Новый пароль, не короче 8 знаков
page-keep-title = Закрепите своё имя
page-keep-why = Вы здесь гость: вас знает только это устройство. С паролем ваше имя, партии и рейтинг останутся с вами на любом устройстве.
page-keep-me = Закрепить
page-kept = Имя закреплено за вами
page-kept-as = На любом устройстве входите как «{ $login }».
page-kept-now = Готово. На любом устройстве можно войти как «{ $login }».
page-change-password = Сменить имя или пароль
page-save = Сохранить
page-sign-in = Войти
page-sign-in-why = Уже закрепляли имя? Войдите, и на этом устройстве вместо гостя будет играть оно.
page-sign-out = Выйти
page-forget = Забыть гостя
page-forget-sure = Этот гость уже не вернётся: имя не закреплено паролем.
page-forget-yes = Да, забыть
page-second-device = Играть на втором устройстве
page-second-device-how = Отсканируйте код вторым устройством или отправьте ссылку себе. Она сработает один раз, в течение десяти минут.
page-make-device-link = Создать ссылку
page-new-device-link = Новая ссылка
page-device-link = Ссылка для второго устройства
page-device-qr = QR-код ссылки для второго устройства
page-device-link-opened = Ссылка с другого устройства
page-device-link-question = На этом устройстве будет играть тот, кто создал ссылку, а не { $name }.
page-follow-link = Да, это я
page-stay = Нет, я { $name }
page-reset-title = Новый пароль
page-reset-what = Эту ссылку вам прислал администратор. С новым паролем вас узнают на этом устройстве, а на остальных нужно будет войти заново.
page-ratings = Рейтинг
page-games-played =
    { $count ->
        [one] после { $count } партии
       *[other] после { $count } партий
    }
page-no-ratings = Партий на рейтинг ещё не было. Чтобы сыграть такую, отметьте это при создании стола; за ним играют только люди.
page-history = Ваши партии
page-no-history = Вы ещё не доиграли ни одной партии.
page-more-games = Показать ещё
