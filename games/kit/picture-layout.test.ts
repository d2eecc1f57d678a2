import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { missPicture } from '@/maths/strategy/miss-picture';
import { sumOf } from '@/maths/sum/read-sum';
import { layoutPicture, type Mark } from './picture-layout';

const edges = (mark: Mark): readonly [number, number, number, number] => {
  switch (mark.kind) {
    case 'dot':
      return [mark.x - mark.size / 2, mark.y - mark.size / 2, mark.x + mark.size / 2, mark.y + mark.size / 2];
    case 'tray':
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
    case 'number':
      return [mark.x, mark.y - mark.size / 2, mark.x, mark.y + mark.size / 2];
  }
};

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
            for (const mark of layoutPicture(picture, { width, height })) {
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
      layoutPicture(right, { width: 500, height: 300 }).filter(({ kind }) => kind === 'dot'),
    ).toHaveLength(56);
  });
});
