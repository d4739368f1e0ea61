# What `fivecups admin` says.
admin-head-id = id
admin-head-name = name
admin-head-login = signs in as
admin-head-since = since
admin-head-seen = seen
admin-head-devices = devices
admin-head-tables = tables
admin-head-wins = wins
admin-head-who = who
admin-head-kind = kind
admin-head-until = until
admin-head-why = why
admin-head-game = game
admin-head-phase = phase
admin-head-players = players
admin-guest = guest
admin-ban-kind = { $kind ->
    [address] address
   *[person] person
}
admin-phase = { $phase ->
    [open] open
    [playing] being played
    [paused] paused
    [over] over
   *[abandoned] closed
}
admin-chair = { $kind ->
    [bot] bot
   *[empty] empty
}
admin-reason = { $reason ->
    [rude] rude words
    [name] offensive name
    [stalling] stalling
    [unfair] unfair play
   *[other] something else
}
admin-banned = { $who } is banned.
admin-banned-for = { $who } is banned for { $time }.
admin-not-banned = { $who } isn’t banned
admin-pardoned = { $who } may come in again.
admin-not-a-time = --for { $time }: expected a time such as 7d or 12h
admin-no-reports = No open reports.
admin-report = { $id }  { $at }  { $reason }  table { $table }
admin-report-about = { $by } ({ $by-id }) about { $about } ({ $about-id }): { $text }
admin-no-such-report = there’s no open report “{ $report }”
admin-settled = The report { $report } is settled.
admin-no-such-device = there’s no device “{ $device }”
admin-logged-out = The device { $device } is logged out.
admin-reset = For { $who }, once, within an hour: { $link }
admin-confirm-deletion = Delete { $who } ({ $login }) for good?
admin-deleted = { $tables ->
    [0] { $id } is deleted.
    [one] { $id } is deleted, with traces at one table.
   *[other] { $id } is deleted, with traces at { $tables } tables.
}
admin-no-such-table = there’s no table “{ $table }”
admin-closed-already = the table { $table } is closed or its game is over already
admin-closed = The table { $table } is closed.
admin-nobody = nobody is called “{ $person }”
admin-nobody-but = nobody is called “{ $person }”; did you mean one of these? { $near }
admin-no-database = the database can’t be used: { $problem }
admin-unreadable = The game at { $table } can’t be read: { $problem }
admin-counted = { $games ->
    [one] One game is counted.
   *[other] { $games } games are counted.
}
admin-not-counted =
    { $games ->
        [one] One game isn’t counted.
       *[other] { $games } games aren’t counted.
    }
admin-pattern = { $pattern ->
    [one-opponent] mostly against one player
    [one-network] mostly against one address
    [newcomers] mostly against newcomers
   *[in-a-hurry] many within an hour
}
admin-ladder-clean = Nothing looks suspicious.
admin-not-rated = no rated game to annul at { $tables }
admin-annulled = { $games ->
    [one] One game is annulled.
   *[other] { $games } games are annulled.
}
