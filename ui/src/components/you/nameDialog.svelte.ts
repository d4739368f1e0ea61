// The state of the name dialog: it asks for a name where the person needs one.
import { client } from '@/net/client.svelte';
import type { Companion, Me } from '@/net/wire';

class Naming {
  /** Set while the dialog is open; called with true to go on, false to cancel. */
  asked = $state.raw<((goOn: boolean) => void) | null>(null);

  /**
   * Receives the choices for a new person at this device; null if the dialog is about the person
   * itself.
   */
  newcomer = $state.raw<((what: Companion) => Promise<void>) | null>(null);

  /** Ask for a name unless the person has one; return false if they cancel. */
  async named(): Promise<boolean> {
    return client.me?.name ? true : this.ask();
  }

  /**
   * Ask for name, sign and colour of a new person who shares this device; return them, or null.
   */
  async bring(): Promise<Me | null> {
    let made: Me | null = null;
    const done = this.ask(async (what) => {
      made = await client.bring(what);
    });
    return (await done) ? made : null;
  }

  /** Open the dialog; return false if it is cancelled. */
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
