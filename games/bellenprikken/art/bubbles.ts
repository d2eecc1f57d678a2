import { type Colour, light } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { box, bumpy, ellipse, round as n, star as starShape } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, radial } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';
import { bubbleRadius } from './sizes';

const square = (half: number) => ({ x: -half, y: -half, width: half * 2, height: half * 2 });

/** A thin film: clear in the middle, so that what is inside stays readable, with colour in the rim. */
const bubble = () =>
  draw(square(bubbleRadius + 12), () => {
    const r = bubbleRadius;
    const film = (dx: number, dy: number, colour: Colour, second: Colour, opacity: number) =>
      fill(
        ellipse(dx, dy, r * 1.02),
        radial([
          [0, colour, 0],
          [0.8, colour, 0],
          [0.93, colour, opacity],
          [0.98, second, opacity * 0.8],
          [1, second, 0],
        ]),
      );
    return [
      fill(ellipse(5, 9, r, r), '#0b3f66', `opacity=".16" filter="${blur(6)}"`),
      fill(
        ellipse(0, 0, r),
        radial([
          [0, '#ffffff', 0.5],
          [0.6, '#effbff', 0.5],
          [0.82, '#bfeefa', 0.62],
          [0.93, '#eafaff', 0.85],
          [0.985, '#ffffff', 0.95],
          [1, '#ffffff', 0.6],
        ]),
      ),
      `<g clip-path="${clip(ellipse(0, 0, r))}">`,
      film(r * 0.2, r * 0.26, '#ff9fd6', '#ffd38a', 0.5),
      film(-r * 0.17, -r * 0.2, '#a99bff', '#7fd8ff', 0.42),
      film(-r * 0.26, r * 0.14, '#8ff0d0', '#8fd8ff', 0.3),
      fill(
        ellipse(r * 0.2, r * 0.3, r * 0.9),
        radial([
          [0, '#2a7fae', 0],
          [0.86, '#2a7fae', 0],
          [1, '#2a7fae', 0.26],
        ]),
      ),
      '</g>',
    ];
  });

/** Reflections on the rim, painted over what is inside; they stay clear of the digits. */
const gloss = () =>
  draw(square(bubbleRadius + 2), () => {
    const r = bubbleRadius;
    return [
      stroke(
        `M${n(-r * 0.83)} ${n(-r * 0.27)}A${n(r * 0.875)} ${n(r * 0.875)} 0 0 1 ${n(-r * 0.36)} ${n(-r * 0.8)}`,
        '#ffffff',
        r * 0.085,
        'opacity=".96"',
      ),
      fill(ellipse(-r * 0.16, -r * 0.885, r * 0.043), '#ffffff'),
      stroke(
        `M${n(r * 0.53)} ${n(r * 0.7)}A${n(r * 0.88)} ${n(r * 0.88)} 0 0 0 ${n(r * 0.75)} ${n(r * 0.46)}`,
        '#ffffff',
        r * 0.05,
        'opacity=".75"',
      ),
    ];
  });

/** A ring round the bubble that has the focus: dark and light, so that it shows on any ground. */
const focus = () =>
  draw(square(bubbleRadius + 18), () => [
    stroke(ellipse(0, 0, bubbleRadius + 9), '#ffffff', 12),
    stroke(ellipse(0, 0, bubbleRadius + 9), '#176b7d', 6),
  ]);

/** Half size: it is soft, and drawn at twice this. */
const halo = () =>
  draw(square(75), () =>
    fill(
      ellipse(0, 0, 74),
      radial([
        [0, '#ffe27a', 0],
        [0.5, '#ffe27a', 0.1],
        [0.64, '#ffdc66', 0.95],
        [0.76, '#ffe9a0', 0.5],
        [1, '#ffe27a', 0],
      ]),
    ),
  );

const plate = (width: number, height: number) =>
  draw({ x: -width / 2 - 6, y: -height / 2 - 4, width: width + 12, height: height + 14 }, () => {
    const corner = height / 2;
    return [
      fill(
        box(-width / 2, -height / 2 + 4, width, height, corner),
        '#2a1f66',
        `opacity=".24" filter="${blur(3)}"`,
      ),
      fill(box(-width / 2, -height / 2 + 2.5, width, height, corner), '#e8d3b0'),
      fill(
        box(-width / 2, -height / 2, width, height, corner),
        linear([
          [0, '#ffffff'],
          [0.3, '#fffaf0'],
          [1, '#fff3dd'],
        ]),
      ),
    ];
  });

