// Pictures of claims, from poor to rich, and of the Ranch.
import { disc, nugget, scene, star, type Drawing, type Shape } from '@/art/cards/drawing';

/** Return the shapes of a stake that marks a claim. */
const stake = (x: number, y: number): Shape[] => [
  ['bark', `M${x} ${y - 9}v12`, 2],
  ['paper', `M${x - 6} ${y - 11}h12v6h-12z`],
  ['bark', `M${x - 4} ${y - 8}h8`, 1.2],
];

export const LAND: Record<string, Drawing> = {
  // Dust and a cactus.
  'claim-1': scene(
    'sky',
    ['light', disc(50, 10, 6)],
    ['sand', 'M0 29c20-4 44-4 64 0v15H0z'],
    ['dune', 'M0 37c20-3 44-3 64 0v7H0z'],
    ['felt', 'M19 10c3 0 4 2 4 4v22h-7V14c0-2 1-4 3-4z'],
    ['felt', 'M11 18v5c0 3 2 4 6 4M27 15v6c0 3-2 4-6 4', 3],
    ['bone', disc(50, 35, 3.5, 3)],
    ['ink', disc(49, 34.5, 0.9)],
    ['ink', disc(51.5, 34.5, 0.9)],
    ...stake(38, 34),
  ),
  // Grass and a hill.
  'claim-2': scene(
    'sky',
    ['bone', 'M8 9c2-4 8-4 9-1 4-2 7 2 4 4H9c-3 0-3-3-1-3z'],
    ['leaf', 'M0 30c12-12 26-12 38-2 8-4 18-4 26 0v16H0z'],
    ['felt', 'M0 36c20-4 44-4 64 0v8H0z'],
    ['moss', 'M10 36l2-6 2 6M48 38l2-6 2 6', 1.5],
    ...stake(36, 35),
    ...nugget(18, 39, 2.6),
  ),
  // Trees and water.
  'claim-3': scene(
    'mist',
    ['leaf', 'M0 25c20-6 44-6 64 0v19H0z'],
    ['river', 'M40 24c-8 4 10 8-4 12-5 2-8 4-9 8h20c0-4 8-4 8-9 0-6-12-6-9-11z'],
    ['sky', 'M38 40c3-3 10-3 12-8', 1.4],
    ['bark', 'M13 24v9M23 22v9', 2.4],
    ['felt', 'M13 6l8 18H5zM23 9l7 14H16z'],
    ...stake(24, 40),
    ...nugget(10, 38, 2.6),
    ...nugget(55, 36, 2.6),
  ),
  // A seam of gold in the hill.
  'claim-4': scene(
    'sky',
    ['tan', 'M4 34 24 8l10 8 8-5 18 23z'],
    ['leather', 'M24 8l10 8-6 18H14z'],
    ['gold', 'M20 20l8 5 7-4 8 6 7-2', 3],
    ['light', 'M20 20l8 5 7-4 8 6 7-2', 1],
    ['leaf', 'M0 33c20-4 44-4 64 0v11H0z'],
    ...stake(12, 40),
    ...nugget(30, 39, 3),
    ...nugget(42, 38, 3.4),
    ...nugget(53, 40, 2.6),
  ),
  // A mountain of it, and the way in.
  'claim-5': scene(
    'night',
    ['light', 'M32 22 0 4v12zM32 22 64 4v12zM32 22 18 0h8zM32 22 46 0h-8z'],
    ['gold', 'M3 38 21 9l9 8 6-7 25 28z'],
    ['light', 'M21 9l9 8-7 21H13zM36 10l12 28h-8z'],
    ['bark', 'M25 40V30c0-8 14-8 14 0v10z'],
    ['ink', 'M28 40v-9c0-5 8-5 8 0v9z'],
    ['leather', 'M0 37h64v7H0z'],
    ['bone', star(21, 8, 4)],
    ['bone', star(50, 22, 3)],
    ...nugget(10, 39, 4),
    ...nugget(47, 40, 4),
    ...nugget(56, 38, 3.4),
  ),
  ranch: scene(
    'sky',
    ['light', disc(52, 9, 6)],
    ['leaf', 'M0 32c20-4 44-4 64 0v12H0z'],
    ['rust', 'M12 17 26 6l14 11v19H12z'],
    ['blood', 'M8 19 26 4l18 15-2 3L26 9 10 22z'],
    ['bone', 'M20 36V23h12v13z'],
    ['rust', 'M20 23l12 13M32 23 20 36', 1.6],
    ['bone', 'M23 13h6v5h-6z'],
    ['bone', 'M42 29v11M50 29v11M58 29v11M42 32h22M42 36h22', 1.8],
    ['bone', 'M4 32v10M0 35h10M0 39h10', 1.8],
  ),
};
