rules-dice-town-title = Dice Town

rules-dice-town-chapter-1 = Components
rule-DT-1 = Dice Town is for two to five players. Each of you has five dice. Their faces rank, from low to high: 9, 10, J (Jack), Q (Queen), K (King), A (Ace).
rule-DT-2 = There are 19 General Store cards: 6 pieces of equipment and 13 cards to be played. There are 25 claims, the property cards, worth 1 to 5 victory points (VP): five claims of each value.
rule-DT-3 = Nothing comes into the game from outside, and nothing leaves it. There are $8 for each player and $3 in the Bank, and 30 nuggets. The dollars of the players, the Bank and the Stagecoach always add up to the same sum; so do the nuggets of the players and the Mine. The number of cards of each kind does not change either.

rules-dice-town-chapter-2 = Setup
rule-DT-5 = The Store deck is shuffled and put face down. The claims are shuffled and put face down too; the top three are then laid face up in a row. The first card of the row is the one at the very bottom.
rule-DT-6 =
    Each of you starts with $8. The Mine holds 30 nuggets, the Bank $3, and the Stagecoach is empty.
rule-DT-7 = By custom the youngest player is the first Sheriff. Here the host may choose the seat of the first Sheriff; unless the host does, lots are drawn.
rule-DT-8 = Everyone can see dollars, nuggets, the badge, wired claims, and how many cards with which backs you hold. What your cards are, only you know. Discards lie face down.
rule-DT-9 = Cards drawn at the Store or at the Saloon are seen only by the player who draws them. If a card is stolen from you, you know which one it was. All the others see just its back.

rules-dice-town-chapter-3 = Phase I: the dice
rule-DT-10 = All players roll at the same time. Each of you rolls all dice that are not yet set, under your own cup. Only you look under it.
rule-DT-11 = Each of you secretly picks the dice to keep. Then everybody reveals at once. Dice you keep are set until the end of the round; you roll the rest again.
rule-DT-12 = Keeping one die is free. Every further die costs $1. Keeping none costs $1 as well. You pay into the Stagecoach at the reveal. For example, keeping four Queens costs $3.
rule-DT-13 = There is no credit. You may keep one die and one more for each dollar you have, and you may keep none only if you have at least $1. Only if you hold The Brute may you keep more than you can pay for; you must then play it at this reveal.
rule-DT-14 = When at least one player has five set dice after a reveal, all the others roll their remaining dice one last time. They keep all of them, for free. That ends the phase.
rule-DT-15 = As long as nobody has five set dice, everybody rolls again. Even when each of you has just one die left, you may refuse it for $1 and roll it once more.
rule-DT-16 = The Brute and Professional Cheater are played when all cups are up. You take turns clockwise from the Sheriff; each of you plays one card or passes, until all have passed in a row. The last roll counts as a reveal too.
rule-DT-17 = A reveal goes in this order: the cups are lifted, cards are played, the dice are paid for. Only then is it checked whether somebody has five set dice.
rule-DT-18 =
    Dice that you do not keep are never shown to the others. Only the last roll is open in full.
rule-DT-19 = “Clockwise from the Sheriff” means that the Sheriff is the first.

