// The page as an app on this device: its service worker, and whether it can be installed.

/** Chromium's install prompt, which the page shows at its own time. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

export type Installing = 'installed' | 'plain-http' | 'not-here' | 'offered' | 'apple' | 'menu';

class InstalledApp {
  private offer = $state.raw<InstallPrompt | null>(null);
  private installed = $state(false);
  /** True if the page is stored on this device and opens without the house. */
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
    // Load what is visible first.
    const later = () => setTimeout(register, 1500);
    if (document.readyState === 'complete') later();
    else window.addEventListener('load', later, { once: true });
  }

  /** The way to install the page on this device, or the reason why it cannot be installed. */
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
