# What `fivecups admin` says.
admin-head-id = id
admin-head-name = name
admin-head-login = signs in as
admin-head-since = since
admin-head-seen = seen
admin-head-devices = devices
admin-head-tables = tables
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
admin-banned = { $who } is not let in.
admin-banned-for = { $who } is not let in for { $time }.
admin-not-banned = { $who } is not banned
admin-pardoned = { $who } is let in again.
admin-not-a-time = --for { $time }: a time as 7d or 12h is expected
admin-no-reports = Nothing is reported.
admin-report = { $id }  { $at }  { $reason }  table { $table }
admin-report-about = { $by } ({ $by-id }) about { $about } ({ $about-id }): { $text }
admin-no-such-report = no report “{ $report }” waits
admin-settled = The report { $report } is settled.
admin-no-such-device = there is no device “{ $device }”
admin-logged-out = The device { $device } is logged out.
admin-reset = For { $who }, once, within an hour: { $link }
admin-confirm-deletion = Delete { $who } ({ $login }) for good?
admin-deleted = { $tables ->
    [0] { $id } is deleted.
    [one] { $id } is deleted, with traces at one table.
   *[other] { $id } is deleted, with traces at { $tables } tables.
}
admin-no-such-table = there is no table “{ $table }”
admin-closed-already = the table { $table } is closed or its game is over already
admin-closed = The table { $table } is closed.
admin-nobody = nobody is “{ $person }”
admin-nobody-but = nobody is “{ $person }”; is one of these meant? { $near }
admin-no-database = the database cannot be used: { $problem }
admin-unreadable = The game at { $table } cannot be read: { $problem }
admin-counted = { $games ->
    [one] One game is counted.
   *[other] { $games } games are counted.
}
admin-not-counted = { $games ->
    [one] One game is not counted.
   *[other] { $games } games are not counted.
}
