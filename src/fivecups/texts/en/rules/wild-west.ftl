rules-wild-west-title = Dice Town: Wild West

rules-wild-west-chapter-1 = Components and setup
rule-WW-1 = Wild West is for two to six players. It adds 10 Store cards (and one more, Smoke Signals, if you play with the Indians), 10 Ranches, 12 River cards, 12 Bandits, $10, 10 nuggets and the Indian die.
rule-WW-2 =
    The Ranches are shuffled into the claims. The new Store cards are shuffled into the Store deck.
rule-WW-3 = The Mine holds 40 nuggets. The Bank starts with $3 and the Stagecoach with $2. In all there are $8 for each player and $5 more in play.
rule-WW-4 = The River deck is shuffled and put face down. The Bandit deck is shuffled and lies with the hire side up, so its top Bandit is open. The two top Bandits are then turned to their Wanted side and put above the Sheriff’s office.
rule-WW-5 = With two players, 10 random cards of the claims deck leave the game unseen, and only 30 nuggets are used.

rules-wild-west-chapter-2 = Two actions at every place
rule-WW-10 = If you win a place, you choose one of its two actions. The player in second place must do the other one, after you have done yours in full. Each uses their own number of dice. “Must” means that second place cannot have the other action; what an action leaves free, such as declining a theft, stays free.
rule-WW-11 = For second place you need at least one die of the place’s face. At the Town Hall everybody has a poker hand, so there is always a second place. If only one player qualifies, the second action is lost.
rule-WW-12 = Ties are settled by whoever is Sheriff at that moment. First place comes first; if exactly two are tied for it, the one not chosen is second. If second place is still open, it is settled once first place has chosen its action and before it acts. That action is told even where there was nothing to choose, so that everybody knows what is at stake. Second place is not settled where nothing can be done with the other action. Each is a decision of its own, open to offers, and says which place it is about.
rule-WW-17 = Cards on the table can be offered to the Sheriff like cards in hand: a Ranch, which stays face up, and a Bandit, hired or caught, which stays what it is. They are open, so everybody sees what is offered.
rule-WW-13 = With two players only the winner of a place acts, with either of its actions.
rule-WW-14 = As winner you may not choose an action that has nothing to act on while the other has something: its source, deck or row is empty, there is nobody to rob, no Bandit is wanted. The badge always counts as something, also for the Sheriff in office, who keeps it by choosing it. If the second action is impossible, it is lost.
rule-WW-15 = The cards of the base game (Dynamite, Even Split, Unlimited Credit, The Girls, Marshal, Corruption) go with the base action of their place. The double visit of the first round goes to whoever does the Store’s base action.
rule-WW-16 = Marshal answers the choice of the badge. That action is then spent, and the other of the two players who act here still chases Bandits. It is played at no other moment: in Wild West a tie of Kings is not yet about the badge.
rule-WW-20 = Mine: take nuggets as in the base game, or draw a River card, apply it at once and remove it from the game.
rule-WW-21 = Bank: take all the dollars of the Bank as in the base game, or rob the Stagecoach: $1 from it for each of your 10s, as far as it goes. After that the Stagecoach’s dollars move to the Bank.
rule-WW-22 = Store: draw cards as in the base game, or go to Doc Badluck for one remedy that your own dice allow. The remedies are those of the base game; Elixir cards of a later edition are not used. You must take a remedy, and it closes your Doc Badluck marker. It is not your visit at the end of the round, so Doc Badluck’s Elixir can still give you that one.
rule-WW-23 = Saloon: steal as in the base game, or hire the top Bandit.
rule-WW-24 = Sheriff: take the badge as in the base game, or chase Bandits.
rule-WW-25 = Town Hall: take claims as in the base game, or call on the Mayor’s wife: take the top card of the claims deck. The others do not see it unless it is a Ranch.
rule-WW-26 = A Ranch is laid face up in front of its owner. Only Whiskey can steal it. It counts as a claim for the end of the game and for the tie-break.
rule-WW-27 = Doc Badluck works as in the base game. Each of you has a Doc Badluck marker, open at the start of the round. Any action carried out in first or second place closes it, even a chase without a catch or the River’s “Nothing”. An empty source or a lost action leaves it open. With an open marker you may visit.
rule-WW-28 = A game lasts 35 rounds at most with three to six players, and 25 at most with two.

rules-wild-west-chapter-3 = Bandits
rule-WW-30 = A Bandit you hired lies open in front of you and cannot be stolen. It shows one face. There are two Bandits for each face, one with a bounty of $4 and one with $6.
rule-WW-31 = Before a roll you may use a Bandit to set one or two of the dice you are about to roll to its face; you roll the rest. These dice are free, and you may still keep one die for free. You may use several Bandits at once, also before the last roll. They are declared openly, clockwise from the Sheriff, each player once and with all their Bandits together. If that leaves you no die to roll, you pay nothing. A used Bandit is turned to its Wanted side above the office. Example: you have three dice left and a Bandit with a J. You set two dice to J and roll the third.
rule-WW-32 = If a Bandit completes your five dice, the phase does not end at once. The others make this roll as usual, and the next roll is the last one.
rule-WW-33 = Chase: roll as many dice as you have Kings. Each die that shows the face of a wanted Bandit catches one such Bandit of your choice; a die catches one at most. Then your poker hand stands as before. Example: the wanted Bandits have 9, 9 and K, and your three dice show 9 Q Q. You catch one Bandit with a 9.
rule-WW-34 = Bandits you caught lie in front of you with the Wanted side up. They are safe from theft and have no power over dice. At the end their bounty is added to your dollars before you count 1 VP for each full $2. Hired Bandits give nothing.

