import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface FieldsetProps {
  readonly legend: string;
  /** Makes it a place to which a page can lead. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Groups fields under a name, without a frame. */
export const Fieldset = ({ legend, id, children }: FieldsetProps) => (
  <fieldset
    {...(id !== undefined && { id, tabIndex: -1 })}
    style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
  >
    <Text component="legend" fw={700} mb="xs" p={0}>
      {legend}
    </Text>
    {children}
  </fieldset>
);
