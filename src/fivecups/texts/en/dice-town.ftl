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
       *[other] { " " }${ $share_dollars } out of the coming gain,
    }{ $share_nuggets ->
        [0] { "" }
        [one] { " " }{ $share_nuggets } nugget out of the coming gain,
       *[other] { " " }{ $share_nuggets } nuggets out of the coming gain,
    }

## What the player is to do

dice-town-ask-keep_dice = Choose the dice to keep: one is free, every further one costs $1; keeping none costs $1 too.
dice-town-ask-return_dice =
    { $count ->
        [one] Your money pays for { $count } die in all. Choose the one that stays; the others are rolled again.
       *[other] Your money pays for { $count } dice in all. Choose those that stay; the others are rolled again.
    }
dice-town-ask-play_or_pass =
    { $moment ->
        [reveal] The dice are on the table: play a card or pass.
        [card-played] { $about } plays { $card }: answer with a card or pass.
        [mine] You are about to take nuggets at the Mine: play a card or pass.
        [bank-robbed] { $about } robs the Bank: play a card or pass.
        [general-store] You are about to draw Store cards: play a card or pass.
        [saloon] You are about to steal at the Saloon: play a card or pass.
        [badge-passes] { $about } is about to take the badge: play a card or pass.
        [town-hall] You are about to take claims at the Town Hall: play a card or pass.
        [doc-badluck] Doc Badluck is about to receive visitors: play a card or pass.
        [chase] You are about to chase Bandits: play a card or pass.
        [theft] You are about to pick a victim: play a card or pass.
        [robbed] You have been robbed: play a card or pass.
        [hire] You are about to hire a Bandit: play a card or pass.
        [end-of-round] The round is over: play a card or pass.
       *[other] Play a card or pass.
    }
dice-town-ask-pass_in_advance = You can pass in advance until the end of the round, whenever a card could be played.
dice-town-ask-choose_a_player = Choose the player whom this card is aimed at: { $card }.
dice-town-ask-make_offer =
    { $decision ->
        [second] { $place }: the Sheriff will name who takes second place, one of { $outcomes }.
        [next] { $place }: the Sheriff will name who goes in next, one of { $outcomes }.
       *[first] { $place }: the Sheriff will name the winner, one of { $outcomes }.
    } Make an offer for one outcome, or offer nothing.
dice-town-ask-raise_offer =
    { $decision ->
        [second] { $place }, second place: the Sheriff asks for better offers.
        [next] { $place }, who goes in next: the Sheriff asks for better offers.
       *[first] { $place }, first place: the Sheriff asks for better offers.
    } Raise yours, or leave it as it is.
dice-town-ask-name_one =
    { $decision ->
        [second] { $place }: as Sheriff you decide who takes second place.
        [next] { $place }: as Sheriff you decide who goes in next.
       *[first] { $place }: as Sheriff you decide who wins.
    } Name one of { $outcomes }; offers for that outcome are yours at once.
dice-town-ask-choose_action = { $place }: you have won. Choose your action; second place, if it acts, does the other.
dice-town-ask-keep_a_card = General Store: keep one of the cards you drew; the others are discarded.
dice-town-ask-rob_somebody = Saloon: choose a victim and how many cards of each back to draw, or decline.
dice-town-ask-keep_the_loot = Saloon: keep one of the cards you drew; the others go back to { $victim }.
dice-town-ask-take_a_remedy = Doc Badluck: take a remedy that your dice allow, or leave without one.
dice-town-ask-name_the_winner = Points and claims are equal. As Sheriff, name the winner: { $tied }.
dice-town-ask-send_bandits = Before the roll your Bandits may set dice, each one or two, for free. A Bandit you use is wanted afterwards.
dice-town-ask-discover = Discovery: apply one of these River cards; the others go back on top in the order you choose.
dice-town-ask-take_from_discards = Coupon: take one Store card from the discards.
dice-town-ask-be_treated = Doc Badluck: take a remedy that your dice allow.
dice-town-ask-catch_bandits = Your throw, { $dice }, cannot catch them all: each die catches one Bandit with its face. Choose the Bandits you catch.
dice-town-ask-give_a_card = Gift: choose the Store card you hand to { $receiver }.
dice-town-ask-give_a_claim = You may give the Indians one of the claims you have just won and take the Indian die, or keep them all.
dice-town-ask-shamans_blessing = Shaman’s Blessing: turn one of your dice to any face.
dice-town-ask-set_a_trap = Trap: choose an opponent, one of their dice and its new face.
dice-town-ask-take_the_war_path = War Path: choose a place where only first place will act.

