// The reason of a refusal in words: the game's own text if there is one, else the house's.
import { NotDoneError } from './house';
import { i18n, t, type Values } from '@/texts/language.svelte';

export function problemWords(error: unknown, game = ''): string {
  if (!(error instanceof NotDoneError)) return t('page-failed');
  const { code, data } = error.problem;
  const id = [`${game}-refusal-${code}`, `refusal-${code}`].find((item) => i18n.has(item));
  return id ? t(id, data as Values) : t('page-failed');
}
