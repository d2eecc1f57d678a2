import { readFileSync } from 'node:fs';
import { mapSize, regionAnchors } from '@assets/map/places';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gameIds } from '@/contract/game-ids';
import { byRegion, type Grown, grownOn } from './grow';
import { plots } from './plots';
import { thingSpots } from './thing-spots';

const some = fc.record({
  rounds: fc.integer({ min: 0, max: 40 }),
  flowers: fc.integer({ min: 0, max: 60 }),
  blooms: fc.integer({ min: 0, max: 40 }),
  trees: fc.integer({ min: 0, max: 5 }),
});
const games = ['ninja', 'autorace', null] as const;
const growthOf = fc
  .tuple(some, some, some)
  .map((all) => all.map((counts, place) => ({ game: games[place] ?? null, ...counts })));

/** Points along the middle of all roads, read from the program that draws the map: nothing of it is for the browser. */
const [, roadLines = ''] =
  readFileSync('assets/map/art/coast.ts', 'utf8').match(/function roads.*?const lines = \[(.*?)\];/s) ?? [];
const road = [...roadLines.matchAll(/'(M[^']+)'/g)].flatMap(([, line = '']) => alongLine(line));

function alongLine(line: string) {
  const numbers = [...line.matchAll(/-?[\d.]+/g)].map(Number);
  if (!/^M[\d. ]+Q/.test(line)) return [];
  const points = Array.from({ length: numbers.length / 2 }, (_, place) => ({
    x: numbers[2 * place] ?? 0,
    y: numbers[2 * place + 1] ?? 0,
  }));
  return points.slice(2).flatMap((to, place) => {
    const [from, bend] = [points[place], points[place + 1]];
    if (place % 2 === 1 || !from || !bend) return [];
    return Array.from({ length: 40 }, (_, step) => {
      const t = step / 39;
      const mix = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c;
      return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
    });
  });
}

/** Points round the green of a bed. */
const bedEdge = ({ x, y }: { readonly x: number; readonly y: number }) =>
  Array.from({ length: 12 }, (_, n) => ({
    x: Math.round(x + 40 * Math.cos(n / 2)),
    y: Math.round(y + 14 * Math.sin(n / 2)),
  }));

const placeOf = ({ key, x, y }: Grown) => `${key} ${x} ${y}`;
const rank = { bush: 0, bed: 0, butterfly: 0, flower: 1, bloom: 2, tree: 3, thing: 4 };

it('never takes away or moves what grew, whatever grows later', () => {
  fc.assert(
    fc.property(growthOf, growthOf, (before, more) => {
      const after = before.map((counts, place) => ({
        game: counts.game,
        rounds: counts.rounds + (more[place]?.rounds ?? 0),
        flowers: counts.flowers + (more[place]?.flowers ?? 0),
        blooms: counts.blooms + (more[place]?.blooms ?? 0),
        trees: counts.trees + (more[place]?.trees ?? 0),
      }));
      const later = new Map(grownOn(after).map((each) => [placeOf(each), each]));
      for (const each of grownOn(before)) {
        const now = later.get(placeOf(each));
        expect(now && rank[now.kind]).toBeGreaterThanOrEqual(rank[each.kind]);
        expect(now?.size).toBeGreaterThanOrEqual(each.size);
      }
    }),
    { numRuns: 60 },
  );
});

it('changes a region with each of its first dozen rounds', () => {
  const after = (rounds: number) =>
    grownOn([{ game: 'ninja', rounds, flowers: 0, blooms: 0, trees: 0 }]).map(
      ({ key, size }) => `${key} ${size}`,
    );
  expect(after(0)).toEqual([]);
  expect(after(1).length).toBe(2);
  for (let rounds = 1; rounds < 12; rounds++) expect(after(rounds + 1)).not.toEqual(after(rounds));
});

it('makes a bush of a full hedge large with each round, so that rounds are seen for two weeks of school days', () => {
  const bushes = (rounds: number) =>
    grownOn([{ game: 'autorace', rounds, flowers: 0, blooms: 0, trees: 0 }]).filter(
      ({ kind }) => kind === 'bush',
    );
  const { length } = plots.stad.hedge;
  expect(bushes(length + 1).map(({ size }) => size)).toEqual(Array.from({ length }, () => 1));
  for (let rounds = length + 1; rounds < 2 * length + 1; rounds++) {
    const larger = bushes(rounds + 1).filter(({ size }, n) => size > (bushes(rounds)[n]?.size ?? 0));
    expect(larger).toHaveLength(1);
  }
});

it('plants a flower for each sum as long as a region has room, and beds before they are full', () => {
  const flowers = (count: number) =>
    grownOn([{ game: 'ninja', rounds: 1, flowers: count, blooms: 0, trees: 0 }]);
  for (const count of [1, 9, 20]) {
    expect(flowers(count).filter(({ kind }) => kind === 'flower')).toHaveLength(count);
  }
  expect(flowers(6).filter(({ kind }) => kind === 'bed')).toHaveLength(2);
  expect(new Set(flowers(400).map(({ x, y }) => `${x} ${y}`)).size).toBe(flowers(400).length);
});

it('shares what has no game over all regions and loses none of it', () => {
  const counts = [...byRegion([{ game: null, rounds: 3, flowers: 20, blooms: 11, trees: 4 }]).values()];
  const total = (what: 'flowers' | 'blooms' | 'trees') => counts.reduce((sum, each) => sum + each[what], 0);
  expect([total('flowers'), total('blooms'), total('trees')]).toEqual([20, 11, 4]);
});

/** Everything that can ever grow. */
const all = Object.keys(thingSpots).map((game) => ({ game, rounds: 60, flowers: 90, blooms: 40, trees: 9 }));

it('keeps everything that grows off the stones on which flags stand', () => {
  const near = grownOn(all).filter(({ x, y, region }) => {
    const stone = regionAnchors[region];
    return Math.hypot((x - stone.x) / 34, (y - stone.y) / 16) < 1;
  });
  expect(near).toEqual([]);
});

it('keeps beds, hedges and trees off the roads', () => {
  expect(road.length).toBeGreaterThan(100);
  const near = Object.entries(plots).flatMap(([region, { own, trees, beds, hedge }]) =>
    [own, ...trees, ...hedge, ...beds.flatMap(bedEdge)]
      .filter(({ x, y }) => road.some((on) => Math.hypot(x - on.x, y - on.y) < 13))
      .map(({ x, y }) => `${region} ${x} ${y}`),
  );
  expect(near).toEqual([]);
});

it('cuts nothing at the edge of the map', () => {
  const reach = 100;
  for (const { x, y } of grownOn(all)) {
    expect(x).toBeGreaterThan(reach);
    expect(x).toBeLessThan(mapSize.width - 90);
    expect(y).toBeGreaterThan(reach);
    expect(y).toBeLessThan(mapSize.height);
  }
});

it('has a place for the thing of every game', () => {
  expect(gameIds.filter((game) => thingSpots[game] === undefined)).toEqual([]);
});
