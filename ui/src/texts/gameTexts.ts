// The Fluent texts of games that the page does not contain, from the house. The device keeps them
// for times without a connection.
import { remember, remembered } from '@/device/storage';
import type { Language } from './fluentFiles';

const fetched = new Map<string, Promise<string>>();

/** Return the texts and rules of a game; an empty text if the house has none. */
export function gameTexts(language: Language, game: string): Promise<string> {
  const key = `${game}-texts-${language}`;
  const known = fetched.get(key);
  if (known) return known;
  const text = fetchText(`/api/games/${encodeURIComponent(game)}/texts/${language}`).then(
    (found) => {
      remember(key, found);
      return found;
    },
    () => {
      fetched.delete(key);
      return remembered(key) ?? '';
    },
  );
  fetched.set(key, text);
  return text;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}
