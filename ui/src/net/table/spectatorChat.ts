// The chat among spectators. A person who sits down keeps it, although seats do not receive it:
// this tab stores it as long as it is open, and only for this person.
import type { ChatLine } from './session.svelte';

const MOST = 200;

export class Asides {
  private kept = new Map<string, string>();

  constructor(
    private readonly table: string,
    private readonly person: () => string,
  ) {}

  private get key(): string {
    return `fivecups-asides-${this.table}-${this.person()}`;
  }

  keep(chat: readonly ChatLine[]): void {
    const text = JSON.stringify(chat.filter((line) => line.aside).slice(-MOST));
    if (text === this.kept.get(this.key) || text === '[]') return;
    this.kept.set(this.key, text);
    try {
      sessionStorage.setItem(this.key, text);
    } catch {
      return;
    }
  }

  recall(): ChatLine[] {
    const kept = this.kept.get(this.key) ?? '[]';
    try {
      return JSON.parse(sessionStorage.getItem(this.key) ?? kept) as ChatLine[];
    } catch {
      return JSON.parse(kept) as ChatLine[];
    }
  }
}
