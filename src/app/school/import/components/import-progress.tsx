import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { keyOf, pollEvery } from '../../../api/query';
import { formatNumber } from '../../../i18n/format';

interface ImportProgressProps {
  /** The current step. */
  readonly says: string;
  /** Progress 0–1; 1 without `far` shows a moving bar of unknown progress. */
  readonly part: number;
  /** Progress in words; not announced at each step. */
  readonly far?: string;
  /** What the step is about; shown where its progress is not known. */
  readonly about?: string;
}

export function ImportProgress({ says, part, far, about }: ImportProgressProps) {
  return (
    <Stack gap="sm" maw={760}>
      <Text component="output">{says}…</Text>
      <Progress value={part * 100} animated={far === undefined && part >= 1} size="lg" aria-label={says} />
      {far === undefined ? null : <Text c="dimmed">{far}</Text>}
      {about === undefined ? null : <Text c="dimmed">{about}</Text>}
    </Stack>
  );
}

const askEvery = 700; // Interval between two polls, ms.

/** Shows an import that is running, with the number of pupils imported so far. */
export function ApplyingImport({ importId, count }: { readonly importId: string; readonly count: number }) {
  const { t } = useTranslation('school');
  const input = { params: { importId } };
  const { data } = useQuery({
    queryKey: keyOf('readImport', input),
    queryFn: () => call('readImport', input),
    refetchInterval: pollEvery(askEvery),
    // The user sees when the import itself fails, and a failed poll is repeated by the interval.
    retry: false,
  });
  const done = data?.done ?? 0;
  const says = t('import.applying');
  if (done === 0) return <ImportProgress says={says} part={1} />;
  const far = t('import.applyingSoFar', { done: formatNumber(done), of: formatNumber(count) });
  return <ImportProgress says={says} part={done / count} far={far} />;
}

/** Shown when the reply to an import is missing: it may have run or not, and sending it again settles that. */
export function ImportInterrupted({ onGoOn }: { readonly onGoOn: () => void }) {
  const { t } = useTranslation('school');
  return (
    <Alert
      role="alert"
      color="orange"
      variant="light"
      maw={760}
      icon={<IconPlugConnectedX aria-hidden />}
      title={t('import.cutOff.title')}
    >
      <Text mb="sm">{t('import.cutOff.text')}</Text>
      <Button onClick={onGoOn}>{t('import.cutOff.goOn')}</Button>
    </Alert>
  );
}
