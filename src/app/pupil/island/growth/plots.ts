import type { Region } from '@games/kit/api/manifest';

/** The foot of something on the map, map units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Free ground of a region, clear of roads, of the stones of the flags and of what is painted there. */
interface Plots {
  /** The region's own tree, which grows with all that is done there. */
  readonly own: Spot;
  /** Further trees, in the order in which they come. */
  readonly trees: readonly Spot[];
  /** Middles of flower beds, in the order in which they are planted. */
  readonly beds: readonly Spot[];
  /** Bushes of the hedge, in order. */
  readonly hedge: readonly Spot[];
}

const spots = (...all: readonly (readonly [x: number, y: number])[]): readonly Spot[] =>
  all.map(([x, y]) => ({ x, y }));

/** Evenly spaced spots from one point to another, both included. */
const row = (from: readonly [number, number], to: readonly [number, number], count: number) =>
  Array.from({ length: count }, (_, place): Spot => {
    const part = place / (count - 1);
    return {
      x: Math.round(from[0] + (to[0] - from[0]) * part),
      y: Math.round(from[1] + (to[1] - from[1]) * part),
    };
  });

export const plots: Readonly<Record<Region, Plots>> = {
  haven: {
    own: { x: 432, y: 834 },
    trees: spots([172, 690], [296, 882]),
    beds: spots([322, 806], [304, 854], [196, 640]),
    hedge: row([456, 726], [592, 722], 6),
  },
  dorp: {
    own: { x: 318, y: 690 },
    trees: spots([206, 668], [668, 712], [604, 612]),
    beds: spots([262, 690], [654, 692], [344, 650], [604, 624]),
    hedge: row([380, 672], [330, 706], 3),
  },
  kermis: {
    own: { x: 952, y: 738 },
    trees: spots([1010, 850], [926, 880], [672, 884]),
    beds: spots([750, 672], [944, 666], [866, 882], [946, 884]),
    hedge: [...row([562, 718], [630, 782], 5), ...row([700, 894], [800, 900], 4)],
  },
  stad: {
    own: { x: 1394, y: 556 },
    trees: spots([1226, 536], [1404, 450], [1262, 396]),
    beds: spots([1262, 534], [1334, 528], [1296, 484], [1390, 598], [958, 520], [1244, 584]),
    hedge: row([1402, 460], [1426, 530], 5),
  },
  spoor: {
    own: { x: 700, y: 424 },
    trees: spots([934, 440], [612, 452], [894, 656]),
    beds: spots([836, 410], [912, 404], [612, 446], [930, 636]),
    hedge: row([700, 566], [792, 566], 4),
  },
  boerderij: {
    own: { x: 216, y: 616 },
    trees: spots([300, 590], [440, 336], [172, 470]),
    beds: spots([276, 584], [500, 500], [212, 576], [446, 412]),
    hedge: row([178, 560], [176, 640], 5),
  },
  bergen: {
    own: { x: 984, y: 352 },
    trees: spots([560, 262], [828, 368], [1046, 350]),
    beds: spots([690, 376], [868, 370], [942, 382], [540, 290]),
    hedge: row([486, 290], [606, 222], 7),
  },
  savanne: {
    own: { x: 1366, y: 722 },
    trees: spots([1246, 650], [1172, 660], [1000, 752]),
    beds: spots([1050, 736], [1222, 670], [990, 762], [1300, 700], [1404, 690], [1090, 838]),
    hedge: row([1404, 626], [1384, 724], 6),
  },
  ruimtehaven: {
    own: { x: 1492, y: 250 },
    trees: spots([1222, 156], [1406, 268], [1300, 160]),
    beds: spots([1324, 270], [1402, 274], [1236, 166]),
    hedge: row([1248, 252], [1284, 278], 3),
  },
};

/** Places of flowers in a bed, around its middle: the first few already look like a bed. */
export const inBed: readonly Spot[] = spots(
  [0, 0],
  [-19, 4],
  [18, 3],
  [-9, -8],
  [10, -9],
  [0, 10],
  [-29, -4],
  [29, -4],
  [-21, 11],
  [20, 11],
  [-19, -13],
  [21, -14],
);
