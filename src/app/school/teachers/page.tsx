import { Anchor, Badge, Box, Button, Group, Menu, Stack, Text } from '@mantine/core';
import {
  IconArrowsExchange,
  IconEdit,
  IconMailForward,
  IconUserCheck,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { useRead } from '../../api/query';
import { formatDaysAgo } from '../../i18n/format';
import { useUser } from '../../session/session';
import { PageFrame } from '../../ui/page/page-frame';
import { DataTable } from '../../ui/table/data-table';
import { ActionsMenu, actionsColumn } from '../../ui/table/row-actions';
import type { Column } from '../../ui/table/types';
import { useActions } from '../shared/use-actions';
import { TeacherForm } from './components/teacher-form';
import { TransferGroups } from './components/transfer-groups';
import type { TeacherShown } from './types';

type Open = { readonly what: 'invite' } | { readonly what: 'edit' | 'hand-over'; readonly who: TeacherShown };

/** Lists the staff of the school; admins manage them. */
export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listTeachers');
  const user = useUser();
  const manages = user?.role === 'schooladmin';
  const [open, setOpen] = useState<Open | null>(null);
  const { teachers = [], groups = [] } = data ?? {};
  const { change, problem } = useActions(() => void refetch());
  const nameOf = new Map(groups.map(({ groupId, name }) => [groupId, name]));
  const close = () => setOpen(null);

  const disable = (who: TeacherShown, disabled: boolean) =>
    change({
      done: t(disabled ? 'teachers.disabled' : 'teachers.enabled', { name: who.name }),
      work: () => call('disableTeacher', { params: { userId: who.userId }, body: { disabled } }),
      undo: () => call('disableTeacher', { params: { userId: who.userId }, body: { disabled: !disabled } }),
    });

  const columns: Column<TeacherShown>[] = [
    {
      id: 'name',
      header: t('teachers.name'),
      value: ({ name, email }) => `${name} ${email ?? ''}`,
      cell: (who) => (
        <Box miw="min(210px, 45vw)">
          {manages ? (
            <Anchor
              component="button"
              type="button"
              ta="left"
              fw={600}
              onClick={() => setOpen({ what: 'edit', who })}
            >
              {who.name}
            </Anchor>
          ) : (
            <Text fw={600}>{who.name}</Text>
          )}
          {who.email ? (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {who.email}
            </Text>
          ) : null}
          <Text size="sm" hiddenFrom="sm">
            {t(`teachers.roles.${who.role}`)}
          </Text>
        </Box>
      ),
    },
    {
      id: 'role',
      header: t('teachers.role'),
      value: ({ role }) => t(`teachers.roles.${role}`),
      wide: 'sm',
    },
    {
      id: 'groups',
      header: t('groups.title'),
      value: ({ groupIds }) => groupIds.map((id) => nameOf.get(id) ?? '').join(', ') || null,
      cell: ({ groupIds }) =>
        groupIds.map((id) => nameOf.get(id) ?? '').join(', ') || (
          <Text c="dimmed">{t('teachers.noGroup')}</Text>
        ),
      wide: true,
    },
  ];
  const forAdmins: Column<TeacherShown>[] = [
    {
      id: 'state',
      header: t('teachers.state'),
      value: ({ state }) => t(`teachers.states.${state}`),
      cell: ({ state, twoFactor }) => (
        <Group gap={6}>
          <Badge variant={state === 'active' ? 'light' : 'default'} miw="max-content">
            {t(`teachers.states.${state}`)}
          </Badge>
          {twoFactor ? <Badge variant="light">{t('teachers.twoFactor')}</Badge> : null}
        </Group>
      ),
      wide: 'sm',
    },
    {
      id: 'seen',
      header: t('teachers.seen'),
      value: ({ lastSeen }) => lastSeen,
      cell: ({ lastSeen }) => (lastSeen ? formatDaysAgo(lastSeen) : t('teachers.never')),
      wide: true,
    },
    actionsColumn((who) => (
      <ActionsMenu label={t('teachers.actionsOf', { name: who.name })}>
        <Menu.Item
          leftSection={<IconEdit size={20} stroke={1.75} />}
          onClick={() => setOpen({ what: 'edit', who })}
        >
          {t('teachers.edit')}
        </Menu.Item>
        {who.state === 'invited' ? (
          <Menu.Item
            leftSection={<IconMailForward size={20} stroke={1.75} />}
            onClick={() =>
              void change({
                done: t('teachers.invitedAgain', { name: who.name }),
                work: () => call('inviteAgain', { params: { userId: who.userId } }),
              })
            }
          >
            {t('teachers.inviteAgain')}
          </Menu.Item>
        ) : null}
        {who.groupIds.length > 0 ? (
          <Menu.Item
            leftSection={<IconArrowsExchange size={20} stroke={1.75} />}
            onClick={() => setOpen({ what: 'hand-over', who })}
          >
            {t('teachers.handOver')}
          </Menu.Item>
        ) : null}
        {who.userId === user?.id ? null : who.state === 'disabled' ? (
          <Menu.Item
            leftSection={<IconUserCheck size={20} stroke={1.75} />}
            onClick={() => void disable(who, false)}
          >
            {t('teachers.enable')}
          </Menu.Item>
        ) : (
          <Menu.Item
            leftSection={<IconUserOff size={20} stroke={1.75} />}
            onClick={() => void disable(who, true)}
          >
            {t('teachers.disable')}
          </Menu.Item>
        )}
      </ActionsMenu>
    )),
  ];

  return (
    <PageFrame
      title={t('teachers.title')}
      subtitle={t('teachers.subtitle', { count: teachers.length })}
      action={
        manages ? (
          <Button
            leftSection={<IconUserPlus size={20} stroke={1.75} />}
            onClick={() => setOpen({ what: 'invite' })}
          >
            {t('teachers.invite')}
          </Button>
        ) : null
      }
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {problem}
        <DataTable
          label={t('teachers.title')}
          rows={teachers}
          columns={manages ? [...columns, ...forAdmins] : columns}
          rowId={({ userId }) => userId}
          empty={null}
          sortedBy="name"
        />
      </Stack>
      {open && open.what !== 'hand-over' ? (
        <TeacherForm
          groups={groups}
          {...(open.what === 'edit' && { teacher: open.who })}
          isOneself={open.what === 'edit' && open.who.userId === user?.id}
          onClose={close}
          onDone={change}
        />
      ) : null}
      {open?.what === 'hand-over' ? (
        <TransferGroups from={open.who} teachers={teachers} onClose={close} onDone={change} />
      ) : null}
    </PageFrame>
  );
}
