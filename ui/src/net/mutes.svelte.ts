// Whom this person does not want to hear; the house keeps it for all their devices.
import { SvelteSet } from 'svelte/reactivity';
import { house } from './house';

class Mutes {
  readonly people = new SvelteSet<string>();
  private read = false;

  async load(): Promise<void> {
    if (this.read) return;
    this.read = true;
    try {
      for (const person of (await house.mutes()).people) this.people.add(person);
    } catch {
      this.read = false;
    }
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
