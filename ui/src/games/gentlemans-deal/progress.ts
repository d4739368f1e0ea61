// The progress of the deals. Money stays hidden behind the screens (GD-4); what stands before them
// is public.
import type { GentlemansDealEvent, GentlemansDealView } from '@/net/wire';
import { partsOf, type Outlook } from '@/games/outlook';

export const outlook: Outlook<GentlemansDealView, GentlemansDealEvent> = {
  round: (view) => view.table.turn,
  last: (view) => view.table.turn >= view.table.turns,
  standings: (view, eyes) =>
    view.table.players.map((player, seat) => {
      const money = seat === eyes ? view.table.my_money : null;
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
