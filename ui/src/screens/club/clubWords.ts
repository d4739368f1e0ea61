// The club's numbers and names in words.
import type { ClubSettings } from '@/net/wire';
import { i18n, t } from '@/texts/language.svelte';
import { percentWords, shortNumberWords } from '@/texts/numbers';

/** A kind of data that a person can hide. */
export type Kind = ClubSettings['hidden'][number];

export const day = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);

/** Return a chart's value as text. */
export const figure = (value: number, percent = false, digits = 0): string =>
  percent ? percentWords(value, false, digits) : shortNumberWords(value, digits);

/** Return the name of a place of a game's board. */
export const placeName = (game: string, place: string): string =>
  t(`${game}-place-${place.replaceAll('_', '-')}`);

/** Group entries by game, in the order in which games first appear. */
export function byGame<Entry extends { game: string }>(
  entries: readonly Entry[],
): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) groups.set(entry.game, [...(groups.get(entry.game) ?? []), entry]);
  return [...groups];
}
