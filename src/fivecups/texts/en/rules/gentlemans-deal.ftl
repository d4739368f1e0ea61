### Gentleman’s Deal: what a player reads behind “why?”. One message per rule of the rulebook, in its order;
### a chapter’s message stands right before its first rule. A line break in a value is a real one.

rules-gentlemans-deal-title = Gentleman’s Deal

## Components and setup

rules-gentlemans-deal-chapter-1 = Components and setup

rule-GD-1 =
    The game is for 5–9 players. There are 18 deal cards, 6 accomplices, one jail card and 10 gang cards. Each player has 3 argument tokens and a screen. Money comes in tokens worth 1 and 5 coins, and the bank never runs out.
rule-GD-2 =
    A deal card shows 12 to 16 coins and three accomplices.
    Three cards show 12 coins; 13, 14 and 15 are on four cards each; three show 16.
    Six accomplices make 20 possible trios, and 18 of them are in the deck, one on each card. The two left out have no accomplice in common, so each accomplice stands on nine cards.
rule-GD-3 =
    The deal cards are shuffled and form a face-down deck. The accomplices belong to nobody yet. You start with three arguments and no money. The first dealer is the one who counted money last; lots are drawn to say who that is.
    The table may instead let the host pick the first dealer.
rule-GD-4 =
    How much money you have behind your screen is private until it is counted openly at the end. Each single payment, bonuses included, is public when it is made. Everyone may also see the accomplices, the gang cards, the arguments left and the jail card.

## A turn

rules-gentlemans-deal-chapter-2 = A turn

rule-GD-10 =
    The dealer takes the top deal card and is the only one who sees it.
rule-GD-11 =
    As the dealer you make a first offer. Every other player is offered money, accomplices, both, or nothing. You may offer only what your card shows, and no more of it than there is. What is left over is yours. About the card you may say anything you like, true or not.
    Example: your card is worth 14. You offer the Senator to Anna, 3 coins to Ben, and 1 coin and the Magnate to Clara. You keep 14 − 3 − 1 = 10 coins and the third accomplice.
rule-GD-12 =
    Then the whole table talks, openly. Anyone may demand, make a counter-offer or promise something. Promises bind nobody. Before the first offer nobody can want “more”.
    The final offer comes after the talk: once everybody else has said that they have nothing to add, or after 60 seconds. The table may set another number of seconds, or 0 for no waiting. Bots have nothing to add as soon as they have spoken, so a table of bots never waits. The wait is never more than half of the time for offer and talk, in slow games too.
rule-GD-13 =
    The dealer ends the talk: either by replacing the offer, which is possible once, or by confirming the first one. Either way the offer is now final and the vote begins.
rule-GD-14 =
    The offer and the talk may take 120 seconds, counted from the draw of the card. If the time runs out without an offer, or with a dealer who could have made a final offer and did not, there is no vote. The deal card is shown, the dealer goes to jail and nobody gets anything from the deal. If the dealer was still kept waiting for others to speak, the first offer is confirmed and the vote opens.
    The table may instead set another number of seconds, or play without this clock.
rule-GD-15 =
    In jail you can still be offered a share, like anyone else. And if a deal is accepted in which you were offered nothing, you get a gang card, like anyone else.

## The vote

rules-gentlemans-deal-chapter-3 = The vote

rule-GD-20 =
    Everyone votes except the dealer and the holder of the jail card. You choose in secret: for or against, with or without an argument. All votes are shown at the same moment.
rule-GD-21 =
    Your vote weighs 1. An argument adds 2, which makes 3, and then leaves the game for good. You may use only one per vote. With none left, you vote without.
rule-GD-22 =
    Every gang card you hold adds 1 to the weight of your vote. (Sometimes it takes brute force!)
rule-GD-23 =
    A tie means that the offer is accepted.
rule-GD-24 =
    After the vote the deal card is shown to everyone, whatever the result.

## The outcome

rules-gentlemans-deal-chapter-4 = The outcome

rule-GD-30 =
    The offer is accepted. Everyone gets the money they were offered, and the dealer gets the rest of it.
    The accomplices move only at the start of the next turn: those offered go to their new owners, even away from another player, and those left over go to the dealer. So for this turn the old owners still use them.
    Anyone who was offered nothing at all gets a gang card; the dealer never gets one this way.
rule-GD-31 =
    The offer is not accepted. The dealer takes the jail card, and nobody gets anything from the deal: no money, no accomplices, and no gang card for being offered nothing. (Nobody wants to end up there!)
    The jail card is given up at the end of the next turn. The old holder gives it up before a new one takes it.
rule-GD-32 =
    A gang card stays with you through the next vote. It is discarded at the end of the next turn, used or not. Old gang cards go before new ones are handed out, so ten are always enough.
rule-GD-33 =
    After that, the next player clockwise becomes the dealer.
rule-GD-34 =
    Only the final offer counts. Being offered an accomplice that you already own is an offer too, so it brings you no gang card.

## Accomplices

rules-gentlemans-deal-chapter-5 = Accomplices

rule-GD-39 =
    An accomplice works for the player who owns it at the time of the vote. Payments come in this order: the shares of the deal, then the Banker, then the other bonuses. The Banker takes from the neighbours; the other bonuses are paid by the bank.
rule-GD-40 = Sheriff: you get 2 coins whenever a dealer goes to jail, even if that dealer is you. And whenever you would get one gang card, you get two, always. (Yes, a dirty cop!)
rule-GD-41 = Senator: an argument adds 4 to your vote instead of 2. Before other bonuses that makes 1 + 4 = 5. (A politician’s arguments carry weight!)
rule-GD-42 = Magnate: you get 1 coin for every accepted deal, however you voted, and as the dealer too. (Makes a profit from anything!)
rule-GD-43 =
    Journalist: you get 1 coin for each argument used by you or by either of your two neighbours. That is 0 to 3 coins a vote. (Dirty play makes headlines, and headlines pay!)
rule-GD-44 =
    Boss: if you vote for the offer and it is accepted, the dealer gets a gang card. A dealer who goes to jail gets none, as it could never be used. (Friends in low places lend anyone weight!)
rule-GD-45 =
    Banker: you take 1 coin from each of your two neighbours who gets money from the deal. That is 0 to 2 coins a turn. The rest that the dealer keeps counts as money from the deal; bonuses do not. (His cut for laundering the money!)

## The end

rules-gentlemans-deal-chapter-6 = The end

rule-GD-50 =
    A round is over when everyone has been the dealer once. With 5–6 players you play two rounds, with 7–9 players one.
rule-GD-51 =
    Whoever has the most money wins. If several players have the same highest sum, the game is a draw between them.
rule-GD-52 =
    You have 30 seconds to vote. If you are away and the time runs out, your vote is cast without an argument: for, if you were offered anything, otherwise against.
    If the dealer is away past the clock, it is as if the offer had not been accepted: the dealer takes the jail card and nobody gets anything from the deal.
    The table may instead set another number of seconds for the vote, or play without this clock.
