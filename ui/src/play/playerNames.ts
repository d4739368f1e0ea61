import type { ChairInfo } from '@/net/wire';
import { t } from '@/texts/language.svelte';

/** Return a bot's own name, which exists in every language. */
export const botName = (seat: number): string => t(`page-bot-${seat % 12}`);

/** Return the name of a chair's player; guests without a name go by the number of their seat. */
export function nameOf(chair: ChairInfo): string {
  if (chair.kind === 'bot') return botName(chair.seat);
  if (chair.deleted) return t('page-deleted-player');
  if (chair.kind === 'empty') return t('page-free-seat');
  return chair.name || t('guest-in-seat', { number: chair.seat + 1 });
}
