# What the house tells people who are not there, and the pages of the links in it.
notice-title = { $game }: it’s your turn
notice-body = The table is waiting for you.
notice-stop = Stop these
notice-letter =
    It’s your turn: { $game }.

    The table: { $table }

    You get one e-mail per table until you have looked at it. To stop them, open this link and press the button: { $off }
notice-confirm-title = Five Cups: shall we write when it’s your turn?
notice-confirm-letter =
    Somebody at { $house } asked for an e-mail to this address whenever it’s their turn.

    If that was you, open this link within a day and press the button: { $link }

    If it wasn’t, do nothing: you won’t hear from us again.
notice-off-ask = Stop these notices?
notice-off-yes = Stop them
notice-off-done = Done. You won’t get these notices any more.
notice-confirm-ask = Shall we e-mail you here when it’s your turn?
notice-confirm-yes = Yes, write to me
notice-confirm-done = Done. We’ll e-mail you when it’s your turn in a slow game.
notice-to-the-house = To the games
