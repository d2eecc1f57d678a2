import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/messages/empty-state';
import type { Part } from '../../shared/pupil-tabs';
import { useSchoolPaths } from '../../shared/use-school-paths';
import { useYearInSentence } from '../../shared/use-year-in-sentence';
import { KnownGrowth, PaceGrowth } from '../charts/growth-chart';
import { WeeksChart } from '../charts/weeks-chart';
import { Facts } from '../facts/facts';
import { Rounds } from '../rounds/rounds';
import { Section } from '../shared/section';
import type { ProgressShown } from '../shared/types';
import { Attention } from './components/attention';
import { Errors } from './components/errors';
import { Fluency } from './components/fluency';
import { Goals } from './components/goals';
import { Level } from './components/level';
import { NextSums } from './components/next-sums';
import { Parts } from './components/parts';
import { Totals } from './components/totals';

interface PartProps {
  readonly progress: ProgressShown;
}

/** What stands out, and how far the pupil is with the goals of its year. */
function Overview({ progress }: PartProps) {
  const { t } = useTranslation('school');
  const yearInSentence = useYearInSentence();
  const named = new Set(progress.goals.flatMap(({ parts }) => parts.map(({ skill }) => skill)));
  return (
    <>
      <Attention progress={progress} />
      <Totals totals={progress.totals} />
      <Section
        title={t('report.goals.title')}
        hint={t('report.goals.hint', { year: yearInSentence(progress.pupil.year) })}
      >
        <Goals goals={progress.goals} />
      </Section>
      {progress.beside.length > 0 ? (
        <Section title={t('report.beside.title')} hint={t('report.beside.hint')}>
          <Parts parts={progress.beside} named={named} />
        </Section>
      ) : null}
    </>
  );
}

/** Sums one by one: what the pupil knows, where it errs and what comes next. */
function Sums({ progress }: PartProps) {
  const { t } = useTranslation('school');
  return (
    <>
      <Section title={t('progress.facts')} hint={t('progress.factsHint')}>
        <Facts facts={progress.facts} />
      </Section>
      <Section title={t('progress.errors')}>
        <Errors errors={progress.errors} guesses={progress.attention.flags.includes('guessing')} />
      </Section>
      <Section title={t('progress.next')} hint={t('progress.nextHint')}>
        <NextSums next={progress.next} />
      </Section>
      {progress.manages ? <LevelSection progress={progress} /> : null}
    </>
  );
}

function Growth({ progress: { weeks, fluency } }: PartProps) {
  const { t } = useTranslation('school');
  return (
    <>
      <Section title={t('report.known.title')}>
        <KnownGrowth weeks={weeks} />
      </Section>
      <Section title={t('report.growth.title')}>
        <PaceGrowth weeks={weeks} />
      </Section>
      <Section title={t('report.fluency.title')} hint={t('report.fluency.hint')}>
        <Fluency tests={fluency} />
      </Section>
      <Section title={t('progress.weeks')}>
        <WeeksChart weeks={weeks} />
      </Section>
    </>
  );
}

function LevelSection({ progress: { pupil, levels } }: PartProps) {
  const { t } = useTranslation('school');
  return (
    <Section title={t('report.level.title')} hint={t('report.level.hint')}>
      <Level pupilId={pupil.pupilId} levels={levels} />
      {levels.length > 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t('report.level.note')}
        </Text>
      ) : null}
    </Section>
  );
}

function NothingYet({ progress }: PartProps) {
  const { t } = useTranslation('school');
  const paths = useSchoolPaths();
  return (
    <>
      <Attention progress={progress} />
      <EmptyState
        title={t('progress.notYet.title')}
        text={t('progress.notYet.text')}
        action={
          paths.isExtra ? null : (
            <Button component={Link} to={paths.cards()} state={{ pupilIds: [progress.pupil.pupilId] }}>
              {t('classList.pupil.card')}
            </Button>
          )
        }
      />
      {progress.manages ? <LevelSection progress={progress} /> : null}
    </>
  );
}

/** One part of the progress of a pupil. */
export function PupilPart({ part, progress }: PartProps & { readonly part: Exclude<Part, 'notities'> }) {
  const { t } = useTranslation('school');
  const shown =
    progress.totals.answers === 0 ? (
      <NothingYet progress={progress} />
    ) : part === 'sommen' ? (
      <Sums progress={progress} />
    ) : part === 'groei' ? (
      <Growth progress={progress} />
    ) : part === 'rondes' ? (
      <Section title={t('progress.rounds')}>
        <Rounds pupilId={progress.pupil.pupilId} periodId={progress.period.periodId} />
      </Section>
    ) : (
      <Overview progress={progress} />
    );
  return <Stack gap="md">{shown}</Stack>;
}
