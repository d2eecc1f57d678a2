import { Button, Stack, Text } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRead } from '../../../api/query';
import { useUser } from '../../../session/session';
import { useFlag } from '../../../session/use-flag';
import { EmptyState } from '../../../ui/messages/empty-state';
import { PageFrame } from '../../../ui/page/page-frame';
import { usePrinting } from '../../../ui/table/use-printing';
import { useGroupCrumbs } from '../../shared/use-group-crumbs';
import { usePrintLayout } from '../../shared/use-print-layout';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { useYearName } from '../../shared/year-name';
import { KnownGrowth, PaceGrowth } from '../charts/growth-chart';
import { WeeksChart } from '../charts/weeks-chart';
import { Facts } from '../facts/facts';
import { RoundsCsv } from '../rounds/progress-csv';
import { Rounds } from '../rounds/rounds';
import { PeriodSelect, periodSaid } from '../shared/period-select';
import { PrintButton } from '../shared/print-button';
import styles from '../shared/progress.module.css';
import { Section } from '../shared/section';
import type { ProgressShown } from '../shared/types';
import { Attention } from './components/attention';
import { Errors } from './components/errors';
import { Fluency } from './components/fluency';
import { Goals } from './components/goals';
import { Level } from './components/level';
import { NextSums } from './components/next-sums';
import { ParentSheet } from './components/parent-sheet';
import { Parts } from './components/parts';
import { Totals } from './components/totals';

export function Component() {
  const { t } = useTranslation('school');
  const { voortgangId = 'current' } = useParams();
  const hasSettings = useFlag('featureOefeninstellingen');
  const paths = useSchoolPaths();
  const { groupId, pupilId } = paths;
  usePrintLayout('report');
  const printing = usePrinting();
  const group = useRead('readGroup', { params: { groupId } });
  const { data, isPending, error, refetch } = useRead('readProgress', {
    params: { pupilId, periodId: voortgangId },
  });
  const school = useRead('readSchool');
  const user = useUser();
  const from = {
    school: school.data?.name ?? null,
    group: group.data?.name ?? null,
    teacher: user?.name ?? null,
  };
  const name = data?.pupil.name ?? '';
  const crumbs = useGroupCrumbs(group.data?.name, name || t('progress.title'));
  return (
    <PageFrame
      title={data ? t('progress.of', { name }) : t('progress.title')}
      subtitle={data ? periodSaid(t, data.period) : null}
      crumbs={crumbs}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        <>
          {data ? (
            <PeriodSelect
              period={data.period}
              periods={data.periods}
              pathOf={(periodId) => paths.progress(pupilId, periodId)}
            />
          ) : null}
          {hasSettings ? (
            <Button
              component={Link}
              to={paths.pupilSettings(pupilId)}
              variant="default"
              data-no-print
              leftSection={<IconAdjustments size={20} stroke={1.75} />}
            >
              {t('report.settings')}
            </Button>
          ) : null}
          {data ? <RoundsCsv pupilId={pupilId} periodId={data.period.periodId} /> : null}
          <PrintButton />
        </>
      }
    >
      {data && data.totals.answers === 0 ? (
        <Stack gap="md">
          <Attention progress={data} />
          <EmptyState
            title={t('progress.notYet.title')}
            text={t('progress.notYet.text')}
            action={
              <Button component={Link} to={paths.cards()} state={{ pupilIds: [pupilId] }}>
                {t('classList.pupil.card')}
              </Button>
            }
          />
          <LevelSection progress={data} />
        </Stack>
      ) : data ? (
        <>
          <div data-no-print>
            <Sections progress={data} />
          </div>
          {printing ? <ParentSheet progress={data} from={from} /> : null}
        </>
      ) : null}
    </PageFrame>
  );
}

function Sections({ progress }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  const yearName = useYearName();
  const { flags } = progress.attention;
  const named = new Set(progress.goals.flatMap(({ parts }) => parts.map(({ skill }) => skill)));
  return (
    <Stack gap="md">
      <Attention progress={progress} />
      <Totals totals={progress.totals} />
      <Section
        title={t('report.goals.title')}
        hint={t('report.goals.hint', { year: yearName(progress.pupil.year) })}
      >
        <Goals goals={progress.goals} />
      </Section>
      {progress.beside.length > 0 ? (
        <Section title={t('report.beside.title')} hint={t('report.beside.hint')}>
          <Parts parts={progress.beside} named={named} />
        </Section>
      ) : null}
      <div className={styles.columns}>
        <Section title={t('report.known.title')}>
          <KnownGrowth weeks={progress.weeks} />
        </Section>
        <Section title={t('progress.errors')}>
          <Errors errors={progress.errors} guesses={flags.includes('guessing')} />
        </Section>
      </div>
      <Section title={t('progress.facts')} hint={t('progress.factsHint')}>
        <Facts facts={progress.facts} />
      </Section>
      <Section screenOnly title={t('progress.next')} hint={t('progress.nextHint')}>
        <NextSums next={progress.next} />
      </Section>
      <LevelSection progress={progress} />
      <Section title={t('report.growth.title')}>
        <PaceGrowth weeks={progress.weeks} />
      </Section>
      <Section title={t('report.fluency.title')} hint={t('report.fluency.hint')}>
        <Fluency tests={progress.fluency} />
      </Section>
      <Section screenOnly title={t('progress.weeks')}>
        <WeeksChart weeks={progress.weeks} />
      </Section>
      <Section screenOnly title={t('progress.rounds')}>
        <Rounds pupilId={progress.pupil.pupilId} periodId={progress.period.periodId} />
      </Section>
    </Stack>
  );
}

function LevelSection({ progress: { pupil, levels } }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  return (
    <Section screenOnly title={t('report.level.title')} hint={t('report.level.hint')}>
      <Level pupilId={pupil.pupilId} levels={levels} />
      {levels.length > 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t('report.level.note')}
        </Text>
      ) : null}
    </Section>
  );
}
