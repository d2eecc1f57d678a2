import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSameName } from '@/contract/same-name';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import type { TrashedPupil } from '../types';

interface ErasePupilProps {
  readonly pupil: TrashedPupil;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Erases a pupil before its time, after the name was typed. */
export function ErasePupil({ pupil: { pupilId, name }, onClose, onDone }: ErasePupilProps) {
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
      disabled={!isSameName(typed, name)}
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
