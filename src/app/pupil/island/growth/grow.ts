import { regionAnchors } from '@assets/map/places';
import { gameById } from '@games/kit/api/catalogue';
import type { Region } from '@games/kit/api/manifest';
import type { Growth } from './growth';
import { inBed, plots, type Spot } from './plots';
import { thingSpots } from './thing-spots';

/** What can be seen of a region's growth: counts that never become less. */
type Counts = Omit<Growth[number], 'game'>;

/** Something that grew on the map. */
export interface Grown extends Spot {
  readonly key: string;
  readonly kind: 'bush' | 'bed' | 'flower' | 'bloom' | 'butterfly' | 'tree' | 'thing';
  readonly region: Region;
  /** The game of a thing. */
  readonly game?: string;
  /** A plant of the same kind that looks a little different. */
  readonly variant: number;
  /** Size beside the drawing: that of a region's own tree and of its bushes becomes more. */
  readonly size: number;
}

const regions = Object.keys(regionAnchors) as readonly Region[];
/** So many blooms in a region, and a tree stands there for good. */
const bloomsATree = 10;
/** Each bed gets this many flowers before the next ones fill up the beds. */
const firstInBed = 5;
/** A butterfly comes to a region that has this many flowers. */
const flowersAButterfly = 12;

const none: Counts = { rounds: 0, flowers: 0, blooms: 0, trees: 0 };

const plus = (a: Counts, b: Counts): Counts => ({
  rounds: a.rounds + b.rounds,
  flowers: a.flowers + b.flowers,
  blooms: a.blooms + b.blooms,
  trees: a.trees + b.trees,
});

/** Shares what has no game evenly over all regions: the place of each is fixed. */
const share = (counts: Counts, place: number): Counts => {
  const part = (count: number) => Math.floor((count + regions.length - 1 - place) / regions.length);
  return {
    rounds: 0,
    flowers: part(counts.flowers),
    blooms: part(counts.blooms),
    trees: part(counts.trees),
  };
};

/** Growth of each region, from what grew by game. */
export function byRegion(growth: Growth): ReadonlyMap<Region, Counts> {
  const all = new Map<Region, Counts>(regions.map((region) => [region, none]));
  const add = (region: Region, counts: Counts) => all.set(region, plus(all.get(region) ?? none, counts));
  for (const { game, ...counts } of growth) {
    const region = gameById(game ?? '')?.region;
    if (region !== undefined) add(region, counts);
    else for (const [place, each] of regions.entries()) add(each, share(counts, place));
  }
  return all;
}

/** Size of a region's own tree: large after one round, and nearly full-grown after two weeks of school days. */
function ownTreeSize({ rounds, flowers, blooms, trees }: Counts): number {
  const done = rounds + flowers / 4 + blooms + trees * 2;
  return Math.round((0.85 + 0.9 * (1 - Math.exp(-(done - 1) / 12))) * 100) / 100;
}

/** Bed and place in it of the n-th flower of a region; null where its beds are full. */
function placeInBed(n: number, beds: number): { readonly bed: number; readonly place: number } | null {
  const first = beds * firstInBed;
  if (n < first) return { bed: Math.floor(n / firstInBed), place: n % firstInBed };
  const later = inBed.length - firstInBed;
  const bed = Math.floor((n - first) / later);
  return bed < beds ? { bed, place: firstInBed + ((n - first) % later) } : null;
}

/** Beds with their flowers, and the butterflies over them. */
function flowersIn(region: Region, { flowers, blooms }: Counts): readonly Grown[] {
  const { beds } = plots[region];
  const flower = (n: number): readonly Grown[] => {
    const at = placeInBed(n, beds.length);
    const middle = beds[at?.bed ?? -1];
    const offset = inBed[at?.place ?? -1];
    if (middle === undefined || offset === undefined) return [];
    const kind = n < blooms ? 'bloom' : 'flower';
    const spot = { x: middle.x + offset.x, y: middle.y + offset.y };
    return [{ ...spot, key: `flower-${region}-${n}`, kind, region, variant: n, size: 1 }];
  };
  const planted = beds.filter((_, bed) => bed * firstInBed < flowers);
  const butterflies = beds.slice(0, Math.floor(flowers / flowersAButterfly));
  return [
    ...planted.map(
      ({ x, y }, bed): Grown => ({
        // Behind all flowers of the bed.
        ...{ x, y: y - 18 },
        key: `bed-${region}-${bed}`,
        kind: 'bed',
        region,
        variant: bed,
        size: 1,
      }),
    ),
    ...Array.from({ length: flowers }, (_, n) => flower(n)).flat(),
    ...butterflies.map(
      ({ x, y }, bed): Grown => ({
        ...{ x: x + (bed % 2 === 0 ? 18 : -16), y: y + 14 },
        key: `butterfly-${region}-${bed}`,
        kind: 'butterfly',
        region,
        variant: bed,
        size: 1,
      }),
    ),
  ];
}

/** The region's own tree and those that came beside it. */
function treesIn(region: Region, counts: Counts): readonly Grown[] {
  const { own, trees } = plots[region];
  const more = counts.trees + Math.floor(counts.blooms / bloomsATree);
  return [
    { ...own, key: `own-${region}`, kind: 'tree', region, variant: 0, size: ownTreeSize(counts) },
    ...trees.slice(0, more).map(
      (spot, n): Grown => ({
        ...spot,
        key: `tree-${region}-${n}`,
        kind: 'tree',
        region,
        variant: n + 1,
        size: 1,
      }),
    ),
  ];
}

/** A bush of a hedge that was full already when a round was played. */
const largeBush = 1.6;

/** Each round after the first leaves a bush, as far as the hedge goes; then each makes one of them large. */
function hedgeIn(region: Region, { rounds }: Counts): readonly Grown[] {
  const { hedge } = plots[region];
  const large = rounds - 1 - hedge.length;
  return hedge.slice(0, Math.max(0, rounds - 1)).map(
    (spot, n): Grown => ({
      ...spot,
      key: `bush-${region}-${n}`,
      kind: 'bush',
      region,
      variant: n,
      size: n < large ? largeBush : 1,
    }),
  );
}

const isBare = (counts: Counts) => Object.values(counts).every((count) => count === 0);

/**
 * Everything that grew on the island, from back to front. A place once taken is kept: what grows later comes beside it, and
 * a flower that blooms stays where it was.
 */
export function grownOn(growth: Growth): readonly Grown[] {
  const plants = [...byRegion(growth)].flatMap(([region, counts]) =>
    isBare(counts)
      ? []
      : [...hedgeIn(region, counts), ...flowersIn(region, counts), ...treesIn(region, counts)],
  );
  const things = growth.flatMap(({ game, rounds }): readonly Grown[] => {
    const region = gameById(game ?? '')?.region;
    const spot = thingSpots[game ?? ''];
    if (game === null || region === undefined || spot === undefined || rounds === 0) return [];
    return [{ ...spot, key: `thing-${game}`, kind: 'thing', region, game, variant: 0, size: 1 }];
  });
  return [...plants, ...things].toSorted((a, b) => a.y - b.y);
}

/** Counts of what stands on the island, for words: a hedge has at least two bushes. */
export function grownInAll(growth: Growth) {
  const regionsGrown = [...byRegion(growth).values()].filter((counts) => !isBare(counts));
  const total = regionsGrown.reduce(plus, none);
  return {
    flowers: total.flowers - total.blooms,
    blooms: total.blooms,
    trees: regionsGrown.length + total.trees,
    hedges: regionsGrown.filter(({ rounds }) => rounds > 2).length,
  };
}
