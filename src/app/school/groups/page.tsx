import harbour from '@assets/map/media/island-960.webp?url';
import { Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { withTexts } from '../../i18n/with-texts';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { useActions } from '../shared/use-actions';
import { ArchivedGroups } from './components/archived-groups';
import { GroupCards } from './components/group-cards';
import { GroupForms } from './components/group-forms';
import { GroupTable } from './components/group-table';
import { GroupsActions } from './components/groups-actions';
import { SchoolChanges } from './components/school-changes';
import type { GroupAction, GroupShown, OpenForm } from './types';

const ExtraGroups = lazy(
  withTexts('extra', async () => ({
    default: (await import('../extra-groups/components/extra-groups')).ExtraGroups,
  })),
);

/** Largest number of groups shown as cards; more become a table. */
const mostCards = 4;

export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listGroups');
  const [open, setOpen] = useState<OpenForm | null>(null);
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const groups = data?.groups ?? [];
  const extra = useRead('listExtraGroups');
  // A teacher of extra groups alone has groups, though none to add pupils to.
  const hasOnlyExtra = groups.length === 0 && (extra.data?.groups ?? []).length > 0;
  const schoolYear = groups[0]?.schoolYear ?? '';

  const onAction = (what: GroupAction, group: GroupShown) => {
    if (what !== 'archive' || group.pupilCount > 0) return setOpen({ what, group });
    const put = (archived: boolean) =>
      call('archiveGroup', { params: { groupId: group.groupId }, body: { archived } });
    void change({
      done: t('classList.group.archived', { name: group.name }),
      work: () => put(true),
      undo: () => put(false),
    });
  };

  const hasParallel = groups.some(
    ({ groupId, year }) =>
      year !== null && groups.some((other) => other.groupId !== groupId && other.year === year),
  );
  const actions = (
    <GroupsActions
      groupIds={groups.map(({ groupId }) => groupId)}
      hasParallel={hasParallel}
      onOpen={(what) => setOpen({ what })}
    />
  );
  return (
    <PageFrame
      title={t('groups.title')}
      subtitle={groups.length > 0 ? t('groups.subtitle', { count: groups.length, schoolYear }) : null}
      action={groups.length > 0 ? actions : null}
      loading={isPending || extra.isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="lg">
        {problem}
        {hasOnlyExtra ? null : groups.length === 0 ? (
          <EmptyState
            picture={harbour}
            title={t('groups.empty.title')}
            text={t('groups.empty.text')}
            action={actions}
          />
        ) : groups.length <= mostCards ? (
          <GroupCards groups={groups} onAction={onAction} />
        ) : (
          <GroupTable groups={groups} onAction={onAction} />
        )}
        <Suspense>
          <ExtraGroups onDone={change} />
        </Suspense>
        <SchoolChanges onDone={change} />
        <ArchivedGroups groups={data?.archived ?? []} onDone={change} />
      </Stack>
      <GroupForms open={open} groups={groups} onClose={() => setOpen(null)} onDone={change} />
    </PageFrame>
  );
}