## What the others wait for

dice-town-wait-keep_dice = Still choosing dice: { $seats }.
dice-town-wait-return_dice = { $seats } is choosing which dice stay.
dice-town-wait-choose_a_player = { $seats } is choosing whom the card is aimed at.
dice-town-wait-make_offer = Still thinking about an offer: { $seats }.
dice-town-wait-raise_offer = Still thinking about a better offer: { $seats }.
dice-town-wait-name_one = The Sheriff, { $seats }, is deciding.
dice-town-wait-choose_action = { $seats } is choosing an action.
dice-town-wait-keep_a_card = { $seats } is looking at Store cards.
dice-town-wait-rob_somebody = { $seats } is choosing a victim.
dice-town-wait-keep_the_loot = { $seats } is looking at the cards drawn.
dice-town-wait-take_a_remedy = { $seats } is at Doc Badluck’s.
dice-town-wait-name_the_winner = The Sheriff, { $seats }, is naming the winner.
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
dice-town-say-do_not_ask_me = Pass in advance until the end of the round
dice-town-say-ask_me = No longer pass in advance
dice-town-say-choose = Name { $seat }
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
       *[other] Set a die each with { $bandits }
    }
dice-town-say-catch = Catch { $bandits }
dice-town-say-apply = Apply “{ $river }”; back on top, first things first: { $rivers }
dice-town-say-give = Give { $card }
dice-town-say-turn = Turn { $die } to { $face }
dice-town-say-trap = { $victim }: turn { $die } to { $face }
dice-town-say-block = { $place }

dice-town-form-make_offer-outcome = If the Sheriff names
dice-town-form-make_offer-dollars = Dollars
dice-town-form-make_offer-nuggets = Nuggets
dice-town-form-make_offer-cards = Cards in hand
dice-town-form-make_offer-wired = Wired claims
dice-town-form-make_offer-share_dollars = Dollars out of what the place pays you
dice-town-form-make_offer-share_nuggets = Nuggets out of what the place pays you
dice-town-form-raise_offer-outcome = If the Sheriff names
dice-town-form-raise_offer-cards = Cards in hand
dice-town-form-raise_offer-wired = Wired claims
dice-town-form-raise_offer-dollars = Dollars in all
dice-town-form-raise_offer-nuggets = Nuggets in all
dice-town-form-raise_offer-more_cards = Further cards in hand
dice-town-form-raise_offer-more_wired = Further wired claims
dice-town-form-raise_offer-share_dollars = Dollars out of what the place pays you, in all
dice-town-form-raise_offer-share_nuggets = Nuggets out of what the place pays you, in all

## The log

dice-town-event-appointed = { $seat } is the first Sheriff.
dice-town-event-round_began = Round { $round }. Sheriff: { $seat }.
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
dice-town-event-paid = { $seat } pays { dice-town-some-dollars } into the Stagecoach.
dice-town-event-returned_dice =
    { $count ->
        [one] { $seat } can pay for { $dice } only; { $count } die goes back to be rolled.
       *[other] { $seat } can pay for { $dice } only; { $count } dice go back to be rolled.
    }
