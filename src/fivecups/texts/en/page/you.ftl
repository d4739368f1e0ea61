# Oneself: an identity to keep, further devices, ratings, games played.
page-you-title = You
page-login = Name
page-password = Password
page-old-password = Old password
page-new-password = New password, at least 8 characters
page-keep-title = Save your name
page-keep-why = You’re a guest: only this device knows you. Set a password, and your name, games and ratings follow you to every device.
page-keep-me = Save
page-kept = Your name is saved
page-kept-as = Sign in as “{ $login }” on any device.
page-kept-now = Saved. You can sign in as “{ $login }” on any device.
page-change-password = Change name or password
page-save = Save
page-sign-in = Sign in
page-sign-in-why = Saved a name before? Sign in, and it plays on this device instead of this guest.
page-sign-out = Sign out
page-forget = Forget this guest
page-forget-sure = This guest can never come back: the name isn’t saved.
page-forget-yes = Yes, forget it
page-second-device = Play on a second device
page-second-device-how = Scan the code with the other device, or send the link to yourself. It works once, within ten minutes.
page-make-device-link = Make a link
page-new-device-link = Make a new link
page-device-link = Link for your second device
page-device-qr = QR code of the link for your second device
page-device-link-opened = A link from another device
page-device-link-question = This device will play as whoever made the link, no longer as { $name }.
page-follow-link = Yes, that’s me
page-stay = No, I’m { $name }
page-reset-title = Choose a new password
page-reset-what = The host of the house sent you this link. The new password signs you in on this device; on all others you’ll have to sign in again.
page-ratings = Ratings
page-games-played =
    { $count ->
       [one] after { $count } game
      *[other] after { $count } games
    }
page-no-ratings = No rated games yet. Tick “Rated” when you set up a table; only people play there.
page-history = Your games
page-no-history = No finished games yet.
page-more-games = Show more
