import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Replaces an empty list: tells what belongs there, with a button to add it. */
export function EmptyState({
  picture,
  title,
  text,
  action,
}: {
  /** Address of a decorative picture. */
  readonly picture?: string;
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}) {
  return (
    <Stack align="center" gap="sm" className={styles.empty}>
      {picture ? <img src={picture} alt="" width={220} /> : null}
      <Title order={2} size="h3" ta="center">
        {title}
      </Title>
      <Text c="dimmed" maw={460} ta="center">
        {text}
      </Text>
      {action}
    </Stack>
  );
}
