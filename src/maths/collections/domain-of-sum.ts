import type { Sum } from '../sum/sum';
import type { CollectionDomain } from './sum-collection';

/** Domain by the first part of a sum's broadest skill. */
const domains: Readonly<Partial<Record<string, CollectionDomain>>> = {
  add: 'add-subtract',
  subtract: 'add-subtract',
  split: 'add-subtract',
  multiply: 'multiply-divide',
  divide: 'multiply-divide',
  mean: 'multiply-divide',
  decimal: 'decimals',
  fraction: 'fractions',
  percent: 'percent-ratio',
  ratio: 'percent-ratio',
  money: 'money',
  measure: 'measures',
  clock: 'clock',
  line: 'line',
  compare: 'compare-estimate',
  order: 'compare-estimate',
  estimate: 'compare-estimate',
};

/** The domain a single sum belongs to, whichever collection asks it; undefined for a skill of no domain. */
export const domainOfSum = ({ skills }: Pick<Sum, 'skills'>): CollectionDomain | undefined =>
  domains[skills[0]?.split('/')[0] ?? ''];
