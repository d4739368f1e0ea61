# What the house itself says.
refusal-banned = { $until ->
    [none] The hosts of this house have closed it to you: { $why }
   *[other] The hosts of this house have closed it to you until { $until } (UTC): { $why }
}
refusal-empty-name = Please choose a name that can be read.
refusal-empty-text = There is nothing in that message.
refusal-failed = Something has gone wrong in the house. Nothing has changed; try again.
refusal-holiday-too-long =
    { $days ->
       [0] You have used up your holidays: within a year there are { $most } days.
       [one] You have one more day of holidays: within a year there are { $most }.
      *[other] You have { $days } more days of holidays: within a year there are { $most }.
    }
refusal-link-used = This link has been used, or its ten minutes are over. Make a new one on the first device.
refusal-reset-used = This link has been used, or its hour is over. Ask the host of the house for another one.
refusal-mail-failed = The letter could not be sent. Try again later.
refusal-no-mail-here = This house sends no mail.
refusal-notice-link-over = This link is no longer good.
refusal-unknown-zone = The house does not know the time zone “{ $zone }”.
refusal-wrong-mail-address = This is no mail address.
refusal-wrong-push-address = This browser’s push service cannot be used by this house.
refusal-no-password = This is a guest, who has no password.
refusal-login-taken = Somebody else has this name already.
refusal-no-such-bot = There is no bot “{ $level }” for this game. There are: { $known }.
refusal-no-such-game = There is no game “{ $game }” here. There are: { $known }.
refusal-no-such-table = There is no such table. Check the link.
refusal-nobody-to-report = You can report somebody else who has sat or spoken at this table.
refusal-not-a-friend = You can invite people you have finished a game with, unless they do not wish it.
refusal-not-allowed = That is not allowed from another site.
refusal-not-found = There is nothing at this address.
refusal-not-done = That cannot be done.
refusal-not-in-the-club = There is nobody of this name in the club, or they do not show themselves there.
refusal-not-json = The house understands JSON only.
refusal-not-over = This is possible when the game is over.
refusal-not-seated = You have no seat at this table.
refusal-not-the-owner = Only the one who set up the table may do that.
refusal-player-is-back = The player in this seat is back.
refusal-private-table = This table is private: only its players see it.
refusal-screen-only-watches = A big screen only watches.
refusal-rated-without-bots = Bots do not play at a rated table.
refusal-rated-without-clock = A rated table needs a clock; otherwise a losing player could simply stop moving.
refusal-rated-on-own-devices = At a rated table everybody plays on a device of their own.
refusal-too-many-at-device = At most { $most } others can share a device.
refusal-seat-taken = This seat is taken.
refusal-seats-are-kept = At this table everybody keeps their seat until the end of the game.
refusal-seats-free = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
refusal-storage-busy = The house’s database is busy. Nothing has changed; try again in a moment.
refusal-storage-failed = The house cannot write to its database. Nothing has changed; tell the host.
refusal-storage-full = The house’s disk is full. Nothing has changed; tell the host.
refusal-storage-unknown = The house lost its database while saving this, so it may or may not have been saved. Look at the table, then try again.
refusal-table-busy = Too much is happening at this table at once. Try again.
refusal-too-fast = That was too quick. Wait a moment.
refusal-too-large = That is too large.
refusal-too-many-tables = You can watch at most { $most } tables at once.
refusal-unknown-device = The house does not know this device. Choose a name first.
refusal-unknown-language = The house does not speak “{ $language }”. It speaks: { $known }.
refusal-unreadable-table = This table was played by other rules and cannot be shown here.
refusal-unwell = Something in the house has stopped. Tell the host.
refusal-wrong-address = “{ $address }” is no address and no network.
refusal-wrong-clock = The clock needs between { $low } and { $high } seconds.
refusal-wrong-entropy = Your part in the dice may have at most { $longest } plain characters.
refusal-wrong-login = A name to keep has { $low } to { $high } letters, digits, spaces, dots or dashes.
refusal-wrong-login-or-password = The name or the password is wrong.
refusal-wrong-method = That is not possible at this address.
refusal-wrong-host = This house is found at another address.
refusal-wrong-password-length = A password has { $low } to { $high } characters.
refusal-wrong-phase = { $phase ->
    [open] The game has not begun yet.
    [playing] The game has already begun.
    [paused] The game is paused.
    [over] The game is over.
   *[abandoned] This table is closed.
}
refusal-clock-decides = At this table the clock decides when a bot plays for somebody.
refusal-nobody-asks = Nobody asks for a seat any more.
refusal-nobody-there = Nobody sits there who could be moved.
refusal-not-away-yet = { $seconds ->
    [one] Give them one more second.
   *[other] Give them { $seconds } more seconds.
}
refusal-not-let-in = They did not let you in at this table.
refusal-not-yours-to-decide = Only those who play, or the owner of the table, may decide that.
refusal-not-yourself = You cannot do that to yourself.
refusal-table-full = This table is full.
refusal-table-locked = This table is locked: nobody new may sit down.
refusal-too-many-ask = Too many people ask for a seat here already. Try again later.
