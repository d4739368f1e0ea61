// The players of each seat over time. A player who takes over a seat does not take over what the
// former player did.
import type { Frame } from '@/net/wire';
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
  note(frame: Frame): void {
    if (frame.kind === 'placed') this.players[frame.data.seat] = { bot: true, name: '' };
    if (frame.kind !== 'sat' && frame.kind !== 'renamed' && frame.kind !== 'took_over') return;
    const { seat, name } = frame.data;
    const before = this.players[seat];
    if (frame.kind === 'renamed' && !before) return;
    if (frame.kind === 'took_over' && (!before || before.bot || before.name !== name))
      this.changes.push({ seq: frame.seq, seat, before: before ?? { bot: true, name: '' } });
    this.players[seat] = { bot: false, name };
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
