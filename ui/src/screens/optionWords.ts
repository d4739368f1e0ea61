// The settings of a table in words.
import type { ClockSetting, GameInfo } from '@/net/wire';
import { DAY, overDays } from '@/net/clocks';
import { i18n, t } from '@/texts/language.svelte';

export function optionWords(game: GameInfo, option: string, value: unknown): string {
  const id = `${game.name}-option-${option}`;
  const named = `${id}-${value === null ? 'none' : String(value).toLowerCase()}`;
  if (typeof value !== 'number' && i18n.has(named)) return t(named);
  if (typeof value === 'number' && i18n.has(`${id}-number`))
    return t(`${id}-number`, { value: game.words[option] === 'seat-number' ? value + 1 : value });
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return String(value);
}

export function clockWords(clock: ClockSetting): string {
  if (clock.kind === 'none') return t('page-clock-none');
  if (overDays(clock)) return t('page-clock-days', { days: Math.round(clock.seconds / DAY) });
  const minutes = Math.round((clock.seconds / 60) * 10) / 10;
  return clock.kind === 'decision'
    ? t('page-clock-decision', { seconds: clock.seconds })
    : t('page-clock-bank', { minutes, increment: clock.increment });
}

const days = (count: number): ClockSetting => ({
  kind: 'decision',
  seconds: count * DAY,
  increment: 0,
});

export const CLOCKS: { name: string; setting: ClockSetting }[] = [
  { name: 'none', setting: { kind: 'none', seconds: 0, increment: 0 } },
  { name: 'calm', setting: { kind: 'decision', seconds: 90, increment: 0 } },
  { name: 'brisk', setting: { kind: 'decision', seconds: 30, increment: 0 } },
  { name: 'bank', setting: { kind: 'bank', seconds: 900, increment: 10 } },
  { name: 'day', setting: days(1) },
  { name: 'two-days', setting: days(2) },
  { name: 'three-days', setting: days(3) },
  { name: 'week', setting: days(7) },
];
