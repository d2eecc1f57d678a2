import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse, hill, round as n } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, volume } from '../../../assets/drawing/volume';
import { board } from './pizza';
import { herbs, mat, oil, pin, towel } from './props';
import { width } from './sizes';

interface Room {
  readonly wide: number;
  readonly height: number;
  /** Top of the drawing, where the counter begins, and where the tiles of the wall begin. */
  readonly top: number;
  readonly counter: number;
  readonly tiles: number;
  readonly window: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The fair outside: a big wheel, a tent and hills under a light sky. */
function outside({ x, y, width, height }: Room['window']): Markup {
  const [cx, cy, r] = [x + width * 0.66, y + height * 0.48, height * 0.36];
  const spokes = Array.from({ length: 10 }, (_, k) => {
    const angle = (k / 10) * 6.283;
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return (
      stroke(`M${n(cx)} ${n(cy)}L${n(cx + dx)} ${n(cy + dy)}`, '#fff3ea', 1.8, 'opacity=".85"') +
      fill(box(cx + dx - 7, cy + dy - 4, 14, 13, 5), ['#e8527a', '#ffc83d', '#4fb3bf'][k % 3] ?? '#e8527a') +
      fill(box(cx + dx - 5, cy + dy - 3, 10, 3, 1.5), '#ffffff', 'opacity=".45"')
    );
  });
  const tent = x + width * 0.2;
  const foot = y + height * 0.9;
  return [
    fill(
      box(x, y, width, height, 0),
      linear([
        [0, '#a9dcee'],
        [0.7, '#e6f0ec'],
        [1, '#ffe6d2'],
      ]),
    ),
    glow(x + width * 0.16, y + height * 0.2, 46, 40, '#fff6d8', 16, 0.9),
    fill(bumpy(x + width * 0.4, y + height * 0.24, 38, 15, 7, 3, 0.4), '#ffffff', 'opacity=".9"'),
    fill(
      hill(
        [
          [x - 10, y + height * 0.74],
          [x + width * 0.35, y + height * 0.64],
          [x + width * 0.7, y + height * 0.74],
          [x + width + 10, y + height * 0.66],
        ],
        y + height,
      ),
      '#c4dfb0',
    ),
    stroke(
      `M${n(cx)} ${n(cy)}L${n(cx - r * 0.6)} ${n(foot)}M${n(cx)} ${n(cy)}L${n(cx + r * 0.6)} ${n(foot)}`,
      '#d9708c',
      5,
    ),
    stroke(ellipse(cx, cy, r), '#f2a0b4', 5),
    ...spokes,
    fill(ellipse(cx, cy, 6), '#ffc83d'),
    volume(
      `M${n(tent - 40)} ${n(foot)}V${n(foot - 30)}L${n(tent)} ${n(foot - 66)}L${n(tent + 40)} ${n(foot - 30)}V${n(foot)}Z`,
      '#fff6e6',
      {
        depth: 6,
        shade: '#8a5a9a',
        inside: [-30, 0, 30]
          .map((dx) =>
            fill(
              `M${n(tent)} ${n(foot - 66)}L${n(tent + dx - 9)} ${n(foot)}H${n(tent + dx + 9)}Z`,
              '#ef7f9a',
            ),
          )
          .join(''),
      },
    ),
    fill(
      hill(
        [
          [x - 10, y + height * 0.88],
          [x + width * 0.5, y + height * 0.83],
          [x + width + 10, y + height * 0.9],
        ],
        y + height + 2,
      ),
      '#9fcf8c',
    ),
  ].join('');
}

function windowOf(room: Room['window']): Markup {
  const { x, y, width, height } = room;
  const frame = box(x - 14, y - 14, width + 28, height + 28, 26);
  const pane = box(x, y, width, height, 16);
  return [
    fill(frame, '#7a2f54', `opacity=".3" filter="${blur(6)}" transform="translate(5 8)"`),
    volume(frame, '#fff3e2', { depth: 9, shade: '#b8708c', shadeOpacity: 0.5 }),
    volume(pane, '#a9dcee', {
      depth: 8,
      shade: '#7a4a86',
      shadeOpacity: 0.3,
      rimOpacity: 0,
      inside: outside(room),
    }),
    stroke(`M${n(x + width / 2)} ${y}V${y + height}`, '#fff3e2', 9),
    fill(
      `M${x + 18} ${y + height * 0.62}L${n(x + width * 0.3)} ${y + 12}H${n(x + width * 0.4)}L${x + 44} ${y + height * 0.74}Z`,
      '#ffffff',
      'opacity=".2"',
    ),
  ].join('');
}

/** Glazed tiles, each a little different, under a plastered wall. */
function wall({ wide, top, counter, tiles }: Room): Markup {
  const next = random(21);
  const parts: Markup[] = [];
  const side = 58;
  for (let row = 0; tiles + row * side < counter; row++) {
    for (let k = 0; k * side < wide; k++) {
      const x = k * side;
      const y = tiles + row * side;
      const tone = ['#ffe3d6', '#ffdccb', '#fbd3c4', '#ffe9dc'][Math.floor(next() * 4)] ?? '#ffdccb';
      parts.push(fill(box(x + 1.5, y + 1.5, side - 3, side - 3, 9), tone));
      parts.push(
        stroke(
          `M${x + 9} ${y + side - 12}V${y + 13}Q${x + 9} ${y + 8} ${x + 15} ${y + 8}H${x + 34}`,
          '#fffaf4',
          2.6,
          'opacity=".55"',
        ),
      );
    }
  }
  return [
    fill(
      box(0, top, wide, counter - top, 0),
      linear([
        [0, '#ffd2c2'],
        [1, '#f9c3b4'],
      ]),
    ),
    fill(box(0, tiles - 12, wide, counter - tiles + 12, 0), '#efb3a6'),
    ...parts,
    volume(box(-20, tiles - 20, wide + 40, 18, 8), '#4fb3bf', { depth: 6, shade: '#1f6a86' }),
    fill(
      ellipse(250, top + 60, 760, 330),
      radial([
        [0, '#fff6de', 0.6],
        [1, '#fff6de', 0],
      ]),
    ),
    fill(
      box(0, counter - 60, wide, 62, 0),
      linear([
        [0, '#8a2f5c', 0],
        [1, '#8a2f5c', 0.32],
      ]),
    ),
  ].join('');
}

/** The worktop from above: pale planks, floured where the dough is rolled. */
function worktop({ wide, top, height, counter }: Room): Markup {
  const next = random(7);
  const bottom = top + height;
  const planks: Markup[] = [];
  const rows = 6;
  const tall = (bottom - counter) / rows;
  for (let row = 0; row < rows; row++) {
    const y = counter + row * tall;
    planks.push(
      fill(box(-4, y, wide + 8, tall - 2.5, 4), ['#f4cfa6', '#f0c79c', '#f6d4ae'][row % 3] ?? '#f4cfa6'),
    );
    planks.push(stroke(`M0 ${n(y + 2.6)}H${wide}`, '#fff0d4', 2.4, 'opacity=".55"'));
    for (let k = 0; k < 7; k++) {
      const x = next() * wide;
      const long = 90 + next() * 190;
      planks.push(
        stroke(
          `M${n(x)} ${n(y + tall * (0.2 + next() * 0.6))}q${n(long / 2)} ${n(-5 + next() * 10)} ${n(long)} 0`,
          '#d9a06c',
          2.2,
          'opacity=".26"',
        ),
      );
    }
    const seam = 120 + next() * (wide - 240);
    planks.push(stroke(`M${n(seam)} ${n(y + 3)}V${n(y + tall - 4)}`, '#b8764c', 2.6, 'opacity=".4"'));
  }
  return [
    fill(box(0, counter, wide, bottom - counter, 0), '#cf9668'),
    ...planks,
    fill(
      box(0, counter, wide, bottom - counter, 0),
      linear([
        [0, '#fff4d8', 0.32],
        [0.45, '#fff4d8', 0],
        [1, '#a0426a', 0.3],
      ]),
    ),
    fill(
      box(0, counter, wide, 26, 0),
      linear([
        [0, '#7a2f54', 0.34],
        [1, '#7a2f54', 0],
      ]),
    ),
    volume(box(-20, counter - 8, wide + 40, 15, 6), '#eec294', { depth: 5, shade: '#9a4a5c' }),
  ].join('');
}

/** Flour thrown on the wood: a soft heart and grains round it. */
function flour(x: number, y: number, rx: number, ry: number, seed: number): Markup {
  const next = random(seed);
  const grains = Array.from({ length: 120 }, () => {
    const angle = next() * 6.283;
    const reach = 0.7 + Math.sqrt(next()) * 0.55;
    return fill(
      ellipse(
        x + Math.cos(angle) * rx * reach,
        y + Math.sin(angle) * ry * reach,
        1 + next() * 2.6,
        0.9 + next() * 1.8,
      ),
      '#fffaf0',
      `opacity="${n(0.35 + next() * 0.5)}"`,
    );
  });
  const dust = radial([
    [0, '#fffaf0', 0.62],
    [0.6, '#fffaf0', 0.4],
    [1, '#fffaf0', 0],
  ]);
  return fill(ellipse(x, y, rx * 1.2, ry * 1.2), dust) + grains.join('');
}

function roomOf(room: Room, corners: () => readonly Markup[]): Drawing {
  const { wide } = room;
  return draw({ x: 0, y: room.top, width: wide, height: room.height }, () => [
    wall(room),
    windowOf(room.window),
    worktop(room),
    ...corners(),
    // The one sun, from the upper left.
    fill(
      box(0, room.top, wide, room.height, 0),
      radial(
        [
          [0, '#fff4cf', 0.34],
          [0.6, '#fff4cf', 0],
        ],
        0.1,
        0.1,
        0.8,
      ),
    ),
  ]);
}

const sideways = (x: number): number => x + (width.landscape - 1280) / 2;
const upright = (x: number): number => x + (width.portrait - 720) / 2;

/** The kitchen of the fair; a layer stands with its middle at the place it is given. */
export const kitchen = (): Drawing =>
  roomOf(
    {
      wide: width.landscape,
      top: -132,
      height: 984,
      counter: 250,
      tiles: 96,
      window: { x: sideways(44), y: 96, width: 292, height: 132 },
    },
    () => [
      flour(sideways(640), 470, 300, 210, 5),
      mat(sideways(944), 364, 326, 350, '#f49ab0'),
      oil(sideways(298), 330),
      board(sideways(640), 446, 616, 496),
      towel(sideways(-220), 470),
      pin(sideways(1180), 790, -12),
      herbs(sideways(1268), 330),
    ],
  );

export const kitchenTall = (): Drawing =>
  roomOf(
    {
      wide: width.portrait,
      top: -150,
      height: 1580,
      counter: 430,
      tiles: 210,
      window: { x: upright(40), y: 258, width: 330, height: 146 },
    },
    () => [
      flour(upright(360), 720, 320, 260, 5),
      mat(upright(6), 958, 708, 262, '#f49ab0'),
      board(upright(360), 694, 660, 520),
      towel(upright(-130), 900),
      herbs(upright(30), 486),
    ],
  );
