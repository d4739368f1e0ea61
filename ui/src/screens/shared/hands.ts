// Whose turn it is to hold a device that several people share.
import type { ChairInfo, View } from '@/net/wire';

/** The seats that are played at this device by people themselves. */
export function seatsHere(
  chairs: readonly ChairInfo[],
  people: readonly { id: string }[],
): number[] {
  const ids = new Set(people.map((one) => one.id));
  return chairs
    .filter((chair) => chair.person && ids.has(chair.person) && !chair.resigned)
    .map((chair) => chair.seat);
}

/** The seats at this device that the table waits for, as everybody may know it. */
export function awaitedHere(view: View | null, here: readonly number[]): number[] {
  return (view?.waiting?.seats ?? []).filter((seat) => here.includes(seat));
}

/** Whether nobody may know whom the table waits for. */
export function isHidden(view: View | null): boolean {
  return view?.waiting != null && view.waiting.seats === null;
}

/** Who is next: around the table from the one who held it last. */
export function nextOf(awaited: readonly number[], last: number | null): number | null {
  const order = [...awaited].sort((one, other) => one - other);
  return order.find((seat) => last !== null && seat > last) ?? order[0] ?? null;
}
