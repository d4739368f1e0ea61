// Whether this round is certainly the last one (DT-65), from public information. Tested against the
// engine.
import type { DiceTownEvent, DiceTownPlayerView, DiceTownView } from '@/net/wire';
import { leadersAt } from '@/games/dice-town/placeLeaders';

type Stocks = Pick<DiceTownView, 'mine' | 'row' | 'claims_deck' | 'river' | 'die_holder'>;
export interface Ending extends Stocks {
  players: readonly Pick<DiceTownPlayerView, 'dice' | 'fresh'>[];
}

const DICE = 5;
const count = (dice: readonly string[], face: string) => dice.filter((die) => die === face).length;

/** True if the claims of this round have not been taken yet. */
export function hallIsToCome(past: readonly DiceTownEvent[]): boolean {
  const last = past.findLast(
    ({ kind, data }) =>
      kind === 'round_began' ||
      kind === 'took_claims' ||
      ('place' in data && data.place === 'doc-badluck'),
  );
  return last?.kind === 'round_began';
}

/**
 * True if the Mine is empty or every claim has an owner, or one of the two must happen in this
 * round.
 */
export function isLast(table: Ending, wild: boolean, hall: boolean): boolean {
  if (table.mine === 0 || table.row.length + table.claims_deck === 0) return true;
  return mineWillBeEmptied(table, wild) || (hall && claimsWillBeTaken(table));
}

/**
 * True if the nines on the table will empty the Mine. While dice are kept their number can only
 * grow, except for the one that the Indian die may turn. In the West the first player may draw from
 * the River and leave the nuggets to the second (WW-10), unless the River is empty (WW-14).
 */
function mineWillBeEmptied({ players, mine, river, die_holder }: Ending, wild: boolean): boolean {
  if (players.every(({ dice, fresh }) => dice.length + fresh.length === DICE)) return false;
  const turned = die_holder >= 0 ? 1 : 0;
  const nines = players.map(({ dice }) => count(dice, '9')).toSorted((a, b) => b - a);
  if (!wild || river === 0) return nines[0]! - turned >= mine;
  return players.length > 2 && !turned && nines[1]! >= mine;
}

/**
 * True if the last claims will be taken. The winner of the Town Hall takes a claim and one more for
 * each Ace (DT-40), in the West too while the deck is empty (WW-14): the last claim always, more of
 * them once the hands are final.
 */
function claimsWillBeTaken({ players, row, claims_deck, die_holder }: Ending): boolean {
  if (claims_deck) return false;
  if (row.length === 1) return true;
  const hands = players.map(({ dice }) => dice);
  const final = players.every(({ dice, fresh }) => dice.length === DICE && !fresh.length);
  return (
    final &&
    die_holder < 0 &&
    leadersAt('town-hall', hands).every((seat) => 1 + count(hands[seat]!, 'A') >= row.length)
  );
}
