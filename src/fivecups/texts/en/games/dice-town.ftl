dice-town-name = Dice Town

dice-town-option-wild_west = Wild West
dice-town-option-wild_west-false = without
dice-town-option-wild_west-true = with Wild West
dice-town-option-indians = The Indians
dice-town-option-indians-false = without
dice-town-option-indians-true = with the Indians
dice-town-option-first_sheriff = First Sheriff
dice-town-option-first_sheriff-lot = by lot
dice-town-option-first_sheriff-number = the player in seat { $value }

## What other texts are made of

dice-town-some-dollars = ${ $dollars }
dice-town-some-nuggets =
    { $nuggets ->
        [one] { $nuggets } nugget
       *[other] { $nuggets } nuggets
    }
dice-town-some-store-cards =
    { $store ->
        [one] { $store } Store card
       *[other] { $store } Store cards
    }
dice-town-some-claims =
    { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    }
dice-town-some-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
dice-town-some-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
dice-town-some-backs =
    { $store ->
        [0] { dice-town-some-claims }
       *[other] { $claims ->
            [0] { dice-town-some-store-cards }
           *[other] { dice-town-some-store-cards } and { dice-town-some-claims }
        }
    }
dice-town-offered-sums =
    { $dollars ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-dollars },
    }{ $nuggets ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-nuggets },
    }
dice-town-offered-backs =
    { $store ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-store-cards },
    }{ $claims ->
        [0] { "" }
       *[other] { " " }{ dice-town-some-claims },
    }
dice-town-offered-cards =
    { $cards_count ->
        [0] { "" }
       *[other] { " " }{ $cards },
    }
dice-town-offered-wired =
    { $wired_count ->
        [0] { "" }
        [one] { " " }the wired { $wired },
       *[other] { " " }the wired claims { $wired },
    }
dice-town-offered-share =
    { $share_dollars ->
        [0] { "" }
       *[other] { " " }${ $share_dollars } out of the winnings,
    }{ $share_nuggets ->
        [0] { "" }
        [one] { " " }{ $share_nuggets } nugget out of the winnings,
       *[other] { " " }{ $share_nuggets } nuggets out of the winnings,
    }
dice-town-offered-west =
    { $ranches ->
        [0] { "" }
        [one] { " " }{ $ranches } Ranch,
       *[other] { " " }{ $ranches } Ranches,
    }{ $bandits_count ->
        [0] { "" }
       *[other] { " " }{ $bandits },
    }

## What the player is to do

dice-town-ask-keep_dice = Choose the dice to keep: one is free, each further one costs $1; keeping none costs $1 too.
dice-town-ask-return_dice =
    { $count ->
        [one] You can pay for only one die. Choose the one that stays; the others are rolled again.
       *[other] You can pay for only { $count } dice. Choose those that stay; the others are rolled again.
    }
dice-town-ask-play_or_pass =
    { $moment ->
        [reveal] The dice are on the table: play a card or pass.
        [card-played] { $about } plays { $card }: answer with a card or pass.
        [mine] You’re about to take nuggets at the Mine: play a card or pass.
        [bank-robbed] { $about } robs the Bank: play a card or pass.
        [general-store] You’re about to draw Store cards: play a card or pass.
        [saloon] You’re about to steal at the Saloon: play a card or pass.
        [badge-passes] { $about } is about to take the badge: play a card or pass.
        [tie-of-kings] Kings are tied, and the Sheriff is about to hear offers for the badge: play a card or pass.
        [town-hall] You’re about to take claims at the Town Hall: play a card or pass.
        [doc-badluck] Doc Badluck is about to receive visitors: play a card or pass.
        [chase] You’re about to chase Bandits: play a card or pass.
        [theft] You’re stealing at the Saloon and have kept nothing yet: play a card or pass.
        [robbed] You’re being robbed: play a card or pass.
        [hire] You’re about to hire a Bandit: play a card or pass.
        [end-of-round] The round is over: play a card or pass.
       *[other] Play a card or pass.
    }
dice-town-ask-play_or_pass-you-about =
    { $moment ->
        [badge-passes] You’re about to take the badge: play a card or pass.
       *[other] { dice-town-ask-play_or_pass }
    }
dice-town-ask-pass_in_advance = You can pass in advance until the end of the round, so that you aren’t asked about cards.
dice-town-ask-choose_a_player = Choose whom to play { $card } against.
dice-town-ask-make_offer =
    { $decision ->
        [first] { $place }: the Sheriff will decide who takes first place.
        [second] { $place }: the Sheriff will decide who takes second place.
        [next] { $place }: the Sheriff will decide who goes in next.
        [game] Points and claims are equal: the Sheriff will decide who wins the game.
       *[winner] { $place }: the Sheriff will decide who wins.
    } Offer something for one of the outcomes, or nothing.
dice-town-ask-raise_offer =
    { $decision ->
        [first] { $place }, first place: the Sheriff asks for better offers.
        [second] { $place }, second place: the Sheriff asks for better offers.
        [next] { $place }, who goes in next: the Sheriff asks for better offers.
        [game] The winner of the game: the Sheriff asks for better offers.
       *[winner] { $place }: the Sheriff asks for better offers.
    } Raise yours, or leave it as it is.
dice-town-ask-name_one =
    { $decision ->
        [first] { $place }: you’re the Sheriff. Who takes first place?
        [second] { $place }: you’re the Sheriff. Who takes second place?
        [next] { $place }: you’re the Sheriff. Who goes in next?
        [game] Points and claims are equal, and you’re the Sheriff. Who wins the game?
       *[winner] { $place }: you’re the Sheriff. Who wins?
    } Whatever is offered for your choice is yours at once.
dice-town-ask-choose_action = { $place }: you have won. Choose your action; the player in second place does the other one.
dice-town-ask-keep_a_card = General Store: keep one of the cards you drew; the others are discarded.
dice-town-ask-rob_somebody = Saloon: choose a victim and how many cards of each back you draw, or decline.
dice-town-ask-say_anew = Your victim has played a card. Say again how many cards of each back you draw, or decline.
dice-town-ask-keep_the_loot = Saloon: keep one of the cards you drew; the others go back to { $victim }.
dice-town-ask-take_a_remedy = Doc Badluck: take a remedy that your dice allow, or leave without one.
dice-town-ask-send_bandits = Before the roll each of your Bandits can set one or two dice for free. A Bandit you use is wanted afterwards.
dice-town-ask-discover = Discovery: apply one of these River cards; the others go back on top in the order you choose.
dice-town-ask-take_from_discards = Coupon: take one Store card from the discards.
dice-town-ask-be_treated = Doc Badluck: take a remedy that your dice allow.
dice-town-ask-catch_bandits = Your throw, { $dice }, can’t catch them all: each die catches one Bandit with its face. Choose the Bandits you catch.
dice-town-ask-give_a_card = Gift: choose the Store card you hand to { $receiver }.
dice-town-ask-give_a_claim = Give the Indians one of the claims you have just won and take the Indian die, or keep them all.
dice-town-ask-shamans_blessing = Shaman’s Blessing: turn one of your dice to any face.
dice-town-ask-set_a_trap = Trap: choose an opponent, one of their dice and its new face.
dice-town-ask-take_the_war_path = War Path: choose a place where only the winner will act.

