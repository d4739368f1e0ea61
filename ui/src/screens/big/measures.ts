// The stage of the big screen, in its own pixels: one of 13.2 of them is 2.2% of the height, the
// least that can be read from three metres. A screen that is less wide than 16:10 shows it smaller.
export const HEIGHT = 600;
export const LEAST_WIDTH = 960;
