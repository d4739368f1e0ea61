// Drawings of die faces: pips for numbers; for the dice of Dice Town letters with the mark of their
// place.
export const PIPS: Record<number, [number, number][]> = {
  1: [[20, 20]],
  2: [
    [12, 12],
    [28, 28],
  ],
  3: [
    [11, 11],
    [20, 20],
    [29, 29],
  ],
  4: [
    [12, 12],
    [28, 12],
    [12, 28],
    [28, 28],
  ],
  5: [
    [11, 11],
    [29, 11],
    [20, 20],
    [11, 29],
    [29, 29],
  ],
  6: [
    [12, 10],
    [28, 10],
    [12, 20],
    [28, 20],
    [12, 30],
    [28, 30],
  ],
};

export const POKER_FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;

/** Small marks in a square of 12, by face. */
export const MARKS: Record<string, { path: string; colour: string }> = {
  '9': {
    colour: '#7a4a2b',
    path: 'M1.500 4.600C4 1.900 8 1.900 10.500 4.600 9 4 7.900 3.700 7 3.700V11H5V3.700c-.9 0-2 .3-3.500.9z',
  },
  '10': {
    colour: '#2f5d50',
    path: 'M4 1h4L7 3.200c2.300 1 3.700 3 3.700 5.100C10.700 10.300 9 11.300 6 11.300s-4.700-1-4.700-3c0-2.100 1.400-4.100 3.700-5.100z',
  },
  J: {
    colour: '#8a5a12',
    path: 'M1.500 3h9v8h-9zm1.300-2h6.400v1.300H2.800zM3 5.200v1.300h6V5.200zm0 2.800v1.200h6V8z',
  },
  Q: {
    colour: '#943720',
    path: 'M2 1.500h8c0 3-1.200 4.700-3.300 5.100v2.600l2 1.300H3.300l2-1.300V6.600C3.200 6.200 2 4.500 2 1.500z',
  },
  K: {
    colour: '#3d5a8a',
    path: 'm6 .8 1.500 3.300 3.600.3-2.700 2.400.8 3.600L6 8.500l-3.200 1.900.8-3.600L.9 4.400l3.600-.3z',
  },
  A: {
    colour: '#2b2118',
    path: 'M6 .8 11 4v1.200H1V4zm-4 5h1.500v3.700H2zm3.200 0h1.600v3.700H5.200zm3.300 0H10v3.700H8.500zM1 10h10v1.300H1z',
  },
};
