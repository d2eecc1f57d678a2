import { typed } from '@games/kit/parts/number-pad/typing';
import { describe, expect, it } from 'vitest';
import { standardCollections } from '@/maths/collections/standard-collections';
import { sumsOf } from '@/maths/collections/sum-collection';
import { equals, plus, type Rational, rational, times } from '@/maths/number/rational';
import { judge } from '@/maths/round/judging/judge';
import { answerNotation, answerOf, asAnswer } from '@/maths/sum/answer';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { hasShape } from '@/maths/sum/shape/shapes-of';
import manifest from './game';
import { broughtBy, frameOf, holds, isNight, setHolds } from './growth';
import { type Jump, mostJumps } from './jumps';
import { padFor } from './pad-for';
import { measureOf, routeOf } from './route';
import { isLandmark, roundPlaces, shareIn, spanFor, spanOfMiss, toNumber } from './span';
import { isRestTooLarge, rightVoyage, slippedJump, voyageOf } from './voyage';
import { writeJump, writePlace } from './writing';

const shapes = manifest.takes.type ?? [];
const taken = [...new Set(standardCollections.flatMap((collection) => sumsOf(collection)))]
  .map(parseSumOrThrow)
  .filter((sum) => hasShape(sum, shapes));
const timing = { responseMs: 2000, motorMs: 900, tempo: 'quick' } as const;
const route = (id: string) => routeOf(parseSumOrThrow(id));
const write = (id: string, jumps: readonly Jump[]) => {
  const { counts } = route(id);
  const places = jumps.map(({ to }) => writePlace(to, counts, 'nl'));
  const [first] = jumps;
  return [...(first ? [writePlace(first.from, counts, 'nl')] : []), ...places].join(' > ');
};
const voyage = (id: string, canonical: string) => {
  const found = voyageOf(parseSumOrThrow(id), route(id), canonical);
  if (found === null) throw new Error(`${canonical} leads nowhere`);
  return found;
};
const expectRational = (found: Rational, wanted: Rational, of: string) =>
  expect(equals(found, wanted), of).toBe(true);

describe('routeOf', () => {
  it.each([
    ['6+3=_', 'landing', '6 > 9'],
    ['8+5=_', 'landing', '8 > 10 > 13'],
    ['13-4=_', 'landing', '13 > 10 > 9'],
    ['13-11=_', 'jump', '11 > 13'],
    ['47+38=_', 'landing', '47 > 77 > 80 > 85'],
    ['95-58=_', 'landing', '95 > 45 > 40 > 37'],
    ['82-79=_', 'jump', '79 > 80 > 82'],
    ['29+_=63', 'jump', '29 > 30 > 60 > 63'],
    ['72-_=14', 'jump', '72 > 70 > 20 > 14'],
    ['_+20=65', 'landing', '65 > 45'],
    ['_-5=7', 'landing', '7 > 10 > 12'],
    ['510+360=_', 'landing', '510 > 810 > 870'],
    ['270+_=720', 'jump', '270 > 300 > 700 > 720'],
    ['64-40+31=_', 'landing', '64 > 24 > 55'],
    ['11+2*5=_', 'landing', '11 > 16 > 21'],
    ['(7+6)*3=_', 'landing', '0 > 13 > 26 > 39'],
    ['9*7-3=_', 'landing', '0 > 9 > 18 > 27 > 36 > 45 > 54 > 63 > 60'],
    ['7+_=9+6', 'jump', '7 > 10 > 15'],
    ['3-8=_', 'landing', '3 > 0 > −5'],
    ['-9+4=_', 'landing', '−9 > −5'],
    ['5*8=_', 'landing', '0 > 8 > 16 > 24 > 32 > 40'],
    ['10*4=_', 'landing', '0 > 10 > 20 > 30 > 40'],
    ['0*5=_', 'landing', ''],
    ['38:6=_r', 'share', '0 > 6 > 12 > 18 > 24 > 30 > 36'],
    ['53:5=_r', 'share', '0 > 50'],
    ['375:9=_r', 'share', '0 > 90 > 180 > 270 > 360 > 369'],
    ['187:5=_r', 'share', '0 > 50 > 100 > 150 > 185'],
    ['6.75eur+9.95eur=_eur', 'landing', '€ 6,75 > € 15,75 > € 16 > € 16,70'],
    ['0.65eur+_eur=2eur', 'jump', '€ 0,65 > € 1 > € 2'],
    ['50eur-41.80eur=_eur', 'jump', '€ 41,80 > € 42 > € 50'],
    ['8h30+45min=_clock', 'landing', '8:30 > 9:00 > 9:15'],
    ['15h15+2h=_clock', 'landing', '15:15 > 17:15'],
    ['12h25-10h05=_min', 'jump', '10:05 > 11:00 > 12:00 > 12:25'],
  ])('jumps %s as a %s: %s', (id, asks, way) => {
    expect(route(id).asks).toBe(asks);
    expect(write(id, route(id).jumps)).toBe(way);
  });

  it('draws the other side of a balance from zero to the same place', () => {
    expect(write('7+_=9+6', route('7+_=9+6').below)).toBe('0 > 9 > 15');
  });

  it('leads to the right answer in at most nine jumps, of every sum the game takes', () => {
    expect(taken.length).toBeGreaterThan(4000);
    for (const sum of taken) {
      const way = routeOf(sum);
      const { jumps, start, end, asks, below } = way;
      expect(jumps.length, sum.id).toBeLessThanOrEqual(mostJumps);
      let at = start;
      for (const { from, to } of jumps) {
        expectRational(from, at, sum.id);
        at = to;
      }
      if (asks !== 'share') expectRational(at, end, sum.id);
      if (below.length > 0) expectRational(below.at(-1)?.to ?? start, end, sum.id);
      const led = voyageOf(sum, way, answerNotation(answerOf(sum)));
      expectRational(led?.landing ?? plus(end, rational(1)), end, sum.id);
    }
  });

  it('tells the jumps of none that is to be known by heart, nor of a way that is asked itself', () => {
    const told = ['8+5=_', '7+_=12', '29+_=63', '5*8=_', '38:6=_r', '12h25-10h05=_min'];
    expect(told.filter((id) => route(id).isTold)).toEqual([]);
    expect(['47+38=_', '3+3+5=_', '3-8=_', '8h30+45min=_clock'].every((id) => route(id).isTold)).toBe(true);
  });
});

