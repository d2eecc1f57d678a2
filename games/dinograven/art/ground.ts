import { dark, light, mix } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse, round as n, type Point, smooth } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';
import { type PitPlace, pitPlaces } from './sizes';

type Rect = PitPlace['hole'];

/** A rectangle as a hand digs it: round corners, edges that are not quite straight. */
function dug({ x, y, width, height }: Rect, seed: number, wobble = 7): string {
  const next = random(seed);
  const off = () => (next() - 0.5) * wobble;
  const points: Point[] = [];
  const across = Math.max(4, Math.round(width / 90));
  const down = Math.max(3, Math.round(height / 90));
  const corner = 20;
  for (let k = 0; k <= across; k++)
    points.push([x + corner + ((width - 2 * corner) * k) / across, y + off()]);
  for (let k = 0; k <= down; k++)
    points.push([x + width + off(), y + corner + ((height - 2 * corner) * k) / down]);
  for (let k = across; k >= 0; k--)
    points.push([x + corner + ((width - 2 * corner) * k) / across, y + height + off()]);
  for (let k = down; k >= 0; k--) points.push([x + off(), y + corner + ((height - 2 * corner) * k) / down]);
  return smooth(points);
}

const tuft = (x: number, y: number, size: number, colour: string): Markup =>
  shadow(x + size * 0.3, y + size * 0.1, size * 0.7, size * 0.24, 0.22, '#7d3f5e') +
  Array.from({ length: 9 }, (_, k) => {
    const angle = -2.9 + k * 0.36 + (k % 3) * 0.08;
    const reach = size * (0.75 + (k % 4) * 0.12);
    return stroke(
      `M${n(x)} ${n(y)}Q${n(x + Math.cos(angle) * reach * 0.5)} ${n(y + Math.sin(angle) * reach * 0.4 - size * 0.3)} ${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`,
      k % 3 ? colour : light(colour, 0.3),
      n(Math.max(2, size * 0.1)),
    );
  }).join('');

const rock = (x: number, y: number, size: number, seed: number, colour = '#c98a5e'): Markup =>
  shadow(x + size * 0.2, y + size * 0.24, size * 0.95, size * 0.6, 0.34, '#7d3f5e') +
  volume(bumpy(x, y, size, size * 0.78, 6, seed), colour, {
    depth: size * 0.26,
    shade: '#7d3f5e',
    paint: linear([
      [0, light(colour, 0.34)],
      [1, colour],
    ]),
    inside: fill(
      ellipse(x - size * 0.2, y - size * 0.26, size * 0.4, size * 0.26),
      light(colour, 0.5),
      'opacity=".5"',
    ),
  });

const pebble = (x: number, y: number, size: number, colour: string): Markup =>
  fill(ellipse(x + size * 0.3, y + size * 0.4, size, size * 0.7), '#7d3f5e', 'opacity=".22"') +
  fill(ellipse(x, y, size, size * 0.78), colour) +
  fill(
    ellipse(x - size * 0.25, y - size * 0.25, size * 0.45, size * 0.3),
    light(colour, 0.6),
    'opacity=".8"',
  );

/** Prints of three toes, walking off. */
const prints = (x: number, y: number, turn: number): Markup =>
  [0, 1, 2, 3]
    .map((k) =>
      place(
        x + Math.cos((turn * Math.PI) / 180) * k * 46,
        y + Math.sin((turn * Math.PI) / 180) * k * 46 + (k % 2 ? 12 : -12),
        group(
          fill(ellipse(0, 0, 8, 7), '#b5743c', 'opacity=".42"') +
            [-28, 0, 28]
              .map((toe) => place(0, 0, fill(ellipse(13, 0, 7, 3.6), '#b5743c', 'opacity=".42"'), 1, toe))
              .join(''),
        ),
        1,
        turn,
      ),
    )
    .join('');

const bucket = (x: number, y: number): Markup =>
  shadow(x + 14, y + 14, 38, 30, 0.4, '#7d3f5e') +
  volume(ellipse(x, y, 36, 34), '#3f9fb0', { depth: 11 }) +
  volume(ellipse(x, y, 27, 25), '#e3b266', {
    depth: 8,
    shade: '#8a5a2f',
    inside: fill(ellipse(x - 6, y - 5, 12, 9), '#f3cf8c'),
  }) +
  stroke(`M${x - 33} ${y + 2}Q${x - 10} ${y + 46} ${x + 33} ${y + 6}`, '#f4ead2', 5);

const trowel = (x: number, y: number, turn: number): Markup =>
  place(
    x,
    y,
    shadow(8, 10, 54, 13, 0.34, '#7d3f5e') +
      volume('M8 -15Q40 -18 62 0Q40 18 8 15Q2 0 8 -15Z', '#b9c3d6', { depth: 6, shade: '#5a5490' }) +
      stroke('M10 0H-8', '#8d97b4', 7) +
      volume(box(-54, -9, 48, 18, 9), '#b5532f', { depth: 6 }),
    1,
    turn,
  );

