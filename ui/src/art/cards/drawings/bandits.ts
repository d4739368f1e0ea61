// Portraits of the Bandits, each built from a few common parts.
import { disc, portrait, star, type Drawing, type Shape } from '@/art/cards/drawing';

const head = (coat: Shape[0], skin: Shape[0] = 'skin'): Shape[] => [
  [coat, 'M4 40c1-9 7-13 16-13s15 4 16 13z'],
  [skin, 'M11 14h18v9c0 6-4 9.500-9 9.500S11 29 11 23z'],
];
const EYES: Shape[] = [
  ['ink', disc(16.5, 19.5, 1.2)],
  ['ink', disc(23.5, 19.5, 1.2)],
];
const SCOWL: Shape = ['ink', 'M13.500 16l5 1.800M26.500 16l-5 1.800', 1.5];
const wide = (hat: Shape[0], band: Shape[0]): Shape[] => [
  [hat, 'M11 13c0-7 3-11 6-10 2 0 2 1 3 1s1-1 3-1c3-1 6 3 6 10z'],
  [hat, 'M3 12c8 4 26 4 34 0 1 4-7 6-17 6S2 16 3 12z'],
  [band, 'M11 10c6 2 12 2 18 0v3.200c-6 1.500-12 1.500-18 0z'],
];