rules-wild-west-chapter-4 = Scoring
rule-WW-40 =
    Your first Ranch is worth 1 VP, the second 2, the third 3, and so on. Four Ranches make 10 VP.

rules-wild-west-chapter-5 = River cards
rule-WW-50 = Gold: take 2, 3, 4 or 5 nuggets from the Mine, as the card says and as far as they go. Dynamite does not double them.
rule-WW-51 = Star: take the badge at once. The Sheriff’s place is still played later in the round.
rule-WW-52 = Purse: take $2 or $3 from the Bank, as the card says and as far as they go.
rule-WW-53 = Discovery: look alone at the next three River cards, or at what is there if there are fewer. Apply one and put the others back on top, in an order of your choice.
rule-WW-54 = Coupon: look through the discards alone and take one Store card. If there is none, you get nothing.
rule-WW-55 = Nothing: you get nothing.
rule-WW-56 = There are 12 River cards: two Gold 2, one each of Gold 3, Gold 4, Gold 5, Star, Purse 2, Purse 3, Discovery and Coupon, and two Nothing. When the deck is empty, drawing from the River is impossible.

rules-wild-west-chapter-6 = New Store cards
rule-WW-60 = There is one of each new Store card. Cattle: 7 VP. Like Winchester, Mule and Dog, it is simply counted at the end and not played, so it cannot be cancelled.
rule-WW-61 = Winchester: 6 VP at the end. It is not played and cannot be cancelled.
rule-WW-62 = Mule: 1 VP for each Store card you hold at the end, the Mule included. It is not played and cannot be cancelled.
rule-WW-63 = Dog: 2 VP at the end for each caught Bandit that lies in front of you then, however it came there. It is not played and cannot be cancelled.
rule-WW-64 = Gift: played immediately. Choose a player who has Store cards in hand; that player picks one of them and hands it to you. If nobody has any, it has no effect.
rule-WW-65 =
    Crook: played immediately. Every other player pays you $2, or what they have if it is less.
rule-WW-66 = Two Guns: play it when you chase Bandits. After the first throw you throw any of the dice once more.
rule-WW-67 = Whiskey: play it when you steal at the Saloon. You take a Ranch of the player you rob instead of a card from the hand. You may play it until you have kept a card, so also after looking at what you drew, all of which then goes back. The victim needs no card in hand. With The Girls it replaces one of the two thefts.
rule-WW-68 = Insurance: play it when you are being robbed at the Saloon, from the moment you are named as the victim to the end of the theft. If you play it at once, the thief can no longer steal it, but the theft goes on: the thief says anew how many cards of each back, as many in all as Queens, from your hand as it is now. After the theft you draw a card of the same kind as the stolen one from its deck, Store card or claim; a Ranch is a claim. If none is there, everybody is told so. If nothing was stolen, you draw nothing. You are not asked for it where no kind of card that the thief may still take can be drawn. If the Insurance itself was stolen before you played it, it is the thief’s.
rule-WW-69 = Desperado: play it when you hire. You take any Bandit of the deck, and the deck is then shuffled.
rule-WW-70 = The card Wanted cancels any of these cards that is played.

rules-wild-west-chapter-7 = The Indians
rule-WI-1 = The Indians are an option of the table. The Indian die starts in the village, and Smoke Signals is shuffled into the Store deck.
rule-WI-2 = After the Town Hall its winner may put one of the claims just won there into the box and take the Indian die. If the winner does not, second place may do so, with a claim just won. You are asked after both have acted. A Ranch will do, and so will the card from Corruption. The die is taken from wherever it lies. A claim in the box belongs to nobody, and it counts as gone for the end of the game.
rule-WI-3 = In the next round, when everybody’s dice are final and before the Mine, the holder must roll the Indian die and apply it.
rule-WI-4 =
    Shaman’s Blessing (2 faces of the die): turn one of your dice to any face.
    Trap (2 faces): choose an opponent, one of their dice and its new face.
    Bodyguard (1 face): in this round nothing can be stolen from you, neither at the Saloon nor with Whiskey nor by Doc Badluck’s King and Ace; you cannot be chosen as a victim. What is paid, given or handed over is no theft (Nervous Joe, Crook, Gift, Even Split), and neither is the loss of the badge or of the Indian die.
    War Path (1 face): put the die on a place with two actions; only first place acts there.
rule-WI-5 = At the end of a round in which nobody gave a claim to the Indians, the die goes back to the village.
rule-WI-6 = Smoke Signals: play it at the end of the round, after Doc Badluck and after the die has gone back to the village, if it does. You take the die from the village or from its holder.
