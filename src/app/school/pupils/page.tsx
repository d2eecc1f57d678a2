import { Group, Stack } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { withTexts } from '../../i18n/with-texts';
import { PageFrame } from '../../ui/page/page-frame';
import { GroupTabs } from '../shared/group-tabs';
import { useActions } from '../shared/use-actions';
import { useGroupCrumbs } from '../shared/use-group-crumbs';
import { usePrintLayout } from '../shared/use-print-layout';
import { useSchoolPaths } from '../shared/use-school-paths';
import { ExportPupil } from './components/export-pupil';
import { GroupTeachersLine } from './components/group-teachers-line';
import { PageActions } from './components/page-actions';
import { PupilForm } from './components/pupil-form';
import { PupilTable } from './components/pupil-table';
import { PupilsSkeleton } from './components/pupils-skeleton';
import { SelectedPupils } from './components/selected-pupils';
import { LiveNow } from './live/live-now';
import type { PupilAction, PupilShown } from './types';

// Lazy, because the choice of tasks needs the maths and the list of pupils does not.
const BulkSettings = lazy(async () => ({
  default: (await import('../settings/bulk/bulk-settings')).BulkSettings,
}));

const MovePupil = lazy(async () => ({
  default: (await import('../shared/move-pupil')).MovePupil,
}));

const GroupTeachers = lazy(async () => ({
  default: (await import('../shared/group-teachers')).GroupTeachers,
}));

const StarGoalBar = lazy(
  withTexts('stars', async () => ({
    default: (await import('../star-goal/star-goal-bar')).StarGoalBar,
  })),
);

interface Open {
  readonly what: 'edit' | 'move' | 'export';
  readonly pupil: PupilShown;
}

/** Takes the room of the usual lines below the heading, however wide the page is, so that nothing moves. */
function SubtitleSpace() {
  const { t } = useTranslation('school');
  return (
    <span aria-hidden style={{ visibility: 'hidden' }}>
      {t('groups.pupilCount', { count: 24 })}
      {' · '}
      {t('groups.practisedThisWeek', { count: 24, total: 24 })}
      <br />
      {t('pupils.teachers', { names: '' })}
    </span>
  );
}

export function Component() {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  const navigate = useNavigate();
  usePrintLayout('list');
  const { data, isPending, error, refetch } = useRead('listPupils', { params: { groupId: paths.groupId } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** Incremented after an action on the selected pupils, so that the table starts without a selection. */
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState<Open | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [settingGoal, setSettingGoal] = useState(false);
  const [settingFor, setSettingFor] = useState<readonly PupilShown[]>([]);
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const { group, pupils = [] } = data ?? {};
  const crumbs = useGroupCrumbs(group?.name).map((crumb, index) =>
    index === 1 ? { label: crumb.label } : crumb,
  );
  const chosenHere = pupils.filter(({ pupilId }) => chosen.includes(pupilId));

  const release = useCallback(() => {
    setChosen([]);
    setTurn((before) => before + 1);
  }, []);
  const trash = (pupilIds: string[], name?: string) =>
    change({
      done: name
        ? t('classList.pupil.trashedOne', { name })
        : t('classList.pupil.trashed', { count: pupilIds.length }),
      work: async () => {
        await call('trashPupils', { body: { pupilIds } });
        release();
      },
      undo: () => call('restorePupils', { body: { pupilIds, groupId: paths.groupId } }),
    });
  const toCards = (pupilIds: readonly string[]) => void navigate(paths.cards(), { state: { pupilIds } });

  const onAction = (action: PupilAction, pupil: PupilShown) => {
    if (action === 'trash') void trash([pupil.pupilId], pupil.name);
    else if (action === 'progress') void navigate(paths.progress(pupil.pupilId));
    else if (action === 'card') toCards([pupil.pupilId]);
    else if (action === 'settings') void navigate(paths.pupilSettings(pupil.pupilId));
    else setOpen({ what: action, pupil });
  };

  return (
    <PageFrame
      title={group?.name ?? t('pupils.title')}
      subtitle={
        group ? (
          <>
            {t('groups.pupilCount', { count: group.pupilCount })}
            {group.pupilCount > 0
              ? ` · ${t('groups.practisedThisWeek', { count: group.practisedThisWeek, total: group.pupilCount })}`
              : null}
            <GroupTeachersLine group={group} />
          </>
        ) : isPending ? (
          <SubtitleSpace />
        ) : null
      }
      crumbs={crumbs}
      tabs={<GroupTabs current="pupils" />}
      skeleton={<PupilsSkeleton />}
      action={
        <Group gap="sm" data-no-print>
          <PageActions
            pupils={pupils}
            hasSelection={chosenHere.length > 0}
            onTeachers={() => setChoosing(true)}
            onStarGoal={() => setSettingGoal(true)}
            onDone={change}
          />
        </Group>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {problem}
        {group ? (
          <Suspense>
            <StarGoalBar
              groupId={paths.groupId}
              isOpen={settingGoal}
              onOpen={() => setSettingGoal(true)}
              onClose={() => setSettingGoal(false)}
              onDone={change}
            />
          </Suspense>
        ) : null}
        <PupilTable
          key={turn}
          pupils={pupils}
          mixed={group?.year === null}
          beside={pupils.length > 0 ? <LiveNow groupId={paths.groupId} /> : null}
          onChosen={setChosen}
          onAction={onAction}
        />
      </Stack>
      {chosenHere.length > 0 ? (
        <SelectedPupils
          pupils={chosenHere}
          onSettings={() => setSettingFor(chosenHere)}
          onMoved={release}
          onCards={() => toCards(chosenHere.map(({ pupilId }) => pupilId))}
          onTrash={() =>
            void trash(
              chosenHere.map(({ pupilId }) => pupilId),
              chosenHere.length === 1 ? chosenHere[0]?.name : undefined,
            )
          }
          onDone={change}
        />
      ) : null}
      {settingFor.length > 0 ? (
        <Suspense>
          <BulkSettings
            pupils={settingFor}
            year={group?.year ?? null}
            onClose={() => setSettingFor([])}
            onDone={async (action) => {
              release();
              await change(action);
            }}
          />
        </Suspense>
      ) : null}
      {choosing && group ? (
        <Suspense>
          <GroupTeachers group={group} onClose={() => setChoosing(false)} onDone={change} />
        </Suspense>
      ) : null}
      {open?.what === 'edit' ? (
        <PupilForm pupil={open.pupil} onClose={() => setOpen(null)} onDone={change} />
      ) : null}
      {open?.what === 'move' ? (
        <Suspense>
          <MovePupil
            pupil={open.pupil}
            groupId={paths.groupId}
            onClose={() => setOpen(null)}
            onMoved={release}
            onDone={change}
          />
        </Suspense>
      ) : null}
      {open?.what === 'export' ? <ExportPupil pupil={open.pupil} onClose={() => setOpen(null)} /> : null}
    </PageFrame>
  );
}
