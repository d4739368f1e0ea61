// A screen that does not go dark while it is looked at, where the browser can promise that.

/** Keep the device awake; returns what ends it. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (ended) await lock.release();
    } catch {
      lock = null; // as with an empty battery: it is asked for again when the page is shown again
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
