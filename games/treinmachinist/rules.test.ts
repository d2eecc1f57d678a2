import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { judge } from '@/maths/round/judging/judge';
import { lineFor } from '@/maths/round/judging/place-line';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import { cutAt, wayOf } from './hops';
import {
  answerAt,
  broughtBy,
  chapterHolds,
  countOf,
  dialOf,
  gaugeSweep,
  hoursTo,
  setHolds,
  shareAt,
  toNumber,
  turnedTo,
  typedCount,
} from './rules';
import { lessonView } from './track-views';

const timing = { responseMs: 9000, motorMs: 900, tempo: 'quick' } as const;
const taken = standardCollections
  .flatMap((collection) => sumsOf(collection).map(parseSumOrThrow))
  .filter((sum) => hasShape(sum, manifest.takes.place ?? []));
const dialFor = (id: string, isTurned = false) => {
  const sum = parseSumOrThrow(id);
  return { sum, dial: dialOf(sum, lineFor(sum, false), isTurned) };
};

describe('the dial', () => {
  it('can be set to the answer of every sum the game takes, which is then judged right', () => {
    expect(taken.length).toBeGreaterThan(1000);
    const failed = taken.filter((sum) => {
      const line = lineFor(sum, false);
      const dial = dialOf(sum, line);
      const count = Math.round((toNumber(sum.answer) / toNumber(dial.step)) * 1e6) / 1e6;
      const isSet = Number.isInteger(count) && count <= dial.max && count % (dial.sizes.at(-1) ?? 1) === 0;
      const given = { kind: 'place', value: answerAt(sum, dial, count) } as const;
      return !isSet || judge({ sumIds: [sum.id], line }, given, timing, 6)[0]?.right !== true;
    });
    expect(failed.map(({ id }) => id)).toEqual([]);
  });

  it('is judged wrong one step beside the answer', () => {
    const judged = taken.filter((sum) => {
      const line = lineFor(sum, false);
      const dial = dialOf(sum, line);
      const count = Math.round(toNumber(sum.answer) / toNumber(dial.step));
      const beside = count + dial.snap > dial.max ? count - dial.snap : count + dial.snap;
      const given = { kind: 'place', value: answerAt(sum, dial, beside) } as const;
      return judge({ sumIds: [sum.id], line }, given, timing, 6)[0]?.right === true;
    });
    expect(judged.map(({ id }) => id)).toEqual([]);
  });

  it('begins away from the answer', () => {
    const begun = taken.filter((sum) => {
      const dial = dialOf(sum, lineFor(sum, false));
      return dial.start === toNumber(sum.answer) / toNumber(dial.step);
    });
    expect(begun.filter(({ id }) => !id.startsWith('12h00')).map(({ id }) => id)).toEqual([]);
  });

  it('is reached by its keys in few acts', () => {
    for (const sum of taken) {
      const dial = dialOf(sum, lineFor(sum, false));
      const half = 720;
      const far = Math.round(toNumber(sum.answer) / toNumber(dial.step)) - dial.start;
      let off =
        dial.max === 1439 && dial.start === half
          ? Math.abs(((far + half * 1.5) % half) - half / 2)
          : Math.abs(far);
      let acts = 1;
      for (const size of dial.sizes) {
        acts += Math.floor(off / size);
        off %= size;
      }
      expect(off, sum.id).toBe(0);
      expect(acts, sum.id).toBeLessThanOrEqual(24);
    }
  });

  it('writes a time in the form that is asked', () => {
    const inWords = dialFor('3h45face=_words');
    expect([inWords.dial.kind, answerAt(inWords.sum, inWords.dial, 225)]).toEqual(['board', '3h45words']);
    const onFace = dialFor('23h00=_face');
    expect([onFace.dial.kind, answerAt(onFace.sum, onFace.dial, 660)]).toEqual(['hands', '11h00face']);
    expect(answerAt(onFace.sum, onFace.dial, 725)).toBe('12h05face');
  });

  it('starts the clock at the departure, and at the end of the journey in a round that goes back', () => {
    expect(dialFor('8h20+25min=_clock').dial.start).toBe(500);
    expect(dialFor('8h20+25min=_clock', true).dial.start).toBe(600);
  });

  it('turns the long hand the shortest way and stops at whole steps', () => {
    const { dial } = dialFor('8h20+25min=_clock');
    expect(turnedTo(dial, 500, 0.75)).toBe(525);
    expect(turnedTo(dial, 535, 0.02)).toBe(540);
    expect(turnedTo(dial, 542, 0.95)).toBe(535);
  });

  it('turns the short hand by whole hours', () => {
    const { dial } = dialFor('8h20+25min=_clock');
    expect(hoursTo(dial, 500, 11 / 12)).toBe(680);
    expect(hoursTo(dial, 1400, 1 / 12)).toBe(1400);
  });

  it('keeps the needle where it points, on every gauge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (count) => {
        const { dial } = dialFor('40kmh*2h=_km');
        expect(turnedTo(dial, 0, (shareAt(dial, count) + 1) % 1)).toBe(count);
      }),
    );
    expect(gaugeSweep).toBeLessThan(1);
  });

  it('reads typed digits as a time or a number, and nothing else', () => {
    const { dial } = dialFor('8h20+25min=_clock');
    expect(typedCount(dial, '845')).toBe(525);
    expect(typedCount(dial, '8')).toBe(480);
    expect(typedCount(dial, '875')).toBeNull();
    expect(typedCount(dialFor('90min=_h').dial, '1,5')).toBe(15);
    expect(typedCount(dialFor('2h=_min').dial, 'x')).toBeNull();
  });

  it('finds the count of an answer again', () => {
    const { sum, dial } = dialFor('16h15-13h15=_min');
    expect(countOf(sum, dial, answerAt(sum, dial, 185))).toBe(185);
    expect(countOf(sum, dial, null)).toBeNull();
  });
});

