import { bush, palm, tree } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, round as n, type Point, smooth } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';
import { dolphin, islet, shallows } from './islands';
import { deep, type Sea, water } from './water';

/** A piece of shore: shallows, foam, wet and dry sand, and what grows on it. */
function shore(points: readonly Point[], grass: readonly Point[], more: readonly Markup[] = []): Markup {
  const coast = smooth(points);
  const green = smooth(grass);
  return group([
    // Shallows fade out in steps: a blur over so large a coast takes minutes to paint.
    ...[92, 74, 56, 40].map((width, k) => stroke(coast, '#a6efe6', width, `opacity="${0.12 + k * 0.07}"`)),
    ...[26, 18].map((width) => stroke(coast, '#ffffff', width, 'opacity=".4"')),
    stroke(coast, '#ffffff', 5, 'opacity=".9" stroke-dasharray="120 14 60 20"'),
    volume(coast, '#fbe3b4', {
      depth: 22,
      shade: '#c98f62',
      paint: linear([
        [0, '#fff0cc'],
        [1, '#f2d094'],
      ]),
    }),
    volume(green, '#8fcb72', {
      depth: 20,
      shade: '#2f7f78',
      shadeOpacity: 0.5,
      paint: linear([
        [0, '#b8df86'],
        [1, '#6bb56c'],
      ]),
    }),
    ...more,
  ]);
}

/** Planks of a jetty running to the right; (x, y) is its upper left corner. */
function jetty(x: number, y: number, long: number): Markup {
  const planks = Array.from({ length: Math.floor(long / 21) }, (_, k) =>
    volume(box(x + k * 21, y, 19, 62, 4), ['#d39a64', '#dea877', '#cb9060'][k % 3] ?? '#d39a64', {
      depth: 6,
      shade: '#7d4a4f',
      shadeOpacity: 0.45,
    }),
  );
  const post = (px: number, py: number) =>
    group([
      fill(ellipse(px + 6, py + 18, 15, 8), '#0b4f74', `opacity=".4" filter="${blur(4)}"`),
      volume(box(px - 9, py - 16, 18, 34, 8), '#8a5a4a', { depth: 6 }),
      volume(ellipse(px, py - 16, 10, 5), '#b98a6c', { depth: 3 }),
    ]);
  return group([
    fill(box(x + 8, y + 16, long, 62, 6), '#0b4f74', `opacity=".42" filter="${blur(8)}"`),
    post(x + long * 0.4, y - 2),
    post(x + long - 12, y - 2),
    ...planks,
    fill(box(x, y + 4, long, 5, 2), '#fff0d4', 'opacity=".35"'),
    post(x + long * 0.4, y + 64),
    post(x + long - 12, y + 64),
    stroke(`M${x + long - 12} ${y + 56}q26 34 56 14`, '#fbe3b4', 5),
  ]);
}

const rock = (x: number, y: number, w: number, h: number): Markup =>
  group([
    `<g filter="${blur(3)}">${stroke(ellipse(x, y + h * 0.3, w * 0.56, h * 0.34), '#ffffff', 8, 'opacity=".7"')}</g>`,
    volume(
      `M${n(x - w * 0.5)} ${n(y + h * 0.4)}Q${n(x - w * 0.5)} ${n(y - h * 0.3)} ${n(x - w * 0.1)} ${n(y - h * 0.5)}Q${n(x + w * 0.3)} ${n(y - h * 0.52)} ${n(x + w * 0.5)} ${n(y + h * 0.2)}Q${n(x + w * 0.5)} ${n(y + h * 0.5)} ${n(x)} ${n(y + h * 0.5)}Q${n(x - w * 0.44)} ${n(y + h * 0.5)} ${n(x - w * 0.5)} ${n(y + h * 0.4)}Z`,
      '#b59a9e',
      {
        depth: w * 0.16,
        shade: '#54407c',
        paint: linear([
          [0, '#d6c2bc'],
          [1, '#8f7688'],
        ]),
      },
    ),
  ]);

/** A lighthouse on its own rock; (x, y) is the middle of its foot. */
function lighthouse(x: number, y: number, h: number): Markup {
  const w = h * 0.3;
  const bands = [0.16, 0.5].map((at) =>
    fill(
      `M${n(x - w * (0.38 + at * 0.12))} ${n(y - h * (0.74 - at))}H${n(x + w * (0.38 + at * 0.12))}V${n(y - h * (0.58 - at))}H${n(x - w * (0.4 + at * 0.12))}Z`,
      '#ff7a59',
    ),
  );
  return group([
    shadow(x + 16, y + 2, w * 0.8, 9, 0.4, '#4a1f3a'),
    glow(x, y - h * 0.84, h * 0.2, h * 0.16, '#fff0a8', 12, 0.7),
    volume(
      `M${n(x - w * 0.5)} ${y}L${n(x - w * 0.36)} ${n(y - h * 0.74)}H${n(x + w * 0.36)}L${n(x + w * 0.5)} ${y}Z`,
      '#fffaf0',
      {
        depth: w * 0.3,
        shade: '#7f6aa8',
        inside: bands.join(''),
      },
    ),
    volume(box(x - w * 0.46, y - h * 0.78, w * 0.92, h * 0.06, 5), '#8a5a6c', { depth: 4 }),
    fill(box(x - w * 0.28, y - h * 0.92, w * 0.56, h * 0.15, 5), '#ffe59a'),
    stroke(`M${n(x)} ${n(y - h * 0.92)}V${n(y - h * 0.78)}`, '#c98a3c', 3),
    volume(
      `M${n(x - w * 0.42)} ${n(y - h * 0.9)}Q${n(x)} ${n(y - h * 1.1)} ${n(x + w * 0.42)} ${n(y - h * 0.9)}Z`,
      '#e8583f',
      { depth: 6 },
    ),
    volume(box(x - 9, y - h * 0.16, 18, h * 0.16, 8), '#3d7ea6', { depth: 4 }),
  ]);
}

