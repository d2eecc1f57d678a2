import type { CollectionDomain } from '@/maths/collections/sum-collection';

/** Sums to look at when a child has none to write: some of each domain, easy ones first. */
export const exampleSums: Readonly<Record<CollectionDomain, readonly string[]>> = {
  'add-subtract': ['8+5=_', '47+38=_', '62-58=_', '346+278=_', '3-8=_'],
  'multiply-divide': ['7*8=_', '14*6=_', '84:4=_', '38:6=_r', 'mean(4,6,8)=_'],
  decimals: ['5.61+23=_', '2.4*1.2=_'],
  fractions: ['3/4of20=_', '1/2+1/3=_', '6/8=_low'],
  'percent-ratio': ['15%of60=_', '2:3=_:12', 'scale(50000,4cm)=_km'],
  money: ['5eur-3.75eur=_eur', '3*2.50eur=_eur'],
  measures: ['1.5m=_cm', '4m*3m=_m2'],
  clock: ['8h30+45min=_clock', '10h40=_words'],
  line: ['37=_(0~100)', '3/4=_(0..2,1/4)', '-6=_(-10..10,1)'],
  'compare-estimate': ['24?30', '0.5?0.35', '3/8?5/6', '536=_~100'],
};
