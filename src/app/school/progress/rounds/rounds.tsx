import { Button, Modal, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../api/call';
import { useRead } from '../../../api/query';
import { formatMoment, formatNumber } from '../../../i18n/format';
import { pageSizes } from '../../../shared/constants';
import { describeError } from '../../../ui/forms/describe-error';
import { TablePaging } from '../../../ui/table/table-paging';
import { TableSurface } from '../../../ui/table/table-surface';
import { useNameOfPractice } from '../use-name-of-practice';
import { RoundReplay } from './round-replay';

export type RoundShown = CallReply<'listRounds'>['rounds'][number];

interface RoundsProps {
  readonly pupilId: string;
  readonly periodId: string;
}

/** Lists the rounds of the period, the newest first; each opens its replay. */
export function Rounds({ pupilId, periodId }: RoundsProps) {
  const { t } = useTranslation(['school', 'common']);
  const nameOfPractice = useNameOfPractice();
  const [page, setPage] = useState(0);
  const [size, setSize] = useState<(typeof pageSizes)[number]>(pageSizes[0]);
  const [open, setOpen] = useState<RoundShown | null>(null);
  const { data, error } = useRead('listRounds', {
    params: { pupilId, periodId },
    query: { page: page + 1, size },
  });
  if (error) return <Text role="alert">{describeError(error)}</Text>;
  if (!data) return null;
  if (data.total === 0) return <Text>{t('progress.round.empty')}</Text>;
  return (
    <>
      <TableSurface label={t('progress.rounds')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('progress.round.when')}</Table.Th>
            <Table.Th>{t('progress.round.what')}</Table.Th>
            <Table.Th ta="right">{t('progress.round.result')}</Table.Th>
            <Table.Th ta="right">{t('progress.round.minutes')}</Table.Th>
            <Table.Th data-no-print aria-label={t('progress.round.open')} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.rounds.map((round) => (
            <Table.Tr key={round.windowId}>
              <Table.Td>
                {formatMoment(round.startedAt)}
                {round.finished ? null : (
                  <Text size="sm" c="dimmed">
                    {t('progress.round.unfinished')}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{nameOfPractice(round)}</Table.Td>
              <Table.Td ta="right">
                {t('progress.round.result_of', { right: round.right, answers: round.answers })}
              </Table.Td>
              <Table.Td ta="right">{formatNumber(round.minutes, { maximumFractionDigits: 1 })}</Table.Td>
              <Table.Td data-no-print ta="right">
                <Button variant="subtle" size="compact-md" onClick={() => setOpen(round)}>
                  {t('progress.round.open')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </TableSurface>
      <TablePaging
        total={data.total}
        pageIndex={page}
        pageSize={size}
        onPage={setPage}
        onSize={(wanted) => {
          setSize(pageSizes.find((known) => known === wanted) ?? pageSizes[0]);
          setPage(0);
        }}
      />
      <Modal
        opened={open !== null}
        onClose={() => setOpen(null)}
        size="xl"
        title={open ? t('progress.round.title', { when: formatMoment(open.startedAt) }) : ''}
        closeButtonProps={{ 'aria-label': t('common:action.close') }}
      >
        {open ? <RoundReplay windowId={open.windowId} /> : null}
      </Modal>
    </>
  );
}
