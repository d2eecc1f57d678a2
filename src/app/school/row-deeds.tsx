import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Column } from '../ui/data-table';

/** The last column of a list: what can be done with each row. */
export const deedsColumn = <Row extends object>(
  t: TFunction<'school'>,
  cell: (row: Row) => ReactNode,
): Column<Row> => ({
  id: 'deeds',
  header: t('teachers.deeds'),
  value: () => null,
  unsorted: true,
  align: 'right',
  cell,
});

interface DeedsMenuProps {
  /** Names whom or what it is about. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What can be done with one row or card, behind three dots. */
export function DeedsMenu({ label, children }: DeedsMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md" width={260}>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={label}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
