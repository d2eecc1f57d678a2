import { type Drawing, draw } from '../../../assets/drawing/sheet';
import type { Piece } from './bone-shapes';
import { dino } from './dino';
import { mammoth } from './mammoth';
import { seaReptile } from './sea-reptile';

/** The skeletons in the order they are found in. */
const skeletons: readonly (readonly Piece[])[] = [dino, mammoth, seaReptile];

/** All bones of a skeleton are laid at the same point. */
export const boneSprites = (): Record<string, Drawing> =>
  Object.fromEntries(
    skeletons.flatMap((pieces, kind) =>
      pieces.map(
        ({ box, draw: paint }, index) => [`bone-${kind}-${index}`, draw(box, () => paint())] as const,
      ),
    ),
  );
