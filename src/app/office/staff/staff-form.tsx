import { Radio, Stack, Text, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { longest } from '@/contract/form-rules';
import { officeRoles } from '@/contract/route';
import { call } from '../../api/call';
import { FormModal } from '../../ui/forms/form-modal';
import { looksLikeAddress } from '../../ui/forms/looks-like-address';
import { notifyDone } from '../../ui/forms/notify-done';
import styles from './staff.module.css';
import type { Colleague } from './types';

interface StaffFormProps {
  /** Absent for an invitation. */
  readonly colleague?: Colleague;
  readonly onClose: () => void;
  readonly onChanged: () => unknown;
}

/** Invites somebody to the office, or changes name and role of a colleague. Keeps the input when it fails. */
export function StaffForm({ colleague, onClose, onChanged }: StaffFormProps) {
  const { t } = useTranslation(['office', 'common', 'ui']);
  const form = useForm({
    initialValues: {
      name: colleague?.name ?? '',
      email: '',
      role: colleague?.role ?? ('office' as Colleague['role']),
    },
    validate: {
      name: isNotEmpty(t('common:validation.required')),
      email: (value) => (colleague || looksLikeAddress(value) ? null : t('common:validation.email')),
    },
  });

  const put = async (userId: string, { name, role }: Pick<Colleague, 'name' | 'role'>) => {
    await call('changeStaff', { params: { userId }, body: { name, role } });
    onChanged();
  };

  const save = async () => {
    if (form.validate().hasErrors) return;
    const { name, email, role } = form.values;
    if (colleague) await put(colleague.userId, { name, role });
    else await call('inviteStaff', { body: { name, email: email.trim(), role } });
    onChanged();
    onClose();
    notifyDone({
      done: t(colleague ? 'staff.changed' : 'staff.invited', { name: name.trim() }),
      ...(colleague && { undo: () => put(colleague.userId, colleague) }),
    });
  };

  return (
    <FormModal
      title={t(colleague ? 'staff.edit' : 'staff.invite')}
      submit={t(colleague ? 'common:action.save' : 'staff.send')}
      onClose={onClose}
      onSubmit={save}
    >
      {colleague ? null : <Text c="dimmed">{t('staff.inviteText')}</Text>}
      <TextInput
        label={t('accounts.name')}
        required
        data-autofocus
        maxLength={longest.name}
        {...form.getInputProps('name')}
      />
      {colleague ? null : (
        <TextInput
          type="email"
          label={t('create.email')}
          required
          maxLength={longest.email}
          {...form.getInputProps('email')}
        />
      )}
      <Radio.Group label={t('staff.role')} {...form.getInputProps('role')}>
        <Stack gap="xs" mt="xs">
          {officeRoles.map((each) => (
            <Radio
              key={each}
              value={each}
              label={<span className={styles.role}>{t(`ui:role.${each}`)}</span>}
              description={t(`staff.roleText.${each}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
    </FormModal>
  );
}
