// What everybody had after each round, told by the events that all could see.
import type { TableEvent } from '../texts/wording';

type Curve = (events: readonly TableEvent[], seats: number) => number[][];

/** Adds up gains by seat and notes the sums whenever a new round begins, and at the end. */
function sums(seats: number, begins: string, start: number, gains: (event: TableEvent, add: (seat: unknown, gain: number) => void) => void): Curve {
  return (events) => {
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

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const pokerDice: Curve = (events, seats) =>
  sums(seats, 'round_began', 0, ({ kind, data }, add) => {
    if (kind === 'wrote' || kind === 'poker_plus' || kind === 'upper_bonus') add(data['seat'], number(data['score']));
  })(events, seats);

const gentlemansDeal: Curve = (events, seats) =>
  sums(seats, 'turn_began', 0, ({ kind, data }, add) => {
    if (!/_paid$|_earned$|^banker_took$/.test(kind)) return;
    add(data['seat'], number(data['money']));
    if (kind === 'banker_took') add(data['neighbour'], -number(data['money']));
  })(events, seats);

const DOLLAR = 0.5;
const BADGE = 5;

const diceTown: Curve = (events, seats) =>
  sums(seats, 'round_began', 8 * DOLLAR, ({ kind, data }, add) => {
    const worth = number(data['nuggets']) + number(data['dollars']) * DOLLAR;
    if (kind === 'dug' || kind === 'robbed_the_bank') add(data['seat'], worth);
    if (kind === 'paid') add(data['seat'], -worth);
    if (kind === 'gave' || kind === 'bribed' || kind === 'paid_the_share') {
      add(data['seat'], -worth);
      add(data['receiver'], worth);
    }
    if (kind === 'appointed') add(data['seat'], BADGE);
    if (kind === 'took_the_badge') {
      add(data['seat'], BADGE);
      add(data['victim'], -BADGE);
    }
    if (kind === 'took_claims') {
      for (const card of (data['cards'] as string[] | undefined) ?? []) add(data['seat'], Number(card.match(/\d+$/)?.[0] ?? 0));
    }
  })(events, seats);

export const CURVES: Record<string, Curve> = { 'poker-dice': pokerDice, 'gentlemans-deal': gentlemansDeal, 'dice-town': diceTown };
