import { fill, stroke } from '../../../assets/drawing/paint';
import { ellipse } from '../../../assets/drawing/shape';
import { type Drawing, draw, type Markup } from '../../../assets/drawing/sheet';
import { volume } from '../../../assets/drawing/volume';

const white = '#fff7ea';
const shade = '#9a8fc8';

const neck = (): Markup =>
  volume('M-54 6Q-62 -58 -26 -86Q-8 -104 -14 -168H26Q28 -104 44 -78Q66 -44 56 6Z', white, {
    depth: 18,
    shade,
    shadeOpacity: 0.5,
  }) +
  // a scarf, knotted under the beak
  volume('M-22 -132Q6 -112 34 -134L36 -118Q6 -96 -22 -116Z', '#f0836a', { depth: 7 });

const head = (face: 'open' | 'shut' | 'happy'): Markup => {
  const eye = {
    open: fill(ellipse(10, -20, 6, 8), '#3a2a4a') + fill(ellipse(8, -23, 2.2), '#ffffff'),
    shut: stroke('M3 -18Q10 -13 17 -18', '#3a2a4a', 4),
    happy: stroke('M3 -17Q10 -26 17 -17', '#3a2a4a', 4),
  }[face];
  const beak =
    face === 'happy'
      ? volume('M-16 -16Q-48 -22 -64 -8Q-46 0 -18 2Z', '#ffab3d', { depth: 6, shade: '#d9682a' }) +
        volume('M-18 2Q-40 4 -54 14Q-34 20 -14 10Z', '#f2902e', { depth: 5, shade: '#b84a2a' })
      : volume('M-16 -18Q-46 -20 -64 -4Q-44 8 -16 8Z', '#ffab3d', { depth: 7, shade: '#d9682a' }) +
        stroke('M-58 -3Q-40 -2 -22 0', '#c9622a', 2.6);
  return (
    beak +
    volume('M-24 8Q-32 -42 6 -48Q46 -46 40 -2Q36 22 6 22Q-16 22 -24 8Z', white, {
      depth: 13,
      shade,
      shadeOpacity: 0.5,
    }) +
    // headscarf over the crown
    volume('M-20 -26Q-14 -60 16 -58Q50 -54 46 -10Q58 2 50 10Q40 -18 16 -34Q-4 -42 -20 -26Z', '#5f8fc0', {
      depth: 9,
      inside: [
        [0, -46],
        [24, -42],
        [40, -22],
        [14, -30],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 4), '#fff6e0'))
        .join(''),
    }) +
    fill(ellipse(16, -3, 9, 6), '#ff9f8a', 'opacity=".55"') +
    eye
  );
};

const wing = (): Markup =>
  volume('M-4 4Q-34 -20 -30 -56Q-14 -46 -8 -52Q-2 -40 8 -42Q26 -12 8 6Q2 8 -4 4Z', white, {
    depth: 9,
    shade,
    shadeOpacity: 0.5,
  });

/** The neighbour, who looks over the fence. (0, 0) of each part is its joint. */
export const gooseSprites = (): Record<string, Drawing> => ({
  'goose-neck': draw({ x: -72, y: -176, width: 144, height: 186 }, neck),
  'goose-open': draw({ x: -70, y: -66, width: 136, height: 96 }, () => head('open')),
  'goose-shut': draw({ x: -70, y: -66, width: 136, height: 96 }, () => head('shut')),
  'goose-happy': draw({ x: -70, y: -66, width: 136, height: 96 }, () => head('happy')),
  'goose-wing': draw({ x: -40, y: -62, width: 66, height: 74 }, wing),
});
