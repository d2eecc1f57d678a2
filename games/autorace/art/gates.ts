import { type Colour, dark, light } from '../../../assets/drawing/colour';
import { fill, group, place, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, bumpy, ellipse } from '../../../assets/drawing/shape';
import { blur, clip, type Drawing, draw, linear, type Markup, radial } from '../../../assets/drawing/sheet';
import { glow, shadow, volume } from '../../../assets/drawing/volume';

/** An inflated arch over one lane: 200 wide, its feet on y 0, the plate with the number above. */
const gate = (colour: Colour, second: Colour): Drawing =>
  draw({ x: -116, y: -232, width: 250, height: 246 }, () => {
    const arch =
      'M-100 0V-112Q-100 -178 -34 -178H34Q100 -178 100 -112V0Q86 10 60 0V-104Q60 -138 26 -138H-26Q-60 -138 -60 -104V0Q-86 10 -100 0Z';
    const stripes = [
      'M-110 -28H-50V-62H-110Z',
      'M-110 -96L-50 -88L-56 -122L-104 -140Z',
      'M-72 -184L-36 -134L-6 -136L-20 -184Z',
      'M72 -184L36 -134L6 -136L20 -184Z',
      'M110 -96L50 -88L56 -122L104 -140Z',
      'M110 -28H50V-62H110Z',
    ].map((stripe) => fill(stripe, second));
    return [
      shadow(-76, 3, 38, 8, 0.42),
      shadow(92, 3, 38, 8, 0.42),
      volume(arch, colour, {
        depth: 18,
        inside: stripes.join(''),
        paint: linear([
          [0, light(colour, 0.3)],
          [1, dark(colour, 0.08)],
        ]),
      }),
      stroke('M-86 -30V-110Q-86 -150 -52 -162', '#ffffff', 6, 'opacity=".55"'),
      fill(box(-82, -222, 168, 80, 30), '#2a1f66', `opacity=".28" filter="${blur(4)}"`),
      fill(box(-84, -222, 168, 80, 30), '#e0c49a'),
      fill(
        box(-84, -227, 168, 80, 30),
        linear([
          [0, '#ffffff'],
          [0.3, '#fffaf0'],
          [1, '#fff3dd'],
        ]),
      ),
    ];
  });

/** Warm light round the gate that was right. */
const halo = (): Drawing =>
  draw({ x: -60, y: -60, width: 120, height: 120 }, () =>
    fill(
      ellipse(0, 0, 58),
      radial([
        [0, '#ffe27a', 0.85],
        [0.45, '#ffdc66', 0.5],
        [1, '#ffe27a', 0],
      ]),
    ),
  );

/** Soft foam that fills a gate: thick, white and bouncy. */
const foam = (): Drawing =>
  draw({ x: -110, y: -128, width: 220, height: 146 }, () => {
    const next = random(12);
    const heap = (x: number, y: number, rx: number, ry: number, seed: number): Markup => {
      const cells = Array.from({ length: 7 }, () => {
        const angle = next() * 6.28;
        const reach = Math.sqrt(next()) * 0.75;
        const size = 6 + next() * 9;
        const cx = x + Math.cos(angle) * rx * reach;
        const cy = y + Math.sin(angle) * ry * reach;
        return (
          fill(ellipse(cx, cy, size), '#e3e6ff', 'opacity=".8"') +
          fill(ellipse(cx - size * 0.3, cy - size * 0.34, size * 0.3), '#ffffff')
        );
      });
      return volume(bumpy(x, y, rx, ry, 11, seed, 0.8), '#fdfcff', {
        depth: 14,
        shade: '#9a9be0',
        shadeOpacity: 0.5,
        rim: '#ffffff',
        inside: cells.join(''),
      });
    };
    return [
      shadow(8, 4, 96, 9, 0.34),
      heap(0, -84, 52, 34, 3),
      heap(-48, -48, 52, 42, 5),
      heap(50, -46, 52, 42, 8),
      heap(0, -34, 66, 36, 13),
    ];
  });

/** A post of the gantry over the road, its foot at (0, 0). */
const gantryPost = (): Drawing =>
  draw({ x: -44, y: -326, width: 104, height: 342 }, () => [
    shadow(10, 3, 34, 8, 0.4, '#1d4f5c'),
    volume(box(-15, -286, 30, 288, 10), '#7f8fdc', { depth: 9 }),
    ...[-70, -150, -230].map((y) => fill(box(-15, y, 30, 20, 4), '#fff3dd', 'opacity=".85"')),
    volume(box(-26, -14, 52, 18, 8), '#6a74c6', { depth: 6 }),
    volume(ellipse(0, -296, 17), '#ffd66b', { depth: 6 }),
  ]);

/** A piece of the beam between the posts; pieces stand side by side. */
const gantryBeam = (): Drawing =>
  draw({ x: 0, y: -28, width: 96, height: 56 }, () => [
    stroke('M0 18L24 -12L48 18L72 -12L96 18', '#98a6ea', 6),
    fill(
      box(-4, -24, 104, 13, 0),
      linear([
        [0, '#a9b6f2'],
        [1, '#7482d6'],
      ]),
    ),
    fill(
      box(-4, 11, 104, 13, 0),
      linear([
        [0, '#9aa8ee'],
        [1, '#6673c8'],
      ]),
    ),
  ]);

