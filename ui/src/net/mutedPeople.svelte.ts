// The people whom this person has muted; the house stores them for all their devices.
import { SvelteSet } from 'svelte/reactivity';
import { house } from './house';

class Mutes {
  readonly people = new SvelteSet<string>();
  private reading: Promise<unknown> | null = null;

  async load(): Promise<void> {
    if (this.reading) return;
    const reading = (this.reading = house.mutes().then(
      ({ people }) => {
        if (this.reading === reading) for (const person of people) this.people.add(person);
      },
      () => {
        if (this.reading === reading) this.reading = null;
      },
    ));
    await reading;
  }

  /** Reset, because another person acts on this device. */
  forget(): void {
    this.people.clear();
    this.reading = null;
  }

  async toggle(person: string): Promise<void> {
    if (this.people.has(person)) {
      await house.unmute(person);
      this.people.delete(person);
    } else {
      await house.mute(person);
      this.people.add(person);
    }
  }
}

export const mutes = new Mutes();
