import { describe, expect, it } from 'vitest';
import { findCollection } from '@/maths/collections/standard-collections';
import { comesAfter, laterYear, readinessFor, restsOn } from './readiness';

const tables = (numbers: readonly number[], letter: string): Record<string, string> =>
  Object.fromEntries(
    numbers.flatMap((table) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((times) => [`${times}*${table}=_`, letter]),
    ),
  );

/** A class as the server tells of it, from what each pupil knows. */
function classOf(known: Readonly<Record<string, Record<string, string>>>) {
  const names = Object.keys(known);
  const sums = new Set(Object.values(known).flatMap((own) => Object.keys(own)));
  return {
    group: { groupId: 'g', name: 'Groep 5', year: 5 },
    day: '2026-11-25',
    pupils: names.map((name) => ({ pupilId: name, name, firstName: name, avatar: '' })),
    facts: [...sums].map((sumId) => ({
      sumId,
      states: names.map((name) => known[name]?.[sumId] ?? '-').join(''),
    })),
  };
}

describe('what a collection rests on and what comes after it', () => {
  it('follows the order in which tables are taught', () => {
    expect(restsOn('tables-6-7')).toEqual(['tables-1-2-5-10', 'tables-3-4']);
    expect(restsOn('table-5')).toEqual([]);
    expect(restsOn('division-3-4')).toEqual(['tables-3-4']);
    expect(comesAfter('tables-3-4')).toBe('tables-6-9');
    expect(comesAfter('tables-6-7')).toBe('table-9');
    expect(comesAfter('tables-all')).toBe(null);
  });

  it('follows the paths of other sums', () => {
    expect(restsOn('add-to-20-over-ten')).toHaveLength(1);
    expect(comesAfter('add-to-10')).not.toBe(null);
  });
});

describe('readinessFor', () => {
  const group = classOf({
    Early: { ...tables([1, 2], 'k'), ...tables([5, 10], 'p') },
    Half: { ...tables([1, 2, 5, 10], 'k'), ...tables([3, 4], 'p') },
    Ready: { ...tables([1, 2, 5, 10], 'k'), ...tables([3], 'k'), ...tables([4], 'n') },
    Done: { ...tables([1, 2, 5, 10, 3, 4, 6, 7], 'k') },
    New: { '1*1=_': 'p' },
  });
  const names = (pupils: readonly { name: string }[]) => pupils.map(({ name }) => name);

  it('tells who misses which tables, whom it fits and who knows it', () => {
    const { notYet, fits, knows, next } = readinessFor(group, 'tables-6-7');
    expect(notYet.map(({ collectionKey, pupils }) => [collectionKey, names(pupils)])).toEqual([
      ['tables-1-2-5-10', ['Early']],
      ['tables-3-4', ['Half']],
    ]);
    expect(names(fits), 'says nothing of somebody new').toEqual(['Ready', 'New']);
    expect(names(knows)).toEqual(['Done']);
    expect(next).toBe('table-9');
  });

  it('names the first thing that is missing', () => {
    const weak = classOf({ Weak: { ...tables([1, 2, 5], 'p') } });
    expect(readinessFor(weak, 'tables-6-7').notYet.map(({ collectionKey }) => collectionKey)).toEqual([
      'tables-1-2-5-10',
    ]);
  });

  it('tells of whom too little is known, and what the sums rest on', () => {
    const { unknown, base } = readinessFor(group, 'tables-6-7');
    expect([names(unknown), base]).toEqual([['New'], ['tables-1-2-5-10', 'tables-3-4']]);
    expect(readinessFor(group, 'table-5').unknown, 'rests on nothing').toEqual([]);
    const nobody = { ...group, facts: [] };
    expect(readinessFor(nobody, 'table-7').unknown).toHaveLength(group.pupils.length);
  });

  it('says nothing of sums that are not facts', () => {
    const { notYet, knows } = readinessFor(group, 'long-division');
    expect([notYet, knows]).toEqual([[], []]);
  });
});

describe('laterYear', () => {
  it('names the first year of a collection that is meant for later, and nothing else', () => {
    const first = Math.min(...(findCollection('table-7')?.years ?? []));
    expect(first).toBeGreaterThan(3);
    expect([laterYear('table-7', 3), laterYear('table-7', first), laterYear('table-7', null)]).toEqual([
      first,
      null,
      null,
    ]);
    expect(laterYear('no-such-collection', 3)).toBeNull();
  });
});
