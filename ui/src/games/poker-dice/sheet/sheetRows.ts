// The rows of a sheet from top to bottom, and the values of its sums.
import type { PokerDiceSheetView, PokerDiceView } from '@/net/wire';
import type { PokerDicePlay } from '@/games/poker-dice/turn.svelte';
import { BONUS_FROM, POKER_PLUS, UPPER_BOXES } from '@/games/poker-dice/rules';

const SUMS = ['upper', 'poker_plus', 'total'] as const;
export type Sum = (typeof SUMS)[number];

export const isSum = (row: string): row is Sum => (SUMS as readonly string[]).includes(row);

export function rowsOf(table: PokerDiceView): string[] {
  const boxes = Object.keys(table.sheets[0]?.boxes ?? {});
  return [
    ...boxes.slice(0, UPPER_BOXES),
    'upper',
    ...boxes.slice(UPPER_BOXES),
    'poker_plus',
    'total',
  ];
}

export function summed(play: PokerDicePlay, sheet: PokerDiceSheetView, sum: Sum): string {
  const target = BONUS_FROM[String(play.view.options['upper_bonus'])] ?? 63;
  if (sum === 'upper')
    return sheet.upper_bonus
      ? `${sheet.upper} + ${sheet.upper_bonus}`
      : `${sheet.upper} / ${target}`;
  if (sum === 'poker_plus') return sheet.poker_plus ? `${sheet.poker_plus} × ${POKER_PLUS}` : '–';
  return String(sheet.total);
}
