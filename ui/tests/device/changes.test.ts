// Changes of name, sign and colour reach the screen in the order in which they were made.
import { afterEach, expect, test, vi } from 'vitest';
import type { Change, Me } from '@/net/wire';

const listens = { addEventListener: () => undefined };
vi.stubGlobal('window', listens);
vi.stubGlobal('document', { ...listens, documentElement: {}, querySelector: () => null });
vi.stubGlobal('location', { pathname: '/', protocol: 'http:', host: 'house' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { client } = await import('@/net/client.svelte');
const { house } = await import('@/net/house');

afterEach(() => vi.restoreAllMocks());

/** A house that answers the first change late and reads the person when it answers. */
function slowHouse(person: Me): void {
  let waits = [30, 0];
  vi.spyOn(house, 'change').mockImplementation(async (what: Change) => {
    const [wait, ...rest] = waits;
    waits = rest;
    Object.assign(person, what);
    const answer = { ...person };
    await new Promise((resolve) => setTimeout(resolve, wait));
    return answer;
  });
}

test('a late answer to an earlier change does not undo a later one', async () => {
  const person = { id: 'ana', name: 'Ana', sign: '', colour: '' } as Me;
  client.owner = client.me = { ...person };
  slowHouse(person);
  await Promise.all([client.change({ sign: 'wheel' }), client.change({ colour: 'lilac' })]);
  expect(client.me).toMatchObject({ sign: 'wheel', colour: 'lilac' });
});

test('a change that is refused does not stop later ones', async () => {
  const answers = [Promise.reject(new Error('taken')), Promise.resolve({ id: 'ana', name: 'Bob' })];
  vi.spyOn(house, 'change').mockImplementation(() => answers.shift() as Promise<Me>);
  await expect(client.change({ name: 'Eve' })).rejects.toThrow('taken');
  await client.change({ name: 'Bob' });
  expect(client.me?.name).toBe('Bob');
});
