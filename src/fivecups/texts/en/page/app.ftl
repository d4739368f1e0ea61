# The page as an app, and without the house.
page-needs-house = You’re offline
page-needs-house-why = Tables, bots and talk live on the house’s server. Everything carries on as soon as it answers.
page-without-house = What works offline
page-kept-games = Your games on this device
page-no-kept-games = No games saved here yet. The ones you finish on this device will be.
page-replay-kept = Saved on this device. Other seats’ views and the review need a connection.
page-app = As an app
page-app-why = Keep Five Cups on this device like an app. Offline it opens with the rules and your finished games.
page-app-install = Install
page-app-installed = It’s installed on this device.
page-app-apple = Tap “Share”, then “Add to Home Screen”.
page-app-menu = Look for “Install” or “Add to home screen” in the browser’s menu.
page-app-not-here = This browser doesn’t store pages; perhaps this is a private window.
page-app-plain-http = This page came over plain http. Browsers install pages and open them offline only over https, or on the computer that runs the house. Whoever hosts it can set that up.
page-app-games =
    { $count ->
       [one] { $count } finished game is saved on this device, for you only.
      *[other] { $count } finished games are saved on this device, for you only.
    }
page-forget-kept = Delete them here
