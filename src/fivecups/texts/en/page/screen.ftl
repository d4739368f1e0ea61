# The table on a big screen, and phones beside it.
page-screen = The big screen
page-screen-join = Join
page-screen-scan = Scan this with your phone to join,
page-screen-or-type = or open this address there:
page-screen-awaited = Awaited: { $names }.
page-screen-all-here = Everybody is here. Somebody taps “Start the game” on a phone.
page-screen-again = Another game!
page-screen-tap-for-sound = Tap for sound
page-screen-controls = Settings of the screen
page-screen-fill = Full screen
page-screen-window = Leave full screen
page-open-screen = Open on a big screen
page-screen-how = Type this address in the browser of a television or laptop that all can see:
page-screen-here = Open it on this device
page-look-at-screen = The table is on the big screen.
page-show-table-here = Show it here
page-leave-table-to-screen = Leave the table to the big screen
