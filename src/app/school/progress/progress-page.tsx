import '../print.css';
import { Button, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../../api/query';
import { formatDate } from '../../i18n/format';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { useGroupCrumbs } from '../use-group-crumbs';
import { usePlace } from '../use-place';
import { Attention } from './attention';
import { Errors } from './errors';
import { Facts } from './facts';
import { NextSums } from './next-sums';
import styles from './progress.module.css';
import type { ProgressShown } from './progress-parts';
import { Rounds } from './rounds';
import { Section } from './section';
import { Skills } from './skills';
import { Totals } from './totals';
import { WeeksChart } from './weeks-chart';

export function Component() {
  const { t } = useTranslation('school');
  const { voortgangId = 'current' } = useParams();
  const { groupId, pupilId } = usePlace();
  const group = useRead('readGroup', { params: { groupId } });
  const { data, isPending, error, refetch } = useRead('readProgress', {
    params: { pupilId, periodId: voortgangId },
  });
  const name = data?.pupil.name ?? '';
  const crumbs = useGroupCrumbs(group.data?.name, name || t('progress.title'));
  return (
    <PageFrame
      title={data ? t('progress.of', { name }) : t('progress.title')}
      subtitle={
        data
          ? t('progress.period', {
              from: formatDate(`${data.period.from}T12:00`),
              to: formatDate(`${data.period.to}T12:00`),
            })
          : null
      }
      crumbs={crumbs}
      loading={isPending}
      error={error}
      onRetry={refetch}
      action={
        <Button
          variant="default"
          data-no-print
          leftSection={<IconPrinter size={20} stroke={1.75} />}
          onClick={() => window.print()}
        >
          {t('progress.print')}
        </Button>
      }
    >
      {data && data.totals.answers === 0 ? (
        <Stack gap="md">
          <Attention attention={data.attention} />
          <EmptyState title={t('progress.notYet.title')} text={t('progress.notYet.text')} />
        </Stack>
      ) : data ? (
        <Parts progress={data} />
      ) : null}
    </PageFrame>
  );
}

function Parts({ progress }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  return (
    <Stack gap="md">
      <Attention attention={progress.attention} />
      <Totals totals={progress.totals} />
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
      <Section title={t('progress.next')} hint={t('progress.nextHint')}>
        <NextSums next={progress.next} />
      </Section>
      <Section title={t('progress.weeks')}>
        <WeeksChart weeks={progress.weeks} />
      </Section>
      <Section title={t('progress.rounds')}>
        <Rounds pupilId={progress.pupil.pupilId} periodId={progress.period.periodId} />
      </Section>
    </Stack>
  );
}
