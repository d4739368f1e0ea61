// Who plays on this device, the games of the house, and the socket to it.
import { forgetGames, keepFor } from '@/device/kept';
import { forget, remember, remembered } from '@/device/storage';
import { router } from '@/route.svelte';
import { i18n, t } from '@/texts/language.svelte';
import { actAs, house, NotDoneError } from './house';
import { mutes } from './mutes.svelte';
import { HouseSocket } from './socket.svelte';
import type { Change, Companion, GameInfo, Me } from './wire';

/** Where the socket is. A house of several processes serves it best where it knows the table. */
function socketAddress(screen = false, acting: string | null = null, laid = false): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const at = router.now;
  const about = new URLSearchParams('table' in at ? { table: at.table } : {});
  if (screen) about.set('screen', '1');
  if (acting !== null) about.set('as', acting);
  if (laid) about.set('laid', '1');
  return `${scheme}://${location.host}/api/socket?${about.toString()}`;
}

class Client {
  /** Who acts on this device: its owner, or whoever of its company holds it. */
  me = $state.raw<Me | null>(null);
  owner = $state.raw<Me | null>(null);
  /** Those who share this device with its owner. */
  company = $state.raw<Me[]>([]);
  /** Nobody holds the device: it lies on the table. */
  laid = $state(false);
  /** Whoever holds the device has said so. */
  tapped = $state(false);
  /** How often the device has changed hands. */
  turns = $state(0);
  games = $state.raw<GameInfo[]>([]);
  readonly socket = new HouseSocket(
    () => socketAddress(false, this.acting, this.laid),
    () => this.identify(),
  );

  /** All who play at this device. */
  get people(): Me[] {
    return this.owner ? [this.owner, ...this.company] : [];
  }

  private get acting(): string | null {
    return this.me && this.me.id !== this.owner?.id ? this.me.id : null;
  }

  /** Somebody else is to share this device. */
  async bring(what: Companion): Promise<Me> {
    const one = await house.bring(what);
    this.company = [...this.company, one];
    return one;
  }

  /** Somebody shares this device no longer; as a guest nobody can be them again. */
  async part(person: string): Promise<void> {
    await house.part(person);
    this.company = this.company.filter((one) => one.id !== person);
  }

  /** Somebody takes the device; nothing of whoever held it before stays in the page. */
  take(person: string, tapped: boolean): void {
    this.passOn(this.people.find((one) => one.id === person) ?? this.owner, false, tapped);
  }

  layDown(): void {
    this.passOn(this.owner, true, false);
  }

  private passOn(who: Me | null, laid: boolean, tapped: boolean): void {
    const same = who?.id === this.me?.id && laid === this.laid;
    this.tapped = tapped;
    if (same) return;
    this.me = who;
    this.laid = laid;
    this.turns += 1;
    mutes.forget();
    actAs(this.acting);
    this.socket.reopen();
  }

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
    actAs(null);
    this.owner =
      (met ? await this.known() : null) ??
      (await house.hello(met ? remembered('name') : null, i18n.language));
    this.me = this.owner;
    this.company = this.owner.company;
    remember('met', 'yes');
    void keepFor(this.owner.id);
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

  /** Whoever comes here next is somebody new; the last name is offered to them, and none of the
   * games that were kept here. */
  forget(): Promise<void> {
    forget('met');
    return forgetGames();
  }

  /** Another name, sign or colour, at all tables too. */
  async change(what: Change): Promise<void> {
    const me = await house.change(what);
    this.me = me;
    if (me.id === this.owner?.id) this.owner = me;
    else this.company = this.company.map((one) => (one.id === me.id ? me : one));
    this.noteName();
  }

  private noteName(): void {
    if (this.owner?.name) remember('name', this.owner.name);
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