export const BANDITS: Record<string, Drawing> = {
  // A scarf over the mouth.
  '9-4': portrait(
    'paper',
    ...head('leather'),
    ...wide('bark', 'dune'),
    ...EYES,
    ['rust', 'M10.500 22c6-2 13-2 19 0 0 8-4 14-9.500 14s-9.500-6-9.500-14z'],
    ['light', 'M14 26h.1M19 29h.1M25 26h.1M17 33h.1M23 33h.1', 1.8],
  ),
  // An eye lost.
  '9-6': portrait(
    'sand',
    ...head('ink', 'tan'),
    ...wide('ink', 'rust'),
    ['ink', 'M20 18.500h8.500l-1 4.500c-3 1.500-5.500 1-6.500-1zM11 17l18 2', 1],
    ['ink', 'M20.500 18.500h8l-1 4.500c-3 1.500-5.500 1-6.500-1z'],
    ['ink', disc(16, 20.5, 1.2)],
    ['ink', 'M12 26c3-3 13-3 16 0l3 3c-5 0-8-2-11-2s-6 2-11 2z'],
  ),
  // A kerchief and a ring in the ear.
  '10-4': portrait(
    'mist',
    ...head('navy', 'tan'),
    ['wine', 'M10.500 16C10 4 30 4 29.500 16c-6-3-13-3-19 0zM29 13l7 2-2 3 3 4-8-5z'],
    ['bone', 'M14 10h.1M19 8h.1M24 9h.1M17 12h.1M26 12.500h.1', 2],
    ...EYES,
    ['gold', disc(10.5, 25, 2), 1.2],
    ['bone', 'M15 25.500h10c0 5-10 5-10 0z'],
    ['ink', 'M19 25.500v3.300', 0.9],
  ),
  // A monocle and a tall hat.
  '10-6': portrait(
    'sky',
    ...head('plum'),
    ['bone', 'M17 31l3 5 3-5z'],
    ['ink', 'M12 12V0h16v12zM6 11h28v3.500H6z'],
    ['wine', 'M12 8h16v3H12z'],
    ...EYES,
    ['gold', disc(23.5, 19.5, 3.4), 1.3],
    ['gold', 'M26.500 21l2 12', 0.9],
    ['ink', 'M20 25.500c-3-2-5 1-8-1 1 4 6 4 8 2 2 2 7 2 8-2-3 2-5-1-8 1z'],
  ),
  // Hardly grown up: straw, freckles, a gap in the teeth.
  'J-4': portrait(
    'leaf',
    ...head('river'),
    ['rust', 'M10.500 17c-1 4-1 6 0 8l2-6zM29.500 17c1 4 1 6 0 8l-2-6z'],
    ['light', 'M12 13C12 3 28 3 28 13z'],
    ['gold', 'M4 14c10-4 22-4 32 0l-2 2.500c-9-3-19-3-28 0z'],
    ['rust', 'M12.500 10c5-1.500 10-1.500 15 0v2.300c-5-1.500-10-1.500-15 0z'],
    ...EYES,
    ['tan', 'M13.500 23h.1M15.500 24.500h.1M24.500 24.500h.1M26.500 23h.1', 1.4],
    [
      'bone',
      'M16 26.500h3.200v2.500c-2 0-3.200-1-3.200-2.500zM20.800 29v-2.500H24c0 1.500-1.200 2.500-3.200 2.500z',
    ],
  ),
  // Bald, with a scar and a beard like a bush.
  'J-6': portrait(
    'dune',
    ...head('moss', 'tan'),
    ['tan', 'M11 16C11 5 29 5 29 16z'],
    SCOWL,
    ...EYES,
    ['bark', 'M9.500 20c3 4 6 4 10.500 4s7.500 0 10.500-4c2 10-2 17-10.500 17S7.500 30 9.500 20z'],
    ['blood', 'M25 7l-3 8M22 9l4 1.500M21.500 12l4 1.500', 1.1],
    ['skin', 'M17.500 27.500h5', 1.6],
  ),
  // Red hair under a green hat.
  'Q-4': portrait(
    'sand',
    ['rust', 'M8 15c-4 8-3 17 0 21h6V15zM32 15c4 8 3 17 0 21h-6V15z'],
    ...head('felt'),
    ['rust', 'M11 20c0-6 4-7 9-7s9 1 9 7c-3-3-6-4-9-4s-6 1-9 4z'],
    ...wide('felt', 'gold'),
    ...EYES,
    ['ink', 'M14 18l-1.500-1M26 18l1.500-1', 1],
    ['wine', 'M17 27c1.500-1.500 4.500-1.500 6 0-1.500 2-4.500 2-6 0z'],
    ['ink', disc(25.5, 24, 0.7)],
  ),
  // Black hair, a mask, a feather.
  'Q-6': portrait(
    'plum',
    ['ink', 'M9 16c-4 10-2 18 1 22h20c3-4 5-12 1-22C29 5 11 5 9 16z'],
    ...head('wine'),
    ['ink', 'M11 20c1-6 4-8 9-8s8 2 9 8c-3-3-5-5-7-5-3 3-7 3-11 5z'],
    [
      'gold',
      'M10.500 18c6-1.500 13-1.500 19 0l-1 4.500c-3 1.500-6 .5-8.500-2-2.500 2.500-5.500 3.500-8.500 2z',
    ],
    ['ink', disc(16, 20, 1.3)],
    ['ink', disc(24, 20, 1.3)],
    ['rust', 'M17 27c1.500-1.500 4.500-1.500 6 0-1.500 2-4.500 2-6 0z'],
    ['rust', 'M27 13c0-6 3-11 8-12-1 6-3 10-7 13z'],
  ),
  // A sombrero and what hangs below it.
  'K-4': portrait(
    'light',
    ...head('rust', 'tan'),
    ['leather', 'M0 13c2-4 7 1 12 1h16c5 0 10-5 12-1-1 5-10 6-20 6S1 18 0 13z'],
    ['rust', 'M12 14c0-7 4-13 8-13s8 6 8 13c-5 2-11 2-16 0z'],
    ['light', 'M12.500 11c5 2 10 2 15 0', 1.5],
    ['ink', disc(16.5, 21, 1.2)],
    ['ink', disc(23.5, 21, 1.2)],
    ['ink', 'M20 25c-3-2-8-1-9 3s1 6 3 5c-2-4 3-5 6-5s8 1 6 5c2 1 4-1 3-5s-6-5-9-3z'],
  ),
  // A trapper: fur above, grey beard below.
  'K-6': portrait(
    'river',
    ...head('bark'),
    ['silver', 'M10.500 20c3 3 6 4 9.500 4s6.500-1 9.500-4c1 9-2 18-9.500 18s-10.500-9-9.500-18z'],
    ['tan', 'M9 16C8 2 32 2 31 16z'],
    ['bark', 'M8 12h24v5H8z'],
    ['tan', 'M10 12v5M14 12v5M18 12v5M22 12v5M26 12v5M30 12v5', 1],
    ['tan', 'M30 15c5 1 6 8 4 13-3-1-5-6-5-10z'],
    ['bark', 'M33 24l2 4-3-1z'],
    ...EYES,
    ['tan', 'M18.500 21h3l-1.500 3z'],
  ),
  // A bowler and a cigar.
  'A-4': portrait(
    'mist',
    ...head('iron'),
    ['bone', 'M16 31l4 4 4-4v3l-4 6-4-6z'],
    ['ink', 'M11 13C11 0 29 0 29 13zM7 13c8-3 18-3 26 0l-1 2.500c-8-2-16-2-24 0z'],
    ['steel', 'M11.500 9.500c6-1.500 11-1.500 17 0v2.200c-6-1.500-11-1.500-17 0z'],
    SCOWL,
    ...EYES,
    ['ink', 'M14 24c3-2 5-1 6 0 1-1 3-2 6 0-2 1.500-4 1.500-6 1-2 .5-4 .5-6-1z'],
    ['bark', 'M22 28l9 2', 2.6],
    ['rust', disc(31.5, 30, 1.4)],
    ['silver', 'M33 27c3-2 0-4 3-7', 1.2],
  ),
  // Nobody has seen more of him than his eyes.
  'A-6': portrait(
    'rust',
    ...head('ink'),
    ...wide('ink', 'blood'),
    ['ink', 'M10 20c6-3 14-3 20 0 1 10-3 18-10 18S9 30 10 20z'],
    ['skin', 'M11 17.500h18v4.500c-5-1.500-13-1.500-18 0z'],
    ['bone', 'M13.500 18.500h5v2.500h-5zM21.500 18.500h5v2.500h-5z'],
    ['ink', disc(16, 19.7, 1.2)],
    ['ink', disc(24, 19.7, 1.2)],
    ['gold', star(20, 8, 4)],
  ),
};
