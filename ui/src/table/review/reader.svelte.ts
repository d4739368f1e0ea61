// The review of a finished game, asked for until the house has made it.
import { house } from '@/net/house';
import type { Judged, Review, SeatReview } from '@/net/wire';
import { t } from '@/texts/language.svelte';
import { numberWords } from '@/texts/numbers';
import { problemWords } from '@/net/problems';

const AGAIN = 1000;
/**
 * What a decision must cost to be worth mentioning: a twentieth of a point, or of a hundredth of a
 * win.
 */
const WORTH = { points: 0.05, win: 0.0005 };

export class ReviewReader {
  review = $state.raw<Review | null>(null);
  progress = $state(0);
  problem = $state('');
  private gone = false;

  constructor(private readonly table: string) {
    void this.ask();
  }

  close(): void {
    this.gone = true;
  }

  /** The decision that was made from the position after this step. */
  decisionAfter(step: number): { seat: number; decision: Judged } | null {
    for (const { seat, decisions } of this.review?.seats ?? []) {
      const decision = decisions.find((one) => one.seq === step + 1);
      if (decision) return { seat, decision };
    }
    return null;
  }

  private async ask(): Promise<void> {
    try {
      while (!this.gone) {
        const found = await house.review(this.table);
        if (found.status === 'done') {
          this.review = found;
          return;
        }
        this.progress = found.progress;
        await new Promise((wake) => setTimeout(wake, AGAIN));
      }
    } catch (error) {
      this.problem = problemWords(error);
    }
  }
}

/** Whether a decision was the best one, or as good. */
export const isFine = (decision: Judged): boolean => decision.cost <= WORTH[decision.unit];

export function worst(seat: SeatReview, count: number): Judged[] {
  return seat.decisions
    .filter((one) => !isFine(one))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count);
}

/**
 * The right choices that were hardest to see come first: those where the second best was nearly as
 * good.
 */
export function best(seat: SeatReview, count: number): Judged[] {
  return seat.decisions
    .filter(
      (one) =>
        isFine(one) && (one.margin === 'close' || one.margin === 'clear' || one.margin === null),
    )
    .toSorted(
      (a, b) => Number(b.margin === 'close') - Number(a.margin === 'close') || a.cost - b.cost,
    )
    .slice(0, count);
}

/** A part of the result in its unit: points, or hundredths of a win. */
export function amountWords(value: number, unit: 'points' | 'win', signed = true): string {
  return unit === 'points'
    ? numberWords(value, signed)
    : t('study-win', { amount: numberWords(value * 100, signed) });
}

export function costWords(decision: Judged): string {
  const cost = amountWords(decision.cost, decision.unit, false);
  const uncertainty =
    decision.unit === 'points'
      ? numberWords(decision.uncertainty)
      : numberWords(decision.uncertainty * 100);
  return decision.uncertainty > WORTH[decision.unit]
    ? t('study-cost-estimated', { cost, uncertainty })
    : t('study-cost', { cost });
}
