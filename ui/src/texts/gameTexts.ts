// The Fluent texts of games that the page does not contain, from the house.
import type { Language } from './fluentFiles';

const fetched = new Map<string, Promise<string>>();

/** Return the texts and rules of a game; an empty text if the house has none or is out of reach. */
export function gameTexts(language: Language, game: string): Promise<string> {
  const address = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const known = fetched.get(address);
  if (known) return known;
  const text = fetchText(address).catch(() => {
    fetched.delete(address);
    return '';
  });
  fetched.set(address, text);
  return text;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
