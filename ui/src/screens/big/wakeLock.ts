// A wake lock, which keeps the screen on in browsers that support it.

/** Keep the screen on; return the function that ends it. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch {
      lock = null; // refused, for example with an empty battery; tried again when the page becomes visible
    }
  }

  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release().catch(() => undefined);
  };
}
