// How what happened is told step by step: what belongs together, and how long it stays.
import type { Pace } from '@/device/settings.svelte';
import type { LogEntry } from '@/net/table/session.svelte';
import type { View } from '@/net/wire';
import type { TableEvent, Wording } from '@/texts/wording';

/** What a game says about the way it is told. */
export interface Narration {
  /** What an event is about: those about the same are one step; null goes with the last. */
  step(this: void, event: TableEvent): string | null;
  /** The table after an event, as far as the event says, until the house's own view is shown. */
  apply?(this: void, table: unknown, event: TableEvent): unknown;
  /** Whether an event is for the log only, not for the line above the dock. */
  aside?(this: void, event: TableEvent): boolean;
  /** A step in words, where the sentences of the log one after the other would be too long. */
  words?(this: void, events: TableEvent[], wording: Wording): string;
  /** Whether this is a moment that all have waited for. */
  climax?(this: void, event: TableEvent): boolean;
  /** Whether the board goes on telling while oneself is asked, or shows where things stand. */
  whileAsked?: boolean;
}

export interface Step {
  entries: LogEntry[];
  events: TableEvent[];
  /** The game after this step; null where the house has shown none in between. */
  view: View | null;
  climax: boolean;
}

const PLAIN: Narration = { step: (event) => event.kind };

/** Lines that came in together, as steps; the last one brings the view. */
export function stepsOf(
  entries: LogEntry[],
  view: View | null,
  narration: Narration = PLAIN,
): Step[] {
  const steps: Step[] = [];
  let about: string | null = null;
  for (const entry of entries) {
    const event = entry.what === 'event' ? entry.told.event : null;
    const next = event && narration.step(event);
    if (!steps.length || (next !== null && next !== about)) {
      steps.push({ entries: [], events: [], view: null, climax: false });
      about = next;
    }
    const step = steps.at(-1)!;
    step.entries.push(entry);
    if (event) {
      step.events.push(event);
      step.climax ||= narration.climax?.(event) ?? false;
    }
  }
  if (!steps.length) steps.push({ entries: [], events: [], view: null, climax: false });
  steps.at(-1)!.view = view;
  return steps;
}

interface Tempo {
  step: number;
  letter: number;
  most: number;
  climax: number;
}

/** In milliseconds: a step, each letter to be read, the longest step, and more for a climax. */
const TEMPO: Record<Exclude<Pace, 'instant'>, Tempo> = {
  calm: { step: 1500, letter: 16, most: 4200, climax: 1200 },
  normal: { step: 850, letter: 8, most: 2200, climax: 800 },
};
/** However much there is to tell, it takes no longer; least while oneself is asked. */
const LONGEST = { idle: 14_000, asked: 6_000 };

export function timeOf(step: Step, words: string, pace: Pace): number {
  if (pace === 'instant' || (!step.events.length && !words)) return 0;
  const { step: least, letter, most, climax } = TEMPO[pace];
  return Math.min(most, least + letter * words.length) + (step.climax ? climax : 0);
}

/** How much faster a row of steps must be told to be over in time. */
export function hurry(total: number, asked: boolean): number {
  return Math.max(1, total / (asked ? LONGEST.asked : LONGEST.idle));
}
