# A first game, taught by playing; and each game on one page.

lesson-title = Lesson
lesson-next = Next
lesson-play-on = Finish this game
lesson-with-others = Play with others

lesson-poker-dice-welcome = Thirteen boxes, thirteen turns: in each turn you roll up to three times and write the result into one box. You have three sixes already! Tap the sixes to keep them, then roll the rest.
lesson-poker-dice-again = Good. Keep all sixes once more and roll what is left. You may change your mind each time: kept dice can be rolled again.
lesson-poker-dice-write = No rolls are left, so fill a box now. In “Sixes” only sixes count. More than 63 points in the upper six boxes earn you 35 more. Choose “Sixes”.
lesson-poker-dice-other = It’s your opponent’s turn. All dice and sheets lie open; watch, or look at what is still free on your own sheet.
lesson-poker-dice-straight = Four in a row! Keep 2, 3, 4 and 5 and roll one die. Five in a row is a large straight and brings 40 points; four in a row still brings 30.
lesson-poker-dice-line = Five in a row. You may stop rolling whenever you like. Write “Large straight”.
lesson-poker-dice-alone = From here on you decide. A 0 is written only where no free box fits, so keep the hard boxes open for good dice and use “Ones” for a bad turn. “Ask the coach” tells you what is best.
lesson-poker-dice-end = Now you know the game: fill every box, and the highest total wins. Five equal dice are a Poker: 50 points. Play with others now, or finish this game.

lesson-dice-town-welcome = Most points at the end win: gold, dollars, claims, cards and the badge all count. Every face has its place: 9 the Mine, 10 the Bank, J the General Store, Q the Saloon, K the Sheriff. Roll the most of a face, and its place is yours.
lesson-dice-town-keep = You alone see the dice under your cup, three 9s among them: gold! The first die that you keep is free, each further one costs $1. Tap all three 9s and keep them for $2.
lesson-dice-town-again = What you have kept stays for this round; the rest was rolled again. Keep at least one more die for free, or none for $1. When somebody has five, the others roll one last time.
lesson-dice-town-places = The dice are set. Now the places are played in order, from the Mine to Doc Badluck. The line above tells you what happens.
lesson-dice-town-tie = A tie, and you’re the Sheriff: you pick the winner, even yourself if you’re one of the tied. The others may slip you something for it, and you may ask once for better offers.
lesson-dice-town-offer = The Sheriff is about to decide, and a good old bribe may help. Offer money, gold or cards for the outcome that suits you; you pay only if the Sheriff chooses it. Or offer nothing.
lesson-dice-town-rob = You’ve won the Saloon: choose a victim, look at as many of their cards as you have Queens, and keep one.
lesson-dice-town-card = The General Store: as many cards as you had Jacks, and you keep one. Equipment is worth points; the others help at the right moment.
lesson-dice-town-pass = You may play a card now, or pass. Nobody sees whether you could have played one.
lesson-dice-town-doc = You won nothing in this round, so Doc Badluck helps: choose one of the remedies that your dice allow.
lesson-dice-town-round = A new round. Look at what the others keep: a place that nobody wants is cheap. The Town Hall goes to the best poker hand, and each Ace in it brings one claim more.
lesson-dice-town-end = The game ends when the Mine is empty or every claim has an owner. A nugget is 1 point, $2 are 1, the badge is 5, claims and equipment as printed. That’s all. Play with others now, or finish this game.

lesson-gentlemans-deal-welcome = You’re the dealer. Your card shows 14 coins and three accomplices, and only you see it. Offer the others their shares; what you don’t offer is yours. It’s accepted if the votes for it weigh at least as much as those against it.
lesson-gentlemans-deal-shares = Four players will vote, so try to win two of them: give two players 3 or 4 coins each, or an accomplice, and keep the rest. Whoever gets nothing at all votes with more weight next time.
lesson-gentlemans-deal-talk = Your offer lies on the table. The others now say what they demand. Promises bind nobody, but they tell you what your final offer may have to change.
lesson-gentlemans-deal-final = Confirm your offer, or replace it once. After that they vote, in secret. If more weight is against it, you get nothing and go to jail for a turn.
lesson-gentlemans-deal-demand = Now somebody else deals. Say what you want for your vote: a demand costs nothing. It may also be about another player.
lesson-gentlemans-deal-add = The offer is on the table. Ask for more, promise your vote, or say that you have nothing to add: the final offer comes when all have said so.
lesson-gentlemans-deal-vote = Vote for it or against it. One of your three arguments adds 2 to the weight of your vote, and is then gone for the whole game. Is what you’re offered worth more than seeing the dealer in jail?
lesson-gentlemans-deal-end = Everybody deals twice, and the most money wins. Accomplices work for their owner until another deal takes them away: tap one to see what they do. That’s the game. Play with others now, or finish this one.

how-title = How to play
how-numbered = The rules, line by line
how-lesson = Learn by playing
how-lesson-about = A first game against bots, with a word of advice at each step: about five minutes.
how-end = The end
how-poker-dice-1 = Roll five dice. Keep what you like and roll the rest, up to twice more.
how-poker-dice-2 = Write the result into one free box of your sheet. Every box is used once; after thirteen turns all are full.
how-poker-dice-3 = Upper boxes count one face each. More than 63 in them bring 35 points.
how-poker-dice-4 = Lower boxes want a pattern: three or four alike, a full house (25), four in a row (30), five in a row (40), five alike (50), or anything at all (Chance).
how-poker-dice-5 = When all boxes are full, each player adds up their own. The highest total wins.
how-dice-town-1 = All roll at once under their cups. Keep dice: one is free, each further one costs $1, none costs $1. Roll the rest again until somebody has five.
how-dice-town-2 = The most 9s: gold from the Mine. The most 10s: all the money of the Bank.
how-dice-town-3 = The most Jacks: choose a card in the General Store. The most Queens: steal a card in the Saloon.
how-dice-town-4 = The most Kings: the Sheriff’s badge. The Sheriff decides all ties and can be bribed.
how-dice-town-5 = The best poker hand takes claims at the Town Hall, one more for each Ace. Whoever won nothing may visit Doc Badluck.
how-dice-town-6 = When the Mine is empty or all claims are taken, count: 1 for a nugget, 1 for $2, 5 for the badge, and what is printed on claims and equipment.
how-gentlemans-deal-1 = The dealer draws a card that nobody else sees: money and three accomplices. The dealer offers everybody a share and keeps the rest.
how-gentlemans-deal-2 = Everybody talks: demands, promises, threats. Then the dealer confirms the offer or replaces it, once.
how-gentlemans-deal-3 = All others vote in secret, with or without one of their three arguments. A tie is an acceptance.
how-gentlemans-deal-4 = Accepted: all get what was offered. Refused: nobody gets anything, and the dealer goes to jail for a turn.
how-gentlemans-deal-5 = Accomplices bring money or weight to their owner. Whoever was offered nothing gets a gang card: more weight in the next vote.
how-gentlemans-deal-6 = Only money counts: accomplices and arguments that are left are worth nothing. Equal sums are a draw.
