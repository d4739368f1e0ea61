// What a person is asked. A hidden question that leaves no choice is answered by the house, so
// nobody needs to see it.
import type { Ask, View } from '@/net/wire';

export function questionOf(view: View): Ask | null {
  const main = view.asks.find((ask) => !ask.optional) ?? null;
  const hidden = view.waiting !== null && view.waiting.seats === null;
  const choices = main && Array.isArray(main.choices) ? main.choices.length : 0;
  return hidden && choices === 1 ? null : main;
}
