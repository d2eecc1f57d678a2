import { dark, light } from '../../../assets/drawing/colour';
import { pane } from '../../../assets/drawing/harbour-things';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** The station house; (0, 0) is the ground under its middle. */
const stationHouse = (): Drawing =>
  draw({ x: -130, y: -212, width: 260, height: 226 }, () => {
    const bricks = Array.from({ length: 34 }, (_, k) => {
      const row = Math.floor(k / 6);
      return fill(
        box(-88 + (k % 6) * 30 + (row % 2) * 13, -108 + row * 17, 22, 9, 3),
        row % 2 ? '#f1b99a' : '#c9705c',
        'opacity=".4"',
      );
    });
    return [
      shadow(14, 2, 116, 12, 0.36, '#4a1f3a'),
      volume(box(-94, -116, 188, 116, 8), '#dc8a6e', {
        depth: 20,
        paint: linear([
          [0, '#eda487'],
          [1, '#c8705c'],
        ]),
        inside: bricks.join(''),
      }),
      // The gable with its clock.
      volume('M-34 -112V-160L0 -196L34 -160V-112Z', '#f3d3ae', {
        depth: 10,
        shade: '#a8685f',
        paint: linear([
          [0, '#fff0d6'],
          [1, '#eac39a'],
        ]),
      }),
      volume('M-118 -104L-96 -142H96L118 -104Q118 -96 108 -96H-108Q-118 -96 -118 -104Z', '#6f6a9c', {
        depth: 13,
        shade: '#3a2f6c',
        paint: linear([
          [0, '#8f8cba'],
          [1, '#5c5688'],
        ]),
        inside: Array.from({ length: 12 }, (_, k) =>
          stroke(`M${-96 + k * 17} -140l${-8 + k * 1.4} 40`, '#413a70', 2.4, 'opacity=".35"'),
        ).join(''),
      }),
      volume('M-44 -152L0 -206L44 -152L36 -146L0 -188L-36 -146Z', '#6f6a9c', { depth: 7, shade: '#3a2f6c' }),
      fill(ellipse(0, -146, 19), '#8a5a5c'),
      fill(ellipse(0, -147, 16), '#fffaf0'),
      stroke('M0 -147V-157M0 -147L7 -143', '#3a2f5c', 2.6),
      ...[-70, 40].map((x) => pane(x, -84, 30, 40, x > 0)),
      volume('M-20 0V-56Q-20 -74 0 -74Q20 -74 20 -56V0Z', '#4f7f9c', {
        depth: 8,
        inside: stroke('M0 -72V0', '#2f5674', 2.4, 'opacity=".6"'),
      }),
      fill(ellipse(12, -32, 2.6), '#ffe08a'),
      // Canopy over the platform side.
      shadow(4, -84, 104, 6, 0.34, '#4a1f3a'),
      ...Array.from({ length: 9 }, (_, k) =>
        fill(`M${n(-108 + k * 24)} -96h24v12a12 8 0 0 1 -24 0Z`, k % 2 ? '#fff6e6' : '#e0493f'),
      ),
      ...[-92, 92].map((x) => volume(box(x - 4, -86, 8, 86, 4), '#8c5f86', { depth: 4 })),
      ...[-62, 58].map(
        (x) =>
          volume(box(x - 16, -14, 32, 14, 5), '#a8684a', { depth: 5 }) +
          volume(bumpy(x, -22, 19, 12, 7, 3 + Math.abs(x), 0.8), '#6fb35f', {
            depth: 6,
            over: [-8, 0, 8].map((dx) => fill(ellipse(x + dx, -26 + (dx % 3), 3), '#ff8f7a')).join(''),
          }),
      ),
    ];
  });

/** A lamp post of the platform, its foot at (0, 0). */
const lamp = (): Drawing =>
  draw({ x: -22, y: -122, width: 44, height: 130 }, () => [
    shadow(4, 0, 15, 4, 0.4, '#4a1f3a'),
    volume('M-4 0L-3 -92H3L4 0Z', '#5f5688', { depth: 4 }),
    volume(box(-9, -8, 18, 10, 4), '#5f5688', { depth: 4 }),
    glow(0, -102, 20, 19, '#ffe9a0', 5, 0.55),
    volume('M-11 -90L-14 -112H14L11 -90Z', '#ffe9a8', { depth: 5, shade: '#e09a4c' }),
    volume('M-17 -110Q0 -124 17 -110Z', '#5f5688', { depth: 4 }),
  ]);

