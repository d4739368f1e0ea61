// The loading of a finished game's review: it is requested until the house has made it.
import { house } from '@/net/house';
import type { Judged, Review, SeatReview } from '@/net/wire';
import { t } from '@/texts/language.svelte';
import { numberWords } from '@/texts/numbers';
import { problemWords } from '@/net/problemWords';

const AGAIN = 1000;
/**
 * The cost from which a decision is mentioned: a twentieth of a point, or of a hundredth of a win.
 */
const MIN_MENTIONED_COST = { points: 0.05, win: 0.0005 };

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

  /** Return the decision that was made at the position after this step, or null. */
  decisionAfter(step: number): { seat: number; decision: Judged } | null {
    for (const { seat, decisions } of this.review?.seats ?? []) {
      const decision = decisions.find((decision) => decision.seq === step + 1);
      if (decision) return { seat, decision };
    }
    return null;
  }

  private async ask(): Promise<void> {
    try {
      while (!this.gone) {
        const candidates = await house.review(this.table);
        if (candidates.status === 'done') {
          this.review = candidates;
          return;
        }
        this.progress = candidates.progress;
        await new Promise((wake) => setTimeout(wake, AGAIN));
      }
    } catch (error) {
      this.problem = problemWords(error);
    }
  }
}

/** True if a decision was the best one or practically as good. */
export const isFine = (decision: Judged): boolean =>
  decision.cost <= MIN_MENTIONED_COST[decision.unit];

export function worst(seat: SeatReview, count: number): Judged[] {
  return seat.decisions
    .filter((decision) => !isFine(decision))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count);
}

/**
 * Return the good finds of a seat in the order of play: right choices where it was easy to go
 * wrong. Close ones are preferred, then questions that cost the table most; at most one per round.
 */
export function finds(review: Pick<Review, 'seats'>, seat: SeatReview, count: number): Judged[] {
  const all = review.seats.flatMap((seat) => seat.decisions);
  const price = (question: string): number => {
    const alike = all.filter((item) => item.question === question);
    return alike.reduce((sum, decision) => sum + decision.cost, 0) / alike.length;
  };
  const candidates = seat.decisions
    .filter(
      (decision) =>
        isFine(decision) && decision.margin !== 'forced' && decision.margin !== 'toss_up',
    )
    .map((decision) => ({
      decision,
      close: Number(decision.margin === 'close'),
      price: price(decision.question),
    }))
    .filter(({ decision, price }) => price > MIN_MENTIONED_COST[decision.unit])
    .toSorted((a, b) => b.close - a.close || b.price - a.price || b.decision.seq - a.decision.seq);
  const rounds = new Set<number>();
  return candidates
    .filter(({ decision }) => !rounds.has(decision.round) && rounds.add(decision.round))
    .slice(0, count)
    .map(({ decision }) => decision)
    .toSorted((a, b) => a.seq - b.seq);
}

/** Return a part of the result as text in its unit: points, or hundredths of a win. */
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
  return decision.uncertainty > MIN_MENTIONED_COST[decision.unit]
    ? t('study-cost-estimated', { cost, uncertainty })
    : t('study-cost', { cost });
}
