import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of the progress page with its name. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby={id} style={{ breakInside: 'avoid' }}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {hint ? (
        <Text c="dimmed" size="sm" mb="md">
          {hint}
        </Text>
      ) : (
        <div style={{ height: 12 }} />
      )}
      {children}
    </Card>
  );
}
