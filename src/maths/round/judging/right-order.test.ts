import { describe, expect, it } from 'vitest';
import { parseSumOrThrow } from '../../sum/read-sum';
import { rightOrder } from './right-order';

const ids = (...sums: readonly string[]) => sums.map((sum) => parseSumOrThrow(sum).id);
const four = ids('8+6=_', '4+5=_', '12-1=_', '9+8=_');

describe('the right order', () => {
  it('compares metres with centimetres, and fractions with decimals', () => {
    const metres = ids('1.5m=_cm', '2m=_m', '90cm=_cm');
    expect(rightOrder({ sumIds: metres, direction: 'up' })).toEqual(ids('90cm=_cm', '1.5m=_cm', '2m=_m'));
    const parts = ids('0.75=_', '1/2=_', '4/5=_');
    expect(rightOrder({ sumIds: parts, direction: 'up' })).toEqual(ids('1/2=_', '0.75=_', '4/5=_'));
  });

  it('begins with the least or with the most', () => {
    expect(rightOrder({ sumIds: four, direction: 'up' })).toEqual(ids('4+5=_', '12-1=_', '8+6=_', '9+8=_'));
    expect(rightOrder({ sumIds: four, direction: 'down' })).toEqual(ids('9+8=_', '8+6=_', '12-1=_', '4+5=_'));
  });
});
