// A player's open dice, with a mark on those that have just been rolled.
import type { DiceTownPlayerView } from '@/net/wire';

/** Return the dice to show; `lifted` are the dice under a cup that is being lifted now. */
export function shownDice(
  player: DiceTownPlayerView,
  lifted: readonly string[] | undefined,
): { set: string[]; fresh: readonly string[] } {
  const set = [...player.dice];
  for (const die of lifted && !player.fresh.length ? lifted : []) {
    const place = set.indexOf(die);
    if (place >= 0) set.splice(place, 1);
  }
  return { set, fresh: lifted ?? player.fresh };
}
