// Cards for which a player does not want to be asked, given as beginnings of the answers that play
// them.
import { answersOf } from '@/components/forms/formValues';
import type { Ask } from '@/net/wire';
import { STORE_CARDS } from './storeCards';

/** The first card with each verb, for cards whose answers begin with a verb of their own. */
export const CARD_OF_VERB: Record<string, string> = Object.fromEntries(
  Object.entries(STORE_CARDS)
    .filter(([, { verb }]) => verb !== 'play')
    .map(([name, { verb }]): [string, string] => [verb, name])
    .reverse(),
);

type Beginning = readonly string[];

/** Return the beginnings of all answers that play a card in this window, each once. */
export function beginningsIn(window: Ask | undefined): string[][] {
  const answers = window ? answersOf(window) : [];
  const beginnings = answers
    .filter(([verb]) => verb !== 'pass')
    .map(([verb, card]) => (verb === 'play' ? ['play', String(card)] : [String(verb)]));
  return beginnings.filter((beginning, place) => !covers(beginnings.slice(0, place), beginning));
}

export const cardOf = ([verb, card]: Beginning): string => card ?? CARD_OF_VERB[verb ?? ''] ?? '';

/** True if an answer beginning is among those for which the player is not asked. */
export const covers = (over: readonly Beginning[], beginning: Beginning): boolean =>
  over.some((other) => other.every((word, place) => beginning[place] === word));
