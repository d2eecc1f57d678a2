import { describe, expect, it } from 'vitest';
import { afterKey, within } from './steps';

const steps = { min: 0, max: 24 };

describe('a value in steps', () => {
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

  it('leaves other keys to others', () => expect(afterKey(steps, 5, 'Enter')).toBeNull());

  it('stays inside', () => {
    expect(within(steps, 99)).toBe(24);
    expect(afterKey(steps, 20, 'PageUp')).toBe(24);
  });

  it('takes large steps of another size', () => expect(afterKey({ ...steps, big: 5 }, 5, 'PageUp')).toBe(10));
});
