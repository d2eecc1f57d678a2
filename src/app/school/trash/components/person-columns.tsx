import { Group, Text } from '@mantine/core';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/plain/avatar';
import type { Column } from '../../../ui/table/types';

interface Who {
  readonly name: string;
  readonly avatar: string;
  readonly groupName: string | null;
}

/** Columns for a pupil's name and last group; on a phone both share a cell. */
export const personColumns = <Row extends Who>(
  t: TFunction<'school'>,
  below: (row: Row) => ReactNode,
): Column<Row>[] => [
  {
    id: 'name',
    header: t('classList.trash.name'),
    value: ({ name }) => name,
    cell: (row) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar id={row.avatar} size={36} />
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {row.name}
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
