import { type RawBuilder, sql } from 'kysely';
import type { Call } from '../../platform/http/call';
import { containing } from '../containing';

type Query = Omit<Call<'listGenerators'>['query'], 'after'>;

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
