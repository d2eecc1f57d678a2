import { type ColumnDef, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '@/maths/locale';
import { currentLocale } from '../../i18n/locale';
import { pageSizes } from '../../shared/constants';
import styles from './data-table.module.css';
import { TableBody, TableHead } from './data-table-parts';
import { type Features, features } from './features';
import { TablePaging } from './table-paging';
import { TableSearch } from './table-search';
import { TableSurface } from './table-surface';
import type { Column } from './types';
import { useKeepTable, useTableBefore } from './use-kept-table';

interface DataTableProps<Row extends object> {
  /** Accessible name of the table. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  /** Shown without any rows; tells what to do. */
  readonly empty: ReactNode;
  readonly sortedBy?: string;
  /** Sorts the largest or newest first. */
  readonly descending?: boolean;
  /** Enables selection; receives the ids of the selected rows. */
  readonly onChosen?: (ids: readonly string[]) => void;
  /** Name of a row, for its check box. */
  readonly rowName?: (row: Row) => string;
  /** Low rows, so that more of them are in sight. */
  readonly dense?: boolean;
  /** Shown beside the search, and without it when there are no rows. */
  readonly beside?: ReactNode;
}

/** Removes capitals and accents, so that `jose` finds José. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Returns whether the text contains each of the words in any order: a surname may come first, before a comma. */
const matches = (text: string, wanted: string): boolean =>
  plain(wanted)
    .split(/[\s,]+/)
    .every((word) => plain(text).includes(word));

const compare = (one: string | number | null, other: string | number | null): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), languageTag[currentLocale()], { numeric: true });

/** Table with sorting, search and pages of 10, 25, 50 or 100 rows. */
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
  dense = false,
  beside,
}: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const before = useTableBefore(label);
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
    globalFilterFn: (row, column, wanted: string) => matches(String(row.getValue(column) ?? ''), wanted),
    getColumnCanGlobalFilter: () => true,
    initialState: before ?? {
      pagination: { pageIndex: 0, pageSize: pageSizes[1] },
      ...(sortedBy ? { sorting: [{ id: sortedBy, desc: descending }] } : {}),
    },
    ...(onChosen
      ? {
          onRowSelectionChange: (update) => {
            const selected = table.state.rowSelection;
            const after = typeof update === 'function' ? update(selected) : update;
            table.baseAtoms.rowSelection.set(after);
            onChosen(Object.keys(after).filter((id) => after[id]));
          },
        }
      : {}),
  });

  const { globalFilter, pagination, sorting } = table.state;
  const search = String(globalFilter ?? '');
  useKeepTable(label, { globalFilter: search, sorting, pagination });

  if (rows.length === 0)
    return (
      <>
        {beside}
        {empty}
      </>
    );
  const found = table.getFilteredRowModel().rows.length;
  const searching = <TableSearch value={search} onChange={(text) => table.setGlobalFilter(text)} />;
  return (
    <div>
      {beside ? (
        <div className={styles.toolbar}>
          {searching}
          {beside}
        </div>
      ) : (
        searching
      )}
      {found === 0 ? (
        <output>{t('table.nothingFound', { search })}</output>
      ) : (
        <TableSurface label={label} dense={dense}>
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
