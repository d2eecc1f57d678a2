import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../../../api/query';
import { titleIn } from '../../../i18n/title-in';
import { useLocale } from '../../../i18n/use-locale';
import { PageFrame } from '../../../ui/page/page-frame';
import type { Cell } from '../../../ui/table/csv';
import { NoPupils } from '../../shared/no-pupils';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { usePrintLayout } from '../../shared/use-print-layout';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { useYearName } from '../../shared/year-name';
import { CsvButton } from '../rounds/progress-csv';
import { PeriodSelect, periodSaid } from '../shared/period-select';
import { PrintButton } from '../shared/print-button';
import { Section } from '../shared/section';
import { GroupMatrix } from './group-matrix';
import { Needs } from './needs';
import type { GroupProgress } from './types';

/** Compares a group: practice of each child, progress on the goals, and shared needs. */
export function Component() {
  const { t } = useTranslation('school');
  const { voortgangId: periodId = 'current' } = useParams();
  const paths = useSchoolPaths();
  const yearName = useYearName();
  usePrintLayout('matrix');
  const input = { params: { groupId: paths.groupId, periodId } };
  const { data, isPending, error, refetch } = useRead('readGroupProgress', input);
  const crumbs = useGroupCrumbs(data?.group.name, t('report.group.link'));
  const rows = useRows(data);
  return (
    <PageFrame
      title={data ? t('report.group.of', { name: data.group.name }) : t('report.group.title')}
      subtitle={data ? periodSaid(t, data.period) : null}
      crumbs={crumbs}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        data && data.years.length > 0 ? (
          <>
            <PeriodSelect period={data.period} periods={data.periods} pathOf={paths.groupProgress} />
            <CsvButton
              name={`${t('report.group.title')} ${data.period.periodId}`.toLowerCase().replaceAll(' ', '-')}
              rows={async () => rows}
            />
            <PrintButton />
          </>
        ) : null
      }
    >
      {data && data.years.length === 0 ? (
        <NoPupils />
      ) : data ? (
        <Stack gap="md">
          <Section title={t('report.group.needs')} hint={t('report.group.needsHint')}>
            <Needs progress={data} />
          </Section>
          {data.years.map((year) => (
            <Section
              key={year.year ?? 0}
              title={t('report.group.goalsOf', { year: yearName(year.year) })}
              hint={t('report.goals.hint', { year: yearName(year.year) })}
            >
              <GroupMatrix year={year} />
            </Section>
          ))}
        </Stack>
      ) : null}
    </PageFrame>
  );
}

/** Builds a row per pupil for a spreadsheet; goals of several years become columns side by side. */
function useRows(data: GroupProgress | undefined): Cell[][] {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const goals = [
    ...new Map(
      (data?.years ?? []).flatMap(({ goals }) => goals.map((goal) => [goal.collectionKey, goal])),
    ).values(),
  ];
  const head = [
    t('report.group.pupil'),
    t('progress.total.rounds'),
    t('progress.total.answers'),
    t('progress.total.right'),
    t('progress.total.minutes'),
    t('progress.total.days'),
    t('report.group.rate'),
    ...goals.map((goal) => titleIn(goal, locale)),
  ];
  const lines = (data?.years ?? []).flatMap((year) =>
    year.pupils.map(({ sortName, totals, rightPerMinute, standings }): Cell[] => [
      sortName,
      totals.rounds,
      totals.answers,
      totals.right,
      totals.minutes,
      totals.days,
      rightPerMinute,
      ...goals.map(({ collectionKey }) => {
        const standing = standings[year.goals.findIndex((goal) => goal.collectionKey === collectionKey)];
        return standing ? t(`report.goals.state.${standing.state}`) : null;
      }),
    ]),
  );
  return [head, ...lines];
}
