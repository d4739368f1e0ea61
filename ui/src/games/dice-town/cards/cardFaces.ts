// The fronts of Dice Town's cards, by their names in events and answers.
import { BANDITS } from '@/art/cards/drawings/bandits';
import { LAND } from '@/art/cards/drawings/land';
import { RIVER } from '@/art/cards/drawings/river';
import { STORE } from '@/art/cards/drawings/store';
import { WEST } from '@/art/cards/drawings/west';
import {
  drawingOf,
  type CardFace,
  type Faces,
  type Gallery,
  type Worth,
} from '@/art/cards/cardFace';
import { i18n, t } from '@/texts/language.svelte';
import { bountyOf, isLand, pointsOf } from './cardPoints';
import { STORE_CARDS, type StoreCard } from './storeCards';

function worthOf(name: string): Worth | undefined {
  const { points, per } = pointsOf(name);
  return points ? { of: 'points', amount: per ? `${points}×` : String(points) } : undefined;
}

const riches = (name: string): Worth | undefined => {
  const [, what, amount] = name.match(/^(gold|purse)-(\d+)$/) ?? [];
  return amount ? { of: what === 'gold' ? 'nuggets' : 'dollars', amount } : undefined;
};

const KINDS: Record<string, (name: string) => Omit<CardFace, 'name' | 'about'>> = {
  card: (name) => ({
    family: isLand(name) ? 'claim' : 'store',
    drawing: drawingOf(name, STORE, WEST, LAND),
    worth: worthOf(name),
  }),
  river: (name) => ({ family: 'river', drawing: drawingOf(name, RIVER), worth: riches(name) }),
  bandit: (name) => ({
    family: 'bandit',
    drawing: drawingOf(name, BANDITS),
    worth: { of: 'dollars', amount: String(bountyOf(name)) },
    die: name.split('-')[0],
  }),
};

export const faces: Faces = (kind, name) => {
  const id = `dice-town-${kind}-${name}`;
  const face = KINDS[kind]?.(name);
  return face ? { ...face, name: t(id), about: i18n.attribute(id) ?? '' } : null;
};

const storeCards = (...editions: StoreCard['edition'][]): string[] =>
  Object.keys(STORE_CARDS).filter((name) => editions.includes(STORE_CARDS[name]!.edition));

export const gallery: Gallery = [
  { title: 'page-cards-store', kind: 'card', names: storeCards('base') },
  { title: 'page-cards-claims', kind: 'card', names: Object.keys(LAND) },
  { title: 'page-cards-west', kind: 'card', names: storeCards('wild-west', 'indians') },
  { title: 'page-cards-river', kind: 'river', names: Object.keys(RIVER) },
  { title: 'page-cards-bandits', kind: 'bandit', names: Object.keys(BANDITS) },
];
