import { fill, group } from '../../../assets/drawing/paint';
import { box, ellipse, round as n } from '../../../assets/drawing/shape';
import { linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** A low cupboard along the wall with books, a lamp and a globe on it. */
export function cupboard(x: number, floor: number, w: number): Markup {
  const top = floor - 36;
  const doors = Math.round(w / 90);
  const books = [
    ['#e0715c', 30],
    ['#5f8fc0', 36],
    ['#f0b84a', 27],
    ['#6fae72', 33],
    ['#a078b4', 29],
  ] as const;
  return group([
    shadow(x + w / 2 + 6, floor + 46, w * 0.5, 12, 0.42, '#4a1f3a'),
    volume(box(x, top, w, 84, 10), '#c98a5c', {
      depth: 12,
      paint: linear([
        [0, '#e0a878'],
        [1, '#b4754c'],
      ]),
    }),
    volume(box(x - 5, top - 8, w + 10, 20, 8), '#dca070', { depth: 7 }),
    ...Array.from({ length: doors }, (_, k) => {
      const dx = x + 12 + (k * (w - 24)) / doors;
      const dw = (w - 24) / doors - 8;
      return (
        volume(box(dx, top + 20, dw, 54, 8), '#d99a68', { depth: 6 }) +
        fill(ellipse(dx + dw - 12, top + 46, 4), '#8a4f3a')
      );
    }),
    ...books.map(([colour, high], k) =>
      volume(box(x + 20 + k * 15, top - 8 - high, 13, high, 3), colour, { depth: 4 }),
    ),
    glow(x + w - 46, top - 62, 58, 48, '#fff0b8', 14, 0.55),
    volume(box(x + w - 50, top - 40, 9, 34, 4), '#8a6a9c', { depth: 3 }),
    volume(ellipse(x + w - 46, top - 6, 20, 6), '#8a6a9c', { depth: 4 }),
    volume(
      `M${x + w - 78} ${top - 36}L${x + w - 64} ${top - 84}H${x + w - 28}L${x + w - 14} ${top - 36}Z`,
      '#fff0c8',
      {
        depth: 8,
        shade: '#e0964c',
      },
    ),
  ]);
}

/** Leaves of a large plant in a pot; (x, y) is the middle of the pot's foot. */
export function plant(x: number, y: number, size: number): Markup {
  const leaf = (angle: number, long: number, colour: string) => {
    const turn = (angle * Math.PI) / 180;
    const ex = x + Math.cos(turn) * long;
    const ey = y - 60 * size + Math.sin(turn) * long * 0.86;
    const mx = x + Math.cos(turn) * long * 0.5;
    const my = y - 60 * size + Math.sin(turn) * long * 0.5 - long * 0.16;
    const wide = long * 0.2;
    return volume(
      `M${n(x)} ${n(y - 56 * size)}Q${n(mx - wide)} ${n(my - wide)} ${n(ex)} ${n(ey)}Q${n(mx + wide)} ${n(my + wide)} ${n(x)} ${n(y - 56 * size)}Z`,
      colour,
      { depth: 7 },
    );
  };
  return group([
    shadow(x + 10, y + 2, 46 * size, 10 * size, 0.42, '#4a1f3a'),
    ...(
      [
        [-170, 92, '#3f8a66'],
        [-8, 96, '#3f8a66'],
        [-140, 116, '#4f9f6c'],
        [-40, 112, '#4f9f6c'],
        [-110, 122, '#62b074'],
        [-72, 126, '#62b074'],
      ] as const
    ).map(([angle, long, colour]) => leaf(angle, long * size, colour)),
    volume(
      `M${n(x - 40 * size)} ${n(y - 62 * size)}H${n(x + 40 * size)}L${n(x + 30 * size)} ${n(y - 4 * size)}Q${n(x)} ${n(y + 6 * size)} ${n(x - 30 * size)} ${n(y - 4 * size)}Z`,
      '#5f8fc0',
      { depth: 11 },
    ),
    volume(box(x - 45 * size, y - 70 * size, 90 * size, 17 * size, 8), '#7fa9d4', { depth: 6 }),
  ]);
}

/** Books and blocks that lie about. */
export function toys(x: number, y: number): Markup {
  return group([
    shadow(x + 26, y + 40, 58, 10, 0.36, '#4a1f3a'),
    volume(box(x - 24, y, 40, 38, 8), '#f0836a', { depth: 9 }),
    volume(box(x + 22, y + 4, 38, 36, 8), '#f6cf7d', { depth: 9 }),
    volume(box(x - 2, y - 32, 38, 36, 8), '#6fb8c8', { depth: 9 }),
  ]);
}
