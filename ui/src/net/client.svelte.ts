// Who plays on this device, the games of the house, and the socket to it.
import { forget, remember, remembered } from '@/device/storage';
import { router } from '@/route.svelte';
import { i18n, t } from '@/texts/language.svelte';
import { house, NotDoneError } from './house';
import { HouseSocket } from './socket.svelte';
import type { Change, GameInfo, Me } from './wire';

/** Where the socket is. A house of several processes serves it best where it knows the table. */
function socketAddress(screen = false): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const at = router.now;
  const about = new URLSearchParams('table' in at ? { table: at.table } : {});
  if (screen) about.set('screen', '1');
  return `${scheme}://${location.host}/api/socket?${about.toString()}`;
}

class Client {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  readonly socket = new HouseSocket(
    () => socketAddress(),
    () => this.identify(),
  );

  /** A socket for a big screen: on it the house shows only what everybody may see. */
  screenSocket(): HouseSocket {
    return new HouseSocket(
      () => socketAddress(true),
      () => this.identify(),
    );
  }

  async start(): Promise<void> {
    const [games] = await Promise.all([house.games(), this.identify()]);
    this.games = games;
  }

  /** Make this device known; whoever is known stays who they are. */
  async identify(): Promise<void> {
    const met = remembered('met') === 'yes';
    this.me =
      (met ? await this.known() : null) ??
      (await house.hello(met ? remembered('name') : null, i18n.language));
    remember('met', 'yes');
    this.noteName();
  }

  /** Who this device belongs to, as far as the house remembers. */
  private async known(): Promise<Me | null> {
    try {
      return await house.me();
    } catch (error) {
      if (error instanceof NotDoneError && error.status === 401) return null;
      throw error;
    }
  }

  /** Whoever comes here next is somebody new; the last name is offered to them. */
  forget(): void {
    forget('met');
  }

  /** Another name, sign or colour, at all tables too. */
  async change(what: Change): Promise<void> {
    this.me = await house.change(what);
    this.noteName();
  }

  private noteName(): void {
    if (this.me?.name) remember('name', this.me.name);
  }

  /** What oneself is called, with or without a name. */
  get called(): string {
    return this.me?.name || t('guest-name');
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((one) => one.name === name);
  }
}

export const client = new Client();
