// The scores that are still possible.
import type { PokerDiceEvent, PokerDiceView } from '@/net/wire';
import { partsOf, type Outlook } from '@/games/outlook';
import { BONUS, HIGHEST_SCORE, POKER_PLUS, ROUNDS } from '@/games/poker-dice/rules';

export const outlook: Outlook<PokerDiceView, PokerDiceEvent> = {
  round: (view) => view.table.round,
  last: (view) => view.table.round >= ROUNDS,
  /** A further Poker+ could come on top of the highest score. */
  standings: (view) =>
    view.table.sheets.map((sheet, seat) => {
      const open = Object.keys(HIGHEST_SCORE).filter((box) => sheet.boxes[box] === null);
      const free = open.reduce((sum, box) => sum + HIGHEST_SCORE[box]!, 0);
      const bonus = open.length && !sheet.upper_bonus ? BONUS : 0;
      return {
        seat,
        range: { low: sheet.total, high: sheet.total + free + bonus },
        parts: partsOf({
          upper: sheet.upper,
          upper_bonus: sheet.upper_bonus,
          lower: sheet.lower,
          poker_plus: POKER_PLUS * sheet.poker_plus,
        }),
      };
    }),
};