dice-town-event-dice_set = All dice are set. The places open.
dice-town-event-final_hand = { $seat } has { $dice }. { $hand }.
dice-town-event-last_rolled = Last roll: { $seat } rolls { $dice }.
dice-town-event-turned = { $seat } turns a die from { $die } to { $face } and now shows { $dice }.

dice-town-event-played = { $seat } plays { $card }.
dice-town-event-played-victim = { $seat } plays { $card } against { $victim }.
dice-town-event-played-die = { $seat } plays { $card }: a die is to be turned from { $die } to { $face }.
dice-town-event-played-dice = { $seat } plays { $card }: { $dice } are to be thrown once more.
dice-town-event-played-bandit = { $seat } plays { $card }: { $bandit } is to be hired.
dice-town-event-had_no_effect = { $seat } plays { $card }, but there is nobody to aim it at. It has no effect.
dice-town-event-took_effect = { $card } takes effect.
dice-town-event-cancelled = { $card }, played by { $seat }, is cancelled and has no effect.
dice-town-event-turned_up = { $seat } gets { $card }, which is played at once.
dice-town-event-passes_in_advance = { $seat } passes in advance until the end of the round.
dice-town-event-wants_to_be_asked = { $seat } no longer passes in advance.
dice-town-event-reshuffled =
    { $count ->
        [one] The Store deck is renewed from the discards: { $count } card.
       *[other] The Store deck is renewed from the discards: { $count } cards.
    }

dice-town-event-nobody_won = { $place }: nobody wins.
dice-town-event-won =
    { $count ->
        [one] { $place }: { $seat } wins with { $count } die.
       *[other] { $place }: { $seat } wins with { $count } dice.
    }
dice-town-event-won-hand = { $place }: { $seat } wins. { $hand }: { $dice }.
dice-town-event-came_second =
    { $count ->
        [one] { $place }: { $seat } takes second place with { $count } die.
       *[other] { $place }: { $seat } takes second place with { $count } dice.
    }
dice-town-event-came_second-hand = { $place }: { $seat } takes second place. { $hand }: { $dice }.
dice-town-event-acts = { $place }, { $seat }: { $action }.
dice-town-event-found_nothing = { $place }: there is nothing here for { $seat }.
dice-town-event-declined = { $place }: { $seat } declines.

dice-town-if-named =
    { $decision ->
        [second] if { $outcome } is named for second place.
        [next] if { $outcome } is named to go in next.
       *[first] if { $outcome } is named the winner.
    }
dice-town-event-asked_the_sheriff =
    { $decision ->
        [second] { $place }: the Sheriff, { $seat }, is to name who takes second place, one of { $seats }.
        [next] { $place }: the Sheriff, { $seat }, is to name who goes in next, one of { $seats }.
       *[first] { $place }: the Sheriff, { $seat }, is to name the winner, one of { $seats }.
    }
dice-town-event-offered = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-offered-private = { $seat } offers{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } { dice-town-if-named }
dice-town-event-called_for_better =
    { $decision ->
        [second] { $place }, second place: the Sheriff, { $seat }, asks for better offers.
        [next] { $place }, who goes in next: the Sheriff, { $seat }, asks for better offers.
       *[first] { $place }, first place: the Sheriff, { $seat }, asks for better offers.
    }
dice-town-event-decided =
    { $decision ->
        [second] { $place }: the Sheriff, { $seat }, gives second place to { $chosen }.
        [next] { $place }: the Sheriff, { $seat }, lets { $chosen } go in next.
        [game] The Sheriff, { $seat }, names { $chosen } the winner of the game.
       *[first] { $place }: the Sheriff, { $seat }, gives first place to { $chosen }.
    }
