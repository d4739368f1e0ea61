// The values of any game's view in a form that can be drawn: numbers, words, dice, players, or
// several of these. The terminal (view_text.py) words the same fields in the same way.
import { MARKS, PIPS } from '@/art/dice/dieFaces';
import { i18n, t } from '@/texts/language.svelte';
import type { Wording } from '@/texts/wording';

export type Shown =
  | { is: 'number'; number: number }
  | { is: 'words'; words: string[] }
  | { is: 'dice'; faces: (string | number)[] }
  | { is: 'seats'; seats: number[] }
  | { is: 'parts'; parts: Fact[] }
  | { is: 'several'; items: Shown[] };

/** A value with its label. */
export interface Fact {
  name: string;
  label: string;
  shown: Shown;
}

type Table = Record<string, unknown>;

/** The kind of a field that the log tells already, so that it is not shown. */
const TOLD_BY_EVENTS = 'told';

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return the kind of a field, as the game's `words` declare it. */
export const kindOf = ({ words }: Wording, name: string): string | undefined =>
  words[`view-${name}`] ?? words[name];

/** Return the label of a field; its name in plain letters if the game has no text for it. */
export function labelOf({ game }: Wording, name: string): string {
  const id = `${game}-view-${name}`;
  if (i18n.has(id)) return t(id);
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Return a field with its label; null if it has nothing to show. */
export function factOf(wording: Wording, name: string, value: unknown): Fact | null {
  const shown = shownOf(wording, name, value);
  return shown && { name, label: labelOf(wording, name), shown };
}

/** Return the parts of a compound value, each with its label. Numbers of 0 are shown if wished. */
export function partsOf(wording: Wording, value: Table, zeros = false): Fact[] {
  return Object.entries(value).flatMap(([name, part]) => {
    const isZero = part === 0 && kindOf(wording, name) === undefined;
    const fact = isZero && !zeros ? null : factOf(wording, name, part);
    return fact ? [fact] : [];
  });
}

/** Return what a field of the view shows; null if there is nothing. */
export function shownOf(wording: Wording, name: string, value: unknown): Shown | null {
  const kind = kindOf(wording, name);
  if (kind === TOLD_BY_EVENTS || isEmpty(value)) return null;
  if (value === true) return { is: 'words', words: [t('yes')] };
  if (kind === 'dice') return diceOf([value].flat());
  if (kind === 'seat' || (kind === 'seats' && Array.isArray(value))) return seatsOf([value].flat());
  if (typeof value === 'number')
    return { is: 'number', number: kind === 'seat-number' ? value + 1 : value };
  if (isTable(value)) return compound(wording, kind, value);
  if (!Array.isArray(value)) return { is: 'words', words: [wording.term(kind ?? '', value)] };
  return listed(wording, name, kind, value);
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && !Object.keys(value).length);

function diceOf(faces: unknown[]): Shown | null {
  const shown = faces.filter((face) => face !== 0) as (string | number)[];
  if (!shown.length) return null;
  const drawn = shown.every((face) => MARKS[String(face)] ?? PIPS[Number(face)]);
  return drawn ? { is: 'dice', faces: shown } : { is: 'words', words: shown.map(String) };
}

function seatsOf(values: unknown[]): Shown | null {
  const seats = values.filter((seat): seat is number => typeof seat === 'number' && seat >= 0);
  return seats.length ? { is: 'seats', seats } : null;
}

/** Return a mapping from terms of a kind, or a group of fields of their own. */
function compound(wording: Wording, kind: string | undefined, value: Table): Shown | null {
  const isTerm = (key: string) => kind !== undefined && i18n.has(`${wording.game}-${kind}-${key}`);
  const parts = Object.keys(value).some(isTerm)
    ? Object.entries(value).flatMap(([key, item]): Fact[] => {
        const shown = shownOf(wording, '', item);
        return shown ? [{ name: key, label: wording.term(kind!, key), shown }] : [];
      })
    : partsOf(wording, value).map((part) => unlabelled(wording, part));
  return parts.length ? { is: 'parts', parts } : null;
}

/** Return a part without its label if it is a player's name and the game has no text for it. */
function unlabelled({ game }: Wording, part: Fact): Fact {
  const named = part.shown.is !== 'seats' || i18n.has(`${game}-view-${part.name}`);
  return named ? part : { ...part, label: '' };
}

function listed(
  wording: Wording,
  name: string,
  kind: string | undefined,
  values: unknown[],
): Shown | null {
  const present = values.filter((value) => value !== null && value !== undefined);
  if (present.some((value) => typeof value === 'object')) {
    const items = present.flatMap((value) => {
      const shown = isTable(value) ? shownOf(wording, name, value) : null;
      return shown ? [shown] : [];
    });
    return items.length ? { is: 'several', items } : null;
  }
  const words = present.map((value) => wording.term(kind ?? '', value));
  return words.length ? { is: 'words', words: counted(words) } : null;
}

/** Return each word once, with its number if it stands there several times. */
function counted(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word));
}
