import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly text: string;
  /** Beside the title: how it stands. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** A part of one's own account: what it is, and what can be done with it. */
export function Part({ title, text, state, children }: PartProps) {
  return (
    <Card withBorder shadow="sm" padding="lg" component="section">
      <Stack gap="md">
        <div>
          <Group gap="sm">
            <Title order={2} size="h3">
              {title}
            </Title>
            {state}
          </Group>
          <Text c="dimmed">{text}</Text>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
