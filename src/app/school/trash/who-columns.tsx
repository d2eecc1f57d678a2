import { Group, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Column } from '../../ui/data-table';
import { Avatar } from '../../ui/plain/avatar';

interface Who {
  readonly sortName: string;
  readonly avatar: string;
  readonly groupName: string | null;
}

/** Who it is and where they were; on a phone, below the name, what has no room for a column there. */
export const whoColumns = <Row extends Who>(
  t: TFunction<'school'>,
  below: (row: Row) => ReactNode,
): Column<Row>[] => [
  {
    id: 'name',
    header: t('classList.trash.name'),
    value: ({ sortName }) => sortName,
    cell: (row) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar id={row.avatar} size={36} />
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {row.sortName}
          </Text>
          <Text size="sm" c="dimmed" hiddenFrom="sm">
            {below(row)}
          </Text>
        </div>
      </Group>
    ),
  },
  {
    id: 'group',
    header: t('classList.trash.was'),
    value: ({ groupName }) => groupName,
    cell: ({ groupName }) => groupName ?? <Text c="dimmed">{t('classList.trash.noGroup')}</Text>,
    wide: 'sm',
  },
];