rules-dice-town-chapter-4 = Phase II: the places
rule-DT-20 = The places are played in this order: Mine, Bank, Stagecoach, General Store, Saloon, Sheriff, Town Hall, Doc Badluck. You may win several of them. A place that nobody has a die for goes to nobody.
rule-DT-21 = The most dice of a place’s face win it. A tie is decided by whoever is Sheriff at that moment. The Sheriff names exactly one of the tied players and may name themselves if they are one of them.
rule-DT-22 = Anybody may sway a decision of the Sheriff with nuggets, dollars and cards: a good old bribe helps him make up his mind. Before the Sheriff decides, every other player may make one offer, tied to one outcome: dollars and nuggets they have, cards in hand or wired claims. Wired claims arrive unwired, in the Sheriff’s hand. Offers are made in secret and shown together, but the face of an offered card is shown to the Sheriff alone.
rule-DT-23 = A card that is played “when you win a place” is played once the winner is known and before the action. You may play a card from the moment it is in your hand, for whatever is announced after that. A Wanted you have just drawn answers the next card, Unlimited Credit kept on the first of two visits to the Store serves the second, and Even Split taken as a bribe answers the robbery that follows. It never brings back a moment that has passed.
rule-DT-24 = You never have to play a card, with one exception: a card that says “immediately” is played the moment you obtain it, in whatever way. You obtain a card when you keep it, not when you look at it.
rule-DT-25 = The Sheriff may ask once for better offers. You may then raise your offer, but not lower it or move it to another outcome. Offers on the outcome that the Sheriff chooses change hands at once; the others lapse. Promises bind nobody, and there is no other trading.
rule-DT-26 = If you are one of the tied players, you may also offer a number of the dollars or nuggets that this place will pay you, on the outcome that you win. You pay right after the place has paid, after Dynamite and Even Split, as far as the gain goes.
rule-DT-27 = When somebody may react (with Wanted, Even Split, Marshal, Insurance or the cards of a reveal), nobody else learns whether anyone holds such a card or was asked, neither from what is shown nor from the time it takes. Passes are not shown. You may say in advance that you pass.
rule-DT-28 = If a place can give none of the tied players anything (an empty Bank, nobody for any of them to rob, no remedy that any visitor could use), the Sheriff is not asked and nobody pays. The place gives nothing, and all of them may still visit Doc Badluck as if they had not won there.
rule-DT-30 = Mine (9s): you take one nugget for each of your 9s. If there are fewer left, you take what is left, and the round is played to its end.
rule-DT-31 = Bank (10s): you take all the dollars in the Bank. An empty Bank gives nothing, so it does not count as a win when it comes to visiting Doc Badluck.
rule-DT-32 = Nobody wins the Stagecoach. Its dollars move to the Bank for the next round. This happens once a round, at this point.
rule-DT-33 = General Store (Jacks): you draw as many Store cards as you have Jacks, keep one and discard the rest face down.
rule-DT-34 = In the first round the winner of the Store does the whole action twice. If nobody has a Jack in the first round, the extra visit is lost.
rule-DT-35 = If the Store deck is too short for a draw, you first take what is there. Only then are the discards shuffled into a new deck, and you go on drawing. If both run out, you have drawn what there was, perhaps nothing. Cards you are looking at are not shuffled in, nor are played cards that still lie on the table. The same holds for draws at Doc Badluck’s or with Insurance.
rule-DT-36 = Saloon (Queens): choose an opponent who has a card that can be stolen. Say how many cards of each back you draw, in all as many as you have Queens, or all of them if there are fewer. You draw them at random, keep one and return the rest. You may decline before drawing; that still counts as having won.
rule-DT-37 = Wired claims, the badge, money and nuggets cannot be stolen at the Saloon.
rule-DT-38 = Sheriff (Kings): you take the badge. A tie is decided by the old Sheriff. If nobody has a King, the Sheriff stays. From here on the new Sheriff decides.
rule-DT-40 = Town Hall (best poker hand): you take the first claim of the row and one more for each Ace among your dice, three at most, or as many as there are. Then the row slides down and is refilled from the deck. The other players’ Aces count for nothing.

rules-dice-town-chapter-5 = Poker hands
rule-DT-50 = Poker hands, from the highest: five of a kind, four of a kind, full house, straight, three of a kind, two pair, pair, high card. There is no flush.
rule-DT-51 = With hands of the same kind, compare the rank of the largest group, then of the next one, then the single dice from the top. Two pair: the higher pair, the lower pair, the fifth die; J J 10 10 9 beats J J 9 9 A. Full house: first the three, then the pair; J J J 9 9 beats 10 10 10 A A. Only if all five ranks are equal is it a tie, and the Sheriff decides.
rule-DT-52 = There are two straights: 9 to King and 10 to Ace. The one with the Ace is higher. The Ace never counts as low.

rules-dice-town-chapter-6 = Doc Badluck
rule-DT-60 = If you won nothing in this round, you may visit Doc Badluck. If there are several visitors, the Sheriff names who goes first, then second, and so on. Each of these is a decision that offers may sway, and all of them are made before the first visit.
rule-DT-61 = You take one remedy that one of your dice allows. 9 or 10, barbed wire: lay two claims from your hand face up, or one if you have only one; nobody can steal them any more. Jack or Queen: take the top Store card. King: every opponent gives you $2. Ace: every opponent gives you one nugget. Whoever has less gives what they have.
rule-DT-62 = You have won if the action of a place gave you something. With the most 10s but an empty Bank you may still visit Doc Badluck. If you won a Store card and it was stolen in the same round, you may not. Winning the Sheriff’s place counts even if you are already Sheriff; staying Sheriff because nobody has a King, or through Marshal, does not. If Marshal stopped you from taking the badge, you may still visit. Money from Even Split or Nervous Joe is not won at a place. A Saloon with nobody to rob gives nothing.
rule-DT-63 = For the barbed wire you need a claim in your hand. You never have to visit Doc Badluck.
rule-DT-64 = Offers you received are not won. If you won something and gave it away, you have still won. A Store without cards gives nothing. A card drawn with Insurance is not won.

