// Numbers of the rules that the sheets show. Tested against the engine.
export const UPPER_BOXES = 6;
export const ROUNDS = 13;
export const POKER_PLUS = 100;
/** From which sum of the upper boxes there is a bonus, by the option of the table. */
export const BONUS_FROM: Record<string, number> = { over_63: 64, from_63: 63 };
