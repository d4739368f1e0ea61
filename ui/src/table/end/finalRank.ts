// The final rank of a player.
import type { Result } from '@/net/wire';

/** Return the rank of a seat. Winners are first; among the others equal scores share a rank. */
export function rankOf(
  { scores, winners }: Pick<Result, 'scores' | 'winners'>,
  seat: number,
): number {
  if (winners.includes(seat)) return 1;
  const mine = scores[seat]!;
  return 1 + scores.filter((score, other) => score > mine || winners.includes(other)).length;
}
