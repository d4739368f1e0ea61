// What the table of Gentleman's Deal can be read for.
import type { GentlemansDealShare, GentlemansDealView } from '@/net/wire';
import type { Play } from '@/play/play';

export const tableOf = (play: Play): GentlemansDealView => play.view.table as GentlemansDealView;

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
