import type { Selectable } from 'kysely';
import { isInSeason } from '@/contract/season';
import type { Day } from '../../platform/db/columns';
import type { GlobalDb } from '../../platform/db/database';
import type { GlobalTables } from '../../platform/db/schema/tables.gen';

/** A savings card as the office set it. */
export type CardDesign = Selectable<GlobalTables['savings_card']>;

/** What a card keeps for good once a pupil has begun it. */
export type CardLook = Pick<CardDesign, 'card_id' | 'art' | 'size'>;

/** The card of a database that has none, so that each stamp has a place. */
export const starCard: CardLook & Pick<CardDesign, 'title'> = {
  card_id: '01a1c0de-0000-7000-8000-000000000001',
  art: 'stars',
  size: 10,
  title: { nl: 'Sterrenkaart', be: '', en: 'Star card' },
};

/** Reads all cards in the order of the office; anew each time, so that what it saves holds at once in every process. */
export const readDesigns = (db: GlobalDb): Promise<CardDesign[]> =>
  db.selectFrom('savings_card').orderBy('place').orderBy('card_id').selectAll().execute();

/** Whether pupils can get this card on a day. */
export const isOffered = (
  { is_on, archived_at, from_day, until_day, every_year }: CardDesign,
  today: Day,
): boolean =>
  is_on &&
  archived_at === null &&
  isInSeason({ from: from_day, until: until_day, everyYear: every_year }, today);

/**
 * Chooses a pupil's next card: of those offered the first that it never had, else the one it had longest ago.
 *
 * @param had ids of the cards that the pupil has, oldest first
 * @param designs all cards in the order of the office
 */
export function nextLook(had: readonly string[], designs: readonly CardDesign[], today: Day): CardLook {
  const offered = designs.filter((design) => isOffered(design, today));
  const ages = offered.map(({ card_id }) => had.lastIndexOf(card_id));
  // The office keeps one card on all year; without it the first card of all is better than none.
  const { card_id, art, size } = offered[ages.indexOf(Math.min(...ages))] ?? designs[0] ?? starCard;
  return { card_id, art, size };
}