/** A bench on the platform. */
const bench = (): Drawing =>
  draw({ x: -52, y: -46, width: 104, height: 54 }, () => [
    shadow(6, 1, 44, 5, 0.34, '#4a1f3a'),
    ...[-36, 32].map((x) => volume(box(x, -20, 6, 20, 3), '#5f5688', { depth: 3 })),
    volume(box(-46, -40, 92, 11, 5), '#c98a5c', { depth: 5 }),
    volume(box(-48, -23, 96, 11, 5), '#d99a68', { depth: 5 }),
  ]);

const looks = [
  { coat: '#e8694f', hair: '#5a3a3c', skin: '#f6c9a4' },
  { coat: '#4f9fb3', hair: '#3a2f3c', skin: '#b97f5c' },
  { coat: '#f0b84a', hair: '#a8623c', skin: '#ffd9b8' },
  { coat: '#8a6ab8', hair: '#2f2a38', skin: '#8f5f48' },
] as const;

type Look = (typeof looks)[number];

const head = (look: Look, y: number, r: number): Markup =>
  volume(ellipse(0, y, r, r), look.skin, { depth: r * 0.5, shadeOpacity: 0.4 }) +
  volume(
    `M${-r} ${y - 1}Q${n(-r * 1.06)} ${n(y - r * 1.22)} 0 ${n(y - r * 1.18)}Q${n(r * 1.06)} ${n(y - r * 1.22)} ${r} ${y - 1}Q${n(r * 0.6)} ${n(y - r * 0.62)} 0 ${n(y - r * 0.5)}Q${n(-r * 0.6)} ${n(y - r * 0.62)} ${-r} ${y - 1}Z`,
    look.hair,
    { depth: r * 0.4 },
  ) +
  [-1, 1].map((s) => fill(ellipse(s * r * 0.36, y + r * 0.12, r * 0.13, r * 0.17), '#3a2230')).join('') +
  [-1, 1]
    .map((s) => fill(ellipse(s * r * 0.58, y + r * 0.42, r * 0.17, r * 0.11), '#ff8a6b', 'opacity=".6"'))
    .join('') +
  stroke(
    `M${n(-r * 0.24)} ${n(y + r * 0.44)}q${n(r * 0.24)} ${n(r * 0.24)} ${n(r * 0.48)} 0`,
    '#8a3a44',
    Math.max(1.4, r * 0.12),
  );

/** A traveller as a small vinyl figure, feet at (0, 0). */
const traveller = (look: Look): Drawing =>
  draw({ x: -22, y: -72, width: 44, height: 80 }, () => [
    shadow(3, 0, 14, 4, 0.4, '#4a1f3a'),
    volume('M-13 0Q-15 -34 -8 -40H8Q15 -34 13 0Q0 4 -13 0Z', look.coat, {
      depth: 7,
      paint: linear([
        [0, light(look.coat, 0.25)],
        [1, look.coat],
      ]),
    }),
    fill(ellipse(0, -30, 1.8), '#fff6e0') + fill(ellipse(0, -20, 1.8), '#fff6e0'),
    head(look, -53, 14),
  ]);

/** The same traveller's face behind a window. */
const face = (look: Look): Drawing =>
  draw({ x: -15, y: -17, width: 30, height: 32 }, () => [
    volume('M-13 15Q-12 5 0 5Q12 5 13 15Z', look.coat, { depth: 4 }),
    head(look, -3, 11),
  ]);

/** The runner that shows how long the platform is; stretched in nine parts. */
const carpet = (): Drawing =>
  draw({ x: -40, y: -15, width: 80, height: 30 }, () => [
    fill(box(-39, -11, 78, 25, 5), '#4a1f3a', `opacity=".3" filter="${blur(2)}"`),
    volume(box(-39, -13, 78, 25, 5), '#e0493f', {
      depth: 6,
      paint: linear([
        [0, '#ee6a58'],
        [1, '#cf3f3c'],
      ]),
      over: fill(box(-39, -10, 78, 3, 0), '#ffdf9a') + fill(box(-39, 6, 78, 3, 0), '#ffdf9a'),
    }),
  ]);

const tick = (): Drawing =>
  draw({ x: -3, y: -12, width: 6, height: 24 }, () =>
    fill(box(-1.6, -9, 3.2, 18, 1.6), '#fff0d0', 'opacity=".9"'),
  );

