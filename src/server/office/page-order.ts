import { type RawBuilder, sql } from 'kysely';

interface PageOrder {
  readonly table: string;
  /** Name that the query gives the table. */
  readonly as: string;
  /** What the rows are sorted by, of the table with this name: the last one is its id. */
  readonly keys: (of: string) => readonly RawBuilder<unknown>[];
  readonly direction: 'asc' | 'desc';
  /** The last row of the page before, as a condition on the table with this name. */
  readonly isLast?: ((of: string) => RawBuilder<unknown>) | undefined;
}

/**
 * Returns the order of a list that is read page by page, and the condition that holds for what comes after the page
 * before; no key may be null.
 */
export function pageOrder({ table, as, keys, direction, isLast }: PageOrder) {
  const way = sql.raw(direction);
  const further = direction === 'asc' ? sql`>` : sql`<`;
  return {
    by: sql.join(keys(as).map((key) => sql`${key} ${way}`)),
    isFurther: isLast
      ? sql<boolean>`(${sql.join(keys(as))}) ${further}
          (select ${sql.join(keys('l'))} from ${sql.table(table)} l where ${isLast('l')})`
      : sql<boolean>`true`,
  };
}
