import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Left out of the printed page. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** Named section of a progress page. */
export function Section({ title, hint, screenOnly, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      withBorder
      padding="lg"
      component="section"
      aria-labelledby={id}
      {...(screenOnly && { 'data-no-print': true })}
    >
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
