import { Anchor, Button, Card, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useYearName } from '../../../i18n/year-name';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { GroupShown, GroupsProps } from '../types';
import { GroupMenu } from './group-menu';

/** Shows a few groups as cards with practice and attention at a glance. */
export function GroupCards({ groups, onAction }: GroupsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="lg">
      {groups.map((group) => (
        <GroupCard
          key={group.groupId}
          group={group}
          variant={groups.length === 1 ? 'filled' : 'light'}
          onAction={onAction}
        />
      ))}
    </SimpleGrid>
  );
}

interface GroupCardProps extends Pick<GroupsProps, 'onAction'> {
  readonly group: GroupShown;
  /** Of the button to what is done daily: filled where it is the only one. */
  readonly variant: 'filled' | 'light';
}

function GroupCard({ group, variant, onAction }: GroupCardProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const yearName = useYearName();
  const { practisedThisWeek: done, pupilCount: total, needsAttention: count } = group;
  const next = { name: group.name, variant };
  const Attention = count > 0 ? IconAlertCircle : IconCircleCheck;
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm">
        <div>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              <Anchor component={Link} to={paths.pupils(group.groupId)} inherit>
                {group.name}
              </Anchor>
            </Title>
            <GroupMenu group={group} onChoose={onAction} />
          </Group>
          <Text c="dimmed" size="sm">
            {[
              group.year === null ? t('groups.combination') : yearName(group.year),
              group.teachers.join(', ') || t('groups.noTeacher'),
            ].join(' · ')}
          </Text>
        </div>
        <Group gap="xs" wrap="nowrap">
          <IconUsers size={20} stroke={1.75} aria-hidden />
          <Text>{t('groups.pupilCount', { count: total })}</Text>
        </Group>
        {total === 0 ? (
          <Next to={paths.addPupils(group.groupId)} says={t('classList.pupil.add')} {...next} />
        ) : (
          <>
            <div>
              <Text mb={4}>{t('groups.practisedThisWeek', { count: done, total })}</Text>
              <Progress value={(100 * done) / total} aria-hidden size="md" />
            </div>
            {done === 0 && count === 0 ? (
              <Next to={paths.cards(group.groupId)} says={t('pupils.cards')} {...next} />
            ) : (
              <Group justify="space-between" gap="xs">
                <Group gap="xs" wrap="nowrap" c={count > 0 ? 'var(--on-again)' : 'var(--on-right)'}>
                  <Attention size={20} stroke={1.75} aria-hidden />
                  <Text>{count > 0 ? t('groups.attentionCount', { count }) : t('groups.allWell')}</Text>
                </Group>
                <Next to={paths.today(group.groupId)} says={t('today.title')} {...next} />
              </Group>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

interface NextProps extends Pick<GroupCardProps, 'variant'> {
  readonly to: string;
  readonly says: string;
  readonly name: string;
}

/** Suggests the next step for a group. */
const Next = ({ to, says, name, variant }: NextProps) => (
  <div>
    <Button component={Link} to={to} variant={variant} aria-label={`${says}: ${name}`}>
      {says}
    </Button>
  </div>
);
