import { house, lighthouse, sailingBoat } from '../../../assets/drawing/harbour-things';
import { bush, cloud, ripple, tree } from '../../../assets/drawing/nature';
import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n } from '../../../assets/drawing/shape';
import { type Drawing, draw, linear, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** Late-morning sky over the harbour; calm in the middle, where the bubbles hang. */
export const sky = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 792 }, () => [
    fill(
      box(0, 0, 1408, 792, 0),
      linear([
        [0, '#6fc1ea'],
        [0.3, '#a4dcf0'],
        [0.52, '#d5f0ea'],
        [0.66, '#ffeed2'],
        [1, '#ffeed2'],
      ]),
    ),
    fill(
      box(0, 0, 1408, 792, 0),
      radial(
        [
          [0, '#fffdf6', 0.95],
          [0.35, '#fff9f0', 0.55],
          [1, '#fff9f0', 0],
        ],
        0.13,
        0.24,
        0.62,
      ),
    ),
    fill(
      ellipse(186, 190, 112),
      radial([
        [0, '#fffdf0', 1],
        [0.36, '#fff6c8', 1],
        [0.43, '#fff0be', 0.5],
        [1, '#fff0cf', 0],
      ]),
    ),
    cloud(1216, 168, 250, { opacity: 0.95 }),
    cloud(1010, 96, 150, { opacity: 0.55 }),
    cloud(330, 352, 170, { opacity: 0.6 }),
    cloud(420, 96, 190, { opacity: 0.5 }),
    cloud(1120, 372, 140, { opacity: 0.5 }),
    stroke('M330 214q9 -9 18 0q9 -9 18 0', '#ffffff', 4, 'opacity=".85"'),
    stroke('M384 194q7 -7 14 0q7 -7 14 0', '#ffffff', 3.4, 'opacity=".7"'),
  ]);

/** The sky of an upright screen, down to just below the horizon (y 990). */
export const skyTall = (): Drawing =>
  draw({ x: 0, y: 0, width: 984, height: 1060 }, () => [
    fill(
      box(0, 0, 984, 1060, 0),
      linear([
        [0, '#62b8e6'],
        [0.3, '#8fd2ee'],
        [0.6, '#bfe8ef'],
        [0.82, '#def3e6'],
        [0.94, '#ffeed2'],
        [1, '#ffeed2'],
      ]),
    ),
    fill(
      box(0, 0, 984, 1060, 0),
      radial(
        [
          [0, '#fffdf6', 0.95],
          [0.35, '#fff9f0', 0.5],
          [1, '#fff9f0', 0],
        ],
        0.2,
        0.14,
        0.6,
      ),
    ),
    fill(
      ellipse(206, 150, 104),
      radial([
        [0, '#fffdf0', 1],
        [0.36, '#fff6c8', 1],
        [0.43, '#fff0be', 0.5],
        [1, '#fff0cf', 0],
      ]),
    ),
    cloud(770, 120, 210, { opacity: 0.9 }),
    cloud(500, 70, 130, { opacity: 0.5 }),
    cloud(880, 420, 170, { opacity: 0.55 }),
    cloud(120, 500, 180, { opacity: 0.55 }),
    cloud(830, 760, 150, { opacity: 0.5 }),
    cloud(190, 840, 130, { opacity: 0.45 }),
    stroke('M330 424q9 -9 18 0q9 -9 18 0', '#ffffff', 4, 'opacity=".8"'),
    stroke('M380 404q7 -7 14 0q7 -7 14 0', '#ffffff', 3.4, 'opacity=".7"'),
  ]);

const island = (points: readonly (readonly [number, number])[], colour: string) =>
  volume(hill(points, 72), colour, {
    depth: 10,
    shade: '#6f9fca',
    rim: '#fff1cc',
    shadeOpacity: 0.3,
    rimOpacity: 0.55,
  });

