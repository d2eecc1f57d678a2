import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rational } from '@/maths/number/rational';
import { between, type LineScale, notationAt, scaleOf, shareOf, stepNear, valueAt } from './line-scale';

const unit: LineScale = { min: rational(0), max: rational(1), steps: 12 };

describe('LineScale', () => {
  it('has exact values at its steps', () => {
    expect(notationAt(unit, 4)).toBe('1/3');
    expect(notationAt({ min: rational(0), max: rational(100), steps: 100 }, 37)).toBe('37');
    expect(notationAt({ min: rational(-10), max: rational(10), steps: 20 }, 7)).toBe('-3');
  });

  it('takes its steps from the task, and hundredths for an estimate', () => {
    const line = { from: '0', to: '2', step: '1/4', estimate: false };
    expect(scaleOf(line).steps).toBe(8);
    expect(scaleOf({ ...line, estimate: true }).steps).toBe(100);
  });

  it('returns the position of a value', () => {
    expect(shareOf(unit, rational(3, 4))).toBe(0.75);
    expect(shareOf({ min: rational(20), max: rational(40) }, rational(25))).toBe(0.25);
  });

  it('returns the step nearest to a point, in any direction, within its ends', () => {
    const [a, b] = [
      { x: 100, y: 50 },
      { x: 700, y: 50 },
    ];
    expect(stepNear(unit, a, b, { x: 248, y: 400 })).toBe(3);
    expect(stepNear(unit, a, b, { x: 0, y: 0 })).toBe(0);
    expect(stepNear(unit, { x: 50, y: 700 }, { x: 50, y: 100 }, { x: 0, y: 150 })).toBe(11);
  });

  it('finds every step by its own position', () => {
    const spot = fc.record({ x: fc.integer({ min: 0, max: 1280 }), y: fc.integer({ min: 0, max: 720 }) });
    const line = fc
      .tuple(spot, spot, fc.integer({ min: 1, max: 200 }))
      .filter(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y) > 50);
    fc.assert(
      fc.property(line, fc.nat(), ([a, b, steps], any) => {
        const scale = { ...unit, steps };
        const step = any % (steps + 1);
        expect(stepNear(scale, a, b, between(a, b, step / steps))).toBe(step);
        expect(shareOf(scale, valueAt(scale, step))).toBeCloseTo(step / steps);
      }),
    );
  });
});
