// Whether the house has kept its word about the dice: the opened secret fits the hash that was shown before the game.
import type { TableInfo } from '../net/wire';

export async function keptWord(info: TableInfo): Promise<boolean | null> {
  const secret = info.opening?.secret;
  if (!secret || !globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === info.commitment;
}
