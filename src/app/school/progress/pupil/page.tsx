import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { call } from '../../../api/call';
import { keyOf, queryClient, useRead } from '../../../api/query';
import { useUser } from '../../../session/session';
import { useFlag } from '../../../session/use-flag';
import { NotFound } from '../../../ui/messages/not-found';
import { PageFrame } from '../../../ui/page/page-frame';
import { usePrinting } from '../../../ui/table/use-printing';
import { ReadyButton } from '../../settings/ready/ready-button';
import { PupilTabs, parts } from '../../shared/pupil-tabs';
import { useActions } from '../../shared/use-actions';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { usePrintLayout } from '../../shared/use-print-layout';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { RoundsCsv } from '../rounds/progress-csv';
import { PeriodSelect, periodSaid } from '../shared/period-select';
import { PrintButton } from '../shared/print-button';
import { ParentSheet } from './components/parent-sheet';
import { PupilMore } from './components/pupil-more';
import { PupilPart } from './pupil-parts';

// Lazy, because forms are needed for notes alone.
const Notes = lazy(async () => ({ default: (await import('../notes/notes')).Notes }));

/** The name and teachers of the group in the address, of either kind. */
function useGroupOf(groupId: string, isExtra: boolean) {
  const input = { params: { groupId } };
  const name = isExtra ? 'readExtraGroup' : 'readGroup';
  return useQuery({
    queryKey: [...keyOf(name, input), 'named'],
    queryFn: async () =>
      isExtra ? (await call('readExtraGroup', input)).group : await call('readGroup', input),
  });
}

/** The progress of one pupil in parts, each with an address of its own; on paper it is the sheet for the parents. */
export function Component() {
  const { t } = useTranslation('school');
  const { voortgangId = 'current', onderdeel = 'overzicht' } = useParams();
  const part = parts.find((each) => each === onderdeel);
  const hasSettings = useFlag('featureOefeninstellingen');
  const paths = useSchoolPaths();
  const { groupId, pupilId, isExtra } = paths;
  usePrintLayout('report');
  const printing = usePrinting();
  const group = useGroupOf(groupId, isExtra);
  const { data, isPending, error, refetch } = useRead('readProgress', {
    params: { pupilId, periodId: voortgangId },
  });
  const school = useRead('readSchool');
  const { change, problem } = useActions(() => void queryClient.invalidateQueries());
  const user = useUser();
  const from = {
    school: school.data?.name ?? null,
    group: group.data?.name ?? null,
    teacher: group.data?.teachers.join(', ') || (user?.name ?? null),
  };
  const name = data?.pupil.name ?? '';
  const others = (data?.extraGroups ?? []).filter((each) => each.groupId !== groupId);
  const alsoIn =
    others.length > 0 ? [t('progress.alsoIn', { names: others.map((each) => each.name).join(', ') })] : [];
  const crumbs = useGroupCrumbs(group.data?.name, name || t('progress.title'));
  if (!part) return <NotFound as="div" />;
  return (
    <PageFrame
      title={data ? t('progress.of', { name }) : t('progress.title')}
      subtitle={data ? [periodSaid(t, data.period), ...alsoIn].join(' · ') : null}
      // The group of a pupil who left is there no more.
      crumbs={group.isError ? crumbs.filter((_, place) => place !== 1) : crumbs}
      tabs={<PupilTabs current={part} />}
      loading={isPending}
      skeleton={<PartSkeleton />}
      error={error}
      onRetry={refetch}
      action={
        data ? (
          <>
            <PeriodSelect
              period={data.period}
              periods={data.periods}
              pathOf={(periodId) => paths.progress(pupilId, periodId, { part })}
            />
            <RoundsCsv pupilId={pupilId} periodId={data.period.periodId} />
            <PrintButton />
            {isExtra ? null : <PupilMore pupil={data.pupil} onDone={change} />}
            {hasSettings && (isExtra || data.manages) ? (
              <ReadyButton
                groupId={groupId}
                pupilIds={[pupilId]}
                // Without practice the login card below comes first.
                variant={data.totals.answers > 0 ? 'filled' : 'default'}
                onDone={change}
              />
            ) : null}
          </>
        ) : null
      }
    >
      {problem}
      {data ? (
        <div data-no-print>
          {part === 'notities' && !isExtra ? (
            <Suspense fallback={<PartSkeleton />}>
              <Notes pupilId={pupilId} name={name} />
            </Suspense>
          ) : (
            <PupilPart part={part === 'notities' ? 'overzicht' : part} progress={data} />
          )}
        </div>
      ) : null}
      {data && printing && data.totals.answers > 0 ? <ParentSheet progress={data} from={from} /> : null}
    </PageFrame>
  );
}

function PartSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" component="output" aria-label={t('loading')}>
      <Skeleton height={96} />
      <Skeleton height={420} />
    </Stack>
  );
}
