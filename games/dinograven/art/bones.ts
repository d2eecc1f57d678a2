import { group } from '../../../assets/drawing/paint';
import { type Drawing, draw } from '../../../assets/drawing/sheet';
import type { Piece } from './bone-shapes';
import { dino } from './dino';
import { mammoth } from './mammoth';
import { seaReptile } from './sea-reptile';

/** The skeletons in the order they are found in. */
const skeletons: readonly (readonly Piece[])[] = [dino, mammoth, seaReptile];

/** All bones of a skeleton snap in at the same point; its imprint, drawn at half its size, shows what is still missing. */
export const boneSprites = (): Record<string, Drawing> =>
  Object.fromEntries(
    skeletons.flatMap((pieces, kind) => [
      [
        `imprint-${kind}`,
        draw({ x: -139, y: -64, width: 278, height: 131 }, () =>
          group(
            pieces.map((piece) => piece.draw({ solid: false })),
            'opacity=".36" transform="scale(.5)"',
          ),
        ),
      ] as const,
      ...pieces.map(
        ({ box, draw: paint }, index) =>
          [`bone-${kind}-${index}`, draw(box, () => paint({ solid: true }))] as const,
      ),
    ]),
  );
