import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReply, call } from '../../api/call';
import type { Change } from '../use-deeds';
import type { TeacherShown } from './teachers-page';

interface HandOverProps {
  readonly from: TeacherShown;
  readonly teachers: readonly TeacherShown[];
  readonly onClose: () => void;
  readonly onDone: Change;
}

/** Chooses the colleague who takes over all groups of another. */
export function HandOver({ from, teachers, onClose, onDone }: HandOverProps) {
  const { t } = useTranslation(['school', 'common']);
  const [toUserId, setToUserId] = useState('');
  const others = teachers.filter(({ userId, state }) => userId !== from.userId && state !== 'disabled');
  const receiver = others.find(({ userId }) => userId === toUserId);

  const handOver = async () => {
    if (!receiver) return;
    onClose();
    const params = { userId: from.userId };
    let handed: CallReply<'handOverGroups'> | undefined;
    await onDone({
      done: t('teachers.handedOver', { from: from.name, to: receiver.name }),
      work: async () => {
        handed = await call('handOverGroups', { params, body: { toUserId } });
      },
      undo: async () => {
        if (handed) await call('handBackGroups', { params, body: { toUserId, ...handed } });
      },
    });
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('teachers.handOver')}
      closeButtonProps={{ 'aria-label': t('common:action.close') }}
      centered
    >
      <Stack gap="md">
        <Radio.Group
          label={t('teachers.handOverTo', { name: from.name })}
          value={toUserId}
          onChange={setToUserId}
        >
          <Stack gap="xs" mt="xs">
            {others.map(({ userId, name }) => (
              <Radio key={userId} value={userId} label={name} />
            ))}
          </Stack>
        </Radio.Group>
        <Group gap="sm">
          <Button disabled={!receiver} onClick={() => void handOver()}>
            {t('teachers.handOver')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
