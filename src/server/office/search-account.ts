import { type RawBuilder, sql } from 'kysely';
import { isId } from '../shared/new-id';
import { containing } from './containing';

/** Length of the longest part in the index, signs. */
const partSize = 3;

/** The parts of a text that a name which contains it has too, as `name_parts` of the database makes them. */
export function partsOf(text: string): readonly string[] {
  const signs = Array.from(text.toLowerCase());
  const size = Math.min(partSize, signs.length);
  const last = signs.length - size;
  return [...new Set(Array.from({ length: last + 1 }, (_, at) => signs.slice(at, at + size).join('')))];
}

/**
 * Whether the account `a` of a query has this text in its name, or as its number or id. Each of them has an index, so that
 * more schools cost no more.
 */
export const isFoundBy = (search: string): RawBuilder<boolean> => sql<boolean>`(
  (name_parts(a.name) @> ${partsOf(search)}::text[] and lower(a.name) like ${containing(search)})
  or lower(a.school_code) = ${search.toLowerCase()}
  ${isId(search) ? sql`or a.account_id = ${search}` : sql``})`;
