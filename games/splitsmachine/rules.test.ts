import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { judge } from '@/maths/round/judging/judge';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import { broughtBy, frameOf, parts, setHolds } from './growth';
import { layouts } from './layout';
import { footOf, knobAt } from './pull';
import {
  countAt,
  countIn,
  cutAt,
  differsIn,
  fallOf,
  givenOf,
  lengthOf,
  missOf,
  namesOf,
  Printed,
  planOf,
  rankOf,
  roomOf,
  stairOf,
  stepOf,
  stripFor,
  twinOf,
  waitsApart,
} from './rules';

const plan = (id: string) => planOf(parseSumOrThrow(id));
const taken = manifest.takes.compose ?? [];
const ids = [
  ...new Set(
    standardCollections
      .flatMap((collection) => sumsOf(collection))
      .filter((id) => hasShape(parseSumOrThrow(id), taken)),
  ),
];
const timing = { responseMs: 4000, motorMs: 1000, tempo: 'slow' } as const;

describe('planOf', () => {
  it.each([
    ['9=5+_', { kind: 'split', asked: 4, hidden: 5, slots: 9, glass: 'right', open: 5 }],
    ['9=_+5', { kind: 'split', asked: 4, hidden: 5, slots: 9, glass: 'left', open: 4 }],
    ['7+_=12', { kind: 'split', asked: 5, hidden: 7, slots: 12, glass: 'right', open: 5 }],
    ['12-_=5', { kind: 'split', asked: 7, hidden: 5, slots: 12, glass: 'right', open: 5 }],
    ['8-3=_', { kind: 'split', asked: 5, hidden: 3, slots: 8, glass: 'right', open: 3 }],
    ['3+4=_', { kind: 'add', asked: 7, hidden: null, slots: 10, glass: 'left', open: 4 }],
    ['8+5=_', { kind: 'add', asked: 13, slots: 20, open: 5 }],
    ['_-5=7', { kind: 'add', asked: 12, slots: 20, open: 5 }],
    ['24:6=_', { kind: 'groups', asked: 4, each: 6, slots: 10, open: 3 }],
  ])('makes %s', (id, expected) => {
    expect(plan(id)).toMatchObject(expected);
  });

  it('has a step for every split of the whole, one more here and one less there', () => {
    expect(plan('4=1+_').steps).toEqual([
      [0, 4],
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 0],
    ]);
  });

  it('shows of a long stair the steps about the open one', () => {
    expect(plan('2+_=19').steps.map(([left]) => left)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(plan('20-15=_').steps.map(([left]) => left)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  });

  it('has a step for every size that fits into the whole', () => {
    expect(plan('12:4=_').steps.map((step) => step.length)).toEqual([6, 4, 3, 2, 1]);
    expect(plan('12:4=_').steps.map(lengthOf)).toEqual([12, 12, 12, 12, 12]);
  });
});

describe('every sum of the collections', () => {
  it('comes in some hundreds', () => {
    expect(ids.length).toBeGreaterThan(700);
  });

  it('is right where its step is open, and only there', () => {
    for (const id of ids) {
      const made = plan(id);
      for (let count = 0; count <= made.slots; count++) {
        const strip = stripFor(made, count);
        const isRight = judge({ sumIds: [id] }, givenOf(count), timing, 6)[0]?.right;
        expect(isRight, `${id} ${count}`).toBe(count === made.asked);
        expect(stepOf(made, strip) === made.open, `${id} ${count}`).toBe(count === made.asked);
        expect(countIn(givenOf(count))).toBe(count);
      }
    }
  });

  it('stays in the tube and in the room of its stair, also when it is wrong', () => {
    for (const id of ids) {
      const made = plan(id);
      expect(made.asked).toBeLessThanOrEqual(made.slots);
      expect(made.slots).toBeLessThanOrEqual(20);
      expect(made.steps.length).toBeLessThanOrEqual(11);
      for (let count = 0; count <= made.slots; count++) {
        const shown = stripFor(made, count);
        expect(lengthOf(shown), `${id} ${count}`).toBeLessThanOrEqual(roomOf(made, count));
        if (made.kind === 'groups') expect(shown, `${id} ${count}`).toHaveLength(count);
      }
    }
  });

  it('lays a wrong split on the step that it is', () => {
    for (const id of ids) {
      const made = plan(id);
      if (made.kind !== 'split') continue;
      for (let count = 0; count <= made.slots; count++)
        if (Math.abs(count - made.asked) < 6 || made.slots <= 10)
          expect(made.steps[stepOf(made, stripFor(made, count)) ?? -1]).toEqual(stripFor(made, count));
    }
  });
});

describe('twinOf', () => {
  it('changes places, and back', () => {
    for (const id of ids) {
      const made = plan(id);
      const twin = twinOf(made);
      if (twin === null) continue;
      const [first, second] = [made.steps[made.open] ?? [], twin.steps[twin.open] ?? []];
      expect(lengthOf(second), id).toBe(lengthOf(first));
      if (made.kind === 'groups') expect(second).toHaveLength(made.each);
      else expect(second).toEqual(first.toReversed());
    }
  });
});

describe('the divider', () => {
  it.each(['9=5+_', '9=_+5', '24:6=_', '8+5=_'])('stands in %s where so many are in the glass', (id) => {
    const made = plan(id);
    for (let count = 0; count <= made.slots; count++) expect(countAt(made, cutAt(made, count))).toBe(count);
  });

  it('stays in the tube', () => {
    expect(countAt(plan('9=5+_'), -3)).toBe(9);
    expect(countAt(plan('9=5+_'), 12)).toBe(0);
  });
});

describe('namesOf', () => {
  it.each([
    ['9=5+_', { left: '5', right: '4' }],
    ['3+4=_', { left: '+4', right: '7' }],
    ['24:6=_', { left: '', right: '4×6' }],
  ])('writes the step of %s', (id, expected) => {
    const made = plan(id);
    expect(namesOf(made, made.steps[made.open] ?? [])).toEqual(expected);
  });
});

describe('missOf', () => {
  it.each([
    ['45:9=_', 6, 'over'],
    ['45:9=_', 9, 'overs'],
    ['24:6=_', 3, 'lefts'],
    ['8:1=_', 7, 'left'],
    ['24:6=_', 0, 'none'],
    ['9=5+_', 3, 'split'],
    ['6+4=_', 11, 'add'],
    ['6+4=_', 6, 'add'],
    ['6+4=_', 5, 'fewer'],
  ])('says of %s with %i what is there', (id, count, miss) => {
    expect(missOf(plan(id), count)).toBe(miss);
  });

  it('says that there are boxes too many only where the stair shows as many', () => {
    const made = plan('45:9=_');
    expect(namesOf(made, stripFor(made, 9)).right).toBe('9×9');
    expect(lengthOf(stripFor(made, 9))).toBe(roomOf(made, 9));
  });
});

describe('waitsApart', () => {
  const copper = { isGlassy: false, isTurned: false };

  it('keeps the row secret where it tells the answer', () => {
    expect(waitsApart(plan('10=_+9'), copper)).toBe(true);
    expect(waitsApart(plan('3+4=_'), copper)).toBe(true);
  });

  it('shows the row of boxes, of the first rounds and of a gap', () => {
    expect(waitsApart(plan('45:9=_'), copper)).toBe(false);
    expect(waitsApart(plan('10=_+9'), { ...copper, isGlassy: true })).toBe(false);
    expect(waitsApart(plan('10=_+9'), { ...copper, isTurned: true })).toBe(false);
  });
});

describe('the lever', () => {
  it.each(['landscape', 'portrait'] as const)(
    'is where the finger takes it in %s, and right of it a weasel',
    (way) => {
      const { lever, twins } = layouts[way];
      for (const { x, y } of [knobAt(lever), footOf(lever)]) {
        expect(Math.abs(x - lever.x)).toBeLessThan(lever.width / 2);
        expect(Math.abs(y - lever.y)).toBeLessThan(lever.height / 2);
      }
      expect(twins[1].x - 48 * twins[1].size).toBeGreaterThanOrEqual(lever.x + lever.width / 2 - 4);
    },
  );
});

describe('Printed', () => {
  const right = [{ sumIds: [parseSumOrThrow('9=5+_').id] }, { sumIds: [parseSumOrThrow('3+4=_').id] }];

  it('keeps the steps of each stair, of whichever sum', () => {
    const printed = new Printed(right);
    expect(printed.standing(plan('9-2=_'), false)).toEqual([0, 4, 5, 9]);
    expect(printed.standing(plan('3+2=_'), false)).toEqual([0, 4]);
    expect(printed.standing(plan('8=2+_'), false)).toEqual([0, 8]);
  });

  it('hides the step that is asked again, but not its twin', () => {
    expect(new Printed(right).standing(plan('9=5+_'), false)).toEqual([0, 4, 9]);
  });

  it('prints the twin of a sum and of a division too', () => {
    expect(new Printed(right).standing(plan('4+2=_'), false)).toEqual([0, 3]);
    const sixes = new Printed([{ sumIds: [parseSumOrThrow('24:6=_').id] }]);
    expect(sixes.standing(plan('24:8=_'), false).map((step) => plan('24:8=_').steps[step]?.[0])).toEqual([
      4, 6, 24,
    ]);
  });

  it('leaves one gap in a finished stair in a turned round', () => {
    expect(new Printed([]).standing(plan('4=1+_'), true)).toEqual([0, 2, 3, 4]);
  });

  it('tells stairs of other wholes, first parts and sizes apart', () => {
    const names = ['9=5+_', '8=5+_', '3+4=_', '4+3=_', '8+5=_', '24:6=_', '18:6=_'].map((id) =>
      stairOf(plan(id)),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(stairOf(plan('24:6=_'))).toBe(stairOf(plan('24:4=_')));
  });
});

describe('growth', () => {
  it('brings parts, then tubes, then little stairs, and begins anew', () => {
    expect([1, 12, 13, 18, 19, 24, 25].map(broughtBy)).toEqual([
      'part',
      'part',
      'pipe',
      'pipe',
      'stair',
      'stair',
      'part',
    ]);
  });

  it('has a drawing for every place, and no part twice', () => {
    expect(new Set(parts).size).toBe(parts.length);
    for (let place = 0; place < setHolds; place++) expect(frameOf(place)).toMatch(/^[a-z-]+$/);
  });
});

describe('falling balls', () => {
  it('fall in another order than those of the sum before', () => {
    for (let position = 0; position < 6; position++) expect(fallOf(position)).not.toBe(fallOf(position + 1));
  });

  it('begin at the left, at both ends, or at the cut', () => {
    const ranks = (fall: Parameters<typeof rankOf>[0]) =>
      [0, 1, 2, 3, 4, 5].map((place) => rankOf(fall, { place, count: 6, cut: 4 }));
    expect(ranks('left')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ranks('ends')).toEqual([0, 1, 2, 2, 1, 0]);
    expect(ranks('cut')).toEqual([3, 2, 1, 0, 0, 1]);
  });
});

describe('differsIn', () => {
  it.each([
    ['9=5+_', 6, { from: 3, to: 5, isShort: false }],
    ['9=5+_', 2, { from: 5, to: 7, isShort: false }],
    ['3+4=_', 9, { from: 7, to: 9, isShort: false }],
    ['3+4=_', 5, { from: 5, to: 7, isShort: true }],
    ['24:6=_', 3, { from: 18, to: 24, isShort: true }],
  ])('tells which balls of %s lie wrong when %i are in the glass', (id, count, expected) => {
    const made = plan(id);
    expect(differsIn(made, stripFor(made, count))).toEqual(expected);
  });
});
