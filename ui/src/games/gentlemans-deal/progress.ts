// The progress of the deals. Money stays hidden behind the screens (GD-4); what stands before them
// is public.
import type { GentlemansDealView, View } from '@/net/wire';
import { partsOf, type Outlook } from '@/games/outlook';

const tableOf = (view: View) => view.table as GentlemansDealView;

export const outlook: Outlook = {
  round: (view) => tableOf(view).turn,
  last: (view) => tableOf(view).turn >= tableOf(view).turns,
  standings: (view, eyes) =>
    tableOf(view).players.map((player, seat) => {
      const money = seat === eyes ? tableOf(view).my_money : null;
      return {
        seat,
        range: money === null ? null : { low: money, high: money },
        parts: partsOf({
          accomplices: player.accomplices.length,
          arguments: player.arguments,
          gang_cards: player.gang_cards,
          weight: player.weight,
        }),
      };
    }),
};
