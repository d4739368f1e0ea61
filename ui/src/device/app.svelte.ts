// The page as an app on this device: the worker that keeps it, and whether it can be installed.

/** What Chromium offers instead of its own hint. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

export type Installing = 'installed' | 'plain-http' | 'not-here' | 'offered' | 'apple' | 'menu';

class InstalledApp {
  private offer = $state.raw<InstallPrompt | null>(null);
  private installed = $state(false);
  /** Whether the page opens on this device without the house. */
  kept = $state(false);

  begin(): void {
    this.installed = matchMedia('(display-mode: standalone)').matches;
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.offer = event as InstallPrompt;
    });
    window.addEventListener('appinstalled', () => {
      this.installed = true;
      this.offer = null;
    });
    if (!navigator.serviceWorker || import.meta.env.DEV) return;
    const worker = navigator.serviceWorker;
    this.kept = worker.controller !== null;
    worker.addEventListener('controllerchange', () => (this.kept = worker.controller !== null));
    const register = () =>
      void worker.register('/worker.js', { updateViaCache: 'none' }).catch(() => undefined);
    // What is looked at comes first.
    const later = () => setTimeout(register, 1500);
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
  }

  /** How the page gets onto this device, or why it does not. */
  get installing(): Installing {
    if (this.installed) return 'installed';
    if (!window.isSecureContext) return 'plain-http';
    if (!navigator.serviceWorker) return 'not-here';
    if (this.offer) return 'offered';
    return /iPad|iPhone|iPod/.test(navigator.userAgent) ? 'apple' : 'menu';
  }

  async install(): Promise<void> {
    await this.offer?.prompt();
    this.offer = null;
  }
}

export const app = new InstalledApp();
