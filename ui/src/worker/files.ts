// Which files of the page are kept for a device without a connection, and which requests they
// answer. What the house says to a person (/api) is never kept here, and never even looked at.

/** What the page opens with; without the tags that the house adds for each address. */
export const START = '/index.html';
const ASSETS = '/assets/';
const OF_THE_HOUSE = /^\/(?:api\/|health$|metrics$)/;
const PREFIX = 'page-';

export const cacheOf = (version: string): string => PREFIX + version;

/** Who answers a request: the page's own files, the page as such, or nobody but the house. */
export function answeredBy(
  request: { method: string; mode: string; url: string },
  origin: string,
): 'file' | 'page' | null {
  const { origin: asked, pathname } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin || OF_THE_HOUSE.test(pathname)) return null;
  if (pathname.startsWith(ASSETS)) return 'file';
  return request.mode === 'navigate' && !pathname.includes('.') ? 'page' : null;
}

/** The caches that a new version no longer needs. The one before it stays: pages that are open may
 * still ask for files of theirs. */
export function outdated(names: readonly string[], version: string): string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version));
  return others.slice(0, -1);
}
