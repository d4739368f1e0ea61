// Tests that numbers are written as the language of the page does.
import { expect, test, vi } from 'vitest';
import { i18n } from '@/texts/language.svelte';
import { numberWords, percentWords, shortNumberWords } from '@/texts/numbers';

vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });

test.each([
  ['en', '−1.5', '+12.3%', '0.5'],
  ['ru', '−1,5', '+12,3\u00a0%', '0,5'],
  ['ro', '−1,5', '+12,3%', '0,5'],
] as const)(
  'decimals and per cent follow the language: %s',
  async (language, number, percent, short) => {
    await i18n.load(language);
    expect(numberWords(-1.5)).toBe(number);
    expect(percentWords(0.1234, true)).toBe(percent);
    expect(shortNumberWords(0.5)).toBe(short);
    expect(shortNumberWords(20)).toBe('20');
  },
);
