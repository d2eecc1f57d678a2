import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import type { TeacherShown } from '../types';

interface TransferGroupsProps {
  readonly from: TeacherShown;
  readonly teachers: readonly TeacherShown[];
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Transfers all groups of a colleague to another. */
export function TransferGroups({ from, teachers, onClose, onDone }: TransferGroupsProps) {
  const { t } = useTranslation('school');
  const [toUserId, setToUserId] = useState('');
  const others = teachers.filter(({ userId, state }) => userId !== from.userId && state !== 'disabled');
  const receiver = others.find(({ userId }) => userId === toUserId);

  const handOver = async () => {
    const params = { userId: from.userId };
    const handed = await call('handOverGroups', { params, body: { toUserId } });
    onClose();
    await onDone({
      done: t('teachers.handedOver', { from: from.name, to: receiver?.name }),
      undo: () => call('handBackGroups', { params, body: { toUserId, ...handed } }),
    });
  };

  return (
    <FormModal
      title={t('teachers.handOver')}
      submit={t('teachers.handOver')}
      disabled={!receiver}
      onClose={onClose}
      onSubmit={handOver}
    >
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
    </FormModal>
  );
}
