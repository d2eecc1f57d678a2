import { Button, Stack } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useRead } from '../../api/query';
import { useFlag } from '../../session/use-flag';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { usePrinting } from '../../ui/use-printing';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePaper } from '../use-paper';
import { usePlace } from '../use-place';
import { useYearName } from '../year-name';
import { Attention } from './attention';
import { Errors } from './errors';
import { Facts } from './facts';
import { Fluency } from './fluency';
import { Goals } from './goals';
import { GrowthChart } from './growth-chart';
import { Level } from './level';
import { NextSums } from './next-sums';
import { ParentSheet } from './parent-sheet';
import { PeriodSelect, periodSaid } from './period-select';
import { PrintButton } from './print-button';
import styles from './progress.module.css';
import { RoundsCsv } from './progress-csv';
import type { ProgressShown } from './progress-parts';
import { Rounds } from './rounds';
import { Section } from './section';
import { Skills } from './skills';
import { Totals } from './totals';
import { WeeksChart } from './weeks-chart';

export function Component() {
  const { t } = useTranslation('school');
  const { voortgangId = 'current' } = useParams();
  const hasSettings = useFlag('featureOefeninstellingen');
  const place = usePlace();
  const { groupId, pupilId } = place;
  usePaper('report');
  const printing = usePrinting();
  const group = useRead('readGroup', { params: { groupId } });
  const { data, isPending, error, refetch } = useRead('readProgress', {
    params: { pupilId, periodId: voortgangId },
  });
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
              pathOf={(periodId) => place.progress(pupilId, periodId)}
            />
          ) : null}
          {hasSettings ? (
            <Button
              component={Link}
              to={place.pupilSettings(pupilId)}
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
          <Attention attention={data.attention} />
          <EmptyState
            title={t('progress.notYet.title')}
            text={t('progress.notYet.text')}
            action={
              <Button component={Link} to={place.cards()} state={{ pupilIds: [pupilId] }}>
                {t('classList.pupil.card')}
              </Button>
            }
          />
          <LevelSection progress={data} />
        </Stack>
      ) : data ? (
        <>
          <div data-no-print>
            <Parts progress={data} />
          </div>
          {printing ? <ParentSheet progress={data} /> : null}
        </>
      ) : null}
    </PageFrame>
  );
}

function Parts({ progress }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  const yearName = useYearName();
  return (
    <Stack gap="md">
      <Attention attention={progress.attention} />
      <Totals totals={progress.totals} />
      <Section
        title={t('report.goals.title')}
        hint={t('report.goals.hint', { year: yearName(progress.pupil.year) })}
      >
        <Goals goals={progress.goals} />
      </Section>
      <div className={styles.columns}>
        <Section title={t('progress.skills')} hint={t('progress.skillsHint')}>
          <Skills skills={progress.skills} />
        </Section>
        <Section title={t('progress.errors')}>
          <Errors errors={progress.errors} />
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
        <GrowthChart weeks={progress.weeks} />
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
    </Section>
  );
}
