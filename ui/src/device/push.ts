// Subscription of this device to Web Push, for messages while the page is closed.
import type { PushWish } from '@/net/wire';

/** The reason why this device cannot receive Web Push. */
export type WhyNot = 'no-https' | 'no-push' | 'denied';

export function whyNot(): WhyNot | null {
  if (!window.isSecureContext) return 'no-https';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'no-push';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Subscribe with the house's public key; return null if the user denies permission. */
export async function subscribe(key: string): Promise<PushWish | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/worker.js');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
