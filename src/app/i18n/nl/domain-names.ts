import type { CollectionDomain } from '@/maths/collections/sum-collection';

/** The parts of school mathematics, in words of a list. */
export const domainNames: Record<CollectionDomain, string> = {
  'add-subtract': 'Splitsen, plus en min',
  'multiply-divide': 'Keer en gedeeld door',
  decimals: 'Kommagetallen',
  fractions: 'Breuken',
  'percent-ratio': 'Procenten en verhoudingen',
  money: 'Geld',
  measures: 'Meten',
  clock: 'Klok en tijd',
  line: 'Getallenlijn',
  'compare-estimate': 'Vergelijken, ordenen, schatten',
};
