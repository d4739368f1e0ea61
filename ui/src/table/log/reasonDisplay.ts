// The display of bots' reasons for a while: beside their seats, or on a phone in the ticker.

/** Milliseconds for which a reason is shown. */
export const REASON_MS = 5500;

/** Width in pixels below which seats lie close together. */
export const PHONE_WIDTH = 640;
