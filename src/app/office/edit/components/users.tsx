import { Badge, Box, Button, Card, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { formatDaysAgo } from '../../../i18n/format';
import { to } from '../../../shared/routes';
import { FailureAlert } from '../../../ui/forms/failure-alert';
import { notifyDone } from '../../../ui/forms/notify-done';
import { useSending } from '../../../ui/forms/use-sending';
import { TableSurface } from '../../../ui/table/table-surface';
import type { AccountShown } from '../types';

interface UsersProps {
  readonly accountId: string;
  readonly users: AccountShown['users'];
  readonly onChanged: () => unknown;
}

/** Teachers and admins of an account, with what the office can do about their access. */
export function Users({ accountId, users, onChanged }: UsersProps) {
  const { t } = useTranslation('office');
  const { failure, send } = useSending();
  const disable = async (userId: string, disabled: boolean) => {
    await call('disableUser', { params: { accountId, userId }, body: { disabled } });
    onChanged();
  };
  const invite = async (userId: string, name: string) => {
    await call('inviteUserAgain', { params: { accountId, userId } });
    notifyDone({ done: t('edit.invited', { name }) });
  };
  const lookIn = async (userId: string) => {
    await call('lookIn', { params: { accountId, userId } });
    // A new document: nothing of the office stays in memory.
    location.assign(to('a-groepen', { accountId, userId }));
  };
  return (
    <Card withBorder shadow="sm" p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {t('edit.users', { count: users.length })}
        </Title>
        {users.some(({ lookInUntil }) => lookInUntil) ? null : (
          <Text size="sm" c="dimmed">
            {t('edit.lookInHint')}
          </Text>
        )}
        <FailureAlert failure={failure} />
        <TableSurface label={t('edit.users', { count: users.length })} flat>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('accounts.name')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('edit.state')}</Table.Th>
              <Table.Th visibleFrom="sm">{t('edit.lastSeen')}</Table.Th>
              <Table.Th>{t('edit.access')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {users.map(({ userId, name, email, role, state, lastSeen, lookInUntil }) => (
              <Table.Tr key={userId}>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  <Text fw={600} miw="min(180px, 45vw)">
                    {name}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {t(`edit.roles.${role}`)}
                  </Text>
                  {email ? (
                    <Text size="sm" c="dimmed">
                      {email.split(/(?=[@.])/).map((part, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address never move
                        <Fragment key={index}>
                          {index > 0 ? <wbr /> : null}
                          {part}
                        </Fragment>
                      ))}
                    </Text>
                  ) : null}
                  <Box hiddenFrom="sm">
                    <StateBadge state={state} />
                  </Box>
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <StateBadge state={state} />
                </Table.Td>
                <Table.Td visibleFrom="sm">{lastSeen ? formatDaysAgo(lastSeen) : t('edit.never')}</Table.Td>
                <Table.Td>
                  <Group gap="xs">
                    {lookInUntil ? (
                      <Button
                        size="compact-md"
                        aria-label={t('edit.lookInOf', { name })}
                        leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
                        onClick={() => void send(true, () => lookIn(userId))}
                      >
                        {t('edit.lookIn')}
                      </Button>
                    ) : null}
                    {state === 'invited' && email ? (
                      <Button
                        size="compact-md"
                        variant="default"
                        aria-label={t('edit.inviteOf', { name })}
                        onClick={() => void send(true, () => invite(userId, name))}
                      >
                        {t('edit.invite')}
                      </Button>
                    ) : null}
                    <Button
                      size="compact-md"
                      variant="default"
                      aria-label={t(state === 'disabled' ? 'edit.enableOf' : 'edit.disableOf', { name })}
                      onClick={() =>
                        void send(true, async () => {
                          const disabled = state !== 'disabled';
                          await disable(userId, disabled);
                          notifyDone({
                            done: t(disabled ? 'edit.disabled' : 'edit.enabled', { name }),
                            undo: () => disable(userId, !disabled),
                          });
                        })
                      }
                    >
                      {t(state === 'disabled' ? 'edit.enable' : 'edit.disable')}
                    </Button>
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </TableSurface>
      </Stack>
    </Card>
  );
}

function StateBadge({ state }: Pick<AccountShown['users'][number], 'state'>) {
  const { t } = useTranslation('office');
  return <Badge variant={state === 'active' ? 'light' : 'default'}>{t(`edit.states.${state}`)}</Badge>;
}