const mound = (x: number, y: number, size: number, seed: number): Markup =>
  shadow(x + size * 0.2, y + size * 0.2, size, size * 0.62, 0.26, '#7d3f5e') +
  volume(bumpy(x, y, size, size * 0.7, 9, seed), '#eab767', {
    depth: size * 0.3,
    shade: '#a8603a',
    shadeOpacity: 0.5,
    paint: linear([
      [0, '#ffe0a4'],
      [1, '#e0a555'],
    ]),
    inside: Array.from({ length: 9 }, (_, k) =>
      fill(
        ellipse(x + Math.cos(k * 2.1) * size * 0.6, y + Math.sin(k * 1.7) * size * 0.4, 3 + (k % 3)),
        k % 2 ? '#c98a45' : '#fff0cf',
        'opacity=".6"',
      ),
    ).join(''),
  });

/** The hole: walls in shade where the sun cannot look in, lit where it does; a flat floor. */
function pit(hole: Rect): Markup {
  const outer = dug(hole, 4);
  const floor = { x: hole.x + 9, y: hole.y + 13, width: hole.width - 16, height: hole.height - 19 };
  const inner = dug(floor, 9, 5);
  return (
    `<g filter="${blur(9)}">${fill(dug({ x: hole.x - 10, y: hole.y - 8, width: hole.width + 22, height: hole.height + 22 }, 2), '#fff3d2', 'opacity=".7"')}</g>` +
    fill(outer, '#a8603c') +
    `<g clip-path="${clip(outer)}">` +
    fill(
      outer,
      linear(
        [
          [0, '#7f3f3c'],
          [0.4, '#a8623f'],
          [1, '#e2a865'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    [0.25, 0.55, 0.8]
      .map((share) =>
        stroke(
          dug(
            {
              x: hole.x + 9 * share,
              y: hole.y + 13 * share,
              width: hole.width - 16 * share,
              height: hole.height - 19 * share,
            },
            6 + share * 10,
          ),
          '#5f2f3a',
          2,
          'opacity=".28"',
        ),
      )
      .join('') +
    '</g>' +
    fill(
      inner,
      linear(
        [
          [0, '#c48a4e'],
          [0.5, '#d09a5b'],
          [1, '#d9a768'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    `<g clip-path="${clip(inner)}">` +
    `<g filter="${blur(12)}">${stroke(inner, '#5f2340', 30, `opacity=".5" transform="translate(-6 -7)"`)}</g>` +
    '</g>'
  );
}

/** A shallow bed of smooth earth, tape round it. */
function bed(rect: Rect): Markup {
  const shape = dug(rect, 21, 9);
  return (
    `<g filter="${blur(6)}">${fill(dug({ x: rect.x - 6, y: rect.y - 5, width: rect.width + 14, height: rect.height + 14 }, 22), '#fff3d2', 'opacity=".6"')}</g>` +
    fill(shape, '#c98f56') +
    `<g clip-path="${clip(shape)}">` +
    fill(
      shape,
      linear(
        [
          [0, '#bd7f4a'],
          [1, '#d8a468'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    `<g filter="${blur(8)}">${stroke(shape, '#6b2f45', 22, `opacity=".45" transform="translate(-5 -6)"`)}</g>` +
    '</g>'
  );
}

function ground(
  width: number,
  height: number,
  bleedX: number,
  bleedY: number,
  where: PitPlace,
  things: () => readonly Markup[],
): Drawing {
  const moved = (rect: Rect): Rect => ({ ...rect, x: rect.x + bleedX, y: rect.y + bleedY });
  return draw({ x: 0, y: 0, width, height }, () => {
    const next = random(29);
    const mottles = Array.from({ length: 26 }, () =>
      glow(
        next() * width,
        next() * height,
        60 + next() * 150,
        34 + next() * 70,
        next() < 0.5 ? '#fff0cf' : '#e0a04e',
        26,
        0.22,
      ),
    );
    const ripples = Array.from({ length: 54 }, () => {
      const x = next() * width;
      const y = next() * height;
      const long = 40 + next() * 90;
      return stroke(
        `M${n(x)} ${n(y)}q${n(long * 0.25)} ${n(-8)} ${n(long * 0.5)} 0t${n(long * 0.5)} 0`,
        next() < 0.6 ? '#fff3d4' : '#d8933f',
        n(2 + next() * 2),
        'opacity=".4"',
      );
    });
    const grit = Array.from({ length: 80 }, () =>
      pebble(next() * width, next() * height, 2 + next() * 5, mix('#e8bd7c', '#b5743c', next() * 0.6)),
    );
    return [
      fill(
        box(0, 0, width, height, 0),
        linear(
          [
            [0, '#ffe6b0'],
            [0.5, '#f8d07c'],
            [1, '#e8ab58'],
          ],
          0,
          0,
          0.8,
          1,
        ),
      ),
      ...mottles,
      ...ripples,
      ...grit,
      group(things(), `transform="translate(${bleedX} ${bleedY})"`),
      bed(moved(where.bed)),
      pit(moved(where.hole)),
      fill(
        box(0, 0, width, height, 0),
        radial(
          [
            [0, '#fff6d8', 0.5],
            [0.4, '#fff6d8', 0.12],
            [0.7, '#7d3f5e', 0],
            [1, '#7d3f5e', 0.26],
          ],
          0.12,
          0.05,
          1.1,
        ),
      ),
    ];
  });
}

/** The dig from straight above, on a wide screen. */
export const groundWide = () =>
  ground(1704, 984, 212, 132, pitPlaces.landscape, () => [
    prints(350, 62, 8),
    mound(960, 716, 62, 5),
    mound(1010, 690, 40, 8),
    bucket(968, 84),
    trowel(-104, 420, 64),
    tuft(1250, 180, 34, '#a9a445'),
    tuft(1290, 214, 26, '#8fa83f'),
    tuft(18, 84, 36, '#a9a445'),
    tuft(952, 190, 24, '#b7a748'),
    rock(1268, 664, 42, 3),
    rock(1222, 700, 26, 6, '#b5764f'),
    rock(-6, 20, 30, 9),
    tuft(1180, 702, 30, '#8fa83f'),
    rock(332, 728, 24, 12, '#b5764f'),
    prints(-150, 560, -64),
    rock(-120, 180, 46, 15),
    tuft(-176, 330, 38, '#8fa83f'),
    tuft(-84, 640, 34, '#a9a445'),
    mound(-150, 770, 70, 11),
    rock(1404, 520, 50, 18, '#b5764f'),
    tuft(1380, 330, 36, '#a9a445'),
    tuft(1452, 700, 34, '#8fa83f'),
    trowel(1376, 640, 70),
    mound(1420, 800, 60, 14),
    tuft(420, -64, 34, '#a9a445'),
    rock(240, -70, 34, 22),
    prints(760, -70, -6),
    rock(700, 786, 32, 25),
    tuft(420, 792, 32, '#8fa83f'),
    tuft(1130, 800, 34, '#a9a445'),
  ]);

export const groundTall = () =>
  ground(984, 1584, 132, 152, pitPlaces.portrait, () => [
    prints(470, 62, 12),
    bucket(92, 190),
    trowel(640, 214, 160),
    tuft(30, 130, 36, '#a9a445'),
    tuft(690, 120, 34, '#8fa83f'),
    tuft(-40, 640, 36, '#8fa83f'),
    tuft(762, 760, 36, '#a9a445'),
    rock(752, 300, 34, 3),
    rock(-52, 320, 36, 6, '#b5764f'),
    mound(736, 1000, 40, 5),
    rock(20, 1310, 40, 9),
    tuft(700, 1316, 34, '#8fa83f'),
    rock(-60, 1060, 34, 14),
    tuft(770, 1180, 30, '#b7a748'),
  ]);

/** The shade of an acacia that stands outside the picture: nothing is as near as its leaves. */
export const acacia = (): Drawing =>
  draw({ x: 0, y: 0, width: 330, height: 250 }, () => {
    const leaf = (x: number, y: number, turn: number, size: number, colour: string) =>
      place(
        x,
        y,
        stroke(`M0 0Q${size * 0.5} ${-size * 0.1} ${size} 0`, dark(colour, 0.3), 4) +
          Array.from({ length: 9 }, (_, k) => {
            const at = (k + 1) * (size / 10);
            const long = size * 0.2 * (1 - Math.abs(k - 4) / 9);
            return [-1, 1]
              .map((side) =>
                place(
                  at,
                  0,
                  volume(ellipse(0, side * long, size * 0.055, long), colour, { depth: 4 }),
                  1,
                  side * 14,
                ),
              )
              .join('');
          }).join(''),
        1,
        turn,
      );
    return [
      `<g filter="${blur(8)}" opacity=".3">${fill('M330 30Q250 110 120 110Q210 170 330 200Z', '#7d3f5e')}</g>`,
      stroke('M336 -6Q260 40 196 44M300 20Q280 90 232 126', '#8a5a3c', 12),
      leaf(214, 44, 172, 150, '#8fa83f'),
      leaf(232, 60, 150, 128, '#6f9640'),
      leaf(240, 122, 140, 120, '#8fa83f'),
      leaf(262, 100, 108, 116, '#7da03e'),
      leaf(296, 30, 196, 120, '#9fb54a'),
      leaf(310, 60, 92, 130, '#6f9640'),
    ];
  });
