// Answers in words: choices as on their buttons, forms in the game's own phrase or field by field.
import type { Ask } from '@/net/wire';
import { i18n } from './language.svelte';
import type { Wording } from './wording';

type Filled = Record<string, unknown>;

const isGroup = (value: unknown): value is Filled =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function saidWords(
  wording: Wording,
  says: Ask['says'],
  question: string,
  answer: unknown,
): string {
  if (Array.isArray(answer)) return wording.answer({ says }, answer);
  const filled = answer as Filled;
  const [own, empty] = ['filled', 'empty'].map((kind) => `${wording.game}-${kind}-${question}`);
  if (i18n.has(empty!) && !givesAnything(wording, filled)) return i18n.format(empty!);
  if (i18n.has(own!)) return phrases(wording, own!, filled).join('; ');
  return fields(wording, question, filled, []).join('; ') || String(wording.word(undefined, null));
}

/** True if a form contains more than the person it is about. */
function givesAnything(wording: Wording, filled: Filled): boolean {
  return Object.entries(filled).some(([name, value]) => {
    if (isGroup(value)) return givesAnything(wording, value);
    return wording.words[name] !== 'seat' && (Array.isArray(value) ? value.length : value);
  });
}

/** Return one phrase, or one for each seat for which the form has a group. */
function phrases(wording: Wording, id: string, filled: Filled): string[] {
  const groups = Object.entries(filled).filter(([, group]) => isGroup(group)) as [string, Filled][];
  const phrases = groups
    .filter(([, group]) => givesAnything(wording, group))
    .map(([seat, group]) => ({ seat: Number(seat), ...group }));
  return (groups.length ? phrases : [filled]).map((data) => wording.phrase(id, data));
}

function fields(wording: Wording, question: string, filled: Filled, path: string[]): string[] {
  return Object.entries(filled).flatMap(([name, value]) => {
    const here = [...path, name];
    const kind = wording.words[name] ?? wording.words[name.replace(/^more_/, '')];
    if (value === null || (value === 0 && kind !== 'seat')) return [];
    if (Array.isArray(value) && !value.length) return [];
    if (isGroup(value)) return fields(wording, question, value, here);
    return [`${wording.field(question, here)}: ${wording.word(kind, value)}`];
  });
}