## What the others wait for

dice-town-wait-keep_dice = Still choosing dice: { $seats }.
dice-town-wait-return_dice = { $seats } is choosing which dice stay.
dice-town-wait-choose_a_player = { $seats } is choosing whom to play the card against.
dice-town-wait-make_offer = Still thinking about an offer: { $seats }.
dice-town-wait-raise_offer = Still thinking about a better offer: { $seats }.
dice-town-wait-name_one = The Sheriff, { $seats }, is deciding.
dice-town-wait-choose_action = { $seats } is choosing an action.
dice-town-wait-keep_a_card = { $seats } is looking at Store cards.
dice-town-wait-rob_somebody = { $seats } is choosing a victim.
dice-town-wait-say_anew = { $seats } is saying again how many cards to draw.
dice-town-wait-keep_the_loot = { $seats } is looking at the cards drawn.
dice-town-wait-take_a_remedy = { $seats } is at Doc Badluck’s.
dice-town-wait-send_bandits = { $seats } is deciding whether to send Bandits.
dice-town-wait-discover = { $seats } is looking at River cards.
dice-town-wait-take_from_discards = { $seats } is looking through the discards.
dice-town-wait-be_treated = { $seats } is at Doc Badluck’s.
dice-town-wait-catch_bandits = { $seats } is choosing which Bandits to catch.
dice-town-wait-give_a_card = { $seats } is choosing a Store card to hand over.
dice-town-wait-give_a_claim = { $seats } is deciding whether to give a claim to the Indians.
dice-town-wait-shamans_blessing = { $seats } is choosing a die to turn.
dice-town-wait-set_a_trap = { $seats } is setting a trap.
dice-town-wait-take_the_war_path = { $seats } is choosing a place for the War Path.

## Answers

dice-town-say-keep =
    { $dice_count ->
        [0] Keep none, for $1
        [1] Keep { $dice }, for free
        [2] Keep { $dice }, for $1
        [3] Keep { $dice }, for $2
        [4] Keep { $dice }, for $3
       *[other] Keep { $dice }, for $4
    }
dice-town-say-stay = Leave { $dice }, roll the others again
dice-town-say-play = Play { $card }
dice-town-say-cheat = Professional Cheater: turn { $die } to { $face }
dice-town-say-pass = Pass
dice-town-say-do_not_ask_me = Pass for the whole round
dice-town-say-ask_me = Stop passing in advance
dice-town-say-choose = Choose { $seat }
dice-town-say-choose-you = Choose yourself
dice-town-say-choose-victim = Choose { $victim }
dice-town-say-call = Ask once for better offers
dice-town-say-act = { $action }
dice-town-say-take = Take { $card }
dice-town-say-rob = Draw from { $victim }: { dice-town-some-backs }
dice-town-say-decline = Decline
dice-town-say-wire = Barbed wire for { $cards }
dice-town-say-store = Take the top Store card
dice-town-say-dollars = Take $2 from every opponent
dice-town-say-nuggets = Take a nugget from every opponent
dice-town-say-throw_again = Two Guns: throw { $dice } once more
dice-town-say-take_a_ranch = Whiskey: take a Ranch from { $victim }
dice-town-say-hire = Desperado: hire { $bandit }
dice-town-say-send =
    { $bandits_count ->
        [one] Set a die with { $bandits }
       *[other] Set { $bandits_count } dice: { $bandits }
    }
dice-town-say-catch = Catch { $bandits }
dice-town-say-apply = Apply “{ $river }”; put back on top, in this order: { $rivers }
dice-town-say-give = Give { $card }
dice-town-say-turn = Turn { $die } to { $face }
dice-town-say-trap = { $victim }: turn { $die } to { $face }
dice-town-say-block = { $place }

dice-town-empty-make_offer = Offer nothing
dice-town-empty-raise_offer = Offer nothing
dice-town-form-make_offer-outcome = If the Sheriff chooses
dice-town-form-make_offer-dollars = Dollars
dice-town-form-make_offer-nuggets = Nuggets
dice-town-form-make_offer-cards = Cards in hand
dice-town-form-make_offer-wired = Wired claims
dice-town-form-make_offer-share_dollars = Dollars of your winnings
dice-town-form-make_offer-share_nuggets = Nuggets of your winnings
dice-town-form-make_offer-ranches = Ranches
dice-town-form-make_offer-bandits = Bandits
dice-town-form-raise_offer-ranches = Ranches in all
dice-town-form-raise_offer-bandits = Bandits
dice-town-form-raise_offer-more_bandits = Further Bandits
dice-town-form-raise_offer-outcome = If the Sheriff chooses
dice-town-form-raise_offer-cards = Cards in hand
dice-town-form-raise_offer-wired = Wired claims
dice-town-form-raise_offer-dollars = Dollars in all
dice-town-form-raise_offer-nuggets = Nuggets in all
dice-town-form-raise_offer-more_cards = Further cards in hand
dice-town-form-raise_offer-more_wired = Further wired claims
dice-town-form-raise_offer-share_dollars = Dollars of your winnings, in all
dice-town-form-raise_offer-share_nuggets = Nuggets of your winnings, in all

## The log

dice-town-event-appointed = { $seat } is the first Sheriff.
dice-town-event-appointed-you = You’re the first Sheriff.
dice-town-event-round_began = Round { $round }. Sheriff: { $seat }.
dice-town-event-round_began-you = Round { $round }. You’re the Sheriff.
dice-town-event-rolled = Dice rattle under the cups.
dice-town-event-rolled-private =
    { $dice_count ->
        [0] Dice rattle under the cups. You have none to roll.
       *[other] Dice rattle under the cups. Under yours: { $dice }.
    }
dice-town-event-revealed =
    { $dice_count ->
        [0] { $seat } keeps none.
       *[other] { $seat } keeps { $dice }.
    }
