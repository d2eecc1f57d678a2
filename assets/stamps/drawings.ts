import { fill, stroke } from '../drawing/paint';
import { ellipse, round as n, star } from '../drawing/shape';
import { type Drawing, draw, linear, type Markup } from '../drawing/sheet';
import { volume } from '../drawing/volume';

/** The scalloped edge of a stamp. */
const scallop = (radius: number): string => {
  const bumps = 18;
  const points = Array.from({ length: bumps + 1 }, (_, index) => {
    const angle = (index / bumps) * 2 * Math.PI;
    return `${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}`;
  });
  const reach = n(radius * Math.sin(Math.PI / bumps) * 1.06);
  return `M${points[0]}${points
    .slice(1)
    .map((point) => `A${reach} ${reach} 0 0 1 ${point}`)
    .join('')}Z`;
};

const square = { x: -100, y: -100, width: 200, height: 200 };

const seal = (colour: string, centre: () => Markup): Drawing =>
  draw(square, () => [
    fill(scallop(84), '#2a1f66', 'opacity=".22" transform="translate(3 7)"'),
    volume(scallop(84), colour, { depth: 14 }),
    fill(ellipse(0, 0, 66), '#fffaf0', 'opacity=".92"'),
    stroke(ellipse(0, 0, 59), colour, 3, 'stroke-dasharray="1 9"'),
    centre(),
  ]);

/** What a finished round puts on the savings card: an empty place, a stamp, and one for a card that is full. */
export const images = (): Record<string, Drawing> => ({
  empty: draw(square, () => [
    fill(ellipse(0, 0, 82), '#fff3dd'),
    stroke(ellipse(0, 0, 80), '#d9b98a', 5, 'stroke-dasharray="12 11"'),
    stroke(star(0, 2, 40), '#e8d3b0', 6),
  ]),
  star: seal('#ff8c6d', () =>
    volume(star(0, 4, 50), '#ffc83d', {
      depth: 12,
      shade: '#d9701c',
      paint: linear([
        [0, '#ffe07a'],
        [1, '#ffb92e'],
      ]),
    }),
  ),
  full: seal(
    '#2b9fb3',
    () =>
      volume('M-44 -34H44L36 6Q30 30 0 32Q-30 30 -36 6Z', '#ffc83d', { depth: 10, shade: '#d9701c' }) +
      stroke('M-42 -26Q-70 -24 -60 -2Q-52 10 -36 8M42 -26Q70 -24 60 -2Q52 10 36 8', '#f0a92a', 8) +
      volume('M-8 30H8V44H26Q32 44 32 52V56H-32V52Q-32 44 -26 44H-8Z', '#f0a92a', {
        depth: 6,
        shade: '#b5651f',
      }) +
      fill(star(0, -6, 16), '#fff6d8'),
  ),
});

export const widths = [96, 192] as const;
