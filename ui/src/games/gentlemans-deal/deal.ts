// What the table of Gentleman's Deal can be read for.
import type {
  GentlemansDealPastDealView,
  GentlemansDealShare,
  GentlemansDealView,
} from '@/net/wire';
import type { Play } from '@/play/play';

export const tableOf = (play: Play): GentlemansDealView => play.view.table as GentlemansDealView;

/** While a vote is told its outcome is not yet that of the house's view. */
export const TOLD = 'told';

/** The deal that lies open on the table: the one before, until there is a new offer, or the one
 * that is just told. */
export const openDeal = ({
  phase,
  latest,
}: GentlemansDealView): GentlemansDealPastDealView | null =>
  ['offer', 'over', TOLD].includes(phase) ? latest : null;

export const isNothing = (share: GentlemansDealShare | undefined): boolean =>
  !share || (!share.money && !share.accomplices.length);

export const inFavour = (ballot: string): boolean => ballot.startsWith('for');
export const withArgument = (ballot: string): boolean => ballot.endsWith('_argument');

/**
 * The seats in the order in which they sit round the table as one sees them: oneself first, then
 * clockwise.
 */
export function round(play: Play): number[] {
  const seats = tableOf(play).players.length;
  const first = play.seat ?? 0;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}
