import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { barLength, barOf, cutFrom, firstShare, inTwoLines, keptOf, partsOfOne, specksOf } from './matter';
import { fluffWorth } from './rules';

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

describe('a part of a bar', () => {
  it('cuts one into the parts that the sum writes', () => {
    const parts = (id: string) => partsOfOne(parseSumOrThrow(id));
    expect(parts('2/12=_low')).toBe(12);
    expect(parts('1/3-1/6=_')).toBe(6);
    expect(parts('6+4=_')).toBe(1);
  });

  it('loses its beginning and keeps its end', () => {
    expect(cutFrom(bar('6+4=_'), 0)).toEqual(bar('6+4=_'));
    expect(cutFrom(bar('6+4=_'), 7)).toEqual([{ length: 3, role: 'second' }]);
    const parts = bar('3*9=_');
    expect(cutFrom(parts, 10)[1]).toBe(parts[2]);
    for (let from = 0; from <= 10; from++) expect(barLength(cutFrom(bar('6+4=_'), from))).toBe(10 - from);
  });

  it('has its share of the first colour', () => {
    expect(firstShare(keptOf(bar('6+4=_')))).toBeCloseTo(0.6);
    expect(firstShare(keptOf(bar('8-8=_')))).toBe(0);
  });
});

describe('an amount as dust', () => {
  it('lies in its room without overlap, in rows of five', () => {
    for (let target = 2; target <= 20; target++) {
      const clumps = fluffWorth(rational(target)) ?? [];
      const { specks, pitch } = specksOf(clumps, room);
      expect(specks.length).toBe(target);
      for (const { x, y } of specks) {
        expect(Math.abs(x)).toBeLessThanOrEqual(room.width / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual(room.height / 2);
      }
      const places = new Set(
        specks.map(({ x, y }) => `${Math.round(x / pitch / 0.3)} ${Math.round(y / pitch / 0.3)}`),
      );
      expect(places.size).toBe(target);
      const rows = new Map<number, number>();
      for (const { y, role } of specks) if (role === 'first') rows.set(y, (rows.get(y) ?? 0) + 1);
      expect(Math.max(...rows.values())).toBeLessThanOrEqual(5);
    }
  });
});

describe('a sum in two lines', () => {
  it('breaks before the sign nearest to its middle', () => {
    expect(inTwoLines('€ 5 + € 1 + € 1')).toEqual(['€ 5 + € 1', '+ € 1']);
    expect(inTwoLines('€ 12 − € 5')).toEqual(['€ 12', '− € 5']);
    expect(inTwoLines('7 × 8')).toBeNull();
  });
});
