// Finished games that this device keeps, to be looked at without the house: those of one person,
// packed, and only so many of them. A browser that keeps nothing is no reason to fail.
import { forget, remember, remembered } from './storage';
import type { TableInfo } from '@/net/wire';

const MOST = 24;
const MOST_BYTES = 8_000_000;
const STORE = 'games';
const OF = 'kept-of';

/** A game in the list of those kept; `seat` is whose eyes it is seen with. */
export interface KeptGame {
  table: string;
  at: number;
  info: TableInfo;
  seat: number;
  body: ArrayBuffer;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not kept'));
  });
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open('fivecups', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'table' });
  const database = await settled(opening);
  const transaction = database.transaction(STORE, mode);
  transaction.oncomplete = transaction.onabort = () => database.close();
  return transaction.objectStore(STORE);
}

const through = (bytes: BlobPart, change: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer();

/** The games that are kept, the latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  try {
    const all = await settled((await store('readonly')).getAll() as IDBRequest<KeptGame[]>);
    return all.sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** What was kept of a game; null where nothing was. */
export async function keptGame<T>(table: string): Promise<T | null> {
  const found = (await keptGames()).find((one) => one.table === table);
  if (!found) return null;
  const text = await through(found.body, new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(text)) as T;
}

/** Keep a game, and drop the oldest ones where there are too many. */
export async function keep(info: TableInfo, seat: number, whole: unknown): Promise<void> {
  const body = await through(JSON.stringify(whole), new CompressionStream('gzip'));
  const at = Date.now();
  await settled((await store('readwrite')).put({ table: info.id, at, info, seat, body }));
  for (const table of beyond(await keptGames()))
    await settled((await store('readwrite')).delete(table));
}

/** Which games there is no room for; they are in order, the latest first. */
export function beyond(
  games: readonly { table: string; body: { byteLength: number } }[],
): string[] {
  let bytes = 0;
  return games
    .filter((one, place) => (bytes += one.body.byteLength) > MOST_BYTES || place >= MOST)
    .map((one) => one.table);
}

export async function forgetGames(): Promise<void> {
  forget(OF);
  await store('readwrite')
    .then((games) => settled(games.clear()))
    .catch(() => undefined);
}

/** Whoever this device belongs to now; what was kept for another is deleted. */
export async function keepFor(person: string): Promise<void> {
  if (remembered(OF) === person) return;
  await forgetGames();
  remember(OF, person);
}