dice-town-event-bribed = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-backs }{ dice-town-offered-wired }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-bribed-private = { $receiver } gets{ dice-town-offered-sums }{ dice-town-offered-cards }{ dice-town-offered-wired }{ dice-town-offered-share } as { $seat } offered.
dice-town-event-gave =
    { $dollars ->
        [0] { $seat } gives { dice-town-some-nuggets } to { $receiver }.
       *[other] { $nuggets ->
            [0] { $seat } gives { dice-town-some-dollars } to { $receiver }.
           *[other] { $seat } gives { dice-town-some-dollars } and { dice-town-some-nuggets } to { $receiver }.
        }
    }

dice-town-event-paid_the_share =
    { $dollars ->
        [0] { $seat } pays { $receiver } the promised share of the gain: { dice-town-some-nuggets }.
       *[other] { $nuggets ->
            [0] { $seat } pays { $receiver } the promised share of the gain: { dice-town-some-dollars }.
           *[other] { $seat } pays { $receiver } the promised share of the gain: { dice-town-some-dollars } and { dice-town-some-nuggets }.
        }
    }

dice-town-event-dug = { $seat } takes { dice-town-some-nuggets } at the Mine.
dice-town-event-robbed_the_bank = { $seat } robs the Bank: { dice-town-some-dollars }.
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
dice-town-event-drew-private =
    { $count ->
        [0] The General Store has no card left for { $seat }.
       *[other] { $seat } draws from the Store: { $cards }.
    }
dice-town-event-kept_a_card =
    { $count ->
        [0] { $seat } keeps the card.
       *[other] { $seat } keeps one card and discards { $count }.
    }
dice-town-event-kept_a_card-private =
    { $count ->
        [0] { $seat } keeps { $card }.
       *[other] { $seat } keeps { $card } and discards { $cards }.
    }
dice-town-event-looks_for_a_victim =
    { $count ->
        [one] { $seat } looks for a victim in the Saloon and may draw { $count } card.
       *[other] { $seat } looks for a victim in the Saloon and may draw up to { $count } cards.
    }
dice-town-event-drew_from_hand = { $seat } draws from the hand of { $victim }: { dice-town-some-backs }.
dice-town-event-drew_from_hand-private = { $seat } draws from the hand of { $victim }: { $cards }.
dice-town-event-stole =
    { $store ->
        [0] { $seat } steals a claim from { $victim }.
       *[other] { $seat } steals a Store card from { $victim }.
    }
dice-town-event-stole-private = { $seat } steals from { $victim }: { $card }.
dice-town-event-kept_the_badge = { $seat } stays Sheriff.
dice-town-event-took_the_badge = { $seat } takes the badge from { $victim }.
dice-town-event-badge_stayed = The badge stays with { $seat }; { $victim } does not get it.
dice-town-event-took_claims = { $seat } takes from the row: { $cards }.
dice-town-event-took_top_claim = { $seat } takes the top claim of the deck.
dice-town-event-took_top_claim-private = { $seat } takes the top claim of the deck: { $card }.
dice-town-event-refilled_the_row = The row of claims: { $row }.

dice-town-event-doc_awaits = Doc Badluck is ready to see { $seats }.
dice-town-event-took_remedy = { $seat } visits Doc Badluck. { $remedy }.
dice-town-event-wired = { $seat } puts barbed wire around { $cards }.
dice-town-event-got_a_card = { $seat } takes the top Store card.
dice-town-event-got_a_card-private = { $seat } takes the top Store card: { $card }.

dice-town-event-put_up_posters = Wanted: { $bandits }.
dice-town-event-sent_bandits =
    { $bandits_count ->
        [one] { $seat } sends { $bandits }, who sets { $dice } and is now wanted.
       *[other] { $seat } sends { $bandits }, who set { $dice } and are now wanted.
    }
dice-town-event-sent_nobody = { $seat } sends no Bandit.
dice-town-event-drew_from_the_river = { $seat } draws from the River: “{ $river }”.
dice-town-event-found_gold =
    { $nuggets ->
        [0] { $seat } finds the Mine empty.
       *[other] { $seat } takes { dice-town-some-nuggets } at the Mine.
    }
