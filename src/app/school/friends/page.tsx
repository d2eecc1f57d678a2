import { Badge, Card, List, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../api/call';
import { useRead } from '../../api/query';
import { formatDate } from '../../i18n/format';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/types';
import { FriendForm } from './components/friend-form';

type Invitation = CallReply<'listFriends'>['invitations'][number];

/** Invites colleagues of other schools, and shows the state of each invitation. */
export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listFriends');
  const columns: Column<Invitation>[] = [
    {
      id: 'email',
      header: t('inviteFriend.email'),
      value: ({ email }) => email ?? t('inviteFriend.forgotten'),
      cell: ({ email }) =>
        email ? (
          <Text style={{ overflowWrap: 'anywhere' }}>{email}</Text>
        ) : (
          <Text c="dimmed">{t('inviteFriend.forgotten')}</Text>
        ),
    },
    {
      id: 'sentAt',
      header: t('inviteFriend.invited'),
      value: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => formatDate(sentAt),
      wide: 'sm',
    },
    {
      id: 'state',
      header: t('inviteFriend.state'),
      value: ({ state }) => t(`inviteFriend.states.${state}`),
      cell: ({ state }) => (
        <Badge variant={state === 'accepted' ? 'light' : 'default'}>
          {t(`inviteFriend.states.${state}`)}
        </Badge>
      ),
    },
  ];
  return (
    <PageFrame
      title={t('inviteFriend.title')}
      subtitle={t('inviteFriend.subtitle')}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="lg" maw={960}>
        <Card withBorder shadow="sm" padding="lg">
          <Stack gap="md">
            <Title order={2} size="h3">
              {t('inviteFriend.how')}
            </Title>
            <List type="ordered" spacing="xs">
              <List.Item>{t('inviteFriend.steps.send')}</List.Item>
              <List.Item>{t('inviteFriend.steps.apply')}</List.Item>
              <List.Item>{t('inviteFriend.steps.thanks')}</List.Item>
            </List>
            <FriendForm onSent={() => void refetch()} />
          </Stack>
        </Card>
        <Stack gap="sm">
          <Title order={2} size="h3">
            {t('inviteFriend.invitations')}
          </Title>
          <DataTable
            label={t('inviteFriend.invitations')}
            rows={data?.invitations ?? []}
            columns={columns}
            rowId={({ invitationId }) => invitationId}
            empty={<Text c="dimmed">{t('inviteFriend.none')}</Text>}
            sortedBy="sentAt"
            descending
          />
        </Stack>
      </Stack>
    </PageFrame>
  );
}
