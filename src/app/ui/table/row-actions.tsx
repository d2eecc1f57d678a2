import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import type { Column } from './types';

/** Column with the actions of each row. */
export const actionsColumn = <Row extends object>(cell: (row: Row) => ReactNode): Column<Row> => ({
  id: 'actions',
  header: i18next.t('ui:table.actions'),
  value: () => null,
  unsorted: true,
  align: 'right',
  cell,
});

interface ActionsMenuProps {
  /** Label with the name of the row's subject. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Actions of a row or card, behind three dots. */
export function ActionsMenu({ label, children }: ActionsMenuProps) {
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
