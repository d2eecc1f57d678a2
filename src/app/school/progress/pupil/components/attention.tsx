import { Paper, Stack, Text, Title } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@/maths/locale';
import { titleIn } from '@/maths/title-in';
import { useLocale } from '../../../../i18n/use-locale';
import { PupilFlags } from '../../shared/pupil-flags';
import { stuckText } from '../../shared/stuck-text';
import type { ProgressShown } from '../../shared/types';

/** Says in a sentence what the teacher can do next. */
function stepText(t: TFunction<'school'>, { step }: ProgressShown, locale: Locale): string | null {
  const goal = step.goal && titleIn(step.goal, locale);
  if (step.kind === 'slow-down') return t('pupils.stuck.hurriedHelp');
  if (step.kind === 'explain') return null;
  if (step.kind === 'begin') return t('report.step.begin');
  if (goal === null) return t('report.step.beyond');
  return t(step.kind === 'more' ? 'report.step.more' : 'report.step.goOn', { goal });
}

/** Shows first what a teacher should see: flags, the reason with its evidence, and what helps. */
export function Attention({ progress }: { readonly progress: ProgressShown }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { flags, stuckOn, misses } = progress.attention;
  const stuck = stuckOn ? stuckText(t, stuckOn, locale) : null;
  const rules = flags.filter((flag) => flag !== 'stuck' || stuck === null);
  const step = stepText(t, progress, locale);
  const firm = progress.goals.filter(({ isFirm }) => isFirm).map((goal) => titleIn(goal, locale));
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('pupils.state')}>
      <Stack gap="sm">
        {flags.length > 0 ? <PupilFlags flags={flags} stuckOn={stuckOn} /> : null}
        {stuck ? (
          <div>
            <Title order={2} size="h3">
              {stuck.sentence}
            </Title>
            <Text mt={4}>{stuck.evidence}</Text>
            <Text mt={4}>
              <Text span fw={700}>
                {t('pupils.stuck.helps')}:
              </Text>{' '}
              {stuck.help}
            </Text>
          </div>
        ) : null}
        {rules.map((flag) => (
          <Text key={flag}>
            {t(`pupils.flagWhy.${flag}`)}{' '}
            {flag === 'guessing' && misses
              ? t('report.misses', { count: misses.hurried, all: misses.all })
              : ''}
            {flag === 'ready-for-more' ? t('report.firm', { goals: firm.join(', ') }) : ''}
          </Text>
        ))}
        {step ? (
          <Text>
            <Text span fw={700}>
              {t('report.step.title')}
            </Text>{' '}
            {step}
          </Text>
        ) : null}
      </Stack>
    </Paper>
  );
}
