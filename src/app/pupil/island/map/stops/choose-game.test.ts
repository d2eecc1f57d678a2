import { games } from '@games/kit/api/catalogue';
import { type GameManifest, isQuickTyped } from '@games/kit/api/manifest';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGameId } from '@/contract/game-ids';
import { shapesIn } from '@/maths/collections/collection-shapes';
import { findCollection, standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { programmeOfYear } from '@/maths/collections/year-programme';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { ShapeName } from '@/maths/sum/shape/shape-names';
import { gamesOfDay, gamesThatSuit, type TaskOfGames } from './choose-game';

const text = { nl: 'x', en: 'x' };
const game = (id: string, best: ShapeName[], also: ShapeName[] = []): GameManifest => ({
  id,
  region: 'haven',
  title: text,
  takes: { choose: [...best, ...also] },
  best,
  tempo: { choose: 'quick' },
  controls: 'pick',
  motorMs: { pointer: 1, touch: 1, keyboard: 1 },
  load: async () => ({ default: null }),
});

const catalogue = [
  game('tables-one', ['T', 'D']),
  game('tables-two', ['T', 'D']),
  game('small', ['A10', 'A20'], ['T']),
  game('fractions', ['F+']),
];
const task = (part: Partial<TaskOfGames> = {}): TaskOfGames => ({
  practiceTaskId: 't1',
  collectionKey: 'tables-all',
  shapes: { 'T T50': 60, T: 40 },
  games: [],
  ...part,
});
const all = (offered: readonly GameManifest[]) => ({ offered, anyYear: offered });
const idsOf = (found: Iterable<GameManifest>) => [...found].map(({ id }) => id);

it('accepts the id of every game in the catalogue', () => {
  expect(games.filter(({ id }) => !isGameId(id)).map(({ id }) => id)).toEqual([]);
});

describe('gamesThatSuit', () => {
  it('returns the games that suit the sums best', () => {
    expect(idsOf(gamesThatSuit({ 'T T50': 60, T: 40 }, catalogue))).toEqual(['tables-one', 'tables-two']);
  });
  it('returns all games that can ask the sums when none suits them best', () => {
    expect(idsOf(gamesThatSuit({ A20: 36 }, catalogue))).toEqual(['small']);
  });
  it('returns the games that take six of ten sums, and none that takes fewer', () => {
    expect(idsOf(gamesThatSuit({ T: 40, D: 20, '%of': 40 }, catalogue))).toEqual([
      'tables-one',
      'tables-two',
    ]);
    expect(gamesThatSuit({ T: 40, D: 19, '%of': 41 }, catalogue)).toEqual([]);
  });
  it('returns no game that takes fewer than eight sums', () => {
    expect(idsOf(gamesThatSuit({ D: 8 }, catalogue))).toEqual(['tables-one', 'tables-two']);
    expect(gamesThatSuit({ D: 7 }, catalogue)).toEqual([]);
  });
  it('returns nothing when no game takes the sums', () => {
    expect(gamesThatSuit({ '%of': 100 }, catalogue)).toEqual([]);
  });
  it('has a game for every collection', () => {
    const without = standardCollections.filter((each) => gamesThatSuit(shapesIn(each)).length === 0);
    expect(without.map(({ key }) => key)).toEqual([]);
  });

  it('has a quick typed game for every collection of facts, so that each fact can become automated', () => {
    const ofFacts = standardCollections.filter((collection) => {
      const sums = sumsOf(collection).map(parseSumOrThrow);
      return sums.filter(({ learnedAs }) => learnedAs === 'fact').length * 2 > sums.length;
    });
    expect(ofFacts.length).toBeGreaterThan(60);
    const without = ofFacts.filter((collection) => !gamesThatSuit(shapesIn(collection)).some(isQuickTyped));
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe('gamesOfDay', () => {
  const ofDay = (day: string, part?: Partial<TaskOfGames>) =>
    gamesOfDay([task(part)], { pupilId: 'p1', day }, all(catalogue)).get('t1')?.game.id;

  it('chooses the same game all day', () => {
    expect(ofDay('2026-11-21')).toBe(ofDay('2026-11-21'));
  });

  it('chooses another suitable game the next day', () => {
    const days = Array.from({ length: 28 }, (_, day) => ofDay(`2026-02-${String(day + 1).padStart(2, '0')}`));
    expect(new Set(days)).toEqual(new Set(['tables-one', 'tables-two']));
    expect(days.filter((game, day) => game === days[day + 1])).toEqual([]);
  });

  it('chooses a game the teacher allows', () => {
    expect(ofDay('2026-11-21', { games: ['small', 'not-made-yet'] })).toBe('small');
  });

  it('chooses a suitable game when no allowed game takes the sums', () => {
    expect(ofDay('2026-11-21', { games: ['fractions'] })).toMatch(/^tables-/);
  });

  it('chooses a suitable game when no allowed game is offered any more', () => {
    expect(ofDay('2026-11-21', { games: ['switched-off'] })).toMatch(/^tables-/);
  });

  it('chooses a game for other years only when none for this year suits', () => {
    const [mine, other] = [game('mine', ['T']), game('other', ['T', '%of'])];
    const chosen = (shapes: TaskOfGames['shapes']) =>
      gamesOfDay(
        [task({ shapes })],
        { pupilId: 'p1', day: '2026-11-21' },
        {
          offered: [mine],
          anyYear: [mine, other],
        },
      ).get('t1')?.game.id;
    expect([chosen({ T: 60 }), chosen({ '%of': 60 })]).toEqual(['mine', 'other']);
  });

  it('chooses a test only when the teacher asks for it', () => {
    const test: GameManifest = { ...game('a-test', ['T']), test: true };
    const withTest = [test, game('tables-one', ['T'])];
    const chosen = (allowed: readonly string[]) =>
      gamesOfDay([task({ games: allowed })], { pupilId: 'p1', day: '2026-11-21' }, all(withTest)).get('t1')
        ?.game.id;
    expect([chosen([]), chosen(['a-test'])]).toEqual(['tables-one', 'a-test']);
  });

  it('offers another game of another hand and region, where one suits', () => {
    const [one, two] = [game('one', ['T']), game('two', ['T'])];
    const other = (second: Partial<GameManifest>, part?: Partial<TaskOfGames>) =>
      gamesOfDay([task(part)], { pupilId: 'p1', day: '2026-11-21' }, all([one, { ...two, ...second }])).get(
        't1',
      )?.other;
    expect(other({ controls: 'pad', region: 'dorp' })).toEqual(
      expect.objectContaining({ region: expect.any(String) }),
    );
    expect(other({ controls: 'pad' }), 'the same region').toBeNull();
    expect(other({ region: 'dorp' }), 'the same hand').toBeNull();
    expect(other({ controls: 'pad', region: 'dorp' }, { games: ['one'] }), 'one game allowed').toBeNull();
  });

  it('chooses different games for the tasks of a day while there are enough', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 20_000 }), (pupilId, dayNumber) => {
        const day = new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
        const two = [task(), task({ practiceTaskId: 't2', collectionKey: 'division-all' })];
        const found = gamesOfDay(two, { pupilId, day }, all(catalogue));
        expect(new Set([...found.values()].map(({ game: first }) => first)).size).toBe(2);
      }),
    );
  });

  const years = [3, 4, 5, 6, 7, 8].flatMap((year) =>
    (['nl', 'be'] as const).map((country) => [year, country] as const),
  );
  const weekdays = Array.from({ length: 28 }, (_, place) => new Date(Date.UTC(2026, 8, 7 + place)))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));

  it.each(years)(
    'gives facts of year %i (%s) a quick typed game on two school days in four weeks',
    (year, country) => {
      const { required, free } = programmeOfYear(year, country);
      const keys = [...required, ...free];
      const tasks = keys.flatMap((key) => {
        const collection = findCollection(key);
        return collection
          ? [task({ practiceTaskId: key, collectionKey: key, shapes: shapesIn(collection) })]
          : [];
      });
      const ofFacts = keys.filter((key) => {
        const sums = sumsOf(findCollection(key)!).map(parseSumOrThrow);
        return sums.filter(({ learnedAs }) => learnedAs === 'fact').length * 2 > sums.length;
      });
      const offered = all(games.filter((each) => each.test !== true));
      const seldom = Array.from({ length: 40 }, (_, pupil) => `pupil-${pupil}`).flatMap((pupilId) => {
        const chosen = weekdays.map((day) => gamesOfDay(tasks, { pupilId, day }, offered));
        return ofFacts.flatMap((key) => {
          const quick = chosen.filter((games) => {
            const found = games.get(key);
            return found !== undefined && isQuickTyped(found.game);
          });
          return quick.length < 2 ? [`${pupilId}: ${key} on ${quick.length}`] : [];
        });
      });
      expect(seldom.slice(0, 10)).toEqual([]);
    },
  );

  it('leaves no game of seven to the weekend', () => {
    const seven = all(Array.from({ length: 7 }, (_, place) => game(`game-${place}`, ['T'])));
    const played = weekdays.map(
      (day) => gamesOfDay([task()], { pupilId: 'p1', day }, seven).get('t1')?.game.id,
    );
    expect(new Set(played).size).toBe(7);
  });
});
