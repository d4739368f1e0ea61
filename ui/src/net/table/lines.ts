// What happens around a game, in words for one reader: who comes and goes, wishes, the owner.
import { i18n, t } from '@/texts/language.svelte';
import { dayWords } from '@/texts/times';

export interface Reader {
  seat: number | null;
  person: string | null;
}

/** Lines about somebody who does not sit in the seat that they name. */
const SEATLESS = new Set(['seat_asked', 'seat_denied', 'removed']);

export function tableLine(
  kind: string,
  data: Record<string, unknown>,
  names: readonly string[],
  reader: Reader,
): string {
  const to = String(data['name'] ?? '');
  const name = SEATLESS.has(kind) ? to : (names[Number(data['seat'] ?? -1)] ?? to);
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
    .filter((one) => typeof one === 'string')
    .map((one) => `page-line-${kind}-${one}`)
    .find((one) => i18n.has(one));
  return t(id ?? `page-line-${kind}`, {
    name,
    by,
    to,
    was: String(data['was'] ?? ''),
    date: dayWords(until),
  });
}
