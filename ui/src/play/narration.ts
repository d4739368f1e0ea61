// The narration of events step by step: which events belong together, and how long a step stays.
import type { Pace } from '@/device/settings.svelte';
import type { LogEntry } from '@/net/table/session.svelte';
import type { View } from '@/net/wire';
import type { TableEvent, Wording } from '@/texts/wording';

/** A game's rules for its narration. */
export interface Narration<Table = unknown, Event extends TableEvent = TableEvent> {
  /**
   * Returns the subject of an event: consecutive events with the same one form a step; null joins
   * the previous step.
   */
  step(this: void, event: Event): string | null;
  /**
   * Returns the table after an event, as far as the event says, until the house's own view is
   * shown.
   */
  apply?(this: void, table: Table, event: Event): Table;
  /** True if an event appears in the log only, not in the ticker. */
  aside?(this: void, event: Event): boolean;
  /** Returns a step in words, if the sentences of the log one after another would be too long. */
  words?(this: void, events: Event[], wording: Wording): string;
  /** True for a moment that all players have waited for. */
  climax?(this: void, event: Event): boolean;
  /**
   * True if the board goes on narrating while the player is asked; otherwise it shows the present
   * state.
   */
  whileAsked?: boolean;
}

export interface Step {
  entries: LogEntry[];
  events: TableEvent[];
  /** The game after this step; null if the house has sent no view in between. */
  view: View | null;
  climax: boolean;
}

const PLAIN: Narration = { step: (event) => event.kind };

/** Group log lines that arrived together into steps; the last step has the view. */
export function stepsOf(
  entries: LogEntry[],
  view: View | null,
  narration: Narration = PLAIN,
): Step[] {
  const steps: Step[] = [];
  let about: string | null = null;
  for (const entry of entries) {
    const event = entry.what === 'event' ? entry.line.event : null;
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

/** Milliseconds for a step, for each letter, for the longest step, and extra for a climax. */
const TEMPO_MS: Record<Exclude<Pace, 'instant'>, Tempo> = {
  calm: { step: 1500, letter: 16, most: 4200, climax: 1200 },
  normal: { step: 850, letter: 8, most: 2200, climax: 800 },
};
/** Milliseconds that a narration takes at most; less while the player is asked. */
const MAX_NARRATION_MS = { idle: 14_000, asked: 6_000 };

export function timeOf(step: Step, words: string, pace: Pace): number {
  if (pace === 'instant' || (!step.events.length && !words)) return 0;
  const { step: least, letter, most, climax } = TEMPO_MS[pace];
  return Math.min(most, least + letter * words.length) + (step.climax ? climax : 0);
}

/** Return the factor by which steps must be faster to end in time. */
export function hurry(total: number, asked: boolean): number {
  return Math.max(1, total / (asked ? MAX_NARRATION_MS.asked : MAX_NARRATION_MS.idle));
}
