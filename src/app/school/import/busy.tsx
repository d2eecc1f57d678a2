import { Alert, Button, Progress, Stack, Text } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatNumber } from '../../i18n/format';

interface BusyProps {
  /** What is being done. */
  readonly says: string;
  /** How far it is, 0–1; a whole bar that moves where nobody knows. */
  readonly part: number;
  /** How far in words: seen, and not read aloud at each step. */
  readonly far?: string;
}

export function Busy({ says, part, far }: BusyProps) {
  return (
    <Stack gap="sm" maw={760}>
      <Text component="output">{says}…</Text>
      <Progress value={part * 100} animated={far === undefined && part >= 1} size="lg" aria-label={says} />
      {far === undefined ? null : <Text c="dimmed">{far}</Text>}
    </Stack>
  );
}

const askEvery = 700; // ms

/** An import that is being carried out, and how many of its pupils came in so far. */
export function Applying({ importId, count }: { readonly importId: string; readonly count: number }) {
  const { t } = useTranslation('school');
  const input = { params: { importId } };
  const { data } = useQuery({
    queryKey: keyOf('readImport', input),
    queryFn: () => call('readImport', input),
    refetchInterval: askEvery,
    // Who waits sees the import itself fail; a question about it that failed is asked again anyway.
    retry: false,
  });
  const done = data?.done ?? 0;
  const says = t('import.applying');
  if (done === 0) return <Busy says={says} part={1} />;
  const far = t('import.applyingSoFar', { done: formatNumber(done), of: formatNumber(count) });
  return <Busy says={says} part={done / count} far={far} />;
}

/** The answer to an import did not come: it may be done, on its way or not begun, and asking again ends it. */
export function CutOff({ onGoOn }: { readonly onGoOn: () => void }) {
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
