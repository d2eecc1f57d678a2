import { fill, stroke } from '../../../assets/drawing/paint';
import { random } from '../../../assets/drawing/random';
import { box, ellipse, hill, round as n, type Point } from '../../../assets/drawing/shape';
import { clip, type Drawing, draw, linear, type Markup } from '../../../assets/drawing/sheet';
import { glow, volume } from '../../../assets/drawing/volume';
import { halfWidth, type RoadView, roadViews } from './sizes';

/** Ground with the road over it, from the crest to below the viewer; x and y are those of the world, moved by the bleed. */
function ground(view: RoadView, width: number, height: number, bleedX: number): Drawing {
  const top = 46;
  const middle = view.middle + bleedX;
  const at = (y: number) => view.crest + y - top;
  const half = (y: number, more = 0) => halfWidth(view, at(y)) * (1 + more);
  const band = (more: number, from = top - 6): string =>
    `M${n(middle - half(from, more))} ${from}Q${middle} ${n(from - 9)} ${n(middle + half(from, more))} ${from}` +
    `L${n(middle + half(height, more))} ${height}L${n(middle - half(height, more))} ${height}Z`;
  return draw({ x: 0, y: 0, width, height }, () => {
    const next = random(17);
    const line: Point[] = [
      [-20, top + 10],
      [middle * 0.4, top - 14],
      [middle - half(top) - 20, top + 1],
      [middle, top - 6],
      [middle + half(top) + 20, top + 1],
      [width - middle * 0.4, top - 16],
      [width + 20, top + 8],
    ];
    const lawn = hill(line, height + 20);
    const mown = Array.from({ length: 7 }, (_, k) => {
      const y = top + (height - top) * (k / 7) ** 1.5;
      const low = top + (height - top) * ((k + 0.5) / 7) ** 1.5;
      return fill(
        `M-20 ${n(y)}Q${middle} ${n(y - 14)} ${width + 20} ${n(y)}V${n(low)}Q${middle} ${n(low - 18)} -20 ${n(low)}Z`,
        '#b9ec9c',
        'opacity=".2"',
      );
    });
    const tufts: Markup[] = [];
    for (let k = 0; k < 90; k++) {
      const y = top + 20 + (height - top) * next() ** 1.3;
      const side = next() < 0.5 ? -1 : 1;
      const x = middle + side * (half(y, 0.14) + next() * (width / 2));
      const size = 3 + ((y - top) / height) * 12;
      if (x < -10 || x > width + 10) continue;
      tufts.push(
        next() < 0.72
          ? stroke(
              `M${n(x)} ${n(y)}q${n(-size * 0.5)} ${n(-size * 0.7)} ${n(-size * 0.4)} ${n(-size)}M${n(x + size * 0.3)} ${n(y)}q0 ${n(-size)} ${n(size * 0.3)} ${n(-size * 1.3)}M${n(x + size * 0.6)} ${n(y)}q${n(size * 0.4)} ${n(-size * 0.6)} ${n(size * 0.8)} ${n(-size * 0.7)}`,
              '#3d9a76',
              n(1.4 + size * 0.1),
              'opacity=".6"',
            )
          : fill(
              ellipse(x, y - size * 0.5, size * 0.34, size * 0.3),
              next() < 0.5 ? '#fff6ea' : '#ffe39a',
              'opacity=".9"',
            ),
      );
    }
    const road = band(0);
    const streaks = Array.from({ length: 26 }, () => {
      const lane = (next() - 0.5) * 1.9;
      const y = top + (height - top) * next();
      const long = 20 + next() * 90 * ((y - top) / height + 0.3);
      const x1 = middle + lane * half(y);
      const x2 = middle + lane * half(y + long);
      return stroke(
        `M${n(x1)} ${n(y)}L${n(x2)} ${n(y + long)}`,
        next() < 0.5 ? '#aeb2e6' : '#5d5fa4',
        n(2 + next() * 4),
        'opacity=".16"',
      );
    });
    const worn = [-1, 0, 1].flatMap((lane) =>
      [-0.19, 0.19].map((wheel) => {
        const x = (y: number) => middle + (lane * (2 / 3) + wheel) * half(y);
        const wide = (y: number) => half(y) * 0.06;
        return fill(
          `M${n(x(top) - wide(top))} ${top}H${n(x(top) + wide(top))}L${n(x(height) + wide(height))} ${height}H${n(x(height) - wide(height))}Z`,
          '#5a5ca2',
          'opacity=".13"',
        );
      }),
    );
    return [
      volume(lawn, '#84cd92', {
        depth: 14,
        shade: '#2f7d86',
        shadeOpacity: 0.3,
        paint: linear([
          [0, '#b6e5a4'],
          [0.2, '#8dd297'],
          [1, '#46a184'],
        ]),
        inside: mown.join(''),
      }),
      `<g clip-path="${clip(lawn)}">${tufts.join('')}</g>`,
      // Kerb: a shaded foot, coral, then cream towards the road.
      fill(band(0.14), '#2c6f7a', 'opacity=".22"'),
      fill(band(0.115), '#e96f4b'),
      fill(
        band(0.105),
        linear([
          [0, '#ffb193'],
          [1, '#ff8a5e'],
        ]),
      ),
      fill(
        band(0.062),
        linear([
          [0, '#fffaf0'],
          [1, '#ffeed6'],
        ]),
      ),
      fill(band(0.02), '#4f4d92', 'opacity=".5"'),
      fill(
        road,
        linear([
          [0, '#b3b4e0'],
          [0.16, '#9699d2'],
          [0.55, '#7f82c2'],
          [1, '#686aae'],
        ]),
      ),
      `<g clip-path="${clip(road)}">`,
      ...worn,
      ...streaks,
      glow(
        middle - half(height) * 0.5,
        top + (height - top) * 0.35,
        half(height) * 0.6,
        (height - top) * 0.4,
        '#fff2dc',
        60,
        0.16,
      ),
      '</g>',
      glow(middle, top - 2, half(top) * 1.5, 9, '#fff2de', 7, 0.5),
      fill(
        box(0, top - 20, width, height, 0),
        linear([
          [0, '#3a2f8a', 0],
          [0.72, '#3a2f8a', 0],
          [1, '#3a2f8a', 0.2],
        ]),
      ),
    ];
  });
}

export const groundWide = () => ground(roadViews.landscape, 1408, 494, 64);
export const groundTall = () => ground(roadViews.portrait, 984, 906, 132);

/** A stripe between two lanes: as long as it is when it lies beside the car. */
export const dash = (): Drawing =>
  draw({ x: -22, y: -70, width: 44, height: 90 }, () =>
    fill('M-6 -66Q0 -69 6 -66L13 10Q0 17 -13 10Z', '#fff8ea', 'opacity=".92"'),
  );
