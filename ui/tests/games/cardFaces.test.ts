// Tests that every card of the games has a front (cases.json lists the engine's cards).
import { describe, expect, test } from 'vitest';
import type { CardFace, Faces, Gallery } from '@/art/cards/cardFace';
import * as town from '@/games/dice-town/cards/cardFaces';
import { pointsOf } from '@/games/dice-town/cards/cardPoints';
import * as deal from '@/games/gentlemans-deal/cardFaces';
import * as accomplices from '@/art/cards/drawings/accomplices';
import * as bandits from '@/art/cards/drawings/bandits';
import * as land from '@/art/cards/drawings/land';
import * as river from '@/art/cards/drawings/river';
import * as store from '@/art/cards/drawings/store';
import * as west from '@/art/cards/drawings/west';
import cases from './cases.json';

const DRAWINGS = { ...store, ...west, ...land, ...river, ...bandits, ...accomplices };

type Cards = Record<string, Record<string, object>>;
const GAMES: [string, Faces, Gallery, Cards][] = [
  ['dice-town', town.faces, town.gallery, cases['dice-town'].cards],
  ['gentlemans-deal', deal.faces, deal.gallery, cases['gentlemans-deal'].cards],
];

describe.each(GAMES)('%s', (_game, faces, gallery, cards) => {
  const all = Object.entries(cards).flatMap(([kind, names]) =>
    Object.keys(names).map((name): [string, string] => [kind, name]),
  );

  test('every card has a face', () => {
    const drawn = new Set(Object.values(DRAWINGS).flatMap((part) => Object.keys(part)));
    const without = all.filter(([, name]) => !drawn.has(name));
    expect(without.map((card) => card.join(' '))).toEqual([]);
  });

  test('no two cards look the same', () => {
    const looks = all.map(([kind, name]) => JSON.stringify(faces(kind, name)?.drawing));
    expect(new Set(looks).size).toBe(all.length);
  });

  test('the rules show every card once', () => {
    const shown = gallery.flatMap(({ kind, names }) => names.map((name) => `${kind} ${name}`));
    expect(shown.toSorted()).toEqual(all.map((card) => card.join(' ')).toSorted());
  });
});

test('a card without a drawing has a plain picture', () => {
  const face = town.faces('card', 'lasso');
  expect(face?.drawing.shapes.length).toBeGreaterThan(0);
  const { drawing } = town.faces('river', 'lasso')!;
  expect(drawing).toBe(face?.drawing);
});

test('a kind that has no cards has no faces', () => {
  expect(town.faces('place', 'mine')).toBeNull();
  expect(deal.faces('ballot', 'for')).toBeNull();
});

test('a card of Dice Town says what it is worth', () => {
  const { card, river, bandit } = cases['dice-town'].cards;
  for (const [name, { points, per }] of Object.entries(card)) {
    expect(pointsOf(name).points, name).toBe(points);
    expect(pointsOf(name).per ?? 'card', name).toBe(per);
  }
  const worth = (face: CardFace | null) => face?.worth?.amount;
  for (const [name, { amount }] of Object.entries(river))
    if (/\d$/.test(name)) expect(worth(town.faces('river', name)), name).toBe(String(amount));
  for (const [name, { die, bounty }] of Object.entries(bandit)) {
    expect(town.faces('bandit', name)?.die, name).toBe(die);
    expect(worth(town.faces('bandit', name)), name).toBe(String(bounty));
  }
});
