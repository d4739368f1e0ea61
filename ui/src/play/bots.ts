// Bots by the names that the house has for them.
import { t } from '@/texts/language.svelte';

const PLAIN = 'plain';

/** A bot as the house calls it: a level, and after a plus its character if it has one. */
export const botName = (level: string, character: string): string =>
  character === PLAIN ? level : `${level}+${character}`;

export function botParts(name: string): { level: string; character: string } {
  const [level, character] = name.split('+');
  return { level: level ?? '', character: character ?? PLAIN };
}

/** How a bot plays. */
export function botWords(name: string): string {
  const { level, character } = botParts(name);
  const words = t(`page-level-${level}`);
  return character === PLAIN
    ? words
    : t('page-level-and-character', { level: words, character: t(`page-character-${character}`) });
}
