import type { ColumnType } from 'kysely';
import type { Tables } from './tables.gen';

/** All tables, with the rows of all accounts. */
export type DB = Tables<string>;

/** The same tables with the rows of one account: it is filled in, so nobody writes or changes it. */
export type TenantDB = Tables<ColumnType<string, never, never>>;
