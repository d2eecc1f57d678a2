import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '@/maths/number/read-number';
import { isComplete, type Typable, typed } from './typing';

const all: Typable = { comma: true, fraction: true, minus: true };
const type = (keys: readonly string[], may: Typable = all) =>
  keys.reduce((value, key) => typed(value, key, may), '');

describe('typed', () => {
  it.each([
    [['4', '2'], '42'],
    [['0', '7'], '7'],
    [['4', '2', 'Backspace'], '4'],
    [[',', '5'], '0,5'],
    [['1', ',', '5', ',', '2'], '1,52'],
    [['3', '/', '4'], '3/4'],
    [['3', '/', '0', '4'], '3/4'],
    [['/'], ''],
    [['1', ',', '5', '/'], '1,5'],
    [['-', '5'], '-5'],
    [['5', '-'], '5'],
    [['-', '0', '3'], '-3'],
    [['-', '/'], '-'],
    [['a', 'Enter'], ''],
  ])('makes of %j: %s', (keys, value) => expect(type(keys)).toBe(value));

  it('accepts a comma or a bar only when it is allowed', () => {
    expect(type(['1', ',', '5'], {})).toBe('15');
    expect(type(['3', '/', '4'], { comma: true })).toBe('34');
    expect(type(['-', '4'], { comma: true })).toBe('4');
  });

  it('accepts a colon once, behind one or two digits, and two digits of minutes', () => {
    const time = { colon: true };
    expect(type([':', '9', ':', ':', '0', '5', '1'], time)).toBe('9:05');
    expect(type(['1', '2', '3', ':', '4'], time)).toBe('1234');
    expect(type(['9', ':', '3'], {})).toBe('93');
    expect(isComplete('9:0')).toBe(false);
    expect(isComplete('9:05')).toBe(true);
  });

  it('accepts an r once, behind a whole number, and no other sign then', () => {
    const rest = { comma: true, remainder: true };
    expect(type(['r', '3', '3', 'r', 'r', ',', '0', '5'], rest)).toBe('33r5');
    expect(type(['3', '3', 'r', '5'], {})).toBe('335');
    expect(isComplete('33r')).toBe(false);
    expect(isComplete('33r5')).toBe(true);
  });

  it('treats only a readable number as complete', () => {
    const key = fc.constantFrom(...'0123456789,./-'.split(''), 'Backspace', 'Enter', 'x');
    fc.assert(
      fc.property(fc.array(key, { maxLength: 12 }), (keys) => {
        const value = type(keys);
        if (isComplete(value)) expect(readNumber(value).ok).toBe(true);
      }),
    );
  });
});
