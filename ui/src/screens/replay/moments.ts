// The moments of a finished game that one would tell about: the lead changes, somebody errs.
import type { Review } from '@/net/wire';
import { worst } from '@/table/review/reader.svelte';
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

/** Who leads alone; nobody where several do. */
function leaderOf(sums: readonly number[]): number | null {
  const most = Math.max(...sums);
  const leaders = sums.flatMap((sum, seat) => (sum === most ? [seat] : []));
  return leaders.length === 1 ? leaders[0]! : null;
}

/** Where a round has brought another leader than the one before, by what everybody could see. */
export function leadChanges(
  steps: readonly Step[],
  rounds: readonly number[],
  curve: Curve,
  seats: number,
): Moment[] {
  const found: Moment[] = [];
  let leader: number | null = null;
  const ends = [...rounds.slice(1), steps.length - 1];
  for (const end of ends) {
    const past = steps.slice(0, end + 1).flatMap((one) => one.events);
    const next = leaderOf(curve(past, seats).at(-1) ?? []);
    if (next === null) continue;
    if (leader !== null && next !== leader) found.push({ step: end, why: 'lead', seat: next });
    leader = next;
  }
  return found;
}

const LISTED = 2;

/** The costliest decisions of everybody, each at the position in which it was taken. */
export function mistakes(review: Review | null): Moment[] {
  return (review?.seats ?? []).flatMap((one) =>
    worst(one, LISTED).map((decision): Moment => ({
      step: decision.seq - 1,
      why: 'mistake',
      seat: one.seat,
    })),
  );
}

export const inOrder = (moments: readonly Moment[]): Moment[] =>
  moments.toSorted((a, b) => a.step - b.step);
