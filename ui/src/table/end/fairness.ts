// The check of the house's commitment to the dice: the revealed secret must match the hash that was
// shown before the game.
import { remember, remembered } from '@/device/storage';
import type { TableInfo } from '@/net/wire';

/** Store the commitment that the house shows before the end, to compare it afterwards. */
export function noteCommitment(info: TableInfo): void {
  const key = `commitment-${info.id}`;
  if (!info.opening && remembered(key) === null) remember(key, info.commitment);
}

export async function keptWord(info: TableInfo): Promise<boolean | null> {
  const secret = info.opening?.secret;
  const shown = remembered(`commitment-${info.id}`) ?? info.commitment;
  if (!secret) return null;
  if (!globalThis.crypto?.subtle) return shown === info.commitment ? null : false; // there is no hashing over plain http: the house's own check must do
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === shown;
}
