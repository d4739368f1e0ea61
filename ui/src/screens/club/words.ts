// How the club says figures.
import type { ClubSettings } from '@/net/wire';
import { i18n, t } from '@/texts/language.svelte';

/** What somebody can hide of themselves. */
export type Kind = ClubSettings['hidden'][number];

export const day = (at: number): string =>
  new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(at);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

/** A figure of a plot. */
export const figure = (value: number, percent = false, digits = 0): string =>
  new Intl.NumberFormat(i18n.language, {
    style: percent ? 'percent' : 'decimal',
    maximumFractionDigits: digits,
  }).format(value);

/** A place of a game's board. */
export const placeName = (game: string, place: string): string =>
  t(`${game}-place-${place.replaceAll('_', '-')}`);

/** Entries by their game, in the order in which games first come. */
export function byGame<Entry extends { game: string }>(
  entries: readonly Entry[],
): [string, Entry[]][] {
  const found = new Map<string, Entry[]>();
  for (const one of entries) found.set(one.game, [...(found.get(one.game) ?? []), one]);
  return [...found];
}
