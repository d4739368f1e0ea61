// The cards that an answer speaks of.
import type { CardFace, Faces } from '@/art/cards/face';
import type { Ask } from '@/net/wire';
import type { Wording } from '@/texts/wording';

/** Each once, in the order of the answer; none where the game has no faces for them. */
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
      return face?.drawing ? [face] : [];
    });
  });
}

/** Whether an answer picks one card and says nothing else. */
export const picksCard = (ask: Pick<Ask, 'says'>, answer: readonly unknown[]): boolean =>
  answer.length === 2 && typeof answer[1] === 'string' && ask.says[String(answer[0])]?.length === 1;
