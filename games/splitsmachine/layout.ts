import type { Box, Orientation, Point } from '@games/kit/layout/design';
import type { Plan } from './rules';

export type Standing = Point & { readonly size: number };

/** Positions of one layout, design px. */
export interface Layout {
  /** Middles of the painted layers. */
  readonly layers: { readonly sky: Point; readonly valley: Point; readonly machine: Point };
  /** The tube: its middle, its greatest length and the height of the glass. */
  readonly tube: Point & { readonly length: number; readonly height: number };
  /** From the middle of the tube down to the plate that hangs from the divider. */
  readonly hang: number;
  /** Keys that move the divider by one, and by five: the left ones. The right ones stand as far from the middle. */
  readonly keys: { readonly y: number; readonly one: number; readonly five: number };
  /** Room of the stair: its middle and its size. */
  readonly stair: Box;
  /** Middle of the numbers beside a step, from its end. */
  readonly beside: number;
  /** What takes the finger: the knob at rest, and the base. */
  readonly lever: Box & { readonly size: number };
  /** The weasels: the one at the left parts, and the one at the lever. */
  readonly twins: readonly [Standing, Standing];
  /** Rim of the funnel out of which the young weasel looks, and the chimney. */
  readonly funnel: Standing;
  readonly chimney: Point;
  readonly parts: readonly Standing[];
  /** The row of later chapters: its first place and the way to the next. */
  readonly shelf: Standing & { readonly step: number };
  /** Upper edge of the sentence about a miss. */
  readonly ribbon: Point & { readonly width: number };
  readonly title: Point & { readonly width: number };
}

const standing = (size: number, places: readonly (readonly [number, number])[]): readonly Standing[] =>
  places.map(([x, y]) => ({ x, y, size }));

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: {
    layers: { sky: { x: 640, y: 150 }, valley: { x: 640, y: 360 }, machine: { x: 640, y: 455 } },
    tube: { x: 620, y: 196, length: 600, height: 78 },
    hang: 64,
    keys: { y: 196, one: 446, five: 540 },
    stair: { x: 620, y: 482, width: 600, height: 344 },
    beside: 36,
    lever: { x: 1112, y: 566, width: 116, height: 190, size: 0.85 },
    twins: [
      { x: 122, y: 706, size: 1 },
      { x: 1216, y: 706, size: 1 },
    ],
    funnel: { x: 940, y: 96, size: 0.9 },
    chimney: { x: 289, y: 84 },
    parts: standing(0.9, [
      [66, 300],
      [158, 300],
      [66, 386],
      [158, 386],
      [66, 472],
      [158, 472],
      [1068, 300],
      [1144, 300],
      [1220, 300],
      [1068, 386],
      [1144, 386],
      [1220, 386],
    ]),
    shelf: { x: 330, y: 688, size: 0.62, step: 52.7 },
    ribbon: { x: 622, y: 668, width: 740 },
    title: { x: 640, y: 86, width: 550 },
  },
  portrait: {
    layers: { sky: { x: 360, y: 230 }, valley: { x: 360, y: 610 }, machine: { x: 360, y: 815 } },
    tube: { x: 360, y: 380, length: 540, height: 78 },
    hang: 64,
    keys: { y: 284, one: 284, five: 184 },
    stair: { x: 360, y: 686, width: 540, height: 384 },
    beside: 36,
    lever: { x: 462, y: 1080, width: 136, height: 222, size: 1 },
    twins: [
      { x: 132, y: 1216, size: 1.18 },
      { x: 622, y: 1216, size: 1.18 },
    ],
    funnel: { x: 360, y: 292, size: 0.8 },
    chimney: { x: 613, y: 214 },
    parts: standing(0.66, [
      [52, 930],
      [108, 930],
      [164, 930],
      [220, 930],
      [276, 930],
      [332, 930],
      [388, 930],
      [444, 930],
      [500, 930],
      [556, 930],
      [612, 930],
      [668, 930],
    ]),
    shelf: { x: 52, y: 1250, size: 0.62, step: 56 },
    ribbon: { x: 360, y: 902, width: 660 },
    title: { x: 360, y: 186, width: 660 },
  },
};

/** Widest a place of a ball or box becomes, design px. */
export const widest = 110;

/** Width of a place in the tube of a plan, design px. */
export const pitchOf = ({ slots }: Pick<Plan, 'slots'>, { tube }: Pick<Layout, 'tube'>): number =>
  Math.min(widest, tube.length / Math.max(1, slots));

export const depths = {
  machine: 4,
  kept: 6,
  stair: 10,
  strip: 14,
  tube: 16,
  sleeve: 18,
  divider: 20,
  /** Behind the lever, so that its tail does not lie over it. */
  twin: 21,
  lever: 22,
  lesson: 30,
} as const;
