# Cards, standings and replays.

## Cards
page-cards = The cards
page-cards-store = Store cards
page-cards-claims = Claims and Ranches
page-cards-west = Store cards of Wild West
page-cards-river = River cards
page-cards-bandits = Bandits
page-cards-accomplices = Accomplices

## Where one stands
page-standing = Where everybody stands
page-goal-dice-town = The most points win. The game ends with the round in which the Mine is emptied or the last claim is taken.
page-goal-poker-dice = The most points win. Everybody fills thirteen boxes, one a round; the game ends when all are full.
page-goal-gentlemans-deal = The most money behind the screen wins. Everybody is the dealer twice; with seven players or more, once.
page-last-round = This is the last round.
page-is-bot = bot
page-behind-screen = behind the screen
page-standing-about-dice-town = In points, if they were counted now. Cards that lie face down count from their least to their most.
page-standing-about-poker-dice = From the points so far to the most that the open boxes can still bring; a further Poker+ would come on top.
page-standing-about-gentlemans-deal = Money is private until the end. Payments can be read in the log.

## The end
page-you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
        [6] You came sixth.
       *[other] You came in place { $place }.
    }
page-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-verdict-you =
    { $skill ->
        [well] You played well
       *[poorly] You could have played better
    }{ $luck ->
        [lucky] { " " }and had good luck: your decisions cost { $cost }, luck brought { $amount }.
        [unlucky] { " " }and had bad luck: your decisions cost { $cost }, luck { $amount }.
       *[even] , and luck hardly mattered: your decisions cost { $cost }, luck made { $amount }.
    }
page-verdict =
    { $skill ->
        [well] { $name } played well
       *[poorly] { $name } could have played better
    }{ $luck ->
        [lucky] { " " }and had good luck: decisions cost { $cost }, luck brought { $amount }.
        [unlucky] { " " }and had bad luck: decisions cost { $cost }, luck { $amount }.
       *[even] , and luck hardly mattered: decisions cost { $cost }, luck made { $amount }.
    }
page-verified-gentlemans-deal = Verified: all { $moves } moves followed the rules, and the order of the deal cards was settled before the game began.
page-verified-dice-gentlemans-deal = Verified: the order of the deal cards was settled before the game began. The rules of this earlier version are no longer here, so the moves were not checked.
page-verifying-gentlemans-deal = Checking the rules and the cards…
page-dice-kept-gentlemans-deal = Verified: the order of the deal cards was settled before the game began.

## Replay
page-replay-speed = Speed
page-next-round = Next round
page-key-moment = Next key moment
page-moment-lead = The lead changes: { $name }.
page-moment-mistake = A costly decision: { $name }.
page-copy-moment = Copy the link to this moment