dice-town-event-revealed-you =
    { $dice_count ->
        [0] You keep none.
       *[other] You keep { $dice }.
    }
dice-town-event-paid = { $seat } pays { dice-town-some-dollars } into the Stagecoach.
dice-town-event-paid-you = You pay { dice-town-some-dollars } into the Stagecoach.
dice-town-event-returned_dice = { $seat } can pay only for { $dice } and rolls { dice-town-some-dice } again.
dice-town-event-returned_dice-you = You can pay only for { $dice } and roll { dice-town-some-dice } again.
dice-town-event-dice_set = All dice are set. The town opens for business.
dice-town-event-final_hand = { $seat } has { $dice }. { $hand }.
dice-town-event-final_hand-you = You have { $dice }. { $hand }.
dice-town-event-last_rolled = Last roll: { $seat } rolls { $dice }.
dice-town-event-last_rolled-you = Last roll: you roll { $dice }.
dice-town-event-turned = { $seat } turns a die from { $die } to { $face } and now shows { $dice }.
dice-town-event-turned-you = You turn a die from { $die } to { $face } and now show { $dice }.

dice-town-told-revealed = Kept. { $each }.
dice-town-told-each-revealed = { $seat }: { $dice }
dice-town-told-last_rolled = Last roll. { $each }.
dice-town-told-each-last_rolled = { $seat }: { $dice }
dice-town-told-paid = Into the Stagecoach. { $each }.
dice-town-told-each-paid = { $seat }: { dice-town-some-dollars }

dice-town-event-played = { $seat } plays { $card }.
dice-town-event-played-you = You play { $card }.
dice-town-event-played-victim = { $seat } plays { $card } against { $victim }.
dice-town-event-played-victim-you = You play { $card } against { $victim }.
dice-town-event-played-victim-you-victim = { $seat } plays { $card } against you.
dice-town-event-played-die = { $seat } plays { $card }, to turn a die from { $die } to { $face }.
dice-town-event-played-die-you = You play { $card }, to turn a die from { $die } to { $face }.
dice-town-event-played-dice = { $seat } plays { $card }, to throw { $dice } once more.
dice-town-event-played-dice-you = You play { $card }, to throw { $dice } once more.
dice-town-event-played-bandit = { $seat } plays { $card }, to hire { $bandit }.
dice-town-event-played-bandit-you = You play { $card }, to hire { $bandit }.
dice-town-event-had_no_effect = { $seat } plays { $card }, but there’s nobody to play it against. It has no effect.
dice-town-event-had_no_effect-you = You play { $card }, but there’s nobody to play it against. It has no effect.
dice-town-event-took_effect = { $card } takes effect.
dice-town-event-cancelled = { $card }, played by { $seat }, is cancelled and has no effect.
dice-town-event-cancelled-you = Your { $card } is cancelled and has no effect.
dice-town-event-discarded = { $card } is discarded.
dice-town-event-turned_up = { $seat } gets { $card }, which is played at once.
dice-town-event-turned_up-you = You get { $card }, which is played at once.
dice-town-event-passes_in_advance = { $seat } passes in advance until the end of the round.
dice-town-event-passes_in_advance-you = You pass in advance until the end of the round.
dice-town-event-wants_to_be_asked = { $seat } no longer passes in advance.
dice-town-event-wants_to_be_asked-you = You no longer pass in advance.
dice-town-event-reshuffled = The discards are shuffled into a new Store deck: { dice-town-some-cards }.

dice-town-event-nobody_won = { $place }: nobody wins.
dice-town-event-sheriff_stayed = Nobody has a King. { $seat } stays Sheriff.
dice-town-event-sheriff_stayed-you = Nobody has a King. You stay Sheriff.
dice-town-event-nothing_to_decide = { $place }: there’s nothing to win here, so the Sheriff isn’t asked. Tied: { $seats }.
dice-town-event-tie_undecided = The tie between { $seats } stays undecided: the badge stays with { $seat }.
dice-town-event-tie_undecided-you = The tie between { $seats } stays undecided: the badge stays with you.
dice-town-event-chose_the_action = { $place }: { $seat } chooses “{ $action }”.
dice-town-event-chose_the_action-you = { $place }: you choose “{ $action }”.
dice-town-event-must_act = { $place }: { $seat } is in first place and has no choice: “{ $action }”.
dice-town-event-must_act-you = { $place }: you’re in first place and have no choice: “{ $action }”.
dice-town-event-had_nothing_to_pay = { $seat } is broke, so { $receiver } gets nothing.
dice-town-event-had_nothing_to_pay-you = You’re broke, so { $receiver } gets nothing.
dice-town-event-had_nothing_to_pay-you-receiver = { $seat } is broke, so you get nothing.
dice-town-event-won = { $place }: { $seat } wins with { dice-town-some-dice }.
dice-town-event-won-you = { $place }: you win with { dice-town-some-dice }.
dice-town-event-won-hand = { $place }: { $seat } wins. { $hand }: { $dice }.
dice-town-event-won-hand-you = { $place }: you win. { $hand }: { $dice }.
dice-town-event-came_second = { $place }: { $seat } takes second place with { dice-town-some-dice }.
dice-town-event-came_second-you = { $place }: you take second place with { dice-town-some-dice }.
dice-town-event-came_second-hand = { $place }: { $seat } takes second place. { $hand }: { $dice }.
dice-town-event-came_second-hand-you = { $place }: you take second place. { $hand }: { $dice }.
dice-town-event-acts = { $place }: { $seat } takes the action “{ $action }”.
dice-town-event-acts-you = { $place }: your action is “{ $action }”.
dice-town-event-found_nothing = { $place }: { $seat } leaves empty-handed.
dice-town-event-found_nothing-you = { $place }: you leave empty-handed.
dice-town-event-declined = { $place }: { $seat } declines.
dice-town-event-declined-you = { $place }: you decline.

dice-town-if-named =
    { $decision ->
        [first] if { $outcome } is given first place.
        [second] if { $outcome } is given second place.
        [next] if { $outcome } is let in next.
        [game] if { $outcome } is named the winner of the game.
       *[winner] if { $outcome } is named the winner.
    }
dice-town-if-you-are-named =
    { $decision ->
        [first] if you’re given first place.
        [second] if you’re given second place.
        [next] if you’re let in next.
        [game] if you’re named the winner of the game.
       *[winner] if you’re named the winner.
    }
