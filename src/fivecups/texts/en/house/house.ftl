# What the house itself says.
refusal-banned = { $until ->
    [none] The hosts of this house have closed it to you: { $why }
   *[other] The hosts of this house have closed it to you until { $until } (UTC): { $why }
}
refusal-empty-name = Please choose a name that can be read.
refusal-empty-text = There’s nothing in that message.
refusal-failed = Something went wrong in the house. Nothing has changed; try again.
refusal-holiday-too-long =
    { $days ->
        [0] You’ve used up your holiday: { $most } days a year.
        [one] You have one day of holiday left this year, out of { $most }.
       *[other] You have { $days } days of holiday left this year, out of { $most }.
    }
refusal-link-used = This link has been used, or its ten minutes are up. Make a new one on the first device.
refusal-reset-used = This link has been used, or its hour is up. Ask the host of the house for another.
refusal-mail-failed = The e-mail couldn’t be sent. Try again later.
refusal-no-mail-here = This house sends no e-mail.
refusal-notice-link-over = This link no longer works.
refusal-unknown-zone = The house doesn’t know the time zone “{ $zone }”.
refusal-wrong-mail-address = That’s not an e-mail address.
refusal-wrong-push-address = This browser’s push service can’t be used by this house.
refusal-no-password = This is a guest and has no password.
refusal-login-taken = Somebody else has this name already.
refusal-no-such-bot = There’s no bot “{ $level }” for this game. There are: { $known }.
refusal-no-such-game = There’s no game “{ $game }” here. There are: { $known }.
refusal-no-such-table = There’s no such table. Check the link.
refusal-nobody-to-report = You can report anyone else who has sat or talked at this table.
refusal-not-a-friend = You can invite people you’ve finished a game with, unless they have opted out.
refusal-not-allowed = That isn’t allowed from another site.
refusal-not-found = There’s nothing at this address.
refusal-not-done = That can’t be done.
refusal-not-in-the-club = Nobody by that name is in the club, or they keep to themselves.
refusal-not-json = The house understands JSON only.
refusal-not-over = That’s possible once the game is over.
refusal-not-seated = You have no seat at this table.
refusal-not-the-owner = Only the one who set up the table may do that.
refusal-player-is-back = The player in this seat is back.
refusal-private-table = This table is private: only its players see it.
refusal-screen-only-watches = A big screen can only watch.
refusal-rated-without-bots = Bots don’t play at a rated table.
refusal-rated-without-clock = A rated table needs a clock; otherwise a losing player could simply stop moving.
refusal-rated-on-own-devices = At a rated table everybody plays on their own device.
refusal-too-many-muted = At most { $most } people can be muted.
refusal-no-such-person = There is nobody of that name here.
refusal-too-many-at-device = At most { $most } others can share a device.
refusal-seat-taken = This seat is taken.
refusal-seats-are-kept = At this table everybody keeps their seat until the end of the game.
refusal-seats-free = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
refusal-storage-busy = The house’s database is busy. Nothing has changed; try again in a moment.
refusal-storage-failed = The house can’t write to its database. Nothing has changed; tell the host.
refusal-storage-full = The house’s disk is full. Nothing has changed; tell the host.
refusal-storage-unknown = The house lost its database while saving this, so it may or may not have been saved. Look at the table, then try again.
refusal-table-busy = Too much is happening at this table at once. Try again.
refusal-too-fast = Whoa, slow down. Wait a moment.
refusal-too-large = That’s too large.
refusal-too-many-tables = You can watch at most { $most } tables at once.
refusal-unknown-device = The house doesn’t know this device. Choose a name first.
refusal-unknown-language = The house doesn’t speak “{ $language }”. It speaks: { $known }.
refusal-unreadable-table = This table was played under other rules and can’t be shown here.
refusal-unwell = Part of the house has stopped working. Tell the host.
refusal-wrong-address = “{ $address }” is neither an address nor a network.
refusal-wrong-clock = The clock needs between { $low } and { $high } seconds.
refusal-wrong-entropy = Your part in the dice may be at most { $longest } plain characters long.
refusal-wrong-login = Your name may have { $low } to { $high } letters, digits, spaces, dots or dashes.
refusal-wrong-login-or-password = Wrong name or password.
refusal-wrong-method = That isn’t possible at this address.
refusal-wrong-host = This house lives at another address.
refusal-wrong-password-length = A password has { $low } to { $high } characters.
refusal-wrong-phase =
    { $phase ->
        [open] The game hasn’t begun yet.
        [playing] The game has already begun.
        [paused] The game is paused.
        [over] The game is over.
       *[abandoned] This table is closed.
    }
refusal-clock-decides = At this table the clock decides when a bot plays for somebody.
refusal-nobody-asks = Nobody is asking for a seat any more.
refusal-nobody-there = There’s nobody in that seat.
refusal-not-away-yet = { $seconds ->
    [one] Give them one more second.
   *[other] Give them { $seconds } more seconds.
}
refusal-not-let-in = You weren’t let in at this table.
refusal-not-yours-to-decide = Only those who play, or the owner of the table, may decide that.
refusal-not-yourself = You can’t do that to yourself.
refusal-table-full = This table is full.
refusal-table-locked = This table is locked: nobody new may sit down.
refusal-too-many-ask = Too many people are asking for a seat here. Try again later.
