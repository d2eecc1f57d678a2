import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { newId } from '../../../shared/new-id';
import { FormModal } from '../../../ui/forms/form-modal';
import type { RunAction } from '../../shared/use-actions';
import { useFlemishYears } from '../../shared/use-flemish-years';
import { chosenYear, useYearOptions } from '../../shared/years';
import type { GroupShown } from '../types';
import { yearInName } from '../year-in-name';

interface GroupFormProps {
  /** Absent for a new group. */
  readonly group?: GroupShown;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Edits name and year of a new or existing group. */
export function GroupForm({ group, onClose, onDone }: GroupFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const [groupId] = useState(() => group?.groupId ?? newId());
  const form = useForm({
    // `null` is a year that nobody has chosen: the name tells it.
    initialValues: {
      name: group?.name ?? '',
      year: group ? String(group.year ?? '') : (null as string | null),
    },
  });
  const flemish = useFlemishYears();
  const year = form.values.year ?? String(yearInName(form.values.name, flemish) ?? '');
  const years = useYearOptions(t('classList.group.combination'));
  const params = { groupId };

  const save = async () => {
    const { name } = form.values;
    const body = { name: name.trim(), year: chosenYear(year) };
    if (group) await call('changeGroup', { params, body });
    else await call('addGroup', { body: { groupId, ...body } });
    onClose();
    await onDone({
      done: t(group ? 'classList.group.changed' : 'classList.group.added', { name: body.name }),
      undo: () =>
        group
          ? call('changeGroup', { params, body: { name: group.name, year: group.year } })
          : call('archiveGroup', { params, body: { archived: true } }),
    });
  };

  return (
    <FormModal
      title={t(group ? 'classList.group.edit' : 'classList.group.add')}
      submit={t('common:action.save')}
      disabled={form.values.name.trim() === ''}
      onClose={onClose}
      onSubmit={save}
    >
      <TextInput
        label={t('classList.group.name')}
        description={t('classList.group.nameHint')}
        required
        data-autofocus
        maxLength={64}
        {...form.getInputProps('name')}
      />
      <NativeSelect
        label={t('classList.group.year')}
        data={years}
        value={year}
        onChange={(event) => form.setFieldValue('year', event.currentTarget.value)}
      />
    </FormModal>
  );
}
