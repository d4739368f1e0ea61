// The hints of a lesson and their moments. The dice of a lesson are prepared, so that the first
// turns bring up all hints for a player who follows the advice; others get the hints that fit.
import type { DiceTownView, GentlemansDealView, PokerDiceView } from '@/net/wire';
import type { Play } from '@/play/play';

export interface Step {
  /** Part of the text's id `lesson-<game>-<name>`. */
  name: string;
  /** True if this is the moment for the hint. */
  fits: (play: Play) => boolean;
  /** CSS selector of its subject, to be marked on the board. */
  about?: string;
  /** True if the hint asks for an action and stays until it is done. */
  acts?: true;
  /** True for the hint that ends the lesson. */
  last?: true;
}

const asks = (play: Play, question: string): boolean =>
  play.view.asks.some((ask) => ask.question === question);
const waitsForOthers = (play: Play): boolean => play.view.asks.every((ask) => ask.optional);

const poker = (play: Play) => play.view.table as PokerDiceView;
const myTurn = (play: Play) => poker(play).turn === play.seat;
const holds = (play: Play, ...faces: number[]) =>
  faces.every((face) => poker(play).dice.includes(face));
const sixes = (play: Play) => poker(play).dice.filter((die) => die === 6).length;

const POKER_DICE: Step[] = [
  {
    name: 'welcome',
    acts: true,
    fits: (play) => myTurn(play) && poker(play).round === 1 && poker(play).rolls_left === 2,
    about: '.dice',
  },
  {
    name: 'again',
    acts: true,
    fits: (play) =>
      myTurn(play) && poker(play).round === 1 && poker(play).rolls_left === 1 && sixes(play) > 2,
    about: '.dice',
  },
  {
    name: 'write',
    acts: true,
    fits: (play) =>
      myTurn(play) && poker(play).round === 1 && poker(play).rolls_left === 0 && sixes(play) > 2,
    about: '[data-box=sixes]',
  },
  { name: 'other', fits: (play) => !myTurn(play) && poker(play).round === 1 },
  {
    name: 'line',
    acts: true,
    fits: (play) =>
      myTurn(play) &&
      poker(play).round === 2 &&
      (holds(play, 1, 2, 3, 4, 5) || holds(play, 2, 3, 4, 5, 6)),
    about: '[data-box=large_straight]',
  },
  {
    name: 'straight',
    acts: true,
    fits: (play) =>
      myTurn(play) &&
      poker(play).round === 2 &&
      poker(play).rolls_left > 0 &&
      holds(play, 2, 3, 4, 5),
    about: '.dice',
  },
  { name: 'alone', fits: (play) => myTurn(play) && poker(play).round === 3 },
  { name: 'end', fits: (play) => poker(play).round >= 4, last: true },
];

const town = (play: Play) => play.view.table as DiceTownView;
const nines = (play: Play) => town(play).cup.filter((die) => die === '9').length;
const keeps = (play: Play) => asks(play, 'keep_dice');
const placesPlayed = (play: Play) => play.past.some((event) => event.kind === 'dice_set');

const DICE_TOWN: Step[] = [
  { name: 'welcome', fits: (play) => keeps(play) && town(play).round === 1 },
  {
    name: 'keep',
    acts: true,
    fits: (play) => keeps(play) && town(play).round === 1 && nines(play) === 3,
    about: '.question',
  },
  {
    name: 'again',
    acts: true,
    fits: (play) => keeps(play) && town(play).round === 1 && town(play).cup.length < 5,
    about: '.question',
  },
  { name: 'tie', acts: true, fits: (play) => asks(play, 'name_one'), about: '.scale' },
  { name: 'offer', acts: true, fits: (play) => asks(play, 'make_offer'), about: '.question' },
  { name: 'rob', acts: true, fits: (play) => asks(play, 'rob_somebody'), about: '.question' },
  { name: 'card', acts: true, fits: (play) => asks(play, 'keep_a_card'), about: '.question' },
  { name: 'doc', acts: true, fits: (play) => asks(play, 'take_a_remedy'), about: '.question' },
  { name: 'pass', acts: true, fits: (play) => asks(play, 'play_or_pass'), about: '.question' },
  {
    name: 'places',
    fits: (play) => town(play).round === 1 && placesPlayed(play) && waitsForOthers(play),
    about: '.ticker',
  },
  { name: 'round', fits: (play) => keeps(play) && town(play).round === 2 },
  { name: 'end', fits: (play) => town(play).round >= 3, last: true },
];

const deal = (play: Play) => play.view.table as GentlemansDealView;

const GENTLEMANS_DEAL: Step[] = [
  { name: 'welcome', fits: (play) => asks(play, 'first_offer') && deal(play).turn === 1 },
  {
    name: 'shares',
    acts: true,
    fits: (play) => asks(play, 'first_offer') && deal(play).turn === 1,
    about: '.question',
  },
  {
    name: 'talk',
    fits: (play) => deal(play).turn === 1 && deal(play).offer !== null && waitsForOthers(play),
  },
  { name: 'final', acts: true, fits: (play) => asks(play, 'final_offer'), about: '.question' },
  {
    name: 'demand',
    acts: true,
    fits: (play) => deal(play).turn === 2 && deal(play).offer === null && asks(play, 'demand'),
    about: '.question',
  },
  { name: 'add', acts: true, fits: (play) => asks(play, 'nothing_to_add'), about: '.question' },
  { name: 'vote', acts: true, fits: (play) => asks(play, 'vote'), about: '.question' },
  { name: 'end', fits: (play) => deal(play).turn >= 3, last: true },
];

export const STEPS: Record<string, Step[]> = {
  'poker-dice': POKER_DICE,
  'dice-town': DICE_TOWN,
  'gentlemans-deal': GENTLEMANS_DEAL,
};
