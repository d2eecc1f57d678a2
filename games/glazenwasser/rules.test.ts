import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { equals, notation, plus, rational, times, zero } from '@/maths/number/rational';
import { writeNumber } from '@/maths/number/write-number';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import { broughtBy, holds, keptAfter, setHolds } from './growth';
import {
  endOf,
  framesFor,
  isOfWindows,
  jobOf,
  marksOf,
  type Pane,
  reachOf,
  runsOf,
  size,
  splitFor,
  splitOf,
  washedBy,
} from './rules';

const all = standardCollections.flatMap((collection) => sumsOf(collection).map(parseSumOrThrow));
const taken = all.filter((sum) => hasShape(sum, manifest.takes.type ?? []));

const told = (id: string): string => {
  const job = jobOf(parseSumOrThrow(id));
  if (job === null) return 'nothing';
  if (job.kind === 'parts')
    return `${job.asked} ${notation(job.first)} ${notation(job.second)} in ${job.grid.columns} x ${job.grid.rows}`;
  const { rows, columns, frame, asked, isHidden, total } = job;
  const glass = `${notation(frame.rows)} x ${notation(frame.columns)}`;
  return `${asked} ${notation(rows)} x ${notation(columns)} of ${glass}${isHidden ? ' hidden' : ''}${total ? ` ${notation(total)}` : ''}`;
};

const paneOf = (id: string): Pane => {
  const job = jobOf(parseSumOrThrow(id));
  if (job?.kind !== 'pane') throw new Error(`${id} is no pane`);
  return job;
};

describe('jobOf', () => {
  it.each([
    ['7*8=_', 'area 7 x 8 of 7 x 8'],
    ['24*136=_', 'area 24 x 136 of 24 x 136'],
    ['7*_=56', 'columns 7 x 8 of 7 x 8 hidden 56'],
    ['_*7=49', 'columns 7 x 7 of 7 x 7 hidden 49'],
    ['56:7=_', 'columns 7 x 8 of 7 x 8 hidden 56'],
    ['3cm*6cm=_cm2', 'area 3 x 6 of 3 x 6'],
    ['100m2:10m=_m', 'columns 10 x 10 of 10 x 10 hidden 100'],
    ['8m*_m=32m2', 'columns 8 x 4 of 8 x 4 hidden 32'],
    ['2.8*1.4=_', 'area 14/5 x 7/5 of 14/5 x 7/5'],
    ['12:0.4=_', 'columns 2/5 x 30 of 2/5 x 30 hidden 12'],
    ['3/4of64=_', 'area 3 x 16 of 4 x 16 hidden 64'],
    ['9*3/4=_', 'area 9 x 3/4 of 9 x 1'],
    ['2/3*1/4=_', 'area 2/3 x 1/4 of 1 x 1'],
    ['2/3:4=_', 'area 1/4 x 2/3 of 1 x 1'],
    ['6:2/3=_', 'columns 2/3 x 9 of 2/3 x 9 hidden 6'],
    ['3/4+1/5=_', 'both 3/4 1/5 in 4 x 5'],
    ['1-2/5=_', 'rest 2/5 3/5 in 5 x 1'],
    ['2/5+_=1', 'rest 2/5 3/5 in 5 x 1'],
    ['2 3/4-5/6=_', 'rest 5/6 23/12 in 6 x 2'],
    ['5+4=_', 'both 5 4 in 1 x 1'],
    ['mean(7,14,9)=_', 'nothing'],
  ])('shows %s as %s', (id, shown) => {
    expect(told(id)).toBe(shown);
  });

  it('ends at the right answer for every sum it takes', () => {
    for (const sum of taken) {
      const job = jobOf(sum);
      if (job === null) throw new Error(`${sum.id} is not shown`);
      if (job.kind === 'parts') {
        const end = job.asked === 'both' ? plus(job.first, job.second) : job.second;
        expect(equals(end, sum.answer), sum.id).toBe(true);
      } else {
        const end = job.asked === 'area' ? times(job.rows, job.columns) : job.columns;
        expect(equals(end, sum.answer), sum.id).toBe(true);
      }
    }
  });

  it('needs at most six acts, and three more for a mixed number', () => {
    for (const sum of taken) {
      const written = writeNumber(sum.answer, 'nl', sum.kind === 'fraction' ? 'fraction' : 'decimal');
      const keys = written.replaceAll(/\s/gu, '').length;
      expect(keys + 1, sum.id).toBeLessThanOrEqual(written.includes(' ') && written.includes('/') ? 9 : 6);
    }
  });
});

it('splitOf parts a number at five or by place value, and its parts make it', () => {
  const parts = (length: ReturnType<typeof rational>) => splitOf(length).map(notation).join(' ');
  expect([7, 38, 136, 207, 40, 4].map((length) => parts(rational(length)))).toEqual([
    '5 2',
    '30 8',
    '100 30 6',
    '200 7',
    '40',
    '4',
  ]);
  expect([parts(rational(28, 10)), parts(rational(165, 100))]).toEqual(['2 4/5', '1 3/5 1/20']);
  for (const sum of taken) {
    const job = jobOf(sum);
    if (job?.kind !== 'pane') continue;
    for (const isStuck of [false, true]) {
      const split = splitFor(job, isStuck);
      expect(equals(split.rows.reduce(plus, zero), job.rows), sum.id).toBe(true);
      expect(equals(split.columns.reduce(plus, zero), job.columns), sum.id).toBe(true);
      expect(split.rows.length * split.columns.length, sum.id).toBeLessThanOrEqual(6);
    }
  }
});

