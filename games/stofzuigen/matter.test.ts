import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { barLength, barOf, inTwoLines, keptOf, specksOf } from './matter';

const all = standardCollections.flatMap((collection) => sumsOf(collection).slice(0, 40).map(parseSumOrThrow));
const bar = (id: string) => barOf(parseSumOrThrow(id));
const written = (id: string) => bar(id).map(({ role, length }) => `${role} ${length}`);
const room = { width: 176, height: 66 };

describe('a sum as a bar', () => {
  it('is as long as its value, whatever the sum', () => {
    for (const sum of all) {
      const { num, den } = sum.answer;
      expect(barLength(barOf(sum)), sum.id).toBeCloseTo(Math.abs(num / den), 9);
    }
  });

  it.each([
    ['6+4=_', ['first 6', 'second 4']],
    ['13-5=_', ['first 8', 'taken 5']],
    ['12-5+3=_', ['first 7', 'second 3', 'taken 5']],
    ['8-8=_', ['taken 8']],
    ['3*4=_', ['first 4', 'second 4', 'first 4']],
    ['7+_=12', ['first 5', 'taken 7']],
    ['9=5+_', ['first 4', 'taken 5']],
  ])('shows the parts of %s and what was taken', (id, parts) => {
    expect(written(id)).toEqual(parts);
  });
});

describe('a sum as dust', () => {
  it('has a speck for every one that is left, and a hollow one for every one that is gone', () => {
    for (const id of ['6+4=_', '13-5=_', '12-5+3=_', '7*7=_', '10*5=_', '20-0=_', '8-8=_']) {
      const { specks } = specksOf(bar(id), room) ?? { specks: [] };
      expect(specks.filter(({ role }) => role !== 'taken').length, id).toBe(barLength(bar(id)));
      expect(specks.length, id).toBe(bar(id).reduce((sum, { length }) => sum + length, 0));
    }
  });

  it('lies in its room without overlap', () => {
    for (const sum of all) {
      const laid = specksOf(barOf(sum), room);
      if (laid === null) continue;
      const { specks, pitch } = laid;
      for (const { x, y } of specks) {
        expect(Math.abs(x), sum.id).toBeLessThanOrEqual(room.width / 2);
        expect(Math.abs(y), sum.id).toBeLessThanOrEqual(room.height / 2);
      }
      const places = new Set(
        specks.map(({ x, y }) => `${Math.round(x / pitch / 0.3)} ${Math.round(y / pitch / 0.3)}`),
      );
      expect(places.size, sum.id).toBe(specks.length);
    }
  });

  it('is laid in rows of five', () => {
    const { specks } = specksOf(bar('8+2=_'), room) ?? { specks: [] };
    const rows = new Map<number, number>();
    for (const { y, role } of specks) if (role === 'first') rows.set(y, (rows.get(y) ?? 0) + 1);
    expect([...rows.values()]).toEqual([5, 3]);
  });

  it('cannot be laid for parts of one, for more than fifty and for nothing', () => {
    for (const id of ['1/4+2/4=_', '60+5=_', '0+0=_']) expect(specksOf(bar(id), room), id).toBeNull();
    expect(keptOf(bar('0+0=_'))).toEqual([]);
  });
});

describe('a sum in two lines', () => {
  it('breaks before the sign nearest to its middle', () => {
    expect(inTwoLines('€ 5 + € 1 + € 1')).toEqual(['€ 5 + € 1', '+ € 1']);
    expect(inTwoLines('€ 12 − € 5')).toEqual(['€ 12', '− € 5']);
    expect(inTwoLines('7 × 8')).toBeNull();
  });
});
