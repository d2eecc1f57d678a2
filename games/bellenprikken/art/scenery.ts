import { dark, light } from '../../../assets/drawing/colour';
import { house, lighthouse, sailingBoat } from '../../../assets/drawing/harbour-things';
import { bush, cloud, ripple, tree } from '../../../assets/drawing/nature';
import { fill, group, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse, hill, round as n } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
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

/** The pier the bath stands on: planks that widen towards the viewer. */
export const deck = (): Drawing =>
  draw({ x: 0, y: 0, width: 1408, height: 230 }, () => {
    const next = random(11);
    const planks: Markup[] = [];
    let y = 10;
    for (let row = 0; y < 240; row++) {
      const height = 15 + row * 4.2;
      const colour = ['#dea877', '#d39a64', '#e0ad7c', '#cf935e'][row % 4] ?? '#d9a06b';
      planks.push(
        volume(box(-30, y, 1470, height - 2, 7), colour, {
          depth: 6 + row * 0.6,
          shade: '#7d4a4f',
          shadeOpacity: 0.42,
        }),
      );
      for (let grain = 0; grain < 5; grain++) {
        const x = next() * 1380;
        planks.push(
          stroke(
            `M${n(x)} ${n(y + height * (0.35 + next() * 0.3))}h${n(40 + next() * 90)}`,
            '#a86d45',
            1.6 + row * 0.1,
            'opacity=".35"',
          ),
        );
      }
      const joint = ((row * 397) % 1300) + 40;
      planks.push(
        stroke(`M${joint} ${n(y + 2)}v${n(height - 6)}`, '#7d4a4f', 2.4, 'opacity=".5"'),
        fill(ellipse(joint - 9, y + height * 0.42, 2.2), '#7d4a4f', 'opacity=".6"'),
        fill(ellipse(joint + 9, y + height * 0.42, 2.2), '#7d4a4f', 'opacity=".6"'),
      );
      y += height;
    }
    return [
      fill(box(-20, 4, 1450, 240, 0), '#6f4350'),
      ...planks,
      glow(704, 14, 800, 10, '#4a1f3a', 6, 0.25),
      shadow(716, 138, 430, 26, 0.5, '#4a1f3a'),
    ];
  });

/** Suds at the far side of the bath, behind everyone who sits in it. */
export const suds = (): Drawing =>
  draw({ x: -450, y: -90, width: 900, height: 110 }, () => {
    const heaps = [
      [-360, -14, 90, 34, 3],
      [-220, -22, 110, 44, 5],
      [-60, -12, 120, 34, 8],
      [100, -26, 120, 46, 13],
      [250, -14, 110, 36, 17],
      [360, -10, 80, 30, 21],
    ] as const;
    return heaps.map(([x, y, rx, ry, seed]) => foam(x, y, rx, ry, seed));
  });

const foam = (x: number, y: number, rx: number, ry: number, seed: number): Markup => {
  const next = random(seed);
  const shape = bumpy(x, y, rx, ry, 11, seed, 0.7);
  const cells = Array.from({ length: 9 }, () => {
    const angle = next() * 6.28;
    const reach = Math.sqrt(next()) * 0.8;
    const size = 5 + next() * 11;
    const cx = x + Math.cos(angle) * rx * reach;
    const cy = y + Math.sin(angle) * ry * reach;
    return (
      fill(ellipse(cx, cy, size), '#dff1fb', 'opacity=".75"') +
      fill(ellipse(cx - size * 0.3, cy - size * 0.34, size * 0.3), '#ffffff')
    );
  });
  return volume(shape, '#fbfdff', {
    depth: 15,
    shade: '#8fb6e4',
    shadeOpacity: 0.5,
    rim: '#ffffff',
    inside: cells.join(''),
  });
};