describe('the way to the right place', () => {
  const lengths = (id: string) => {
    const { sum, dial } = dialFor(id);
    return wayOf(sum, dial).hops.map(({ length }) => toNumber(length));
  };

  it('goes to the full hour first, and back from it', () => {
    expect(lengths('8h50+95min=_clock')).toEqual([10, 60, 25]);
    expect(lengths('9h10-25min=_clock')).toEqual([10, 15]);
    expect(lengths('11h10-9h25=_min')).toEqual([35, 60, 10]);
  });

  it('goes in equal hops where the sum has equal parts', () => {
    expect(lengths('150min=_h')).toEqual([60, 60, 30]);
    expect(lengths('3/4of20=_')).toEqual([5, 5, 5]);
    expect(lengths('60kmh*2.5h=_km')).toEqual([60, 60, 30]);
    expect(lengths('40km:4h=_kmh')).toEqual([10, 10, 10, 10]);
    expect(lengths('3m=_cm')).toEqual([100, 100, 100]);
    expect(lengths('300cm=_m')).toEqual([100, 100, 100]);
  });

  it('ends where the answer is, for every sum', () => {
    for (const sum of taken) {
      const dial = dialOf(sum, lineFor(sum, false));
      const { hops, right, zero } = wayOf(sum, dial);
      expect(hops.length, sum.id).toBeGreaterThan(0);
      expect(
        hops.every(({ from, to, length }) => from !== to && length.num > 0),
        sum.id,
      ).toBe(true);
      if (sum.answerSpec.unit !== 'kmh') expect(hops.at(-1)?.to, sum.id).toBeCloseTo(right);
      expect(right - zero, sum.id).toBeCloseTo(toNumber(sum.answer) / toNumber(dial.step));
    }
  });

  it('leaves the train of a miss room beside the flag, before it or behind it', () => {
    const { sum, dial } = dialFor('8h20+85min=_clock');
    const way = wayOf(sum, dial);
    for (const off of [-5, 5, 60]) {
      const given = way.right + off;
      const { from, to } = lessonView(sum, dial, way, given, 'nl');
      const train = (to - from) * 0.17;
      if (off > 0) expect(to - given).toBeGreaterThan(train);
      else expect(given - from).toBeGreaterThan(train);
    }
  });

  it('cuts at multiples, in both directions', () => {
    expect(cutAt(10, 130, 60)).toEqual([
      [10, 60],
      [60, 120],
      [120, 130],
    ]);
    expect(cutAt(130, 60, 60)).toEqual([
      [130, 120],
      [120, 60],
    ]);
  });
});

describe('what a round brings', () => {
  it('is a halt, in the next chapter a lamp, then a flag, and a halt again', () => {
    const ends = [1, chapterHolds + 1, setHolds, setHolds + 1];
    expect(ends.map(broughtBy)).toEqual(['halt', 'lamp', 'flag', 'halt']);
  });
});