describe('voyageOf', () => {
  it.each([
    ['47+38=_', '75', '47 > 75'],
    ['29+_=63', '44', '29 > 73'],
    ['72-_=14', '50', '72 > 22'],
    ['5*8=_', '45', '0 > 8 > 16 > 24 > 32 > 40 > 45'],
    ['38:6=_r', '5r2', '0 > 6 > 12 > 18 > 24 > 30'],
    ['8h30+45min=_clock', '9h05', '8:30 > 9:05'],
    ['12h25-10h05=_min', '120', '10:05 > 12:05'],
  ])('takes the boat from %s with %s over %s', (id, given, way) => {
    expect(write(id, voyage(id, given).jumps)).toBe(way);
  });

  it('sails what is left of a division after its jumps', () => {
    expect(
      write(
        '38:6=_r',
        [voyage('38:6=_r', '5r2').rest].flatMap((rest) => rest ?? []),
      ),
    ).toBe('30 > 32');
    expect(rightVoyage(route('36:6=_r')).rest).toBeNull();
  });

  it.each([
    ['38:6=_r', 6],
    ['69:7=_r', 7],
    ['251:5=_r', 50],
    ['901:9=_r', 900],
  ])('measures %s out by waves of %s', (id, size) => {
    expect(toNumber(measureOf(route(id)).size)).toBe(size);
  });

  it('sees a rest in which one more jump fits', () => {
    const sum = parseSumOrThrow('38:6=_r');
    expect(isRestTooLarge(voyage('38:6=_r', '5r8'), sum)).toBe(true);
    expect(isRestTooLarge(voyage('38:6=_r', '6r1'), sum)).toBe(false);
  });

  it.each([
    ['47+38=_', '77', 1],
    ['47+38=_', '82', 1],
    ['47+38=_', '55', 0],
    ['95-58=_', '40', 2],
    ['64-40+31=_', '24', 1],
    ['47+38=_', '86', null],
    ['6+3=_', '8', null],
    ['7*8=_', '48', 6],
    ['7*8=_', '64', null],
  ])('finds the jump of %s that slipped with %s: %s', (id, given, place) => {
    expect(slippedJump(route(id), voyage(id, given).landing)).toBe(place);
  });
});

