import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { PupilFlags } from '../pupils/pupil-flags';
import type { ProgressShown } from './progress-parts';
import { stuckWords } from './stuck-words';

/** What asks for a teacher's eye, before anything else: on what a child is stuck, why, and what helps. */
export function Attention({ attention }: { readonly attention: ProgressShown['attention'] }) {
  const { t } = useTranslation('school');
  const locale = useLocale();
  const { flags, stuckOn } = attention;
  if (flags.length === 0) return null;
  const stuck = stuckOn ? stuckWords(t, stuckOn, locale) : null;
  const rules = flags.filter((flag) => flag !== 'stuck' || stuck === null);
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('pupils.state')}>
      <Stack gap="sm">
        <PupilFlags flags={flags} />
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
          <Text key={flag}>{t(`pupils.flagWhy.${flag}`)}</Text>
        ))}
      </Stack>
    </Paper>
  );
}
