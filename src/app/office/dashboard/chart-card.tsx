import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ChartCardProps {
  readonly title: string;
  /** The list behind the figures. */
  readonly all: { readonly label: string; readonly to: string };
  /** A sentence that says what the chart shows. */
  readonly text: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A chart with what it says and a link to its list. */
export function ChartCard({ title, all, text, tools, children }: ChartCardProps) {
  return (
    <Card withBorder shadow="xs" padding="md">
      <Group justify="space-between" gap="sm" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text component="div">{text}</Text>
        </div>
        <Group gap="sm">
          {tools}
          <Anchor component={Link} to={all.to} fw={600}>
            <Group gap={2} wrap="nowrap">
              {all.label}
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </Group>
          </Anchor>
        </Group>
      </Group>
      {children}
    </Card>
  );
}
