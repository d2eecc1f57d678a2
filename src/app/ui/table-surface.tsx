import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface TableSurfaceProps {
  /** Names the table for a screen reader. */
  readonly label: string;
  /** On a card, which is a surface already. */
  readonly flat?: boolean;
  readonly children: ReactNode;
}

/** What a table lies on. Where the table is wider than the screen, it scrolls in there, also by keyboard. */
export function TableSurface({ label, flat = false, children }: TableSurfaceProps) {
  return (
    <Table.ScrollContainer
      minWidth={0}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
      {...(!flat && { className: styles.surface })}
    >
      <Table
        aria-label={label}
        verticalSpacing="sm"
        {...(!flat && { horizontalSpacing: 14 })}
        highlightOnHover={!flat}
      >
        {children}
      </Table>
    </Table.ScrollContainer>
  );
}