const hut = (x: number, y: number): Markup =>
  group([
    shadow(x + 10, y + 2, 60, 10, 0.38, '#4a1f3a'),
    volume(box(x - 46, y - 60, 92, 60, 6), '#7fc4cf', {
      depth: 10,
      inside: [0, 1, 2, 3, 4]
        .map((k) => stroke(`M${x - 46 + k * 22} ${y - 60}v60`, '#4f94a8', 2, 'opacity=".5"'))
        .join(''),
    }),
    volume(
      `M${x - 60} ${y - 54}L${x - 8} ${y - 96}Q${x} ${y - 102} ${x + 8} ${y - 96}L${x + 60} ${y - 54}Z`,
      '#ff7a59',
      { depth: 9 },
    ),
    volume(box(x - 14, y - 40, 28, 40, 6), '#fff0d6', { depth: 5 }),
    fill(ellipse(x + 30, y - 34, 9), '#fff8e8') + fill(ellipse(x + 30, y - 34, 6), '#5a9cc9'),
  ]);

const umbrella = (x: number, y: number, colour: string): Markup =>
  group([
    shadow(x + 12, y + 14, 32, 9, 0.3, '#8a4f3a'),
    volume(ellipse(x, y, 32, 27), colour, {
      depth: 9,
      inside: [0, 1, 2]
        .map((k) => {
          const a = k * 2.094 + 0.3;
          return fill(
            `M${x} ${y}L${n(x + 40 * Math.cos(a))} ${n(y + 34 * Math.sin(a))}L${n(x + 40 * Math.cos(a + 0.9))} ${n(y + 34 * Math.sin(a + 0.9))}Z`,
            '#fff6e6',
          );
        })
        .join(''),
    }),
    fill(ellipse(x, y, 4), '#c98a5c'),
  ]);

