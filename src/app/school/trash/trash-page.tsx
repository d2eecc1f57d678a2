import { Button, Menu, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown, IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import { queryClient, useRead } from '../../api/query';
import { formatDaysAgo } from '../../i18n/format';
import { useUser } from '../../session/session';
import { type Column, DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { PageFrame } from '../../ui/page-frame';
import { FormModal } from '../form-modal';
import { deedsColumn } from '../row-deeds';
import { type Change, useDeeds } from '../use-deeds';
import { Leavers } from './leavers';
import { whoColumns } from './who-columns';

type Trashed = CallReply<'listTrash'>['pupils'][number];

/** Lists the pupils in the trash. Staff restore them with all their work; an administrator may erase them early. */
export function Component() {
  const { t } = useTranslation('school');
  const { data, isPending, error, refetch } = useRead('listTrash');
  const { change, problem } = useDeeds(() => void queryClient.invalidateQueries());
  const manages = useUser()?.role === 'schooladmin';
  const [erasing, setErasing] = useState<Trashed | null>(null);
  const pupils = data?.pupils ?? [];
  const columns: Column<Trashed>[] = [
    ...whoColumns<Trashed>(
      t,
      ({ daysLeft }) => `${t('classList.trash.left')} ${t('classList.trash.days', { count: daysLeft })}`,
    ),
    {
      id: 'since',
      header: t('classList.trash.since'),
      value: ({ trashedAt }) => trashedAt,
      cell: ({ trashedAt }) => formatDaysAgo(trashedAt),
      wide: true,
    },
    {
      id: 'left',
      header: t('classList.trash.left'),
      value: ({ daysLeft }) => daysLeft,
      cell: ({ daysLeft }) => t('classList.trash.days', { count: daysLeft }),
      wide: 'sm',
    },
    deedsColumn(t, (pupil) => (
      <Deeds pupil={pupil} onDone={change} onErase={manages ? () => setErasing(pupil) : null} />
    )),
  ];
  return (
    <PageFrame
      title={t('classList.trash.title')}
      subtitle={pupils.length > 0 ? t('classList.trash.subtitle', { count: pupils.length }) : null}
      loading={isPending}
      error={error}
      onRetry={refetch}
    >
      <Stack gap="md">
        {problem}
        {manages ? <Leavers onDone={change} /> : null}
        {!manages && pupils.length > 0 ? <Text c="dimmed">{t('classList.trash.eraseByAdmin')}</Text> : null}
        <DataTable
          label={t('classList.trash.title')}
          rows={pupils}
          columns={columns}
          rowId={({ pupilId }) => pupilId}
          sortedBy="left"
          empty={
            <EmptyState title={t('classList.trash.empty.title')} text={t('classList.trash.empty.text')} />
          }
        />
      </Stack>
      {erasing ? <EraseNow pupil={erasing} onClose={() => setErasing(null)} onDone={change} /> : null}
    </PageFrame>
  );
}

interface DeedsProps {
  readonly pupil: Trashed;
  readonly onDone: Change;
  /** Null for a person who may not. */
  readonly onErase: (() => void) | null;
}

function Deeds({ pupil, onDone, onErase }: DeedsProps) {
  const { t } = useTranslation('school');
  const { data } = useRead('listGroups');
  const { pupilId, groupId: own, name } = pupil;
  const groups = (data?.groups ?? []).filter(({ groupId }) => groupId !== own);
  const restore = (groupId: string | null) =>
    void onDone({
      done: t('classList.trash.restored', { count: 1 }),
      work: () => call('restorePupils', { body: { pupilIds: [pupilId], groupId } }),
      undo: () => call('trashPupils', { body: { pupilIds: [pupilId] } }),
    });
  return (
    <Menu position="bottom-end" shadow="md" width={260}>
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`${t('classList.trash.restore')}: ${name}`}
        >
          {t('classList.trash.restore')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {own === null ? null : (
          <Menu.Item leftSection={<IconArrowBackUp size={20} stroke={1.75} />} onClick={() => restore(null)}>
            {t('classList.trash.restoreOwn')}
          </Menu.Item>
        )}
        {groups.map(({ groupId, name: group }) => (
          <Menu.Item key={groupId} onClick={() => restore(groupId)}>
            {t('classList.trash.restoreTo', { name: group })}
          </Menu.Item>
        ))}
        {onErase ? (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrashX size={20} stroke={1.75} />} onClick={onErase}>
              {t('classList.trash.erase')}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

interface EraseNowProps {
  readonly pupil: Trashed;
  readonly onClose: () => void;
  readonly onDone: Change;
}

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

function EraseNow({ pupil: { pupilId, name }, onClose, onDone }: EraseNowProps) {
  const { t } = useTranslation('school');
  const [typed, setTyped] = useState('');
  const erase = async () => {
    await call('erasePupil', { params: { pupilId }, body: { name: typed } });
    onClose();
    await onDone({ done: t('classList.trash.erased') });
  };
  return (
    <FormModal
      title={t('classList.trash.eraseTitle', { name })}
      submit={t('classList.trash.erase')}
      grave
      disabled={tidy(typed) !== tidy(name)}
      onClose={onClose}
      onSubmit={erase}
    >
      <Text>{t('classList.trash.eraseText')}</Text>
      <TextInput
        label={t('classList.trash.typeName', { name })}
        data-autofocus
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormModal>
  );
}
