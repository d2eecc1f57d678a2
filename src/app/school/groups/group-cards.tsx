import { Anchor, Button, Card, Group, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlace } from '../use-place';
import { useYearName } from '../year-name';
import { GroupMenu } from './group-menu';
import type { GroupShown, GroupsProps } from './groups-page';

/** A few groups as cards: who practised and who asks for attention, at a glance. */
export function GroupCards({ groups, onDeed }: GroupsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, xl: 3 }} spacing="lg">
      {groups.map((group) => (
        <GroupCard key={group.groupId} group={group} onDeed={onDeed} />
      ))}
    </SimpleGrid>
  );
}

interface GroupCardProps extends Pick<GroupsProps, 'onDeed'> {
  readonly group: GroupShown;
}

function GroupCard({ group, onDeed }: GroupCardProps) {
  const { t } = useTranslation('school');
  const place = usePlace();
  const yearName = useYearName();
  const { practisedThisWeek: done, pupilCount: total, needsAttention: count } = group;
  const Attention = count > 0 ? IconAlertCircle : IconCircleCheck;
  return (
    <Card withBorder shadow="sm" padding="lg">
      <Stack gap="sm">
        <div>
          <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              <Anchor component={Link} to={place.pupils(group.groupId)} inherit>
                {group.name}
              </Anchor>
            </Title>
            <GroupMenu group={group} onChoose={onDeed} />
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
          <Next to={place.addPupils(group.groupId)} says={t('classList.pupil.add')} name={group.name} />
        ) : (
          <>
            <div>
              <Text mb={4}>{t('groups.practisedThisWeek', { done, total })}</Text>
              <Progress value={(100 * done) / total} aria-hidden size="md" />
            </div>
            {done === 0 && count === 0 ? (
              <Next to={place.cards(group.groupId)} says={t('pupils.cards')} name={group.name} />
            ) : (
              <Group gap="xs" wrap="nowrap" c={count > 0 ? 'var(--on-again)' : 'var(--on-right)'}>
                <Attention size={20} stroke={1.75} aria-hidden />
                <Text>{count > 0 ? t('groups.attentionCount', { count }) : t('groups.allWell')}</Text>
              </Group>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

interface NextProps {
  readonly to: string;
  readonly says: string;
  readonly name: string;
}

/** What comes next for a group in which nothing happened yet. */
const Next = ({ to, says, name }: NextProps) => (
  <div>
    <Button component={Link} to={to} variant="light" aria-label={`${says}: ${name}`}>
      {says}
    </Button>
  </div>
);
