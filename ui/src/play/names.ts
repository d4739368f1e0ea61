import type { ChairInfo } from '@/net/wire';
import { t } from '@/texts/language.svelte';

/** Bots have names of their own in every language. */
export const botName = (seat: number): string => t(`page-bot-${seat % 12}`);

/**
 * What somebody is called at a table; guests without a name by the number of their seat.
 */
export function nameOf(chair: ChairInfo): string {
  if (chair.kind === 'bot') return botName(chair.seat);
  if (chair.deleted) return t('page-deleted-player');
  if (chair.kind === 'empty') return t('page-free-seat');
  return chair.name || t('guest-in-seat', { number: chair.seat + 1 });
}
