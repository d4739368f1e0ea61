// The narration of a round: place by place, with purses and dice changing along.
import type { DiceTownEvent, DiceTownPlayerView, DiceTownView } from '@/net/wire';
import type { Narration } from '@/play/narration';
import { t } from '@/texts/language.svelte';
import type { Wording } from '@/texts/wording';

/** Events that concern all players at once or form a step of their own, with the step's name. */
const STEP_OF_KIND: Partial<Record<DiceTownEvent['kind'], string>> = {
  round_began: 'round',
  rolled: 'roll',
  revealed: 'reveal',
  paid: 'pay',
  last_rolled: 'last-roll',
  dice_set: 'hands',
  final_hand: 'hands',
  played: 'card',
  turned_up: 'card',
  sent_bandits: 'bandits',
  sent_nobody: 'bandits',
  rolled_the_indian_die: 'indian-die',
  counted: 'count',
  ended: 'end',
};

/** Events that begin a step at a place; their consequences belong to the same step. */
const STEP_BEGINNINGS = new Set<DiceTownEvent['kind']>([
  'acts',
  'asked_the_sheriff',
  'called_for_better',
  'came_second',
  'decided',
  'declined',
  'doc_awaits',
  'nobody_won',
  'nothing_to_decide',
  'offered',
  'stagecoach_arrived',
  'tie_undecided',
  'took_remedy',
  'won',
]);

/** Events that are in the log and seen on the table, but not in the ticker. */
const ASIDES = new Set<DiceTownEvent['kind']>(['final_hand', 'refilled_the_row', 'discarded']);

function step({ kind, data }: DiceTownEvent): string | null {
  const moment = STEP_OF_KIND[kind];
  if (moment) return moment;
  if (!STEP_BEGINNINGS.has(kind) || !('place' in data)) return null;
  const who = kind !== 'offered' && 'seat' in data ? data.seat : '';
  return `${data.place} ${kind} ${who}`;
}

/** Events that all players cause at the same moment; they form a single sentence. */
const SIMULTANEOUS_KINDS = new Set(['revealed', 'last_rolled', 'paid']);

function words(events: DiceTownEvent[], wording: Wording): string {
  const kind = events[0]?.kind ?? '';
  if (
    events.length < 2 ||
    !SIMULTANEOUS_KINDS.has(kind) ||
    events.some((event) => event.kind !== kind)
  )
    return events.map((event, order) => sentence(event, events[order - 1], wording)).join(' ');
  const each = events.map(({ data }) =>
    t(`dice-town-told-each-${kind}`, {
      ...wording.values(data),
      seat: wording.term('seat', 'seat' in data ? data.seat : null),
    }),
  );
  return t(`dice-town-told-${kind}`, { each: each.join(', ') });
}

const placeOf = (event?: DiceTownEvent) =>
  event && 'place' in event.data ? event.data.place : null;

