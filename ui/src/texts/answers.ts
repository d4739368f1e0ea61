// Answers in words: lists as on their buttons, forms field by field.
import type { Ask } from '@/net/wire';
import { i18n } from './language.svelte';
import type { Wording } from './wording';

export function saidWords(
  wording: Wording,
  says: Ask['says'],
  question: string,
  answer: unknown,
): string {
  if (Array.isArray(answer)) return wording.answer({ says }, answer);
  const own = `${wording.game}-empty-${question}`;
  return (
    fields(wording, question, answer as Record<string, unknown>, []).join('; ') ||
    (i18n.has(own) ? i18n.format(own) : String(wording.word(undefined, null)))
  );
}

function fields(
  wording: Wording,
  question: string,
  filled: Record<string, unknown>,
  path: string[],
): string[] {
  return Object.entries(filled).flatMap(([name, value]) => {
    const here = [...path, name];
    const kind = wording.words[name] ?? wording.words[name.replace(/^more_/, '')];
    if (value === null || (value === 0 && kind !== 'seat')) return [];
    if (Array.isArray(value) && !value.length) return [];
    if (typeof value === 'object' && !Array.isArray(value))
      return fields(wording, question, value as Record<string, unknown>, here);
    return [`${wording.field(question, here)}: ${wording.word(kind, value)}`];
  });
}
