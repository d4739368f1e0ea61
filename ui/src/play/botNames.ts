// The names of bots (level and character) and their words.
import { t } from '@/texts/language.svelte';

const PLAIN = 'plain';

/** Return a bot's name at the house: its level, and its character after a plus if it has one. */
export const botName = (level: string, character: string): string =>
  character === PLAIN ? level : `${level}+${character}`;

export function botParts(name: string): { level: string; character: string } {
  const [level, character] = name.split('+');
  return { level: level ?? '', character: character ?? PLAIN };
}

/** Return a description of how a bot plays. */
export function botWords(name: string): string {
  const { level, character } = botParts(name);
  const words = t(`page-level-${level}`);
  return character === PLAIN
    ? words
    : t('page-level-and-character', { level: words, character: t(`page-character-${character}`) });
}
