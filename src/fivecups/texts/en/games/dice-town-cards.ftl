## Places

dice-town-place-mine = Mine
    .about = Whoever has the most 9s takes one nugget for each 9.
    .about-wild-west = Whoever has the most 9s chooses: one nugget for each 9, or a River card. The player in second place does the other.
dice-town-place-bank = Bank
    .about = Whoever has the most 10s takes all the dollars in the Bank.
    .about-wild-west = Whoever has the most 10s chooses: all the dollars in the Bank, or $1 from the Stagecoach for each 10. The player in second place does the other.
dice-town-place-stagecoach = Stagecoach
    .about = Nobody wins it: the dollars paid for dice gather here and move to the Bank.
    .about-wild-west = The dollars paid for dice gather here. At the Bank some of them may be robbed; the rest move to the Bank.
dice-town-place-general-store = General Store
    .about = Whoever has the most Jacks draws a Store card for each Jack and keeps one of them.
    .about-wild-west = Whoever has the most Jacks chooses: draw a Store card for each Jack and keep one, or take a remedy from Doc Badluck. The player in second place does the other.
dice-town-place-saloon = Saloon
    .about = Whoever has the most Queens draws a card from one opponent for each Queen and keeps one of them.
    .about-wild-west = Whoever has the most Queens chooses: steal a card from an opponent, or hire the top Bandit. The player in second place does the other.
dice-town-place-sheriff = Sheriff
    .about = Whoever has the most Kings takes the badge; the Sheriff decides every tie.
    .about-wild-west = Whoever has the most Kings chooses: take the badge, or chase wanted Bandits. The player in second place does the other.
dice-town-place-town-hall = Town Hall
    .about = The player with the best poker hand takes the first claim of the row and one more for each Ace, three at most.
    .about-wild-west = The player with the best poker hand chooses: claims from the row, or the top card of the claims deck from the Mayor’s wife. The player in second place does the other.
dice-town-place-doc-badluck = Doc Badluck
    .about = Whoever won nothing in this round may take one remedy that their dice allow.
    .about-wild-west =
        Whoever still has an open Doc Badluck marker may take one remedy that their dice allow.

## Store cards

dice-town-card-equipment-1 = Equipment (1 VP)
    .about = Worth 1 VP at the end of the game. It’s never played and can’t be cancelled.
dice-town-card-equipment-2 = Equipment (2 VP)
    .about = Worth 2 VP at the end of the game. It’s never played and can’t be cancelled.
dice-town-card-equipment-3 = Equipment (3 VP)
    .about = Worth 3 VP at the end of the game. It’s never played and can’t be cancelled.
dice-town-card-equipment-4 = Equipment (4 VP)
    .about = Worth 4 VP at the end of the game. It’s never played and can’t be cancelled.
dice-town-card-equipment-5 = Equipment (5 VP)
    .about = Worth 5 VP at the end of the game. It’s never played and can’t be cancelled.
dice-town-card-equipment-8 = Horse (8 VP)
    .about = Equipment, worth 8 VP at the end of the game. It’s never played and can’t be cancelled.
dice-town-card-dynamite = Dynamite
    .about = Play it when you’re about to take nuggets at the Mine for your 9s: you take twice as many.
dice-town-card-even-split = Even Split
    .about = Play it when an opponent robs the Bank: they give you half of the haul, rounded down.
dice-town-card-unlimited-credit = Unlimited Credit
    .about = Play it when you’re about to draw cards at the General Store for your Jacks: you do this action twice.
dice-town-card-brute = The Brute
    .about = Play it at your reveal: keep more than one die for free. It’s no help if you keep none.
dice-town-card-cheater = Professional Cheater
    .about = Play it at your reveal, at the last roll too: turn one of your own dice kept in this reveal to any face.
dice-town-card-girls = The Girls
    .about = Play it when you’re about to steal at the Saloon: you do this action twice, on one victim or on two.
dice-town-card-marshall = Marshal
    .about = Play it at the Sheriff’s place, on a tie of Kings or when the badge is about to pass to another player: the old Sheriff stays for the next round.
dice-town-card-corruption = Corruption
    .about = Play it when you’re about to take claims of the row at the Town Hall: you also take the top claim of the deck, unseen by the others. Not with an empty deck.
dice-town-card-nervous-joe = Nervous Joe
    .about = Played immediately: a player you choose pays you $4, or what they have if it’s less.
dice-town-card-elixir = Doc Badluck’s Elixir
    .about = Play it at Doc Badluck’s, before the order of visits is set: you may visit though you won something. It never gives a second visit.
dice-town-card-wanted = Wanted
    .about = Play it when an opponent plays a Store card, whichever it is: its effect is cancelled.

## Store cards of Wild West

dice-town-card-cattle = Cattle
    .about = Worth 7 VP at the end of the game. It isn’t played and can’t be cancelled.
dice-town-card-winchester = Winchester
    .about = Worth 6 VP at the end of the game. It isn’t played and can’t be cancelled.
dice-town-card-mule = Mule
    .about = Worth 1 VP for each Store card you hold at the end of the game, this one included. It isn’t played and can’t be cancelled.
dice-town-card-dog = Dog
    .about = Worth 2 VP at the end of the game for each Bandit you caught. It isn’t played and can’t be cancelled.
dice-town-card-gift = Gift
    .about = Played immediately: a player you choose, who has Store cards in hand, picks one of them and hands it to you.
