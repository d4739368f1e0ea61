import type { ChairInfo } from '@/net/wire';
import { t } from '@/texts/language.svelte';

/**
 * What somebody is called at a table. Bots have names of their own in every language, guests
 * without a name the number of their seat.
 */
export function nameOf(chair: ChairInfo): string {
  if (chair.kind === 'bot') return t(`page-bot-${chair.seat % 12}`);
  if (chair.deleted) return t('page-deleted-player');
  if (chair.kind === 'empty') return t('page-free-seat');
  return chair.name || t('guest-in-seat', { number: chair.seat + 1 });
}
