// Who plays on this device, the games of the house, and the socket to it.
import { speech, t } from '../texts/language.svelte';
import { house, NotDoneError } from './house';
import { HouseSocket } from './socket.svelte';
import type { GameInfo, Me } from './wire';

class Here {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  readonly socket = new HouseSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
    () => this.introduce(),
  );

  async arrive(): Promise<void> {
    const [games] = await Promise.all([house.games(), this.introduce()]);
    this.games = games;
  }

  /** Make this device known; whoever is known stays who they are. */
  async introduce(): Promise<void> {
    try {
      this.me = await house.me();
    } catch (error) {
      if (!(error instanceof NotDoneError) || error.status !== 401) throw error;
      this.me = await house.hello(t('guest-name'), speech.current);
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await house.change({ name });
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((one) => one.name === name);
  }
}

export const here = new Here();