const bead = (radius: number, colour: Colour) =>
  draw(square(radius + 4), () => [
    fill(ellipse(1.5, 2.6, radius), '#2a1f66', `opacity=".3" filter="${blur(1.5)}"`),
    volume(ellipse(0, 0, radius), colour, {
      depth: radius * 0.5,
      rimOpacity: 0.85,
      paint: radial(
        [
          [0, light(colour, 0.45)],
          [0.7, colour],
          [1, colour],
        ],
        0.34,
        0.3,
        0.8,
      ),
    }),
    fill(ellipse(-radius * 0.32, -radius * 0.36, radius * 0.24, radius * 0.18), '#ffffff', 'opacity=".85"'),
  ]);

const ring = (radius: number, colour: Colour, dashed: boolean) =>
  draw(square(radius + 5), () =>
    stroke(ellipse(0, 0, radius), colour, 4.5, dashed ? 'stroke-dasharray="7 7.1"' : ''),
  );

const drop = () =>
  draw({ x: -10, y: -16, width: 20, height: 30 }, () =>
    volume('M0 -14Q9 -2 9 5A9 9 0 0 1 -9 5Q-9 -2 0 -14Z', '#6fd0ee', {
      depth: 5,
      shade: '#1b6fa8',
      rim: '#ffffff',
      rimOpacity: 0.95,
    }),
  );

const spark = () =>
  draw(square(16), () => fill('M0 -15Q2 -2 15 0Q2 2 0 15Q-2 2 -15 0Q-2 -2 0 -15Z', '#fff6c8'));

const splash = () =>
  draw(square(bubbleRadius + 20), () => {
    const strokes = Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI + 0.2;
      const [from, to] = index % 2 ? [72, 98] : [78, 106];
      return stroke(
        `M${n(Math.cos(angle) * from)} ${n(Math.sin(angle) * from)}L${n(Math.cos(angle) * to)} ${n(Math.sin(angle) * to)}`,
        index % 3 ? '#ffffff' : '#9fe6f5',
        index % 2 ? 6 : 8,
      );
    });
    return strokes;
  });

const check = () =>
  draw(square(22), () => [fill(ellipse(0, 0, 20), '#2f9f76'), stroke('M-9 1L-2 8L10 -7', '#ffffff', 5.5)]);

/** A heap of foam on Sam's head. */
const foamHat = () =>
  draw(
    { x: -60, y: -46, width: 120, height: 70 },
    () =>
      volume(bumpy(0, -8, 46, 26, 8, 5, 0.6), '#fbfdff', {
        depth: 11,
        shade: '#8fb6e4',
        shadeOpacity: 0.55,
      }) + volume(bumpy(6, -26, 22, 15, 6, 9), '#ffffff', { depth: 7, shade: '#8fb6e4', shadeOpacity: 0.5 }),
  );

/** Suds in front of whoever sits in the bath. */
const sudsFront = () =>
  draw({ x: -110, y: -50, width: 220, height: 74 }, () =>
    group([
      volume(bumpy(-46, -6, 52, 26, 9, 12, 0.6), '#fbfdff', {
        depth: 12,
        shade: '#8fb6e4',
        shadeOpacity: 0.5,
      }),
      volume(bumpy(46, -8, 56, 30, 9, 15, 0.6), '#fbfdff', {
        depth: 12,
        shade: '#8fb6e4',
        shadeOpacity: 0.5,
      }),
      volume(bumpy(2, -2, 40, 20, 8, 19, 0.6), '#ffffff', { depth: 9, shade: '#8fb6e4', shadeOpacity: 0.4 }),
    ]),
  );

const star = () =>
  draw(square(30), () => place(0, 0, volume(starShape(0, 0, 26), '#ffc83d', { depth: 8, shade: '#c9701c' })));

/** Bubbles and what belongs to them, beads, foam and sparkles. */
export function bubbleSprites(): Record<string, Drawing> {
  return {
    bubble: bubble(),
    gloss: gloss(),
    focus: focus(),
    halo: halo(),
    splash: splash(),
    'plate-wide': plate(126, 66),
    'bead-coral': bead(13, '#ff7a59'),
    'bead-teal': bead(13, '#2b9fb3'),
    'ring-over': ring(17, '#a3320f', false),
    'ring-short': ring(15, '#a3320f', true),
    check: check(),
    drop: drop(),
    spark: spark(),
    star: star(),
    'foam-hat': foamHat(),
    'suds-front': sudsFront(),
  };
}
