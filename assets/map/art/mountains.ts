import { dark, light, mix } from '../../drawing/colour';
import { pane } from '../../drawing/harbour-things';
import { pine } from '../../drawing/nature';
import { fill, place, stroke } from '../../drawing/paint';
import { box, round as n } from '../../drawing/shape';
import { blur, clip, linear, type Markup } from '../../drawing/sheet';
import { shadow, volume } from '../../drawing/volume';
import { type Landmark, landmark } from './landmark';

/**
 * A peak with a lit left face, a shaded right one, side ridges and a snow cap that follows them; `w` wide and `h`
 * high, its foot at (x, y).
 */
export function peak(x: number, y: number, w: number, h: number, colour: string, snow = 0.42): Markup {
  const top = y - h;
  const at = (dx: number, dy: number) => `${n(x + w * dx)} ${n(top + h * dy)}`;
  const body =
    `M${at(-0.5, 1)}Q${at(-0.4, 0.82)} ${at(-0.33, 0.7)}L${at(-0.27, 0.66)}Q${at(-0.16, 0.36)} ${at(-0.06, 0.08)}` +
    `Q${at(0, -0.03)} ${at(0.06, 0.07)}Q${at(0.13, 0.3)} ${at(0.22, 0.5)}L${at(0.29, 0.58)}Q${at(0.4, 0.84)} ${at(0.5, 1)}Q${at(0, 1.09)} ${at(-0.5, 1)}Z`;
  // The ridge runs down in steps from the summit; right of it lies the shade.
  const shade = `M${at(0, -0.05)}L${at(0.03, 0.2)}L${at(-0.03, 0.36)}L${at(0.05, 0.56)}L${at(-0.02, 0.76)}L${at(0.07, 1.1)}H${n(x + w)}V${n(top - 20)}Z`;
  const cap =
    `M${at(-0.6, -0.2)}H${n(x + w * 0.6)}V${n(top + h * (snow + 0.1))}L${at(0.2, snow)}L${at(0.15, snow + 0.1)}L${at(0.09, snow - 0.04)}` +
    `L${at(0.03, snow + 0.12)}L${at(-0.04, snow - 0.02)}L${at(-0.09, snow + 0.08)}L${at(-0.14, snow - 0.04)}L${at(-0.2, snow + 0.04)}L${at(-0.6, snow)}Z`;
  const stone = linear([
    [0, light(colour, 0.5)],
    [0.55, colour],
    [1, mix(colour, '#86b894', 0.55)],
  ]);
  const rib = (dx: number, from: number, to: number, lean: number, tint: string, opacity: number) =>
    fill(
      `M${at(dx, from)}L${at(dx + lean + 0.07, to)}L${at(dx + lean - 0.02, to + 0.03)}Z`,
      tint,
      `opacity="${opacity}"`,
    );
  return (
    shadow(x + w * 0.14, y + 3, w * 0.5, h * 0.09, 0.3) +
    `<g clip-path="${clip(body)}">` +
    fill(body, stone) +
    rib(-0.1, 0.34, 0.86, -0.12, light(colour, 0.7), 0.5) +
    rib(-0.22, 0.62, 0.98, -0.08, light(colour, 0.7), 0.4) +
    rib(-0.02, 0.5, 0.98, -0.1, dark(colour, 0.3), 0.3) +
    fill(shade, '#4a5aa6', 'opacity=".42"') +
    rib(0.1, 0.3, 0.8, 0.09, light(colour, 0.35), 0.32) +
    rib(0.2, 0.5, 1, 0.1, light(colour, 0.35), 0.26) +
    rib(0.14, 0.54, 1, 0.02, '#33438f', 0.28) +
    `<g clip-path="${clip(cap)}">` +
    fill(body, '#ffffff') +
    fill(shade, '#a9bdf0', 'opacity=".72"') +
    rib(0.07, 0.06, snow + 0.1, 0.06, '#ffffff', 0.55) +
    '</g>' +
    stroke(
      body,
      '#ffffff',
      n(w * 0.02),
      `opacity=".5" transform="translate(${n(w * 0.012)} ${n(h * 0.012)})" filter="${blur(w * 0.008)}"`,
    ) +
    fill(
      `M${at(-0.6, 0.86)}H${n(x + w * 0.6)}V${n(y + h * 0.2)}H${n(x - w * 0.6)}Z`,
      '#9fd0a0',
      `opacity=".45" filter="${blur(h * 0.05)}"`,
    ) +
    '</g>'
  );
}

const chalet = (x: number, y: number): Markup =>
  place(
    x,
    y,
    shadow(12, 0, 38, 6, 0.35) +
      volume(box(-26, -26, 52, 28, 4), '#c98852', { depth: 7 }) +
      pane(-16, -18, 10, 11, true) +
      pane(6, -18, 10, 11, true) +
      volume('M-38 -22L0 -56L38 -22Q36 -16 28 -20L0 -42L-28 -20Q-36 -16 -38 -22Z', '#ffffff', {
        depth: 6,
        shade: '#a9bdf0',
      }),
  );

const pines = [
  [702, 338, 46],
  [726, 350, 54],
  [920, 346, 54],
  [948, 352, 44],
  [984, 336, 40],
  [596, 300, 46],
  [570, 312, 38],
  [618, 292, 40],
  [890, 352, 40],
  [1030, 300, 44],
  [1056, 314, 38],
] as const;

export const mountains = (): Landmark[] => [
  landmark(262, peak(716, 272, 216, 138, '#93a9da')),
  landmark(266, peak(908, 278, 230, 146, '#93a9da')),
  landmark(296, peak(812, 314, 300, 222, '#7e98d2')),
  landmark(318, peak(968, 322, 164, 88, '#93aadb', 0.34)),
  landmark(306, peak(668, 312, 150, 84, '#93aadb', 0.34)),
  ...pines.map(([x, y, size]) => landmark(y, pine(x, y, size, '#4f9d82'))),
  landmark(346, chalet(792, 348)),
];
