// The state of a rematch: who wants it, who is still awaited, and when it begins.
import { client } from '@/net/client.svelte';
import { house } from '@/net/house';
import { TableSession } from '@/net/table/session.svelte';
import type { ChairInfo } from '@/net/wire';
import { router } from '@/router.svelte';

export class Rematch {
  private left = false;
  private next = $state.raw<TableSession | null>(null);
  private readonly chairs: ChairInfo[] = $derived(this.next?.info?.chairs ?? []);
  /** The names of the other players who want a rematch. */
  readonly wantedBy: string[] = $derived(
    this.chairs
      .filter((chair) => chair.kind === 'person' && chair.person !== client.me?.id)
      .map((chair) => chair.name ?? ''),
  );
  /** The names of the players whose seats are reserved. */
  readonly awaited: string[] = $derived(
    this.chairs
      .filter((chair) => chair.kept_for && chair.kept_for !== client.me?.id)
      .map((chair) => chair.kept_name ?? ''),
  );
  /** True if the reader already sits at the next table. */
  readonly mine: boolean = $derived(
    this.chairs.some((chair) => chair.person !== undefined && chair.person === client.me?.id),
  );
  readonly begun: boolean = $derived(
    this.next?.info !== null && this.next?.info !== undefined && this.next.info.phase !== 'open',
  );

  constructor(private readonly session: TableSession) {}

  /** The id of the next table, or null. */
  get table(): string | null {
    return this.session.info?.rematch ?? null;
  }

  /** Watch the next table as soon as it exists; go there when its game begins. */
  follow(): void {
    if (this.table && !this.next && !this.left)
      this.next = new TableSession(this.table, client.socket);
    if (this.mine && this.next?.info?.phase === 'playing') this.go();
  }

  /** Go to the next table and stop watching it from here. */
  go(): void {
    this.close();
    router.go(`/table/${this.table}`);
  }

  /** Take the reader's own seat for a rematch. */
  async again(): Promise<void> {
    const table = this.table ?? (await house.act(this.session.id, 'rematch')).id;
    await house.sit(table, null);
    for (const { person } of this.session.info?.chairs ?? [])
      if (client.company.some((item) => item.id === person)) await house.sitAs(person!, table);
  }

  close(): void {
    if (!this.left) this.next?.close();
    this.left = true;
  }
}
