// Cards for which one does not want to be asked, as the beginnings of the answers that play them.
import type { Ask } from '@/net/wire';

/** Cards whose answers have a verb of their own. Tested against the engine. */
export const CARD_OF_VERB: Record<string, string> = {
  cheat: 'cheater',
  throw_again: 'two-guns',
  take_a_ranch: 'whiskey',
  hire: 'desperado',
};

type Beginning = readonly string[];

/** How the answers begin by which a card of this window is played, each once. */
export function beginningsIn(window: Ask | undefined): string[][] {
  const answers = (window?.choices ?? []) as unknown[][];
  const found = answers
    .filter(([verb]) => verb !== 'pass')
    .map(([verb, card]) => (verb === 'play' ? ['play', String(card)] : [String(verb)]));
  return found.filter((one, place) => !covers(found.slice(0, place), one));
}

export const cardOf = ([verb, card]: Beginning): string => card ?? CARD_OF_VERB[verb ?? ''] ?? '';

/** Whether answers that begin like this are among those for which one is not asked. */
export const covers = (over: readonly Beginning[], one: Beginning): boolean =>
  over.some((other) => other.every((word, place) => one[place] === word));
