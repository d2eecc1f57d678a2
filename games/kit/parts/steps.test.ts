import { describe, expect, it } from 'vitest';
import { afterKey, within } from './steps';

const steps = { min: 0, max: 24 };

describe('afterKey', () => {
  it.each([
    ['ArrowUp', 6],
    ['ArrowRight', 6],
    ['ArrowDown', 4],
    ['ArrowLeft', 4],
    ['PageUp', 15],
    ['PageDown', 0],
    ['Home', 0],
    ['End', 24],
  ])('goes by %s from 5 to %i', (key, value) => expect(afterKey(steps, 5, key)).toBe(value));

  it('returns null for other keys', () => expect(afterKey(steps, 5, 'Enter')).toBeNull());

  it('stays within the range', () => {
    expect(within(steps, 99)).toBe(24);
    expect(afterKey(steps, 20, 'PageUp')).toBe(24);
  });

  it('uses the size of the large step', () => expect(afterKey({ ...steps, big: 5 }, 5, 'PageUp')).toBe(10));
});
