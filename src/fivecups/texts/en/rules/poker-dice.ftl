### Poker Dice: what a player reads behind “why?”. One message per rule of the rulebook, in its order;
### a chapter’s message stands right before its first rule. A line break in a value is a real one.

rules-poker-dice-title = Poker Dice

## Play

rules-poker-dice-chapter-1 = Play

rule-PD-1 =
    You play with five six-sided dice, faces 1 to 6. Play alone or with as many others as you like; 2–6 players is best. A table here takes 1 to 12.
rule-PD-2 =
    The game lasts thirteen rounds. In each round every player takes one turn, in seat order.
rule-PD-3 =
    Your turn has up to three rolls. The first is always with all five dice. Before each further roll you set aside any dice you like and roll the rest, from 1 to 5 of them. Dice you set aside earlier may be rolled again.
rule-PD-4 =
    You don’t have to use all three rolls: you may stop after the first or the second.
rule-PD-5 =
    Your turn ends when you write the result into exactly one empty box. You cannot skip this.
rule-PD-6 =
    You may choose any free box that your dice fit, and it takes exactly what they score there. Only where they fit no free box do you write 0, in any free box. A box fits if it would score; a free Chance may always be used, but never has to be.
    The table may instead play the classic way: a 0 may go into any box that does not fit, at any time.
    Only a joker is different: its own rule alone decides where it goes.
rule-PD-7 =
    A box is filled once and holds one value.

## Upper section

rules-poker-dice-chapter-2 = Upper section

rule-PD-10 =
    Ones, Twos, Threes, Fours, Fives and Sixes each score the sum of the dice that show that face. The other dice add nothing.
    Example: with 1-4-1-5-4 you may write 2 in Ones (1 + 1), 8 in Fours (4 + 4) or 5 in Fives.
rule-PD-11 =
    If your upper boxes add up to more than 63, you get a bonus of 35 points. Exactly 63 is not enough.
    The table may instead play the classic way: the bonus is yours with 63 or more.

## Lower section

rules-poker-dice-chapter-3 = Lower section

rule-PD-20 =
    Three of a kind needs at least three equal dice and scores the sum of all five.
    Example: 5 5 5 2 4 is 5 + 5 + 5 + 2 + 4 = 21.
rule-PD-21 =
    Four of a kind needs at least four equal dice and scores the sum of all five.
    Example: 1 1 1 1 3 is 1 + 1 + 1 + 1 + 3 = 7.
rule-PD-22 =
    Full house is three dice of one face and two of another. It scores 25. Five equal dice are not a full house, unless they are a joker.
    Example: 2 2 2 3 3 = 25.
rule-PD-23 =
    Small straight needs at least four dice in sequence and scores 30.
    Example: 2 3 4 5 5 = 30.
rule-PD-24 =
    Large straight is all five dice in sequence. It scores 40.
    Example: 2 3 4 5 6 = 40.
rule-PD-25 =
    Poker is five equal dice. It scores 50.
    Example: 3 3 3 3 3 = 50.
rule-PD-26 =
    Chance takes any dice and scores their sum.
    Example: 2 3 5 6 6 is 2 + 3 + 5 + 6 + 6 = 22.

## Poker+ and the joker

rules-poker-dice-chapter-4 = Poker+ and the joker

rule-PD-30 =
    If you end your turn with five equal dice and your Poker box already holds 50, you get 100 bonus points: that is Poker+. You get them every time this happens. Five equal dice that you roll again give nothing.
rule-PD-31 =
    A Poker+ is also a joker, and its place is forced.
    If the upper box of its face is free, it goes there.
    If not, it goes into any free lower box. There Full house, Small straight and Large straight pay their full 25, 30 and 40, and the other boxes pay the sum of the dice.
    If no lower box is free either, you write 0 in any free upper box.
rule-PD-32 =
    If your Poker box is empty or holds 0, five equal dice bring no bonus and no joker. They count as what they are.
    The table may instead play the classic way: where Poker holds 0, five equal dice are a joker too, with the same forced place but without the 100 points.

## End

rules-poker-dice-chapter-5 = End

rule-PD-40 =
    After thirteen rounds every box is full. Your total is the upper boxes, the upper bonus, the lower boxes and 100 for each Poker+.
rule-PD-41 =
    The highest total wins. If several players have it, they share the win.
rule-PD-42 =
    One whole sheet as an example.
    Upper section, Ones to Sixes: 3 + 4 + 12 + 12 + 25 + 18 = 74. That is more than 63, so 74 + 35 = 109.
    Lower section: Three of a kind 19, Four of a kind 16, Full house 25, Small straight 30, Large straight 40, Poker 50, Chance 18, together 198. One Poker+ adds 100: 298.
    Total: 109 + 298 = 407.
    The Poker+ is the 25 in Fives: five fives, written after the 50 in Poker.
