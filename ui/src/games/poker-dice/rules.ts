// Numbers of the rules that the sheets show. Tested against the engine.
export const UPPER_BOXES = 6;
export const ROUNDS = 13;
export const POKER_PLUS = 100;
/** The sum of the upper boxes from which there is a bonus, by the table's option. */
export const BONUS_FROM: Record<string, number> = { over_63: 64, from_63: 63 };
export const BONUS = 35;
/** The highest score of each box. */
export const HIGHEST_SCORE: Record<string, number> = {
  ones: 5,
  twos: 10,
  threes: 15,
  fours: 20,
  fives: 25,
  sixes: 30,
  three_of_a_kind: 30,
  four_of_a_kind: 30,
  full_house: 25,
  small_straight: 30,
  large_straight: 40,
  poker: 50,
  chance: 30,
};

/** Boxes for a whole hand, the highest first. */
const HANDS = ['poker', 'large_straight', 'full_house', 'small_straight'];

/** Return the box of the hand that the dice make, of those that may be written; null for none. */
export const madeHand = (possible: Readonly<Record<string, number>>): string | null =>
  HANDS.find((box) => possible[box] === HIGHEST_SCORE[box]) ?? null;