describe('runsOf', () => {
  const drawn = (from: number, to: number, columns: number) =>
    runsOf(from, to, columns).map(({ frame, x, y, width, height }) => [frame, x, y, width, height]);

  it('fills columns from the left, and a part of one from above', () => {
    expect(drawn(0, 3 / 4, 4)).toEqual([[0, 0, 0, 0.75, 1]]);
    expect(drawn(0.75, 0.95, 4).flat()).toEqual([0, 0.75, 0, 0.25, expect.closeTo(0.8)]);
    expect(drawn(0.25, 1.5, 2)).toEqual([
      [0, 0, 0.5, 0.5, 0.5],
      [0, 0.5, 0, 0.5, 1],
      [1, 0, 0, 0.5, 1],
    ]);
  });

  it('covers as much as it is asked to, for every sum it takes', () => {
    for (const sum of taken) {
      const job = jobOf(sum);
      if (job?.kind !== 'parts') continue;
      const [from, to] = [size(job.first), size(plus(job.first, job.second))];
      const area = runsOf(from, to, job.grid.columns).reduce(
        (all, { width, height }) => all + width * height,
        0,
      );
      expect(area, sum.id).toBeCloseTo(to - from);
      expect(framesFor(job), sum.id).toBeLessThanOrEqual(6);
    }
  });
});

describe('endOf', () => {
  it('is the edge of a full column, or the end of the cells within a column', () => {
    expect(endOf(3 / 4, 4)).toEqual({ frame: 0, x: 0.75, y: 1 });
    expect(endOf(1, 4)).toEqual({ frame: 0, x: 1, y: 1 });
    expect(endOf(1.25, 2)).toEqual({ frame: 1, x: 0.25, y: 0.5 });
    expect(endOf(0, 3)).toEqual({ frame: 0, x: 0, y: 1 });
  });

  it('lies on the last cells that are drawn, for every sum it takes', () => {
    let within = 0;
    for (const sum of taken) {
      const job = jobOf(sum);
      if (job?.kind !== 'parts') continue;
      const to = size(plus(job.first, job.second));
      const last = runsOf(0, to, job.grid.columns).at(-1);
      const { frame, x, y } = endOf(to, job.grid.columns);
      if (last === undefined) continue;
      if (y < 1) within += 1;
      const isInside = x > last.x - 1e-9 && x < last.x + last.width + 1e-9;
      expect([frame, isInside], sum.id).toEqual([last.frame, true]);
      expect(y, sum.id).toBeCloseTo(last.y + last.height);
    }
    expect(within).toBeGreaterThan(10);
  });
});

describe('washedBy', () => {
  it('washes row by row: full rows and what is left of the next', () => {
    expect(washedBy(paneOf('7*8=_'), rational(54))).toEqual({ full: 6, row: 1, part: 6 });
    expect(washedBy(paneOf('7*8=_'), rational(56))).toEqual({ full: 7, row: 0, part: 0 });
    expect(washedBy(paneOf('3/4of64=_'), rational(40))).toEqual({ full: 2, row: 1, part: 8 });
  });

  it('washes all of the pane, and nothing else, for the right answer of every sum', () => {
    for (const sum of taken) {
      const job = jobOf(sum);
      if (job?.kind !== 'pane' || job.asked !== 'area') continue;
      const { full, part } = washedBy(job, sum.answer);
      expect(full, sum.id).toBeCloseTo(sum.answer.num === 0 ? 0 : job.rows.num / job.rows.den);
      expect(part, sum.id).toBe(0);
    }
  });
});

it('reachOf keeps both numbers in the picture, but not one that is far too large', () => {
  expect(reachOf(rational(50), rational(56))).toEqual({ reach: 1, isBeyond: false });
  expect(reachOf(rational(70), rational(56))).toEqual({ reach: 1.25, isBeyond: false });
  expect(reachOf(rational(560), rational(56))).toEqual({ reach: 1.8, isBeyond: true });
});

it('marksOf leaves air between marks', () => {
  expect(marksOf(rational(8), 400)).toEqual({ step: 1, bold: 5 });
  expect(marksOf(rational(136), 400)).toEqual({ step: 10, bold: 20 });
  expect(marksOf(rational(3, 4), 300, true)).toEqual({ step: 0.25, bold: 1 });
  expect(marksOf(rational(28, 10), 400)).toEqual({ step: 0.5, bold: 1 });
  for (const sum of taken) {
    const job = jobOf(sum);
    if (job?.kind !== 'pane') continue;
    const { step } = marksOf(job.columns, 560, job.isOfFractions);
    const count = job.columns.num / job.columns.den / step;
    expect(count, sum.id).toBeLessThanOrEqual(40);
  }
});

it('isOfWindows draws facts as windows, and large or broken numbers as glass', () => {
  expect(['7*8=_', '12m*12m=_m2', '24*36=_', '2.8*1.4=_'].map((id) => isOfWindows(paneOf(id)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('keptAfter brings one thing a round: buildings, then panes of the dome, then floors of the tower', () => {
  expect(keptAfter(11)).toEqual({ town: 11, dome: 0, tower: 0 });
  expect(keptAfter(14)).toEqual({ town: 12, dome: 2, tower: 0 });
  expect(keptAfter(setHolds + 3)).toEqual({ ...holds });
  expect([1, 13, 21, setHolds + 1].map(broughtBy)).toEqual(['town', 'dome', 'tower', 'town']);
});
