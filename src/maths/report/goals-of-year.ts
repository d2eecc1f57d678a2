/*
 * What children can do at the end of a year, each as the key of a collection of sums.
 */

type Country = 'nl' | 'be';

/** Keys of collections by school year (NL numbering): `learning.md` §3, the Dutch goals and where Flanders differs. */
const goals: Readonly<Record<number, readonly string[]>> = {
  3: ['split-to-10', 'add-subtract-to-10', 'add-subtract-to-20', 'clock-hours', 'coins-to-20'],
  4: [
    'add-subtract-to-20',
    'tables-1-2-5-10',
    'tables-3-4',
    'add-subtract-to-100',
    'metres-and-centimetres',
    'clock-five-minutes',
  ],
  5: [
    'tables-all',
    'division-all',
    'add-subtract-to-1000',
    'multiply-tens',
    'multiply-teens',
    'division-with-remainder',
    'half-and-quarter-of',
    'euros-and-cents',
    'litres',
    'kilograms',
  ],
  6: [
    'tables-and-division',
    'add-subtract-to-100000',
    'multiply-two-by-two',
    'divide-three-by-one',
    'times-10-100-1000',
    'part-of',
    'add-decimals',
    'measures-length',
    'scale',
  ],
  7: [
    'add-subtract-to-1000000',
    'multiply-three-by-two',
    'long-division',
    'decimals-hundredths',
    'fractions-same-denominator',
    'percent-anchors',
    'ratio',
  ],
  8: [
    'decimals-thousandths',
    'estimate-products',
    'decimals-times-decimals',
    'divide-by-decimals',
    'fractions-unlike',
    'fraction-times-fraction',
    'divide-by-fraction',
    'fraction-decimal-percent',
    'volume',
    'mean',
  ],
};

/** Flanders teaches all tables and division tables a year earlier. */
const flemish: Readonly<Record<number, readonly string[]>> = {
  4: [
    'add-subtract-to-20',
    'tables-all',
    'division-all',
    'add-subtract-to-100',
    'metres-and-centimetres',
    'clock-five-minutes',
  ],
};

const firstYear = 3;
const lastYear = 8;

/** Keys of the collections a child can do at the end of this school year; those of the nearest year that has goals. */
export function goalsOfYear(year: number, country: Country): readonly string[] {
  const nearest = Math.min(lastYear, Math.max(firstYear, year));
  return (country === 'be' && flemish[nearest]) || (goals[nearest] ?? []);
}
