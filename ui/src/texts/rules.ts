// The rules for players, loaded in the language of the page.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { rulesOf, type Language } from './fluentFiles';

export interface Chapter {
  title: string;
  rules: { id: string; text: string }[];
}

export interface Rulebook {
  title: string;
  chapters: Chapter[];
}

const ENTRY = /^(rules?-[\w-]+) *=/gm;

/** Return the rules of a game, whose files are its `books`. */
export async function rulebook(
  language: Language,
  game: string,
  books: readonly string[],
): Promise<Rulebook> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const chapters: Chapter[] = [];
  for (const text of await rulesOf(language, game, books)) {
    bundle.addResource(new FluentResource(text));
    for (const [, id] of text.matchAll(ENTRY)) {
      const pattern = bundle.getMessage(id!)?.value;
      if (!pattern) continue;
      const words = bundle.formatPattern(pattern);
      if (id!.includes('-chapter-')) chapters.push({ title: words, rules: [] });
      else if (id!.startsWith('rule-'))
        chapters.at(-1)?.rules.push({ id: id!.slice(5), text: words });
    }
  }
  const heading = bundle.getMessage(`rules-${books[0]}-title`)?.value;
  return { title: heading ? bundle.formatPattern(heading) : game, chapters };
}

/** Return one paragraph of the rules, for "why?". */
export async function ruleText(
  language: Language,
  game: string,
  books: readonly string[],
  rule: string,
): Promise<string | null> {
  const book = await rulebook(language, game, books);
  return (
    book.chapters.flatMap((chapter) => chapter.rules).find((chapter) => chapter.id === rule)
      ?.text ?? null
  );
}
