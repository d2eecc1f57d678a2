import type { Orientation, Point } from '@games/kit/layout/design';

/** Smallest touch area on a phone in portrait, design px. */
export const finger = 84;
/** Least distance of coaches in the yard, design px. */
export const yardGap = 14;

type Sized = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: number;
  /** The station's track: where the first coach is coupled, and how much of it there is behind that. */
  readonly track: Point & { readonly width: number };
  /** Size of the locomotive before it. */
  readonly engine: number;
  /** Feet of the people on the platform. */
  readonly platform: number;
  /** The yard's track, on which coaches stand to be chosen. */
  readonly yard: { readonly y: number; readonly left: number; readonly right: number };
  /** Place of the key for numbers below zero, and start of the yard beside it. */
  readonly turn: Point & { readonly yard: number };
  readonly deck: number;
  /** What lives along the viaduct, by its feet. */
  readonly wayside: Readonly<Record<'balloons' | 'pigeons' | 'sheep' | 'signals', readonly Sized[]>>;
  readonly backdrop: {
    readonly sky: number;
    readonly viaduct: number;
    readonly meadow: number;
    readonly ground: number;
  };
  readonly house: Sized;
  readonly lamps: readonly Sized[];
  readonly bench: Sized;
  readonly corner: Sized;
  readonly sam: Sized;
  readonly whistle: Sized;
  /** Place of the continue button. */
  readonly go: Point;
  readonly title: Point & { readonly width: number };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    middle: 640,
    track: { x: 208, y: 502, width: 1010 },
    engine: 1,
    platform: 366,
    yard: { y: 670, left: 44, right: 1010 },
    turn: { x: 84, y: 628, yard: 160 },
    deck: 238,
    wayside: {
      balloons: [
        { x: 168, y: 214, size: 0.62 },
        { x: 1040, y: 226, size: 0.5 },
      ],
      pigeons: [
        { x: 470, y: 246, size: 0.62 },
        { x: 512, y: 246, size: 0.56 },
        { x: 842, y: 246, size: 0.62 },
      ],
      sheep: [
        { x: 560, y: 328, size: 0.72 },
        { x: 660, y: 318, size: 0.6 },
        { x: 812, y: 330, size: 0.72 },
      ],
      signals: [{ x: 356, y: 250, size: 0.72 }],
    },
    backdrop: { sky: 126, viaduct: 291, meadow: 303, ground: 624 },
    house: { x: 1146, y: 350, size: 0.9 },
    lamps: [
      { x: 286, y: 352, size: 0.92 },
      { x: 968, y: 352, size: 0.92 },
    ],
    bench: { x: 400, y: 354, size: 0.8 },
    corner: { x: 1386, y: 800, size: 1.15 },
    sam: { x: 1196, y: 704, size: 0.8 },
    whistle: { x: 1076, y: 628, size: 1 },
    go: { x: 1076, y: 628 },
    title: { x: 640, y: 460, width: 760 },
  },
  portrait: {
    middle: 360,
    track: { x: 142, y: 802, width: 560 },
    engine: 0.7,
    platform: 666,
    yard: { y: 1036, left: 24, right: 696 },
    turn: { x: 100, y: 1170, yard: 24 },
    deck: 506,
    wayside: {
      balloons: [
        { x: 118, y: 420, size: 0.86 },
        { x: 590, y: 480, size: 0.62 },
      ],
      pigeons: [
        { x: 266, y: 514, size: 0.62 },
        { x: 306, y: 514, size: 0.56 },
      ],
      sheep: [
        { x: 250, y: 612, size: 0.72 },
        { x: 346, y: 602, size: 0.6 },
      ],
      signals: [{ x: 64, y: 518, size: 0.72 }],
    },
    backdrop: { sky: 250, viaduct: 559, meadow: 588, ground: 1060 },
    house: { x: 596, y: 652, size: 0.9 },
    lamps: [
      { x: 40, y: 652, size: 0.92 },
      { x: 420, y: 652, size: 0.92 },
    ],
    bench: { x: 130, y: 654, size: 0.8 },
    corner: { x: 730, y: 1340, size: 1.1 },
    sam: { x: 590, y: 1270, size: 0.9 },
    whistle: { x: 360, y: 1170, size: 1.15 },
    go: { x: 640, y: 966 },
    title: { x: 360, y: 872, width: 690 },
  },
};
