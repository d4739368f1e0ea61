// Answers of a finished game in words: lists as on their buttons, forms field by field.
import type { Review } from '@/net/wire';
import type { Wording } from '@/texts/wording';

export function answerWords(
  wording: Wording,
  review: Review,
  question: string,
  answer: unknown,
): string {
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
    if (value === null || value === 0 || (Array.isArray(value) && !value.length)) return [];
    if (typeof value === 'object' && !Array.isArray(value))
      return fields(wording, question, value as Record<string, unknown>, here);
    return [
      `${wording.field(question, here)}: ${wording.word(wording.words[name] ?? wording.words[name.replace(/^more_/, '')], value)}`,
    ];
  });
}
