// The possible points of every player in Dice Town (DT-66). Tested against the engine.
import type { DiceTownEvent, DiceTownPlayerView, DiceTownView, View } from '@/net/wire';
import { partsOf, summed, type Outlook, type Standing } from '@/games/outlook';
import { hallIsToCome, isLast } from './lastRound';
import { bountyOf, isLand, pointsOf } from './cardPoints';
import { STORE_CARDS } from './storeCards';

type Player = Pick<
  DiceTownPlayerView,
  'dollars' | 'nuggets' | 'store' | 'claims' | 'known' | 'wired' | 'ranches' | 'caught'
>;
export interface Counted {
  sheriff: number;
  row: readonly string[];
  hand: readonly string[];
  known_discards: readonly string[];
  players: readonly Player[];
}
const BADGE = 5;
const OF_EACH_CLAIM = 5;
const CLAIMS = [1, 2, 3, 4, 5];
const SCORING = Object.entries(STORE_CARDS).filter(([, { points }]) => points);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function worth(card: string, player: Player): number {
  const { points, per } = pointsOf(card);
  if (per === 'store-card') return points * player.store;
  return per === 'bandit' ? points * player.caught.length : points;
}

/** Return the points of every player, as a seat or a spectator (null) can know them. */
export function count(table: Counted, eyes: number | null, wild: boolean): Standing[] {
  const knownHands = table.players.map((player, seat) =>
    seat === eyes ? table.hand : player.known,
  );
  const seen = [
    ...knownHands.flat(),
    ...table.row,
    ...table.known_discards,
    ...table.players.flatMap((player) => player.wired),
  ];
  const left = (name: string, of: number) =>
    Math.max(0, of - seen.filter((card) => card === name).length);
  const claims = CLAIMS.flatMap((value) =>
    Array<number>(left(`claim-${value}`, OF_EACH_CLAIM)).fill(value),
  );
  const store = SCORING.filter(([, { edition }]) => wild || edition === 'base').flatMap(
    ([name, { count }]) => Array<string>(left(name, count)).fill(name),
  );
  return table.players.map((player, seat) => {
    const mine = knownHands[seat]!;
    const land = mine.filter(isLand);
    const goods = mine.filter((card) => !isLand(card));
    const hiddenLand = Math.max(0, player.claims - land.length);
    const hiddenGoods = Math.max(0, player.store - goods.length);
    const publicPoints = sum([...land, ...player.wired].map((card) => worth(card, player)));
    const equipped = sum(goods.map((card) => worth(card, player)));
    const most = store.map((card) => worth(card, player)).toSorted((a, b) => b - a);
    const least = claims.slice(0, hiddenLand);
    const best = hiddenLand ? claims.slice(-hiddenLand) : [];
    return summed(
      seat,
      partsOf({
        nuggets: player.nuggets,
        dollars: Math.floor((player.dollars + sum(player.caught.map(bountyOf))) / 2),
        badge: table.sheriff === seat ? BADGE : 0,
        equipment: [equipped, equipped + sum(most.slice(0, hiddenGoods))],
        claims: [publicPoints + sum(least), publicPoints + sum(best)],
        ranches: (player.ranches * (player.ranches + 1)) / 2,
      }),
    );
  });
}

const isWild = (view: View) => view.options['wild_west'] === true;

export const outlook: Outlook<DiceTownView, DiceTownEvent> = {
  round: (view) => view.table.round,
  last: (view, past) => isLast(view.table, isWild(view), hallIsToCome(past)),
  standings: (view, seat) => count(view.table, seat, isWild(view)),
};
