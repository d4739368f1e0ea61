// The texts of lessons and of "how to play", loaded on demand.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { lessonsOf, type Language } from '@/texts/fluentFiles';

/** Keep Romanian words joined by a hyphen (n-o, s-a) on one line. */
const joinHyphens = (text: string) => text.replace(/(\p{L})-(?=\p{L})/gu, '$1-\u2060');

export type Say = (id: string) => string;

export async function lessonTexts(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await lessonsOf(language)));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? joinHyphens(bundle.formatPattern(pattern)) : id;
  };
}
