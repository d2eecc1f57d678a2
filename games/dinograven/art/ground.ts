import { dark, mix } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, round as n, type Point, smooth } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, volume } from '../../../assets/drawing/volume';
import { boards, bucket, mound, parasol, pebble, prints, rock, stakes, trowel, tuft } from './camp';
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

/** How far the slope of a hole reaches beyond its edge, px. */
const slope = 19;

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** What is found in the wall of a hole: shells, a tooth, pebbles in layers. */
const inWall = (hole: Rect, seed: number): Markup => {
  const next = random(seed);
  return Array.from({ length: 26 }, (_, k) => {
    const along = next();
    const deep = slope * (0.25 + next() * 0.5);
    const [x, y] =
      k % 2
        ? [hole.x + along * hole.width, k % 4 === 1 ? hole.y - deep : hole.y + hole.height + deep]
        : [k % 4 ? hole.x - deep : hole.x + hole.width + deep, hole.y + along * hole.height];
    return k % 5 === 0
      ? stroke(`M${n(x - 5)} ${n(y)}a5 5 0 1 1 5 5a3 3 0 1 1 -2 -5`, '#ffe9c4', 2.4, 'opacity=".8"')
      : pebble(x, y, 2 + next() * 3, mix('#c48a5e', '#f4dcb4', next()));
  }).join('');
};

/** The slope and the walls of a hole: in shade where the sun cannot look in, lit where it does. */
function walls(hole: Rect, seed: number): Markup {
  const lip = dug(grown(hole, slope), seed, 12);
  const outer = dug(hole, seed + 4);
  return (
    `<g filter="${blur(7)}">${fill(dug(grown(hole, slope + 9), seed + 2, 14), '#fff3d2', 'opacity=".85"')}</g>` +
    `<g clip-path="${clip(lip)}">` +
    fill(
      lip,
      linear(
        [
          [0, '#8f4b3c'],
          [0.36, '#b5713f'],
          [0.6, '#e0a560'],
          [1, '#ffd893'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    [0.34, 0.72]
      .map((share) =>
        stroke(dug(grown(hole, slope * (1 - share)), seed + 7, 9), '#6b2f45', 2.5, 'opacity=".3"'),
      )
      .join('') +
    inWall(hole, seed + 11) +
    stroke(lip, '#fff0c8', 4, `opacity=".75" transform="translate(-1 -1)" filter="${blur(1.5)}"`) +
    '</g>' +
    fill(outer, '#7f3f3c')
  );
}

/** Low dunes across a floor of sand, lit from the upper left. */
const dunes = ({ x, y, width, height }: Rect): Markup => {
  const next = random(53);
  return Array.from({ length: 15 }, (_, k) => {
    const at = y + ((k + 0.4 + next() * 0.3) * height) / 15;
    const from = x - 20 + next() * width * 0.3;
    const long = width * (0.3 + next() * 0.34);
    const d = `M${n(from)} ${n(at)}q${n(long * 0.25)} ${n(-10 - next() * 8)} ${n(long * 0.5)} 0t${n(long * 0.5)} 0`;
    return (
      stroke(d, '#b97c3f', 5, 'opacity=".3" transform="translate(2 4)"') +
      stroke(d, '#ffeec2', 4.5, 'opacity=".5"')
    );
  }).join('');
};

/** The hole with a floor of smooth sand, onto which its walls throw their shade. */
function pit(hole: Rect): Markup {
  const floor = { x: hole.x + 4, y: hole.y + 6, width: hole.width - 6, height: hole.height - 8 };
  const inner = dug(floor, 9, 5);
  return (
    walls(hole, 4) +
    fill(
      inner,
      linear(
        [
          [0, '#d9a460'],
          [0.5, '#e9b970'],
          [1, '#f2cb88'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    `<g clip-path="${clip(inner)}">` +
    dunes(floor) +
    `<g filter="${blur(16)}">${stroke(inner, '#4f1c3a', 50, `opacity=".6" transform="translate(10 11)"`)}</g>` +
    `<g filter="${blur(5)}">${stroke(inner, '#fff0c8', 8, `opacity=".55" transform="translate(-4 -5)"`)}</g>` +
    '</g>'
  );
}

/** A shallow bed of smooth earth between boards, for what was found. */
function bed(rect: Rect): Markup {
  const shape = dug(rect, 21, 6);
  const next = random(77);
  const layers = Array.from({ length: 7 }, (_, k) => {
    const y = rect.y + ((k + 0.6) * rect.height) / 7;
    return stroke(
      `M${rect.x - 10} ${n(y)}q${n(rect.width * 0.25)} ${n(-14 + next() * 10)} ${n(rect.width * 0.5)} 0t${n(rect.width * 0.5 + 20)} 0`,
      k % 2 ? '#8f4b3c' : '#f0c486',
      n(3 + next() * 5),
      'opacity=".24"',
    );
  });
  const grit = Array.from({ length: 26 }, () =>
    pebble(
      rect.x + next() * rect.width,
      rect.y + next() * rect.height,
      1.6 + next() * 3,
      mix('#a8683f', '#e3b478', next()),
    ),
  );
  return (
    walls(rect, 31) +
    `<g clip-path="${clip(shape)}">` +
    fill(
      shape,
      linear(
        [
          [0, '#8f5638'],
          [0.5, '#a86a42'],
          [1, '#c08552'],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    layers.join('') +
    grit.join('') +
    `<g filter="${blur(14)}">${stroke(shape, '#3f1530', 44, `opacity=".6" transform="translate(9 10)"`)}</g>` +
    `<g filter="${blur(5)}">${stroke(shape, '#ffe3b0', 8, `opacity=".5" transform="translate(-4 -5)"`)}</g>` +
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
    bucket(1000, 96),
    parasol(-122, 60, 92),
    stakes([
      [-20, 128],
      [-26, 330],
      [-16, 540],
      [-24, 740],
    ]),
    boards(1354, 360, 6, 8),
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
    parasol(752, 1310, 84),
    stakes([
      [-26, 250],
      [-34, 520],
      [-22, 800],
    ]),
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
