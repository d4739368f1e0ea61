// Who plays on this device, the games of the house, and the socket to it.
import { forget, remember, remembered } from '@/device/storage';
import { i18n, t } from '@/texts/language.svelte';
import { house, NotDoneError } from './house';
import { HouseSocket } from './socket.svelte';
import type { GameInfo, Me } from './wire';

class Client {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  readonly socket = new HouseSocket(
    `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`,
    () => this.identify(),
  );

  async start(): Promise<void> {
    const [games] = await Promise.all([house.games(), this.identify()]);
    this.games = games;
  }

  /** Make this device known; whoever is known stays who they are. */
  async identify(): Promise<void> {
    this.me =
      (await this.known()) ??
      (await house.hello(remembered('name') ?? t('guest-name'), i18n.language));
    remember('name', this.me.name);
  }

  /** Who this device belongs to; a device that has never been here need not ask. */
  private async known(): Promise<Me | null> {
    if (remembered('name') === null) return null;
    try {
      return await house.me();
    } catch (error) {
      if (error instanceof NotDoneError && error.status === 401) return null;
      throw error;
    }
  }

  /** Whoever comes here next is somebody new. */
  forget(): void {
    forget('name');
  }

  async rename(name: string): Promise<void> {
    this.me = await house.change({ name });
    remember('name', this.me.name);
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((one) => one.name === name);
  }
}

export const client = new Client();
