// The turn being played, as it lies on the table: dice keep their places from roll to roll, some
// are held, a box may be picked.
import type { PokerDiceEvents, PokerDiceView } from '@/net/wire';
import type { Play } from '@/play/play';

export interface Slot {
  face: number;
  held: boolean;
  roll: number;
}

export class Turn {
  slots = $state.raw<Slot[]>([]);
  box = $state<string | null>(null);
  /** Whether the player wants to know why a box is closed. */
  why = $state(false);

  /** Pick a box to write into, or none. */
  pick(box: string | null): void {
    this.box = box;
    this.why = false;
  }

  askWhy(): void {
    this.pick(null);
    this.why = true;
  }

  /** Lay the dice of a view, unless they lie there already. */
  lay(dice: readonly number[]): void {
    const same = (faces: readonly number[]) => faces.toSorted().join() === dice.toSorted().join();
    if (!same(this.slots.map((slot) => slot.face))) {
      this.slots = dice.map((face) => ({ face, held: false, roll: 0 }));
      this.pick(null);
    }
  }

  /** A roll: what was kept stays where it is, the others come up anew. */
  roll(event: PokerDiceEvents['rolled']): void {
    const kept = [...event.kept];
    const rolled = [...event.rolled];
    this.pick(null);
    if (!kept.length || this.slots.length !== 5) {
      const before = this.slots[0]?.roll ?? 0;
      this.slots = [...kept, ...rolled].map((face, place) => ({
        face,
        held: place < kept.length,
        roll: before + 1 + place,
      }));
      return;
    }
    const stays = this.slots.map((slot) => slot.held && take(kept, slot.face));
    this.slots.forEach((slot, place) => {
      if (!stays[place] && take(kept, slot.face)) stays[place] = true;
    });
    this.slots = this.slots.map((slot, place) =>
      stays[place]
        ? { ...slot, held: true }
        : { face: rolled.shift()!, held: false, roll: slot.roll + 1 },
    );
  }

  hold(place: number): void {
    this.pick(null);
    this.slots = this.slots.map((slot, other) =>
      other === place ? { ...slot, held: !slot.held } : slot,
    );
  }

  /** Hold just these. */
  holdThese(faces: readonly number[]): void {
    const left = [...faces];
    this.pick(null);
    this.slots = this.slots.map((slot) => ({ ...slot, held: take(left, slot.face) }));
  }

  get kept(): number[] {
    return this.slots
      .filter((slot) => slot.held)
      .map((slot) => slot.face)
      .sort((a, b) => a - b);
  }
}

function take(faces: number[], face: number): boolean {
  const found = faces.indexOf(face);
  if (found >= 0) faces.splice(found, 1);
  return found >= 0;
}

const turns = new WeakMap<object, Turn>();

export function turnOf(play: Play): Turn {
  let turn = turns.get(play.identity);
  if (!turn) turns.set(play.identity, (turn = new Turn()));
  return turn;
}

export const tableOf = (play: Play): PokerDiceView => play.view.table as PokerDiceView;

/** Why the free boxes that are not possible may not be chosen. */
export function closedText(play: Play, table: PokerDiceView): string {
  const data = { boxes: Object.keys(table.possible) };
  return play.wording.refusal({ code: table.closed ?? '', data });
}

/** Takes a choice of the coach over; nothing is confirmed by it. */
export function takeOver(play: Play, [verb, what]: unknown[]): void {
  if (verb === 'keep') turnOf(play).holdThese(what as number[]);
  else turnOf(play).pick(what as string);
}

export function isTaken(play: Play, [verb, what]: unknown[]): boolean {
  const turn = turnOf(play);
  return verb === 'keep'
    ? turn.box === null && turn.kept.join() === (what as number[]).join()
    : turn.box === what;
}
