import type { CollectionDomain } from '@/maths/collections/sum-collection';

/** The parts of school mathematics, in words of a list. */
export const domainNames: Record<CollectionDomain, string> = {
  'add-subtract': 'Splitting, adding, subtracting',
  'multiply-divide': 'Multiplying and dividing',
  decimals: 'Decimals',
  fractions: 'Fractions',
  'percent-ratio': 'Percentages and ratio',
  money: 'Money',
  measures: 'Measures',
  clock: 'Clock and time',
  line: 'Number line',
  'compare-estimate': 'Comparing, ordering, estimating',
};