dice-town-stake-mine = The winner takes { dice-town-some-nuggets }.
dice-town-stake-bank = The winner takes { dice-town-some-dollars }.
dice-town-stake-general-store =
    { $count ->
        [one] The winner draws a card
       *[other] The winner draws { $count } cards and keeps one
    }{ $times ->
        [2] , twice.
       *[other] .
    }
dice-town-stake-saloon =
    { $count ->
        [one] The winner steals a card from a hand.
       *[other] The winner draws { $count } cards from a hand and keeps one.
    }
dice-town-stake-sheriff = The winner takes the badge.
dice-town-stake-town-hall = The winner takes { dice-town-some-claims }.
dice-town-event-asked_the_sheriff =
    { $decision ->
        [first] { $place }: who takes first place? The Sheriff, { $seat }, decides between { $seats }.
        [second] { $place }: who takes second place? The Sheriff, { $seat }, decides between { $seats }.
        [next] { $place }: who goes in next? The Sheriff, { $seat }, decides between { $seats }.
        [game] Who wins the game? The Sheriff, { $seat }, decides between { $seats }.
       *[winner] { $place }: who wins? The Sheriff, { $seat }, decides between { $seats }.
    }
dice-town-event-asked_the_sheriff-you =
    { $decision ->
        [first] { $place }: who takes first place? You decide, Sheriff: { $seats }.
        [second] { $place }: who takes second place? You decide, Sheriff: { $seats }.
        [next] { $place }: who goes in next? You decide, Sheriff: { $seats }.
        [game] Who wins the game? You decide, Sheriff: { $seats }.
       *[winner] { $place }: who wins? You decide, Sheriff: { $seats }.
    }
