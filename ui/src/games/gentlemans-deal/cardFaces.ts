// The fronts of the accomplice cards.
import { ACCOMPLICES } from '@/art/cards/drawings/accomplices';
import { drawingOf, type CardFace, type Faces, type Gallery } from '@/art/cards/cardFace';
import { i18n, t } from '@/texts/language.svelte';

export function accomplice(name: string): CardFace {
  const id = `gentlemans-deal-accomplice-${name}`;
  const about = i18n.attribute(id) ?? '';
  return { family: 'accomplice', drawing: drawingOf(name, ACCOMPLICES), name: t(id), about };
}

export const faces: Faces = (kind, name) => (kind === 'accomplice' ? accomplice(name) : null);

export const gallery: Gallery = [
  { title: 'page-cards-accomplices', kind: 'accomplice', names: Object.keys(ACCOMPLICES) },
];
