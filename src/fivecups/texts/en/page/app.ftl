# The page as an app, and without the house.
page-needs-house = This needs the house
page-needs-house-why = Tables, bots and talk are there. As soon as it answers, everything goes on by itself.
page-without-house = What works without it
page-kept-games = Your games on this device
page-no-kept-games = No games are kept here yet. Those you finish on this device will be.
page-replay-kept = Kept on this device. Other seats and the review need the house.
page-app = As an app
page-app-why = Five Cups can live on this device like an app. Without a connection it opens with the rules and your finished games.
page-app-install = Install
page-app-installed = It is installed on this device.
page-app-apple = Tap “Share”, then “Add to Home Screen”.
page-app-menu = Look for “Install” or “Add to home screen” in the browser’s menu.
page-app-not-here = This browser does not keep pages; perhaps this window is a private one.
page-app-plain-http = This page came over plain http. Browsers install a page, and open it without a connection, only over https or on the machine of the house itself. Whoever hosts the house can set that up.
page-app-games =
    { $count ->
       [one] { $count } finished game is kept on this device, for you only.
      *[other] { $count } finished games are kept on this device, for you only.
    }
page-forget-kept = Delete them from this device
