import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../constants';
import { currentLocale, languageTag } from '../i18n/locale';
import { TableBody, TableHead } from './data-table-parts';
import { TablePaging } from './table-paging';
import { TableSearch } from './table-search';
import { TableSurface } from './table-surface';

/** What a column shows, and the plain value it is sorted and searched by. */
export interface Column<Row extends object> {
  readonly id: string;
  readonly header: string;
  /** Null sorts last. */
  readonly value: (row: Row) => string | number | null;
  /** Sorts by this instead of the value; what is null there stays last. */
  readonly order?: (row: Row) => number;
  /** What is shown; the value itself when left out. */
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  readonly align?: 'right';
  /** There is nothing to sort by. */
  readonly unsorted?: true;
  /** Holds boxes to tick: on a phone it is as narrow as they are. */
  readonly ticks?: true;
  /** Left out on small screens; with `sm` on phones only. */
  readonly wide?: boolean | 'sm';
}

interface DataTableProps<Row extends object> {
  /** Names the table for a screen reader. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** Shown when there is nothing at all; says what to do. */
  readonly empty: ReactNode;
  readonly sortedBy?: string;
  /** The largest, or the newest, first. */
  readonly descending?: boolean;
  /** With it, rows can be chosen; told the ids of the chosen rows. */
  readonly onChosen?: (ids: readonly string[]) => void;
  /** Names a row where it is chosen. */
  readonly rowName?: (row: Row) => string;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
export type Features = typeof features;

/** Without capitals and accents, so that `jose` finds José. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const compare = (one: string | number | null, other: string | number | null): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), languageTag[currentLocale()], { numeric: true });

/** A list that can be sorted and searched, in pages of 10, 25, 50 or 100. */
export function DataTable<Row extends object>({
  label,
  rows,
  columns,
  rowId,
  empty,
  sortedBy,
  descending = false,
  onChosen,
  rowName,
}: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const defs = useMemo(
    () =>
      columns.map(
        ({ id, header, value, order }): ColumnDef<Features, Row> => ({
          id,
          header,
          accessorFn: (row) => value(row) ?? undefined,
          sortUndefined: 'last',
          sortFn: order
            ? (one, other) => order(one.original) - order(other.original)
            : (one, other, column) => compare(one.getValue(column), other.getValue(column)),
        }),
      ),
    [columns],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    globalFilterFn: (row, column, wanted: string) =>
      plain(String(row.getValue(column) ?? '')).includes(plain(wanted)),
    getColumnCanGlobalFilter: () => true,
    initialState: {
      pagination: { pageIndex: 0, pageSize: pageSizes[1] },
      ...(sortedBy ? { sorting: [{ id: sortedBy, desc: descending }] } : {}),
    },
    ...(onChosen
      ? {
          onRowSelectionChange: (update) => {
            const before = table.state.rowSelection;
            const after = typeof update === 'function' ? update(before) : update;
            table.baseAtoms.rowSelection.set(after);
            onChosen(Object.keys(after).filter((id) => after[id]));
          },
        }
      : {}),
  });

  if (rows.length === 0) return <>{empty}</>;
  const found = table.getFilteredRowModel().rows.length;
  const { globalFilter, pagination } = table.state;
  const search = String(globalFilter ?? '');
  return (
    <div>
      <TableSearch value={search} onChange={(text) => table.setGlobalFilter(text)} />
      {found === 0 ? (
        <output>{t('table.nothingFound', { search })}</output>
      ) : (
        <TableSurface label={label}>
          <TableHead table={table} columns={columns} choosing={onChosen !== undefined} />
          <TableBody table={table} columns={columns} choosing={onChosen !== undefined} rowName={rowName} />
        </TableSurface>
      )}
      <TablePaging
        total={found}
        {...pagination}
        onPage={(page) => table.setPageIndex(page)}
        onSize={(size) => table.setPageSize(size)}
      />
    </div>
  );
}