rules-dice-town-chapter-7 = The end
rule-DT-65 = The game ends after the round in which the Mine is empty or every claim has an owner. This is checked only after Doc Badluck. It follows that a game lasts 25 rounds at most.
rule-DT-66 = You score 1 VP for each nugget, 1 VP for each full $2, 5 VP for the badge, and what is printed on your equipment and claims. Cards you did not play give 0.
rule-DT-67 = Surprising as it may be, whoever has the most VP wins. If that is a tie, whoever has the most claims wins, wired ones included. If it is still a tie, the Sheriff names the winner among the tied and may be one of them. This is a decision like any other, and offers may sway it. Points and claims are counted before the offers and stay as counted: what is paid then changes owners, not the count. You are told one after the other why the game ended, the count and the decision.
rule-DT-68 = An example of scoring: 6 nuggets give 6, $7 give 3, the badge gives 5, equipment 3 + 5 + 2 gives 10, claims 2 + 1 + 5 + 4 give 12. That makes 36 VP.
rule-DT-69 = An example of a round that is not the first. The dice of player 1: 9 9 9 J K; 2: 10 10 10 K K; 3: J J J J A; 4: Q Q Q A A; 5: 9 Q Q J J. Player 1 wins the Mine and takes 3 nuggets. Player 2 wins the Bank. Player 3 wins the Store and draws 4 cards. Player 4 wins the Saloon and draws 3 cards. Player 2 becomes Sheriff. Player 3 wins the Town Hall and takes 2 claims. Player 5 goes to Doc Badluck and, with the 9, wires two claims of 5 VP.

rules-dice-town-chapter-8 = Store cards
rule-DT-70 = Equipment: six cards, worth 1, 2, 3, 4, 5 and 8 VP; the 8 is a horse. They are never played, so they can never be cancelled.
rule-DT-71 = Dynamite (one card): play it when you win the Mine. You take twice as many nuggets.
rule-DT-72 = Even Split (one card): play it when an opponent robs the Bank. They hand over half of the haul to you, rounded down.
rule-DT-73 = Unlimited Credit (one card): play it when you win the Store. You do the action twice.
rule-DT-74 = The Brute (two cards): play it at your reveal. You keep more than one die for free. It does not help with keeping none. If it is cancelled, you pay as far as your dollars go and choose which unpaid dice go back to be rolled; one die always stays.
rule-DT-75 = Professional Cheater (two cards): play it at your reveal, at the last roll too. Turn one of your own dice kept in this reveal to any face. Dice set earlier or by a Bandit cannot be turned.
rule-DT-76 = The Girls (one card): play it when you win the Saloon. You do the action twice, on one victim or on two.
rule-DT-77 = Marshal (one card): play it at the Sheriff’s place. The old Sheriff stays for the next round. Anybody may play it, at one of two moments: on a tie of Kings before the Sheriff hears offers, which ends the place without offers; or when the badge is about to pass to another player. It cannot be played where the Sheriff would stay anyway, nor against the Star from the River, nor by a Sheriff who has just been paid for naming a player at this place: he would sell the badge and keep it.
rule-DT-78 = Corruption (one card): play it when you win the Town Hall. You also take the top claim of the deck, unseen by the others, before the row is refilled. It cannot be played when the deck is empty.
rule-DT-79 = Nervous Joe (one card): played immediately. A player you choose pays you $4, or what they have if it is less.
rule-DT-80 = Doc Badluck’s Elixir (one card): play it at Doc Badluck’s. You may visit though you won something. Announce it before the order of visits is set. It never gives you a second visit.
rule-DT-81 = Wanted (one card): play it when an opponent plays any Store card. The effect of that card is cancelled. A card is first announced with every choice that it needs at once, such as who has to pay because of Nervous Joe, or the Cheater’s die and face. Then Wanted may answer. Only then does the card take effect.
rule-DT-82 = A played card lies open on the table until what it does is over: Unlimited Credit, The Girls, Dynamite and Corruption until the last of the actions they change, the Elixir until the visit, Insurance until its draw, all others only for a moment. Only then is it discarded, so that no draw of its own can bring it back. A cancelled card is discarded at once.
