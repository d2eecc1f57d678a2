import { type RawBuilder, sql } from 'kysely';
import type { Call } from '../../platform/http/call';
import { containing } from '../containing';
import { pageOrder } from '../page-order';

type ListQuery = Call<'listGenerators'>['query'];
type Query = Omit<ListQuery, 'after' | 'sort' | 'direction'>;
type Key = (of: string) => RawBuilder<unknown>;

const byTitle: Key = (of) => sql`lower(${sql.ref(`${of}.title`)}->>'nl')`;
/** The year of what is for none. */
const afterAllYears = 9;
const keys: Readonly<Record<ListQuery['sort'], readonly Key[]>> = {
  title: [byTitle],
  years: [(of) => sql`coalesce((${sql.ref(`${of}.years`)}->>0)::int, ${afterAllYears})`, byTitle],
  sums: [(of) => sql.ref(`${of}.sums`), byTitle],
};

/** Order and place of a page of one of the lists. */
export const sumOrder = (
  table: 'sum_generator' | 'collection_ladder',
  id: 'generator_id' | 'collection_key',
  { sort, direction, after }: Pick<ListQuery, 'sort' | 'direction' | 'after'>,
) =>
  pageOrder({
    table,
    as: table,
    keys: (of) => [...keys[sort].map((key) => key(of)), sql.ref(`${of}.${id}`)],
    direction,
    isLast: after === undefined ? undefined : (of) => sql`${sql.ref(`${of}.${id}`)} = ${after}`,
  });

/** Conditions of both lists of what sums are made of; their tables have the same columns for these. */
export function filtersOf({ search, domain, year, state, origin }: Query): RawBuilder<boolean> {
  const conditions = [
    state === 'archived' ? sql`archived_at is not null` : sql`archived_at is null`,
    ...(domain ? [sql`domain = ${domain}`] : []),
    ...(year ? [sql`years @> ${year}::jsonb`] : []),
    ...(origin ? [sql`of_program = ${origin === 'program'}`] : []),
    ...(search
      ? [
          sql`(lower(title->>'nl') like ${containing(search)} or lower(title->>'be') like ${containing(search)}
            or lower(title->>'en') like ${containing(search)})`,
        ]
      : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