const towel = (x: number, y: number, colour: string, turn: number): Markup =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${volume(box(-17, -28, 34, 56, 6), colour, { depth: 4, inside: fill(box(-17, -10, 34, 7, 0), '#fffaf0', 'opacity=".8"') + fill(box(-17, 6, 34, 7, 0), '#fffaf0', 'opacity=".8"') })}</g>`;

/** The bay on a wide screen: beach and jetty at the left, the headland with its lighthouse at the upper right. */
export const bay = (): Drawing => {
  const sea: Sea = { x: -212, y: -132, width: 1704, height: 984 };
  return draw(sea, () => {
    const next = random(77);
    return [
      water(sea, next),
      shallows(430, 300, 170, 92, 31),
      shallows(860, 470, 230, 112, 47),
      shallows(330, 800, 220, 56, 12),
      islet(600, 690, 0.86, 5),
      islet(760, -70, 0.8, 8),
      islet(-150, 820, 0.9, 3),
      islet(1330, 790, 0.8, 6),
      dolphin(770, 676, 0.62),
      dolphin(500, -60, 0.6),
      shore(
        [
          [-320, -220],
          [280, -220],
          [262, -90],
          [226, 20],
          [150, 70],
          [128, 190],
          [96, 330],
          [60, 470],
          [-10, 570],
          [-130, 640],
          [-320, 680],
        ],
        [
          [-340, -240],
          [196, -240],
          [176, -100],
          [120, 20],
          [40, 110],
          [10, 260],
          [-36, 400],
          [-140, 490],
          [-340, 540],
        ],
        [
          tree(86, -62, 80, '#62b070', 5),
          tree(-120, 20, 96, '#5fae6a', 3),
          tree(26, 96, 70, '#62b070', 4),
          tree(-30, 150, 84, '#4f9f6c', 7),
          bush(70, 66, 64, '#7cc06c', 3),
          bush(-150, 330, 96, '#6fb86a', 5),
          palm(-96, 480, 116),
          palm(44, 268, 120),
          hut(20, 380),
          umbrella(-132, 590, '#7fc4cf'),
          towel(-70, 578, '#ff9d80', -30),
          towel(96, 214, '#ff9d80', 24),
          umbrella(110, 290, '#ff7a59'),
          towel(66, 436, '#7fc4cf', -18),
        ],
      ),
      jetty(30, 486, 168),
      shore(
        [
          [1020, -240],
          [1600, -240],
          [1600, 370],
          [1480, 350],
          [1400, 290],
          [1310, 262],
          [1230, 210],
          [1150, 130],
          [1080, 40],
          [1044, -60],
        ],
        [
          [1108, -260],
          [1620, -260],
          [1620, 290],
          [1470, 270],
          [1390, 214],
          [1320, 186],
          [1240, 130],
          [1170, 30],
          [1130, -80],
        ],
        [
          tree(1200, -40, 76, '#5fb06c', 4),
          tree(1410, 6, 92, '#62b070', 8),
          tree(1316, 96, 74, '#5fb06c', 5),
          tree(1268, 50, 60, '#79bf68', 9),
          lighthouse(1262, 176, 150),
          bush(1330, 190, 70, '#6fb86a', 6),
          bush(1446, 186, 84, '#7cc06c', 4),
        ],
      ),
      rock(1196, 268, 54, 34),
      rock(1246, 300, 34, 22),
      rock(214, 72, 40, 26),
      rock(-96, 760, 64, 40),
      rock(-40, 786, 36, 24),
      rock(1412, 640, 60, 38),
      rock(1370, 664, 34, 22),
      deep(-212, 808, 1704, 44),
    ];
  });
};

/** The bay on an upright screen. */
export const bayTall = (): Drawing => {
  const sea: Sea = { x: -132, y: -150, width: 984, height: 1580 };
  return draw(sea, () => {
    const next = random(78);
    return [
      water(sea, next),
      shallows(250, 560, 190, 120, 31),
      shallows(520, 800, 190, 104, 47),
      islet(470, 1010, 0.72, 5),
      islet(610, 1380, 0.8, 8),
      dolphin(330, 1310, 0.7),
      shore(
        [
          [-220, -220],
          [330, -220],
          [300, -40],
          [180, 60],
          [60, 110],
          [-30, 240],
          [-220, 300],
        ],
        [
          [-240, -240],
          [240, -240],
          [200, -60],
          [90, 30],
          [-30, 90],
          [-110, 200],
          [-240, 230],
        ],
        [
          tree(60, 20, 84, '#62b070', 4),
          tree(-10, 70, 74, '#4f9f6c', 7),
          bush(150, 6, 80, '#7cc06c', 3),
          umbrella(140, 66, '#ff7a59'),
          towel(30, 116, '#7fc4cf', 20),
        ],
      ),
      shore(
        [
          [560, -220],
          [960, -220],
          [960, 330],
          [780, 330],
          [690, 250],
          [660, 100],
          [600, -20],
        ],
        [
          [640, -240],
          [970, -240],
          [970, 260],
          [800, 270],
          [730, 180],
          [700, 20],
        ],
        [tree(776, 150, 80, '#5fb06c', 5), lighthouse(700, 200, 150), bush(780, 262, 84, '#6fb86a', 6)],
      ),
      shore(
        [
          [-240, 1010],
          [-60, 1006],
          [50, 1060],
          [96, 1170],
          [140, 1320],
          [180, 1500],
          [-240, 1500],
        ],
        [
          [-260, 1090],
          [-80, 1090],
          [-20, 1180],
          [20, 1330],
          [40, 1500],
          [-260, 1500],
        ],
        [
          palm(-20, 1190, 130),
          hut(-60, 1290),
          bush(0, 1390, 90, '#5fae6a', 4),
          umbrella(64, 1240, '#ff9d80'),
        ],
      ),
      jetty(60, 1090, 168),
      rock(640, 340, 50, 32),
      rock(690, 372, 32, 20),
      deep(-132, 1388, 984, 50),
    ];
  });
};

/** Leaves in the corner nearest to the viewer. */
export const fronds = (): Drawing =>
  draw({ x: -160, y: -150, width: 320, height: 190 }, () => {
    const leaf = (angle: number, long: number, colour: string) => {
      const turn = (angle * Math.PI) / 180;
      const ex = Math.cos(turn) * long;
      const ey = 30 + Math.sin(turn) * long;
      const mx = ex * 0.5;
      const my = 30 + Math.sin(turn) * long * 0.55 - long * 0.16;
      const wide = long * 0.15;
      return volume(
        `M0 34Q${n(mx - wide)} ${n(my - wide)} ${n(ex)} ${n(ey)}Q${n(mx + wide)} ${n(my + wide)} 0 38Z`,
        colour,
        { depth: 8 },
      );
    };
    return (
      [
        [-172, 140, '#2f7a66'],
        [-10, 140, '#2f7a66'],
        [-142, 158, '#3c8f6a'],
        [-42, 156, '#3c8f6a'],
        [-112, 168, '#4fa370'],
        [-74, 170, '#4fa370'],
      ] as const
    ).map(([angle, long, colour]) => leaf(angle, long, colour));
  });
