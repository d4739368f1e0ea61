// The service worker: the page's files are stored on the device, so that it opens without a
// connection, says what needs the house, and shows the rest. The house is always asked first for
// the newest page.
import { answeredBy, cacheOf, outdated, START } from './offlineFiles';
import { onClick, onPush } from './push';

declare const self: ServiceWorkerGlobalScope;
/** The files of this version, and its name; filled in by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** Milliseconds that the house may take to answer before the stored page is shown. */
const HOUSE_TIMEOUT_MS = 4000;

/**
 * Store the files of this version. Files whose names contain a hash of their content are not
 * fetched again.
 */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheOf(VERSION));
  await cache.add(new Request(START, { cache: 'reload' }));
  for (const file of FILES) {
    const cached = await caches.match(file);
    if (cached) await cache.put(file, cached);
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

/** Return the page from the house, or the stored one if the house does not answer. */
async function page(request: Request): Promise<Response> {
  const house = fetch(request);
  const late = new Promise<null>((done) => setTimeout(() => done(null), HOUSE_TIMEOUT_MS));
  const answer = await Promise.race([house, late]).catch(() => null);
  if (answer && answer.status < 500) return answer;
  const stored = await caches.match(START, { cacheName: cacheOf(VERSION), ignoreVary: true });
  return stored ?? house;
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
