// A newer page at the house. It is taken when nobody loses a decision by it: with the next screen,
// in the background, or at a table between two questions.
const ENTRY = /\/assets\/index-[\w-]+\.js/;
const TAKEN = 'fivecups-taken';
/** After this time in the background it is worth asking for a newer page, in milliseconds. */
const LONG = 600_000;

class Version {
  private newer: string | null = null;
  private open: ReadonlySet<string> = new Set();
  private resting = 0;
  private edited: HTMLInputElement | HTMLTextAreaElement | null = null;
  private looked = Date.now();

  begin(): void {
    document.addEventListener('input', (event) => {
      const field = event.target;
      if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
        this.edited = field;
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.looked > LONG) void this.check();
      this.takeIfFree();
    });
    // A part of the page is gone from the house: it belongs to an earlier version.
    window.addEventListener('vite:preloadError', () => {
      void this.check().then(() => this.take());
    });
  }

  /** Ask the house whether it has another page than this one. */
  async check(): Promise<void> {
    this.looked = Date.now();
    const mine = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
    if (!ENTRY.test(mine)) return;
    try {
      const answer = await fetch('/index.html', { cache: 'no-cache', credentials: 'omit' });
      const theirs = answer.ok ? ENTRY.exec(await answer.text())?.[0] : undefined;
      // A page that came back the same after it was taken would come back for ever.
      this.newer =
        theirs && theirs !== mine && theirs !== sessionStorage.getItem(TAKEN) ? theirs : null;
    } catch {
      return;
    }
    this.takeIfFree();
  }

  /** The house speaks a protocol that this page does not know: nothing can be decided here. */
  async must(): Promise<void> {
    await this.check();
    this.take();
  }

  /** The questions that are open now. When none of those before is any more, nothing has been done
   * about the new ones yet. */
  decides(open: readonly string[]): void {
    const between = !open.some((one) => this.open.has(one));
    this.open = new Set(between ? [] : open);
    this.takeIfFree();
    this.open = new Set(open);
  }

  /** A screen that is looked at for long begins; returns what ends it. */
  rest(): () => void {
    this.resting += 1;
    this.takeIfFree();
    return () => {
      this.resting -= 1;
    };
  }

  /** Take a newer page, if there is one, with a change of screen; whether that is done. */
  takeAt(path: string, instead: boolean): boolean {
    if (!this.note()) return false;
    if (instead) location.replace(path);
    else location.assign(path);
    return true;
  }

  private get halfWritten(): boolean {
    const field = this.edited;
    return (
      document.querySelector('dialog[open]') !== null ||
      (field !== null && field.isConnected && field.value !== '')
    );
  }

  private takeIfFree(): void {
    if (!this.newer || this.open.size || this.halfWritten) return;
    if (this.resting || document.hidden) this.take();
  }

  private note(): boolean {
    if (!this.newer) return false;
    sessionStorage.setItem(TAKEN, this.newer);
    return true;
  }

  private take(): void {
    if (this.note()) location.reload();
  }
}

export const version = new Version();
