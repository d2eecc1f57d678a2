import common from '@/app/i18n/nl/common.json';
import {
  type CollectionDomain,
  collectionDomains,
  type SumCollection,
  sumsOf,
} from '@/maths/collections/sum-collection';
import { promptText } from '@/maths/sum/prompt';
import { parseSumOrThrow } from '@/maths/sum/read-sum';

const titles: Readonly<Record<CollectionDomain, string>> = common.domain;

const years = [3, 4, 5, 6, 7, 8];

/** Returns an easy, a medium and a hard sum. */
function examples(collection: SumCollection): string {
  const ids = sumsOf(collection);
  const shown = [0, Math.floor(ids.length / 2), ids.length - 1].map((place) => ids[place] ?? '');
  return [...new Set(shown)]
    .map((id) => promptText(parseSumOrThrow(id), 'nl').replaceAll('|', '\\|'))
    .join(' · ');
}

function row(collection: SumCollection): string {
  const { nl, be } = collection.title;
  const title = be === undefined || be === nl ? nl : `${nl}<br>*België: ${be}*`;
  return `| ${title} | ${sumsOf(collection).length} | ${examples(collection)} |`;
}

function tableOf(collections: readonly SumCollection[]): string {
  return [
    '| verzameling | sommen | van makkelijk naar moeilijk |',
    '| --- | ---: | --- |',
    ...collections.map(row),
  ].join('\n');
}

function yearPart(year: number, collections: readonly SumCollection[]): string {
  const first = collections.filter((collection) => Math.min(...collection.years) === year);
  const again = collections.filter(
    (collection) => collection.years.includes(year) && Math.min(...collection.years) < year,
  );
  const parts = collectionDomains.flatMap((domain) => {
    const here = first.filter((collection) => collection.domain === domain);
    return here.length > 0 ? [`### ${titles[domain]}\n\n${tableOf(here)}`] : [];
  });
  const kept = again.length > 0 ? `Ook nog: ${again.map(({ title }) => title.nl).join('; ')}.` : '';
  return [`## Groep ${year} (België: ${year - 2}e leerjaar)`, ...parts, kept]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns a page for teachers with all collections, by the year of first practice and by domain. */
export function teacherList(collections: readonly SumCollection[]): string {
  const count = new Set(collections.flatMap(sumsOf)).size;
  return [
    '# Somverzamelingen',
    'Written by `npm run collections`; do not edit.',
    `${collections.length} verzamelingen met samen ${count} verschillende sommen. Een verzameling staat bij het jaar waarin ze voor het eerst geoefend wordt.`,
    ...years.map((year) => yearPart(year, collections)),
  ]
    .join('\n\n')
    .concat('\n');
}
