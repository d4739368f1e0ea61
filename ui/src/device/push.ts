// Messages to this device while the page is closed, through the push service of its browser.
import type { PushWish } from '@/net/wire';

/** Why this device cannot be told. */
export type WhyNot = 'no-https' | 'no-push' | 'denied';

export function whyNot(): WhyNot | null {
  if (!window.isSecureContext) return 'no-https';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'no-push';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Have the browser subscribe, with the house's key; null where whoever holds it says no. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/worker.js');
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, p256dh, auth };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
