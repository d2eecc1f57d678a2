import { Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../../ui/forms/form-modal';
import { looksLikeAddress } from '../../../ui/forms/looks-like-address';
import type { RunAction } from '../../shared/use-actions';
import type { GroupShown, TeacherShown } from '../types';

interface TeacherFormProps {
  readonly groups: readonly GroupShown[];
  /** Absent for an invitation. */
  readonly teacher?: TeacherShown;
  readonly isOneself: boolean;
  readonly onClose: () => void;
  readonly onDone: RunAction;
}

/** Invites a colleague, or edits name, role and groups of one. Keeps the input when it fails. */
export function TeacherForm({ groups, teacher, isOneself, onClose, onDone }: TeacherFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const form = useForm({
    initialValues: {
      name: teacher?.name ?? '',
      email: '',
      role: teacher?.role ?? ('docent' as TeacherShown['role']),
      groupIds: [...(teacher?.groupIds ?? [])],
    },
    validate: {
      name: isNotEmpty(t('common:validation.required')),
      email: (value) => (teacher || looksLikeAddress(value) ? null : t('common:validation.email')),
    },
  });

  const put = (userId: string, body: Pick<TeacherShown, 'name' | 'role' | 'groupIds'>) =>
    call('changeTeacher', { params: { userId }, body });

  const save = async () => {
    if (form.validate().hasErrors) return;
    const { name, email, role, groupIds } = form.values;
    if (teacher) await put(teacher.userId, { name, role, groupIds });
    else await call('inviteTeacher', { body: { name, email: email.trim(), role, groupIds } });
    onClose();
    await onDone({
      done: t(teacher ? 'teachers.changed' : 'teachers.invited', { name: name.trim() }),
      ...(teacher && { undo: () => put(teacher.userId, teacher) }),
    });
  };

  return (
    <FormModal
      title={t(teacher ? 'teachers.edit' : 'teachers.invite')}
      submit={t(teacher ? 'common:action.save' : 'teachers.send')}
      onClose={onClose}
      onSubmit={save}
    >
      {teacher ? null : <Text c="dimmed">{t('teachers.inviteText')}</Text>}
      <TextInput
        label={t('teachers.name')}
        required
        data-autofocus
        maxLength={100}
        {...form.getInputProps('name')}
      />
      {teacher ? null : (
        <TextInput
          type="email"
          label={t('teachers.email')}
          required
          maxLength={254}
          {...form.getInputProps('email')}
        />
      )}
      <Radio.Group
        label={t('teachers.role')}
        {...form.getInputProps('role')}
        {...(isOneself && { description: t('teachers.ownRole') })}
      >
        <Stack gap="xs" mt="xs">
          {(['docent', 'schooladmin'] as const).map((each) => (
            <Radio
              key={each}
              value={each}
              disabled={isOneself}
              label={t(`teachers.roles.${each}`)}
              description={t(`teachers.roleText.${each}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {groups.length > 0 ? (
        <Checkbox.Group label={t('groups.title')} {...form.getInputProps('groupIds')}>
          <Stack gap="xs" mt="xs">
            {groups.map(({ groupId, name }) => (
              <Checkbox key={groupId} value={groupId} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : null}
    </FormModal>
  );
}
