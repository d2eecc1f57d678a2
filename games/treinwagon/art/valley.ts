import { bush, pine, tree } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n } from '../../../assets/drawing/shape';
import { blur, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';
import { left as edge, wide } from './sizes';

const patch = (next: () => number, width: number, y: number, tall: number): Markup =>
  glow(next() * width + edge, y + next() * tall, 60 + next() * 90, 8 + next() * 10, '#e4f0a0', 10, 0.35);

/** Rolling meadow in front of the viaduct with trees; its crest is at y 40, everything below is grass. */
export const meadow = (): Drawing =>
  draw({ x: edge, y: -70, width: wide, height: 230 }, () => {
    const next = random(21);
    const back = hill(
      [
        [-260, 12],
        [-100, 34],
        [80, 8],
        [260, 34],
        [480, 52],
        [700, 46],
        [900, 54],
        [1080, 30],
        [1240, 4],
        [1400, 26],
        [1540, 44],
      ],
      180,
    );
    const front = hill(
      [
        [-260, 52],
        [-100, 70],
        [140, 54],
        [420, 84],
        [700, 78],
        [1000, 88],
        [1220, 58],
        [1400, 70],
        [1540, 56],
      ],
      190,
    );
    const patches = Array.from({ length: 10 }, () => patch(next, wide, 84, 50));
    const tufts = Array.from({ length: 40 }, () => {
      const x = next() * wide + edge;
      const y = 92 + next() * 60;
      return stroke(
        `M${n(x)} ${n(y)}l-3 -9M${n(x)} ${n(y)}l1 -11M${n(x)} ${n(y)}l5 -8`,
        '#5f9a4e',
        2,
        'opacity=".5"',
      );
    });
    return [
      volume(back, '#a9cf84', {
        depth: 18,
        shade: '#4f8a86',
        shadeOpacity: 0.4,
        paint: linear([
          [0, '#cfe6a0'],
          [1, '#8fc074'],
        ]),
      }),
      pine(-170, 30, 84, '#6fae7c'),
      tree(-112, 40, 66, '#82bb6c', 15),
      pine(40, 40, 78, '#6fae7c'),
      pine(84, 34, 60, '#5f9f7e'),
      tree(150, 44, 62, '#8bc070', 4),
      tree(1130, 46, 64, '#82bb6c', 7),
      pine(1200, 30, 82, '#64a47e'),
      pine(1262, 32, 66, '#74b07a'),
      tree(1312, 36, 66, '#79b868', 3),
      pine(1398, 36, 80, '#64a47e'),
      pine(1452, 42, 62, '#74b07a'),
      volume(front, '#9ed070', {
        depth: 20,
        shade: '#3f8372',
        shadeOpacity: 0.42,
        paint: linear([
          [0, '#bfe288'],
          [1, '#7dbb60'],
        ]),
      }),
      ...patches,
      ...tufts,
      bush(-10, 84, 96, '#74b765', 5),
      bush(66, 92, 62, '#8cc872', 6),
      bush(1244, 84, 82, '#74b765', 8),
      bush(1318, 92, 70, '#68ad66', 9),
      bush(318, 96, 44, '#86c26e', 12),
      bush(960, 98, 50, '#82c06c', 14),
      bush(-150, 88, 80, '#82c06c', 18),
      bush(1424, 90, 88, '#74b765', 19),
      `<g filter="${blur(8)}">${fill(box(edge - 16, 140, wide + 60, 30, 0), '#3f7a5c', 'opacity=".35"')}</g>`,
    ];
  });

/** Ballast, sleepers and two rails; `y` is the upper edge of the rails. */
function track(left: number, width: number, y: number, next: () => number): Markup {
  const stones = Array.from({ length: Math.round(width / 5) }, () => {
    const x = left + next() * width;
    const dy = next() * 30;
    return fill(
      ellipse(x, y + 6 + dy, 3 + next() * 4, 2.4 + next() * 2.4),
      ['#cdb3a8', '#a98b92', '#e6d2c0', '#8f7688'][Math.floor(next() * 4)] ?? '#cdb3a8',
      'opacity=".8"',
    );
  });
  const sleepers = Array.from({ length: Math.ceil(width / 44) }, (_, k) =>
    volume(box(left + k * 44 + 6, y + 2, 25, 26, 4), '#8f5f4c', { depth: 6, shade: '#4a2a4a' }),
  );
  const shoulder = Array.from({ length: Math.round(width / 16) }, () =>
    fill(
      ellipse(left + next() * width, y + 38 + next() * 8, 8 + next() * 12, 3 + next() * 3),
      next() < 0.5 ? '#b08f92' : '#c7aaa2',
    ),
  );
  return group([
    fill(
      `M${left} ${y - 8}H${left + width}V${y + 2}H${left}Z`,
      linear([
        [0, '#8f7a80', 0],
        [1, '#8f7a80', 1],
      ]),
    ),
    ...shoulder,
    fill(
      `M${left} ${y - 2}H${left + width}V${y + 40}H${left}Z`,
      linear([
        [0, '#b89a98'],
        [0.5, '#c9aea4'],
        [1, '#9a7d88'],
      ]),
    ),
    ...stones,
    ...sleepers,
    fill(box(left, y + 9, width, 5, 2), '#4a3a5c', 'opacity=".45"'),
    fill(
      box(left, y, width, 9, 3),
      linear([
        [0, '#f4f0f2'],
        [0.3, '#b9b4c8'],
        [1, '#6f6a8c'],
      ]),
    ),
    fill(
      box(left, y + 22, width, 7, 3),
      linear([
        [0, '#e6e0e6'],
        [0.4, '#a7a0b8'],
        [1, '#5f587c'],
      ]),
    ),
  ]);
}

const blades = (x: number, y: number, size: number, colour: string, opacity: number): Markup =>
  stroke(
    `M${n(x)} ${n(y)}q${n(-size * 0.2)} ${n(-size * 0.6)} ${n(-size * 0.5)} ${n(-size * 0.8)}M${n(x)} ${n(y)}q0 ${n(-size * 0.6)} ${n(size * 0.1)} ${n(-size)}M${n(x)} ${n(y)}q${n(size * 0.2)} ${n(-size * 0.5)} ${n(size * 0.6)} ${n(-size * 0.7)}`,
    colour,
    Math.max(1.8, size * 0.18),
    `opacity="${opacity}"`,
  );

function flower(x: number, y: number, size: number, colour: string): Markup {
  const petals = [0, 1, 2, 3, 4].map((k) => {
    const angle = k * 1.257 - 0.3;
    return fill(ellipse(x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.8, size * 0.72), colour);
  });
  return (
    stroke(`M${n(x)} ${n(y + size)}v${n(size * 2.4)}`, '#4f8a4c', 2) +
    group(petals) +
    fill(ellipse(x, y, size * 0.6), '#e8963c')
  );
}

/** Grass with lit and shaded drifts, tufts and flowers; the nearer the larger. */
function grass(left: number, top: number, width: number, height: number, next: () => number): Markup {
  const down = (share: number) => top + share * height;
  const drifts = Array.from({ length: 16 }, () => {
    const share = next();
    const lit = next() < 0.55;
    return glow(
      left + next() * width,
      down(share),
      90 + next() * 150,
      9 + share * 16,
      lit ? '#d6ec94' : '#3f8a62',
      10,
      lit ? 0.36 : 0.2,
    );
  });
  const plants = Array.from({ length: 90 }, () => {
    const share = next();
    const x = left + next() * width;
    const y = down(share);
    const kind = next();
    if (kind < 0.74) return blades(x, y, 9 + share * 12, next() < 0.5 ? '#4f8f4c' : '#9ccf66', 0.55);
    const colour = kind < 0.84 ? '#fff4dc' : kind < 0.93 ? '#ffd36b' : '#f39a8a';
    return flower(x, y, 2.6 + share * 2.2, colour);
  });
  return group([
    fill(
      box(left, top, width, height, 0),
      linear([
        [0, '#93c96a'],
        [0.45, '#7cb75e'],
        [1, '#4f9054'],
      ]),
    ),
    ...drifts,
    ...plants,
  ]);
}

/** The yard between the tracks: trodden sand and cinders, with grass that grows in from its edges. */
function yardBed(left: number, top: number, width: number, height: number, next: () => number): Markup {
  const along = (y: number) =>
    Array.from({ length: Math.ceil(width / 90) + 2 }, (_, k): [number, number] => [
      left - 60 + k * 90,
      y + next() * 10,
    ]);
  const body = hill(along(top), top + height);
  const pebbles = Array.from({ length: Math.round(width / 7) }, () =>
    fill(
      ellipse(left + next() * width, top + 16 + next() * (height - 20), 2 + next() * 4, 1.4 + next() * 2),
      ['#f4e2c4', '#b3907f', '#dcc0a0'][Math.floor(next() * 3)] ?? '#dcc0a0',
      'opacity=".7"',
    ),
  );
  const ruts = [0.3, 0.62].map((share) =>
    glow(left + width / 2, top + height * share, width / 2, 7, '#9f7f78', 5, 0.35),
  );
  const tufts = Array.from({ length: Math.round(width / 38) }, () =>
    blades(left + next() * width, top + 12 + next() * 8, 11 + next() * 7, '#6fa557', 0.8),
  );
  return group([
    fill(
      body,
      linear([
        [0, '#e3c9a4'],
        [0.55, '#d3b394'],
        [1, '#b3938a'],
      ]),
    ),
    ...ruts,
    ...pebbles,
    ...tufts,
  ]);
}

/** A white fence with flowers before it; `y` is the ground. */
function fence(left: number, width: number, y: number, next: () => number): Markup {
  const pickets = Array.from({ length: Math.ceil(width / 34) }, (_, k) => {
    const x = left + k * 34;
    return volume(`M${x} ${y}v-40l8 -9l8 9v40Z`, '#fdf3e2', { depth: 4, shade: '#a88fb0' });
  });
  const rail = (up: number) =>
    volume(box(left, y - up, width, 7, 3), '#f6e6d2', { depth: 3, shade: '#a88fb0' });
  const bed = Array.from({ length: Math.round(width / 30) }, (_, k) =>
    flower(
      left + k * 30 + next() * 16,
      y + 4 + next() * 10,
      4.4,
      ['#f39a8a', '#ffd36b', '#fff4dc', '#b99ade'][k % 4] ?? '#fff4dc',
    ),
  );
  const leaves = Array.from({ length: Math.round(width / 56) }, (_, k) =>
    bush(left + k * 56 + next() * 20, y + 12, 46 + next() * 18, k % 2 === 0 ? '#5fa35a' : '#74b765', 3 + k),
  );
  return group([rail(18), rail(36), ...pickets, ...leaves, ...bed]);
}

/** The station's track (rails at y 506) and the yard's (rails at y 676), seen from the side. */
export const ground = (): Drawing =>
  draw({ x: edge, y: 396, width: wide, height: 456 }, () => {
    const next = random(33);
    return [
      // The wall of the platform is behind the track.
      grass(edge, 488, wide, 364, next),
      yardBed(edge, 540, wide, 166, next),
      track(edge, wide, 500, next),
      shadow(640, 546, 920, 8, 0.28, '#2f4a3a'),
      track(edge, wide, 668, next),
      fence(edge, wide, 778, next),
      glow(640, 846, 920, 30, '#2f5a46', 18, 0.45),
    ];
  });

/** The same on an upright screen: station track at y 800, yard tracks at y 1000 and 1160. */
export const groundTall = (): Drawing =>
  draw({ x: -132, y: 690, width: 984, height: 740 }, () => {
    const next = random(34);
    return [
      grass(-132, 788, 984, 642, next),
      yardBed(-132, 840, 984, 236, next),
      track(-132, 984, 800, next),
      shadow(360, 846, 520, 8, 0.28, '#2f4a3a'),
      track(-132, 984, 1034, next),
      shadow(360, 1080, 520, 8, 0.25, '#2f4a3a'),
      fence(-132, 984, 1318, next),
      glow(360, 1416, 560, 40, '#2f5a46', 24, 0.5),
    ];
  });
