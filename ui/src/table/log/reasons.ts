// Why a bot did something hostile or generous, in its own words.
import type { BotReason } from '@/net/wire';
import { t, type Values } from '@/texts/language.svelte';

export function reasonWords(names: readonly string[], reason: BotReason): string {
  const data = { ...reason.data } as Values;
  if (typeof data['seat'] === 'number') data['seat'] = names[data['seat']] ?? '';
  return t(`bot-reason-${reason.code}`, data);
}
