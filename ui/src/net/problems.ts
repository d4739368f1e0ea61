// Why something was not done, in words: the game's own text if it has one, else the house's.
import { NotDoneError } from './house';
import { i18n, t, type Values } from '@/texts/language.svelte';

export function problemWords(error: unknown, game = ''): string {
  if (!(error instanceof NotDoneError)) return t('page-failed');
  const { code, data } = error.problem;
  const id = [`${game}-refusal-${code}`, `refusal-${code}`].find((one) => i18n.has(one));
  return id ? t(id, data as Values) : t('page-failed');
}
