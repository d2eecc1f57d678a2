import { fill, place, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, star } from '../../../assets/drawing/shape';
import { linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** What lies outside the window of the space port. */
export interface View {
  readonly pane: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Height of the horizon. */
  readonly ground: number;
  readonly planet: readonly [x: number, y: number, size: number];
  readonly moon: readonly [x: number, y: number, size: number];
  readonly city: readonly [x: number, size: number];
  readonly rocket: readonly [x: number, size: number];
}

/** A ringed planet in soft bands. */
const planet = (x: number, y: number, size: number): Markup => {
  const bands = [
    [-0.7, 0.24, '#ffc796'],
    [-0.28, 0.2, '#ee7d63'],
    [0.16, 0.2, '#ffb583'],
    [0.58, 0.2, '#d9635c'],
  ] as const;
  const half = (side: 0 | 1) =>
    `M${n(-size * 1.76)} ${n(size * 0.1)}A${n(size * 1.78)} ${n(size * 0.46)} 0 0 ${side ? 0 : 1} ${n(size * 1.76)} ${n(-size * 0.1)}`;
  return place(
    x,
    y,
    glow(0, 0, size * 1.7, size * 1.5, '#f5926a', size * 0.5, 0.3) +
      stroke(half(0), '#a583cf', n(size * 0.2), 'opacity=".7"') +
      volume(ellipse(0, 0, size), '#f5926a', {
        depth: size * 0.42,
        shade: '#5a1f6e',
        shadeOpacity: 0.8,
        inside: bands
          .map(([top, high, colour]) =>
            fill(
              `M${n(-size)} ${n(top * size)}q${n(size)} ${n(size * 0.16)} ${n(size * 2)} 0v${n(high * size)}q${n(-size)} ${n(size * 0.16)} ${n(-size * 2)} 0Z`,
              colour,
              'opacity=".75"',
            ),
          )
          .join(''),
        over: glow(-size * 0.4, -size * 0.44, size * 0.3, size * 0.22, '#fff4cf', size * 0.14, 0.55),
      }) +
      stroke(half(1), '#8d6bbd', n(size * 0.21), 'opacity=".95" transform="translate(0 3)"') +
      stroke(half(1), '#f3e0ff', n(size * 0.13), 'opacity=".95"'),
    1,
    -14,
  );
};

const moon = (x: number, y: number, size: number): Markup =>
  glow(x, y, size * 2, size * 2, '#cfd0ff', size * 0.7, 0.3) +
  volume(ellipse(x, y, size), '#f4ecd8', {
    depth: size * 0.5,
    shade: '#5a55b4',
    shadeOpacity: 0.75,
    inside: [
      [-0.3, -0.16, 0.24],
      [0.3, 0.3, 0.2],
      [-0.1, 0.5, 0.15],
      [0.28, -0.4, 0.13],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          fill(ellipse(x + dx * size, y + dy * size, r * size), '#cfc4c6') +
          fill(
            ellipse(x + dx * size + r * size * 0.2, y + dy * size + r * size * 0.24, r * size * 0.8),
            '#e4dbd2',
          ),
      )
      .join(''),
  });

/** A crater: a wall that catches the light, and its hollow in the shade. */
const crater = (x: number, y: number, wide: number): Markup =>
  volume(ellipse(x, y, wide, wide * 0.3), '#a48fe4', { depth: wide * 0.16, shade: '#4a2f96' }) +
  fill(
    ellipse(x, y - wide * 0.02, wide * 0.78, wide * 0.2),
    linear([
      [0, '#3d2a85'],
      [1, '#7d63c4'],
    ]),
  );

/** The domes of the space port; (x, y) is the middle of their foot. */
const city = (x: number, y: number, size: number): Markup => {
  const dome = (dx: number, r: number, colour: string, seed: number) => {
    const next = random(seed);
    const windows = Array.from({ length: Math.round(r / 11) }, (_, k) => {
      const wx = dx - r * 0.62 + k * ((r * 1.24) / Math.max(1, Math.round(r / 11) - 1));
      return (
        glow(wx, -r * 0.3, 7, 8, '#ffe39a', 4, 0.5) +
        fill(box(wx - 4, -r * 0.3 - 6, 8, 12, 3.5), next() < 0.8 ? '#ffe9ad' : '#8f7ad6')
      );
    });
    return (
      shadow(dx + r * 0.24, 3, r * 1.06, 8, 0.5, '#160f40') +
      volume(
        `M${n(dx - r)} 4A${n(r)} ${n(r * 0.94)} 0 0 1 ${n(dx + r)} 4Q${n(dx)} 14 ${n(dx - r)} 4Z`,
        colour,
        {
          depth: r * 0.24,
          shade: '#3a2687',
          rim: '#fff4e4',
          rimOpacity: 0.85,
        },
      ) +
      stroke(
        `M${n(dx - r * 0.82)} ${n(-r * 0.06)}Q${n(dx)} ${n(r * 0.02)} ${n(dx + r * 0.82)} ${n(-r * 0.06)}`,
        '#fff4e4',
        3,
        'opacity=".35"',
      ) +
      windows.join('')
    );
  };
  return place(
    x,
    y,
    volume('M-14 -6L-9 -128Q0 -140 9 -128L14 -6Z', '#c9bcf2', { depth: 8, shade: '#3a2687' }) +
      stroke('M0 -132V-164', '#d8cdf6', 4) +
      glow(0, -168, 13, 13, '#ff8a6a', 6, 0.8) +
      fill(ellipse(0, -168, 6), '#ffb08f') +
      dome(84, 44, '#9f8fe0', 3) +
      dome(-84, 58, '#b9a8ec', 5) +
      dome(0, 66, '#cbbdf4', 9),
    size,
  );
};

/** A rocket that waits on its pad; (x, y) is the middle of its foot. */
const rocket = (x: number, y: number, size: number): Markup =>
  place(
    x,
    y,
    shadow(14, 2, 60, 9, 0.5, '#160f40') +
      volume(box(-52, -8, 104, 16, 7), '#6c55b8', { depth: 6, shade: '#2a1f66' }) +
      [-1, 1]
        .map((side) =>
          volume(
            `M${side * 20} -64Q${side * 56} -44 ${side * 50} -6Q${side * 34} -22 ${side * 16} -20Z`,
            '#e8724f',
            {
              depth: 8,
              shade: '#8a1f4e',
            },
          ),
        )
        .join('') +
      volume('M-28 -22Q-40 -110 0 -170Q40 -110 28 -22Q0 -12 -28 -22Z', '#fff6e6', {
        depth: 16,
        shade: '#5a55b4',
        inside: fill('M-44 -126Q0 -112 44 -126V-180H-44Z', '#f5926a'),
      }) +
      volume(ellipse(0, -92, 16), '#e9defc', { depth: 5, shade: '#46318f' }) +
      fill(
        ellipse(0, -92, 11),
        radial(
          [
            [0, '#c6f7fb'],
            [1, '#3fa9c4'],
          ],
          0.36,
          0.32,
          0.8,
        ),
      ),
    size,
  );

/** Space, the planet, the moon, and the ground with the port on it. */
export function outside({ pane, ground, planet: p, moon: m, city: c, rocket: r }: View): Markup[] {
  const next = random(41);
  const { x, y, width, height } = pane;
  const high = ground - y;
  const stars = Array.from({ length: Math.round((width * high) / 5600) }, () => {
    const size = 0.8 + next() ** 3 * 2.4;
    return fill(
      ellipse(x + next() * width, y - 30 + next() * high, size),
      ['#ffffff', '#cfd9ff', '#ffe7c2'][Math.floor(next() * 3)] ?? '#ffffff',
      `opacity="${n(0.3 + next() * 0.6)}"`,
    );
  });
  // A band of small stars across the sky.
  const band = Array.from({ length: Math.round(width / 7) }, () => {
    const along = next();
    const off = (next() + next() + next() - 1.5) * high * 0.24;
    return fill(
      ellipse(x + along * width, y + high * (0.72 - along * 0.6) + off, 0.7 + next() * 1.1),
      '#e9dcff',
      `opacity="${n(0.25 + next() * 0.5)}"`,
    );
  });
  const bright = Array.from({ length: 7 }, () => {
    const [sx, sy, size] = [x + 90 + next() * (width - 180), y + 20 + next() * high * 0.5, 7 + next() * 6];
    return (
      glow(sx, sy, size * 1.8, size * 1.8, '#dfe3ff', size * 0.6, 0.6) +
      fill(star(sx, sy, size, 4, 0.22), '#ffffff')
    );
  });
  const near = ground + 44;
  return [
    fill(
      box(x - 60, y - 60, width + 120, height + 120, 0),
      linear([
        [0, '#15123f'],
        [0.4, '#2f2a78'],
        [0.66, '#5f4aa8'],
        [0.78, '#a071c4'],
        [1, '#c558b0'],
      ]),
    ),
    place(
      x + width * 0.5,
      y + high * 0.42,
      glow(0, 0, width * 0.56, high * 0.12, '#7d6be0', 54, 0.5) +
        glow(width * 0.16, 0, width * 0.22, high * 0.1, '#c558b0', 46, 0.4) +
        glow(-width * 0.22, 0, width * 0.2, high * 0.1, '#3f7fd0', 46, 0.4),
      1,
      -Math.round((Math.atan2(high * 0.6, width) * 180) / Math.PI),
    ),
    ...stars,
    ...band,
    ...bright,
    moon(...m),
    planet(...p),
    glow(x + width * 0.5, ground + 10, width * 0.6, 60, '#ffb0a0', 40, 0.4),
    volume(
      hill(
        [
          [x - 60, ground + 6],
          [x + width * 0.12, ground - 44],
          [x + width * 0.27, ground - 4],
          [x + width * 0.42, ground - 26],
          [x + width * 0.6, ground + 4],
          [x + width * 0.8, ground - 52],
          [x + width + 60, ground - 8],
        ],
        ground + 240,
      ),
      '#8068c8',
      { depth: 18, shade: '#432a90', rim: '#e6d3ff', shadeOpacity: 0.45 },
    ),
    city(c[0], ground + 30, c[1]),
    volume(
      hill(
        [
          [x - 60, near + 22],
          [x + width * 0.22, near - 14],
          [x + width * 0.46, near + 14],
          [x + width * 0.64, near - 8],
          [x + width * 0.86, near + 18],
          [x + width + 60, near - 16],
        ],
        ground + 260,
      ),
      '#a48fe4',
      {
        depth: 22,
        shade: '#4a2f96',
        rim: '#f3e6ff',
        shadeOpacity: 0.4,
        paint: linear([
          [0, '#c0adf0'],
          [0.4, '#9a84dc'],
          [1, '#6a53b4'],
        ]),
      },
    ),
    crater(x + width * 0.4, near + 44, 46),
    crater(x + width * 0.78, near + 34, 36),
    rocket(r[0], near + 22, r[1]),
  ];
}
