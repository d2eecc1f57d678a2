import { Anchor, Card, Group, Text, Title } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './dashboard.module.css';

interface ChartCardProps {
  readonly title: string;
  /** The list behind the figures, where there is one. */
  readonly all?: { readonly label: string; readonly to: string };
  /** A sentence that says what the chart shows. */
  readonly text: ReactNode;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A chart with what it says and a link to its list. */
export function ChartCard({ title, all, text, tools, children }: ChartCardProps) {
  return (
    <Card withBorder shadow="xs" padding="md" className={styles.card ?? ''}>
      <Group justify="space-between" gap="sm" align="flex-start">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text component="div">{text}</Text>
        </div>
        <Group gap="sm">
          {tools}
          {all ? (
            <Anchor component={Link} to={all.to} fw={600}>
              <Group gap={2} wrap="nowrap">
                {all.label}
                <IconChevronRight size={18} stroke={1.75} aria-hidden />
              </Group>
            </Anchor>
          ) : null}
        </Group>
      </Group>
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
