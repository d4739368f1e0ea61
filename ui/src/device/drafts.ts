// Answers that have been begun and not yet sent, such as half an offer. They survive a reload.
import { remember, remembered } from './storage';

const NAME = 'drafts';
const MOST = 20;

type Drafts = [key: string, draft: unknown][];

/** The question whose answer has been begun, and the player whom it is put to. */
export interface Draft {
  play: { table: string; seat: number | null };
  ask: { id: string };
}

const keyOf = ({ play, ask }: Draft): string => `${play.table} ${play.seat} ${ask.id}`;

function all(): Drafts {
  try {
    return JSON.parse(remembered(NAME) ?? '[]') as Drafts;
  } catch {
    return [];
  }
}

/** Return what has been begun; undefined if nothing has. */
export const draftOf = (of: Draft): unknown => all().find(([key]) => key === keyOf(of))?.[1];

/** Keep an answer that has been begun on this device; the oldest drafts are dropped. */
export function keepDraft(of: Draft, draft: unknown): void {
  const others = all().filter(([key]) => key !== keyOf(of));
  remember(NAME, JSON.stringify([...others, [keyOf(of), draft]].slice(-MOST)));
}
