// The leader at each place with the present dice, by the winning rules. Tested against the engine's
// answers.
import { FACE_OF, PLACES, type PlaceName } from './tableView';

const RANKS = ['9', '10', 'J', 'Q', 'K', 'A'];
const FULL = 5;
const GROUPS: Record<string, number> = {
  '5': 7,
  '41': 6,
  '4': 6,
  '32': 5,
  '311': 3,
  '31': 3,
  '3': 3,
  '221': 2,
  '22': 2,
};
const STRAIGHT = 4;

/**
 * Return a poker hand as numbers that compare from the left: its kind, then its faces by groups
 * (DT-50, DT-51).
 */
export function handOf(dice: readonly string[]): number[] {
  const counts = RANKS.map((face, rank) => ({
    rank,
    count: dice.filter((die) => die === face).length,
  }))
    .filter((group) => group.count)
    .sort((a, b) => b.count - a.count || b.rank - a.rank);
  const shape = counts.map((group) => group.count).join('');
  const ranks = counts.map((group) => group.rank);
  const straight = shape === '11111' && ranks[0]! - ranks.at(-1)! === FULL - 1;
  return [straight ? STRAIGHT : (GROUPS[shape] ?? (shape.startsWith('2') ? 1 : 0)), ...ranks];
}

export function compare(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1);
    if (difference) return difference;
  }
  return 0;
}

/**
 * Return the seats that would win a place with these dice: several if they tie, none if nobody has
 * a die for it.
 */
export function leadersAt(place: PlaceName, dice: readonly (readonly string[])[]): number[] {
  const face = FACE_OF[place];
  if (face === undefined && place !== 'town-hall') return [];
  const standing = dice.map((hand) =>
    face === undefined ? handOf(hand) : [hand.filter((die) => die === face).length],
  );
  if (dice.every((hand) => !hand.length)) return [];
  const best = standing.reduce((a, b) => (compare(a, b) >= 0 ? a : b));
  if (face !== undefined && !best[0]) return [];
  return standing.flatMap((hand, seat) =>
    compare(hand, best) === 0 && dice[seat]!.length ? [seat] : [],
  );
}

/** Return the places that a seat would win, and those where it would tie, with these dice. */
export function prospects(
  seat: number,
  dice: readonly (readonly string[])[],
): { wins: PlaceName[]; ties: PlaceName[] } {
  const leads = PLACES.map((place) => ({ place, leaders: leadersAt(place, dice) })).filter(
    ({ leaders }) => leaders.includes(seat),
  );
  return {
    wins: leads.filter(({ leaders }) => leaders.length === 1).map(({ place }) => place),
    ties: leads.filter(({ leaders }) => leaders.length > 1).map(({ place }) => place),
  };
}

/** Return the price of keeping so many dice: one is free, keeping none is not (DT-12). */
export const priceOf = (count: number): number => (count === 0 ? 1 : count - 1);
