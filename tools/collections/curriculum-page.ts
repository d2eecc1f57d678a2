import common from '@/app/i18n/nl/common.json';
import {
  type CollectionDomain,
  collectionDomains,
  type SumCollection,
} from '@/maths/collections/sum-collection';
import { type GroundBasis, levelGrounds } from '@/maths/report/reference-level';
import { goalOf } from './curriculum-goals';

const titles: Readonly<Record<CollectionDomain, string>> = common.domain;

const rowsOf = (collection: SumCollection): string[] =>
  [...collection.years]
    .sort((a, b) => a - b)
    .map((year, place) => {
      const { nl, be } = goalOf(collection, year);
      const key = place === 0 ? `\`${collection.key}\`` : '';
      return `| ${key} | ${year} · L${year - 2} | ${nl.goal} | ${nl.source} | ${be.goal} | ${be.source} |`;
    });

const tableOf = (domain: CollectionDomain, collections: readonly SumCollection[]): string =>
  [
    `## ${titles[domain]}`,
    [
      '| collection | year | goal in the Netherlands | source | goal in Flanders | source |',
      '| --- | --- | --- | --- | --- | --- |',
      ...collections.filter((collection) => collection.domain === domain).flatMap(rowsOf),
    ].join('\n'),
  ].join('\n\n');

const bases: Readonly<Record<GroundBasis, string>> = {
  list: 'read in November 2026',
  framework: 'as quoted by others',
  judgement: 'our own judgement',
};

/** Returns the table of what each reference level rests on, with the collections that take their level from it. */
const levelsTable = (): string =>
  [
    '## What 1F and 1S rest on',
    [
      '| level | source | how it was read | collections |',
      '| --- | --- | --- | --- |',
      ...Object.values(levelGrounds).map(
        ({ level, source, basis, keys }) =>
          `| ${level} | ${source} | ${bases[basis]} | ${keys.map((key) => `\`${key}\``).join(' ')} |`,
      ),
    ].join('\n'),
    'Tables and divisions to 10, in any combination, belong to *02 Basisoperaties* as well. A collection that a school or the office makes has no level.',
  ].join('\n\n');

/** Returns the table collection × year × goal, by domain, in the order of teaching. */
export const curriculumPage = (collections: readonly SumCollection[]): string =>
  [
    '# Collections and the goals of school',
    'Written by `npm run collections`; do not edit.',
    'Years are groep 3 to 8 in the Netherlands, L1 to L6 (1e to 6e leerjaar) in Flanders. Goals are in our own words. *Aanleren* is the year in which a goal is begun, *inoefenen* or *automatiseren* the one in which it becomes fluent, *onderhouden* keeps it up; the Netherlands only *verkent* the tables of 6 to 9 in groep 4, Flanders teaches all in the 2e leerjaar.',
    [
      'Sources:',
      '- **kerndoel** 23 (language of mathematics), 26 (structure of numbers, fractions, percentages and ratio), 27 (facts and mental arithmetic to 100), 28 (estimating), 29 (flexible calculation), 30 (written calculation), 33 (measuring): *Kerndoelen primair onderwijs* (2006), worked out per two years by SLO in *TULE*, rekenen-wiskunde. Read again in November 2026: 27 and 30 on slo.nl (*TULE*, rekenen-wiskunde), 23 on rekendoelen.slo.nl (1F, wiskundig inzicht en handelen), 26 as rekenen.nl quotes it. Of 28, 29 and 33 we found no text to read again. The renewed kerndoelen, which went to parliament in January 2026, are not in this table.',
      '- **tussendoelen**: SLO, *Tussendoelen rekenen-wiskunde voor het primair onderwijs*, the list for the end of that groep, by its domain; no codes are given.',
      '- **1F / 1S**: *Besluit referentieniveaus Nederlandse taal en rekenen* (2010), level for all pupils and for most, by domain; *paraat hebben* is what has to be known at once. Examples: SLO, *Concretisering referentieniveaus rekenen 1F/1S* (2011). Which part of them each level rests on stands in the table at the end. Read in November 2026 on rekendoelen.slo.nl: the lists of goals for 1F *02 Basisoperaties*, *03 Hoofdrekenen* and *07 Procenten*, and their *verantwoording*. The reference framework and the *Concretisering* could not be opened; of them we have what a design record in a public repository, whose author read both in September 2026, quotes from them. Where 1F asks for fractions within a situation, our bare sums go a little further.',
      '- **minimumdoelen**: Vlaanderen, *Minimumdoelen basisonderwijs* (2025), wiskunde: schools may use them from 1 September 2025, and all have to from 1 September 2026 (E. Van Emelen, of the commission for mathematics, in *Knack*, 2025). They are set for the end of the 4e and of the 6e leerjaar, so a year belongs to the next of the two; the part (getallen, bewerkingen, meten) is named in our own words. We could not check their codes, and give none.',
      '- **leerplan**: which year of the school’s own leerplan it falls in (*Op.stap* of Katholiek Onderwijs Vlaanderen, those of GO! and OVSG) is our own judgement, from how Flemish schools divide the years.',
    ].join('\n'),
    ...collectionDomains.map((domain) => tableOf(domain, collections)),
    levelsTable(),
    'Ways of working out, by country: the Netherlands splits and jumps first, takes bites before long division and writes in columns once there is something to carry; Flanders writes three figures and products in columns from the 3e leerjaar and divides by the tail at once (`strategyOf(sum, school)`).',
  ]
    .join('\n\n')
    .concat('\n');