/** The bath from the front: (0, 0) is the middle of its rim's upper edge. */
export const bath = (): Drawing =>
  draw({ x: -500, y: -46, width: 1000, height: 232 }, () => {
    const body = 'M-446 22Q-440 106 -372 136Q-330 150 -250 150H250Q330 150 372 136Q440 106 446 22Z';
    const claw = (side: number) =>
      shadow(side * 300 + 8, 164, 62, 9, 0.5, '#4a1f3a') +
      volume(
        `M${side * 246} 122Q${side * 350} 122 ${side * 348} 144Q${side * 336} 168 ${side * 312} 166H${side * 270}Q${side * 258} 162 ${side * 262} 150Z`,
        '#f3bb52',
        { depth: 9, shade: '#a85a2a' },
      );
    return [
      claw(-1),
      claw(1),
      volume(body, '#fdf3e6', {
        depth: 34,
        shade: '#8f93d2',
        shadeOpacity: 0.5,
        paint: linear([
          [0, '#f1e3da'],
          [0.16, '#fff9ef'],
          [0.62, '#f7ecea'],
          [1, '#d8d0ea'],
        ]),
        inside: glow(-250, 66, 150, 34, '#ffffff', 20, 0.7) + glow(0, 152, 420, 16, '#f2a97c', 9, 0.75),
        over: `<g clip-path="${clip(body)}">${glow(0, 26, 460, 13, '#5f5bb0', 8, 0.34)}</g>`,
      }),
      volume(box(-478, -6, 956, 38, 19), '#fff8ee', {
        depth: 11,
        shade: '#9a97d6',
        paint: linear([
          [0, '#ffffff'],
          [1, '#f1e6e6'],
        ]),
      }),
      stroke('M-452 3H-120', '#ffffff', 5, 'opacity=".95"'),
      stroke('M-104 3H-84', '#ffffff', 5, 'opacity=".95"'),
      group(
        [
          foam(-392, 2, 66, 24, 31),
          foam(-338, 16, 40, 20, 33),
          foam(404, 0, 62, 25, 37),
          foam(352, 12, 38, 18, 41),
          drip(-366, 28, 13, 44),
          drip(-338, 26, 9, 26),
          drip(398, 26, 12, 38),
        ].join(''),
      ),
    ];
  });

const drip = (x: number, y: number, width: number, length: number): Markup =>
  volume(
    `M${x - width} ${y - 12}Q${x - width * 0.8} ${y + length * 0.5} ${x - width * 0.7} ${y + length * 0.8}Q${x} ${y + length * 1.3} ${x + width * 0.7} ${y + length * 0.8}Q${x + width * 0.8} ${y + length * 0.5} ${x + width} ${y - 12}Z`,
    '#fbfdff',
    { depth: 6, shade: '#8fb6e4', shadeOpacity: 0.5 },
  );

/** A potted palm in the corner: the darkest thing in the picture, never behind an answer. */
export const plant = (): Drawing =>
  draw({ x: -150, y: -260, width: 300, height: 280 }, () => {
    const leaf = (angle: number, length: number, colour: string) => {
      const turn = (angle * Math.PI) / 180;
      const ex = Math.cos(turn) * length;
      const ey = -84 + Math.sin(turn) * length;
      const mx = Math.cos(turn) * length * 0.45;
      const my = -84 + Math.sin(turn) * length * 0.62 - length * 0.2;
      const wide = length * 0.17;
      return volume(
        `M0 -80Q${n(mx - wide)} ${n(my - wide)} ${n(ex)} ${n(ey)}Q${n(mx + wide)} ${n(my + wide * 1.5)} 0 -76Z`,
        colour,
        { depth: 8 },
      );
    };
    return [
      shadow(12, 2, 62, 11, 0.45, '#4a1f3a'),
      ...(
        [
          [-168, 118, '#277a62'],
          [-12, 122, '#277a62'],
          [-140, 150, '#2f8a64'],
          [-42, 148, '#2f8a64'],
          [-112, 160, '#3c9a66'],
          [-72, 166, '#46a66a'],
        ] as const
      ).map(([angle, length, colour]) => leaf(angle, length, colour)),
      volume('M-46 -86H46L36 -6Q0 8 -36 -6Z', '#e0694c', {
        depth: 13,
        paint: linear([
          [0, light('#e0694c', 0.14)],
          [1, dark('#e0694c', 0.16)],
        ]),
      }),
      volume(box(-52, -94, 104, 20, 9), '#ee7d5d', { depth: 7 }),
      `<g filter="${blur(3)}">${fill(ellipse(0, -72, 44, 5), '#7d2a4a', 'opacity=".3"')}</g>`,
    ];
  });

/** A stool with folded towels. */
export const towels = (): Drawing =>
  draw({ x: -100, y: -190, width: 200, height: 206 }, () => {
    const towel = (y: number, colour: string, wide: number) =>
      volume(box(-wide / 2, y, wide, 30, 14), colour, { depth: 9 }) +
      fill(box(-wide / 2 + 10, y + 12, wide - 34, 3.5, 2), dark(colour, 0.2), 'opacity=".5"');
    return [
      shadow(12, 4, 82, 13, 0.48, '#4a1f3a'),
      volume('M-62 -84L-74 2H-56L-44 -84ZM62 -84L74 2H56L44 -84Z', '#a5683f', { depth: 7 }),
      volume(box(-80, -96, 160, 22, 10), '#cf935e', { depth: 8, shade: '#7d4a4f' }),
      shadow(4, -94, 60, 5, 0.3),
      towel(-124, '#4fb3bf', 124),
      towel(-151, '#fff3e0', 112),
      towel(-178, '#ff8c6d', 118),
    ];
  });
