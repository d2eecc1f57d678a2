import { Checkbox, Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactTable } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import type { Features } from './features';
import type { Column } from './types';
import { usePrinting } from './use-printing';

interface Part<Row extends object> {
  readonly table: ReactTable<Features, Row>;
  readonly columns: readonly Column<Row>[];
  readonly choosing: boolean;
}

const arrows = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

export function TableHead<Row extends object>({ table, columns, choosing }: Part<Row>) {
  const { t } = useTranslation('ui');
  // Browsers omit buttons from a head that repeats on the next sheet.
  const printing = usePrinting();
  return (
    <Table.Thead>
      <Table.Tr>
        {choosing ? (
          <Table.Th w={44} data-screen-only data-choose>
            <Checkbox
              aria-label={t('table.selectAll')}
              checked={table.getIsAllRowsSelected()}
              indeterminate={table.getIsSomeRowsSelected()}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </Table.Th>
        ) : null}
        {columns.map(({ id, header, align, wide, ticks, unsorted }) => {
          if (unsorted)
            return (
              <Table.Th key={id} data-align={align} data-wide={wide} data-screen-only>
                <span className="unseen">{header}</span>
              </Table.Th>
            );
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() || 'none';
          const Arrow = arrows[sorted];
          return (
            <Table.Th
              key={id}
              aria-sort={ariaSort[sorted]}
              data-align={align}
              data-wide={wide}
              data-ticks={ticks}
            >
              {printing ? (
                header
              ) : (
                <UnstyledButton className={styles.sort} onClick={() => column?.toggleSorting()}>
                  {header}
                  <Arrow size={16} stroke={1.75} aria-hidden opacity={sorted === 'none' ? 0.4 : 1} />
                </UnstyledButton>
              )}
            </Table.Th>
          );
        })}
      </Table.Tr>
    </Table.Thead>
  );
}

export function TableBody<Row extends object>({
  table,
  columns,
  choosing,
  rowName,
}: Part<Row> & { readonly rowName: ((row: Row) => string) | undefined }) {
  const { t } = useTranslation('ui');
  // Prints all rows, because paper has no paging.
  const shown = usePrinting() ? table.getPrePaginatedRowModel() : table.getRowModel();
  return (
    <Table.Tbody>
      {shown.rows.map((row) => (
        <Table.Tr key={row.id} data-selected={row.getIsSelected() || undefined}>
          {choosing ? (
            <Table.Td data-screen-only data-choose>
              <Checkbox
                aria-label={t('table.selectRow', { name: rowName?.(row.original) ?? row.id })}
                checked={row.getIsSelected()}
                onChange={row.getToggleSelectedHandler()}
              />
            </Table.Td>
          ) : null}
          {columns.map(({ id, value, cell, align, wide, ticks, unsorted }) => (
            <Table.Td
              key={id}
              data-align={align}
              data-wide={wide}
              data-ticks={ticks}
              data-screen-only={unsorted}
            >
              {cell ? cell(row.original) : value(row.original)}
            </Table.Td>
          ))}
        </Table.Tr>
      ))}
    </Table.Tbody>
  );
}
