import { describe, expect, it } from 'vitest';
import { neighboursOf } from '../collections/neighbours';
import { findCollection, standardCollections } from '../collections/standard-collections';
import { sumsOf } from '../collections/sum-collection';
import { type Answers, playDays } from '../simulate/generators/play-days';
import { parseSumOrThrow } from '../sum/read-sum';

const withBelow = standardCollections.filter(({ key }) => neighboursOf(key).below.length > 0);
const ofFacts = withBelow.filter(({ rungs }) =>
  rungs.every(({ sums }) => sums.every((sumId) => parseSumOrThrow(sumId).learnedAs === 'fact')),
);
const others = withBelow.filter((each) => !ofFacts.includes(each));

const bad = (responseMs: number): Answers => ({ isRight: (turn) => turn % 3 === 0, responseMs });
const good = (responseMs: number): Answers => ({ isRight: () => true, responseMs });
const mostly = (share: number, responseMs: number): Answers => ({
  isRight: (_, __, random) => random.next() < share,
  responseMs,
});

describe('after a round that was too hard', () => {
  it.each([2500, 6000, 12_000])(
    'one right round brings back the own facts of a child that takes %i ms',
    (ms) => {
      const late = ofFacts.filter((collection) => {
        const next = playDays(collection, [bad(ms), good(ms), good(ms)])[2];
        return next?.window.beyond === 'below' || (next?.own ?? 0) < 0.6;
      });
      expect(late.map(({ key }) => key)).toEqual([]);
      expect(ofFacts.length).toBeGreaterThan(30);
    },
  );

  it.each([2500, 12_000])(
    'two right rounds bring back the own procedures of a child that takes %i ms',
    (ms) => {
      const late = others.filter(
        (collection) =>
          playDays(collection, [bad(ms), good(ms), good(ms), good(ms)])[3]?.window.beyond === 'below',
      );
      expect(late.map(({ key }) => key)).toEqual([]);
      expect(others.length).toBeGreaterThan(100);
    },
  );
});

describe('a child that is slow', () => {
  it.each(['tables-6-7-8-9', 'tables-7-8', 'division-6-7-8-9', 'below-zero'])(
    'and right in 85 of 100 practises %s and not what is below it',
    (key) => {
      const rounds = [bad(12_000), ...Array.from({ length: 6 }, () => mostly(0.85, 12_000))];
      const played = playDays(findCollection(key)!, rounds).slice(2);
      expect(played.map(({ window }) => window.beyond ?? 'own')).not.toContain('below');
    },
  );
});

describe('a child that fails at a collection', () => {
  const failing = (key: string): Answers => {
    const own = new Set(sumsOf(findCollection(key)!));
    return { isRight: (_, sumId, random) => !own.has(sumId) || random.next() < 0.2, responseMs: 6000 };
  };
  const failingFor = (key: string, days: number) =>
    playDays(
      findCollection(key)!,
      Array.from({ length: days }, () => failing(key)),
    );

  it.each(['tables-7-8', 'division-7-8', 'table-7', 'add-to-20-over-ten'])(
    'gets sums from below %s, and no more than half of what it practises',
    (key) => {
      const rounds = failingFor(key, 8);
      const below = rounds.filter(({ window }) => window.beyond === 'below');
      expect(below.length).toBeGreaterThanOrEqual(3);
      for (const { practised } of below) expect(practised.beside - practised.own).toBeLessThanOrEqual(1);
    },
  );

  it('gets other sums from below as the days go by', () => {
    const own = new Set(sumsOf(findCollection('tables-7-8')!));
    const rounds = failingFor('tables-7-8', 8);
    const brought = rounds
      .filter(({ window }) => window.beyond === 'below')
      .map(({ window }) =>
        window.pool.flatMap(({ sumId, reason }) =>
          own.has(sumId) || reason !== 'practising' ? [] : [sumId],
        ),
      );
    expect(new Set(brought.flat()).size).toBeGreaterThan(2 * Math.max(...brought.map((each) => each.length)));
  });
});
