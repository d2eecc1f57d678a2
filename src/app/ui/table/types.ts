import type { ReactNode } from 'react';

/** A column, with the plain value for sorting and searching. */
export interface Column<Row extends object> {
  readonly id: string;
  readonly header: string;
  /** Null sorts last. */
  readonly value: (row: Row) => string | number | null;
  /** Sort key instead of the value; rows without a value stay last. */
  readonly order?: (row: Row) => number;
  /** Content of a cell; defaults to the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** For numbers. */
  readonly align?: 'right';
  /** Cannot be sorted. */
  readonly unsorted?: true;
  /** Holds check boxes: narrow on a phone. */
  readonly ticks?: true;
  /** Hidden on small screens; with `sm` on phones only. */
  readonly wide?: boolean | 'sm';
}
