// Answers of a finished game in words: lists as on their buttons, forms field by field.
import type { Review } from '@/net/wire';
import { Wording } from '@/texts/wording';

/** In words that hold for every reader: whose decision it was is said beside it. */
export function answerWords(
  { game, words, names }: Wording,
  review: Review,
  question: string,
  answer: unknown,
): string {
  const wording = new Wording(game, words, names);
  if (Array.isArray(answer)) return wording.answer({ says: review.says[question] ?? {} }, answer);
  return (
    fields(wording, question, answer as Record<string, unknown>, []).join('; ') ||
    String(wording.word(undefined, null))
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
