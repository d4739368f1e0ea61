// Web Push messages of the house: it is the player's turn. A tap opens the table; the other button
// ends such messages for this device, without a login.
declare const self: ServiceWorkerGlobalScope;

/** The message of the house; it contains nothing secret. */
interface TurnMessage {
  table: string;
  game: string;
  title: string;
  body: string;
  stop: string;
  off: string;
}

const OFF = 'off';

export function onPush(event: PushEvent): void {
  const message = event.data?.json() as TurnMessage | undefined;
  if (!message) return;
  const { title, body, table, stop, off } = message;
  const shown: NotificationOptions & { actions: { action: string; title: string }[] } = {
    body,
    tag: table,
    icon: '/icons/app-192.png',
    data: { table, off },
    actions: [{ action: OFF, title: stop }],
  };
  event.waitUntil(self.registration.showNotification(title, shown));
}

export function onClick(event: NotificationEvent): void {
  const { table, off } = event.notification.data as TurnMessage;
  event.notification.close();
  event.waitUntil(event.action === OFF ? end(off) : open(`/table/${encodeURIComponent(table)}`));
}

async function end(token: string): Promise<void> {
  await fetch(`/api/notices/off/${token}`, { method: 'POST' });
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** Show the table in the window that has it open, or in a new one. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const existing = windows.find((window) => new URL(window.url).pathname === path);
  if (existing) await existing.focus();
  else await self.clients.openWindow(path);
}
