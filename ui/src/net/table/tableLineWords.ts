// Entries about the table itself in words for a reader: arrivals and departures, votes, the owner.
import { i18n, t } from '@/texts/language.svelte';
import { dayWords } from '@/texts/times';

export interface Reader {
  seat: number | null;
  person: string | null;
}

/** Kinds of entries about a person who does not sit in the seat that the entry names. */
const KINDS_WITHOUT_SEAT = new Set(['seat_asked', 'seat_denied', 'removed']);

export function tableLine(
  kind: string,
  data: Record<string, unknown>,
  names: readonly string[],
  reader: Reader,
): string {
  const to = String(data['name'] ?? '');
  const name = KINDS_WITHOUT_SEAT.has(kind) ? to : (names[Number(data['seat'] ?? -1)] ?? to);
  const by = names[Number(data['by'] ?? -1)] ?? '';
  const mine = (detail: string) => reader.seat !== null && data[detail] === reader.seat;
  const until = typeof data['until'] === 'number' ? data['until'] : 0;
  const back = data['until'] === 0;
  const variants = [
    data['why'],
    back && mine('seat') && 'back-you',
    back && 'back',
    mine('seat') && 'you',
    mine('by') && 'you-by',
    data['seat'] === undefined && data['person'] && data['person'] === reader.person && 'you',
    data['locked'] === true && 'yes',
    data['withdrawn'] === true && 'yes',
    data['person'] === '' && 'nobody',
  ];
  const id = variants
    .filter((variant) => typeof variant === 'string')
    .map((variant) => `page-line-${kind}-${variant}`)
    .find((variant) => i18n.has(variant));
  return t(id ?? `page-line-${kind}`, {
    name,
    by,
    to,
    was: String(data['was'] ?? ''),
    date: dayWords(until),
  });
}
