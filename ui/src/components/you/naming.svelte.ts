// Asking people for a name where they need one.
import { client } from '@/net/client.svelte';
import type { Companion, Me } from '@/net/wire';

class Naming {
  /** Set while somebody is asked; takes whether they go on. */
  asked = $state.raw<((goOn: boolean) => void) | null>(null);

  /** Takes what was chosen for somebody new at this device; null: it is about oneself. */
  newcomer = $state.raw<((what: Companion) => Promise<void>) | null>(null);

  /** Whoever has no name is asked for one first; false if they turn back. */
  async named(): Promise<boolean> {
    return client.me?.name ? true : this.ask();
  }

  /** Ask for name, sign and colour of somebody who is to share this device. */
  async bring(): Promise<Me | null> {
    let made: Me | null = null;
    const done = this.ask(async (what) => {
      made = await client.bring(what);
    });
    return (await done) ? made : null;
  }

  /** Ask for name, sign and colour. */
  ask(newcomer: Naming['newcomer'] = null): Promise<boolean> {
    this.settle(false);
    this.newcomer = newcomer;
    return new Promise((settle) => (this.asked = settle));
  }

  settle(goOn: boolean): void {
    this.asked?.(goOn);
    this.asked = null;
  }
}

export const naming = new Naming();
