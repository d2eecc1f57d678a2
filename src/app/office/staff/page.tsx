import { Badge, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../api/query';
import { formatDaysAgo } from '../../i18n/format';
import { FailureAlert } from '../../ui/forms/failure-alert';
import { useSending } from '../../ui/forms/use-sending';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import { actionsColumn } from '../../ui/table/row-actions';
import type { Column } from '../../ui/table/types';
import styles from './staff.module.css';
import { StaffForm } from './staff-form';
import { StaffMenu } from './staff-menu';
import type { Colleague } from './types';

/** Whether somebody can sign in, and does so in two steps. */
function State({ state, twoFactor }: Pick<Colleague, 'state' | 'twoFactor'>) {
  const { t } = useTranslation('office');
  return (
    <Group gap={6}>
      <Badge variant={state === 'active' ? 'light' : 'default'}>{t(`edit.states.${state}`)}</Badge>
      {state === 'active' && !twoFactor ? (
        <Badge color="yellow" variant="light" miw="max-content">
          {t('staff.noTwoFactor')}
        </Badge>
      ) : null}
    </Group>
  );
}

/** Lists the people of the office; superadmins manage them. Nobody changes the own access. */
export function Component() {
  const { t } = useTranslation(['office', 'ui']);
  const { data, isPending, error, refetch } = useRead('listStaff');
  const [open, setOpen] = useState<Colleague | 'invite' | null>(null);
  const { failure, send, fail } = useSending();
  const staff = data?.staff ?? [];

  const columns: Column<Colleague>[] = [
    {
      id: 'name',
      header: t('accounts.name'),
      value: ({ name, email }) => `${name} ${email ?? ''}`,
      cell: ({ name, email, self, role, ...colleague }) => (
        <Box miw="min(240px, 40vw)" style={{ overflowWrap: 'anywhere' }}>
          <Group gap="xs">
            <Text fw={600}>{name}</Text>
            {self ? <Badge variant="default">{t('staff.self')}</Badge> : null}
          </Group>
          <Text size="sm" c="dimmed">
            {email}
          </Text>
          <Text size="sm" hiddenFrom="sm" className={styles.role ?? ''}>
            {t(`ui:role.${role}`)}
          </Text>
          {/* On a phone the column of the state is hidden. */}
          <Box hiddenFrom="sm" mt={4}>
            <State {...colleague} />
          </Box>
        </Box>
      ),
    },
    {
      id: 'role',
      header: t('staff.role'),
      value: ({ role }) => t(`ui:role.${role}`),
      cell: ({ role }) => <Text className={styles.role ?? ''}>{t(`ui:role.${role}`)}</Text>,
      wide: 'sm',
    },
    {
      id: 'state',
      header: t('edit.state'),
      value: ({ state }) => t(`edit.states.${state}`),
      cell: (colleague) => <State {...colleague} />,
      wide: 'sm',
    },
    {
      id: 'seen',
      header: t('edit.lastSeen'),
      value: ({ lastSeen }) => lastSeen,
      cell: ({ lastSeen }) => (lastSeen ? formatDaysAgo(lastSeen) : t('edit.never')),
      wide: true,
    },
    actionsColumn((colleague) =>
      colleague.self ? null : (
        <StaffMenu
          colleague={colleague}
          onEdit={() => setOpen(colleague)}
          onAction={(work) => void send(true, work)}
          onChanged={refetch}
        />
      ),
    ),
  ];

  return (
    <PageFrame
      title={t('staff.title')}
      subtitle={data ? t('staff.subtitle', { count: staff.length }) : null}
      action={
        <Button
          leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
          onClick={() => setOpen('invite')}
        >
          {t('staff.invite')}
        </Button>
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        <FailureAlert failure={failure} onClose={() => fail(null)} />
        <DataTable
          label={t('staff.title')}
          rows={staff}
          columns={columns}
          rowId={({ userId }) => userId}
          empty={null}
          sortedBy="name"
        />
      </Stack>
      {open ? (
        <StaffForm
          {...(open !== 'invite' && { colleague: open })}
          onClose={() => setOpen(null)}
          onChanged={refetch}
        />
      ) : null}
    </PageFrame>
  );
}
