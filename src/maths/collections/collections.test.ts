import { describe, expect, it } from 'vitest';
import { startDifficulty } from '../learn/difficulty';
import { strategyOf } from '../strategy/names/strategy-name';
import { parseSumOrThrow, readSum } from '../sum/read-sum';
import { fingerprintOf, versionName } from './fingerprint';
import publishedVersions from './published.json' with { type: 'json' };
import { findCollection, standardCollections } from './standard-collections';
import { collectionDomains, sumsOf } from './sum-collection';

const published: Readonly<Record<string, string>> = publishedVersions;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const ranks = (values: readonly number[]) =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

/** Spearman's rank correlation. */
function rankCorrelation(x: readonly number[], y: readonly number[]): number {
  const [a, b] = [ranks(x), ranks(y)];
  const [meanA, meanB] = [mean(a), mean(b)];
  const covariance = a.reduce((sum, value, i) => sum + (value - meanA) * (b[i]! - meanB), 0);
  const spread = (all: readonly number[], centre: number) =>
    Math.sqrt(all.reduce((sum, value) => sum + (value - centre) ** 2, 0));
  return covariance / spread(a, meanA) / spread(b, meanB);
}

describe('the standard collections', () => {
  it('have their own keys, a title in each language, and no sum twice', () => {
    expect(new Set(standardCollections.map(({ key }) => key)).size).toBe(standardCollections.length);
    for (const collection of standardCollections) {
      const sums = sumsOf(collection);
      expect(new Set(sums).size, collection.key).toBe(sums.length);
      expect(sums.every((id) => readSum(id) !== null)).toBe(true);
      expect(collection.title.nl && collection.title.en).toBeTruthy();
      expect(collection.key.length).toBeLessThanOrEqual(64);
    }
  });

  it.each([
    ['split-to-10', 90],
    ['add-to-10', 65],
    ['subtract-to-10', 65],
    ['add-to-20-over-ten', 36],
    ['subtract-to-20-over-ten', 36],
    ['table-7', 10],
    ['tables-1-2-5-10', 40],
    ['tables-all', 100],
    ['division-7', 10],
    ['division-all', 100],
  ])('%s has %i sums', (key, size) => {
    const collection = findCollection(key);
    expect(collection && sumsOf(collection)).toHaveLength(size);
  });

  it('go from easy to hard, rung by rung and on each rung', () => {
    for (const { key, rungs } of standardCollections) {
      const means = rungs.map(({ sums }) => mean(sums.map((id) => startDifficulty(parseSumOrThrow(id)))));
      expect(means, key).toEqual([...means].sort((a, b) => a - b));
      for (const { sums, strategy } of rungs) {
        const difficulties = sums.map((id) => startDifficulty(parseSumOrThrow(id)));
        expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
        expect(sums.every((id) => strategyOf(parseSumOrThrow(id)) === strategy)).toBe(true);
      }
    }
  });

  it('never change once they are published', () => {
    for (const collection of standardCollections) {
      expect(published[versionName(collection)], collection.key).toBe(fingerprintOf(collection));
    }
    const current = new Map(standardCollections.map(({ key, version }) => [key, version]));
    const isKept = (name: string) => {
      const [key = '', version] = name.split('@');
      return Number(version) <= (current.get(key) ?? 0);
    };
    expect(Object.keys(published).filter((name) => !isKept(name))).toEqual([]);
  });

  it('are at least 120, in every domain and every year', () => {
    expect(standardCollections.length).toBeGreaterThanOrEqual(120);
    for (const domain of collectionDomains) {
      expect(
        standardCollections.filter((collection) => collection.domain === domain).length,
        domain,
      ).toBeGreaterThan(4);
    }
    for (const year of [3, 4, 5, 6, 7, 8]) {
      expect(standardCollections.filter(({ years }) => years.includes(year)).length).toBeGreaterThan(20);
    }
  });

  it('are found by key and version only', () => {
    expect(findCollection('table-7', 1)?.key).toBe('table-7');
    expect(findCollection('table-7', 2)).toBeNull();
    expect(findCollection('table-13')).toBeNull();
  });
});

describe('start difficulties', () => {
  it('put the tables in the published order, easy to hard', () => {
    const published = [1, 10, 0, 2, 5, 3, 4, 6, 9, 7, 8];
    const tables = published.map((table) =>
      mean(
        published.flatMap((n) => [
          startDifficulty(parseSumOrThrow(`${n}*${table}=_`)),
          startDifficulty(parseSumOrThrow(`${table}*${n}=_`)),
        ]),
      ),
    );
    expect(
      rankCorrelation(
        tables,
        published.map((_, index) => index),
      ),
    ).toBeGreaterThanOrEqual(0.9);
  });

  it('make 7 × 8 the hardest product, and a × b as hard as b × a', () => {
    const products = sumsOf(findCollection('tables-all')!).map(parseSumOrThrow);
    const hardest = Math.max(...products.map(startDifficulty));
    expect(startDifficulty(parseSumOrThrow('7*8=_'))).toBe(hardest);
    for (let a = 0; a <= 10; a += 1) {
      for (let b = 0; b <= 10; b += 1) {
        expect(startDifficulty(parseSumOrThrow(`${a}*${b}=_`))).toBe(
          startDifficulty(parseSumOrThrow(`${b}*${a}=_`)),
        );
      }
    }
  });

  it.each([
    ['8+5=_', '3+4=_'],
    ['8+7=_', '8+8=_'],
    ['13-5=_', '8+5=_'],
    ['7+_=12', '7+5=_'],
    ['_-5=7', '12-5=_'],
    ['56:8=_', '7*8=_'],
    ['47+38=_', '40+30=_'],
    ['13+5=_', '3+5=_'],
  ])('make %s harder than %s', (harder, easier) => {
    expect(startDifficulty(parseSumOrThrow(harder))).toBeGreaterThan(
      startDifficulty(parseSumOrThrow(easier)),
    );
  });
});
