import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ShortListProps {
  readonly title: string;
  /** Link to the whole list. */
  readonly all: { readonly label: string; readonly to: string };
  /** Shown when there is nothing. */
  readonly empty: string;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    /** Small line below the label. */
    readonly note?: string;
    readonly to: string;
    readonly value: ReactNode;
  }[];
}

/** The first rows of a list, with a link to all of it. */
export function ShortList({ title, all, empty, rows }: ShortListProps) {
  return (
    <Card withBorder shadow="xs" padding="md">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Anchor component={Link} to={all.to} fw={600}>
          {all.label}
        </Anchor>
      </Group>
      {rows.length === 0 ? <Text c="dimmed">{empty}</Text> : null}
      <Stack gap="xs">
        {rows.map(({ id, label, note, to, value }) => (
          <Group key={id} justify="space-between" wrap="nowrap" gap="sm">
            <div>
              <Anchor component={Link} to={to} fw={600} style={{ overflowWrap: 'anywhere' }}>
                {label}
              </Anchor>
              {note ? (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              ) : null}
            </div>
            <Text component="div" style={{ whiteSpace: 'nowrap' }}>
              {value}
            </Text>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
