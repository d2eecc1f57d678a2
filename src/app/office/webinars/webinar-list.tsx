import { Anchor, Box, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { type KeysetColumn, KeysetTable } from '../shared/keyset-table';
import { useKeyset } from '../shared/use-keyset';
import { StateBadge } from './state-badge';
import type { WebinarHead } from './types';
import { useWhen } from './use-when';

/** Lists webinars: those to come, the next first, or those before, the last first. */
export function WebinarList() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { size, after } = keyset;
  const when = keyset.get('wanneer') === 'geweest' ? 'past' : 'coming';
  const query = { when, size, ...(after && { after }) } as const;
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listOfficeWebinars', { query }),
    queryFn: () => call('listOfficeWebinars', { query }),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <PageFrame
      title={t('webinars.title')}
      action={
        <Button
          component={Link}
          to="?webinar=nieuw"
          leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('webinars.plan')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        <SegmentedControl
          aria-label={t('webinars.when')}
          style={{ alignSelf: 'start' }}
          value={when}
          onChange={(chosen) => keyset.set({ wanneer: chosen === 'past' ? 'geweest' : '' })}
          data={(['coming', 'past'] as const).map((each) => ({ value: each, label: t(`webinars.${each}`) }))}
        />
        {data?.webinars.length === 0 ? (
          <EmptyState title={t(`webinars.empty.${when}`)} text={t('webinars.emptyText')} />
        ) : (
          <KeysetTable
            label={t('webinars.title')}
            rows={data?.webinars ?? []}
            rowId={({ webinarId }) => webinarId}
            columns={columns}
            keyset={keyset}
            next={data?.next ?? null}
          />
        )}
      </Stack>
    </PageFrame>
  );
}

function useColumns(): KeysetColumn<WebinarHead>[] {
  const { t } = useTranslation('office');
  const whenOf = useWhen();
  const placesOf = ({ placed, places }: WebinarHead) => t('webinars.placesTaken', { placed, places });
  return [
    {
      id: 'title',
      header: t('webinars.name'),
      cell: (webinar) => (
        <Box miw="min(200px, 42vw)" style={{ overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`?webinar=${webinar.webinarId}`} fw={600}>
            {webinar.title || t('webinars.untitled')}
          </Anchor>
          <Text size="sm" c="dimmed" hiddenFrom="sm">
            {whenOf(webinar)}, {placesOf(webinar)}
          </Text>
        </Box>
      ),
    },
    { id: 'state', header: t('edit.state'), cell: ({ state }) => <StateBadge state={state} /> },
    { id: 'startsAt', header: t('webinars.when'), cell: whenOf, wide: 'sm' },
    { id: 'placed', header: t('webinars.places'), cell: placesOf, wide: 'sm' },
    {
      id: 'waiting',
      header: t('webinars.waiting'),
      align: 'right',
      cell: ({ waiting }) => waiting,
      wide: true,
    },
  ];
}
