// The people who play on this device, the games of the house, and the socket to it.
import { deleteSavedGames, setOwner } from '@/device/savedGames';
import { forget, remember, remembered } from '@/device/storage';
import { router } from '@/router.svelte';
import { i18n, t } from '@/texts/language.svelte';
import { actAs, house, NotDoneError } from './house';
import { mutes } from './mutedPeople.svelte';
import { HouseSocket } from './socket.svelte';
import type { Change, Companion, GameInfo, Me } from './wire';

/**
 * Return the socket's address. It names the table, so that a house of several processes can serve
 * it best.
 */
function socketAddress(screen = false, acting: string | null = null, laid = false): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const at = router.now;
  const about = new URLSearchParams('table' in at ? { table: at.table } : {});
  if (screen) about.set('screen', '1');
  if (acting !== null) about.set('as', acting);
  if (laid) about.set('laid', '1');
  return `${scheme}://${location.host}/api/socket?${about.toString()}`;
}

function rememberedGames(): GameInfo[] {
  try {
    return JSON.parse(remembered('games') ?? '[]') as GameInfo[];
  } catch {
    return [];
  }
}

class Client {
  /** The person who acts on this device: its owner, or a person who shares it and holds it now. */
  me = $state.raw<Me | null>(null);
  owner = $state.raw<Me | null>(null);
  /** The people who share this device with its owner. */
  company = $state.raw<Me[]>([]);
  /** True if the shared device lies on the table and is in nobody's hands. */
  laid = $state(false);
  /** True if the person who holds the device has confirmed it by a tap. */
  tapped = $state(false);
  /** Number of times that the device has changed hands. */
  turns = $state(0);
  /** The games of the house; without a connection, those of the last visit. */
  games = $state.raw<GameInfo[]>(rememberedGames());
  readonly socket = new HouseSocket(
    () => socketAddress(false, this.acting, this.laid),
    () => this.identify(),
  );

  /** All people who play at this device. */
  get people(): Me[] {
    return this.owner ? [this.owner, ...this.company] : [];
  }

  private get acting(): string | null {
    return this.me && this.me.id !== this.owner?.id ? this.me.id : null;
  }

  /** Add a person who shares this device. */
  async bring(what: Companion): Promise<Me> {
    const companion = await house.bring(what);
    this.company = [...this.company, companion];
    return companion;
  }

  /** Remove a person who shares this device; a guest is lost by that. */
  async part(person: string): Promise<void> {
    await house.part(person);
    this.company = this.company.filter((item) => item.id !== person);
  }

  /** Give the device to a person; nothing of the previous holder stays in the page. */
  take(person: string, tapped: boolean): void {
    this.passOn(this.people.find((item) => item.id === person) ?? this.owner, false, tapped);
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

  /** Return a socket for a big screen, on which the house shows only what is public. */
  screenSocket(): HouseSocket {
    return new HouseSocket(
      () => socketAddress(true),
      () => this.identify(),
    );
  }

  async start(): Promise<void> {
    const [games] = await Promise.all([
      house.games(),
      this.identify(),
      i18n.addGames(this.games.map((game) => game.name)),
    ]);
    await i18n.addGames(games.map((game) => game.name));
    this.games = games;
    remember('games', JSON.stringify(games));
  }

  /** Identify this device at the house; a known person keeps their identity. */
  async identify(): Promise<void> {
    const met = remembered('met') === 'yes';
    actAs(null);
    this.owner =
      (met ? await this.fetchOwner() : null) ??
      (await house.hello(met ? remembered('name') : null, i18n.language));
    this.me = this.owner;
    this.company = this.owner.company;
    remember('met', 'yes');
    void setOwner(this.owner.id);
    this.noteName();
  }

  /**
   * Return the person to whom this device belongs, or null if the house does not know the device.
   */
  private async fetchOwner(): Promise<Me | null> {
    try {
      return await house.me();
    } catch (error) {
      if (error instanceof NotDoneError && error.status === 401) return null;
      throw error;
    }
  }

  /**
   * Log out: the next visitor is a new person. The last name is suggested to them; saved games are
   * deleted.
   */
  forget(): Promise<void> {
    forget('met');
    return deleteSavedGames();
  }

  /** The last change of the person that is under way. */
  private changing: Promise<void> = Promise.resolve();

  /**
   * Change the person's name, sign or colour, also at all tables. Changes are sent one after
   * another, so that a late answer to the first cannot undo the second on the screen.
   */
  change(what: Change): Promise<void> {
    const done = this.changing.then(() => this.sendChange(what));
    this.changing = done.catch(() => undefined);
    return done;
  }

  private async sendChange(what: Change): Promise<void> {
    const me = await house.change(what);
    this.me = me;
    if (me.id === this.owner?.id) this.owner = me;
    else this.company = this.company.map((item) => (item.id === me.id ? me : item));
    this.noteName();
  }

  private noteName(): void {
    if (this.owner?.name) remember('name', this.owner.name);
  }

  /** The person's name, or a word for a person without one. */
  get called(): string {
    return this.me?.name || t('guest-name');
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Return the names of the files of a game's rules, in order. */
  books(game: string): readonly string[] {
    return this.game(game)?.books ?? [game];
  }
}

export const client = new Client();
