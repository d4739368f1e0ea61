// Answers of a finished game in words.
import type { Review } from '@/net/wire';
import { saidWords } from '@/texts/answerWords';
import { Wording } from '@/texts/wording';

/** Return an answer in words for every reader: the player who decided is named beside it. */
export function answerWords(
  { game, words, names }: Wording,
  review: Review,
  question: string,
  answer: unknown,
): string {
  const wording = new Wording(game, words, names);
  return saidWords(wording, review.says[question] ?? {}, question, answer);
}
