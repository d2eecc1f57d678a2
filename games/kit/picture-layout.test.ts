import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { missPicture } from '@/maths/strategy/miss-picture';
import { sumOf } from '@/maths/sum/read-sum';
import { textWidth } from './picture/mark';
import { layoutPicture, type Mark } from './picture-layout';

type Edges = readonly [number, number, number, number];

const around = (x: number, y: number, reach: number): Edges => [x - reach, y - reach, x + reach, y + reach];

function edges(mark: Mark): Edges {
  switch (mark.kind) {
    case 'dot':
      return around(mark.x, mark.y, mark.size / 2);
    case 'disc':
    case 'slice':
      return around(mark.x, mark.y, mark.radius);
    case 'tray':
    case 'box':
      return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
    case 'line':
      return [
        Math.min(mark.x1, mark.x2),
        Math.min(mark.y1, mark.y2),
        Math.max(mark.x1, mark.x2),
        Math.max(mark.y1, mark.y2),
      ];
    case 'arc':
      return [Math.min(mark.x1, mark.x2), mark.y - mark.height, Math.max(mark.x1, mark.x2), mark.y];
    case 'number': {
      const half = textWidth(mark.text, mark.size) / 2;
      return [mark.x - half, mark.y - mark.size / 2, mark.x + half, mark.y + mark.size / 2];
    }
    case 'shape': {
      const [xs, ys] = [mark.points.map(({ x }) => x), mark.points.map(({ y }) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }
}

describe('a picture of the maths', () => {
  it('stays inside its box, whatever the sum, the miss and the box', () => {
    const sums = ['7+5=_', '10=7+_', '7*8=_', '56:8=_', '13-_=8', '48+37=_', '3*10=_', '0*4=_'];
    fc.assert(
      fc.property(
        fc.constantFrom(...sums),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 240, max: 700 }),
        fc.integer({ min: 120, max: 400 }),
        (id, given, width, height) => {
          const { right, given: drawn } = missPicture(sumOf(id), rational(given, 1));
          for (const picture of [right, drawn]) {
            if (picture === null) continue;
            for (const mark of layoutPicture(picture, { width, height }, 'nl')) {
              const [x1, y1, x2, y2] = edges(mark);
              expect(x1).toBeGreaterThanOrEqual(-1);
              expect(y1).toBeGreaterThanOrEqual(-1);
              expect(x2).toBeLessThanOrEqual(width + 1);
              expect(y2).toBeLessThanOrEqual(height + 1);
            }
          }
        },
      ),
    );
  });

  it('draws one dot for each thing there is', () => {
    const { right } = missPicture(sumOf('7*8=_'), null);
    expect(
      layoutPicture(right, { width: 500, height: 300 }, 'nl').filter(({ kind }) => kind === 'dot'),
    ).toHaveLength(56);
  });
});
