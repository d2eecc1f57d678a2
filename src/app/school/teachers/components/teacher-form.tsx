import { Checkbox, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call';
import { FormModal } from '../../shared/form-modal';
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

const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Invites a colleague, or edits name, role and groups of one. Keeps the input when it fails. */
export function TeacherForm({ groups, teacher, isOneself, onClose, onDone }: TeacherFormProps) {
  const { t } = useTranslation(['school', 'common']);
  const [name, setName] = useState(teacher?.name ?? '');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeacherShown['role']>(teacher?.role ?? 'docent');
  const [groupIds, setGroupIds] = useState<string[]>([...(teacher?.groupIds ?? [])]);
  const [tried, setTried] = useState(false);

  const nameMissing = name.trim() === '';
  const emailWrong = !teacher && !looksLikeAddress.test(email.trim());

  const put = (userId: string, body: Pick<TeacherShown, 'name' | 'role' | 'groupIds'>) =>
    call('changeTeacher', { params: { userId }, body });

  const save = async () => {
    setTried(true);
    if (nameMissing || emailWrong) return;
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
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={tried && nameMissing ? t('common:validation.required') : undefined}
      />
      {teacher ? null : (
        <TextInput
          type="email"
          label={t('teachers.email')}
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={tried && emailWrong ? t('common:validation.email') : undefined}
        />
      )}
      <Radio.Group
        label={t('teachers.role')}
        value={role}
        onChange={(value) => setRole(value === 'schooladmin' ? 'schooladmin' : 'docent')}
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
        <Checkbox.Group label={t('groups.title')} value={groupIds} onChange={setGroupIds}>
          <Stack gap="xs" mt="xs">
            {groups.map(({ groupId, name: label }) => (
              <Checkbox key={groupId} value={groupId} label={label} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : null}
    </FormModal>
  );
}
