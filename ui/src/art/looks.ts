// Whose signs and colours are meant on this part of the page: those of one table.
import { getContext, setContext } from 'svelte';
import { lookOf, usualLook, type Look } from './signs';
import type { ChairInfo } from '@/net/wire';

export type LookOfSeat = (seat: number) => Look;

const KEY = Symbol('looks');

/** All signs below this component are those of these chairs. */
export function showLooks(chairs: () => readonly ChairInfo[]): void {
  setContext<LookOfSeat>(KEY, (seat) => {
    const chair = chairs()[seat];
    return chair ? lookOf(chair) : usualLook(seat);
  });
}

export function looksAround(): LookOfSeat {
  return getContext<LookOfSeat | undefined>(KEY) ?? usualLook;
}
