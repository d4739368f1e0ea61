// Where somebody came in.
import type { Result } from '@/net/wire';

/** Winners are first; among the others equal scores share a place. */
export function placeOf(
  { scores, winners }: Pick<Result, 'scores' | 'winners'>,
  seat: number,
): number {
  if (winners.includes(seat)) return 1;
  const mine = scores[seat]!;
  return 1 + scores.filter((score, other) => score > mine || winners.includes(other)).length;
}