dice-town-event-found_a_purse =
    { $dollars ->
        [0] { $seat } finds the Bank empty.
       *[other] { $seat } takes { dice-town-some-dollars } from the Bank.
    }
dice-town-event-looked_at_the_river =
    { $count ->
        [0] { $seat } finds no River cards to look at.
        [one] { $seat } looks at the next River card.
       *[other] { $seat } looks at the next { $count } River cards.
    }
dice-town-event-looked_at_the_river-private =
    { $count ->
        [0] { $seat } finds no River cards to look at.
        [one] { $seat } looks at the next River card: { $rivers }.
       *[other] { $seat } looks at the next River cards, from the top: { $rivers }.
    }
dice-town-event-looked_through_discards =
    { $count ->
        [0] { $seat } finds no discards to look through.
        [one] { $seat } looks through the discards: { $count } card.
       *[other] { $seat } looks through the discards: { $count } cards.
    }
dice-town-event-looked_through_discards-private =
    { $count ->
        [0] { $seat } finds no discards to look through.
       *[other] { $seat } looks through the discards: { $cards }.
    }
dice-town-event-took_from_discards = { $seat } takes a Store card from the discards.
dice-town-event-took_from_discards-private = { $seat } takes from the discards: { $card }.
dice-town-event-held_up_the_stagecoach = { $seat } robs the Stagecoach: { dice-town-some-dollars }.
dice-town-event-hired =
    { $top_count ->
        [0] { $seat } hires { $bandit }. No Bandits are left to hire.
       *[other] { $seat } hires { $bandit }. Next to be hired: { $top }.
    }
dice-town-event-chased = { $seat } chases Bandits and throws { $dice }.
dice-town-event-threw_again =
    { $count ->
        [one] { $seat } throws { $count } die once more: { $dice }.
       *[other] { $seat } throws { $count } dice once more: { $dice }.
    }
dice-town-event-throw_stands = The throw stands: { $dice }.
dice-town-event-caught =
    { $bandits_count ->
        [0] { $seat } catches nobody.
       *[other] { $seat } catches { $bandits }.
    }
dice-town-event-laid_ranches =
    { $count ->
        [one] { $seat } lays { $count } Ranch face up.
       *[other] { $seat } lays { $count } Ranches face up.
    }
dice-town-event-stole_a_ranch = { $seat } takes a Ranch from { $victim }.
dice-town-event-was_insured =
    { $store ->
        [0] The Insurance gives { $seat } the top claim of the deck.
       *[other] The Insurance gives { $seat } the top Store card.
    }
dice-town-event-was_insured-private = The Insurance gives { $seat } the top card of the deck: { $card }.
dice-town-event-gave_a_card = { $seat } gives a Store card to { $receiver }.
dice-town-event-gave_a_card-private = { $seat } gives { $card } to { $receiver }.

dice-town-event-kept_the_claims = { $seat } gives no claim to the Indians.
dice-town-event-gave_to_the_indians = { $seat } gives a claim to the Indians and takes the Indian die.
dice-town-event-gave_to_the_indians-private = { $seat } gives { $card } to the Indians and takes the Indian die.
dice-town-event-rolled_the_indian_die = { $seat } rolls the Indian die: { $indian }.
dice-town-event-blessed = { $seat } turns a die from { $die } to { $face } and now has { $dice }.
dice-town-event-trapped = { $seat } turns a die of { $victim } from { $die } to { $face }; { $victim } now has { $dice }.
dice-town-event-took_the_war_path = { $place }: only first place acts here in this round. { $seat } has taken the War Path.
dice-town-event-die_went_home = The Indian die goes from { $seat } back to the village.
dice-town-event-took_the_indian_die = { $seat } takes the Indian die from the village.
dice-town-event-took_the_indian_die-holder = { $seat } takes the Indian die from { $holder }.

