// Another game of the same people: who wants it, who is still awaited, and when it begins.
import { client } from '@/net/client.svelte';
import { house } from '@/net/house';
import { TableSession } from '@/net/table/session.svelte';
import type { ChairInfo } from '@/net/wire';
import { router } from '@/route.svelte';

export class Rematch {
  private left = false;
  private next = $state.raw<TableSession | null>(null);
  private readonly chairs: ChairInfo[] = $derived(this.next?.info?.chairs ?? []);
  /** The names of the others who want another game. */
  readonly wanted: string[] = $derived(
    this.chairs
      .filter((chair) => chair.kind === 'person' && chair.person !== client.me?.id)
      .map((chair) => chair.name ?? ''),
  );
  /** The names of those whose seats are kept for them. */
  readonly awaited: string[] = $derived(
    this.chairs
      .filter((chair) => chair.kept_for && chair.kept_for !== client.me?.id)
      .map((chair) => chair.kept_name ?? ''),
  );
  /** Whether one sits at the next table already. */
  readonly mine: boolean = $derived(
    this.chairs.some((chair) => chair.person !== undefined && chair.person === client.me?.id),
  );
  readonly begun: boolean = $derived(
    this.next?.info !== null && this.next?.info !== undefined && this.next.info.phase !== 'open',
  );

  constructor(private readonly session: TableSession) {}

  /** The id of the next table, if there is one. */
  get table(): string | null {
    return this.session.info?.rematch ?? null;
  }

  /** Look at the next table as soon as there is one; go there when its game begins. */
  follow(): void {
    if (this.table && !this.next && !this.left)
      this.next = new TableSession(this.table, client.socket);
    if (this.mine && this.next?.info?.phase === 'playing') this.go();
  }

  /** Go to the next table, which is no longer looked at from here. */
  go(): void {
    this.close();
    router.go(`/table/${this.table}`);
  }

  /** Take one's own seat for another game. */
  async again(): Promise<void> {
    const table = this.table ?? (await house.act(this.session.id, 'rematch')).id;
    await house.sit(table, null);
    for (const { person } of this.session.info?.chairs ?? [])
      if (client.company.some((one) => one.id === person)) await house.sitAs(person!, table);
  }

  close(): void {
    if (!this.left) this.next?.close();
    this.left = true;
  }
}
