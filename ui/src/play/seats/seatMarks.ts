// The public state of a seat at the moment, as marks beside its name.
import type { TableSession } from '@/net/table/session.svelte';

export type Mark = 'owner' | 'bot' | 'away' | 'thinking';

export function marksOf(session: TableSession, seat: number): Mark[] {
  const info = session.info;
  const chair = info?.chairs[seat];
  if (!info || !chair || chair.kind === 'empty') return [];
  const playing = info.phase === 'playing';
  const waiting = session.view?.waiting;
  const marks: Mark[] = [];
  const owns = chair.kind === 'person' && chair.person === info.owner;
  if (owns && info.phase === 'open') marks.push('owner');
  if (chair.kind === 'bot' || chair.played_by) marks.push('bot');
  if (session.away.includes(seat)) marks.push('away');
  if (playing && session.seat !== seat && waiting?.seats?.includes(seat)) marks.push('thinking');
  return marks;
}
