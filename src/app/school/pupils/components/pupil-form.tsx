import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import { chosenYear, usePupilYearOptions } from '../../shared/years';
import type { PupilShown } from '../types';
import { NameFields, namesOf } from './name-fields';

interface PupilFormProps {
  readonly pupil: PupilShown;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Edits name and year of a pupil. */
export function PupilForm({ pupil, onClose, onDone }: PupilFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const [name, setName] = useState(pupil.parts);
  const [year, setYear] = useState(String(pupil.year ?? ''));
  const years = usePupilYearOptions();
  const put = (names: typeof name, inYear: number | null) =>
    call('changePupil', {
      params: { pupilId: pupil.pupilId },
      body: { ...namesOf(names), year: inYear },
    });

  const save = async () => {
    await put(name, chosenYear(year));
    onClose();
    await onDone({
      done: t('classList.pupil.changed', { name: name.firstName.trim() }),
      undo: () => put(pupil.parts, pupil.year),
    });
  };

  return (
    <FormModal
      title={t('classList.pupil.edit')}
      submit={t('common:action.save')}
      disabled={name.firstName.trim() === ''}
      onClose={onClose}
      onSubmit={save}
    >
      <NameFields name={name} onChange={setName} />
      <NativeSelect
        label={t('classList.pupil.year')}
        data={years}
        value={year}
        onChange={(event) => setYear(event.currentTarget.value)}
      />
    </FormModal>
  );
}