/** A striped post at each end of the runner. */
const post = (): Drawing =>
  draw({ x: -16, y: -96, width: 32, height: 104 }, () => [
    shadow(4, 0, 12, 4, 0.4, '#4a1f3a'),
    volume(box(-4.5, -82, 9, 84, 4), '#fff6e6', {
      depth: 4,
      shade: '#8a6a9c',
      inside: [0, 1, 2, 3].map((k) => fill(box(-6, -76 + k * 22, 12, 11, 0), '#e0493f')).join(''),
    }),
    volume(ellipse(0, -84, 9), '#ffc83d', { depth: 5, shade: '#c9701c' }),
  ]);

/** Too much of a train: stripes laid over what sticks out. */
const stripes = (): Drawing =>
  draw({ x: -40, y: -60, width: 80, height: 120 }, () =>
    volume(box(-38, -58, 76, 116, 14), '#ffe6dc', {
      depth: 0.1,
      shadeOpacity: 0,
      rimOpacity: 0,
      paint: 'none',
      inside: Array.from({ length: 14 }, (_, k) =>
        stroke(`M${-110 + k * 16} 64l70 -130`, '#a3320f', 5, 'opacity=".42"'),
      ).join(''),
      over: fill(box(-38, -58, 76, 116, 14), '#ff9a7a', 'opacity=".16"'),
    }),
  );

/** A piece of train that is missing: a dashed place. */
const missing = (): Drawing =>
  draw({ x: -40, y: -60, width: 80, height: 120 }, () => [
    fill(box(-37, -57, 74, 114, 14), '#fffaf0', 'opacity=".55"'),
    stroke(box(-36, -56, 72, 112, 14), '#a3320f', 4, 'stroke-dasharray="9 9"'),
  ]);

const measure = (): Drawing =>
  draw({ x: -30, y: -14, width: 60, height: 28 }, () => [
    stroke('M-26 0H26M-26 -10V10M26 -10V10', '#fffaf0', 9),
    stroke('M-26 0H26M-26 -10V10M26 -10V10', '#a3320f', 4.5),
  ]);

/** Flowers and a bush in the lower corner, the darkest of the picture. */
const corner = (): Drawing =>
  draw({ x: -150, y: -120, width: 300, height: 150 }, () => {
    const leaf = '#3f8a58';
    const bloom = (x: number, y: number, colour: string): Markup =>
      group(
        [0, 1, 2, 3, 4].map((k) => {
          const a = (k / 5) * 6.28;
          return fill(ellipse(x + Math.cos(a) * 6, y + Math.sin(a) * 6, 4.6), colour);
        }),
      ) + fill(ellipse(x, y, 4), '#ffd36b');
    return [
      volume(bumpy(-60, -20, 84, 62, 9, 4, 0.9), dark(leaf, 0.1), { depth: 18 }),
      volume(bumpy(36, -4, 74, 48, 8, 7, 0.9), leaf, {
        depth: 16,
        paint: linear([
          [0, light(leaf, 0.25)],
          [1, leaf],
        ]),
      }),
      bloom(-80, -52, '#f6a08c'),
      bloom(-34, -30, '#fff0d6'),
      bloom(30, -26, '#f6a08c'),
      bloom(70, -4, '#fff0d6'),
      bloom(-104, -14, '#fff0d6'),
    ];
  });

const steam = (): Drawing =>
  draw({ x: -34, y: -30, width: 68, height: 60 }, () =>
    volume(bumpy(0, 0, 28, 22, 7, 5), '#fffdf8', { depth: 10, shade: '#b9b4dc', shadeOpacity: 0.4 }),
  );

const halo = (): Drawing =>
  draw({ x: -60, y: -60, width: 120, height: 120 }, () =>
    fill(
      ellipse(0, 0, 58),
      radial([
        [0, '#fff3b8', 0.95],
        [0.5, '#ffe27a', 0.5],
        [1, '#ffe27a', 0],
      ]),
    ),
  );

const confetti = (colour: string): Drawing =>
  draw({ x: -8, y: -6, width: 16, height: 12 }, () => volume(box(-6, -4, 12, 8, 3), colour, { depth: 3 }));

/** What stands on and round the platform. */
export const stationSprites = (): Record<string, Drawing> => ({
  station: stationHouse(),
  lamp: lamp(),
  bench: bench(),
  carpet: carpet(),
  tick: tick(),
  post: post(),
  stripes: stripes(),
  missing: missing(),
  measure: measure(),
  corner: corner(),
  steam: steam(),
  halo: halo(),
  'confetti-1': confetti('#e0493f'),
  'confetti-2': confetti('#ffc83d'),
  'confetti-3': confetti('#5f9fc0'),
  ...Object.fromEntries(
    looks.flatMap((look, k) => [
      [`person-${k + 1}`, traveller(look)],
      [`face-${k + 1}`, face(look)],
    ]),
  ),
});
