// The files of the page that are stored for offline use, and the requests that they answer.
// Responses of /api are never stored or even inspected here.

/** The start page, without the tags that the house adds for each address. */
export const START = '/index.html';
const ASSETS = '/assets/';
const OF_THE_HOUSE = /^\/(?:api\/|health$|metrics$)/;
const PREFIX = 'page-';

export const cacheOf = (version: string): string => PREFIX + version;

/** Return what answers a request: a stored file, the stored start page, or only the house. */
export function answeredBy(
  request: { method: string; mode: string; url: string },
  origin: string,
): 'file' | 'page' | null {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || OF_THE_HOUSE.test(pathname)) return null;
  if (pathname.startsWith(ASSETS)) return 'file';
  return request.mode === 'navigate' && !pathname.includes('.') ? 'page' : null;
}

/**
 * Return the caches that a new version no longer needs. The previous one stays, since open pages
 * may still ask for its files.
 */
export function outdated(names: readonly string[], version: string): string[] {
  const oldCaches = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version));
  return oldCaches.slice(0, -1);
}
