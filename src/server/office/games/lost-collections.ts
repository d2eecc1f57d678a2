import { setImmediate } from 'node:timers/promises';
import { gameFacts } from '@/contract/game-facts.gen';
import { type AskedSums, gapsOf } from '@/contract/offered-games';
import { shapesIn } from '@/maths/collections/collection-shapes';
import type { SumCollection } from '@/maths/collections/sum-collection';
import type { ShapeProfile } from '@/maths/sum/shape/shape-profile';
import { countTaken } from '@/maths/sum/shape/takes';
import type { Day } from '../../platform/db/columns';
import { shiftDay } from '../../shared/calendar';
import type { GameDetails } from './office-game';

/** What is set of every game, by its id. */
export type AllDetails = ReadonlyMap<keyof typeof gameFacts, GameDetails>;

/** Shapes of sums that are learned by heart: those that tests ask. */
const factShapes = Object.values(gameFacts).flatMap(({ isTest, takes }) =>
  isTest ? Object.values(takes).flat() : [],
);

/** Whether most sums of a collection are learned by heart: they become known only in a game in which one types quickly. */
export function isOfFacts(collection: SumCollection): boolean {
  const profile = shapesIn(collection);
  return 2 * countTaken(profile, factShapes) > Object.values(profile).reduce((sum, count) => sum + count, 0);
}

/** Counts the shapes of the sums of these collections ahead, between other work: of each it takes some milliseconds. */
export async function prepareCollections(collections: readonly SumCollection[]): Promise<void> {
  for (const collection of collections) {
    shapesIn(collection);
    await setImmediate();
  }
}

/** Whether a game is offered to fewer pupils, or for fewer sums, than before. */
export const isNarrower = (after: GameDetails, before: GameDetails): boolean =>
  before.countries.some((country) => !after.countries.includes(country)) ||
  before.years.some((year) => !after.years.includes(year)) ||
  after.without.some((shape) => !before.without.includes(shape)) ||
  (after.from !== null && (before.from === null || before.from < after.from)) ||
  (after.until !== null && (before.until === null || after.until < before.until));

/** Days from today on at which a season begins or has ended: between them nothing changes. */
function turningDays(games: readonly GameDetails[], today: Day): readonly Day[] {
  const days = games.flatMap(({ from, until }) => [from, until && shiftDay(until, 1)]);
  return [...new Set([today, ...days.filter((day) => day !== null && day > today)])] as Day[];
}

const askedOf = (collection: SumCollection): AskedSums => ({
  sums: shapesIn(collection),
  years: collection.years,
  asksTyping: isOfFacts(collection),
});

/** Returns whether pupils whom a collection is meant for have no game for it, somewhere and on some day from today on. */
export const lacksGame = (
  sums: ShapeProfile,
  years: readonly number[],
  games: AllDetails,
  today: Day,
): boolean => gapsOf({ sums, years, asksTyping: false }, games, turningDays([...games.values()], today)).game;

interface Lost {
  readonly withoutGame: readonly SumCollection[];
  /** Of facts, with games in which one only chooses. */
  readonly withoutTyping: readonly SumCollection[];
}

/**
 * Returns the collections that would lose their last game, in a country and a year they are meant for, today or on a later
 * day. A collection that had none before loses nothing.
 */
export function lostCollections(
  collections: readonly SumCollection[],
  before: AllDetails,
  after: AllDetails,
  today: Day,
): Lost {
  const days = turningDays([...before.values(), ...after.values()], today);
  const compared = collections.map((collection) => {
    const asked = askedOf(collection);
    const had = gapsOf(asked, before, days);
    const has = gapsOf(asked, after, days);
    return { collection, game: has.game && !had.game, typing: has.typing && !had.typing };
  });
  return {
    withoutGame: compared.filter(({ game }) => game).map(({ collection }) => collection),
    withoutTyping: compared.filter(({ typing }) => typing).map(({ collection }) => collection),
  };
}
