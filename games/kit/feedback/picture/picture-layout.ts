import type { Locale } from '@/maths/locale';
import { labelText } from '@/maths/strategy/label-text';
import type { Picture } from '@/maths/strategy/picture';
import { placeValue, written } from './digits';
import { array, beadRack, tenFrames } from './dots';
import { jumps, numberLine } from './line';
import type { Box, Mark } from './mark';
import { area, grid, pizzas, strips } from './shares';
import { ratioTable } from './table';
import { balance, clocks, coins } from './things';

export type { Box, Mark, Tone } from './mark';

/** Lays out a picture of the maths inside a box of any size, centred. */
export function layoutPicture(picture: Picture, box: Box, locale: Locale): readonly Mark[] {
  const write = (label: string) => labelText(label, locale);
  switch (picture.kind) {
    case 'ten-frame':
      return tenFrames(picture, box);
    case 'bead-rack':
      return beadRack(picture, box);
    case 'array':
      return array(picture, box);
    case 'jumps':
      return jumps(picture, box, write);
    case 'number-line':
      return numberLine(picture, box, write);
    case 'place-value':
      return placeValue(picture, box, locale);
    case 'written':
      return written(picture, box, locale);
    case 'area':
      return area(picture, box, write);
    case 'grid':
      return grid(picture, box);
    case 'strips':
      return strips(picture, box, write);
    case 'pizzas':
      return pizzas(picture, box);
    case 'clocks':
      return clocks(picture, box, write);
    case 'coins':
      return coins(picture, box, write);
    case 'balance':
      return balance(picture, box, write);
    case 'ratio-table':
      return ratioTable(picture, box, write);
  }
}
