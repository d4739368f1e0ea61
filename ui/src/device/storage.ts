// Values in the browser's local storage. If the browser stores nothing, nothing fails.
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`fivecups-${name}`);
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`fivecups-${name}`);
  } catch {
    return;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`fivecups-${name}`, value);
  } catch {
    return;
  }
}
