// Detection of a newer version of the page. It is loaded when no decision can get lost: with the
// next screen, in the background, or at a table between two questions.
const ENTRY = /\/assets\/index-[\w-]+\.js/;
const TAKEN = 'fivecups-taken';
/** Milliseconds in the background after which the page checks for a newer version. */
const BACKGROUND_CHECK_MS = 600_000;

class Version {
  private newer: string | null = null;
  private open: ReadonlySet<string> = new Set();
  private resting = 0;
  private edited: HTMLInputElement | HTMLTextAreaElement | null = null;
  private checkedAt = Date.now();

  begin(): void {
    document.addEventListener('input', (event) => {
      const field = event.target;
      if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)
        this.edited = field;
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.checkedAt > BACKGROUND_CHECK_MS) void this.check();
      this.takeIfFree();
    });
    // A part of the page is missing at the house, because this page is an older version.
    window.addEventListener('vite:preloadError', () => {
      void this.check().then(() => this.take());
    });
  }

  /** Ask the house whether its page differs from this one. */
  async check(): Promise<void> {
    this.checkedAt = Date.now();
    const mine = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
    if (!ENTRY.test(mine)) return;
    try {
      const answer = await fetch('/index.html', { cache: 'no-cache', credentials: 'omit' });
      const theirs = answer.ok ? ENTRY.exec(await answer.text())?.[0] : undefined;
      // If the same page came back after a reload, another reload would loop.
      this.newer =
        theirs && theirs !== mine && theirs !== sessionStorage.getItem(TAKEN) ? theirs : null;
    } catch {
      return;
    }
    this.takeIfFree();
  }

  /** Handle a protocol version that this page does not know: nothing can be decided here. */
  async must(): Promise<void> {
    await this.check();
    this.take();
  }

  /**
   * Set the ids of the open questions. If all earlier ones are gone, the player has not yet worked
   * on the new ones, and the page may reload.
   */
  decides(open: readonly string[]): void {
    const between = !open.some((item) => this.open.has(item));
    this.open = new Set(between ? [] : open);
    this.takeIfFree();
    this.open = new Set(open);
  }

  /** Mark the beginning of a screen that stays open for long; return the function that ends it. */
  rest(): () => void {
    this.resting += 1;
    this.takeIfFree();
    return () => {
      this.resting -= 1;
    };
  }

  /** Load a newer page, if there is one, together with a change of screen; return true if so. */
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
