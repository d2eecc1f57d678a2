import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardSectionProps {
  readonly title: string;
  readonly text: string;
  /** Status beside the title. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** Section of the account page: a title, a status and the actions. */
export function CardSection({ title, text, state, children }: CardSectionProps) {
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
