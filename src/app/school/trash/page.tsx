import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient, useRead } from '../../api/query';
import { formatDaysAgo } from '../../i18n/format';
import { useUser } from '../../session/session';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import { actionsColumn } from '../../ui/table/row-actions';
import type { Column } from '../../ui/table/types';
import { useActions } from '../shared/use-actions';
import { ErasePupil } from './components/erase-pupil';
import { Leavers } from './components/leavers';
import { personColumns } from './components/person-columns';
import { RestoreMenu } from './components/restore-menu';
import type { TrashedPupil } from './types';

/** Lists the pupils in the trash. Staff restore them with all their work; an administrator may erase them early. */
export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listTrash');
  // Known before any menu opens: a group that came later would push its last item from under the finger.
  const { data: known, isPending: groupsPending } = useRead('listGroups');
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const manages = useUser()?.role === 'schooladmin';
  const [erasing, setErasing] = useState<TrashedPupil | null>(null);
  const pupils = data?.pupils ?? [];
  const columns: Column<TrashedPupil>[] = [
    ...personColumns<TrashedPupil>(
      t,
      ({ daysLeft }) => `${t('classList.trash.left')} ${t('classList.trash.days', { count: daysLeft })}`,
    ),
    {
      id: 'since',
      header: t('classList.trash.since'),
      value: ({ trashedAt }) => trashedAt,
      cell: ({ trashedAt }) => formatDaysAgo(trashedAt),
      wide: true,
    },
    {
      id: 'left',
      header: t('classList.trash.left'),
      value: ({ daysLeft }) => daysLeft,
      cell: ({ daysLeft }) => (
        <span style={{ whiteSpace: 'nowrap' }}>{t('classList.trash.days', { count: daysLeft })}</span>
      ),
      wide: 'sm',
    },
    actionsColumn((pupil) => (
      <RestoreMenu
        pupil={pupil}
        groups={known?.groups ?? []}
        onDone={change}
        onErase={manages ? () => setErasing(pupil) : null}
      />
    )),
  ];
  return (
    <PageFrame
      title={t('classList.trash.title')}
      subtitle={pupils.length > 0 ? t('classList.trash.subtitle', { count: pupils.length }) : null}
      loading={isPending || groupsPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {problem}
        {manages ? <Leavers onDone={change} /> : null}
        {!manages && pupils.length > 0 ? <Text c="dimmed">{t('classList.trash.eraseByAdmin')}</Text> : null}
        <DataTable
          label={t('classList.trash.title')}
          rows={pupils}
          columns={columns}
          rowId={({ pupilId }) => pupilId}
          sortedBy="left"
          empty={
            <EmptyState title={t('classList.trash.empty.title')} text={t('classList.trash.empty.text')} />
          }
        />
      </Stack>
      {erasing ? <ErasePupil pupil={erasing} onClose={() => setErasing(null)} onDone={change} /> : null}
    </PageFrame>
  );
}
