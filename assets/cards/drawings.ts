import { lighthouse, sailingBoat } from '../drawing/harbour-things';
import { bush, cloud, palm, pine, ripple, tree } from '../drawing/nature';
import { fill, place, stroke } from '../drawing/paint';
import { random } from '../drawing/random';
import { box, ellipse, hill, type Point, star } from '../drawing/shape';
import { type Drawing, draw, linear, type Markup, radial } from '../drawing/sheet';
import { volume } from '../drawing/volume';

/** The strip above the stamps of a card; the middle is (0, 0). */
const strip = { x: -320, y: -80, width: 640, height: 160 };
const [left, right, foot] = [-330, 330, 90];

const sky = (top: string, low: string): Markup =>
  fill(
    box(left, -90, right - left, 180, 0),
    linear([
      [0, top],
      [1, low],
    ]),
  );

const ground = (heights: readonly number[], colour: string, low: string): Markup => {
  const step = (right - left) / (heights.length - 1);
  const points = heights.map((y, index): Point => [left + index * step, y]);
  return fill(
    hill(points, foot),
    linear([
      [0, colour],
      [1, low],
    ]),
  );
};

/** Small things over the strip, the same each time. */
function scattered(
  count: number,
  seed: number,
  one: (x: number, y: number, share: number) => Markup,
): Markup {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const x = left + ((index + next()) * (right - left)) / count;
    return one(x, -74 + next() * 84, next());
  }).join('');
}

const tulip = (x: number, y: number, colour: string): Markup =>
  stroke(`M${x} ${y}v-16`, '#3c8f52', 4) +
  volume(`M${x - 9} ${y - 30}l5 5l4 -8l4 8l5 -5v10q-9 14 -18 0Z`, colour, { depth: 4 });

const snowman = (x: number, y: number): Markup =>
  volume(ellipse(x, y - 18, 24, 22), '#ffffff', { depth: 8, shade: '#8fb3de' }) +
  volume(ellipse(x, y - 50, 17, 16), '#ffffff', { depth: 6, shade: '#8fb3de' }) +
  volume(box(x - 17, y - 68, 34, 6, 3), '#3b3f78', { depth: 2 }) +
  volume(box(x - 11, y - 86, 22, 20, 4), '#3b3f78', { depth: 4 }) +
  fill(ellipse(x - 6, y - 53, 2.2) + ellipse(x + 6, y - 53, 2.2), '#2b2a4c') +
  volume(`M${x} ${y - 50}l22 4l-22 4Z`, '#f08a3c', { depth: 2 }) +
  stroke(`M${x - 15} ${y - 38}q15 8 30 0`, '#e4574f', 7);

const scenes: Readonly<Record<string, () => Markup>> = {
  stars: () =>
    sky('#3b3f8f', '#f0a08a') +
    scattered(26, 5, (x, y, share) => fill(star(x, y, 4 + share * 7), '#fff2c4', 'opacity=".9"')) +
    fill('M212 -60A26 26 0 1 1 190 -22A22 22 0 0 0 212 -60Z', '#fff2c4') +
    ground([34, 30, 36, 30, 34], '#3f8fb8', '#2a5f94') +
    [-300, -70, 20, 130, 250].map((x, k) => ripple(x, 52 + (k % 2) * 14, 46)).join('') +
    volume(ellipse(-196, 64, 92, 26), '#7fbf74', { depth: 12 }) +
    lighthouse(-200, 54, 104) +
    sailingBoat(96, 54, 58),
  spring: () =>
    sky('#8fd3f4', '#e6f6ee') +
    cloud(-190, -44, 96) +
    cloud(130, -54, 74) +
    ground([22, 0, 20, 6, -4, 18], '#a8d978', '#7cc05c') +
    tree(-238, 44, 62, '#f7a8c4', 3) +
    tree(214, 40, 70, '#f9bcd0', 8) +
    bush(120, 44, 54, '#6fbf63', 2) +
    ground([56, 44, 50, 60, 46, 54], '#8ccf66', '#5faf52') +
    [-170, -140, -108, -40, -8, 26, 78, 150, 262, 292]
      .map((x, k) => tulip(x, 74 + (k % 3) * 4, ['#f2617a', '#ffc83d', '#b57be0'][k % 3] ?? '#f2617a'))
      .join(''),
  summer: () =>
    sky('#4fb8ec', '#d4f1f6') +
    fill(
      ellipse(-216, -34, 62),
      radial([
        [0, '#fff3b8', 0.9],
        [1, '#fff3b8', 0],
      ]),
    ) +
    volume(ellipse(-216, -34, 27), '#ffd452', { depth: 7, shade: '#f0a12e' }) +
    cloud(48, -52, 92) +
    ground([8, 6, 8, 6, 8], '#37aecb', '#2689b3') +
    [-292, -150, -60, 44, 128].map((x, k) => ripple(x, 22 + (k % 2) * 12, 48)).join('') +
    sailingBoat(-64, 26, 60) +
    ground([58, 50, 44, 34, 30], '#fbe3b4', '#efc887') +
    palm(218, 50, 104) +
    volume(ellipse(88, 58, 16), '#ff7d6b', { depth: 5 }) +
    fill('M88 42q-10 16 0 32q10 -16 0 -32', '#fff6e4', 'opacity=".9"'),
  autumn: () =>
    sky('#f9c98a', '#fdebcf') +
    cloud(-60, -52, 88, { shade: '#e0b48a' }) +
    ground([18, 2, 16, 4, 14], '#d9b25c', '#c08f42') +
    tree(-246, 46, 74, '#e8752c', 4) +
    tree(-160, 48, 58, '#d9452f', 6) +
    tree(196, 44, 78, '#f0a12e', 9) +
    tree(272, 50, 56, '#c4562f', 2) +
    ground([56, 48, 54, 46, 52], '#c9963f', '#a06f30') +
    bush(-60, 66, 52, '#d9702f', 5) +
    bush(70, 68, 44, '#b5502c', 7) +
    scattered(18, 11, (x, y, share) =>
      place(
        x,
        y + 54,
        volume('M0 -9Q9 -3 6 6Q0 10 -6 6Q-9 -3 0 -9Z', share > 0.5 ? '#e8752c' : '#d9452f', { depth: 3 }),
        0.8 + share * 0.5,
        share * 300,
      ),
    ),
  winter: () =>
    sky('#7f9fe0', '#e4eefb') +
    ground([16, -8, 14, 2, 20], '#eef5ff', '#c4d8f4') +
    pine(-262, 52, 84, '#3f8f86') +
    pine(-206, 58, 62, '#4fa08f') +
    pine(236, 54, 92, '#3f8f86') +
    pine(290, 60, 60, '#4fa08f') +
    ground([52, 44, 54, 46, 54], '#ffffff', '#d4e4fa') +
    snowman(100, 70) +
    scattered(34, 21, (x, y, share) => fill(ellipse(x, y + 20, 2 + share * 3), '#ffffff', 'opacity=".9"')),
};

/** The picture at the head of each kind of savings card. */
export const images = (): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(scenes).map(([name, paint]) => [name, draw(strip, paint)]));

export const widths = [400, 800] as const;
export const quality = 82;
