// What bots say for themselves is shown for a while: beside their seats, on a phone in a line.

/** Milliseconds. */
export const STAYS = 5500;

/** Below so many pixels of width seats lie close together. */
export const PHONE = 640;
