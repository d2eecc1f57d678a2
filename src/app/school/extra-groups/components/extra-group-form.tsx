import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { newId } from '../../../shared/new-id';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';

interface ExtraGroupFormProps {
  /** Absent for a new group. */
  readonly group?: { readonly groupId: string; readonly name: string };
  readonly onClose: () => void;
  readonly onDone: RunAction;
  /** Is called with the id of a new group. */
  readonly onAdded?: (groupId: string) => void;
}

/** Edits the name of a new or existing extra group. */
export function ExtraGroupForm({ group, onClose, onDone, onAdded }: ExtraGroupFormProps) {
  const { t } = useTranslation(['extra', 'common']);
  const [groupId] = useState(() => group?.groupId ?? newId());
  const [typed, setTyped] = useState(group?.name ?? '');
  const params = { groupId };
  const save = async () => {
    const name = typed.trim();
    if (group) await call('changeExtraGroup', { params, body: { name } });
    else await call('addExtraGroup', { body: { groupId, name } });
    onClose();
    await onDone({
      done: t(group ? 'changed' : 'added', { name }),
      undo: () =>
        group
          ? call('changeExtraGroup', { params, body: { name: group.name } })
          : call('archiveExtraGroup', { params, body: { archived: true } }),
    });
    if (!group) onAdded?.(groupId);
  };
  return (
    <FormModal
      title={t(group ? 'rename' : 'add')}
      submit={t('common:action.save')}
      disabled={typed.trim() === ''}
      onClose={onClose}
      onSubmit={save}
    >
      <TextInput
        label={t('name')}
        description={t('nameHint')}
        required
        data-autofocus
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormModal>
  );
}
