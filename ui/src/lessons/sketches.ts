// The pictures of "how to play": rows of small pieces, as they lie on the table.
import type { TokenKind } from '@/art/tokens';
import type { PlaceName } from '@/games/dice-town/tableView';

export type Thing =
  | { is: 'die'; face: string | number; kept?: boolean }
  | { is: 'cup' }
  | { is: 'token'; kind: TokenKind; count?: number | string }
  | { is: 'place'; place: PlaceName }
  | { is: 'card'; kind: string; name: string }
  | { is: 'head'; who: string }
  | { is: 'thumb'; up: boolean; argument?: boolean }
  | { is: 'seat'; seat: number; has?: number }
  | { is: 'points'; points: number }
  | { is: 'box'; box: string; score: number }
  | { is: 'sign'; sign: '→' | '?' };

/** Rows of pieces, from top to bottom. */
export type Sketch = readonly (readonly Thing[])[];

const dice = (...faces: (string | number)[]): Thing[] => faces.map((face) => ({ is: 'die', face }));
const keptDice = (...faces: (string | number)[]): Thing[] =>
  faces.map((face) => ({ is: 'die', face, kept: true }));
const token = (kind: TokenKind, count?: number | string): Thing => ({ is: 'token', kind, count });
const place = (name: PlaceName): Thing => ({ is: 'place', place: name });
const card = (kind: string, name: string): Thing => ({ is: 'card', kind, name });
const heads = (...names: string[]): Thing[] => names.map((who) => ({ is: 'head', who }));
const box = (name: string, score: number): Thing => ({ is: 'box', box: name, score });
const seat = (number: number, has?: number): Thing => ({ is: 'seat', seat: number, has });
const points = (number: number): Thing => ({ is: 'points', points: number });
const thumb = (up: boolean, argument = false): Thing => ({ is: 'thumb', up, argument });
const cup: Thing = { is: 'cup' };
const to: Thing = { is: 'sign', sign: '→' };
const asks: Thing = { is: 'sign', sign: '?' };

/** The pictures of each game's steps in order; the last one is the end of the game. */
export const SKETCHES: Record<string, readonly Sketch[]> = {
  'poker-dice': [
    [
      [...keptDice(6, 6), ...dice(2, 3, 1)],
      [...keptDice(6, 6, 6), ...dice(4, 1)],
      dice(6, 6, 6, 6, 1),
    ],
    [[...dice(6, 6, 6, 6), to, box('sixes', 24)]],
    [
      [...dice(4, 4, 4), to, box('fours', 12)],
      [...dice(5, 5, 5), to, box('fives', 15)],
    ],
    [
      dice(3, 3, 5, 5, 5),
      [to, box('full_house', 25)],
      dice(1, 2, 3, 4, 5),
      [to, box('large_straight', 40)],
    ],
    [[seat(0, 251), seat(1, 228), seat(2, 204)]],
  ],
  'dice-town': [
    [
      [cup, ...keptDice('9', '9'), ...dice('K', 'J', 'Q')],
      [...keptDice('9'), to, token('coin', 0), ...keptDice('9', '9'), to, token('coin', 1)],
    ],
    [
      [...dice('9', '9', '9'), to, place('mine'), token('nugget', 3)],
      [...dice('10', '10'), to, place('bank'), token('coin', 7)],
    ],
    [
      [...dice('J', 'J'), to, place('general-store'), card('card', 'dynamite')],
      [...dice('Q', 'Q'), to, place('saloon'), card('card', 'equipment-4')],
    ],
    [
      [...dice('K', 'K'), to, place('sheriff'), token('badge')],
      [seat(1), token('coin', 3), to, token('badge')],
    ],
    [dice('A', 'A', 'J', 'J', 'J'), [to, place('town-hall'), token('claim', 3)]],
    [
      [
        token('nugget'),
        to,
        points(1),
        token('coin', 2),
        to,
        points(1),
        token('badge'),
        to,
        points(5),
      ],
      [card('card', 'claim-3'), card('card', 'claim-5'), card('card', 'equipment-8')],
    ],
  ],
  'gentlemans-deal': [
    [
      [token('deal'), to, token('coin', 14), ...heads('senator', 'magnate', 'journalist')],
      [seat(1), token('coin', 3), seat(2), ...heads('senator'), seat(3), token('coin', 4)],
    ],
    [
      [seat(1), token('argument'), token('coin', 5), asks],
      [seat(3), token('argument'), ...heads('magnate'), asks],
    ],
    [[thumb(true), thumb(true, true), thumb(false), thumb(false)]],
    [
      [thumb(true), to, seat(1), token('coin', 3), seat(2), ...heads('senator')],
      [thumb(false), to, seat(0), token('jail')],
    ],
    [[card('accomplice', 'magnate'), card('accomplice', 'senator'), token('gang')]],
    [[seat(2, 31), seat(0, 27), seat(1, 22)]],
  ],
};
