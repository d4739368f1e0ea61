// The signs and colours of a table's seats, as a Svelte context.
import { getContext, setContext } from 'svelte';
import { lookOf, usualLook, type Look } from './signs';
import type { ChairInfo } from '@/net/wire';

export type LookOfSeat = (seat: number) => Look;

const KEY = Symbol('looks');

/** Make all signs below this component use the looks of `chairs`. */
export function showLooks(chairs: () => readonly ChairInfo[]): void {
  setContext<LookOfSeat>(KEY, (seat) => {
    const chair = chairs()[seat];
    return chair ? lookOf(chair) : usualLook(seat);
  });
}

export function looksAround(): LookOfSeat {
  return getContext<LookOfSeat | undefined>(KEY) ?? usualLook;
}
