// Times as the language of the page writes them.
import { i18n, t } from './language.svelte';

/** Return a duration as text: to the second below an hour, else in the two largest units. */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return t('page-left-days', { days: Math.floor(hours / 24), hours: hours % 24 });
  if (hours > 0) return t('page-left-hours', { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Return a day, as in "until 3 December". */
export function dayWords(at: number): string {
  const format = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' });
  return format.format(at);
}

/** Return the date of a past moment. */
export function dateWords(at: number): string {
  return new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(at);
}
