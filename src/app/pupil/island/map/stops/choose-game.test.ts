import { games } from '@games/kit/api/catalogue';
import type { GameManifest } from '@games/kit/api/manifest';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGameId } from '@/contract/game-ids';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import type { SumKind } from '@/maths/sum/sum';
import { gamesOfDay, gamesThatSuit, type TaskOfGames } from './choose-game';

const text = { nl: 'x', en: 'x' };
const game = (id: string, best: SumKind[], also: SumKind[] = []): GameManifest => ({
  id,
  region: 'haven',
  title: text,
  goal: text,
  prerequisite: text,
  manual: text,
  modes: ['choose'],
  sums: { best, also },
  tempo: 'quick',
  controls: 'pick',
  motorMs: { pointer: 1, touch: 1, keyboard: 1 },
  load: async () => ({ default: null }),
});

const catalogue = [
  game('tables-one', ['table', 'division']),
  game('tables-two', ['table', 'division']),
  game('small', ['to-10', 'to-20'], ['table']),
  game('fractions', ['fraction']),
];
const task = (part: Partial<TaskOfGames> = {}): TaskOfGames => ({
  practiceTaskId: 't1',
  collectionKey: 'tables-all',
  kinds: ['table'],
  games: [],
  ...part,
});
const idsOf = (found: Iterable<GameManifest>) => [...found].map(({ id }) => id);

it('accepts the id of every game in the catalogue', () => {
  expect(games.filter(({ id }) => !isGameId(id)).map(({ id }) => id)).toEqual([]);
});

describe('gamesThatSuit', () => {
  it('returns the games that suit the sums best', () => {
    expect(idsOf(gamesThatSuit(['table'], catalogue))).toEqual(['tables-one', 'tables-two']);
  });
  it('returns all games that can ask the sums when none suits them best', () => {
    expect(idsOf(gamesThatSuit(['to-20'], catalogue))).toEqual(['small']);
  });
  it('returns the games that can ask most sums when none can ask all', () => {
    expect(idsOf(gamesThatSuit(['table', 'division', 'percent'], catalogue))).toEqual([
      'tables-one',
      'tables-two',
    ]);
  });
  it('returns nothing when no game can ask the sums', () => {
    expect(gamesThatSuit(['percent'], catalogue)).toEqual([]);
  });

  it('has a quick typed game for every collection of facts, so that each fact can become automated', () => {
    const ofFacts = standardCollections.filter((collection) => {
      const sums = sumsOf(collection).map(parseSumOrThrow);
      return sums.filter(({ learnedAs }) => learnedAs === 'fact').length * 2 > sums.length;
    });
    expect(ofFacts.length).toBeGreaterThan(60);
    const practised = games.filter(({ test }) => test !== true);
    const without = ofFacts.filter(
      ({ kinds }) =>
        !gamesThatSuit(kinds, practised).some(
          ({ modes, tempo }) => tempo === 'quick' && modes.includes('type'),
        ),
    );
    expect(without.map(({ key }) => key)).toEqual([]);
  });
});

describe('gamesOfDay', () => {
  const ofDay = (day: string, part?: Partial<TaskOfGames>) =>
    gamesOfDay([task(part)], { pupilId: 'p1', day }, catalogue).get('t1')?.id;

  it('chooses the same game all day', () => {
    expect(ofDay('2026-11-21')).toBe(ofDay('2026-11-21'));
  });

  it('chooses another suitable game the next day', () => {
    const days = Array.from({ length: 28 }, (_, day) => ofDay(`2026-02-${String(day + 1).padStart(2, '0')}`));
    expect(new Set(days)).toEqual(new Set(['tables-one', 'tables-two']));
  });

  it('chooses a game the teacher allows', () => {
    expect(ofDay('2026-11-21', { games: ['fractions', 'not-made-yet'] })).toBe('fractions');
  });

  it('chooses nothing when no allowed game exists', () => {
    expect(ofDay('2026-11-21', { games: ['not-made-yet'] })).toBeUndefined();
  });

  it('chooses a test only when the teacher asks for it', () => {
    const test: GameManifest = { ...game('a-test', ['table']), test: true };
    const withTest = [test, game('tables-one', ['table'])];
    const chosen = (allowed: readonly string[]) =>
      gamesOfDay([task({ games: allowed })], { pupilId: 'p1', day: '2026-11-21' }, withTest).get('t1')?.id;
    expect([chosen([]), chosen(['a-test'])]).toEqual(['tables-one', 'a-test']);
  });

  it('chooses different games for the tasks of a day while there are enough', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (pupilId, day) => {
        const two = [task(), task({ practiceTaskId: 't2', collectionKey: 'division-all' })];
        const found = gamesOfDay(two, { pupilId, day }, catalogue);
        expect(new Set(found.values()).size).toBe(2);
      }),
    );
  });
});
