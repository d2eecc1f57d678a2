import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

/** A table with nothing to press in it: where it is wider than the screen, the keyboard scrolls it too. */
export function ReadingTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Table.ScrollContainer
      minWidth={0}
      scrollAreaProps={{ viewportProps: { tabIndex: 0, 'aria-label': label, role: 'group' } }}
    >
      <Table aria-label={label} verticalSpacing="sm">
        {children}
      </Table>
    </Table.ScrollContainer>
  );
}
