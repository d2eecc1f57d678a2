import { cardSizes } from '@/contract/card-rules';
import { json } from '../../platform/db/columns';
import type { Answer, Call } from '../../platform/http/call';
import type { CardDesign } from '../../practice/savings/card-designs';

/** What the office sets of a savings card. */
export type CardDetails = Omit<Call<'saveOfficeSavingsCard'>['body'], 'version'>;
type Shown = Answer<'listOfficeSavingsCards'>['cards'][number];

export const cardDetailsOf = (row: CardDesign): CardDetails => ({
  title: row.title,
  art: row.art,
  size: cardSizes.find((size) => size === row.size) ?? 10,
  on: row.is_on,
  from: row.from_day,
  until: row.until_day,
  everyYear: row.every_year,
});

export const columnsOf = ({ title, art, size, on, from, until, everyYear }: CardDetails) => ({
  title: json(title),
  art,
  size,
  is_on: on,
  from_day: from,
  until_day: until,
  every_year: everyYear,
});

/**
 * A card as the office sees it.
 *
 * @param names names of the people of the office, by id
 */
export const shownOf = (row: CardDesign, names: ReadonlyMap<string, string>): Shown => ({
  cardId: row.card_id,
  ...cardDetailsOf(row),
  version: row.version,
  archived: row.archived_at !== null,
  changed: { at: row.changed_at.toISOString(), by: names.get(row.changed_by ?? '') ?? null },
});
