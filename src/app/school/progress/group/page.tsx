import { Button, Stack } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Cell } from '@/contract/csv';
import { titleIn } from '@/maths/title-in';
import { useRead } from '../../../api/query';
import { useLocale } from '../../../i18n/use-locale';
import { NotFound } from '../../../ui/messages/not-found';
import { PageFrame } from '../../../ui/page/page-frame';
import { usePrinting } from '../../../ui/table/use-printing';
import { GroupTabs } from '../../shared/group-tabs';
import { NoPupils } from '../../shared/no-pupils';
import { TabLinks } from '../../shared/tab-links';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { usePrintLayout } from '../../shared/use-print-layout';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { useYearInSentence } from '../../shared/use-year-in-sentence';
import { CsvButton } from '../rounds/progress-csv';
import { PeriodSelect, periodSaid } from '../shared/period-select';
import { PrintButton } from '../shared/print-button';
import { Section } from '../shared/section';
import { GoalTotals } from './goal-totals';
import { GroupGrowth } from './group-growth';
import { GroupMatrix } from './group-matrix';
import { Needs } from './needs';
import type { GroupProgress } from './types';

/** Parts of the page, by their word in the address. */
const parts = ['doelen', 'leerlingen', 'instructie'] as const;
type Part = (typeof parts)[number];

/** The year of most pupils comes first: that of the group itself. */
const largestFirst = (years: GroupProgress['years']) =>
  years.toSorted((one, other) => other.pupils.length - one.pupils.length);

/** Compares a group: practice of each child, progress on the goals, and shared needs. */
export function Component() {
  const { t } = useTranslation('school');
  const { voortgangId: periodId = 'current', onderdeel = 'doelen' } = useParams();
  const part = parts.find((each) => each === onderdeel);
  const paths = useSchoolPaths();
  const yearInSentence = useYearInSentence();
  usePrintLayout('matrix');
  const input = { params: { groupId: paths.groupId, periodId } };
  const { data, isPending, error, refetch } = useRead('readGroupProgress', input);
  const crumbs = useGroupCrumbs(data?.group.name, t('report.group.link'));
  const rows = useRows(data);
  // Paper has all of it.
  const printing = usePrinting();
  const isShown = (each: Part) => printing || each === part;
  if (!part) return <NotFound as="div" />;
  return (
    <PageFrame
      title={data ? t('report.group.of', { name: data.group.name }) : t('report.group.title')}
      subtitle={data ? periodSaid(t, data.period) : null}
      crumbs={crumbs}
      tabs={<GroupTabs current="progress" />}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        data && data.years.length > 0 ? (
          <>
            <PeriodSelect
              period={data.period}
              periods={data.periods}
              pathOf={(period) => paths.groupProgress(period, part)}
            />
            <CsvButton
              name={`${t('report.group.title')} ${data.period.periodId}`.toLowerCase().replaceAll(' ', '-')}
              rows={async () => rows}
            />
            {paths.isExtra ? null : (
              <Button
                component={Link}
                to={paths.parents()}
                variant="default"
                data-no-print
                leftSection={<IconFileText size={20} stroke={1.75} aria-hidden />}
              >
                {t('parents.title')}
              </Button>
            )}
            <PrintButton />
          </>
        ) : null
      }
    >
      {data && data.years.length === 0 ? (
        <NoPupils />
      ) : data ? (
        <Stack gap="md">
          <TabLinks
            isWithin
            label={t('report.group.parts.label')}
            tabs={parts.map((each) => ({
              label: t(`report.group.parts.${each}`),
              path: paths.groupProgress(periodId, each),
              isCurrent: each === part,
            }))}
          />
          {isShown('instructie') ? (
            <Section title={t('report.group.needs')} hint={t('report.group.needsHint')}>
              <Needs progress={data} />
            </Section>
          ) : null}
          {isShown('doelen') || isShown('leerlingen')
            ? largestFirst(data.years).map((year, place) => (
                <Section
                  key={year.year ?? 0}
                  title={t('report.group.goalsOf', { year: yearInSentence(year.year) })}
                  hint={t('report.goals.hint', { year: yearInSentence(year.year) })}
                >
                  <Stack gap="lg">
                    {isShown('doelen') ? <GoalTotals year={year} isFolded={place > 0 && !printing} /> : null}
                    {isShown('leerlingen') ? <GroupMatrix year={year} /> : null}
                  </Stack>
                </Section>
              ))
            : null}
          {isShown('doelen') ? (
            <Section title={t('report.group.growth.title')} hint={t('report.group.growth.hint')}>
              <GroupGrowth progress={data} />
            </Section>
          ) : null}
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
