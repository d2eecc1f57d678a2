import { Group, Stack } from '@mantine/core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type CallReply, call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { PageFrame } from '../../ui/page-frame';
import { LiveNow } from '../live/live-now';
import { useDeeds } from '../use-deeds';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePaper } from '../use-paper';
import { usePlace } from '../use-place';
import { ChosenPupils } from './chosen-pupils';
import { ExportPupil } from './export-pupil';
import { PageActions } from './page-actions';
import { PupilForm } from './pupil-form';
import type { PupilDeed } from './pupil-menu';
import { PupilTable } from './pupil-table';

// Choosing tasks needs to know sums; the list of a class does not.
const ManySettings = lazy(async () => ({
  default: (await import('../settings/many-settings')).ManySettings,
}));

export type PupilShown = CallReply<'listPupils'>['pupils'][number];

interface Open {
  readonly what: 'edit' | 'export';
  readonly pupil: PupilShown;
}

export function Component() {
  const { t } = useTranslation('school');
  const place = usePlace();
  const navigate = useNavigate();
  usePaper('list');
  const { data, isPending, error, refetch } = useRead('listPupils', { params: { groupId: place.groupId } });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** Counts up when what was chosen is done with: the table begins with nobody chosen. */
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState<Open | null>(null);
  const [settingFor, setSettingFor] = useState<readonly PupilShown[]>([]);
  const { change, problem } = useDeeds(() => void queryClient.invalidateQueries());
  const { group, pupils = [] } = data ?? {};
  const crumbs = useGroupCrumbs(group?.name).map((crumb, index) =>
    index === 1 ? { label: crumb.label } : crumb,
  );
  const chosenHere = pupils.filter(({ pupilId }) => chosen.includes(pupilId));

  const release = useCallback(() => {
    setChosen([]);
    setTurn((before) => before + 1);
  }, []);
  const trash = (pupilIds: string[]) =>
    change({
      done: t('classList.pupil.trashed', { count: pupilIds.length }),
      work: async () => {
        await call('trashPupils', { body: { pupilIds } });
        release();
      },
      undo: () => call('restorePupils', { body: { pupilIds, groupId: place.groupId } }),
    });
  const toCards = (pupilIds: readonly string[]) => void navigate(place.cards(), { state: { pupilIds } });

  const onDeed = (deed: PupilDeed, pupil: PupilShown) => {
    if (deed === 'trash') void trash([pupil.pupilId]);
    else if (deed === 'card') toCards([pupil.pupilId]);
    else if (deed === 'settings') void navigate(place.pupilSettings(pupil.pupilId));
    else setOpen({ what: deed, pupil });
  };

  return (
    <PageFrame
      title={group?.name ?? t('pupils.title')}
      subtitle={
        group
          ? [
              t('groups.pupilCount', { count: group.pupilCount }),
              t('groups.practisedThisWeek', { done: group.practisedThisWeek, total: group.pupilCount }),
            ].join(' · ')
          : null
      }
      crumbs={crumbs}
      action={
        <Group gap="sm" data-no-print>
          <PageActions pupils={pupils} onDone={change} />
        </Group>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {problem}
        <LiveNow groupId={place.groupId} />
        <PupilTable
          key={turn}
          pupils={pupils}
          mixed={group?.year === null}
          onChosen={setChosen}
          onDeed={onDeed}
        />
      </Stack>
      {chosenHere.length > 0 ? (
        <ChosenPupils
          pupils={chosenHere}
          onSettings={() => setSettingFor(chosenHere)}
          onMoved={release}
          onCards={() => toCards(chosenHere.map(({ pupilId }) => pupilId))}
          onTrash={() => void trash(chosenHere.map(({ pupilId }) => pupilId))}
          onDone={change}
        />
      ) : null}
      {settingFor.length > 0 ? (
        <Suspense>
          <ManySettings
            pupils={settingFor}
            year={group?.year ?? null}
            onClose={() => setSettingFor([])}
            onDone={async (deed) => {
              release();
              await change(deed);
            }}
          />
        </Suspense>
      ) : null}
      {open?.what === 'edit' ? (
        <PupilForm pupil={open.pupil} onClose={() => setOpen(null)} onDone={change} />
      ) : null}
      {open?.what === 'export' ? <ExportPupil pupil={open.pupil} onClose={() => setOpen(null)} /> : null}
    </PageFrame>
  );
}
