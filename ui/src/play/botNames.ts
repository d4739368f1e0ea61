// The names of bots (level and character) and their words.
import { i18n, t } from '@/texts/language.svelte';

const PLAIN = 'plain';

/** Return a bot's name at the house: its level, and its character after a plus if it has one. */
export const botName = (level: string, character: string): string =>
  character === PLAIN ? level : `${level}+${character}`;

export function botParts(name: string): { level: string; character: string } {
  const [level, character] = name.split('+');
  return { level: level ?? '', character: character ?? PLAIN };
}

/** Return a level in words; a bot of another package may only have its name. */
export const levelWords = (level: string): string => i18n.find(`page-level-${level}`) || level;

/** Return a description of how a bot plays. */
export function botWords(name: string): string {
  const { level, character } = botParts(name);
  const words = levelWords(level);
  return character === PLAIN
    ? words
    : t('page-level-and-character', { level: words, character: t(`page-character-${character}`) });
}
