// How a deal is told: the offer, the vote with its outcome, who is paid, who comes and goes.
import type { GentlemansDealEvent } from '@/net/wire';
import type { Narration } from '@/play/narration';

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

export const narration = {
  step: (event: GentlemansDealEvent) => MOMENTS[event.kind] ?? null,
  climax: ({ kind }: GentlemansDealEvent) =>
    kind === 'deal_accepted' || kind === 'deal_refused' || kind === 'ended',
  whileAsked: true,
} as Narration;
