// Entries about the table itself in words for a reader: arrivals and departures, votes, the owner.
import type { EntryDetails, EntryFrame, Frame } from '@/net/wire';
import { i18n, t } from '@/texts/language.svelte';
import { dayWords } from '@/texts/times';

export interface Reader {
  seat: number | null;
  person: string | null;
}

/** Kinds of entries with public details that have no line of their own. */
const SILENT = ['created', 'said', 'reacted', 'rematched', 'forgotten', 'passed_over'] as const;

/** An entry of the table itself that has a line in its log. */
export type TableEntry = Exclude<EntryFrame, { kind: (typeof SILENT)[number] }>;

const KINDS_WITHOUT_LINE = new Set<Frame['kind']>([...SILENT, 'moved', 'started', 'woke']);

export const isTableEntry = (frame: Frame): frame is TableEntry =>
  !KINDS_WITHOUT_LINE.has(frame.kind);

/** Kinds of entries about a person who does not sit in the seat that the entry names. */
const KINDS_WITHOUT_SEAT = new Set<keyof EntryDetails>(['seat_asked', 'seat_denied', 'removed']);

/** Return the endings of the texts that suit an entry, the most special first. */
function variantsOf(entry: TableEntry, reader: Reader): string[] {
  const { data } = entry;
  const isMine = 'seat' in data && data.seat === reader.seat;
  switch (entry.kind) {
    case 'abandoned':
      return [entry.data.why];
    case 'went_away':
      if (!entry.data.until) return isMine ? ['back-you'] : ['back'];
      return isMine ? ['you'] : [];
    case 'stand_in_wished':
    case 'stand_in_dropped':
      return isMine ? ['you'] : entry.data.by === reader.seat ? ['you-by'] : [];
    case 'owner_changed':
      if (!entry.data.person) return ['nobody'];
      return entry.data.person === reader.person ? ['you'] : [];
    case 'locked':
      return entry.data.locked ? ['yes'] : [];
    case 'seat_asked':
      return entry.data.agreed.length ? ['yes'] : [];
    case 'seat_denied':
      return [...(isMine ? ['you'] : []), ...(entry.data.withdrawn ? ['yes'] : [])];
    default:
      return isMine ? ['you'] : [];
  }
}

/** Return an entry in words. `was` is the player's former name, for a change of names. */
export function tableLine(
  entry: TableEntry,
  names: readonly string[],
  reader: Reader,
  was = '',
): string {
  const { kind, data } = entry;
  const to = 'name' in data ? data.name : '';
  const seated = 'seat' in data && !KINDS_WITHOUT_SEAT.has(kind) ? names[data.seat] : undefined;
  const id = variantsOf(entry, reader)
    .map((variant) => `page-line-${kind}-${variant}`)
    .find((variant) => i18n.has(variant));
  return t(id ?? `page-line-${kind}`, {
    name: seated ?? to,
    by: 'by' in data ? (names[data.by] ?? '') : '',
    to,
    was,
    date: dayWords('until' in data ? data.until : 0),
  });
}
