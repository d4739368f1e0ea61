// The narration of a deal: the offer, the vote with its outcome, payments, arrivals and departures.
import type {
  GentlemansDealEvent,
  GentlemansDealPastDealView,
  GentlemansDealView,
} from '@/net/wire';
import type { Narration } from '@/play/narration';
import { NARRATED } from './tableView';

const MOMENTS: Partial<Record<GentlemansDealEvent['kind'], string>> = {
  turn_began: 'turn',
  card_drawn: 'turn',
  offer_made: 'offer',
  offer_confirmed: 'final-offer',
  offer_replaced: 'final-offer',
  voted: 'vote',
  deal_accepted: 'outcome',
  deal_refused: 'outcome',
  share_paid: 'pay',
  rest_paid: 'pay',
  magnate_earned: 'earnings',
  journalist_earned: 'earnings',
  sheriff_earned: 'earnings',
  banker_took: 'earnings',
  accomplice_joined: 'accomplices',
  accomplice_left: 'accomplices',
  went_to_jail: 'jail',
  left_jail: 'jail',
  gang_cards_given: 'gangs',
  gang_cards_discarded: 'gangs',
  demanded: 'talk',
  promised: 'talk',
  money_counted: 'count',
  ended: 'end',
};

/** Return the deal that is voted on, as far as it has been narrated. */
function told({
  phase,
  latest,
  turn,
  dealer,
  offer,
}: GentlemansDealView): GentlemansDealPastDealView {
  if (phase === NARRATED && latest) return latest;
  const card = { money: 0, accomplices: [] };
  return { turn, dealer, card, offer, votes: [], outcome: '', words: [], payments: [] };
}

/**
 * Return the table after an event. All fists open at once, then the sum decides, then the card is
 * shown.
 */
export function apply(table: GentlemansDealView, event: GentlemansDealEvent): GentlemansDealView {
  const deal = told(table);
  const open = (more: Partial<GentlemansDealPastDealView>): GentlemansDealView => ({
    ...table,
    phase: NARRATED,
    latest: { ...deal, ...more },
  });
  switch (event.kind) {
    case 'voted': {
      const { seat, ballot, weight } = event.data;
      return open({ votes: [...deal.votes, { seat, ballot, weight }] });
    }
    case 'deal_accepted':
      return open({ outcome: 'accepted' });
    case 'deal_refused':
      return open({ outcome: 'refused' });
    case 'card_shown': {
      const { money, accomplices } = event.data;
      return { ...open({ card: { money, accomplices } }), card: null };
    }
    case 'went_to_jail':
      return { ...table, jailed: event.data.seat };
    case 'left_jail':
      return { ...table, jailed: null };
    case 'turn_began':
      return { ...table, turn: event.data.turn, dealer: event.data.seat, offer: null };
    default:
      return table;
  }
}

export const narration: Narration<GentlemansDealView, GentlemansDealEvent> = {
  apply,
  step: (event) => MOMENTS[event.kind] ?? null,
  climax: ({ kind }) => kind === 'deal_accepted' || kind === 'deal_refused' || kind === 'ended',
  whileAsked: true,
};
