import { afterEach, describe, expect, it, vi } from 'vitest';

const PAGE = (name: string) => `<script type="module" src="/assets/index-${name}.js"></script>`;

/** Open a browser in which version `old` of the page runs while the house has version `now`. */
async function open(now: string) {
  const reload = vi.fn();
  const kept = new Map<string, string>();
  const fields: unknown[] = [];
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: () => undefined,
    querySelector: (what: string) =>
      what.startsWith('script')
        ? { getAttribute: () => '/assets/index-old.js' }
        : (fields[0] ?? null),
  });
  vi.stubGlobal('location', { reload, assign: reload, replace: reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(PAGE(now))));
  vi.resetModules();
  const { version } = await import('@/device/version');
  return { version, reload, dialogs: fields };
}

describe('a newer page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('waits while a question is open, and is taken when it is answered', async () => {
    const { version, reload } = await open('new');
    version.rest();
    version.decides(['a', 'b']);
    await version.check();
    version.decides(['b', 'c']);
    expect(reload).not.toHaveBeenCalled();
    version.decides(['d']);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a dialog, and is taken with the next screen', async () => {
    const { version, reload, dialogs } = await open('new');
    version.rest();
    dialogs.push({});
    await version.check();
    version.decides([]);
    expect(reload).not.toHaveBeenCalled();
    expect(version.takeAt('/you', false)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not taken where somebody reads, nor the same one twice', async () => {
    const { version, reload } = await open('new');
    await version.check();
    expect(reload).not.toHaveBeenCalled();
    version.rest();
    expect(reload).toHaveBeenCalledOnce();
    await version.check();
    version.decides([]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is none where the house has the same', async () => {
    const { version, reload } = await open('old');
    version.rest();
    await version.must();
    expect(version.takeAt('/', false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
