import { gamesFor } from '@games/kit/api/catalogue';
import { isQuickTyped } from '@games/kit/api/manifest';
import common from '@/app/i18n/nl/common.json';
import { shapesIn } from '@/maths/collections/collection-shapes';
import {
  type CollectionDomain,
  collectionDomains,
  type SumCollection,
} from '@/maths/collections/sum-collection';

/** Games that every collection should have, so that a child can choose another one every day of a week. */
export const wantedGames = 4;

const titles: Readonly<Record<CollectionDomain, string>> = common.domain;

const row = (collection: SumCollection): string => {
  const fitting = gamesFor(shapesIn(collection));
  const names = fitting.map((game) => (isQuickTyped(game) ? `**${game.id}**` : game.id));
  const count = fitting.length < wantedGames ? `${fitting.length} ▼` : `${fitting.length}`;
  return `| \`${collection.key}\` | ${collection.years.join(' ')} | ${count} | ${names.join(' ')} |`;
};

const tableOf = (domain: CollectionDomain, collections: readonly SumCollection[]): string =>
  [
    `## ${titles[domain]}`,
    [
      '| collection | years | games | those that fit, best suited first |',
      '| --- | --- | ---: | --- |',
      ...collections.filter((collection) => collection.domain === domain).map(row),
    ].join('\n'),
  ].join('\n\n');

/** Returns how many collections have so many games, from the fewest games to the most. */
function countsOf(collections: readonly SumCollection[]): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const collection of collections) {
    const { length } = gamesFor(shapesIn(collection));
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].toSorted(([a], [b]) => a - b);
}

/** Returns the table collection × game: which practice games take enough of the sums of each collection. */
export const coveragePage = (collections: readonly SumCollection[]): string =>
  [
    '# Which games fit which collection',
    'Written by `npm run collections`; do not edit.',
    `A game fits when it takes six of ten sums of the collection, and at least eight. Bold games are quick and typed: only their answers count towards knowing a fact by heart. ▼ marks a collection with fewer than ${wantedGames} games. A test that a teacher sets is no practice and stands here under no collection.`,
    [
      '| games that fit | collections |',
      '| ---: | ---: |',
      ...countsOf(collections).map(([games, count]) => `| ${games} | ${count} |`),
    ].join('\n'),
    ...collectionDomains.map((domain) => tableOf(domain, collections)),
  ]
    .join('\n\n')
    .concat('\n');
