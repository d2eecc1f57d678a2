import harbour from '@assets/map/media/island-960.webp?url';
import { Anchor, Badge, Button, Text } from '@mantine/core';
import { IconAlertCircle, IconFileImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallReply } from '../../api/call';
import { useRead } from '../../api/query';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { usePlace } from '../use-place';
import { useYearName } from '../year-name';
import { GroupCards } from './group-cards';

export type GroupShown = CallReply<'listGroups'>['groups'][number];

/** So many groups are told apart at a glance as cards; more are a list. */
const mostCards = 4;

export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listGroups');
  const place = usePlace();
  const groups = data?.groups ?? [];
  const schoolYear = groups[0]?.schoolYear ?? '';
  const importing = (
    <Button component={Link} to={place.importing} leftSection={<IconFileImport size={20} stroke={1.75} />}>
      {t('groups.import')}
    </Button>
  );
  return (
    <PageFrame
      title={t('groups.title')}
      subtitle={groups.length > 0 ? t('groups.subtitle', { count: groups.length, schoolYear }) : null}
      action={groups.length > 0 ? importing : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      {groups.length === 0 ? (
        <EmptyState
          picture={harbour}
          title={t('groups.empty.title')}
          text={t('groups.empty.text')}
          action={importing}
        />
      ) : groups.length <= mostCards ? (
        <GroupCards groups={groups} />
      ) : (
        <GroupTable groups={groups} />
      )}
    </PageFrame>
  );
}

function GroupTable({ groups }: { readonly groups: readonly GroupShown[] }) {
  const { t } = useTranslation('school');
  const place = usePlace();
  const yearName = useYearName();
  const columns: Column<GroupShown>[] = [
    {
      id: 'name',
      header: t('groups.name'),
      value: (group) => group.name,
      cell: (group) => (
        <Anchor component={Link} to={place.pupils(group.groupId)} fw={600}>
          {group.name}
        </Anchor>
      ),
    },
    {
      id: 'year',
      header: t('groups.year'),
      value: (group) => group.year,
      cell: (group) => (group.year === null ? t('groups.combination') : yearName(group.year)),
      wide: true,
    },
    {
      id: 'teachers',
      header: t('groups.teachers'),
      value: (group) => group.teachers.join(', ') || null,
      cell: (group) => group.teachers.join(', ') || <Text c="dimmed">{t('groups.noTeacher')}</Text>,
      wide: true,
    },
    { id: 'pupils', header: t('groups.pupils'), value: (group) => group.pupilCount, align: 'right' },
    {
      id: 'practised',
      header: t('groups.practised'),
      value: (group) => group.practisedThisWeek,
      cell: (group) => t('groups.practisedOf', { done: group.practisedThisWeek, total: group.pupilCount }),
      align: 'right',
      wide: true,
    },
    {
      id: 'attention',
      header: t('groups.attention'),
      value: (group) => group.needsAttention,
      cell: (group) =>
        group.needsAttention > 0 ? (
          <Badge
            style={{ background: 'var(--again)', color: 'var(--on-again)' }}
            size="lg"
            leftSection={<IconAlertCircle size={16} aria-hidden />}
          >
            {group.needsAttention}
          </Badge>
        ) : (
          '0'
        ),
      align: 'right',
    },
  ];
  return (
    <DataTable
      label={t('groups.title')}
      rows={groups}
      columns={columns}
      rowId={(group) => group.groupId}
      empty={null}
      sortedBy="name"
    />
  );
}
