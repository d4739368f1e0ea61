// What everybody had after each round, told by the events that all could see.
import type { TableEvent } from '@/texts/wording';

type Add = (seat: number, gain: number) => void;

/** Adds up gains by seat and notes the sums whenever a new round begins, and at the end. */
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
