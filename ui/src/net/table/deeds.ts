// Who had which seat when. Whoever takes over from somebody does not take over what they have done.
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

export class Deeds {
  private players: Record<number, Player> = {};
  private changes: Change[] = [];

  /** Something has happened at the table. */
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

  /** What those were called who had the seats when this happened; `names` are those of now. */
  namesAt(seq: number, names: string[]): string[] {
    const later = this.changes.filter((one) => one.seq > seq);
    if (!later.length) return names;
    const then = [...names];
    for (const { seat, before } of later.reverse())
      then[seat] = before.bot ? t(`page-bot-${seat % 12}`) : before.name;
    return then;
  }
}
