import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call';
import { useRead } from '../../api/query';
import { FormModal } from '../../ui/forms/form-modal';
import type { RunAction } from './use-actions';

interface MovePupilProps {
  readonly pupil: { readonly pupilId: string; readonly name: string };
  /** The group in which the pupil is now. */
  readonly groupId: string;
  readonly onClose: () => void;
  /** Called when the pupil is in the group, before it is reported; and with the old group when it is undone. */
  readonly onMoved?: (groupId: string) => void;
  readonly onDone: RunAction;
}

/** Moves one pupil to another group; the work goes with it. */
export function MovePupil({ pupil, groupId, onClose, onMoved, onDone }: MovePupilProps) {
  const { t } = useTranslation('school');
  const { data } = useRead('listGroups');
  const others = (data?.groups ?? []).filter((group) => group.groupId !== groupId);
  const [chosen, setChosen] = useState<string | null>(null);
  const to =
    others.find((group) => group.groupId === chosen) ?? (others.length === 1 ? others[0] : undefined);

  const into = async (target: string) => {
    await call('movePupils', { body: { moves: [{ pupilId: pupil.pupilId, groupId: target }] } });
    onMoved?.(target);
  };
  const save = async () => {
    if (!to) return;
    await into(to.groupId);
    onClose();
    await onDone({
      done: t('classList.pupil.movedOne', { name: pupil.name, group: to.name }),
      undo: () => into(groupId),
    });
  };

  return (
    <FormModal
      title={t('classList.pupil.moveOne', { name: pupil.name })}
      submit={t('classList.pupil.move')}
      disabled={!to}
      onClose={onClose}
      onSubmit={save}
    >
      {data && others.length === 0 ? (
        <Text>{t('classList.pupil.noOtherGroup')}</Text>
      ) : (
        <Radio.Group label={t('classList.group.moveTo')} value={to?.groupId ?? null} onChange={setChosen}>
          <Stack gap="xs" mt="xs">
            {others.map((group) => (
              <Radio key={group.groupId} value={group.groupId} label={group.name} />
            ))}
          </Stack>
        </Radio.Group>
      )}
    </FormModal>
  );
}
