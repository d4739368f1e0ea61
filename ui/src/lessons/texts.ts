// The texts of lessons and of "how to play", loaded when somebody wants to learn.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { lessonsOf, type Language } from '@/texts/files';

/** Romanian words that lean on each other (n-o, s-a) stay on one line. */
const held = (text: string) => text.replace(/(\p{L})-(?=\p{L})/gu, '$1-\u2060');

export type Say = (id: string) => string;

export async function lessonTexts(language: Language): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await lessonsOf(language)));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? held(bundle.formatPattern(pattern)) : id;
  };
}