dice-town-event-offered = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-ranches = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-you = You offer{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-ranches-you = You offer{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-you-outcome = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-ranches-you-outcome = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-you-seat-outcome = You offer{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-ranches-you-seat-outcome = You offer{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-ranches = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-you = You offer{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-ranches-you = You offer{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private-you-outcome = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-ranches-you-outcome = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-you-seat-outcome = You offer{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-offered-private-ranches-you-seat-outcome = You offer{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } { dice-town-if-you-are-named }
dice-town-event-called_for_better =
    { $decision ->
        [first] { $place }, first place: the Sheriff, { $seat }, asks for better offers.
        [second] { $place }, second place: the Sheriff, { $seat }, asks for better offers.
        [next] { $place }, who goes in next: the Sheriff, { $seat }, asks for better offers.
        [game] The winner of the game: the Sheriff, { $seat }, asks for better offers.
       *[winner] { $place }: the Sheriff, { $seat }, asks for better offers.
    }
dice-town-event-called_for_better-you =
    { $decision ->
        [first] { $place }, first place: you ask for better offers.
        [second] { $place }, second place: you ask for better offers.
        [next] { $place }, who goes in next: you ask for better offers.
        [game] The winner of the game: you ask for better offers.
       *[winner] { $place }: you ask for better offers.
    }
dice-town-event-decided =
    { $decision ->
        [first] { $place }: the Sheriff, { $seat }, gives first place to { $chosen }.
        [second] { $place }: the Sheriff, { $seat }, gives second place to { $chosen }.
        [next] { $place }: the Sheriff, { $seat }, lets { $chosen } go in next.
        [game] The Sheriff, { $seat }, names { $chosen } the winner of the game.
       *[winner] { $place }: the Sheriff, { $seat }, names { $chosen } the winner.
    }
dice-town-event-decided-self =
    { $decision ->
        [first] { $place }: the Sheriff, { $seat }, takes first place. Surprise!
        [second] { $place }: the Sheriff, { $seat }, takes second place.
        [next] { $place }: the Sheriff, { $seat }, goes in next.
        [game] The Sheriff, { $seat }, claims the game. Surprise!
       *[winner] { $place }: the Sheriff, { $seat }, picks the Sheriff. Surprise!
    }
dice-town-event-decided-you =
    { $decision ->
        [first] { $place }: as Sheriff you give first place to { $chosen }.
        [second] { $place }: as Sheriff you give second place to { $chosen }.
        [next] { $place }: as Sheriff you let { $chosen } go in next.
        [game] As Sheriff you name { $chosen } the winner of the game.
       *[winner] { $place }: as Sheriff you name { $chosen } the winner.
    }
dice-town-event-decided-you-chosen =
    { $decision ->
        [first] { $place }: the Sheriff, { $seat }, gives first place to you.
        [second] { $place }: the Sheriff, { $seat }, gives second place to you.
        [next] { $place }: the Sheriff, { $seat }, lets you go in next.
        [game] The Sheriff, { $seat }, names you the winner of the game.
       *[winner] { $place }: the Sheriff, { $seat }, names you the winner.
    }
dice-town-event-decided-you-seat-chosen =
    { $decision ->
        [first] { $place }: as Sheriff you give first place to yourself.
        [second] { $place }: as Sheriff you give second place to yourself.
        [next] { $place }: as Sheriff you go in next.
        [game] As Sheriff you name yourself the winner of the game.
       *[winner] { $place }: as Sheriff you name yourself the winner.
    }
dice-town-event-bribed = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-ranches = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-you = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } as you offered.
dice-town-event-bribed-ranches-you = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } as you offered.
dice-town-event-bribed-you-receiver = You get{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-ranches-you-receiver = You get{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-private = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-private-ranches = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-private-you = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } as you offered.
dice-town-event-bribed-private-ranches-you = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } as you offered.
dice-town-event-bribed-private-you-receiver = You get{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-private-ranches-you-receiver = You get{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-west }{ dice-town-offered-share } as { $seat } offered.
dice-town-some-sums =
    { $dollars ->
        [0] { dice-town-some-nuggets }
       *[other] { $nuggets ->
            [0] { dice-town-some-dollars }
           *[other] { dice-town-some-dollars } and { dice-town-some-nuggets }
        }
    }
dice-town-event-gave = { $seat } gives { dice-town-some-sums } to { $receiver }.
dice-town-event-gave-you = You give { dice-town-some-sums } to { $receiver }.
dice-town-event-gave-you-receiver = { $seat } gives { dice-town-some-sums } to you.

dice-town-event-paid_the_share = { $seat } pays { $receiver } the promised share of the winnings: { dice-town-some-sums }.
dice-town-event-paid_the_share-you = You pay { $receiver } the promised share of the winnings: { dice-town-some-sums }.
dice-town-event-paid_the_share-you-receiver = { $seat } pays you the promised share of the winnings: { dice-town-some-sums }.

dice-town-event-dug = { $seat } takes { dice-town-some-nuggets } at the Mine.
dice-town-event-dug-you = You take { dice-town-some-nuggets } at the Mine.
dice-town-event-robbed_the_bank = { $seat } robs the Bank: { dice-town-some-dollars }.
dice-town-event-robbed_the_bank-you = You rob the Bank: { dice-town-some-dollars }.
dice-town-event-stagecoach_arrived =
    { $dollars ->
        [0] The Stagecoach arrives empty.
       *[other] The Stagecoach brings { dice-town-some-dollars } to the Bank.
    }
dice-town-event-drew =
    { $count ->
        [0] The General Store has no card left for { $seat }.
        [one] { $seat } draws { $count } Store card.
       *[other] { $seat } draws { $count } Store cards.
    }
dice-town-event-drew-you =
    { $count ->
        [0] The General Store has no card left for you.
        [one] You draw { $count } Store card.
       *[other] You draw { $count } Store cards.
    }
dice-town-event-drew-private =
    { $count ->
        [0] The General Store has no card left for { $seat }.
       *[other] { $seat } draws from the Store: { $cards }.
    }
dice-town-event-drew-private-you =
    { $count ->
        [0] The General Store has no card left for you.
       *[other] You draw from the Store: { $cards }.
    }
dice-town-event-kept_a_card =
    { $count ->
        [0] { $seat } keeps the card.
       *[other] { $seat } keeps one card and discards { $count }.
    }
dice-town-event-kept_a_card-you =
    { $count ->
        [0] You keep the card.
       *[other] You keep one card and discard { $count }.
    }
dice-town-event-kept_a_card-private =
    { $count ->
        [0] { $seat } keeps { $card }.
       *[other] { $seat } keeps { $card } and discards { $cards }.
    }
dice-town-event-kept_a_card-private-you =
    { $count ->
        [0] You keep { $card }.
       *[other] You keep { $card } and discard { $cards }.
    }
dice-town-event-looks_for_a_victim = { $seat } looks for a victim in the Saloon and draws { dice-town-some-cards }.
dice-town-event-looks_for_a_victim-you = You look for a victim in the Saloon and draw { dice-town-some-cards }.
dice-town-event-named_the_victim = { $seat } is about to draw from the hand of { $victim }: { dice-town-some-backs }.
dice-town-event-named_the_victim-you = You’re about to draw from the hand of { $victim }: { dice-town-some-backs }.
dice-town-event-named_the_victim-you-victim = { $seat } is about to draw from your hand: { dice-town-some-backs }.
dice-town-event-put_back = The cards drawn go back to { $victim }.
dice-town-event-put_back-you-victim = The cards drawn go back to you.
dice-town-event-drew_from_hand = { $seat } draws from the hand of { $victim }: { dice-town-some-backs }.
dice-town-event-drew_from_hand-you = You draw from the hand of { $victim }: { dice-town-some-backs }.
dice-town-event-drew_from_hand-you-victim = { $seat } draws from your hand: { dice-town-some-backs }.
dice-town-event-drew_from_hand-private = { $seat } draws from the hand of { $victim }: { $cards }.
dice-town-event-drew_from_hand-private-you = You draw from the hand of { $victim }: { $cards }.
dice-town-event-drew_from_hand-private-you-victim = { $seat } draws from your hand: { $cards }.
dice-town-event-stole =
    { $store ->
        [0] { $seat } steals a claim from { $victim }.
       *[other] { $seat } steals a Store card from { $victim }.
    }
dice-town-event-stole-you =
    { $store ->
        [0] You steal a claim from { $victim }.
       *[other] You steal a Store card from { $victim }.
    }
dice-town-event-stole-you-victim =
    { $store ->
        [0] { $seat } steals a claim from you.
       *[other] { $seat } steals a Store card from you.
    }
dice-town-event-stole-private = { $seat } steals from { $victim }: { $card }.
dice-town-event-stole-private-you = You steal from { $victim }: { $card }.
dice-town-event-stole-private-you-victim = { $seat } steals from you: { $card }.
dice-town-event-kept_the_badge = { $seat } stays Sheriff.
dice-town-event-kept_the_badge-you = You stay Sheriff.
dice-town-event-took_the_badge = { $seat } takes the badge from { $victim }.
dice-town-event-took_the_badge-you = You take the badge from { $victim }.
dice-town-event-took_the_badge-you-victim = { $seat } takes the badge from you.
dice-town-event-badge_stayed = The badge stays with { $seat }; { $victim } doesn’t get it.
dice-town-event-badge_stayed-you = The badge stays with you; { $victim } doesn’t get it.
dice-town-event-badge_stayed-you-victim = The badge stays with { $seat }; you don’t get it.
dice-town-event-took_claims = { $seat } takes from the row: { $cards }.
dice-town-event-took_claims-you = You take from the row: { $cards }.
dice-town-event-took_top_claim = { $seat } takes the top claim of the deck.
dice-town-event-took_top_claim-you = You take the top claim of the deck.
dice-town-event-took_top_claim-private = { $seat } takes the top claim of the deck: { $card }.
dice-town-event-took_top_claim-private-you = You take the top claim of the deck: { $card }.
dice-town-event-refilled_the_row = The row of claims: { $row }.

dice-town-event-doc_awaits = Doc Badluck is ready to see { $seats }.
dice-town-event-doc_awaits-you-seats = Doc Badluck is ready to see you.
dice-town-event-took_remedy = { $seat } visits Doc Badluck. { $remedy }.
dice-town-event-took_remedy-you = You visit Doc Badluck. { $remedy }.
dice-town-event-wired = { $seat } puts barbed wire around { $cards }.
dice-town-event-wired-you = You put barbed wire around { $cards }.
dice-town-event-got_a_card = { $seat } takes the top Store card.
dice-town-event-got_a_card-you = You take the top Store card.
dice-town-event-got_a_card-private = { $seat } takes the top Store card: { $card }.
dice-town-event-got_a_card-private-you = You take the top Store card: { $card }.

dice-town-event-put_up_posters = Wanted: { $bandits }.
dice-town-event-sent_bandits =
    { $bandits_count ->
        [one] { $seat } sends { $bandits }, who sets { $dice } and is now wanted.
       *[other] { $seat } sends { $bandits }, who set { $dice } and are now wanted.
    }
dice-town-event-sent_bandits-you =
    { $bandits_count ->
        [one] You send { $bandits }, who sets { $dice } and is now wanted.
       *[other] You send { $bandits }, who set { $dice } and are now wanted.
    }
dice-town-event-sent_nobody = { $seat } sends no Bandit.
dice-town-event-sent_nobody-you = You send no Bandit.
dice-town-event-drew_from_the_river = { $seat } draws from the River: “{ $river }”.
dice-town-event-drew_from_the_river-you = You draw from the River: “{ $river }”.
dice-town-event-found_gold =
    { $nuggets ->
        [0] The Mine is empty; { $seat } leaves without gold.
       *[other] { $seat } takes { dice-town-some-nuggets } at the Mine.
    }
dice-town-event-found_gold-you =
    { $nuggets ->
        [0] The Mine is empty; you leave without gold.
       *[other] You take { dice-town-some-nuggets } at the Mine.
    }
dice-town-event-found_a_purse =
    { $dollars ->
        [0] The Bank is empty; { $seat } leaves without money.
       *[other] { $seat } takes { dice-town-some-dollars } from the Bank.
    }
dice-town-event-found_a_purse-you =
    { $dollars ->
        [0] The Bank is empty; you leave without money.
       *[other] You take { dice-town-some-dollars } from the Bank.
    }
dice-town-event-looked_at_the_river =
    { $count ->
        [0] There are no River cards left for { $seat } to look at.
        [one] { $seat } looks at the next River card.
       *[other] { $seat } looks at the next { $count } River cards.
    }
dice-town-event-looked_at_the_river-you =
    { $count ->
        [0] There are no River cards left for you to look at.
        [one] You look at the next River card.
       *[other] You look at the next { $count } River cards.
    }
dice-town-event-looked_at_the_river-private =
    { $count ->
        [0] There are no River cards left for { $seat } to look at.
        [one] { $seat } looks at the next River card: { $rivers }.
       *[other] { $seat } looks at the next River cards, from the top: { $rivers }.
    }
dice-town-event-looked_at_the_river-private-you =
    { $count ->
        [0] There are no River cards left for you to look at.
        [one] You look at the next River card: { $rivers }.
       *[other] You look at the next River cards, from the top: { $rivers }.
    }
dice-town-event-looked_through_discards =
    { $count ->
        [0] There are no discards; { $seat } leaves without a card.
       *[other] { $seat } looks through the discards: { dice-town-some-cards }.
    }
dice-town-event-looked_through_discards-you =
    { $count ->
        [0] There are no discards; you leave without a card.
       *[other] You look through the discards: { dice-town-some-cards }.
    }
dice-town-event-looked_through_discards-private =
    { $count ->
        [0] There are no discards; { $seat } leaves without a card.
       *[other] { $seat } looks through the discards: { $cards }.
    }
dice-town-event-looked_through_discards-private-you =
    { $count ->
        [0] There are no discards; you leave without a card.
       *[other] You look through the discards: { $cards }.
    }
dice-town-event-took_from_discards = { $seat } takes a Store card from the discards.
dice-town-event-took_from_discards-you = You take a Store card from the discards.
dice-town-event-took_from_discards-private = { $seat } takes from the discards: { $card }.
dice-town-event-took_from_discards-private-you = You take from the discards: { $card }.
dice-town-event-held_up_the_stagecoach = { $seat } robs the Stagecoach: { dice-town-some-dollars }.
dice-town-event-held_up_the_stagecoach-you = You rob the Stagecoach: { dice-town-some-dollars }.
dice-town-event-hired =
    { $top_count ->
        [0] { $seat } hires { $bandit }. No Bandits are left to hire.
       *[other] { $seat } hires { $bandit }. Next in line: { $top }.
    }
dice-town-event-hired-you =
    { $top_count ->
        [0] You hire { $bandit }. No Bandits are left to hire.
       *[other] You hire { $bandit }. Next in line: { $top }.
    }
dice-town-event-chased = { $seat } chases Bandits and throws { $dice }.
dice-town-event-chased-you = You chase Bandits and throw { $dice }.
dice-town-event-threw_again = { $seat } throws { dice-town-some-dice } once more and now has { $dice }.
dice-town-event-threw_again-you = You throw { dice-town-some-dice } once more and now have { $dice }.
dice-town-event-throw_stands = The throw stands: { $dice }.
dice-town-event-caught =
    { $bandits_count ->
        [0] The Bandits get away; { $seat } rides home alone.
       *[other] { $seat } catches { $bandits }.
    }
dice-town-event-caught-you =
    { $bandits_count ->
        [0] The Bandits get away; you ride home alone.
       *[other] You catch { $bandits }.
    }
dice-town-event-laid_ranches =
    { $count ->
        [one] { $seat } lays { $count } Ranch face up.
       *[other] { $seat } lays { $count } Ranches face up.
    }
dice-town-event-laid_ranches-you =
    { $count ->
        [one] You lay { $count } Ranch face up.
       *[other] You lay { $count } Ranches face up.
    }
dice-town-event-stole_a_ranch = { $seat } takes a Ranch from { $victim }.
dice-town-event-stole_a_ranch-you = You take a Ranch from { $victim }.
dice-town-event-stole_a_ranch-you-victim = { $seat } takes a Ranch from you.
dice-town-event-was_insured =
    { $store ->
        [0] The Insurance gives { $seat } the top claim of the deck.
       *[other] The Insurance gives { $seat } the top Store card.
    }
dice-town-event-was_insured-you =
    { $store ->
        [0] The Insurance gives you the top claim of the deck.
       *[other] The Insurance gives you the top Store card.
    }
dice-town-event-was_insured-private = The Insurance gives { $seat } the top card of the deck: { $card }.
dice-town-event-was_insured-private-you = The Insurance gives you the top card of the deck: { $card }.
dice-town-event-was_not_insured =
    { $store ->
        [0] There is no claim left that the Insurance could give { $seat }.
       *[other] There is no Store card left that the Insurance could give { $seat }.
    }
dice-town-event-was_not_insured-you =
    { $store ->
        [0] There is no claim left that the Insurance could give you.
       *[other] There is no Store card left that the Insurance could give you.
    }
dice-town-event-gave_a_card = { $seat } gives a Store card to { $receiver }.
dice-town-event-gave_a_card-you = You give a Store card to { $receiver }.
dice-town-event-gave_a_card-you-receiver = { $seat } gives a Store card to you.
dice-town-event-gave_a_card-private = { $seat } gives { $card } to { $receiver }.
dice-town-event-gave_a_card-private-you = You give { $card } to { $receiver }.
dice-town-event-gave_a_card-private-you-receiver = { $seat } gives { $card } to you.

dice-town-event-kept_the_claims = { $seat } gives no claim to the Indians.
dice-town-event-kept_the_claims-you = You give no claim to the Indians.
dice-town-event-gave_to_the_indians = { $seat } gives a claim to the Indians and takes the Indian die.
dice-town-event-gave_to_the_indians-you = You give a claim to the Indians and take the Indian die.
dice-town-event-gave_to_the_indians-card = { $seat } gives { $card } to the Indians and takes the Indian die.
dice-town-event-gave_to_the_indians-card-you = You give { $card } to the Indians and take the Indian die.
dice-town-event-rolled_the_indian_die = { $seat } rolls the Indian die: { $indian }.
dice-town-event-rolled_the_indian_die-you = You roll the Indian die: { $indian }.
dice-town-event-blessed = { $seat } turns a die from { $die } to { $face } and now has { $dice }.
dice-town-event-blessed-you = You turn a die from { $die } to { $face } and now have { $dice }.
dice-town-event-trapped = { $seat } turns a die of { $victim } from { $die } to { $face }; { $victim } now has { $dice }.
dice-town-event-trapped-you = You turn a die of { $victim } from { $die } to { $face }; { $victim } now has { $dice }.
dice-town-event-trapped-you-victim = { $seat } turns one of your dice from { $die } to { $face }; you now have { $dice }.
dice-town-event-took_the_war_path = { $seat } takes the War Path. { $place }: only the winner acts here this round.
dice-town-event-took_the_war_path-you = You take the War Path. { $place }: only the winner acts here this round.
dice-town-event-war_path_leads_nowhere = With two players only the winner of a place acts anyway: the War Path changes nothing.
dice-town-event-die_went_home = { $seat } returns the Indian die to the village.
dice-town-event-die_went_home-you = You return the Indian die to the village.
dice-town-event-took_the_indian_die = { $seat } takes the Indian die from the village.
dice-town-event-took_the_indian_die-you = You take the Indian die from the village.
dice-town-event-took_the_indian_die-holder = { $seat } takes the Indian die from { $holder }.
dice-town-event-took_the_indian_die-holder-you = You take the Indian die from { $holder }.
dice-town-event-took_the_indian_die-holder-you-holder = { $seat } takes the Indian die from you.

dice-town-event-counted =
    { $cards_count ->
        [0] { $seat } has no cards in hand and { $score } VP.
       *[other] { $seat } shows { $cards } and has { $score } VP.
    }
dice-town-event-counted-you =
    { $cards_count ->
        [0] You have no cards in hand and { $score } VP.
       *[other] You show { $cards } and have { $score } VP.
    }
dice-town-counted-score =
    { $score ->
        [0] no VP
       *[other] { $score } VP
    }
dice-town-counted-claims =
    { $claims ->
        [0] no claims
       *[other] { dice-town-some-claims }
    }
dice-town-event-counted-claims =
    { $cards_count ->
        [0] { $seat } has no cards in hand, { dice-town-counted-score } and { dice-town-counted-claims }.
       *[other] { $seat } shows { $cards } and has { dice-town-counted-score } and { dice-town-counted-claims }.
    }
dice-town-event-counted-claims-you =
    { $cards_count ->
        [0] You have no cards in hand, { dice-town-counted-score } and { dice-town-counted-claims }.
       *[other] You show { $cards } and have { dice-town-counted-score } and { dice-town-counted-claims }.
    }
dice-town-event-game_over =
    { $reason ->
        [mine] The Mine is empty: that was the last round. Time to count up.
        [claims] Every claim has an owner: that was the last round. Time to count up.
       *[both] The Mine is empty and every claim has an owner: that was the last round. Time to count up.
    }
dice-town-event-ended = The game is over. Won by { $winners }.
dice-town-event-ended-you-winners = The game is over. You’ve won!

## Actions

dice-town-action-dig = Take nuggets
dice-town-action-rob_the_bank = Rob the Bank
dice-town-action-go_shopping = Draw Store cards
dice-town-action-look_for_a_victim = Steal a card
dice-town-action-take_the_badge = Take the badge
dice-town-action-take_claims = Take claims
dice-town-action-pan = Draw a River card
dice-town-action-hold_up_the_stagecoach = Rob the Stagecoach
dice-town-action-see_doc = See Doc Badluck
dice-town-action-hire = Hire the top Bandit
dice-town-action-chase = Chase wanted Bandits
dice-town-action-court_the_mayors_wife = Call on the Mayor’s wife

## Bandits

dice-town-bandit-9-4 = Bandit 9 ($4)
    .about = Hired, he sets one or two dice you’re about to roll to 9, and is then wanted. Caught, he adds $4 to your dollars at the end.
dice-town-bandit-9-6 = Bandit 9 ($6)
    .about = Hired, he sets one or two dice you’re about to roll to 9, and is then wanted. Caught, he adds $6 to your dollars at the end.
dice-town-bandit-10-4 = Bandit 10 ($4)
    .about = Hired, he sets one or two dice you’re about to roll to 10, and is then wanted. Caught, he adds $4 to your dollars at the end.
dice-town-bandit-10-6 = Bandit 10 ($6)
    .about = Hired, he sets one or two dice you’re about to roll to 10, and is then wanted. Caught, he adds $6 to your dollars at the end.
dice-town-bandit-J-4 = Bandit J ($4)
    .about = Hired, he sets one or two dice you’re about to roll to J, and is then wanted. Caught, he adds $4 to your dollars at the end.
dice-town-bandit-J-6 = Bandit J ($6)
    .about = Hired, he sets one or two dice you’re about to roll to J, and is then wanted. Caught, he adds $6 to your dollars at the end.
dice-town-bandit-Q-4 = Bandit Q ($4)
    .about = Hired, he sets one or two dice you’re about to roll to Q, and is then wanted. Caught, he adds $4 to your dollars at the end.
dice-town-bandit-Q-6 = Bandit Q ($6)
    .about = Hired, he sets one or two dice you’re about to roll to Q, and is then wanted. Caught, he adds $6 to your dollars at the end.
dice-town-bandit-K-4 = Bandit K ($4)
    .about = Hired, he sets one or two dice you’re about to roll to K, and is then wanted. Caught, he adds $4 to your dollars at the end.
dice-town-bandit-K-6 = Bandit K ($6)
    .about = Hired, he sets one or two dice you’re about to roll to K, and is then wanted. Caught, he adds $6 to your dollars at the end.
dice-town-bandit-A-4 = Bandit A ($4)
    .about = Hired, he sets one or two dice you’re about to roll to A, and is then wanted. Caught, he adds $4 to your dollars at the end.
dice-town-bandit-A-6 = Bandit A ($6)
    .about = Hired, he sets one or two dice you’re about to roll to A, and is then wanted. Caught, he adds $6 to your dollars at the end.

dice-town-source-nuggets = Nuggets
dice-town-source-dollars = Dollars
dice-town-source-badge = Badge
dice-town-source-equipment = Equipment
dice-town-source-claims = Claims
dice-town-source-ranches = Ranches

dice-town-refusal-indians-need-wild-west = The Indians come with Wild West only. Choose Wild West too.
dice-town-refusal-too-many-without-wild-west = Without Wild West there are at most { $high } players, not { $seats }.
dice-town-refusal-no-such-first-sheriff = Nobody sits in seat { $first_sheriff }. The first Sheriff can be in one of the seats 1 to { $last_seat }.
dice-town-refusal-dice-not-there = Those dice don’t lie under your cup. Keep some of these: { $dice }.
dice-town-refusal-cannot-pay-for-none = Keeping none costs $1, which you don’t have. Keep at least one die.
dice-town-refusal-cannot-pay =
    { $most ->
        [one] You have { dice-town-some-dollars }. Keep { $most } die.
       *[other] You have { dice-town-some-dollars }. Keep { $most } dice at most.
    }
dice-town-refusal-paid-for-fewer =
    { $count ->
        [one] Choose exactly { $count } die of these: { $dice }.
       *[other] Choose exactly { $count } dice of these: { $dice }.
    }
dice-town-refusal-must-play = You keep more dice than you can pay for, so you must play { $card } now.
dice-town-refusal-passes-in-advance = You pass in advance; take that back to play a card.
dice-town-refusal-card-not-held = You don’t hold { $card }. Play a card from your hand, or pass.
dice-town-refusal-wrong-moment = { $card } is played at another moment. Play a card that fits, or pass.
dice-town-refusal-card-not-playable = { $card } can’t be played now. Play another card, or pass.
dice-town-refusal-share-of-another = You can offer a share of the winnings only if you’re the one who wins.
dice-town-refusal-called-already = You’ve already asked for better offers. Choose a player.
dice-town-refusal-not-among-the-tied = Choose between { $seats }.
dice-town-refusal-no-such-action = { $place } has no such action. Choose one of those shown.
dice-town-refusal-nothing-to-act-on = That would get you nothing. Choose the other action.
dice-town-refusal-card-not-drawn = You didn’t draw that card. Keep one of these: { $cards }.
dice-town-refusal-not-an-opponent = You can’t rob yourself. Choose an opponent.
dice-town-refusal-nobody-has-any = Nobody has anything to give for this remedy. Take another one.
dice-town-refusal-nothing-to-steal = { $victim } has no card in hand. Choose another victim, or decline.
dice-town-refusal-wrong-split =
    { $count ->
        [one] Draw { $count } card from { $victim }; in hand there are: { dice-town-some-backs }.
       *[other] Draw { $count } cards in all from { $victim }; in hand there are: { dice-town-some-backs }.
    }
dice-town-refusal-no-die-for-remedy = None of your dice allows this remedy: { $remedy }. Take another one.
dice-town-refusal-wrong-claims =
    { $count ->
        [0] You have no claim in hand to put wire around. Take another remedy.
        [one] Choose { $count } claim from your hand.
       *[other] Choose { $count } claims from your hand.
    }
dice-town-refusal-store-is-empty = The General Store has no cards left. Take another remedy.
dice-town-refusal-not-the-cards-looked-at = Apply one of these River cards and put back the others: { $rivers }.
dice-town-refusal-card-not-among-discards = That card isn’t among the discards. Take one of these: { $cards }.
dice-town-refusal-cannot-send =
    { $count ->
        [one] You have { $count } die to roll. Send one of { $bandits } for it.
       *[other] You have { $count } dice to roll. Choose one of { $bandits } for each die that is to be set, each at most { $most } times.
    }
dice-town-refusal-not-caught-by-the-dice = The dice show { $dice }; each catches one Bandit with its face, as many as possible. Wanted: { $bandits }.
dice-town-refusal-no-such-store-card = You don’t hold that Store card. Give one of these: { $cards }.
dice-town-refusal-claim-not-just-won = Give one of the claims you have just won ({ $cards }), or decline.
dice-town-refusal-guarded = { $victim } has the Bodyguard in this round. Choose somebody else.

dice-town-view-round = Round
dice-town-view-sheriff = Sheriff
dice-town-view-mine = Nuggets in the Mine
dice-town-view-bank = Dollars in the Bank
dice-town-view-stagecoach = Dollars in the Stagecoach
dice-town-view-store_deck = Store deck
dice-town-view-discards = Discards
dice-town-view-claims_deck = Claims deck
dice-town-view-row = Row of claims
dice-town-view-players = Players
dice-town-view-last_roll = Last roll
dice-town-view-acting = Acting now
dice-town-view-visitors = Doc Badluck’s visitors
dice-town-view-offers = Offers
dice-town-view-promised = Promised shares
dice-town-view-first_action = Action of first place
dice-town-view-known_discards = Known to be discarded
dice-town-view-known_deck = Known to be in the Store deck
dice-town-view-hand = Your hand
dice-town-view-cup = Under your cup
dice-town-view-looking_at = You’re looking at
dice-town-view-passes_in_advance = You pass in advance
dice-town-view-seat = Player
dice-town-view-outcome = If chosen
dice-town-view-dollars = Dollars
dice-town-view-nuggets = Nuggets
dice-town-view-store = Store cards
dice-town-view-claims = Claims
dice-town-view-cards = Cards
dice-town-view-known = Known cards
dice-town-view-wired = Wired claims
dice-town-view-played = Played, still open
dice-town-view-dice = Dice set
dice-town-view-fresh = Just kept
dice-town-view-under_cup = Dice under the cup
dice-town-view-keeps_for_free = Keeps dice for free
dice-town-view-must_play_brute = Must play The Brute
dice-town-view-won = Has won something
dice-town-view-share_dollars = Dollars of the winnings
dice-town-view-share_nuggets = Nuggets of the winnings
dice-town-view-ranches = Ranches
dice-town-view-hired = Hired Bandits
dice-town-view-caught = Caught Bandits
dice-town-view-river = River deck
dice-town-view-river_gone = Left the River
dice-town-view-known_river = Known top of the River
dice-town-view-bandits = Bandits to hire
dice-town-view-top_bandit = Next Bandit
dice-town-view-wanted = Wanted
dice-town-view-chase_dice = Dice of the chase
dice-town-view-box = Claims in the box
dice-town-view-die_holder = Has the Indian die
dice-town-view-guarded = Guarded
dice-town-view-war_path = War Path
