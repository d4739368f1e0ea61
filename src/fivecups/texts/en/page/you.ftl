# Oneself: an identity to keep, further devices, ratings, games played.
page-you-title = You
page-login = Name
page-password = Password
page-old-password = Old password
page-new-password = New password, at least 8 characters
page-keep-title = Keep your name
page-keep-why = You are a guest: only this device knows you. With a password your name, games and ratings last, on every device.
page-keep-me = Keep it
page-kept = Your name is kept
page-kept-as = Sign in as “{ $login }” on any device.
page-kept-now = Kept. You can sign in as “{ $login }” on any device.
page-change-password = Change name or password
page-save = Save
page-sign-in = Sign in
page-sign-in-why = Have you kept a name before? Then it will play on this device instead of this guest.
page-sign-out = Sign out on this device
page-forget = Forget this guest on this device
page-forget-sure = Nobody can ever be this guest again: the name has not been kept.
page-forget-yes = Yes, forget it
page-second-device = Play on a second device
page-second-device-how = Scan the code with the other device, or send the link to yourself. It works once, within ten minutes.
page-make-device-link = Make a link
page-new-device-link = Make a new link
page-device-link = Link for your second device
page-device-qr = QR code of the link for your second device
page-device-link-opened = A link from another device
page-device-link-question = This device would play as the one who made the link, no longer as { $name }.
page-follow-link = Yes, that is me
page-stay = No, I am { $name }
page-reset-title = Choose a new password
page-reset-what = The host of the house has sent you this link. With the new password you are known on this device, and on all others you have to sign in again.
page-ratings = Ratings
page-games-played =
    { $count ->
       [one] after { $count } game
      *[other] after { $count } games
    }
page-no-ratings = No rated games yet. You choose whether a table is rated when you set it up; only people play there.
page-history = Your games
page-no-history = No finished games yet.
page-more-games = Show more
