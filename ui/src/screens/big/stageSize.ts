// The size of the big screen's stage in its own pixels. Letters of 16 are 2.7% of its height, or 29
// pixels on a television of 1080: readable from three metres, and nothing important is smaller. A
// screen narrower than 16:10 shows it smaller; an upright one fills a part of its height.
export const HEIGHT = 600;
export const LEAST_WIDTH = 960;
export const TALLEST = 0.9;
