// Whether the house has kept its word about the dice: the opened secret fits the hash that was
// shown before the game.
import { remember, remembered } from '@/device/storage';
import type { TableInfo } from '@/net/wire';

/** Remember what the house has shown before the end, to hold it to that. */
export function noteCommitment(info: TableInfo): void {
  const key = `commitment-${info.id}`;
  if (!info.opening && remembered(key) === null) remember(key, info.commitment);
}

export async function keptWord(info: TableInfo): Promise<boolean | null> {
  const secret = info.opening?.secret;
  const shown = remembered(`commitment-${info.id}`) ?? info.commitment;
  if (!secret) return null;
  if (!globalThis.crypto?.subtle) return shown === info.commitment ? null : false; // no hashing over plain http: the house's check must do
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === shown;
}
