// Tests of several people at one device: each person's chat and mutes stay private.
import { beforeEach, expect, it, vi } from 'vitest';
import { house } from '@/net/house';
import { mutes } from '@/net/mutedPeople.svelte';
import type { ChatLine } from '@/net/table/session.svelte';
import { Asides } from '@/net/table/spectatorChat';

const LINE: ChatLine = {
  key: 'aside-1',
  at: 1,
  person: 'zed',
  name: 'Zed',
  seat: null,
  text: 'Ana bluffs',
  aside: true,
};

beforeEach(() => {
  vi.restoreAllMocks();
  mutes.forget();
});

it('what somebody heard while watching is kept for them alone', () => {
  let holds = 'ana';
  const asides = new Asides('table', () => holds);
  asides.keep([LINE, { ...LINE, key: '2', aside: false }]);
  expect(asides.recall()).toEqual([LINE]);
  holds = 'bob';
  expect(asides.recall()).toEqual([]);
  expect(new Asides('table', () => 'bob').recall()).toEqual([]);
});

it('whom the last one has muted, the next one hears', async () => {
  const read = vi.spyOn(house, 'mutes').mockResolvedValue({ people: ['zed'] });
  await mutes.load();
  expect([...mutes.people]).toEqual(['zed']);
  mutes.forget();
  expect([...mutes.people]).toEqual([]);
  read.mockResolvedValue({ people: [] });
  await mutes.load();
  expect([...mutes.people]).toEqual([]);
});

it('what comes after the device was handed on is not taken for the next one’s', async () => {
  vi.spyOn(house, 'mutes').mockResolvedValue({ people: ['zed'] });
  const late = mutes.load();
  mutes.forget();
  await late;
  expect([...mutes.people]).toEqual([]);
});
