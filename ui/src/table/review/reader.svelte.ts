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
 * Good finds of the whole game, in the order of play: right choices between several where it was
 * easy to go wrong. Close ones come first, then those at questions that cost the table most; no
 * round has two.
 */
export function finds(review: Pick<Review, 'seats'>, seat: SeatReview, count: number): Judged[] {
  const all = review.seats.flatMap((one) => one.decisions);
  const price = (question: string): number => {
    const alike = all.filter((one) => one.question === question);
    return alike.reduce((sum, one) => sum + one.cost, 0) / alike.length;
  };
  const found = seat.decisions
    .filter((one) => isFine(one) && one.margin !== 'forced' && one.margin !== 'toss_up')
    .map((one) => ({ one, close: Number(one.margin === 'close'), price: price(one.question) }))
    .filter(({ one, price }) => price > WORTH[one.unit])
    .toSorted((a, b) => b.close - a.close || b.price - a.price || b.one.seq - a.one.seq);
  const rounds = new Set<number>();
  return found
    .filter(({ one }) => !rounds.has(one.round) && rounds.add(one.round))
    .slice(0, count)
    .map(({ one }) => one)
    .toSorted((a, b) => a.seq - b.seq);
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
