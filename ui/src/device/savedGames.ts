// Finished games saved on this device, for replays without the house: a limited number of games of
// one person, compressed. If the browser stores nothing, nothing is saved and nothing fails.
import { forget, remember, remembered } from './storage';
import type { TableInfo } from '@/net/wire';

const MAX_GAMES = 24;
const MAX_BYTES = 8_000_000;
const STORE = 'games';
const OWNER_KEY = 'kept-of';

/** A saved game in the list; `seat` is the seat from which it was seen. */
export interface SavedGame {
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

/** Return the saved games, latest first. */
export async function savedGames(): Promise<SavedGame[]> {
  try {
    const all = await settled((await store('readonly')).getAll() as IDBRequest<SavedGame[]>);
    return all.sort((game, other) => other.at - game.at);
  } catch {
    return [];
  }
}

/** Return the saved data of a game, or null. */
export async function savedGame<T>(table: string): Promise<T | null> {
  const game = (await savedGames()).find((game) => game.table === table);
  if (!game) return null;
  const text = await through(game.body, new DecompressionStream('gzip'));
  return JSON.parse(new TextDecoder().decode(text)) as T;
}

/** Save a game, and delete the oldest ones if there are too many. */
export async function saveGame(info: TableInfo, seat: number, whole: unknown): Promise<void> {
  const body = await through(JSON.stringify(whole), new CompressionStream('gzip'));
  const at = Date.now();
  await settled((await store('readwrite')).put({ table: info.id, at, info, seat, body }));
  for (const table of gamesToDelete(await savedGames()))
    await settled((await store('readwrite')).delete(table));
}

/** Return the games for which there is no room; `games` are sorted, latest first. */
export function gamesToDelete(
  games: readonly { table: string; body: { byteLength: number } }[],
): string[] {
  let bytes = 0;
  return games
    .filter((game, place) => (bytes += game.body.byteLength) > MAX_BYTES || place >= MAX_GAMES)
    .map((game) => game.table);
}

export async function deleteSavedGames(): Promise<void> {
  forget(OWNER_KEY);
  await store('readwrite')
    .then((games) => settled(games.clear()))
    .catch(() => undefined);
}

/** Note the person to whom this device belongs, and delete the games of any other person. */
export async function setOwner(person: string): Promise<void> {
  if (remembered(OWNER_KEY) === person) return;
  await deleteSavedGames();
  remember(OWNER_KEY, person);
}
