// Answers of a finished game in words.
import type { Review } from '@/net/wire';
import { saidWords } from '@/texts/answers';
import { Wording } from '@/texts/wording';

/** In words that hold for every reader: whose decision it was is said beside it. */
export function answerWords(
  { game, words, names }: Wording,
  review: Review,
  question: string,
  answer: unknown,
): string {
  const wording = new Wording(game, words, names);
  return saidWords(wording, review.says[question] ?? {}, question, answer);
}
