// Pictures of the Store cards of the base game.
import { disc, scene, star, type Drawing, type Shape } from '@/art/cards/drawing';

const SHELF: Shape[] = [
  ['leather', 'M0 37h64v7H0z'],
  ['bark', 'M0 37h64v1.500H0z'],
];

export const STORE: Record<string, Drawing> = {
  // A canteen.
  'equipment-1': scene(
    'sand',
    ...SHELF,
    ['bark', 'M22 19C16 5 48 5 42 19', 2.2],
    ['iron', 'M29 8h6v6h-6z'],
    ['river', disc(32, 25, 12.5)],
    ['mist', disc(32, 25, 8), 1.5],
    ['mist', star(32, 25, 4)],
  ),
  // A lantern.
  'equipment-2': scene(
    'night',
    ['light', disc(32, 23, 17)],
    ...SHELF,
    ['ink', 'M25 11C25 1 39 1 39 11', 1.6],
    ['iron', 'M26 12h12l-3-5h-6z'],
    ['bone', 'M26 13h12l2 18H24z'],
    ['rust', 'M32 16c4 5 4 9 0 11-4-2-4-6 0-11z'],
    ['gold', 'M32 20c2 3 2 5 0 6-2-1-2-3 0-6z'],
    ['iron', 'M22 31h20v6H22zM26 13l-2 18M38 13l2 18', 1.2],
    ['iron', 'M22 31h20v6H22z'],
  ),
  // A hat.
  'equipment-3': scene(
    'sand',
    ...SHELF,
    ['leather', 'M19 31c0-11 2-21 7-21 3 0 3 2 6 2s3-2 6-2c5 0 7 10 7 21-9 3-17 3-26 0z'],
    ['bark', 'M8 28c2-2 6 3 11 3 9 2 17 2 26 0 5 0 9-5 11-3 2 4-8 9-24 9S6 32 8 28z'],
    ['rust', 'M19.500 25c9 3 16 3 25 0l.5 5.500c-9 3-17 3-26 0z'],
  ),
  // Boots.
  'equipment-4': scene(
    'sand',
    ...SHELF,
    ['bark', 'M31 6h11v17l9 5c3 2 3 5 3 9H31z'],
    ['leather', 'M13 8h12v16l9 5c3 2 4 5 4 8H13z'],
    ['rust', 'M13 8h12v4H13zM31 6h11v3H31z'],
    ['ink', 'M13 35h25v2H13z'],
    ['gold', star(11, 32, 4)],
    ['light', 'M16 15l6 4-6 4', 1.1],
  ),
  // A saddle.
  'equipment-5': scene(
    'sand',
    ...SHELF,
    ['rust', 'M10 24h44v11c-8 3-36 3-44 0z'],
    ['light', 'M10 28h44M10 32h44', 1.2],
    [
      'leather',
      'M13 13c3 6 8 9 16 9 7 0 11-4 12-11 3-5 8-3 9 1 0 9-5 15-13 16H25c-8-1-13-6-14-13 0-3 1-4 2-2z',
    ],
    ['bark', 'M40 7h6v5h-6zM30 27v7', 2.2],
    ['silver', 'M26 33h8v4h-8z', 1.6],
  ),
  // A horse.
  'equipment-8': scene(
    'sky',
    ['light', disc(51, 10, 6)],
    ['dune', 'M0 34c14-5 40-5 64 0v10H0z'],
    ['bark', 'M30 3c13 1 21 12 22 41H36z'],
    [
      'leather',
      'M20 44c1-9 4-14 9-18-5 1-9 4-13 4-4 0-6-4-4-7 5-4 9-9 15-12l2-8 5 6c8 4 12 14 12 35z',
    ],
    ['ink', disc(26.5, 15, 1.4)],
    ['ink', disc(14.5, 26, 1)],
    ['rust', 'M17 21l6 8M22 16l8 12', 1.4],
  ),
  dynamite: scene(
    'dune',
    ['rust', 'M17 13h8v25h-8zM28 13h8v25h-8zM39 13h8v25h-8z'],
    ['blood', 'M22 13h3v25h-3zM33 13h3v25h-3zM44 13h3v25h-3z'],
    ['ink', 'M15 22h34v6H15z'],
    ['bone', 'M32 13C32 5 40 10 43 5', 1.5],
    ['gold', star(46, 5, 5)],
    ['bone', star(46, 5, 2.4)],
  ),
  // A coin in two halves.
  'even-split': scene(
    'felt',
    ['gold', 'M27 7a15 15 0 0 0 0 30zM37 7a15 15 0 0 1 0 30z'],
    ['light', 'M27 11a11 11 0 0 0 0 22M37 11a11 11 0 0 1 0 22', 1.5],
    ['bark', 'M25 17c-5-1-6 4-2 5s3 6-3 5M41 17c4-1 5 4 2 5s-3 6 2 5', 1.8],
    ['bone', 'M32 3v5M32 12v5M32 21v5M32 30v5M32 39v4', 1.5],
  ),
  // A ledger that never ends.
  'unlimited-credit': scene(
    'leather',
    ['bark', 'M4 10c10-4 20-3 28 2 8-5 18-6 28-2v29c-10-3-20-3-28 1-8-4-18-4-28-1z'],
    ['bone', 'M7 9c9-3 17-2 25 2v26c-8-4-16-4-25-2z'],
    ['paper', 'M57 9c-9-3-17-2-25 2v26c8-4 16-4 25-2z'],
    [
      'tan',
      'M10 14c6-1 11-1 17 2M10 30c6-1 11-1 17 2M54 14c-6-1-11-1-17 2M54 30c-6-1-11-1-17 2',
      1,
    ],
    ['rust', 'M32 23c-4-7-13-7-13 0s9 7 13 0 13-7 13 0-9 7-13 0z', 2.8],
  ),
  brute: scene(
    'sand',
    ['rust', 'M4 44c1-14 12-18 28-18s27 4 28 18z'],
    ['bark', 'M18 28v16M46 28v16', 3],
    ['tan', 'M22 11h20v13c0 6-4 9-10 9s-10-3-10-9z'],
    ['ink', 'M21 14c-1-13 23-13 22 0l-4-4H25z'],
    ['ink', 'M25 16.500l6 2M39 16.500l-6 2', 2],
    ['ink', disc(28, 20, 1.2)],
    ['ink', disc(36, 20, 1.2)],
    ['bark', 'M24 26c2-4 14-4 16 0-3 2-5-1-8-1s-5 3-8 1z'],
    ['bone', 'M29 28.500h6v1.500h-6z'],
  ),
  // An ace out of a sleeve.
  cheater: scene(
    'felt',
    ['paper', 'M34 3l15 5-8 23-15-5z'],
    ['bone', 'M26 4h16v24H26z'],
    ['ink', 'M34 9c4 5 6 6 6 8 0 3-4 3-5 1l1 4h-4l1-4c-1 2-5 2-5-1 0-2 2-3 6-8z'],
    ['skin', 'M18 25c5-4 10-3 13-1l6-2c3 0 3 3 1 4l-8 4c1 3-2 6-6 7l-8-5z'],
    ['bone', 'M12 29l6-6 9 13-6 5z'],
    ['night', 'M0 34l12-7 10 15-1 2H0z'],
    ['gold', disc(16, 38, 1.3)],
  ),
  // A fan with feathers.
  girls: scene(
    'plum',
    ['rust', 'M17 15C9 9 8 3 13 1c5 3 8 8 8 12zM47 15c8-6 9-12 4-14-5 3-8 8-8 12z'],
    ['wine', 'M32 40 6 19c7-9 17-13 26-13s19 4 26 13z'],
    ['skin', 'M32 40 13 25c5-6 12-9 19-9s14 3 19 9z'],
    ['light', 'M32 40 11 14M32 40 21 8M32 40V6M32 40 43 8M32 40 53 14', 1.2],
    ['light', 'M6 19c7-9 17-13 26-13s19 4 26 13', 2],
    ['gold', disc(32, 39, 2.6)],
  ),
  // The badge that stays.
  marshall: scene(
    'navy',
    ['silver', disc(32, 22, 18)],
    ['night', disc(32, 22, 15)],
    ['silver', star(32, 22, 15)],
    ['steel', star(32, 22, 9)],
    ['bone', disc(32, 22, 3)],
  ),
  // Notes from hand to hand.
  corruption: scene(
    'pine',
    ['leaf', 'M20 8l32-4 3 17-32 5z'],
    ['bone', 'M24 11l25-3 2 11-25 4z', 1.2],
    ['moss', 'M16 13l32 1-1 17-32-2z'],
    ['bone', disc(32, 22, 5)],
    ['moss', 'M33.500 19.500c-4-1-4 2-1.500 2.500s2 4-2 2.500M32 18v8', 1.1],
    ['skin', 'M9 24c6-4 12-3 15 0l5-1c3 1 2 4 0 4l-6 2c0 4-4 7-9 7z'],
    ['bone', 'M5 28l5-5 7 13-5 4z'],
    ['ink', 'M0 31l6-5 9 15-3 3H0z'],
  ),
  'nervous-joe': scene(
    'sky',
    ['moss', 'M12 44c1-10 8-13 20-13s19 3 20 13z'],
    ['skin', 'M23 16h18v9c0 6-4 9-9 9s-9-3-9-9z'],
    ['bark', 'M12 15c12-5 28-5 40-1 2 3-2 4-6 3-10-3-20-3-28 0-4 1-8 0-6-2z'],
    ['leather', 'M21 14c0-8 3-12 7-11 2 0 2 1 4 1s4-2 6-1c4 1 6 5 5 10-7-1-14-1-22 1z'],
    ['bone', disc(28, 21, 3.2)],
    ['bone', disc(36.5, 21, 3.2)],
    ['ink', disc(28.5, 21.5, 1.2)],
    ['ink', disc(36, 21.5, 1.2)],
    ['ink', 'M28 29.500l2-1.500 2 1.500 2-1.500 2 1.500', 1.3],
    [
      'river',
      'M46 20c2 3 2 5 0 5s-2-2 0-5zM18 22c2 3 2 5 0 5s-2-2 0-5zM50 27c1.500 2 1.500 4 0 4s-1.500-2 0-4z',
    ],
  ),
  // A bottle of the doctor's.
  elixir: scene(
    'mist',
    ...SHELF,
    ['tan', 'M29 2h6v6h-6z'],
    ['felt', 'M28 7h8v7c6 2 9 6 9 11v10c0 2-1 3-3 3H22c-2 0-3-1-3-3V25c0-5 3-9 9-11z'],
    ['leaf', 'M22 26c0-4 2-6 5-8l-1 9z'],
    ['bone', 'M22 23h20v12H22z'],
    ['rust', 'M30 24.500h4v3h3v4h-3v3h-4v-3h-3v-4h3z'],
  ),
  // A poster with a face struck out.
  wanted: scene(
    'leather',
    ['bark', 'M0 14h64M0 29h64', 1.2],
    ['paper', 'M17 3l30-1 1 38-30 2z'],
    ['ink', 'M21 8h22', 3.2],
    ['dune', 'M22 13h20v18H22z'],
    ['ink', 'M24 31c0-5 3-7 8-7s8 2 8 7z'],
    ['ink', disc(32, 21, 4.5)],
    ['ink', 'M25 18.500c5-2 9-2 14 0l-3-4h-8z'],
    ['rust', 'M22 13l20 18M42 13 22 31', 2.4],
    ['bark', 'M22 35h20M26 38h12', 1.4],
  ),
};
