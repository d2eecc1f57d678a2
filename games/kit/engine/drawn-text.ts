import type PhaserNS from 'phaser';
import type { Box } from '../layout/design';
import { glyphHeights, writingOf } from '../layout/written';
import { inPaintedOrder, type Placed } from './painted-order';

/** A text that can be seen on the stage. */
export interface DrawnText {
  readonly text: string;
  /** Height of the writing and box, design px. */
  readonly size: number;
  readonly box: Box;
  /** Font of words; null for digits of a texture. */
  readonly font: string | null;
  /** Depth of the object it belongs to, in the world. */
  readonly depth: number;
  /** Box of the writing itself, without the air above and below its letters. */
  readonly letters: Box;
  /** Box of the plate on which it stands; null when it stands in the open. */
  readonly plate: Box | null;
}

type Writing = PhaserNS.GameObjects.Text | PhaserNS.GameObjects.BitmapText;

/** Height of letters with what hangs below their line, relative to the size of the font. */
const tall = 0.8;

/** Returns the visible texts among the objects of a scene and in their containers. */
export const textsIn = (objects: readonly PhaserNS.GameObjects.GameObject[]): readonly DrawnText[] =>
  textsAmong(objects, inPaintedOrder(objects));

function textsAmong(
  objects: readonly PhaserNS.GameObjects.GameObject[],
  all: readonly Placed[],
  depth?: number,
  alpha = 1,
): readonly DrawnText[] {
  return objects.flatMap((object) => {
    const seen = object as PhaserNS.GameObjects.Container;
    const through = alpha * (seen.alpha ?? 1);
    if (seen.visible === false || through < 0.1) return [];
    const level = depth ?? seen.depth;
    const glyphs = writingOf(object);
    if (glyphs !== undefined && glyphs !== '') return [drawnGlyphs(glyphs, seen, level, all)];
    if (object.type === 'Container') return textsAmong(seen.list, all, level, through);
    if (object.type !== 'Text' && object.type !== 'BitmapText') return [];
    const writing = object as Writing;
    const { x, y, width, height } = writing.getBounds();
    const { scaleY } = writing.getWorldTransformMatrix();
    const isWords = 'style' in writing;
    const size = isWords ? Number.parseFloat(`${writing.style.fontSize}`) : writing.fontSize;
    const font = isWords ? writing.style.fontFamily : null;
    if (writing.text.trim() === '') return [];
    const drawn = size * scaleY;
    // The writing of one line is lower than the line.
    const lines = isWords ? writing.getWrappedText().length : 1;
    const air = Math.max(0, height / lines - drawn * tall) / 2;
    const letters = { x, y: y + air, width, height: height - 2 * air };
    return [
      {
        text: writing.text,
        size: drawn,
        box: { x, y, width, height },
        font,
        depth: level,
        letters,
        plate: plateOf(seen, letters, drawn, all),
      },
    ];
  });
}

/** Returns a number that is written with pictures of its digits. */
function drawnGlyphs(text: string, drawing: Placed, depth: number, all: readonly Placed[]): DrawnText {
  const { x, y, width, height } = drawing.getBounds();
  const size = height / glyphHeights.picture;
  const high = size * glyphHeights.digits;
  const letters = { x, y: y + (height - high) / 2, width, height: high };
  const plate = plateOf(drawing, letters, size, all);
  return { text, size, box: letters, font: null, depth, letters, plate };
}

/** What is smaller is a line or a dot behind the writing, relative to the height of the writing. */
const smallestPlate = 0.8;

/**
 * Returns the box of the plate on which a text is written: of what is painted before it, the last that lies behind its
 * middle and is a plate, or a picture of a container in which it stands. Null when it stands in the open.
 */
function plateOf(text: Placed, box: Box, size: number, all: readonly Placed[]): Box | null {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const around = new Set<Placed>();
  for (let parent: Placed | null = text.parentContainer; parent !== null; parent = parent.parentContainer)
    around.add(parent);
  const behind = all.slice(0, Math.max(0, all.indexOf(text))).flatMap((object) => {
    const isBeside = object.type === 'Image' && around.has(object.parentContainer);
    if (object.type !== 'NineSlice' && !isBeside) return [];
    const bounds = object.getBounds();
    const isLarge = Math.min(bounds.width, bounds.height) >= size * smallestPlate;
    return isLarge && bounds.contains(middle.x, middle.y) ? [bounds] : [];
  });
  const plate = behind.at(-1);
  if (plate === undefined) return null;
  const { x, y, width, height } = plate;
  return { x, y, width, height };
}
