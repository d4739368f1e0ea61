// What a person is asked. A hidden question that leaves no choice is answered by the house, so
// nobody needs to see it.
import type { Ask, GameInfo, View } from '@/net/wire';
import { isForm } from '@/components/forms/forms';

export function questionOf(view: View): Ask | null {
  const main = view.asks.find((ask) => !ask.optional) ?? null;
  const hidden = view.waiting !== null && view.waiting.seats === null;
  const choices = main && Array.isArray(main.choices) ? main.choices.length : 0;
  return hidden && choices === 1 ? null : main;
}

type Coached = Pick<GameInfo, 'coached' | 'advised_meanwhile'>;

/** Whether the coach has something to say on a question: there is a choice, or talk he knows of. */
export function isAdvised({ coached, advised_meanwhile }: Coached, ask: Ask): boolean {
  if (ask.optional) return coached && advised_meanwhile.includes(ask.question);
  return coached && (isForm(ask.choices) || ask.choices.length > 1);
}
