// What was said among those who watch. Who sits down keeps it, though the seats do not hear it:
// this tab remembers it as long as it is open.
import type { ChatLine } from './session.svelte';

const MOST = 200;

export class Asides {
  private kept = '[]';

  constructor(private readonly table: string) {}

  private get key(): string {
    return `fivecups-asides-${this.table}`;
  }

  keep(chat: readonly ChatLine[]): void {
    const text = JSON.stringify(chat.filter((line) => line.aside).slice(-MOST));
    if (text === this.kept || text === '[]') return;
    this.kept = text;
    try {
      sessionStorage.setItem(this.key, text);
    } catch {
      return;
    }
  }

  recall(): ChatLine[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? this.kept) as ChatLine[];
    } catch {
      return JSON.parse(this.kept) as ChatLine[];
    }
  }
}
