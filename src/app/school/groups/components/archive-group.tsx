import { NativeSelect, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import type { GroupShown } from '../types';

interface ArchiveGroupProps {
  readonly group: GroupShown;
  readonly others: readonly GroupShown[];
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Archives a group after moving its pupils; one undo reverts both. */
export function ArchiveGroup({ group, others, onClose, onDone }: ArchiveGroupProps) {
  const { t } = useTranslation('school');
  const { groupId, name } = group;
  const [where, setWhere] = useState(others.length > 0 ? 'move' : 'trash');
  const [target, setTarget] = useState(others[0]?.groupId ?? '');
  const archive = (archived: boolean) => call('archiveGroup', { params: { groupId }, body: { archived } });

  const work = async () => {
    const { pupils } = await call('listPupils', { params: { groupId } });
    const pupilIds = pupils.map(({ pupilId }) => pupilId);
    const move = (to: string) =>
      call('movePupils', { body: { moves: pupilIds.map((pupilId) => ({ pupilId, groupId: to })) } });
    if (pupilIds.length > 0) {
      await (where === 'move' ? move(target) : call('trashPupils', { body: { pupilIds } }));
    }
    await archive(true);
    onClose();
    await onDone({
      done: t('classList.group.archived', { name }),
      undo: async () => {
        await archive(false);
        if (pupilIds.length === 0) return;
        if (where === 'move') await move(groupId);
        else await call('restorePupils', { body: { pupilIds, groupId } });
      },
    });
  };

  return (
    <FormModal
      title={t('classList.group.archiveTitle', { name })}
      submit={t('classList.group.archive')}
      disabled={where === 'move' && target === ''}
      onClose={onClose}
      onSubmit={work}
    >
      <Radio.Group
        label={t('classList.group.archiveText', { count: group.pupilCount })}
        value={where}
        onChange={setWhere}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="move" label={t('classList.group.archiveMove')} disabled={others.length === 0} />
          <Radio value="trash" label={t('classList.group.archiveTrash')} />
        </Stack>
      </Radio.Group>
      {where === 'move' ? (
        <NativeSelect
          label={t('classList.group.moveTo')}
          data={others.map((other) => ({ value: other.groupId, label: other.name }))}
          value={target}
          onChange={(event) => setTarget(event.currentTarget.value)}
        />
      ) : null}
    </FormModal>
  );
}