/** The board on the gantry; it stretches, its ends stay round. */
const board = (): Drawing =>
  draw({ x: -80, y: -54, width: 160, height: 116 }, () => [
    fill(box(-70, -40, 142, 92, 28), '#2a1f66', `opacity=".3" filter="${blur(4)}"`),
    fill(box(-72, -42, 144, 92, 28), '#3c4bab'),
    fill(
      box(-72, -48, 144, 92, 28),
      linear([
        [0, '#6d7fe0'],
        [1, '#4f5fc6'],
      ]),
    ),
    fill(
      box(-62, -39, 124, 74, 21),
      linear([
        [0, '#ffffff'],
        [0.3, '#fffaf0'],
        [1, '#fff3dd'],
      ]),
    ),
  ]);

/** A post of the finish, its foot at (0, 0). */
const finishPost = (): Drawing =>
  draw({ x: -30, y: -334, width: 80, height: 350 }, () => [
    shadow(10, 3, 30, 8, 0.4, '#1d4f5c'),
    volume(box(-15, -306, 30, 308, 12), '#ff8a5e', { depth: 9 }),
    ...[-60, -130, -200].map((y) => fill(box(-15, y, 30, 26, 4), '#fff6ea')),
    volume(ellipse(0, -310, 19), '#ffd66b', { depth: 7 }),
  ]);

/** A piece of the chequered cloth of the finish; six hang side by side. */
const finishCloth = (): Drawing =>
  draw({ x: 0, y: -48, width: 96, height: 100 }, () => {
    const squares = Array.from({ length: 16 }, (_, k) => {
      const [column, row] = [k % 4, Math.floor(k / 4)];
      return (column + row) % 2 ? fill(box(column * 24, -48 + row * 24, 24.5, 24.5, 0), '#3d3a72') : '';
    });
    return [
      fill(box(0, -48, 96, 96, 0), '#fffaf0'),
      ...squares,
      fill(
        box(0, -48, 96, 96, 0),
        linear([
          [0, '#fff6d6', 0.4],
          [0.5, '#4a3a9a', 0],
          [1, '#4a3a9a', 0.3],
        ]),
      ),
    ];
  });

/** The finish photo: a picture with a wide white edge. The cars are put in by the scene. */
export const photo = (): Drawing =>
  draw({ x: -270, y: -210, width: 540, height: 430 }, () => {
    const inside = box(-226, -176, 452, 280, 14);
    const squares = Array.from({ length: 19 * 3 }, (_, k) => {
      const [column, row] = [k % 19, Math.floor(k / 19)];
      return (column + row) % 2
        ? fill(box(-228 + column * 24, -176 + row * 20, 24.5, 20.5, 0), '#3d3a72')
        : fill(box(-228 + column * 24, -176 + row * 20, 24.5, 20.5, 0), '#fffaf0');
    });
    return [
      fill(box(-242, -190, 496, 400, 24), '#2a1f66', `opacity=".36" filter="${blur(9)}"`),
      fill(box(-250, -200, 500, 400, 24), '#e8d9c4'),
      fill(
        box(-250, -204, 500, 400, 24),
        linear([
          [0, '#ffffff'],
          [1, '#fff6ea'],
        ]),
      ),
      `<g clip-path="${clip(inside)}">`,
      fill(
        inside,
        linear([
          [0, '#9fb4f4'],
          [0.44, '#f3e3ea'],
          [0.5, '#ffeeda'],
        ]),
      ),
      volume('M-240 -10Q-120 -66 10 -22Q120 -60 240 -20V120H-240Z', '#93d39b', { depth: 12 }),
      fill(
        'M-150 -6H150L330 120H-330Z',
        linear([
          [0, '#a5a8da'],
          [1, '#7679ba'],
        ]),
      ),
      fill('M-150 -6L-330 120H-300L-140 -6ZM150 -6L330 120H300L140 -6Z', '#fff3dd'),
      fill(box(-232, -176, 464, 62, 0), '#fffaf0'),
      ...squares,
      fill(box(-232, -114, 464, 10, 0), '#4a3a9a', 'opacity=".3"'),
      ...Array.from({ length: 26 }, (_, k) => {
        const x = -210 + ((k * 97) % 420);
        const y = -96 + ((k * 53) % 120);
        return group(
          fill(box(-5, -3, 10, 6, 2), ['#ff8552', '#ffd66b', '#5fb3c4', '#e8527a'][k % 4] ?? '#ffd66b'),
          `transform="translate(${x} ${y}) rotate(${(k * 47) % 180})"`,
        );
      }),
      glow(-200, -170, 200, 120, '#fff6d6', 40, 0.5),
      '</g>',
      stroke(inside, '#d9c9b4', 3),
    ];
  });

/** A flat waving flag for the start of the way back; its pole stands on (0, 0). */
const flag = (): Drawing =>
  draw({ x: -14, y: -84, width: 74, height: 92 }, () => [
    stroke('M0 0V-72', '#8a5a4a', 6),
    volume('M2 -74q16 -8 28 0q12 7 24 0v34q-12 7 -24 0q-12 -7 -28 0Z', '#2b9fb3', { depth: 6 }),
    place(0, 0, volume(ellipse(0, -76, 6), '#ffd66b', { depth: 3 })),
  ]);

export const gateSprites = (): Record<string, Drawing> => ({
  'gate-left': gate('#5fb3c4', '#e9fbff'),
  'gate-middle': gate('#ffc94f', '#fff8e2'),
  'gate-right': gate('#8f86e0', '#f1edff'),
  halo: halo(),
  foam: foam(),
  'gantry-post': gantryPost(),
  'gantry-beam': gantryBeam(),
  board: board(),
  'finish-post': finishPost(),
  'finish-cloth': finishCloth(),
  flag: flag(),
});
