import { describe, expect, it } from 'vitest';
import { readTypedSum } from './read-typed-sum';

describe('readTypedSum', () => {
  it.each([
    ['7 x 8', '7*8=_'],
    ['47+38 =', '47+38=_'],
    ['13 − 8', '13-8=_'],
    ['56 ÷ 8', '56:8=_'],
  ])('reads %s', (typed, id) => {
    expect(readTypedSum(typed)?.id).toBe(id);
  });

  it.each(['', '7', 'zeven keer acht', '3 - 8', '7 : 2', '5 : 0', '7 × 8 × 2', '9999 + 1'])(
    'refuses %j',
    (typed) => {
      expect(readTypedSum(typed)).toBeNull();
    },
  );
});
