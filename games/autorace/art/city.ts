import { light, mix } from '../../../assets/drawing/colour';
import { bush, cloud, tree } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, type Point } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

const horizon = '#d9daf6';

const dome = (width: number, height: number, sun: Point, clouds: readonly Markup[]): Markup[] => [
  fill(
    box(0, 0, width, height, 0),
    linear([
      [0, '#8fa9f0'],
      [0.36, '#b3c4f6'],
      [0.66, '#d6d9f8'],
      [0.88, '#fbe3dc'],
      [1, '#ffeeda'],
    ]),
  ),
  fill(
    box(0, 0, width, height, 0),
    radial(
      [
        [0, '#fffaf0', 0.95],
        [0.3, '#fff1e4', 0.55],
        [0.6, '#fbe6f0', 0.2],
        [1, '#f3e6fa', 0],
      ],
      sun[0] / width,
      sun[1] / height,
      0.5,
    ),
  ),
  fill(
    ellipse(sun[0], sun[1], 104),
    radial([
      [0, '#fffdf0', 1],
      [0.36, '#fff3bd', 1],
      [0.43, '#ffedb4', 0.5],
      [1, '#fff0cf', 0],
    ]),
  ),
  ...clouds,
];

const lilac = { shade: '#a8b2ec' };

/** Sky over the city, wide; it reaches down behind the towers. */
export const sky = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 420 }, () =>
    dome(
      1408,
      420,
      [196, 150],
      [
        cloud(1180, 132, 230, { opacity: 0.95, ...lilac }),
        cloud(984, 84, 130, { opacity: 0.6, ...lilac }),
        cloud(440, 92, 170, { opacity: 0.6, ...lilac }),
        cloud(1336, 262, 150, { opacity: 0.5, ...lilac }),
        cloud(372, 246, 130, { opacity: 0.5, ...lilac }),
        stroke('M300 172q9 -9 18 0q9 -9 18 0', '#ffffff', 4, 'opacity=".85"'),
        stroke('M352 152q7 -7 14 0q7 -7 14 0', '#ffffff', 3.4, 'opacity=".7"'),
      ],
    ),
  );

export const skyTall = (): Drawing =>
  draw({ x: 0, y: 0, width: 984, height: 760 }, () =>
    dome(
      984,
      760,
      [214, 236],
      [
        cloud(770, 240, 220, { opacity: 0.95, ...lilac }),
        cloud(520, 130, 130, { opacity: 0.5, ...lilac }),
        cloud(840, 470, 180, { opacity: 0.6, ...lilac }),
        cloud(170, 480, 170, { opacity: 0.55, ...lilac }),
        stroke('M400 420q9 -9 18 0q9 -9 18 0', '#ffffff', 4, 'opacity=".8"'),
        stroke('M452 400q7 -7 14 0q7 -7 14 0', '#ffffff', 3.4, 'opacity=".7"'),
      ],
    ),
  );

type Roof = 'flat' | 'round' | 'stepped' | 'spire';

function tower(
  x: number,
  foot: number,
  w: number,
  h: number,
  colour: string,
  haze: number,
  roof: Roof,
  seed: number,
) {
  const body = mix(colour, horizon, haze);
  const next = random(seed);
  const corner = roof === 'round' ? w / 2 : 10;
  const columns = Math.max(2, Math.floor((w - 14) / 19));
  const gap = (w - columns * 10) / (columns + 1);
  const top = foot - h + (roof === 'round' ? w * 0.5 : 20);
  const windows: Markup[] = [];
  for (let y = top; y < foot - 26; y += 25)
    for (let column = 0; column < columns; column++)
      windows.push(
        fill(
          box(x + gap + column * (10 + gap), y, 10, 14, 3.5),
          next() < 0.42 ? mix('#ffe39a', horizon, haze * 0.5) : mix('#eaf2ff', body, 0.25),
          `opacity="${next() < 0.5 ? 0.95 : 0.75}"`,
        ),
      );
  const look = {
    depth: w * 0.18,
    shade: mix('#4a55b4', horizon, haze * 0.8),
    shadeOpacity: 0.42,
    paint: linear([
      [0, light(body, 0.32)],
      [1, mix(body, horizon, 0.35)],
    ]),
  };
  const crown =
    roof === 'stepped'
      ? volume(box(x + w * 0.2, foot - h - 26, w * 0.6, 40, 8), body, look)
      : roof === 'spire'
        ? stroke(`M${n(x + w / 2)} ${n(foot - h)}v-44`, mix('#5f6fc4', horizon, haze), 4) +
          fill(ellipse(x + w / 2, foot - h - 44, 5), mix('#ff8552', horizon, haze * 0.6))
        : '';
  return crown + volume(box(x, foot - h, w, h + 30, corner), body, { ...look, over: windows.join('') });
}

