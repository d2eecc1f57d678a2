import type { ColumnType } from 'kysely';

/*
 * What the columns of `schema/tables.gen.ts` hold. Both engines give the same values: timestamptz is a Date, date is `YYYY-MM-DD`,
 * bigint is a number, bytea is a Uint8Array, jsonb is the parsed value. What goes into a jsonb column passes through
 * `json()`.
 */

declare const stored: unique symbol;
/** JSON text made by `json()`: a bare array would reach PostgreSQL as an array, not as jsonb. */
export type JsonText<T> = string & { readonly [stored]: T };
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;
/** The same with a preset in the database. */
export type GeneratedJson<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** Makes a value ready for a jsonb column. */
export const json = <T>(value: T) => JSON.stringify(value) as JsonText<T>;

/** Calendar day, `YYYY-MM-DD`. */
export type Day = string;
