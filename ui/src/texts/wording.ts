// Events, asks, answers and refusals of a game in words, as docs/texts.md describes; it makes the
// same choices as wording.py.
import type { Ask, BotReason, Waiting, Why, WireEvent } from '@/net/wire';
import { i18n, type Values } from './language.svelte';

export interface Refusal {
  code: string;
  rule?: string;
  data?: Record<string, unknown>;
}

/** An event of any game. The board of a game knows the details of its own events. */
export type TableEvent = WireEvent;

type Word = string | number;

/**
 * Return the id of the special text for a detail that only some events or answers of this name
 * have.
 */
function withDetail(id: string, details: Record<string, unknown>): string {
  return (
    Object.keys(details)
      .map((detail) => `${id}-${detail}`)
      .find((own) => i18n.has(own)) ?? id
  );
}

/** Return the verb with which all possible answers begin, if it is the same for all. */
function onlyVerb(ask: Ask): string {
  const verbs = new Set(Array.isArray(ask.choices) ? ask.choices.map((choice) => choice[0]) : []);
  return verbs.size === 1 ? String([...verbs][0]) : '';
}

/** Return players as a list in words; the reader comes first, as "you". */
export function listOf(
  seats: readonly number[],
  names: readonly string[],
  reader: number | null,
): string {
  const mine = seats.filter((seat) => seat === reader).map(() => i18n.format('you'));
  const others = seats.filter((seat) => seat !== reader).map((seat) => names[seat] ?? '');
  return inARow([...mine, ...others]);
}

/** Join several words into one phrase. */
export function inARow(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? i18n.format('nobody');
  return i18n.format('list-and', { first: words.slice(0, -1).join(', '), last: words.at(-1)! });
}

const LONGEST_NAME = 16;

/** Return a name as it appears in a sentence, shortened if it is long. */
export function shortName(name: string): string {
  const letters = [...name];
  const cut = letters.slice(0, LONGEST_NAME - 1).join('');
  return letters.length > LONGEST_NAME ? `${cut.trim()}…` : name;
}

/** Shorten names in a sentence, as long as all remain distinct. */
function shortened(names: readonly string[]): readonly string[] {
  const cut = names.map(shortName);
  return new Set(cut).size === new Set(names).size ? cut : names;
}

/** The wording of a game for one reader; a reader with a seat is addressed as "you". */
export class Wording {
  readonly names: readonly string[];

  constructor(
    readonly game: string,
    readonly words: Record<string, string>,
    names: readonly string[],
    readonly reader: number | null = null,
  ) {
    this.names = shortened(names);
  }

  /** Return an event as a line of the log. */
  event(event: TableEvent): string {
    const id = `${this.game}-event-${event.kind}`;
    const own = `${id}-private`;
    const chosen = withDetail(event.private && i18n.has(own) ? own : id, event.data);
    return this.phrase(chosen, event.data);
  }

  /** Return the question to the player who is asked. */
  ask(ask: Ask): string {
    const id = `${this.game}-ask-${ask.question}`;
    const own = `${id}-${onlyVerb(ask)}`;
    return this.phrase(i18n.has(own) ? own : id, ask.data);
  }

  /** Return what the other players are told about an open question. */
  waiting(waiting: Waiting): string {
    if (waiting.seats === null) return i18n.format('wait-for-the-table');
    if (this.isReader('seats', waiting.seats)) return i18n.format('wait-for-you');
    return i18n.format(`${this.game}-wait-${waiting.question}`, {
      seats: this.word('seats', waiting.seats),
    });
  }

  /** Return an answer as on a button. */
  answer(ask: Pick<Ask, 'says'>, answer: readonly unknown[]): string {
    const [verb, ...parts] = answer;
    const names = ask.says[String(verb)] ?? [];
    const data = Object.fromEntries(names.map((name, place) => [name, parts[place]]));
    const id = withDetail(`${this.game}-say-${String(verb)}`, data);
    return this.phrase(id, data);
  }

