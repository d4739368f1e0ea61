// Portraits of the six accomplices of Gentleman's Deal, distinct by hat and token as well as by
// colour.
import { disc, portrait, star, type Drawing, type Shape } from '@/art/cards/drawing';

const HEAD: Shape[] = [
  ['ink', 'M6 40c0-10 6-14 14-14s14 4 14 14z'],
  ['skin', disc(20, 19, 8.5)],
];

export const ACCOMPLICES: Record<string, Drawing> = {
  sheriff: portrait(
    'navy',
    ...HEAD,
    ['gold', 'M6 14c9 3 19 3 28 0-2 5-26 5-28 0zM12 13c1-9 15-9 16 0z'],
    ['ink', disc(17, 19.5, 1)],
    ['ink', disc(23, 19.5, 1)],
    ['bark', 'M15 22c3 2 7 2 10 0-1 3-9 3-10 0z'],
    ['light', star(20, 34, 5)],
  ),
  senator: portrait(
    'iron',
    ...HEAD,
    ['ink', 'M12 13V3h16v10zM8 12h24v3H8z'],
    ['rust', 'M12 9h16v2.500H12z'],
    ['ink', disc(17, 18, 1)],
    ['ink', disc(23, 18, 1)],
    ['bone', 'M12.500 20c0 10 15 10 15 0-1 3-4 3.500-7.500 3.500S13.500 23 12.500 20z'],
    ['rust', 'M17 30h6l-3 8z'],
  ),
  magnate: portrait(
    'plum',
    ...HEAD,
    ['bark', 'M11 15c0-9 18-9 18 0-5-2-13-2-18 0z'],
    ['ink', disc(16, 18.5, 1)],
    ['ink', disc(24, 18.5, 1)],
    ['light', disc(24, 18.5, 3.4), 1.5],
    ['light', 'M27 20v8', 1],
    ['bark', 'M14 23.500c3-2 9-2 12 0-3 2.500-9 2.500-12 0z'],
    ['gold', 'M14 32c4 4 8 4 12 0', 1.4],
  ),
  journalist: portrait(
    'tan',
    ...HEAD,
    ['moss', 'M10 15c1-8 19-8 20 0l3 1c-3 2-22 1-24 0z'],
    ['ink', disc(16.5, 19, 2.6), 1.2],
    ['ink', disc(23.5, 19, 2.6), 1.2],
    ['ink', 'M17 25c2 1 4 1 6 0', 1.2],
    ['bone', 'M25 28h10v12H25z'],
    ['ink', 'M27 31h6M27 34h6M27 37h4', 1.2],
  ),
  boss: portrait(
    'blood',
    ...HEAD,
    ['ink', 'M5 15c10 2 20 2 30 0-2 4-28 4-30 0zM11 14c0-8 5-9 9-7 4-2 9-1 9 7z'],
    ['bone', 'M11.500 12h17v2h-17z'],
    ['ink', 'M14 18.500h4M22 18.500h4', 1.8],
    ['leather', 'M22 24l8 3', 2.5],
    ['silver', 'M31 25c2-2 0-4 2-6', 1.2],
    ['rust', 'M18 29h4l2 4-4 6-4-6z'],
  ),
  banker: portrait(
    'felt',
    ...HEAD,
    ['silver', 'M11 14c2-7 16-7 18 0z'],
    ['pine', 'M9 14h22v2H9z'],
    ['gold', disc(16.5, 19, 2.8), 1.3],
    ['gold', disc(23.5, 19, 2.8), 1.3],
    ['silver', 'M16 24.500c2-1.500 6-1.500 8 0-2 1.500-6 1.500-8 0z'],
    ['gold', disc(20, 33, 4.5)],
    ['bark', disc(20, 33, 2.7), 1.1],
  ),
};
