import { describe, expect, it } from 'vitest';
import { motorTime } from './motor-time';

describe('motor time', () => {
  it('is the start value until there are twenty trivial sums, then the 10th percentile', () => {
    const times = Array.from({ length: 21 }, (_, i) => 600 + 50 * i);
    expect(motorTime(times.slice(0, 19), 800)).toBe(800);
    expect(motorTime([...times].reverse(), 800)).toBe(700);
  });
});
