import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardSectionProps {
  readonly title: string;
  /** What it is about. */
  readonly text?: string;
  /** Status beside the title. */
  readonly state?: ReactNode;
  readonly children?: ReactNode;
}

/** Section of a page on a card: a title, a status, what it is about, and the actions. */
export function CardSection({ title, text, state, children }: CardSectionProps) {
  return (
    <Card withBorder shadow="sm" padding="lg" component="section">
      <Stack gap="md">
        <Stack gap="xs">
          <Group gap="sm">
            <Title order={2} size="h3">
              {title}
            </Title>
            {state}
          </Group>
          {text === undefined ? null : <Text c="dimmed">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
