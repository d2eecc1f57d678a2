import { Anchor, Badge, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useYearName } from '../../../i18n/year-name';
import { DataTable } from '../../../ui/table/data-table';
import { actionsColumn } from '../../../ui/table/row-actions';
import type { Column } from '../../../ui/table/types';
import { useSchoolPaths } from '../../shared/use-school-paths';
import type { GroupShown, GroupsProps } from '../types';
import { GroupMenu } from './group-menu';

/** Table for many groups. */
export function GroupTable({ groups, onAction }: GroupsProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const yearName = useYearName();
  const columns: Column<GroupShown>[] = [
    {
      id: 'name',
      header: t('groups.name'),
      value: (group) => group.name,
      cell: (group) => (
        <Anchor component={Link} to={paths.pupils(group.groupId)} fw={600}>
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
      id: 'today',
      header: t('today.title'),
      value: () => null,
      cell: (group) => (
        <Anchor
          component={Link}
          to={paths.today(group.groupId)}
          aria-label={`${t('today.title')}: ${group.name}`}
        >
          {t('today.title')}
        </Anchor>
      ),
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
    actionsColumn((group) => <GroupMenu group={group} onChoose={onAction} />),
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
