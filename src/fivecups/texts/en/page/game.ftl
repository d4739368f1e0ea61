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
page-goal-dice-town = Most points win. The game ends after the round in which the Mine runs dry or the last claim is taken.
page-goal-poker-dice = The most points win. Everybody fills thirteen boxes, one a round; the game ends when all are full.
page-goal-gentlemans-deal = The most money behind the screen wins. Everybody is the dealer twice; with seven players or more, once.
page-last-round = This is the last round.
page-is-bot = bot
page-behind-screen = behind the screen
page-standing-about-dice-town = Points if the game ended now. Face-down cards count as a range, from least to most.
page-standing-about-poker-dice = From the points so far to the most that the open boxes can still bring; another Poker+ would come on top.
page-standing-about-gentlemans-deal = Money is private until the end. Payments can be read in the log.

## The end
page-you-came =
    { $place ->
        [2] You came second.
        [3] You came third.
        [4] You came fourth.
        [5] You came fifth.
        [6] You came sixth.
       *[other] You came { $place }th.
    }
page-amount-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-verdict-you =
    { $skill ->
        [well] { $luck ->
            [lucky] You played well and luck was on your side.
            [unlucky] You played well, but luck was against you.
           *[even] You played well, and luck hardly mattered.
        }
       *[poorly] { $luck ->
            [lucky] You could have played better, but luck was on your side.
            [unlucky] You could have played better, and luck was against you too.
           *[even] You could have played better; luck hardly mattered.
        }
    } { $luck ->
        [lucky] Your decisions cost { $cost }, luck brought { $amount }.
       *[other] Your decisions cost { $cost }, bad luck { $amount }.
        [even] Your decisions cost { $cost }, luck made a difference of { $amount }.
    }
page-verdict =
    { $skill ->
        [well] { $luck ->
            [lucky] { $name } played well, with luck on their side.
            [unlucky] { $name } played well, but luck was against them.
           *[even] { $name } played well, and luck hardly mattered.
        }
       *[poorly] { $luck ->
            [lucky] { $name } could have played better, but had luck on their side.
            [unlucky] { $name } could have played better, and luck was against them too.
           *[even] { $name } could have played better; luck hardly mattered.
        }
    } { $luck ->
        [lucky] Decisions cost { $cost }, luck brought { $amount }.
       *[other] Decisions cost { $cost }, bad luck { $amount }.
        [even] Decisions cost { $cost }, luck made a difference of { $amount }.
    }
page-verified-gentlemans-deal = Fair and square: all { $moves } moves follow the rules, and the deck was sealed before the game began, so nobody could stack it.
page-verified-dice-gentlemans-deal = The deck was fair: it was sealed before the game began. The rules of that older version are gone, so the moves weren’t checked.
page-verifying-gentlemans-deal = Checking the rules and the cards…
page-dice-kept-gentlemans-deal = The deck was fair: it was sealed before the game began, so nobody could stack it.

## Replay
page-replay-speed = Speed
page-next-round = Next round
page-key-moment = Next key moment
page-moment-lead = { $name } takes the lead.
page-moment-mistake = A costly decision by { $name }.
page-copy-moment = Copy the link to this moment
