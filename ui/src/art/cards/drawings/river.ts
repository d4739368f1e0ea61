// Pictures of the River's cards.
import { disc, nugget, scene, star, type Drawing, type Shape } from '@/art/cards/drawing';

const WATER: Shape[] = [
  ['sky', 'M0 8c5-3 10 3 16 0s11 3 16 0 11 3 16 0 11 3 16 0', 1.4],
  ['sky', 'M0 38c5-3 10 3 16 0s11 3 16 0 11 3 16 0 11 3 16 0', 1.4],
];

const PLACES: [number, number][] = [
  [26, 22],
  [38, 22],
  [32, 16],
  [32, 27],
  [45, 17],
];

const pan = (count: number): Drawing =>
  scene(
    'river',
    ...WATER,
    ['ink', disc(32, 24, 24, 16)],
    ['iron', disc(32, 22, 24, 16)],
    ['sand', disc(32, 22, 19, 11)],
    ['dune', disc(32, 24, 16, 8)],
    ...PLACES.slice(0, count).flatMap(([x, y]) => nugget(x, y, 5)),
  );

const purse = (count: number): Drawing =>
  scene(
    'river',
    ...WATER,
    ['leather', 'M24 14h16c8 6 12 13 10 20-1 5-35 5-36 0-2-7 2-14 10-20z'],
    ['bark', 'M22 10l5 4h10l5-4-3-4-4 3-3-4-3 4-4-3z'],
    ['gold', 'M23 13.500h18', 2.4],
    ...PLACES.slice(0, count).flatMap(([x, y]): Shape[] => [
      ['gold', disc(x, y + 5, 4.6)],
      ['bark', disc(x, y + 5, 2.8), 1.1],
    ]),
  );

export const RIVER: Record<string, Drawing> = {
  'gold-2': pan(2),
  'gold-3': pan(3),
  'gold-4': pan(4),
  'gold-5': pan(5),
  star: scene(
    'river',
    ...WATER,
    ['gold', star(32, 22, 19)],
    ['light', star(32, 22, 11)],
    ['gold', disc(32, 22, 3.5)],
    ['mist', 'M6 30c6-4 12 4 18 0s12 4 18 0 12 4 18 0', 2],
  ),
  'purse-2': purse(2),
  'purse-3': purse(3),
  // Three cards under a glass.
  discovery: scene(
    'river',
    ...WATER,
    ['mist', 'M8 12l12-4 7 21-12 4z'],
    ['bone', 'M25 8h13v23H25z'],
    ['mist', 'M43 8l12 4-7 21-12-4z'],
    ['gold', star(31.5, 19, 5)],
    ['bark', 'M44 31l10 10', 4],
    ['sky', disc(36, 23, 11)],
    ['gold', star(35, 22, 7)],
    ['bark', disc(36, 23, 11), 2.6],
    ['bone', 'M29 20c1-3 3-5 6-5', 1.5],
  ),
  coupon: scene(
    'river',
    ...WATER,
    ['paper', 'M8 10h48v6c-3 0-3 5 0 5v2c-3 0-3 5 0 5v6H8v-6c3 0 3-5 0-5v-2c3 0 3-5 0-5z'],
    ['rust', 'M41 12v20', 1.4],
    ['leather', 'M15 17h18v13H15zM14 13h20v3H14z'],
    ['paper', 'M19 20h10v7H19z'],
    ['rust', 'M46 17h5M46 22h5M46 27h5', 2],
  ),
  // What is left of a fish.
  nothing: scene(
    'river',
    ...WATER,
    ['bone', 'M8 22c6-9 14-9 18-2v4c-4 7-12 7-18-2z'],
    ['ink', disc(15, 20.5, 1.8)],
    ['bone', 'M25 22h24', 2.4],
    ['bone', 'M30 14v16M36 15v14M42 17v10', 2],
    ['bone', 'M48 22l9-8-3 8 3 8z'],
  ),
};