  /**
   * Return the label of a form's field. A number in the path stands for the player in that seat.
   */
  field(question: string, path: readonly string[]): string {
    const name = path.filter((part) => !/^\d+$/.test(part)).join('-');
    const seat = path.find((part) => /^\d+$/.test(part));
    return i18n.format(
      `${this.game}-form-${question}-${name}`,
      seat === undefined ? {} : { seat: this.names[Number(seat)] ?? '' },
    );
  }

  /** Return a text about these details, in its own version for a reader among them. */
  phrase(id: string, data: Record<string, unknown>): string {
    return i18n.format(this.toReader(id, data), this.values(data));
  }

  /** Return a bot's reason for a hostile or generous move, in its own words. */
  reason(reason: BotReason): string {
    const data = reason.data ?? {};
    return this.phrase(`bot-reason-${reason.code}`, data);
  }

  /** Return the coach's reason for an answer. */
  advice(why: Why): string {
    return i18n.format(`coach-why-${why.code}`, this.values(why.data));
  }

  /** Return the reason why an answer was refused. */
  refusal(refusal: Refusal): string {
    const own = `${this.game}-refusal-${refusal.code}`;
    const id = i18n.has(own) ? own : `refusal-${refusal.code}`;
    return i18n.has(id)
      ? i18n.format(id, this.values(refusal.data ?? {}))
      : i18n.format('page-failed');
  }

  /** Return the word for a value of a kind, such as a box or a card. */
  term(kind: string, value: unknown): string {
    return String(this.word(kind, value));
  }

  /**
   * Return details by name, each as a word or a number; the length of a list is `name_count`. A
   * single player goes by name: a text about the reader has its own version.
   */
  values(data: Record<string, unknown>): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(data)) {
      const kind = this.words[name];
      values[name] =
        kind === 'seat' && typeof value === 'number' ? this.nameOf(value) : this.word(kind, value);
      if (Array.isArray(value)) values[`${name}_count`] = value.length;
    }
    return values;
  }

  /**
   * Return one detail in words: a name ("you" for the reader, who comes first among several), dice,
   * a term, or the value itself.
   */
  word(kind: string | null | undefined, value: unknown): Word {
    if (kind === 'seats' && typeof value === 'number') return value;
    if (kind === 'seats' || (kind === 'seat' && Array.isArray(value))) {
      return listOf(value as number[], this.names, this.reader);
    }
    if (value === null || value === undefined || value === '') return i18n.format('nothing');
    if (kind === 'seat-number') return typeof value === 'number' ? value + 1 : String(value);
    if (kind === 'seat')
      return value === this.reader ? i18n.format('you') : this.nameOf(value as number);
    if (kind === 'dice')
      return (value as unknown[]).length ? (value as unknown[]).join(' ') : i18n.format('nothing');
    if (Array.isArray(value)) return inARow(value.map((item) => String(this.word(kind, item))));
    if (kind) return i18n.format(`${this.game}-${kind}-${String(value)}`);
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return typeof value === 'number' || typeof value === 'string' ? value : String(value);
  }

  private nameOf(seat: number): string {
    return seat >= 0 ? (this.names[seat] ?? '') : i18n.format('nobody');
  }

  /**
   * Return the id of the special text for a reader whom the details name, or for players who do
   * something to themselves.
   */
  private toReader(id: string, details: Record<string, unknown>): string {
    const own = Object.keys(details).filter((item) =>
      this.isReader(this.words[item], details[item]),
    );
    const parts = [own.join('-'), ...own];
    const ids = parts.map((part) => (part === 'seat' ? `${id}-you` : `${id}-you-${part}`));
    if (this.isOwnDeed(details)) ids.push(`${id}-self`);
    return ids.find((item) => i18n.has(item)) ?? id;
  }

  private isOwnDeed(details: Record<string, unknown>): boolean {
    const players = Object.keys(details).filter((item) => this.words[item] === 'seat');
    return players.filter((player) => details[player] === details['seat']).length > 1;
  }

  private isReader(kind: string | undefined, value: unknown): boolean {
    if (this.reader === null) return false;
    if (kind === 'seat') return value === this.reader;
    const only = Array.isArray(value) && value.length === 1;
    return kind === 'seats' && only && value[0] === this.reader;
  }
}
