import { Button, Group, NativeSelect, Table, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageSizes } from '../../shared/constants';
import tableStyles from '../../ui/table/data-table.module.css';
import { TableSurface } from '../../ui/table/table-surface';
import type { Keyset } from './use-keyset';

export interface KeysetColumn<Row> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Name of the order by which the server can sort it. */
  readonly sort?: string;
  readonly align?: 'right';
  /** Hidden on small screens; with `sm` on phones only. */
  readonly wide?: boolean | 'sm';
}

interface KeysetTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly columns: readonly KeysetColumn<Row>[];
  readonly keyset: Keyset;
  /** The last row of this page when there is a next one. */
  readonly next: string | null;
  /** The order in force. */
  readonly sorted?: { readonly by: string; readonly direction: 'asc' | 'desc' };
}

const arrows = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };
const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

/** Table of a list that the server sorts and pages. */
export function KeysetTable<Row>({
  label,
  rows,
  rowId,
  columns,
  keyset,
  next,
  sorted,
}: KeysetTableProps<Row>) {
  const stateOf = (sort: string) => (sorted?.by === sort ? sorted.direction : 'none');
  return (
    <div>
      <TableSurface label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, header, sort, align, wide }) => {
              if (!sort)
                return (
                  <Table.Th key={id} data-align={align} data-wide={wide}>
                    {header}
                  </Table.Th>
                );
              const state = stateOf(sort);
              const Arrow = arrows[state];
              return (
                <Table.Th key={id} aria-sort={ariaSort[state]} data-align={align} data-wide={wide}>
                  <UnstyledButton
                    className={tableStyles.sort}
                    onClick={() => keyset.set({ op: sort, richting: state === 'asc' ? 'desc' : 'asc' })}
                  >
                    {header}
                    <Arrow size={16} stroke={1.75} aria-hidden opacity={state === 'none' ? 0.4 : 1} />
                  </UnstyledButton>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowId(row)}>
              {columns.map(({ id, cell, align, wide }) => (
                <Table.Td key={id} data-align={align} data-wide={wide}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
      <Paging keyset={keyset} next={next} shown={rows.length} />
    </div>
  );
}

function Paging({
  keyset,
  next,
  shown,
}: {
  readonly keyset: Keyset;
  readonly next: string | null;
  readonly shown: number;
}) {
  const { t } = useTranslation(['office', 'ui']);
  const sizeId = useId();
  const { page, size, onNext, onPrevious, set } = keyset;
  if (page === 1 && next === null && shown <= pageSizes[0]) return null;
  return (
    <div className={tableStyles.paging}>
      <div className={tableStyles.size}>
        <label htmlFor={sizeId}>{t('ui:table.rowsPerPage')}</label>
        <NativeSelect
          id={sizeId}
          value={size}
          data={pageSizes.map(String)}
          onChange={(event) => set({ regels: event.currentTarget.value })}
        />
      </div>
      <Group gap="sm">
        <Button
          variant="default"
          disabled={page === 1}
          leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden />}
          onClick={onPrevious}
        >
          {t('list.previous')}
        </Button>
        <output>{t('list.page', { page })}</output>
        <Button
          variant="default"
          disabled={next === null}
          rightSection={<IconChevronRight size={18} stroke={1.75} aria-hidden />}
          onClick={() => next !== null && onNext(next)}
        >
          {t('list.next')}
        </Button>
      </Group>
    </div>
  );
}
