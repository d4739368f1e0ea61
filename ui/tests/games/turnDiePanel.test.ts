// Tests of the panel for Shaman's Blessing, the Trap and the Cheater: dice to pick, and no choice
// that changes nothing.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import TurnDie from '@/games/dice-town/panels/TurnDie.svelte';
import type { TownPanelProps } from '@/games/dice-town/tableView';

const FACES = ['9', '10', 'J', 'Q', 'K', 'A'];

function shown(choices: unknown[][], verb?: string): string[] {
  const play = {
    busy: false,
    names: ['Ana', 'Bob'],
    wording: { answer: (_: unknown, answer: unknown[]) => answer.join(' ') },
  };
  const props = { play, ask: { choices }, verb } as unknown as TownPanelProps;
  const { body } = render(TurnDie, { props });
  return [...body.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map((found) => found[1]!);
}

test('a blessing offers each die, and the other faces for the first of them', () => {
  const choices = ['J', 'K'].flatMap((die) => FACES.map((face) => ['turn', die, face]));
  expect(shown(choices)).toEqual([
    'J',
    'K',
    'turn J 9',
    'turn J 10',
    'turn J Q',
    'turn J K',
    'turn J A',
  ]);
});

test('a trap asks whose die first', () => {
  const choices = [0, 1].flatMap((seat) => [['trap', seat, 'A', '9']]);
  expect(shown(choices)).toEqual(['Ana', 'Bob', 'A', 'trap 0 A 9']);
});