describe('spanFor', () => {
  it.each([
    ['6+3=_', 0, 10],
    ['8+5=_', 0, 20],
    ['64+17=_', 60, 90],
    ['29+_=63', 20, 70],
    ['510+360=_', 500, 900],
    ['3-8=_', -10, 10],
    ['38:6=_r', 0, 38],
    ['8h30+45min=_clock', 480, 600],
  ])('shows of %s the sea from %s to %s', (id, low, high) => {
    expect(spanFor(route(id))).toEqual({ low, high });
  });

  it('holds every place of every way, and both ends of a miss with a gap that is seen', () => {
    for (const sum of taken) {
      const way = routeOf(sum);
      const span = spanFor(way);
      for (const { from, to } of way.jumps)
        for (const place of [from, to]) {
          expect(shareIn(span, toNumber(place)), sum.id).toBeGreaterThanOrEqual(0);
          expect(shareIn(span, toNumber(place)), sum.id).toBeLessThanOrEqual(1);
        }
      for (const off of [1, 10, -1]) {
        const given = asAnswer(sum, plus(sum.answer, times(sum.answerSpec.step, rational(off))));
        const led = given && voyageOf(sum, way, answerNotation(given));
        if (!led) continue;
        const seen = spanOfMiss(span, way, led);
        const [a, b] = [way.end, led.landing].map((place) => shareIn(seen, toNumber(place)));
        expect(Math.min(a ?? -1, b ?? -1), sum.id).toBeGreaterThanOrEqual(0);
        expect(Math.max(a ?? 2, b ?? 2), sum.id).toBeLessThanOrEqual(1);
        if (!equals(way.end, led.landing))
          expect(Math.abs((a ?? 0) - (b ?? 0)), sum.id).toBeGreaterThanOrEqual(0.0999);
      }
    }
  });

  it('names none of the places that are asked', () => {
    for (const sum of taken) {
      const way = routeOf(sum);
      const named = roundPlaces(spanFor(way), way).filter((place) => isLandmark(place, way));
      expect(
        named.some((place) => equals(place, way.end)),
        sum.id,
      ).toBe(false);
    }
  });
});

describe('padFor', () => {
  it('has every key that the answer of a sum needs', () => {
    for (const sum of taken) {
      const pad = padFor(sum, sum.answer.num < 0);
      const keys = answerNotation(answerOf(sum)).replace('h', ':').replace('.', ',');
      const made = [...keys].reduce((value, key) => typed(value, key, pad), '');
      const [verdict] = judge({ sumIds: [sum.id] }, { kind: 'value', raw: made }, timing, 6);
      expect(verdict?.right, `${sum.id}: ${made}`).toBe(true);
    }
  });
});

it('writeJump writes a jump with its sign and the unit of a time', () => {
  const jump = (from: number, to: number) => ({ from: rational(from), to: rational(to) });
  expect(writeJump(jump(47, 77), 'number', 'nl')).toBe('+30');
  expect(writeJump(jump(12, 5), 'number', 'nl')).toBe('−7');
  expect(writeJump(jump(0, 6), 'number', 'nl', true)).toBe('6');
  expect(writeJump({ from: rational(3, 4), to: rational(1) }, 'money', 'en')).toBe('+0.25');
  expect(writeJump(jump(510, 535), 'time', 'nl')).toBe('+25 min');
  expect(writeJump(jump(510, 390), 'time', 'nl')).toBe('−2 uur');
});

describe('growth', () => {
  it('brings riders, then islands, then lights on the coast, and begins again', () => {
    expect([1, 8, 9, 16, 17, 24, 25].map(broughtBy)).toEqual([
      'rider',
      'rider',
      'island',
      'island',
      'lamp',
      'lamp',
      'rider',
    ]);
    expect(setHolds).toBe(holds.rider + holds.island + holds.lamp);
    expect(new Set(Array.from({ length: holds.rider }, (_, place) => frameOf(place))).size).toBe(holds.rider);
  });

  it('is night while the lights come, and day again after them', () => {
    expect([0, 8, 15].some(isNight)).toBe(false);
    expect([16, 20, 23, 24].every(isNight)).toBe(true);
    expect(isNight(25)).toBe(false);
  });

  it('shows no jump of a sum in which the order is the question', () => {
    const ordered = ['(7+3)*4=_', '2*(3+4)=_', '3+2*4=_', '20-(5+3)=_'];
    expect(ordered.filter((id) => !route(id).isOrdered || route(id).isTold)).toEqual([]);
    expect(['47+38=_', '3+3+5=_', '5*8=_', '12-5+3=_'].filter((id) => route(id).isOrdered)).toEqual([]);
  });
});