/** Return an event in words. It names its place unless the event before it did. */
function sentence(event: DiceTownEvent, before: DiceTownEvent | undefined, wording: Wording) {
  const sentence = wording.event(event);
  const place = placeOf(event);
  if (place === null || place !== placeOf(before)) return sentence;
  const named = `${wording.term('place', place)}: `;
  if (!sentence.startsWith(named)) return sentence;
  const rest = sentence.slice(named.length);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

type Change = Partial<Pick<DiceTownPlayerView, 'dollars' | 'nuggets' | 'store' | 'claims'>>;

/** Return the table after seats have gained (or, if negative, lost) these things. */
function change(table: DiceTownView, gains: Record<number, Change>): DiceTownView {
  const players = table.players.map((player, seat) => {
    const gain = gains[seat];
    if (!gain) return player;
    return {
      ...player,
      dollars: player.dollars + (gain.dollars ?? 0),
      nuggets: player.nuggets + (gain.nuggets ?? 0),
      store: player.store + (gain.store ?? 0),
      claims: player.claims + (gain.claims ?? 0),
    };
  });
  return { ...table, players };
}

function dice(
  table: DiceTownView,
  now: (player: DiceTownPlayerView, seat: number) => Partial<DiceTownPlayerView>,
): DiceTownView {
  const players = table.players.map((player, seat) => ({ ...player, ...now(player, seat) }));
  return { ...table, players };
}

const set = (player: DiceTownPlayerView): Pick<DiceTownPlayerView, 'dice' | 'fresh'> => ({
  dice: [...player.dice, ...player.fresh],
  fresh: [],
});

/** Return the changes when one seat hands something to another. */
const hand = (from: number, to: number, what: Change): Record<number, Change> => ({
  [from]: {
    dollars: -(what.dollars ?? 0),
    nuggets: -(what.nuggets ?? 0),
    store: -(what.store ?? 0),
    claims: -(what.claims ?? 0),
  },
  [to]: what,
});

export function apply(table: DiceTownView, { kind, data }: DiceTownEvent): DiceTownView {
  switch (kind) {
    case 'round_began':
      return dice(table, () => ({ dice: [], fresh: [], under_cup: 0 }));
    case 'rolled':
      return dice(table, (player, seat) => ({ ...set(player), under_cup: data.counts[seat] ?? 0 }));
    case 'revealed':
      return dice(table, (_, seat) =>
        seat === data.seat ? { fresh: data.dice, under_cup: 0 } : {},
      );
    case 'last_rolled':
      return dice(table, (player, seat) =>
        seat === data.seat ? { ...set(player), fresh: data.dice, under_cup: 0 } : {},
      );
    case 'turned':
      return dice(table, (_, seat) => (seat === data.seat ? { fresh: data.dice } : {}));
    case 'blessed':
      return dice(table, (_, seat) => (seat === data.seat ? { dice: data.dice, fresh: [] } : {}));
    case 'trapped':
      return dice(table, (_, seat) => (seat === data.victim ? { dice: data.dice, fresh: [] } : {}));
    case 'dice_set':
      return dice(table, set);
    case 'paid':
      return change(
        { ...table, stagecoach: table.stagecoach + data.dollars },
        { [data.seat]: { dollars: -data.dollars } },
      );
    case 'dug':
      return change(
        { ...table, mine: table.mine - data.nuggets },
        { [data.seat]: { nuggets: data.nuggets } },
      );
    case 'robbed_the_bank':
      return change(
        { ...table, bank: table.bank - data.dollars },
        { [data.seat]: { dollars: data.dollars } },
      );
    case 'held_up_the_stagecoach':
      return change(
        { ...table, stagecoach: table.stagecoach - data.dollars },
        { [data.seat]: { dollars: data.dollars } },
      );
    case 'stagecoach_arrived':
      return { ...table, bank: table.bank + data.dollars, stagecoach: 0 };
    case 'gave':
    case 'paid_the_share':
      return change(
        table,
        hand(data.seat, data.receiver, { dollars: data.dollars, nuggets: data.nuggets }),
      );
    case 'bribed':
      return change(
        table,
        hand(data.seat, data.receiver, {
          dollars: data.dollars,
          nuggets: data.nuggets,
          store: data.store,
          claims: data.claims,
        }),
      );
    case 'stole':
      return change(
        table,
        hand(data.victim, data.seat, { store: data.store, claims: data.claims }),
      );
    case 'kept_a_card':
    case 'got_a_card':
      return change(table, { [data.seat]: { store: 1 } });
    case 'played':
      return dice(change(table, { [data.seat]: { store: -1 } }), ({ played = [] }, seat) =>
        seat === data.seat ? { played: [...played, data.card] } : {},
      );
    case 'discarded':
      return dice({ ...table, discards: table.discards + 1 }, ({ played = [] }, seat) =>
        seat === data.seat ? { played: played.filter((card) => card !== data.card) } : {},
      );
    case 'took_claims': {
      const claims = data.cards.filter((card) => card !== 'ranch').length;
      return change(table, { [data.seat]: { claims } });
    }
    case 'took_top_claim':
      return change(table, { [data.seat]: { claims: 1 } });
    case 'took_the_badge':
      return { ...table, sheriff: data.seat };
    default:
      return table;
  }
}

export const narration: Narration<DiceTownView, DiceTownEvent> = {
  step,
  apply,
  words,
  climax: (event) => event.kind === 'last_rolled' || event.kind === 'ended',
  aside: ({ kind }) => ASIDES.has(kind),
  whileAsked: true,
};
