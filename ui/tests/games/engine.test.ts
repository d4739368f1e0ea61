// Tests that rules which the page computes itself agree with the engine (cases.json).
import { describe, expect, test } from 'vitest';
import { curve as pokerDiceCurve } from '@/games/poker-dice/scoreCurve';
import { BONUS_FROM, POKER_PLUS, ROUNDS, UPPER_BOXES } from '@/games/poker-dice/rules';
import { beginningsIn, CARD_OF_VERB, cardOf, covers } from '@/games/dice-town/cards/passInAdvance';
import { compare, handOf, leadersAt, priceOf, prospects } from '@/games/dice-town/placeLeaders';
import type { PlaceName } from '@/games/dice-town/tableView';
import { curve as dealCurve } from '@/games/gentlemans-deal/scoreCurve';
import type { Ask, GentlemansDealEvent, PokerDiceEvent } from '@/net/wire';
import cases from './cases.json';

describe('Dice Town', () => {
  const town = cases['dice-town'];

  test('hands rank as the engine ranks them', () => {
    for (const [place, hand] of town.hands.entries()) {
      if (!place) continue;
      const lower = town.hands[place - 1]!;
      expect(
        compare(handOf(lower), handOf(hand)),
        `${lower.join()} below ${hand.join()}`,
      ).toBeLessThan(0);
    }
  });

  test('the same leads at every place', () => {
    for (const { dice, leaders } of town.positions) {
      for (const [place, seats] of Object.entries(leaders)) {
        expect(leadersAt(place as PlaceName, dice), `${place} with ${dice.join(' | ')}`).toEqual(
          seats,
        );
      }
    }
  });

  test('what would be won and tied is what one leads alone and with others', () => {
    for (const { dice, leaders } of town.positions) {
      const { wins, ties } = prospects(0, dice);
      const led = Object.entries(leaders).filter(([, seats]) => seats.includes(0));
      expect(wins).toEqual(led.filter(([, seats]) => seats.length === 1).map(([place]) => place));
      expect(ties).toEqual(led.filter(([, seats]) => seats.length > 1).map(([place]) => place));
    }
  });

  test('keeping dice costs what it costs', () => {
    expect(town.prices.map((_, count) => priceOf(count))).toEqual(town.prices);
  });

  test('cards are passed over by the verbs that play them', () => {
    expect(CARD_OF_VERB).toEqual(town.verbs);
    const choices = [['play', 'wanted'], ['cheat', '9', 'A'], ['cheat', '9', 'K'], ['pass']];
    const found = beginningsIn({ choices } as unknown as Ask);
    expect(found).toEqual([['play', 'wanted'], ['cheat']]);
    expect(found.map(cardOf)).toEqual(['wanted', 'cheater']);
    expect(covers([['play']], ['play', 'wanted'])).toBe(true);
    expect(covers([['play', 'wanted']], ['play', 'elixir'])).toBe(false);
    expect([covers([[]], []), covers(found, [])]).toEqual([true, false]);
  });

  test('nobody leads where nobody has a die', () => {
    expect(leadersAt('mine', [['10'], ['K']])).toEqual([]);
    expect(leadersAt('town-hall', [[], []])).toEqual([]);
    expect(leadersAt('stagecoach', [['9'], ['10']])).toEqual([]);
  });
});

describe('Poker Dice', () => {
  const poker = cases['poker-dice'];

  test('the sheets have the numbers of the rules', () => {
    expect(BONUS_FROM).toEqual(poker.bonus_from);
    expect(UPPER_BOXES).toBe(poker.upper.length);
    expect(ROUNDS).toBe(poker.boxes.length);
    expect(POKER_PLUS).toBe(poker.poker_plus);
  });

  test('the curve ends at the scores, with a point for every round', () => {
    const rounds = pokerDiceCurve(poker.game.events as PokerDiceEvent[], 3);
    expect(rounds).toHaveLength(ROUNDS);
    expect(rounds.at(-1)).toEqual(poker.game.scores);
  });
});

test("Gentleman's Deal: the curve ends at the money that is counted", () => {
  const { game } = cases['gentlemans-deal'];
  const events = game.events as GentlemansDealEvent[];
  const counted = events.flatMap((event) =>
    event.kind === 'money_counted' ? [event.data.money] : [],
  );
  expect(dealCurve(events, 5).at(-1)).toEqual(counted);
});
