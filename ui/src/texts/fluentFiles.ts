// The house's Fluent files, one chunk per language; the rules are loaded on demand.
import { gameTexts } from './gameTexts';

export const LANGUAGES = { en: 'English', ru: 'Русский', ro: 'Română' } as const;
export type Language = keyof typeof LANGUAGES;

const TEXTS: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./languages/en'),
  ru: () => import('./languages/ru'),
  ro: () => import('./languages/ro'),
};

const RULES = import.meta.glob<string>('../../../src/fivecups/texts/*/rules/*.ftl', {
  query: '?raw',
  import: 'default',
});

const LESSONS = import.meta.glob<string>('../../../src/fivecups/texts/*/games/lessons.ftl', {
  query: '?raw',
  import: 'default',
});

export async function textsOf(language: Language): Promise<string[]> {
  return (await TEXTS[language]()).default;
}

/** Return the rules of a game: the files of its books in order, or its texts from the house. */
export async function rulesOf(
  language: Language,
  game: string,
  books: readonly string[],
): Promise<string[]> {
  const folder = `../../../src/fivecups/texts/${language}`;
  const files = books.map((book) => RULES[`${folder}/rules/${book}.ftl`]);
  const loads = files.filter((load) => load !== undefined);
  return loads.length
    ? Promise.all(loads.map((load) => load()))
    : [await gameTexts(language, game)];
}

export async function lessonsOf(language: Language): Promise<string> {
  return LESSONS[`../../../src/fivecups/texts/${language}/games/lessons.ftl`]!();
}
