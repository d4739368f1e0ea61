// Whether the round table fits on the screen. If not, the other players are cards above the dock
// and the player's own seat is in the dock, so that the dock covers nothing.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import type { DealPlay } from '@/games/gentlemans-deal/tableView';

export function isRoomy(): boolean {
  const width = innerWidth.current ?? 1000;
  return width >= 1200 || (width >= 760 && (innerHeight.current ?? 700) >= 1000);
}

export const isInDock = (play: DealPlay, seat: number): boolean =>
  seat === play.seat && !isRoomy() && play.view.result === null;
