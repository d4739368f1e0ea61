// Figures as the language of the page writes them.
import { speech } from './language.svelte';

/** A number with its decimals; with a sign where it is a gain or a loss. */
export function numberWords(value: number, signed = false, decimals = 1): string {
  const format = new Intl.NumberFormat(speech.current, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '−');
}
