// Asking people for a name where they need one.
import { client } from '@/net/client.svelte';

class Naming {
  /** Set while somebody is asked; takes whether they go on. */
  asked = $state.raw<((goOn: boolean) => void) | null>(null);

  /** Whoever has no name is asked for one first; false if they turn back. */
  async named(): Promise<boolean> {
    return client.me?.name ? true : this.ask();
  }

  /** Ask for name, sign and colour. */
  ask(): Promise<boolean> {
    this.settle(false);
    return new Promise((settle) => (this.asked = settle));
  }

  settle(goOn: boolean): void {
    this.asked?.(goOn);
    this.asked = null;
  }
}

export const naming = new Naming();
