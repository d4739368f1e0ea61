// A verdict on a seat's game in one plain sentence: how well it was played, and the part of luck.
import type { Loss, Review, SeatReview } from '@/net/wire';
import { t } from '@/texts/language.svelte';
import { numberWords } from '@/texts/numbers';

/** The cost of all decisions together up to which a game counts as well played. */
const MAX_COST_PLAYED_WELL = { points: 10, win: 0.1 };
/** The amount of luck up to which it is not mentioned. */
const MAX_UNMENTIONED_LUCK = { points: 3, win: 0.03 };

export interface Verdict {
  skill: 'well' | 'poorly';
  luck: 'lucky' | 'unlucky' | 'even';
}

export function verdictOn(unit: Review['unit'], seat: Pick<SeatReview, 'luck' | 'skill'>): Verdict {
  const away = Math.abs(seat.luck) > MAX_UNMENTIONED_LUCK[unit];
  return {
    skill: seat.skill <= MAX_COST_PLAYED_WELL[unit] ? 'well' : 'poorly',
    luck: !away ? 'even' : seat.luck > 0 ? 'lucky' : 'unlucky',
  };
}

function amount(value: number, unit: Review['unit']): string {
  return unit === 'points'
    ? t('page-amount-points', { count: Math.round(value) })
    : t('study-win', { amount: numberWords(value * 100, false, 0) });
}

export function verdictWords(
  review: Review,
  seat: SeatReview,
  name: string,
  isReader: boolean,
): string {
  return t(isReader ? 'page-verdict-you' : 'page-verdict', {
    ...verdictOn(review.unit, seat),
    name,
    cost: amount(Math.abs(seat.skill), review.unit),
    amount: amount(Math.abs(seat.luck), review.unit),
  });
}

/** Return in words where a seat lost the game, and whether its own decisions were to blame. */
export function lossWords(
  review: Review,
  loss: Loss,
  names: readonly string[],
  seat: number,
  isReader: boolean,
): string {
  const { measure } = review;
  const lost = t('study-lost', {
    measure,
    who: isReader ? 'you' : 'other',
    name: names[seat] ?? '',
    winner: names[loss.winner] ?? '',
    round: loss.round,
    gained: amount(loss.gained, review.unit),
  });
  const cost = amount(loss.skill, review.unit);
  return `${lost} ${t(loss.blamed ? 'study-lost-by-decisions' : 'study-lost-by-luck', { measure, cost })}`;
}
