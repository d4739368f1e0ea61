// What everybody had after each round, told by the events that all could see.
import type { TableEvent } from '@/texts/wording';

export type Curve = (events: readonly TableEvent[], seats: number) => number[][];

type Add = (seat: unknown, gain: number) => void;

/** Adds up gains by seat and notes the sums whenever a new round begins, and at the end. */
export function sumsByRound(
  begins: string,
  start: number,
  gains: (event: TableEvent, add: Add) => void,
): Curve {
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
        if (typeof seat === 'number' && seat < seats) now[seat] = now[seat]! + gain;
      });
    }
    return rounds;
  };
}

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
