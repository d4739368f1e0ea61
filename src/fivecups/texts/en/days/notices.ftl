# What the house tells people who are not there, and the pages of the links in it.
notice-title = { $game }: it is your turn
notice-body = The table is waiting for you.
notice-stop = No more of these
notice-letter =
    It is your turn: { $game }.

    The table: { $table }

    You get one mail for each table until you have looked at it. To get no more of them, open this and press the button: { $off }
notice-confirm-title = Five Cups: may we write to you when it is your turn?
notice-confirm-letter =
    Somebody at { $house } has asked for mail to this address whenever it is their turn.

    If it was you, open this link within a day and press the button: { $link }

    If it was not you, do nothing: no more mail will come.
notice-off-ask = Do you want no more notices in this way?
notice-off-yes = No more notices
notice-off-done = Done. You will get no more of these notices.
notice-confirm-ask = Do you want mail at this address when it is your turn?
notice-confirm-yes = Yes, write to me
notice-confirm-done = Done. You will get mail when it is your turn in a game over days.
notice-to-the-house = To the games
