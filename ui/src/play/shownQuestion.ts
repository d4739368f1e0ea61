// The question that is shown to a player. A hidden question without a choice is answered by the
// house and not shown.
import type { Ask, GameInfo, View } from '@/net/wire';
import { isForm } from '@/components/forms/formValues';

export function questionOf(view: View): Ask | null {
  const main = view.asks.find((ask) => !ask.optional) ?? null;
  const hidden = view.waiting !== null && view.waiting.seats === null;
  const choices = main && Array.isArray(main.choices) ? main.choices.length : 0;
  return hidden && choices === 1 ? null : main;
}

type Coached = Pick<GameInfo, 'coached' | 'advised_meanwhile'>;

/** True if the coach can advise on a question: there is a choice, or talk that the coach knows. */
export function isAdvised({ coached, advised_meanwhile }: Coached, ask: Ask): boolean {
  if (ask.optional) return coached && advised_meanwhile.includes(ask.question);
  return coached && (isForm(ask.choices) || ask.choices.length > 1);
}
