# What the house tells people who are not there, and the pages of the links in it.
notice-title = { $game }: ваш ход
notice-body = За столом ждут вас.
notice-stop = Не присылать
notice-letter =
    Ваш ход: { $game }.

    Стол: { $table }

    О каждом столе приходит одно письмо, пока вы на него не заглянете. Чтобы писем больше не было, откройте эту ссылку и нажмите кнопку: { $off }
notice-confirm-title = Five Cups: писать вам, когда ваш ход?
notice-confirm-letter =
    На { $house } попросили присылать на этот адрес письма о том, что настал ваш ход.

    Если это были вы, откройте ссылку в течение суток и нажмите кнопку: { $link }

    Если не вы, ничего делать не нужно: писем больше не будет.
notice-off-ask = Больше не присылать такие уведомления?
notice-off-yes = Не присылать
notice-off-done = Готово. Таких уведомлений больше не будет.
notice-confirm-ask = Присылать на этот адрес письма, когда ваш ход?
notice-confirm-yes = Да, присылайте
notice-confirm-done = Готово. Когда в долгой партии настанет ваш ход, придёт письмо.
notice-to-the-house = К играм
