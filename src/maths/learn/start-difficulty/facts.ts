import { productOf, type SumFeatures } from '../../sum/features';
import type { BinaryFact } from '../../sum/sum';

/*
 * Facts, which are to be known by heart: addition to 20 and the tables. Problem size, ties and rules are the effects that
 * every study finds (Groen & Parkman 1972; Campbell & Graham 1985; Zbrodoff & Logan 2005); children of primary school
 * have them alike in one analysis of all products (van der Ven, Straatemeier, Jansen, Klinkenberg & van der Maas 2015).
 */

/**
 * How hard a table is to know by heart, in the order found in public figures, easy to hard: 1, 10, 0, 2, 5, 3, 4, 6,
 * 9, 7, 8. The distances are starting values.
 */
const tableWeight: readonly number[] = [0.4, 0, 0.7, 1.4, 1.7, 1, 2, 2.4, 2.7, 2.2, 0.25];

const unknownTable = 3;

/** A product without its rules: by the easier factor first, as a known one carries the sum; logits. */
export function tableLoad(a: number, b: number): number {
  const [weightA, weightB] = [tableWeight[a] ?? unknownTable, tableWeight[b] ?? unknownTable];
  const easier = Math.min(weightA, weightB);
  const harder = Math.max(weightA, weightB);
  // 2 × 8 is nearer to 2 × 2 than to 8 × 8.
  return -2.2 + (1.5 * (3 * easier + harder)) / 4 - (a === b ? 0.6 : 0);
}

/** β of a product or division of the tables, 0 to 10. */
export function productFact(binaryFact: BinaryFact, { rule }: SumFeatures): number {
  const [a, b] = productOf(binaryFact);
  return tableLoad(a, b) - (rule === 'one' ? 0.6 : 0) + (binaryFact.operation === 'divide' ? 0.4 : 0);
}

/** β of a + b to 20: by its size, its smaller number (Groen & Parkman 1972), and whether it passes ten. */
export function additionFact(a: number, b: number): number {
  if (a === 0 || b === 0) return -2.8;
  // 13 + 5 is 3 + 5 beside a ten that stays.
  const onTop = Math.max(a, b) > 10 ? 0.4 : 0;
  const overTen = (a % 10) + (b % 10) > 10;
  const [x, y] = overTen ? [a, b] : [a % 10 || Math.min(a, 10), b % 10 || Math.min(b, 10)];
  const isOne = a === 1 || b === 1;
  if (x === 10 || y === 10) return -1.6 + onTop;
  const tie = a === b ? 0.6 : 0;
  return -2.6 + 0.12 * (x + y) + 0.15 * Math.min(x, y) + onTop + (overTen ? 1 : 0) - tie - (isOne ? 0.3 : 0);
}
