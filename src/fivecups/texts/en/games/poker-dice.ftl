poker-dice-name = Poker Dice

poker-dice-option-upper_bonus = Upper bonus
poker-dice-option-upper_bonus-over_63 = for more than 63 points
poker-dice-option-upper_bonus-from_63 = for 63 points or more
poker-dice-option-joker = Joker
poker-dice-option-joker-only_after_50 = only after a Poker of 50
poker-dice-option-joker-classic = also after a 0 in Poker
poker-dice-option-zeros = Zeros
poker-dice-option-zeros-when_nothing_fits = only when no free box fits
poker-dice-option-zeros-anywhere = in any free box, at any time

poker-dice-ask-play_on = Set dice aside and roll the rest, or write the result into a box.
poker-dice-ask-play_on-write = No roll is left: write the result into a box.
poker-dice-wait-play_on = { $seats } is playing.
poker-dice-say-keep =
    { $kept_count ->
        [0] Roll all dice again
       *[other] Keep { $kept }, roll the rest
    }
poker-dice-say-write = Write into { $box }

poker-dice-event-round_began = Round { $round } of 13.
poker-dice-event-rolled =
    { $roll ->
        [1] { $seat } rolls { $dice }.
       *[other] { $kept_count ->
            [0] { $seat } rolls all dice again: { $dice }.
           *[other] { $seat } keeps { $kept } and rolls { $rolled }: { $dice }.
        }
    }
poker-dice-event-rolled-you =
    { $roll ->
        [1] You roll { $dice }.
       *[other] { $kept_count ->
            [0] You roll all dice again: { $dice }.
           *[other] You keep { $kept } and roll { $rolled }: { $dice }.
        }
    }
poker-dice-event-wrote =
    { $score ->
        [one] { $seat } writes { $score } point into { $box }.
       *[other] { $seat } writes { $score } points into { $box }.
    }
poker-dice-event-wrote-you =
    { $score ->
        [one] You write { $score } point into { $box }.
       *[other] You write { $score } points into { $box }.
    }
poker-dice-event-poker_plus = Poker+! { $seat } gets { $score } points more.
poker-dice-event-poker_plus-you = Poker+! You get { $score } points more.
poker-dice-event-upper_bonus = { $seat } earns the upper bonus of { $score } points.
poker-dice-event-upper_bonus-you = You earn the upper bonus of { $score } points.
poker-dice-event-ended = The game is over. Won by { $winners }.
poker-dice-event-ended-you-winners = The game is over. You’ve won!

poker-dice-box-ones = Ones
poker-dice-box-twos = Twos
poker-dice-box-threes = Threes
poker-dice-box-fours = Fours
poker-dice-box-fives = Fives
poker-dice-box-sixes = Sixes
poker-dice-box-three_of_a_kind = Three of a kind
poker-dice-box-four_of_a_kind = Four of a kind
poker-dice-box-full_house = Full house
poker-dice-box-small_straight = Small straight
poker-dice-box-large_straight = Large straight
poker-dice-box-poker = Poker
poker-dice-box-chance = Chance

poker-dice-source-upper = Upper section
poker-dice-source-upper_bonus = Upper bonus
poker-dice-source-lower = Lower section
poker-dice-source-poker_plus = Poker+

poker-dice-refusal-no-such-box = There’s no such box. The boxes are: { $boxes }.
poker-dice-refusal-box-filled = { $box } is filled already; each box takes one value.
poker-dice-refusal-joker-place = These dice are a joker; it must go into: { $boxes }.
poker-dice-refusal-no-zero-yet = A 0 may be written only when no free box fits. These dice can go into: { $boxes }.
poker-dice-refusal-no-rolls-left = All { $rolls } rolls have been made. Write the result into a box.
poker-dice-refusal-nothing-to-roll = You’ve kept all five dice, so there’s nothing to roll. Write the result, or keep fewer.
poker-dice-refusal-dice-not-there = Only dice on the table can be kept, lowest first. They show { $dice }.

poker-dice-view-round = Round
poker-dice-view-turn = Whose turn
poker-dice-view-dice = Dice
poker-dice-view-rolls_left = Rolls left
poker-dice-view-possible = These dice score
poker-dice-view-closed = The other free boxes
poker-dice-closed-no-zero-yet = closed, no 0 while a box fits
poker-dice-closed-joker-place = closed to a joker
poker-dice-view-boxes = Boxes
poker-dice-view-poker_plus = Poker+
poker-dice-view-upper = Upper section
poker-dice-view-upper_bonus = Upper bonus
poker-dice-view-lower = Lower section
poker-dice-view-total = Total
poker-dice-view-sheets = Sheets
