import { sailingBoat } from '../drawing/harbour-things';
import { cloud, ripple } from '../drawing/nature';
import { fill, group, place, stroke } from '../drawing/paint';
import { random } from '../drawing/random';
import { box, ellipse, round as n } from '../drawing/shape';
import { blur, type Drawing, draw, linear, type Markup, radial } from '../drawing/sheet';
import { glow, volume } from '../drawing/volume';
import { fields, land, roads, sea, stones } from './art/coast';
import { city, railway, spacePort } from './art/east';
import { mountains } from './art/mountains';
import { fair, savannah } from './art/south';
import { farm, harbour, village } from './art/west';
import { mapSize } from './places';

const frame = { x: 0, y: 0, ...mapSize };

const tufts = (): Markup => {
  const next = random(33);
  return Array.from({ length: 70 }, () => {
    const x = n(230 + next() * 1130);
    const y = n(320 + next() * 500);
    return stroke(
      `M${x} ${y}l-2 -6M${n(x + 3)} ${y}l1 -7M${n(x + 6)} ${y}l3 -5`,
      '#4f9a55',
      1.8,
      'opacity=".35"',
    );
  }).join('');
};

const whale = (): Markup =>
  place(
    262,
    945,
    fill(ellipse(6, 6, 60, 8), '#0b4475', `opacity=".35" filter="${blur(5)}"`) +
      volume(
        'M-60 0Q-62 -44 -10 -46Q44 -46 62 -8Q78 -12 86 -34Q70 -34 66 -50Q84 -52 92 -40Q100 -54 116 -50Q110 -32 96 -28Q90 4 60 6Q0 10 -60 0Z',
        '#5f9fd8',
        { depth: 14, shade: '#2f4fa0' },
      ) +
      fill('M-58 -4Q-30 -20 6 -2Q-20 6 -58 -4Z', '#eaf6ff', 'opacity=".9"') +
      fill(ellipse(-34, -18, 4), '#26264a') +
      stroke('M-14 -50Q-16 -66 -28 -68M-12 -50Q-8 -68 4 -68', '#eaffff', 5, 'opacity=".9"') +
      ripple(-80, 6, 60, 0.8) +
      ripple(30, 10, 60, 0.8),
    0.8,
  );

/** The island on its sea, in late-morning light from the upper left. */
const island = (): Drawing =>
  draw(frame, () => {
    const standing = [
      ...mountains(),
      ...farm(),
      ...village(),
      ...harbour(),
      ...railway(),
      ...city(),
      ...fair(),
      ...savannah(),
      ...spacePort(),
    ].sort((a, b) => a.foot - b.foot);
    const { width, height } = mapSize;
    return [
      sea(),
      land(),
      tufts(),
      fields(),
      roads(),
      stones(),
      group(standing.map(({ paint }) => paint)),
      whale(),
      sailingBoat(1500, 640, 66, '#5b9bd5'),
      sailingBoat(1180, 945, 54, '#8f7fe0'),
      glow(330, 480, 90, 20, '#2a1f66', 12, 0.1),
      glow(980, 740, 100, 20, '#2a1f66', 12, 0.1),
      fill(
        box(0, 0, width, height, 0),
        radial(
          [
            [0, '#fff8e6', 0.22],
            [1, '#fff8e6', 0],
          ],
          0.1,
          0,
          0.7,
        ),
      ),
      fill(
        box(0, 0, width, height, 0),
        radial(
          [
            [0, '#0f5f93', 0],
            [0.7, '#0f5f93', 0],
            [1, '#0f5f93', 0.3],
          ],
          0.42,
          0.42,
          0.8,
        ),
      ),
      fill(
        box(0, height - 120, width, 120, 0),
        linear([
          [0, '#14306e', 0],
          [1, '#14306e', 0.16],
        ]),
      ),
    ];
  });

/** A layer of its own: they drift over the island. */
const clouds = (): Drawing =>
  draw(frame, () => [
    cloud(110, 90, 250, { opacity: 0.95 }),
    cloud(350, 150, 150, { opacity: 0.85 }),
    cloud(1080, 76, 190, { opacity: 0.85 }),
    cloud(1530, 930, 240, { opacity: 0.9 }),
    cloud(60, 960, 220, { opacity: 0.9 }),
    cloud(1560, 420, 150, { opacity: 0.85 }),
  ]);

export const widths = [960, 1920] as const;
export const quality = 82;

export const images = (): Record<string, Drawing> => ({ island: island(), clouds: clouds() });
