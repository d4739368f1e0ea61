// Numbers as the language of the page writes them.
import { i18n, t } from './language.svelte';

/** Return a number as text with its decimals; `signed` adds a plus to gains. */
export function numberWords(value: number, signed = false, decimals = 1): string {
  return formatted(value, decimals, decimals, signed);
}

/** Return a number as text without decimals that are zero. */
export function shortNumberWords(value: number, decimals = 1): string {
  return formatted(value, 0, decimals);
}

/** Return a share of one as text in per cent. */
export function percentWords(share: number, signed = false, decimals = 1): string {
  return t('percent', { number: numberWords(share * 100, signed, decimals) });
}

function formatted(value: number, least: number, most: number, signed = false): string {
  const format = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '−');
}
