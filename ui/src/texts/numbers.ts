// Figures as the language of the page writes them.
import { i18n } from './language.svelte';

/** A number with its decimals; with a sign where it is a gain or a loss. */
export function numberWords(value: number, signed = false, decimals = 1): string {
  const format = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '−');
}