/** The city behind the hills: far towers in haze, nearer ones in front, low in the middle where the gates stand. */
export const skyline = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 260 }, () => {
    const far = [
      [30, 56, 120, 'flat'],
      [84, 46, 158, 'round'],
      [140, 62, 104, 'stepped'],
      [206, 44, 140, 'spire'],
      [262, 54, 86, 'round'],
      [322, 48, 118, 'flat'],
      [378, 62, 78, 'stepped'],
      [436, 50, 98, 'round'],
      [492, 58, 64, 'flat'],
      [548, 46, 84, 'spire'],
      [600, 64, 56, 'flat'],
      [662, 48, 76, 'round'],
      [716, 56, 52, 'stepped'],
      [770, 46, 70, 'flat'],
      [824, 60, 88, 'round'],
      [888, 46, 66, 'flat'],
      [938, 58, 104, 'stepped'],
      [1000, 46, 146, 'spire'],
      [1056, 60, 112, 'flat'],
      [1126, 50, 162, 'round'],
      [1186, 62, 118, 'stepped'],
      [1256, 50, 148, 'flat'],
      [1310, 58, 100, 'round'],
      [1366, 40, 124, 'flat'],
    ] as const;
    const near = [
      [4, 74, 132, '#6f8fdc', 'stepped'],
      [98, 60, 92, '#f2a07a', 'flat'],
      [238, 70, 112, '#8fa3e8', 'spire'],
      [324, 56, 70, '#5fb3c4', 'round'],
      [1064, 62, 96, '#f2b98a', 'flat'],
      [1140, 76, 168, '#6f86dc', 'spire'],
      [1234, 62, 104, '#5fb3c4', 'round'],
      [1318, 80, 134, '#9a8fe0', 'stepped'],
    ] as const;
    return [
      ...far.map(([x, w, h, roof], index) =>
        tower(x, 230, w, h, ['#8fa3e8', '#a99ae4', '#86b4e0'][index % 3] ?? '#8fa3e8', 0.5, roof, 30 + index),
      ),
      glow(704, 226, 760, 26, '#fff0dc', 20, 0.75),
      ...near.map(([x, w, h, colour, roof], index) => tower(x, 246, w, h, colour, 0.24, roof, 60 + index)),
      glow(704, 252, 780, 20, '#fff0dc', 14, 0.55),
    ];
  });

const slope = (points: readonly Point[], bottom: number, from: string, to: string, shade = '#3b7f9a') =>
  volume(hill(points, bottom), from, {
    depth: 16,
    shade,
    shadeOpacity: 0.34,
    rimOpacity: 0.6,
    paint: linear([
      [0, light(from, 0.3)],
      [1, to],
    ]),
  });

/** A stand full of people under a striped awning, its foot in the middle at (0, 0). */
const grandstand = (): Markup => {
  const next = random(5);
  const coats = ['#ff8552', '#ffd66b', '#5fb3c4', '#e8527a', '#fff3e0', '#7e8fe0'];
  const rows = [0, 1, 2].map((row) => {
    const y = -26 - row * 24;
    const people = Array.from({ length: 8 }, (_, seat) => {
      const x = -84 + seat * 24 + (row % 2) * 10 + next() * 4;
      const coat = coats[Math.floor(next() * coats.length)] ?? '#fff3e0';
      return fill(box(x - 8, y - 4, 16, 18, 8), coat) + fill(ellipse(x, y - 10, 7), '#f0bf98');
    });
    return volume(box(-106, y + 8, 212, 22, 5), '#c9c6ec', { depth: 6, shade: '#6a63b8' }) + people.join('');
  });
  const stripes = Array.from({ length: 9 }, (_, k) =>
    fill(`M${-126 + k * 28} -150h14l4 60h-16Z`, k % 2 ? '#fff6ea' : '#ff9c73'),
  );
  return (
    shadow(14, 4, 126, 12, 0.34, '#1d4f5c') +
    rows.toReversed().join('') +
    fill(box(-104, -112, 8, 110, 4), '#8a83cf') +
    fill(box(98, -112, 8, 110, 4), '#8a83cf') +
    volume(
      'M-122 -104Q-112 -140 -96 -140H104Q120 -136 126 -104Q110 -94 96 -104Q78 -94 62 -104Q44 -94 28 -104Q12 -94 -4 -104Q-20 -94 -38 -104Q-54 -94 -70 -104Q-90 -94 -122 -104Z',
      '#ffb08c',
      {
        depth: 9,
        inside: stripes.join(''),
      },
    ) +
    [-1, 1]
      .map(
        (side) =>
          stroke(`M${side * 92} -138V-176`, '#8a6f8f', 4) +
          volume(
            `M${side * 92} -176q14 -5 26 1q10 5 20 0v20q-10 6 -20 0q-12 -6 -26 0Z`,
            side < 0 ? '#5fb3c4' : '#ffd66b',
            {
              depth: 5,
            },
          ),
      )
      .join('')
  );
};

/** Green hills in front of the city: at the left the one that carries the circuit, at the right the stand. */
export const hills = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 320 }, () => [
    slope(
      [
        [0, 176],
        [160, 138],
        [340, 150],
        [520, 206],
        [704, 222],
        [900, 204],
        [1080, 152],
        [1260, 134],
        [1408, 168],
      ],
      320,
      '#a9dab4',
      '#8ccaa6',
      '#5c93b8',
    ),
    tree(452, 208, 44, '#8fcda4', 3, false),
    tree(492, 216, 34, '#9bd4a6', 4, false),
    tree(926, 206, 42, '#8fcda4', 6, false),
    tree(890, 212, 32, '#9bd4a6', 8, false),
    slope(
      [
        [0, 178],
        [120, 148],
        [270, 148],
        [420, 200],
        [520, 262],
        [600, 320],
      ],
      320,
      '#93d39b',
      '#62b78c',
    ),
    slope(
      [
        [800, 320],
        [900, 256],
        [1010, 200],
        [1150, 176],
        [1290, 186],
        [1408, 214],
      ],
      320,
      '#93d39b',
      '#62b78c',
    ),
    glow(210, 178, 150, 18, '#cdf0b6', 14, 0.5),
    tree(34, 194, 76, '#57ad7c', 3),
    tree(86, 186, 54, '#79c08a', 5),
    bush(424, 236, 62, '#62b484', 4),
    bush(474, 268, 46, '#74c08a', 8),
    group(grandstand(), 'transform="translate(1196 268) scale(.9)"'),
    tree(1352, 236, 82, '#57ad7c', 9),
    bush(1052, 256, 58, '#62b484', 5),
    tree(1030, 238, 56, '#6fbb86', 11),
  ]);
