import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import scroll from '../page/side-scroll.module.css';
import styles from './data-table.module.css';

interface TableSurfaceProps {
  /** Accessible name of the table. */
  readonly label: string;
  /** Inside a card, which has a surface of its own. */
  readonly flat?: boolean;
  /** Low rows, so that more of them are in sight. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** Surface of a table. A table wider than the screen scrolls in it, also by keyboard. */
export function TableSurface({ label, flat = false, dense = false, children }: TableSurfaceProps) {
  return (
    <Table.ScrollContainer
      minWidth={0}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': label } }}
      className={flat ? (scroll.table ?? '') : `${scroll.table} ${styles.surface}`}
    >
      <Table
        aria-label={label}
        verticalSpacing={dense ? 4 : 'sm'}
        {...(!flat && { horizontalSpacing: 14 })}
        highlightOnHover={!flat}
      >
        {children}
      </Table>
    </Table.ScrollContainer>
  );
}
