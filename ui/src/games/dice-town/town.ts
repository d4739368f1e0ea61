// What the table of Dice Town can be read for: places, who leads where, hands.
import type { DiceTownPlayerView, DiceTownView } from '@/net/wire';
import type { Play } from '@/play/play';
import type { TableEvent } from '@/texts/wording';

export const PLACES = [
  'mine',
  'bank',
  'stagecoach',
  'general-store',
  'saloon',
  'sheriff',
  'town-hall',
  'doc-badluck',
] as const;
export type PlaceName = (typeof PLACES)[number];
export const FACE_OF: Partial<Record<PlaceName, string>> = {
  mine: '9',
  bank: '10',
  'general-store': 'J',
  saloon: 'Q',
  sheriff: 'K',
};
const RANKS = ['9', '10', 'J', 'Q', 'K', 'A'];
const FULL = 5;

export const tableOf = (play: Play): DiceTownView => play.view.table as DiceTownView;

/** The dice of a player that everybody can see. */
export const openDice = (player: DiceTownPlayerView): string[] => [...player.dice, ...player.fresh];

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
 * A poker hand as a list of numbers that compares from the left: its kind, then its faces by groups
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

function compare(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? -1) - (b[place] ?? -1);
    if (difference) return difference;
  }
  return 0;
}

/**
 * Who would win a place with these dice, by seat; several where they tie, nobody where nobody has a
 * die for it.
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
  return standing.flatMap((one, seat) =>
    compare(one, best) === 0 && dice[seat]!.length ? [seat] : [],
  );
}

/** What a seat would win, and where it would tie, if these were everybody's dice. */
export function prospects(
  seat: number,
  dice: readonly (readonly string[])[],
): { wins: PlaceName[]; ties: PlaceName[] } {
  const found = PLACES.map((place) => ({ place, leaders: leadersAt(place, dice) })).filter(
    ({ leaders }) => leaders.includes(seat),
  );
  return {
    wins: found.filter(({ leaders }) => leaders.length === 1).map(({ place }) => place),
    ties: found.filter(({ leaders }) => leaders.length > 1).map(({ place }) => place),
  };
}

export interface Haul {
  seat: number;
  dollars: number;
  nuggets: number;
  store: number;
  claims: number;
  badge: boolean;
}

/** What the places gave in the latest visit of the town, by place. */
export function haulsOf(past: readonly TableEvent[]): Partial<Record<PlaceName, Haul[]>> {
  let hauls: Partial<Record<PlaceName, Haul[]>> = {};
  let stale = false;
  for (const { kind, data } of past) {
    if (kind === 'round_began') stale = true;
    const place = data['place'] as PlaceName | undefined;
    if (stale && (kind === 'won' || kind === 'nobody_won' || kind === 'asked_the_sheriff')) {
      hauls = {};
      stale = false;
    }
    if (!place || typeof data['seat'] !== 'number' || !GIVES.has(kind)) continue;
    const amount = (name: string) => (typeof data[name] === 'number' ? data[name] : 0);
    const claims =
      kind === 'took_claims'
        ? ((data['cards'] as string[] | undefined)?.length ?? 0)
        : kind === 'took_top_claim'
          ? 1
          : amount('claims');
    const store = kind === 'kept_a_card' || kind === 'got_a_card' ? 1 : amount('store');
    const haul = {
      seat: data['seat'],
      dollars: amount('dollars'),
      nuggets: amount('nuggets'),
      store,
      claims,
      badge: /badge/.test(kind),
    };
    hauls[place] = [...(hauls[place] ?? []), haul];
  }
  return hauls;
}

const GIVES = new Set([
  'dug',
  'robbed_the_bank',
  'kept_a_card',
  'stole',
  'took_the_badge',
  'kept_the_badge',
  'took_claims',
  'took_top_claim',
  'got_a_card',
  'took_remedy',
  'found_gold',
  'found_a_purse',
]);
