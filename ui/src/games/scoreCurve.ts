// Scores after each round, from the public events.
import type { TableEvent } from '@/texts/wording';

type Add = (seat: number, gain: number) => void;

/** Add up gains by seat, and return the sums at the start of each new round and at the end. */
export function sumsByRound<Event extends TableEvent>(
  begins: Event['kind'],
  start: number,
  gains: (event: Event, add: Add) => void,
): (events: readonly Event[], seats: number) => number[][] {
  return (events, seats) => {
    const now = Array<number>(seats).fill(start);
    const rounds: number[][] = [];
    let begun = false;
    for (const event of events) {
      if (event.kind === begins || event.kind === 'ended') {
        if (begun) rounds.push([...now]);
        begun = true;
      }
      gains(event, (seat, gain) => {
        if (seat < seats) now[seat] = now[seat]! + gain;
      });
    }
    return rounds;
  };
}
