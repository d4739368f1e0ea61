// The dice of a player that lie open, and those among them that came up just now.
import type { DiceTownPlayerView } from '@/net/wire';

/** `lifted` are the dice under a cup that is being lifted at this moment. */
export function shownDice(
  player: DiceTownPlayerView,
  lifted: readonly string[] | undefined,
): { set: string[]; fresh: readonly string[] } {
  const set = [...player.dice];
  for (const die of lifted && !player.fresh.length ? lifted : []) {
    const found = set.indexOf(die);
    if (found >= 0) set.splice(found, 1);
  }
  return { set, fresh: lifted ?? player.fresh };
}
