import { Anchor, Box, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatMoment, formatNumber } from '../../i18n/format';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/types';
import { Hours } from './hours';
import { type ErrorShown, errorId } from './types';

const periods = ['1', '7'] as const;

/** Lists the calls that were refused or failed, by code; of one of them, when. */
export function Component() {
  const { t } = useTranslation('office');
  const [search, setSearch] = useSearchParams();
  const days = periods.find((each) => each === search.get('dagen')) ?? '1';
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listErrors', { query: { days } }),
    queryFn: () => call('listErrors', { query: { days } }),
  });
  const errors = data?.errors ?? [];
  const chosen = errors.find((each) => errorId(each) === search.get('fout'));
  const columns: Column<ErrorShown>[] = [
    {
      id: 'sentence',
      header: t('errors.what'),
      value: ({ sentence, status, code }) => `${sentence ?? ''} ${status} ${code}`,
      cell: (shown) => (
        <Box miw="min(240px, 50vw)" style={{ overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`?dagen=${days}&fout=${errorId(shown)}`} fw={600}>
            {shown.sentence ?? shown.code}
          </Anchor>
          <Text size="sm" c="dimmed">
            {shown.status} {shown.code}
          </Text>
        </Box>
      ),
    },
    {
      id: 'count',
      header: t('errors.count'),
      value: ({ count }) => count,
      cell: ({ count }) => formatNumber(count),
      align: 'right',
    },
    {
      id: 'last',
      header: t('errors.last'),
      value: ({ hours }) => hours[0]?.hour ?? null,
      cell: ({ hours }) => (hours[0] ? formatMoment(hours[0].hour) : null),
      wide: 'sm',
    },
  ];
  return (
    <PageFrame title={t('errors.title')} loading={isPending} error={error} onRetry={refetch}>
      <Stack gap="md" align="stretch">
        <div>
          <SegmentedControl
            aria-label={t('errors.period')}
            value={days}
            onChange={(each) => setSearch({ dagen: each }, { replace: true })}
            data={periods.map((each) => ({ value: each, label: t(`errors.days.${each}`) }))}
          />
        </div>
        {chosen ? <Hours error={chosen} all={`?dagen=${days}`} /> : null}
        {chosen ? null : (
          <DataTable
            label={t('errors.title')}
            rows={errors}
            columns={columns}
            rowId={errorId}
            sortedBy="count"
            descending
            empty={<EmptyState title={t('dashboard.noErrors')} text={t('errors.noneText')} />}
          />
        )}
      </Stack>
    </PageFrame>
  );
}
