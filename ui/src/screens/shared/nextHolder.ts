// The player who should hold a shared device next.
import type { ChairInfo, View } from '@/net/wire';

/** Return the seats that people play at this device. */
export function seatsHere(
  chairs: readonly ChairInfo[],
  people: readonly { id: string }[],
): number[] {
  const ids = new Set(people.map((person) => person.id));
  return chairs
    .filter((chair) => chair.person && ids.has(chair.person) && !chair.resigned)
    .map((chair) => chair.seat);
}

/** Return the seats at this device for which the table waits, from public information. */
export function awaitedHere(view: View | null, here: readonly number[]): number[] {
  return (view?.waiting?.seats ?? []).filter((seat) => here.includes(seat));
}

/** True if it is hidden for whom the table waits. */
export function isHidden(view: View | null): boolean {
  return view?.waiting != null && view.waiting.seats === null;
}

/** Return the next seat around the table after the one that held the device last. */
export function nextOf(awaited: readonly number[], last: number | null): number | null {
  const order = [...awaited].sort((seat, other) => seat - other);
  return order.find((seat) => last !== null && seat > last) ?? order[0] ?? null;
}
