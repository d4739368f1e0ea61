// A tie that the Sheriff decides, and what its winner takes.
import type { DiceTownEvent, DiceTownEvents, DiceTownView } from '@/net/wire';

type Question = DiceTownEvents['asked_the_sheriff'];

export interface Tie {
  question: Question;
  asked: DiceTownEvent;
  /** The seat that has been named; null before. */
  named: number | null;
}

/** Events that follow a tie at the latest. */
const AFTERWARDS = new Set(['won', 'acts', 'came_second', 'tie_undecided', 'round_began', 'ended']);
/** Events that pay for a decision. */
const PAYMENTS = new Set(['gave', 'bribed', 'had_nothing_to_pay']);

/** Return the tie that the latest events are about; null if the game has gone on. */
export function tieOf(past: readonly DiceTownEvent[]): Tie | null {
  let paid = true;
  let named: number | null = null;
  for (const event of past.toReversed()) {
    if (event.kind === 'asked_the_sheriff') return { question: event.data, asked: event, named };
    if (AFTERWARDS.has(event.kind)) return null;
    if (event.kind !== 'decided') paid &&= PAYMENTS.has(event.kind);
    else if (paid) named = event.data.chosen;
    else return null;
  }
  return null;
}

/** The face that counts at places where the winner takes one thing for each. */
const FACES: Record<string, string> = { mine: '9', 'general-store': 'J', saloon: 'Q' };
const MOST_CLAIMS = 3;

/** Return how many things the winner takes; null unless one winner takes all that there is. */
export function stakeOf({ decision, place, seats }: Question, table: DiceTownView): number | null {
  if (decision !== 'winner') return null;
  // All who are tied have the same dice for the place.
  const dice = table.players[seats[0]!]?.dice ?? [];
  const having = (face?: string) => dice.filter((die) => die === face).length;
  if (place === 'bank') return table.bank;
  if (place === 'town-hall') return Math.min(1 + having('A'), MOST_CLAIMS, table.row.length);
  const count = having(FACES[place]);
  return place === 'mine' ? Math.min(count, table.mine) : count;
}
