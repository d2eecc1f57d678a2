import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billOf } from './prices';

describe('billOf', () => {
  it('adds VAT to the price of a school and takes it out of the price of a family', () => {
    expect(billOf('school', 'nl', 180)).toEqual({ net: 81_000, vat: 17_010, gross: 98_010 });
    expect(billOf('home', 'be', 2)).toEqual({ net: 2975, vat: 625, gross: 3600 });
  });

  it('adds up to the cent for any number of pupils', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('school' as const, 'home' as const),
        fc.constantFrom('nl' as const, 'be' as const),
        fc.nat(20_000),
        (buyer, country, pupils) => {
          const { net, vat, gross } = billOf(buyer, country, pupils);
          expect(net + vat).toBe(gross);
          expect([net, vat, gross].every(Number.isInteger)).toBe(true);
        },
      ),
    );
  });
});
