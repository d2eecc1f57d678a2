import { expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { along, arcsOf, placeOn, pointOn, slopeOn } from './arcs';
import { layouts } from './layout';
import { routeOf } from './route';
import { spanFor } from './span';

const { landscape: layout } = layouts;
const arcs = (id: string) => {
  const route = routeOf(parseSumOrThrow(id));
  return arcsOf(route.jumps, layout, spanFor(route));
};

it('arcsOf joins wave to wave from the start of a sum to its end', () => {
  const waves = arcs('47+38=_');
  const span = spanFor(routeOf(parseSumOrThrow('47+38=_')));
  expect(waves[0]?.from).toBeCloseTo(placeOn(layout, span, 47));
  expect(waves.at(-1)?.to).toBeCloseTo(placeOn(layout, span, 85));
  for (const [nth, { from }] of waves.slice(1).entries()) expect(from).toBe(waves[nth]?.to);
});

it('arcsOf lays the wave that goes back over the one that went there', () => {
  const [there, back] = arcs('21+28-15=_');
  expect(back?.height).toBeGreaterThan((there?.height ?? 0) + 30);
  expect(back?.height).toBeLessThanOrEqual(layout.crest.over);
  const [one, other] = arcs('5*8=_');
  expect(one?.height).toBeCloseTo(other?.height ?? 0);
});

it('arcsOf begins a wave just beyond the edge that comes from far away', () => {
  const route = routeOf(parseSumOrThrow('15+70=_'));
  const [wave] = arcsOf(route.jumps, layout, { low: 80, high: 90 });
  expect(wave?.from).toBeLessThan(layout.line.from);
  expect(wave?.from).toBeGreaterThan(layout.line.from - 200);
});

it('pointOn and slopeOn rise to the crest and come down again, in either direction', () => {
  for (const arc of [
    { from: 100, to: 300, height: 80 },
    { from: 300, to: 100, height: 80 },
  ]) {
    expect(pointOn(arc, 400, 0)).toEqual({ x: arc.from, y: 400 });
    expect(pointOn(arc, 400, 0.5)).toEqual({ x: 200, y: 320 });
    expect(pointOn(arc, 400, 1)).toEqual({ x: arc.to, y: 400 });
    expect(slopeOn(arc, 0.1)).toBeLessThan(0);
    expect(slopeOn(arc, 0.9)).toBeGreaterThan(0);
  }
});

it('along passes every wave in its order and ends on the last one', () => {
  const waves = arcs('47+38=_');
  const passed = Array.from({ length: 101 }, (_, k) => along(waves, k / 100));
  expect([...new Set(passed.map(({ nth }) => nth))]).toEqual(waves.map((_, nth) => nth));
  expect(passed.at(-1)?.nth).toBe(waves.length - 1);
  expect(passed.at(-1)?.part).toBeCloseTo(1);
  expect(passed.every(({ part }) => part >= 0 && part <= 1)).toBe(true);
});
