import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cell } from '@/contract/csv';
import { call } from '../../../api/call';
import { describeError } from '../../../ui/forms/describe-error';
import { downloadCsv } from '../../../ui/table/csv';
import { useNameOfPractice } from '../use-name-of-practice';
import type { RoundShown } from './rounds';

const pageSize = 100;

/** Reads all rounds of a period, the newest first. */
async function allRounds(pupilId: string, periodId: string): Promise<readonly RoundShown[]> {
  const rounds: RoundShown[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await call('listRounds', {
      params: { pupilId, periodId },
      query: { page, size: pageSize },
    });
    rounds.push(...reply.rounds);
    if (reply.rounds.length < pageSize) return rounds;
  }
}

/** Button that builds a CSV file on demand and reports a failure. */
export function CsvButton({ name, rows }: { readonly name: string; readonly rows: () => Promise<Cell[][]> }) {
  const { t } = useTranslation('school');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      downloadCsv(name, await rows());
    } catch (error) {
      notifications.show({ message: t('report.csvFailed', { why: describeError(error) }), color: 'red' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      data-no-print
      leftSection={<IconTable size={20} stroke={1.75} />}
      aria-label={t('report.csvLabel')}
      loading={busy}
      onClick={() => void save()}
    >
      {t('report.csv')}
    </Button>
  );
}

/** Exports the rounds of a pupil in a period, one per row. */
export function RoundsCsv({ pupilId, periodId }: { readonly pupilId: string; readonly periodId: string }) {
  const { t } = useTranslation('school');
  const nameOfPractice = useNameOfPractice();
  const rows = async (): Promise<Cell[][]> => [
    [
      t('progress.round.when'),
      t('progress.round.what'),
      t('progress.round.game'),
      t('progress.total.answers'),
      t('progress.total.right'),
      t('progress.total.minutes'),
    ],
    ...(await allRounds(pupilId, periodId)).map((round): Cell[] => [
      round.startedAt.slice(0, 16).replace('T', ' '),
      nameOfPractice(round),
      round.game,
      round.answers,
      round.right,
      round.minutes,
    ]),
  ];
  return (
    <CsvButton name={`${t('progress.title')} ${periodId}`.toLowerCase().replaceAll(' ', '-')} rows={rows} />
  );
}
