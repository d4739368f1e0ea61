// A notification of the system. Some phones show them only from service workers, and throw here.
export function notify(title: string, body: string): void {
  try {
    new Notification(title, { body, icon: '/icon.svg', tag: 'turn' });
  } catch {
    // The sound and the title have already called the player.
  }
}
