import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import {
  apartBy,
  blobAt,
  broughtBy,
  comparedIn,
  frameOf,
  heightsOf,
  holds,
  kinds,
  markStep,
  partOf,
  rowsFor,
  setHolds,
  stretchOf,
} from './rules';

describe('partOf', () => {
  it('fills the case, then the ball, then the carnival', () => {
    const chapters = Array.from({ length: setHolds }, (_, place) => partOf(place).chapter);
    expect(chapters.filter((chapter) => chapter === 'disguise')).toHaveLength(holds.disguise);
    expect(chapters.filter((chapter) => chapter === 'ball')).toHaveLength(holds.ball);
    expect(chapters.at(-1)).toBe('carnival');
    expect(new Set(chapters.map((_, place) => frameOf(place))).size).toBe(setHolds);
  });

  it('names what the last round brought', () => {
    expect([1, 12, 13, 18, 19, 24, 25].map(broughtBy)).toEqual([
      ...['disguise', 'disguise', 'ball', 'ball', 'carnival', 'carnival', 'disguise'],
    ]);
  });
});

describe('blobAt', () => {
  it.each([0, 1, 7, 23])('lets six different blobs stand in task %i', (position) => {
    const standing = Array.from({ length: kinds }, (_, place) => blobAt(position, place));
    expect(new Set(standing).size).toBe(kinds);
  });
});

describe('rowsFor', () => {
  it.each([
    [6, [3, 3]],
    [5, [3, 2]],
    [4, [2, 2]],
    [3, [3]],
  ])('puts %i blobs in rows of three', (count, rows) => {
    expect(rowsFor(count, { columns: 3, rows: 2 })).toEqual(rows);
  });

  it.each([
    [6, [2, 2, 2]],
    [5, [2, 2, 1]],
    [4, [2, 2]],
  ])('puts %i blobs in rows of two', (count, rows) => {
    expect(rowsFor(count, { columns: 2, rows: 3 })).toEqual(rows);
  });
});

describe('stretchOf', () => {
  it('sets two numbers half of the line apart, on one scale', () => {
    const { own, right, marks } = stretchOf(rational(54), rational(45));
    expect([own, right]).toEqual([0.75, 0.25]);
    expect(marks.length).toBeGreaterThan(9);
    expect((marks[1] ?? 0) - (marks[0] ?? 0)).toBeCloseTo(1 / 18, 6);
  });

  it('shows equal numbers at one place', () => {
    expect(stretchOf(rational(1, 2), rational(2, 4))).toMatchObject({ own: 0.5, right: 0.5 });
  });

  it.each([
    [9, 'whole', 1],
    [1, 'whole', 1],
    [30, 'whole', 5],
    [0.3, 'fine', 0.05],
    [1350, 'whole', 200],
    [25, 'time', 5],
    [90, 'time', 10],
  ] as const)('marks a gap of %d', (apart, scale, step) => {
    expect(markStep(apart, scale)).toBeCloseTo(step, 9);
  });
});

describe('comparedIn', () => {
  it('compares the answers of a sum', () => {
    expect(comparedIn(parseSumOrThrow('3/4of20=_'), '5')).toEqual({
      kind: 'answers',
      first: rational(5),
      second: rational(15),
    });
  });

  it('compares both sides where a sign is asked', () => {
    expect(comparedIn(parseSumOrThrow('48+37?90'), '=')).toEqual({
      kind: 'sides',
      first: rational(85),
      second: rational(90),
    });
  });

  it('compares nothing where no answer was given', () => {
    expect(comparedIn(parseSumOrThrow('3/4of20=_'), null)).toBeNull();
  });
});

describe('apartBy', () => {
  it('is never below zero', () => {
    expect(apartBy(rational(-3), rational(4))).toEqual(rational(7));
  });
});

describe('heightsOf', () => {
  it.each([
    ['half as high', 45, 90, [50, 100]],
    ['hardly lower', 999, 1000, [90, 100]],
    ['equal', 7, 7, [100, 100]],
    ['much lower', 100, 1, [100, 16]],
    ['below zero', -3, 2, [16, 100]],
  ])('draws a side %s', (_, left, right, heights) => {
    expect(heightsOf(rational(left), rational(right), 100)).toEqual(heights);
  });
});
