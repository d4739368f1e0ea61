// The stage of the big screen, in its own pixels: letters of 16 are 2.7% of the height, or 29
// pixels of a television of 1080. They can be read from three metres, and none that matter are
// smaller. A screen that is less wide than 16:10 shows it smaller; one that stands upright fills a
// part of its height.
export const HEIGHT = 600;
export const LEAST_WIDTH = 960;
export const TALLEST = 0.9;
