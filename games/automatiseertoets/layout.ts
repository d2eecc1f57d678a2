import type { Box, Orientation, Point } from '@games/kit/layout/design';

export const game = 'automatiseertoets';

/** Positions of one layout, design px. */
export interface Layout {
  readonly middle: Point;
  /** The sum, which is large because it is all there is to see. */
  readonly sum: Point & { readonly size: number };
  readonly bar: Point & { readonly width: number };
  readonly skip: Point;
  readonly pad: Point & { readonly key: { readonly width: number; readonly height: number } };
  /** The panel the keys stand on, by its middle. */
  readonly console: Box;
  /** The lamp, by its foot. */
  readonly piep: Point & { readonly size: number };
  /** The stars the child joins at the end: their middle, and how far they reach. */
  readonly picture: Point & { readonly size: number };
  /** Where the pictures of earlier tests stand in the sky. */
  readonly shelf: { readonly places: readonly Point[]; readonly size: number };
  /** Where the picture gets its name. */
  readonly title: Point & { readonly width: number };
  readonly go: Point;
  /** The child's line at the end: its panel with all operations, and where it is drawn in a row, from its middle. */
  readonly panel: Box;
  readonly field: Box;
  /** Where the camera looks at the end: the line, with the newest star picture above it. */
  readonly look: Point;
  /** Where stars may stand, and what they leave clear, by their middles. */
  readonly sky: Box;
  readonly clear: readonly Box[];
}

const row = (count: number, from: Point, step: number): readonly Point[] =>
  Array.from({ length: count }, (_, k) => ({ x: from.x + k * step, y: from.y }));

const at = (x: number, y: number): Point => ({ x, y });
const sized = (x: number, y: number, size: number) => ({ x, y, size });
const broad = (x: number, y: number, width: number) => ({ x, y, width });
const area = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** Each place once, on a wide and on an upright screen. */
function layoutOf(orientation: Orientation): Layout {
  const pick = <Value>(wide: Value, upright: Value): Value => (orientation === 'landscape' ? wide : upright);
  return {
    middle: pick(at(640, 360), at(360, 640)),
    sum: pick(sized(448, 334, 1.34), sized(360, 384, 1.1)),
    bar: pick(broad(448, 448, 560), broad(360, 488, 520)),
    skip: pick(at(448, 640), at(424, 612)),
    pad: pick(
      { ...at(1058, 392), key: { width: 108, height: 104 } },
      { ...at(360, 962), key: { width: 176, height: 132 } },
    ),
    console: pick(area(1058, 390, 404, 526), area(360, 962, 656, 620)),
    piep: pick(sized(150, 668, 1), sized(128, 644, 0.82)),
    picture: pick(sized(1012, 388, 238), sized(360, 430, 264)),
    shelf: { places: pick(row(6, at(178, 166), 92), row(6, at(136, 286), 90)), size: 36 },
    title: pick(broad(640, 84, 520), broad(360, 760, 520)),
    go: pick(at(1180, 640), at(620, 1180)),
    panel: pick(area(490, 410, 496, 368), area(456, 516, 500, 352)),
    field: pick(area(-36, 0, 154, 240), area(-24, 0, 136, 224)),
    look: pick(at(490, 346), at(440, 536)),
    sky: pick(area(440, 300, 1040, 420), area(360, 270, 700, 560)),
    clear: pick<readonly Box[]>(
      [
        area(448, 334, 660, 190),
        area(448, 448, 640, 60),
        area(408, 166, 640, 100),
        area(1058, 384, 450, 580),
        area(190, 56, 420, 130),
        area(722, 136, 240, 150),
        area(88, 198, 110, 110),
        area(150, 580, 190, 240),
        area(180, 480, 260, 170),
        area(654, 500, 130, 160),
        area(448, 520, 1000, 60),
      ],
      [
        area(360, 384, 640, 170),
        area(360, 488, 600, 60),
        area(360, 286, 620, 90),
        area(424, 612, 340, 130),
        area(360, 20, 780, 150),
        area(568, 204, 220, 140),
        area(104, 178, 100, 100),
        area(128, 560, 170, 200),
        area(360, 540, 720, 60),
      ],
    ),
  };
}

export const layouts: Readonly<Record<Orientation, Layout>> = {
  landscape: layoutOf('landscape'),
  portrait: layoutOf('portrait'),
};
