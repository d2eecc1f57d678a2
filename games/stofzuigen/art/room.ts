import { dark, light, mix } from '../../../assets/drawing/colour';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, round as n } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the wall ends and the floor begins. */
  readonly floor: number;
  readonly rug: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Planks running from the wall to the viewer, each with its own tone and grain. */
function planks({ x, y, width, height, floor }: Room, next: () => number): Markup {
  const wide = 62;
  const bottom = y + height;
  const rows: Markup[] = [];
  for (let column = 0; column * wide < width + wide; column++) {
    const left = x + column * wide;
    let top = floor - 140 * next();
    while (top < bottom) {
      const long = 200 + next() * 190;
      const colour = ['#ebbd8d', '#e4b182', '#efc598', '#dfa978'][Math.floor(next() * 4)] ?? '#e9b98a';
      rows.push(
        fill(
          box(left + 1.2, top, wide - 2.4, long - 2.4, 4),
          linear(
            [
              [0, light(colour, 0.18)],
              [0.2, colour],
              [1, dark(colour, 0.06)],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
      );
      for (let grain = 0; grain < 2; grain++) {
        const gx = left + 10 + next() * (wide - 22);
        const gy = top + 16 + next() * (long - 90);
        rows.push(
          stroke(
            `M${n(gx)} ${n(gy)}q${n(3 - next() * 6)} ${n(20 + next() * 18)} ${n(2 - next() * 4)} ${n(46 + next() * 30)}`,
            '#b57a52',
            1.8,
            'opacity=".3"',
          ),
        );
      }
      top += long;
    }
  }
  return group(
    [fill(box(x, floor, width, bottom - floor, 0), '#a8714e'), ...rows],
    `clip-path="${clip(box(x, floor, width, bottom - floor, 0))}"`,
  );
}

/** Wallpaper with soft stripes and sprigs, a rail and the skirting board. */
function wall({ x, y, width, floor }: Room, next: () => number): Markup {
  const stripes = Array.from({ length: Math.ceil(width / 56) }, (_, k) =>
    fill(box(x + k * 56, y, 28, floor - y, 0), '#ffe1c4', 'opacity=".55"'),
  );
  const sprigs = Array.from({ length: Math.ceil(width / 28) }, (_, k) => {
    const sx = x + 14 + k * 28;
    const sy = floor - 46 - ((k * 37) % 70) - next() * 6;
    return sy > y + 8
      ? fill(ellipse(sx, sy, 3), '#f0a68e', 'opacity=".5"') +
          stroke(
            `M${n(sx)} ${n(sy + 4)}q-3 5 -1 9M${n(sx - 1)} ${n(sy + 8)}q-6 -1 -7 -5`,
            '#8cc07c',
            1.8,
            'opacity=".5"',
          )
      : '';
  });
  return group([
    fill(
      box(x, y, width, floor - y, 0),
      linear([
        [0, '#fff4e2'],
        [1, '#ffe8cd'],
      ]),
    ),
    ...stripes,
    ...sprigs,
    volume(box(x - 20, floor - 24, width + 40, 26, 3), '#fffaf0', { depth: 7, shade: '#b59ac0' }),
    `<g filter="${blur(7)}">${fill(box(x, floor + 2, width, 18, 0), '#7a4a5c', 'opacity=".4"')}</g>`,
  ]);
}

/** A window with light curtains and the village hills behind it. */
const windowFrame = (x: number, y: number, w: number, h: number): Markup => {
  const inside = box(x, y, w, h, 6);
  return group([
    fill(box(x - 9, y - 9, w + 18, h + 20, 9), '#8a6a9c', `opacity=".28" filter="${blur(4)}"`),
    volume(box(x - 9, y - 10, w + 18, h + 18, 9), '#fffaf0', { depth: 6, shade: '#b59ac0' }),
    `<g clip-path="${clip(inside)}">`,
    fill(
      inside,
      linear([
        [0, '#9ad6ee'],
        [0.65, '#d3eef2'],
        [1, '#ffe9cf'],
      ]),
    ),
    fill(ellipse(x + w * 0.3, y + h * 1.06, w * 0.5, h * 0.42), '#a5d98a'),
    fill(ellipse(x + w * 0.86, y + h * 1.1, w * 0.44, h * 0.46), '#7fc47c'),
    fill(ellipse(x + w * 0.62, y + h * 0.28, w * 0.14, h * 0.1), '#ffffff', 'opacity=".9"'),
    '</g>',
    fill(box(x + w / 2 - 3, y, 6, h, 0), '#fffaf0'),
    fill(box(x, y + h * 0.52, w, 5, 0), '#fffaf0'),
    ...[-1, 1].map((side) => {
      const cx = side < 0 ? x - 16 : x + w + 16;
      return volume(
        `M${n(cx - side * 2)} ${n(y - 18)}H${n(cx - side * -34)}Q${n(cx + side * -26)} ${n(y + h * 0.5)} ${n(cx - side * 2)} ${n(y + h + 14)}Z`,
        '#f7b7a0',
        { depth: 8, shade: '#b0607c' },
      );
    }),
    volume(box(x - 44, y - 24, w + 88, 10, 5), '#c98a5c', { depth: 4 }),
  ]);
};

/** Sunlight from the window, lying on the floor. */
const sunPatch = (x: number, y: number, w: number, h: number, lean: number): Markup =>
  `<g filter="${blur(9)}">${[0, 1]
    .map((half) =>
      fill(
        `M${x + half * (w * 0.54)} ${y}h${n(w * 0.46)}l${lean} ${h}h${n(-w * 0.46)}Z`,
        '#fffaf2',
        'opacity=".34"',
      ),
    )
    .join('')}</g>`;

/** A round-cornered rug in one calm hue with rings and tassels. */
function rug({ x, y, width, height }: Room['rug']): Markup {
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
  return group([
    fill(box(x + 6, y + 12, width, height, corner), '#4a1f3a', `opacity=".34" filter="${blur(9)}"`),
    ...tassels,
    volume(box(x, y, width, height, corner), base, {
      depth: 16,
      shade: '#5a7fb4',
      shadeOpacity: 0.45,
      paint: radial([
        [0, '#bcd9ee'],
        [0.7, base],
        [1, '#94bbdc'],
      ]),
      inside: weave.join(''),
    }),
    ring(16, '#fff6e4', 6, 0.75),
    ring(30, '#5f8fc0', 4, 0.55),
    ring(52, '#fff6e4', 3, 0.35),
  ]);
}

const seams = (x: number, y: number, w: number): Markup =>
  stroke(`M${n(x)} ${n(y)}h${n(w)}`, '#8a3a5c', 2, 'opacity=".25"');

/** A sofa seen from the front and above; (x, y) is its upper left corner. */
function sofa(x: number, y: number, w: number, h: number, colour: string): Markup {
  const half = (w - 60) / 2;
  return group([
    shadow(x + w / 2 + 8, y + h + 4, w * 0.5, 16, 0.42, '#4a1f3a'),
    volume(box(x, y, w, h * 0.62, 26), colour, {
      depth: 18,
      paint: linear([
        [0, light(colour, 0.28)],
        [1, dark(colour, 0.1)],
      ]),
    }),
    ...[0, 1].map((side) =>
      volume(box(x + 28 + side * (half + 4), y + h * 0.34, half, h * 0.5, 18), mix(colour, '#ffffff', 0.16), {
        depth: 14,
        over: seams(x + 40 + side * (half + 4), y + h * 0.62, half - 24),
      }),
    ),
    volume(box(x + 10, y + h * 0.68, w - 20, h * 0.3, 16), dark(colour, 0.12), { depth: 12 }),
    ...[0, 1].map((side) =>
      volume(box(side ? x + w - 40 : x - 4, y + h * 0.28, 44, h * 0.66, 20), light(colour, 0.08), {
        depth: 13,
      }),
    ),
  ]);
}

const cushion = (x: number, y: number, size: number, colour: string, turn: number): Markup =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${volume(
    `M${-size} ${-size * 0.8}Q0 ${-size * 0.62} ${size} ${-size * 0.8}Q${size * 0.84} 0 ${size} ${size * 0.8}Q0 ${size * 0.64} ${-size} ${size * 0.8}Q${-size * 0.84} 0 ${-size} ${-size * 0.8}Z`,
    colour,
    { depth: size * 0.3 },
  )}</g>`;

/** A low cupboard along the wall with books, a lamp and a globe on it. */
function cupboard(x: number, floor: number, w: number): Markup {
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
function plant(x: number, y: number, size: number): Markup {
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
function toys(x: number, y: number): Markup {
  return group([
    shadow(x + 26, y + 40, 58, 10, 0.36, '#4a1f3a'),
    volume(box(x - 24, y, 40, 38, 8), '#f0836a', { depth: 9 }),
    volume(box(x + 22, y + 4, 38, 36, 8), '#f6cf7d', { depth: 9 }),
    volume(box(x - 2, y - 32, 38, 36, 8), '#6fb8c8', { depth: 9 }),
  ]);
}

const painted = (room: Room, inside: (next: () => number) => readonly Markup[]): Drawing =>
  draw({ x: room.x, y: room.y, width: room.width, height: room.height }, () => {
    const next = random(41);
    return [
      planks(room, next),
      wall(room, next),
      ...inside(next),
      glow(room.x + room.width * 0.12, room.y + 60, room.width * 0.3, 170, '#fffbe4', 60, 0.4),
    ];
  });

/** The living room on a wide screen. */
export const room = (): Drawing => {
  const own: Room = {
    x: -230,
    y: -140,
    width: 1740,
    height: 1000,
    floor: 112,
    rug: { x: 178, y: 148, width: 736, height: 548 },
  };
  return painted(own, () => [
    windowFrame(-130, -30, 150, 106),
    windowFrame(214, -30, 150, 106),
    windowFrame(900, -30, 150, 106),
    cupboard(1290, 112, 210),
    sunPatch(-120, 128, 190, 300, 150),
    plant(-150, 300, 1.1),
    rug(own.rug),
    sunPatch(300, 190, 190, 270, 140),
    toys(-150, 640),
    `<g filter="${blur(18)}">${fill(box(-230, 812, 1740, 60, 0), '#5a2f4c', 'opacity=".42"')}</g>`,
  ]);
};

/** The same room on an upright screen. */
export const roomTall = (): Drawing => {
  const own: Room = {
    x: -132,
    y: -150,
    width: 984,
    height: 1580,
    floor: 268,
    rug: { x: 26, y: 318, width: 668, height: 628 },
  };
  return painted(own, () => [
    windowFrame(90, 20, 190, 150),
    windowFrame(440, 20, 190, 150),
    sunPatch(120, 290, 260, 420, 220),
    rug(own.rug),
    sunPatch(170, 350, 230, 330, 180),
    plant(772, 330, 0.8),
    toys(-90, 1330),
    `<g filter="${blur(20)}">${fill(box(-132, 1392, 984, 50, 0), '#5a2f4c', 'opacity=".45"')}</g>`,
  ]);
};

/** The cat's armchair; (0, 0) is the middle of its foot. */
export const armchair = (): Drawing =>
  draw({ x: -110, y: -150, width: 220, height: 176 }, () => [
    sofa(-96, -140, 192, 140, '#f0836a'),
    cushion(-40, -62, 26, '#f6cf7d', -10),
  ]);
