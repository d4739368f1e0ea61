// The page without a connection: its files are kept on the device, so that it opens, says what
// needs the house, and shows the rest. The house is always asked first which page is the newest.
import { answeredBy, cacheOf, outdated, START } from './files';
import { onClick, onPush } from './push';

declare const self: ServiceWorkerGlobalScope;
/** The files of this version, and its name; the build says them. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** How long the house may take to answer, in milliseconds, until the kept page is shown. */
const PATIENCE = 4000;

/** Files whose names tell their content need not be fetched a second time. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheOf(VERSION));
  await cache.add(new Request(START, { cache: 'reload' }));
  for (const file of FILES) {
    const known = await caches.match(file);
    if (known) await cache.put(file, known);
    else await cache.add(file);
  }
}

async function clear(): Promise<void> {
  const old = outdated(await caches.keys(), VERSION);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The page from the house, or the kept one if the house does not answer. */
async function page(request: Request): Promise<Response> {
  const house = fetch(request);
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const answer = await Promise.race([house, late]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const kept = await caches.match(START, { cacheName: cacheOf(VERSION), ignoreVary: true });
  return kept ?? house;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  const by = answeredBy(event.request, self.location.origin);
  if (by) event.respondWith(by === 'page' ? page(event.request) : file(event.request));
});
self.addEventListener('push', onPush);
self.addEventListener('notificationclick', onClick);
