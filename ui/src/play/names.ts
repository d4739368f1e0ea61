import type { ChairInfo } from '@/net/wire';
import { t } from '@/texts/language.svelte';

/** What somebody is called at a table; bots have names of their own in every language. */
export function nameOf(chair: ChairInfo): string {
  if (chair.kind === 'bot') return t(`page-bot-${chair.seat % 12}`);
  if (chair.deleted) return t('page-deleted-player');
  return chair.kind === 'empty' ? t('page-free-seat') : (chair.name ?? '');
}
