// The turn in progress on this device: dice keep their places from roll to roll, some are held, a
// box may be picked.
import type { PokerDiceEvent, PokerDiceEvents, PokerDiceView } from '@/net/wire';
import type { PanelProps } from '@/games/board';
import type { Play } from '@/play/play';

export type PokerDicePlay = Play<PokerDiceView, PokerDiceEvent>;
export type PokerDicePanelProps = PanelProps<PokerDiceView, PokerDiceEvent>;

export interface Slot {
  face: number;
  held: boolean;
  roll: number;
}

export class Turn {
  slots = $state.raw<Slot[]>([]);
  box = $state<string | null>(null);
  /** True if the player has asked why a box is closed. */
  why = $state(false);

  /** Pick a box to write into; null for none. */
  pick(box: string | null): void {
    this.box = box;
    this.why = false;
  }

  askWhy(): void {
    this.pick(null);
    this.why = true;
  }

  /** Show the dice of a view, unless they are already shown. */
  lay(dice: readonly number[]): void {
    const same = (faces: readonly number[]) => faces.toSorted().join() === dice.toSorted().join();
    if (!same(this.slots.map((slot) => slot.face))) {
      this.slots = dice.map((face) => ({ face, held: false, roll: 0 }));
      this.pick(null);
    }
  }

  /** Apply a roll: kept dice stay in their places, the others get new faces. */
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

  /** Show the dice as they lay before a reload, if they are still the same. */
  layAgain(slots: readonly Slot[]): void {
    const faces = (some: readonly Slot[]) =>
      some
        .map(({ face }) => face)
        .toSorted()
        .join();
    if (faces(slots) === faces(this.slots) && !this.kept.length)
      this.slots = slots.map(({ face, held }) => ({ face, held, roll: 0 }));
  }

  hold(place: number): void {
    this.pick(null);
    this.slots = this.slots.map((slot, other) =>
      other === place ? { ...slot, held: !slot.held } : slot,
    );
  }

  /** Hold exactly these faces. */
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
  const place = faces.indexOf(face);
  if (place >= 0) faces.splice(place, 1);
  return place >= 0;
}

const turns = new WeakMap<object, Turn>();

export function turnOf(play: PokerDicePlay): Turn {
  let turn = turns.get(play.identity);
  if (!turn) turns.set(play.identity, (turn = new Turn()));
  return turn;
}

/** Return why the free boxes that are not possible may not be chosen. */
export function closedText(play: PokerDicePlay, table: PokerDiceView): string {
  const data = { boxes: Object.keys(table.possible) };
  return play.wording.refusal({ code: table.closed ?? '', data });
}

/** Adopt a choice of the coach; it still has to be confirmed. */
export function takeOver(play: PokerDicePlay, [verb, what]: unknown[]): void {
  if (verb === 'keep') turnOf(play).holdThese(what as number[]);
  else turnOf(play).pick(what as string);
}

export function isTaken(play: PokerDicePlay, [verb, what]: unknown[]): boolean {
  const turn = turnOf(play);
  return verb === 'keep'
    ? turn.box === null && turn.kept.join() === (what as number[]).join()
    : turn.box === what;
}
