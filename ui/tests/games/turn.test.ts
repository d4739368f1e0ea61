import { expect, test } from 'vitest';
import { madeHand } from '@/games/poker-dice/rules';
import { Turn } from '@/games/poker-dice/turn.svelte';

const faces = (turn: Turn) => turn.slots.map((slot) => slot.face);

test('held dice keep their places while the others come up anew', () => {
  const turn = new Turn();
  turn.lay([1, 2, 3, 4, 5]);
  turn.hold(1);
  turn.hold(3);
  expect(turn.kept).toEqual([2, 4]);
  turn.roll({ seat: 0, roll: 2, kept: [2, 4], rolled: [6, 6, 1], dice: [1, 2, 4, 6, 6] });
  expect(faces(turn)).toEqual([6, 2, 6, 4, 1]);
  expect(turn.slots.map((slot) => slot.held)).toEqual([false, true, false, true, false]);
});

test('the coach can have just these held', () => {
  const turn = new Turn();
  turn.lay([3, 3, 5, 1, 3]);
  turn.holdThese([3, 3]);
  expect(turn.slots.map((slot) => slot.held)).toEqual([true, true, false, false, false]);
});

test('the same dice seen again stay as they lie', () => {
  const turn = new Turn();
  turn.lay([1, 2, 3, 4, 5]);
  turn.hold(0);
  turn.lay([5, 4, 3, 2, 1]);
  expect(turn.slots[0]).toMatchObject({ face: 1, held: true });
  turn.lay([5, 5, 3, 2, 1]);
  expect(turn.kept).toEqual([]);
});

test('the dice lie after a reload as they lay before', () => {
  const turn = new Turn();
  turn.lay([1, 2, 3, 4, 5]);
  const slots = [5, 4, 3, 2, 1].map((face) => ({ face, held: face > 3, roll: 2 }));
  turn.layAgain(slots);
  expect(faces(turn)).toEqual([5, 4, 3, 2, 1]);
  expect(turn.kept).toEqual([4, 5]);
  turn.lay([1, 1, 3, 4, 5]);
  turn.layAgain(slots);
  expect(turn.kept).toEqual([]);
});

test('a whole hand is worth writing at once', () => {
  expect(madeHand({ chance: 20, small_straight: 30, large_straight: 40 })).toBe('large_straight');
  expect(madeHand({ chance: 20, full_house: 0, small_straight: 0 })).toBeNull();
});
