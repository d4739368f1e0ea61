// The players of each seat over time. A player who takes over a seat does not take over what the
// former player did.
import { t } from '@/texts/language.svelte';

interface Player {
  bot: boolean;
  name: string;
}

interface Change {
  seq: number;
  seat: number;
  before: Player;
}

export class SeatHistory {
  private players: Record<number, Player> = {};
  private changes: Change[] = [];

  /** Record an entry that changes the player of a seat. */
  note(seq: number, kind: string, data: Record<string, unknown>): void {
    const seat = Number(data['seat']);
    const name = String(data['name'] ?? '');
    if (kind === 'placed') this.players[seat] = { bot: true, name: '' };
    else if (kind === 'sat') this.players[seat] = { bot: false, name };
    else if (kind === 'renamed' && this.players[seat]) this.players[seat] = { bot: false, name };
    else if (kind === 'took_over') {
      const before = this.players[seat] ?? { bot: true, name: '' };
      if (before.bot || before.name !== name) this.changes.push({ seq, seat, before });
      this.players[seat] = { bot: false, name };
    }
  }

  /**
   * Return the names of the players who had the seats at the entry `seq`; `names` are the present
   * ones.
   */
  namesAt(seq: number, names: string[]): string[] {
    const later = this.changes.filter((change) => change.seq > seq);
    if (!later.length) return names;
    const then = [...names];
    for (const { seat, before } of later.reverse())
      then[seat] = before.bot ? t(`page-bot-${seat % 12}`) : before.name;
    return then;
  }
}
