import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { box, round as n } from '../../../assets/drawing/shape';
import { blur, type Markup, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';
import type { Room } from './walls';

/** A round-cornered rug in one calm hue with rings and tassels. */
export function rug({ x, y, width, height }: Room['rug']): Markup {
  const base = '#a8cbe6';
  const corner = Math.min(width, height) * 0.34;
  const ring = (inset: number, colour: string, line: number, opacity: number) =>
    stroke(
      box(x + inset, y + inset, width - inset * 2, height - inset * 2, corner - inset * 0.8),
      colour,
      line,
      `opacity="${opacity}"`,
    );
  const weave: Markup[] = [];
  for (let row = 0; row < height; row += 14)
    weave.push(stroke(`M${x} ${y + row}H${x + width}`, row % 28 ? '#ffffff' : '#7fa9d0', 3, 'opacity=".1"'));
  const tassels: Markup[] = [];
  for (let k = 0; k < 26; k++) {
    const ty = y + corner * 0.75 + (k / 25) * (height - corner * 1.5);
    for (const side of [-1, 1]) {
      const tx = side < 0 ? x + 3 : x + width - 3;
      tassels.push(stroke(`M${n(tx)} ${n(ty)}l${side * 13} ${(k % 3) - 1}`, '#f4f0e4', 4.4));
    }
  }
  // A border of leaves between the rings; the middle stays calm.
  const border: Markup[] = [];
  const leaf = (lx: number, ly: number, turn: number, k: number) =>
    place(
      lx,
      ly,
      fill('M-11 0Q0 -9 11 0Q0 9 -11 0Z', k % 2 ? '#fff6e4' : '#f7b7a0', 'opacity=".6"'),
      1,
      turn,
    );
  const [across, down] = [Math.round((width - 2 * corner) / 44), Math.round((height - 2 * corner) / 44)];
  for (let k = 0; k <= across; k++)
    for (const ly of [y + 41, y + height - 41])
      border.push(leaf(x + corner + (k * (width - 2 * corner)) / across, ly, 0, k));
  for (let k = 0; k <= down; k++)
    for (const lx of [x + 41, x + width - 41])
      border.push(leaf(lx, y + corner + (k * (height - 2 * corner)) / down, 90, k));
  return group([
    fill(box(x + 12, y + 24, width, height, corner), '#4a1f3a', `opacity=".4" filter="${blur(13)}"`),
    ...tassels,
    // Its thickness.
    fill(box(x + 3, y + 11, width - 2, height, corner), '#4f78ae'),
    volume(box(x, y, width, height, corner), base, {
      depth: 26,
      shade: '#5a7fb4',
      shadeOpacity: 0.45,
      paint: radial([
        [0, '#c8e2f2'],
        [0.6, base],
        [1, '#86aed4'],
      ]),
      inside: weave.join(''),
    }),
    ring(16, '#fff6e4', 6, 0.75),
    ring(30, '#5f8fc0', 4, 0.55),
    ring(52, '#fff6e4', 3, 0.5),
    ...border,
  ]);
}
