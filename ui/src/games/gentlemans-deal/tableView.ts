// Helpers to read a view of Gentleman's Deal.
import type {
  GentlemansDealEvent,
  GentlemansDealPastDealView,
  GentlemansDealShare,
  GentlemansDealView,
} from '@/net/wire';
import type { PanelProps } from '@/games/board';
import type { Play } from '@/play/play';

export type DealPlay = Play<GentlemansDealView, GentlemansDealEvent>;
export type DealPanelProps = PanelProps<GentlemansDealView, GentlemansDealEvent>;

/** The outcome of a vote while it is being narrated; it differs from that of the house's view. */
export const NARRATED = 'told';

/**
 * Return the deal that lies open: the previous one until there is a new offer, or the one that is
 * being narrated.
 */
export const openDeal = ({
  phase,
  latest,
}: GentlemansDealView): GentlemansDealPastDealView | null =>
  ['offer', 'over', NARRATED].includes(phase) ? latest : null;

export const isNothing = (share: GentlemansDealShare | undefined): boolean =>
  !share || (!share.money && !share.accomplices.length);

export const inFavour = (ballot: string): boolean => ballot.startsWith('for');
export const withArgument = (ballot: string): boolean => ballot.endsWith('_argument');

/** Return the seats in clockwise order around the table, the player's own seat first. */
export function round(play: DealPlay): number[] {
  const seats = play.view.table.players.length;
  const first = play.seat ?? 0;
  return Array.from({ length: seats }, (_, step) => (first + step) % seats);
}
