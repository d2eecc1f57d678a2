import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '@/maths/sum/read-sum';
import { extraKeys, typedAnswer } from './typed-answer';

const type = (keys: string, extras: readonly string[]) =>
  [...keys].reduce((value, key) => typedAnswer(value, key === '<' ? 'Backspace' : key, extras), '');

describe('typed answers', () => {
  it.each([
    ['12', [], '12'],
    ['012', [], '12'],
    ['1,5', [','], '1,5'],
    ['1,,5', [','], '1,5'],
    ['3/4', ['/', ' '], '3/4'],
    ['1 3/4', ['/', ' '], '1 3/4'],
    ['1  3/4', ['/', ' '], '1 3/4'],
    ['1 3/4<<', ['/', ' '], '1 3'],
    ['6r2', ['r'], '6r2'],
    ['14:45', [':'], '14:45'],
    [':45', [':'], '45'],
    ['5r2', [], '52'],
    ['-4', ['-'], '-4'],
    ['4-', ['-'], '4'],
    ['-4', [], '4'],
  ])('types %j with the keys %j as %j', (keys, extras, value) => {
    expect(type(keys, extras)).toBe(value);
  });

  it.each([
    ['7+5=_', 'nl', []],
    ['1/4+1/2=_', 'nl', ['/', ' ']],
    ['0.5+0.25=_', 'nl', [',']],
    ['0.5+0.25=_', 'en', ['.']],
  ] as const)('offers for %s in %s the keys %j', (id, locale, keys) => {
    expect(extraKeys(parseSumOrThrow(id), locale, false)).toEqual(keys);
  });

  it('offers a minus for all sums of a round with negative answers, and for none of another', () => {
    for (const id of ['5-9=_', '9-5=_']) {
      expect(extraKeys(parseSumOrThrow(id), 'nl', true)).toEqual(['-']);
      expect(extraKeys(parseSumOrThrow(id), 'nl', false)).toEqual([]);
    }
    expect(extraKeys(parseSumOrThrow('38:6=_r'), 'nl', true)).toEqual(['r']);
  });
});
