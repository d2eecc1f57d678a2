import { group, place } from '../drawing/paint';
import { type Drawing, draw, type Markup } from '../drawing/sheet';
import { shadow } from '../drawing/volume';
import { type Animal, animals } from './art/animals';
import { extras, hats } from './art/wearables';

/** All have the same frame, so that they lie on each other as they are; the ground is a colour of the page. */
const inFrame = (paint: () => Markup): Drawing =>
  draw({ x: -100, y: -100, width: 200, height: 200 }, () => place(0, 8, paint(), 0.98));

const portrait = ({ behind, head, face }: Animal): Markup =>
  group([shadow(6, 57, 50, 9, 0.32), behind?.() ?? '', head(), face()]);

export const widths = [96, 192] as const;

export const images = (): Record<string, Drawing> =>
  Object.fromEntries([
    ...Object.entries(animals).map(([id, animal]) => [id, inFrame(() => portrait(animal))] as const),
    ...Object.entries(hats).map(([id, hat]) => [`hat-${id}`, inFrame(hat)] as const),
    ...Object.entries(extras).map(([id, extra]) => [`extra-${id}`, inFrame(extra)] as const),
  ]);
