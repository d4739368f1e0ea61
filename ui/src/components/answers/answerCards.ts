// The cards that an answer mentions.
import type { CardFace, Faces } from '@/art/cards/cardFace';
import type { Ask } from '@/net/wire';
import type { Wording } from '@/texts/wording';

/**
 * Return each mentioned card once, in the order of the answer; none if the game has no cards for
 * them.
 */
export function facesIn(
  faces: Faces | undefined,
  wording: Wording,
  ask: Pick<Ask, 'says'>,
  answer: readonly unknown[],
): CardFace[] {
  const [verb, ...parts] = answer;
  const details = ask.says[String(verb)] ?? [];
  return details.flatMap((detail, place) => {
    const names = new Set([parts[place]].flat());
    return [...names].flatMap((name) => {
      const face =
        typeof name === 'string' ? faces?.(wording.words[detail] ?? '', name) : undefined;
      return face ? [face] : [];
    });
  });
}

/** True if an answer picks a single card and says nothing else. */
export const picksCard = (ask: Pick<Ask, 'says'>, answer: readonly unknown[]): boolean =>
  answer.length === 2 && typeof answer[1] === 'string' && ask.says[String(answer[0])]?.length === 1;
