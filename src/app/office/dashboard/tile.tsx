import { Card, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/format';
import styles from './dashboard.module.css';

interface TileProps {
  readonly label: string;
  readonly icon: TablerIcon;
  readonly count: number;
  readonly text: string;
  /** List that the number counts. */
  readonly to: string;
  /** Says that something waits for a person or is broken; a tile of zero has none. */
  readonly tone?: 'waits' | 'broken' | undefined;
}

/** A number that leads to its list. */
export function Tile({ label, icon: Icon, count, text, to, tone }: TileProps) {
  return (
    <UnstyledButton component={Link} to={to} className={styles.tile} data-tone={tone}>
      <Card withBorder shadow="xs" padding="md" bg="transparent" h="100%">
        <Stack gap={4}>
          <Group
            justify="space-between"
            wrap="nowrap"
            gap="xs"
            align="flex-start"
            className={styles.label ?? ''}
          >
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <Icon size={20} stroke={1.75} aria-hidden className={styles.icon} />
              <Text fw={600} lh={1.3}>
                {label}
              </Text>
            </Group>
            <IconChevronRight size={18} stroke={1.75} aria-hidden className={styles.icon} />
          </Group>
          <Text fz={28} fw={800} lh={1.2}>
            {formatNumber(count)}
          </Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </Stack>
      </Card>
    </UnstyledButton>
  );
}
