import { Button, Card, Group, Progress, Text } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../api/query';
import { formatDay, formatNumber } from '../../i18n/format';
import type { RunAction } from '../shared/use-actions';
import { StarGoalForm } from './star-goal-form';

interface StarGoalBarProps {
  readonly groupId: string;
  /** The form is open. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Shows how far the group is with its goal, and the form that sets it. Shows nothing where there is no goal. */
export function StarGoalBar({ groupId, isOpen, onOpen, onClose, onDone }: StarGoalBarProps) {
  const { t } = useTranslation('stars');
  const { data } = useRead('readStarGoal', { params: { groupId } });
  if (!data) return null;
  const { goal, today } = data;
  const form = isOpen ? (
    <StarGoalForm groupId={groupId} reply={data} onClose={onClose} onDone={onDone} />
  ) : null;
  if (!goal) return form;
  const { stars, target, until } = goal;
  const isOver = until !== null && until < today;
  const isReached = stars >= target;
  const when = until && formatDay(until, { weekday: 'short', day: 'numeric', month: 'short' });
  const counts = { stars: formatNumber(stars), target: formatNumber(target) };
  return (
    <Card withBorder padding="sm" data-no-print>
      <Group gap="md">
        <IconStar size={24} stroke={1.75} aria-hidden />
        <div style={{ flex: '1 1 220px' }}>
          <Text fw={700}>{t('stands', counts)}</Text>
          <Progress value={Math.min(100, (stars / target) * 100)} aria-label={t('stands', counts)} my={4} />
          <Text size="sm" c="dimmed">
            {isReached
              ? t('reached')
              : isOver
                ? t('over')
                : when
                  ? t('lasts', { until: when })
                  : t('lastsOn')}
          </Text>
        </div>
        <Button variant="light" onClick={onOpen}>
          {t(isReached || isOver ? 'next' : 'change')}
        </Button>
      </Group>
      {form}
    </Card>
  );
}
