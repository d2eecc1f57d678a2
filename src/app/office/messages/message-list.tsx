import { Anchor, Badge, Box, Button, Text } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../api/call';
import { keyOf } from '../../api/query';
import { formatMoment, formatNumber } from '../../i18n/format';
import { EmptyState } from '../../ui/messages/empty-state';
import { PageFrame } from '../../ui/page/page-frame';
import { type KeysetColumn, KeysetTable } from '../shared/keyset-table';
import { orderIn, useKeyset } from '../shared/use-keyset';
import type { MessageHead } from './types';
import { useAudienceText } from './use-audience-text';

const colours = {
  draft: 'gray',
  scheduled: 'yellow',
  sending: 'yellow',
  sent: 'teal',
  recalled: 'red',
} as const;

/** State of a message. */
export function StateBadge({ state }: Pick<MessageHead, 'state'>) {
  const { t } = useTranslation('office');
  return (
    <Badge color={colours[state]} variant="light" miw="max-content">
      {t(`messages.states.${state}`)}
    </Badge>
  );
}

const sorts = ['changed', 'subject', 'sent'] as const;

/** Lists the messages of the office, the one that changed last first. */
export function MessageList() {
  const { t } = useTranslation('office');
  const keyset = useKeyset();
  const { size, after } = keyset;
  const order = orderIn(keyset, sorts, 'desc');
  const query = { size, ...order, ...(after && { after }) };
  const { data, isPending, error, refetch } = useQuery({
    queryKey: keyOf('listOfficeMessages', { query }),
    queryFn: () => call('listOfficeMessages', { query }),
    placeholderData: keepPreviousData,
  });
  const audienceText = useAudienceText();
  const columns: KeysetColumn<MessageHead>[] = [
    {
      id: 'subject',
      header: t('messages.subject'),
      sort: 'subject',
      cell: ({ messageId, subject, audience }) => (
        <Box miw="min(220px, 45vw)" style={{ overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={`?bericht=${messageId}`} fw={600}>
            {subject || t('messages.noSubject')}
          </Anchor>
          <Text size="sm" c="dimmed">
            {audienceText(audience)}
          </Text>
        </Box>
      ),
    },
    { id: 'state', header: t('edit.state'), cell: ({ state }) => <StateBadge state={state} /> },
    {
      id: 'sendAt',
      header: t('messages.sentAt'),
      sort: 'sent',
      cell: ({ sendAt }) => (
        <span style={{ whiteSpace: 'nowrap' }}>{sendAt ? formatMoment(sendAt) : '–'}</span>
      ),
      wide: 'sm',
    },
    {
      id: 'accounts',
      header: t('accounts.title'),
      align: 'right',
      cell: ({ accounts }) => (accounts === null ? '–' : formatNumber(accounts)),
      wide: true,
    },
  ];
  const write = (
    <Button
      component={Link}
      to="?bericht=nieuw"
      leftSection={<IconPencilPlus size={20} stroke={1.75} aria-hidden />}
    >
      {t('messages.write')}
    </Button>
  );
  return (
    <PageFrame title={t('messages.title')} action={write} loading={isPending} error={error} onRetry={refetch}>
      {data?.messages.length === 0 ? (
        <EmptyState title={t('messages.empty')} text={t('messages.emptyText')} />
      ) : (
        <KeysetTable
          label={t('messages.title')}
          rows={data?.messages ?? []}
          rowId={({ messageId }) => messageId}
          columns={columns}
          keyset={keyset}
          next={data?.next ?? null}
          sorted={{ by: order.sort, direction: order.direction }}
        />
      )}
    </PageFrame>
  );
}