dice-town-card-crook = Crook
    .about = Played immediately: every other player pays you $2, or what they have if it’s less.
dice-town-card-two-guns = Two Guns
    .about =
        Play it when you chase Bandits: after the first throw you throw any of the dice once more.
dice-town-card-whiskey = Whiskey
    .about = Play it when you steal at the Saloon, as long as you haven’t kept a card that you drew: you take a Ranch of your victim instead, who needs no card in hand.
dice-town-card-insurance = Insurance
    .about = Play it when you’re being robbed at the Saloon: after the theft you draw a card of the same kind as the stolen one, Store card or claim, from its deck.
dice-town-card-desperado = Desperado
    .about = Play it when you hire a Bandit: you take any Bandit of the deck, and the deck is then shuffled.
dice-town-card-smoke-signals = Smoke Signals
    .about = Play it at the end of the round, after Doc Badluck: you take the Indian die from the village or from its holder.

## Claims and ranches

dice-town-card-claim-1 = Claim (1 VP)
    .about = Worth 1 VP at the end of the game. It can be stolen from your hand at the Saloon, but not once it’s wired.
dice-town-card-claim-2 = Claim (2 VP)
    .about = Worth 2 VP at the end of the game. It can be stolen from your hand at the Saloon, but not once it’s wired.
dice-town-card-claim-3 = Claim (3 VP)
    .about = Worth 3 VP at the end of the game. It can be stolen from your hand at the Saloon, but not once it’s wired.
dice-town-card-claim-4 = Claim (4 VP)
    .about = Worth 4 VP at the end of the game. It can be stolen from your hand at the Saloon, but not once it’s wired.
dice-town-card-claim-5 = Claim (5 VP)
    .about = Worth 5 VP at the end of the game. It can be stolen from your hand at the Saloon, but not once it’s wired.
dice-town-card-ranch = Ranch
    .about = It lies face up in front of you: your first Ranch is worth 1 VP, the second 2, the third 3, and so on. Only Whiskey can steal it.

## River cards

dice-town-river-gold-2 = Gold: 2 nuggets
    .about = Take 2 nuggets from the Mine, or what is left. Dynamite doesn’t double them.
dice-town-river-gold-3 = Gold: 3 nuggets
    .about = Take 3 nuggets from the Mine, or what is left. Dynamite doesn’t double them.
dice-town-river-gold-4 = Gold: 4 nuggets
    .about = Take 4 nuggets from the Mine, or what is left. Dynamite doesn’t double them.
dice-town-river-gold-5 = Gold: 5 nuggets
    .about = Take 5 nuggets from the Mine, or what is left. Dynamite doesn’t double them.
dice-town-river-star = Star
    .about = Take the badge at once. The Sheriff’s place is still played later in the round.
dice-town-river-purse-2 = Purse: $2
    .about = Take $2 from the Bank, or what is left.
dice-town-river-purse-3 = Purse: $3
    .about = Take $3 from the Bank, or what is left.
dice-town-river-discovery = Discovery
    .about = Look alone at the next three River cards (or what is there), apply one and put the others back on top in an order of your choice.
dice-town-river-coupon = Coupon
    .about = Look through the discards alone and take one Store card. If there’s none, you get nothing.
dice-town-river-nothing = Nothing
    .about = Just mud. You get nothing.

## The Indian die

dice-town-indian-blessing = Shaman’s Blessing
    .about = Turn one of your dice to any face.
dice-town-indian-trap = Trap
    .about = Choose an opponent, one of their dice and its new face.
dice-town-indian-bodyguard = Bodyguard
    .about = Nothing can be stolen from you this round. You still pay or give what cards demand, and you can still lose the badge.
dice-town-indian-war-path = War Path
    .about = Put the die on a place with two actions: only the winner acts there.

## Bandits

dice-town-bandit = Bandit ({ $face })
    .about = Hired, he sets one or two dice you’re about to roll to { $face }, and is then wanted. Caught, he adds his bounty to your dollars at the end.

## Doc Badluck's remedies

dice-town-remedy-wire = Barbed wire
    .about = With a 9 or a 10: lay two claims from your hand face up (one, if you have only one). Nobody can steal them any more.
dice-town-remedy-store = A Store card
    .about = With a Jack or a Queen: take the top Store card.
dice-town-remedy-dollars = Dollars from everyone
    .about = With a King: every opponent gives you $2, or what they have if it’s less.
dice-town-remedy-nuggets = Nuggets from everyone
    .about = With an Ace: every opponent who has a nugget gives you one.

## Poker hands, the highest first

dice-town-hand-five = Five of a kind
    .about = Five dice of one face.
dice-town-hand-four = Four of a kind
    .about = Four dice of one face.
dice-town-hand-full-house = Full house
    .about = Three dice of one face and two of another.
dice-town-hand-straight = Straight
    .about = Five dice in a row: 9 to King, or 10 to Ace, which is higher.
dice-town-hand-three = Three of a kind
    .about = Three dice of one face.
dice-town-hand-two-pair = Two pair
    .about = Two dice of one face and two of another.
dice-town-hand-pair = Pair
    .about = Two dice of one face.
dice-town-hand-high-card = High card
    .about = Nothing better: the dice are compared from the highest down.

## Faces of the poker dice

dice-town-face-9 = 9
dice-town-face-10 = 10
dice-town-face-J = J
dice-town-face-Q = Q
dice-town-face-K = K
dice-town-face-A = A