/** The bay: hazy islands on the horizon (y 70), and water growing deeper towards the viewer. */
export const sea = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 220 }, () => {
    const next = random(7);
    const glints = Array.from({ length: 40 }, () => {
      const depth = next();
      const y = 76 + depth * depth * 90;
      const x = 190 + (next() - 0.5) * (150 + depth * 340);
      return stroke(
        `M${n(x)} ${n(y)}h${n(8 + depth * 40)}`,
        '#fffbe6',
        1.4 + depth * 3,
        `opacity="${n(0.75 - depth * 0.4)}"`,
      );
    });
    const ripples = Array.from({ length: 34 }, () => {
      const depth = next();
      return ripple(
        next() * 1380,
        96 + depth * 110,
        16 + depth * 44,
        0.14 + 0.16 * next(),
        next() < 0.7 ? '#eafcff' : '#1a83a8',
      );
    });
    return [
      island(
        [
          [620, 70],
          [690, 46],
          [760, 34],
          [830, 46],
          [900, 40],
          [980, 56],
          [1050, 72],
        ],
        '#b4dce2',
      ),
      island(
        [
          [360, 70],
          [440, 52],
          [500, 56],
          [570, 42],
          [640, 58],
          [720, 72],
        ],
        '#a3d2da',
      ),
      lighthouse(800, 42, 44),
      fill(
        box(0, 70, 1408, 150, 0),
        linear([
          [0, '#d2f0e4'],
          [0.12, '#a5e2df'],
          [0.45, '#68cdd6'],
          [1, '#3aabc4'],
        ]),
      ),
      fill(
        box(0, 70, 1408, 150, 0),
        radial(
          [
            [0, '#fff6cf', 0.8],
            [0.5, '#fff0bf', 0.22],
            [1, '#fff0bf', 0],
          ],
          0.14,
          0,
          0.5,
        ),
      ),
      ...glints,
      ...ripples,
      sailingBoat(470, 84, 38, '#ffab90', '#fffaf4'),
      sailingBoat(1036, 88, 46, '#86b6dd', '#fffaf4'),
    ];
  });

/** The green headland at the left, drawn to stand against the left edge. */
export const headland = (): Drawing =>
  draw({ x: 0, y: -70, width: 400, height: 370 }, () => [
    volume(
      hill(
        [
          [-40, 130],
          [40, 96],
          [120, 104],
          [200, 146],
          [260, 196],
          [300, 232],
        ],
        262,
      ),
      '#8fcf7a',
      {
        depth: 22,
        paint: linear([
          [0, '#b4de86'],
          [1, '#62b478'],
        ]),
      },
    ),
    tree(40, 112, 92, '#57ad66', 3),
    tree(112, 120, 70, '#79bf5c', 5),
    tree(-2, 132, 80, '#4a9f6b', 9),
    bush(172, 154, 74, '#5fb46a', 4),
    bush(226, 196, 54, '#74bf62', 8),
    volume(
      hill(
        [
          [-40, 236],
          [80, 226],
          [190, 230],
          [280, 240],
          [350, 258],
        ],
        280,
      ),
      '#fbe0ae',
      { depth: 10, shade: '#c98f62' },
    ),
    glow(180, 276, 220, 8, '#ffffff', 2, 0.45),
  ]);

const houses = [
  [92, 76, 142, '#f2b26b', 'pointed', undefined],
  [166, 70, 172, '#e8775a', 'neck', '#ff7a59'],
  [232, 78, 152, '#7fbcae', 'stepped', undefined],
  [306, 74, 182, '#f6cf7d', 'neck', '#4fb3bf'],
  [374, 74, 150, '#d98aa0', 'pointed', undefined],
] as const;

/** The quay with its canal houses, drawn to stand against the right edge. */
export const quay = (): Drawing =>
  draw({ x: 0, y: 0, width: 448, height: 320 }, () => {
    const stones = [0, 1, 2].flatMap((course) =>
      Array.from({ length: 11 }, (_, index) =>
        fill(
          box(62 + index * 42 + (course % 2) * 21, 236 + course * 19, 38, 15, 5),
          course % 2 ? '#dcb489' : '#f1d3a9',
          'opacity=".8"',
        ),
      ),
    );
    return [
      ...houses.map(([x, w, h, colour, gable, awning], index) =>
        house(x, 228, w, h, colour, {
          gable,
          ...(awning ? { awning } : {}),
          door: ['#3d7ea6', '#4b6fb0', '#c9543f', '#7a5bd6', '#3d7ea6'][index] ?? '#3d7ea6',
          lit: [index % 2 === 0, index % 3 === 0, index === 1, index !== 2],
        }),
      ),
      volume(`M54 228Q54 218 68 218H470V292H72Q56 292 54 272Z`, '#e9c79c', {
        depth: 14,
        shade: '#8c6a8f',
        inside: stones.join(''),
      }),
      fill(box(50, 216, 420, 11, 5), '#fff0d3'),
      shadow(250, 298, 210, 8, 0.3, '#0b4f74'),
      tree(148, 220, 46, '#6bb56a', 2),
      tree(352, 220, 54, '#57ad66', 6),
    ];
  });