dice-town-event-counted =
    { $cards_count ->
        [0] { $seat } has no cards in hand and { $score } VP.
       *[other] { $seat } shows { $cards } and has { $score } VP.
    }
dice-town-event-ended = The game is over. Won by: { $winners }.

## Actions

dice-town-action-dig = Take a nugget for each 9
dice-town-action-rob_the_bank = Rob the Bank
dice-town-action-go_shopping = Draw Store cards
dice-town-action-look_for_a_victim = Steal a card
dice-town-action-take_the_badge = Take the badge
dice-town-action-take_claims = Take claims of the row
dice-town-action-pan = Draw a River card
dice-town-action-hold_up_the_stagecoach = Rob the Stagecoach: $1 for each 10
dice-town-action-see_doc = Take a remedy from Doc Badluck
dice-town-action-hire = Hire the top Bandit
dice-town-action-chase = Chase wanted Bandits
dice-town-action-court_the_mayors_wife = Call on the Mayor’s wife: the top claim of the deck

## Bandits

dice-town-bandit-9-4 = Bandit 9 ($4)
    .about =
        Hired, it sets one or two dice you are about to roll to 9, and is then wanted. Caught, it
        adds $4 to your dollars at the end.
dice-town-bandit-9-6 = Bandit 9 ($6)
    .about =
        Hired, it sets one or two dice you are about to roll to 9, and is then wanted. Caught, it
        adds $6 to your dollars at the end.
dice-town-bandit-10-4 = Bandit 10 ($4)
    .about =
        Hired, it sets one or two dice you are about to roll to 10, and is then wanted. Caught, it
        adds $4 to your dollars at the end.
dice-town-bandit-10-6 = Bandit 10 ($6)
    .about =
        Hired, it sets one or two dice you are about to roll to 10, and is then wanted. Caught, it
        adds $6 to your dollars at the end.
dice-town-bandit-J-4 = Bandit J ($4)
    .about =
        Hired, it sets one or two dice you are about to roll to J, and is then wanted. Caught, it
        adds $4 to your dollars at the end.
dice-town-bandit-J-6 = Bandit J ($6)
    .about =
        Hired, it sets one or two dice you are about to roll to J, and is then wanted. Caught, it
        adds $6 to your dollars at the end.
dice-town-bandit-Q-4 = Bandit Q ($4)
    .about =
        Hired, it sets one or two dice you are about to roll to Q, and is then wanted. Caught, it
        adds $4 to your dollars at the end.
dice-town-bandit-Q-6 = Bandit Q ($6)
    .about =
        Hired, it sets one or two dice you are about to roll to Q, and is then wanted. Caught, it
        adds $6 to your dollars at the end.
dice-town-bandit-K-4 = Bandit K ($4)
    .about =
        Hired, it sets one or two dice you are about to roll to K, and is then wanted. Caught, it
        adds $4 to your dollars at the end.
dice-town-bandit-K-6 = Bandit K ($6)
    .about =
        Hired, it sets one or two dice you are about to roll to K, and is then wanted. Caught, it
        adds $6 to your dollars at the end.
dice-town-bandit-A-4 = Bandit A ($4)
    .about =
        Hired, it sets one or two dice you are about to roll to A, and is then wanted. Caught, it
        adds $4 to your dollars at the end.
dice-town-bandit-A-6 = Bandit A ($6)
    .about =
        Hired, it sets one or two dice you are about to roll to A, and is then wanted. Caught, it
        adds $6 to your dollars at the end.

dice-town-source-nuggets = Nuggets
dice-town-source-dollars = Dollars
dice-town-source-badge = Badge
dice-town-source-equipment = Equipment
dice-town-source-claims = Claims
dice-town-source-ranches = Ranches

