import { describe, expect, it } from 'vitest';
import { errorShown, errorsShown } from './error-shown';

describe('errorShown', () => {
  it.each([
    ['10*10=_', '10', 'zero-lost'],
    ['20*30=_', '60', 'zero-lost'],
    ['10*0.35=_', '0.035', 'point-shifted'],
    // The answer alone has the point.
    ['7:10=_', '70', 'point-shifted'],
    ['2*50=_', '1.5', 'point-shifted'],
  ])('names the error in %s answered as %s', (sumId, given, name) => {
    expect(errorShown('point-shifted', { sumId, given })).toBe(name);
  });

  it('keeps the name of other errors, and of an error without an example', () => {
    expect(errorShown('one-off', { sumId: '10*10=_', given: '99' })).toBe('one-off');
    expect(errorShown('point-shifted', null)).toBe('point-shifted');
    expect(errorShown('no-such-code', null)).toBe('unclassified');
  });
});

describe('errorsShown', () => {
  it('joins errors that get the same name, with the first example, most frequent first', () => {
    const error = (errorType: string, count: number, sumId: string, given: string) => ({
      errorType,
      count,
      example: { sumId, given },
    });
    const shown = errorsShown([
      error('one-off', 4, '6*7=_', '43'),
      error('zero-lost', 3, '30*40=_', '120'),
      error('point-shifted', 2, '10*10=_', '10'),
    ]);
    expect(shown).toEqual([error('zero-lost', 5, '30*40=_', '120'), error('one-off', 4, '6*7=_', '43')]);
  });
});
