import type { Picture } from '@/maths/strategy/picture';

/** Preferred height of a picture 480 units wide: rows need room, a single ten frame hardly any. */
export function pictureHeight(picture: Picture): number {
  switch (picture.kind) {
    case 'array':
      return 250;
    case 'ten-frame':
      return picture.frames > 1 ? 140 : 110;
    case 'bead-rack':
      return 120;
    case 'jumps':
    case 'number-line':
      return 150;
    case 'area':
      return Math.min(270, 90 + picture.down.length * 80);
    case 'grid':
      return picture.rows > 4 ? 240 : 150;
    case 'place-value':
      return 70 + picture.rows.length * (picture.counters ? 62 : 52);
    case 'written':
      return 40 + picture.lines.length * 50;
    case 'strips':
      return 20 + picture.strips.length * 64;
    case 'pizzas':
      return picture.pizzas.length > 4 ? 260 : 190;
    case 'balance':
      return 200;
    case 'clocks':
      return 230;
    case 'coins':
      return 30 + picture.rows.reduce((tall, { cents }) => tall + (cents.length > 7 ? 140 : 80), 0);
    case 'ratio-table':
      return 80 + picture.rows.length * 56;
  }
}
