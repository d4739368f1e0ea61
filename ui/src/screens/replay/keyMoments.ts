// The key moments of a finished game: changes of the lead, and mistakes.
import type { Review } from '@/net/wire';
import { worst } from '@/table/review/reviewLoader.svelte';
import type { TableEvent } from '@/texts/wording';

export interface Moment {
  step: number;
  why: 'lead' | 'mistake';
  seat: number;
}

type Curve = (events: readonly TableEvent[], seats: number) => number[][];
interface Step {
  step: number;
  events: readonly TableEvent[];
}

/** Return the seat that leads alone; null if several do. */
function leaderOf(sums: readonly number[]): number | null {
  const most = Math.max(...sums);
  const leaders = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
  return leaders.length === 1 ? leaders[0]! : null;
}

/** Return the rounds that brought another leader, from public information. */
export function leadChanges(
  steps: readonly Step[],
  rounds: readonly number[],
  curve: Curve,
  seats: number,
): Moment[] {
  const moments: Moment[] = [];
  let leader: number | null = null;
  const ends = [...rounds.slice(1), steps.length - 1];
  for (const end of ends) {
    const past = steps.slice(0, end + 1).flatMap((step) => step.events);
    const next = leaderOf(curve(past, seats).at(-1) ?? []);
    if (next === null) continue;
    if (leader !== null && next !== leader) moments.push({ step: end, why: 'lead', seat: next });
    leader = next;
  }
  return moments;
}

const LISTED = 2;

/** Return the costliest decisions of all players, each at the position in which it was made. */
export function mistakes(review: Review | null): Moment[] {
  return (review?.seats ?? []).flatMap((item) =>
    worst(item, LISTED).map((decision): Moment => ({
      step: decision.seq - 1,
      why: 'mistake',
      seat: item.seat,
    })),
  );
}

export const inOrder = (moments: readonly Moment[]): Moment[] =>
  moments.toSorted((a, b) => a.step - b.step);
