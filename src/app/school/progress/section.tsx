import { Card, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  /** For the teacher at work; not for the talk with parents. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

/** A part of the progress page with its name. */
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
