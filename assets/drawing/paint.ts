import { round, type Shape } from './shape';
import type { Markup } from './sheet';

/** Fills a shape; `more` are further attributes. */
export const fill = (shape: Shape, paint: string, more = ''): Markup =>
  `<path d="${shape}" fill="${paint}" ${more}/>`;

/** A line with round ends: faces, ropes, grass and ripples only, never an outline. */
export const stroke = (shape: Shape, paint: string, width: number, more = ''): Markup =>
  `<path d="${shape}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const group = (parts: Markup | readonly Markup[], more = ''): Markup =>
  `<g ${more}>${typeof parts === 'string' ? parts : parts.join('')}</g>`;

/** Puts a drawing down at (x, y); `turn` in degrees. */
export const place = (x: number, y: number, body: Markup, scale = 1, turn = 0): Markup => {
  const turned = turn ? ` rotate(${turn})` : '';
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${body}</g>`;
};