dice-town-refusal-indians-need-wild-west = The Indians come with Wild West only. Choose Wild West too.
dice-town-refusal-too-many-without-wild-west = Without Wild West there are at most { $high } players, not { $seats }.
dice-town-refusal-no-such-first-sheriff = Nobody sits in seat { $first_sheriff }. The first Sheriff can be in one of the seats 1 to { $last_seat }.
dice-town-refusal-dice-not-there = Those dice do not lie under your cup. Keep some of these: { $dice }.
dice-town-refusal-cannot-pay-for-none = Keeping none costs $1, which you do not have. Keep at least one die.
dice-town-refusal-cannot-pay =
    { $most ->
        [one] You have ${ $dollars }. Keep { $most } die.
       *[other] You have ${ $dollars }. Keep { $most } dice at most.
    }
dice-town-refusal-paid-for-fewer =
    { $count ->
        [one] Choose exactly { $count } die of these: { $dice }.
       *[other] Choose exactly { $count } dice of these: { $dice }.
    }
dice-town-refusal-must-play = You keep more dice than you can pay for, so you must play { $card } now.
dice-town-refusal-passes-in-advance = You pass in advance; take that back to play a card.
dice-town-refusal-card-not-held = You do not hold { $card }. Play a card from your hand, or pass.
dice-town-refusal-wrong-moment = { $card } is played at another moment. Play a card that fits, or pass.
dice-town-refusal-card-just-gained = You have only just gained { $card }; it can be played after this is resolved.
dice-town-refusal-card-not-playable = { $card } cannot be played now. Play another card, or pass.
dice-town-refusal-share-of-another = A share of the gain can be offered only if the outcome is that you win.
dice-town-refusal-called-already = You have already asked for better offers. Name a player.
dice-town-refusal-not-among-the-tied = Name one of { $seats }.
dice-town-refusal-no-such-action = { $place } has no such action. Choose one of those shown.
dice-town-refusal-nothing-to-act-on = There is nothing to act on for you there. Choose the other action.
dice-town-refusal-card-not-drawn = You did not draw that card. Keep one of these: { $cards }.
dice-town-refusal-not-an-opponent = You cannot rob yourself. Choose an opponent.
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
dice-town-refusal-card-not-among-discards = That card is not among the discards. Take one of these: { $cards }.
dice-town-refusal-cannot-send =
    { $count ->
        [one] You have { $count } die to roll. Send one of { $bandits } for it.
       *[other] You have { $count } dice to roll. Name one of { $bandits } for each die that is to be set, each at most { $most } times.
    }
dice-town-refusal-not-caught-by-the-dice = The dice show { $dice }; each catches one Bandit with its face, as many as possible. Wanted: { $bandits }.
dice-town-refusal-no-such-store-card = You do not hold that Store card. Give one of these: { $cards }.
dice-town-refusal-claim-not-just-won = Give one of the claims you have just won ({ $cards }), or decline.
dice-town-refusal-guarded = { $victim } is under the Bodyguard’s protection in this round. Choose somebody else.

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
dice-town-view-known_discards = Known to be discarded
dice-town-view-known_deck = Known to be in the Store deck
dice-town-view-hand = Your hand
dice-town-view-cup = Under your cup
dice-town-view-looking_at = You are looking at
dice-town-view-passes_in_advance = You pass in advance
dice-town-view-seat = Player
dice-town-view-outcome = If named
dice-town-view-dollars = Dollars
dice-town-view-nuggets = Nuggets
dice-town-view-store = Store cards
dice-town-view-claims = Claims
dice-town-view-cards = Cards
dice-town-view-known = Known cards
dice-town-view-wired = Wired claims
dice-town-view-dice = Dice set
dice-town-view-fresh = Just kept
dice-town-view-under_cup = Dice under the cup
dice-town-view-keeps_for_free = Keeps dice for free
dice-town-view-must_play_brute = Must play The Brute
dice-town-view-won = Has won something
dice-town-view-share_dollars = Dollars of the gain
dice-town-view-share_nuggets = Nuggets of the gain
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
