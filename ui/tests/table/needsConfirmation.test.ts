import { afterEach, expect, test } from 'vitest';
import { settings } from '@/device/settings.svelte';
import type { Ask } from '@/net/wire';
import { needsConfirming } from '@/play/needsConfirmation';

const ask = (choices: unknown[][], optional = false) => ({ choices, optional }) as unknown as Ask;
const cards = ask([['pass'], ['play', 'dynamite']]);
afterEach(() => settings.chooseConfirm('final'));

test('passing is one tap, playing a card is confirmed', () => {
  expect(needsConfirming(cards, ['pass'])).toBe(false);
  expect(needsConfirming(cards, ['play', 'dynamite'])).toBe(true);
});

test('what else there is to say: nothing needs confirming, or all of it', () => {
  settings.chooseConfirm('none');
  expect(needsConfirming(cards, ['play', 'dynamite'])).toBe(false);
  settings.chooseConfirm('all');
  expect(needsConfirming(cards, ['pass'])).toBe(true);
});

test('where only one thing can be said, or nobody waits for it, it is said at once', () => {
  settings.chooseConfirm('all');
  expect(needsConfirming(ask([['play', 'dynamite']]), ['play', 'dynamite'])).toBe(false);
  expect(needsConfirming(ask([['promise', 'for'], ['wait']], true), ['wait'])).toBe(false);
});
