import type { Country } from '@/contract/form-rules';

/**
 * What a pupil costs in a year, in cents. The owner has not settled the amounts: until then these are examples, and
 * every page that shows one says so. A school's are without VAT, a family's with it.
 */
export const examplePrices = { school: 450, home: 1800 } as const;

/** Part of the price that is VAT, by country, per cent. */
export const vat: Readonly<Record<Country, number>> = { nl: 21, be: 21 };

export type Buyer = keyof typeof examplePrices;

export interface Bill {
  /** Amounts in cents. */
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** Returns what a number of pupils cost in a whole year. */
export function billOf(buyer: Buyer, country: Country, pupils: number): Bill {
  const total = examplePrices[buyer] * pupils;
  const rate = vat[country] / 100;
  if (buyer === 'school') {
    const tax = Math.round(total * rate);
    return { net: total, vat: tax, gross: total + tax };
  }
  const net = Math.round(total / (1 + rate));
  return { net, vat: total - net, gross: total };
}
