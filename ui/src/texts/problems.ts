// Why something was not done, in words: the game's own text if it has one, else the house's.
import { NotDoneError } from '../net/house';
import { speech, t, type Values } from './language.svelte';

export function problemWords(error: unknown, game = ''): string {
  if (!(error instanceof NotDoneError)) return t('page-failed');
  const { code, data } = error.problem;
  const id = [`${game}-refusal-${code}`, `refusal-${code}`].find((one) => speech.has(one));
  return id ? t(id, data as Values) : t('page-failed');
}
