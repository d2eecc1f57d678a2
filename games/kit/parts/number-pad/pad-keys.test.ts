import { describe, expect, it } from 'vitest';
import { type PadKey, type PadLayout, padKeys } from './pad-keys';

const places = (keys: readonly PadKey[]) =>
  keys.flatMap(({ column, row, wide }) => Array.from({ length: wide }, (_, k) => `${column + k},${row}`));

describe.each<PadLayout>(['block', 'strip'])('a pad as a %s', (layout) => {
  describe.each([
    [{}, ''],
    [{ comma: true }, ','],
    [{ fraction: true }, '/'],
    [{ comma: true, fraction: true }, ',/'],
    [{ minus: true }, '-'],
    [{ remainder: true }, 'r'],
    [{ colon: true }, ':'],
    [{ comma: true, fraction: true, minus: true }, ',/-'],
  ])('with %j', (may, extras) => {
    const keys = padKeys(layout, may, ',');

    it('has every digit, erase and ready once, and only the allowed signs', () => {
      const wanted = [...'0123456789', ...extras, 'Backspace', 'Enter'];
      expect(keys.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted());
    });

    it('has no overlapping keys', () => {
      const all = places(keys);
      expect(new Set(all).size).toBe(all.length);
    });
  });
});

it('padKeys has the decimal sign of the language', () => {
  expect(padKeys('block', { comma: true }, '.').some(({ key }) => key === '.')).toBe(true);
});
