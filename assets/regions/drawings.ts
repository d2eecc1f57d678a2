import { dark, light } from '../drawing/colour';
import { house, lighthouse } from '../drawing/harbour-things';
import { pine } from '../drawing/nature';
import { fill, group, place } from '../drawing/paint';
import { bumpy, ellipse } from '../drawing/shape';
import { clip, type Drawing, draw, linear, type Markup } from '../drawing/sheet';
import { volume } from '../drawing/volume';
import { engine, rocket, tower } from '../map/art/east';
import { peak } from '../map/art/mountains';
import { acacia, wheel } from '../map/art/south';
import { barn } from '../map/art/west';
import type { regionAnchors } from '../map/places';

interface Region {
  readonly sky: string;
  readonly ground: string;
  readonly paint: () => Markup;
}

/** One landmark a region, on its own sky and ground. */
const regions: Record<keyof typeof regionAnchors, Region> = {
  haven: {
    sky: '#a9e2ee',
    ground: '#3fb7cd',
    paint: () => volume(ellipse(0, 58, 52, 14), '#fbe3b4', { depth: 8 }) + lighthouse(0, 60, 118),
  },
  dorp: {
    sky: '#c4e6f4',
    ground: '#8fcf6f',
    paint: () =>
      house(-52, 62, 52, 92, '#f0836a', { gable: 'neck' }) +
      house(4, 62, 50, 80, '#f6cf7d', { gable: 'stepped' }),
  },
  kermis: { sky: '#ffe3dc', ground: '#f3b8c4', paint: () => place(0, -10, wheel(), 0.86) },
  stad: {
    sky: '#dcdcf6',
    ground: '#a9b6ee',
    paint: () =>
      tower(-50, 62, 44, 96, '#8fa3e8') +
      tower(-6, 64, 52, 122, '#6f8fdc') +
      tower(30, 66, 40, 74, '#f2a07a'),
  },
  spoor: {
    sky: '#d4eaf0',
    ground: '#9ed070',
    paint: () => group(engine(), 'transform="translate(-1092 -524) scale(1.22)"'),
  },
  boerderij: { sky: '#b4e0f4', ground: '#a5d868', paint: () => place(-16, 62, barn(0, 0), 1.02) },
  bergen: {
    sky: '#d6ecf8',
    ground: '#8fc7a4',
    paint: () =>
      peak(-30, 60, 110, 84, '#93a9da') +
      peak(22, 64, 130, 116, '#7e98d2') +
      pine(-46, 72, 46, '#4f9d82') +
      pine(56, 76, 40, '#4f9d82'),
  },
  savanne: { sky: '#ffe6bd', ground: '#f3c866', paint: () => acacia(0, 64, 118) },
  ruimtehaven: { sky: '#4a3596', ground: '#a596e0', paint: () => place(0, 62, rocket(), 0.96) },
};

const badge = ({ sky, ground, paint }: Region): Drawing =>
  draw({ x: -100, y: -100, width: 200, height: 200 }, () => {
    const disc = ellipse(0, 0, 96);
    return [
      `<g clip-path="${clip(disc)}">`,
      fill(
        disc,
        linear([
          [0, light(sky, 0.1)],
          [1, light(sky, 0.6)],
        ]),
      ),
      volume(bumpy(0, 128, 150, 84, 9, 3), ground, { depth: 12, shade: dark(ground, 0.3) }),
      paint(),
      '</g>',
    ];
  });

export const widths = [96, 192] as const;

export const images = (): Record<string, Drawing> =>
  Object.fromEntries(Object.entries(regions).map(([id, region]) => [id, badge(region)]));
