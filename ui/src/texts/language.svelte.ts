// The language of the page. It can change at any moment: all texts made with `t` are then made
// anew.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, textsOf, type Language } from './fluentFiles';
import { gameTexts } from './gameTexts';
import { remembered, remember } from '@/device/storage';

export type Values = Record<string, FluentVariable>;

class Localization {
  language = $state<Language>('en');
  private bundle = $state.raw<FluentBundle | null>(null);
  /** The games whose texts come from the house. */
  private otherGames: readonly string[] = [];
  private wanted: Language = 'en';

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(language: Language): Promise<void> {
    this.wanted = language;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const [own, others] = await Promise.all([textsOf(language), this.textsOfOtherGames(language)]);
    // Of several messages with the same id the first counts.
    for (const text of [...own, ...others]) bundle.addResource(new FluentResource(text));
    if (language !== this.wanted) return;
    this.bundle = bundle;
    this.language = language;
    remember('language', language);
    document.documentElement.lang = language;
    document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', `/manifest.webmanifest?language=${language}`);
  }

  /** Load the texts of those among these games that the page does not contain. */
  async addGames(games: readonly string[]): Promise<void> {
    const others = games.filter(
      (game) => !this.has(`${game}-name`) && !this.otherGames.includes(game),
    );
    if (!others.length) return;
    this.otherGames = [...this.otherGames, ...others];
    await this.load(this.language);
  }

  /** Return the texts of other games; English ones stand in for lines that are missing. */
  private textsOfOtherGames(language: Language): Promise<string[]> {
    const languages = [...new Set<Language>([language, 'en'])];
    return Promise.all(
      languages.flatMap((item) => this.otherGames.map((game) => gameTexts(item, game))),
    );
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /** Return a text. A sentence that ends with a shortened name gets no full stop. */
  format(id: string, values: Values = {}): string {
    const message = this.bundle?.getMessage(id);
    if (!message?.value) return id;
    return this.bundle!.formatPattern(message.value, values, []).replaceAll('….', '…');
  }

  /** Return a text that only some games have; an empty text if there is none. */
  find(id: string): string {
    return this.has(id) ? this.format(id) : '';
  }

  /** Return the longer explanation that some messages have, or null. */
  attribute(id: string, attribute = 'about'): string | null {
    const pattern = this.bundle?.getMessage(id)?.attributes[attribute];
    return pattern ? this.bundle!.formatPattern(pattern) : null;
  }
}

export const i18n = new Localization();

/** Return a text in the language of the page. */
export function t(id: string, values?: Values): string {
  return i18n.format(id, values);
}

export function preferredLanguage(): Language {
  const languages = Object.keys(LANGUAGES) as Language[];
  const wishes = [
    remembered('language'),
    ...navigator.languages.map((language) => language.slice(0, 2)),
  ];
  return wishes.flatMap((wish) => languages.filter((item) => item === wish))[0] ?? 'en';
}
