import type { SumCollection } from '@/maths/collections/sum-collection';
import { goalOf } from './curriculum-goals';

const years = [3, 4, 5, 6, 7, 8];

const row = (collection: SumCollection): string => {
  const { goal, slo, reference, flemish } = goalOf(collection);
  const marks = years.map((year) => (collection.years.includes(year) ? '●' : ''));
  return `| \`${collection.key}\` | ${marks.join(' | ')} | ${goal} | ${slo} | ${reference} | ${flemish} |`;
};

/** Returns the table collection × year × goal, in the order of teaching. */
export const curriculumPage = (collections: readonly SumCollection[]): string =>
  [
    '# Collections and the goals of school',
    'Written by `npm run collections`; do not edit.',
    'Years are groep 3 to 8 in the Netherlands, 1e to 6e leerjaar in Flanders. A goal belongs to the first year a collection is practised in. Sources: SLO, *Tussendoelen rekenen-wiskunde primair onderwijs*; *Referentiekader taal en rekenen* (2010), levels 1F and 1S; Flanders, *Minimumdoelen basisonderwijs* (2025). Parts of the documents are named, not codes of goals; which level a collection belongs to is our own judgement.',
    [
      '| collection | 3 · L1 | 4 · L2 | 5 · L3 | 6 · L4 | 7 · L5 | 8 · L6 | goal | SLO | reference level | minimumdoelen |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...collections.map(row),
    ].join('\n'),
    'Ways of working out, by country: the Netherlands splits and jumps first, takes bites before long division and writes in columns once there is something to carry; Flanders writes three figures and products in columns from the 3e leerjaar and divides by the tail at once (`strategyOf(sum, school)`).',
  ]
    .join('\n\n')
    .concat('\n');
